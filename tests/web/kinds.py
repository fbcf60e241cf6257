"""Every kind of move of a game made in the browser: one without a place on the board fails."""

from collections.abc import Iterable

from lorcha import games
from tests.web.moments import moment, offers, sit_in
from tests.web.sitter import Sitter


def make_every_kind(sitter: Sitter, game_id: str, seats: int, **otherwise: int) -> None:
    """By pointer, each verb of the game's book from a moment at a table for `seats`, or for as many
    as are told for it; prints what was made."""
    rows = []
    for verb in games.load(game_id).moves.verbs:
        match, seat = moment(game_id, otherwise.get(verb.name, seats), offers(verb.name))
        sit_in(sitter, match, seat)
        made = sitter.answer(verb.name)
        assert made[0] == verb.name
        rows.append((verb.name, str(len(match.seats)), str(match.ply), " ".join(made)))
    print(table(("move", "players", "ply", "sent"), rows))


def table(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    """As it is written in Markdown."""
    lines = [heads, tuple("---" for _ in heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
