"""Every verb of a game played in the browser: a verb that the board does not offer fails."""

from collections.abc import Iterable

from lorcha import games
from tests.web.browser_player import BrowserPlayer
from tests.web.decisions import find_decision, offers, play_from


def play_every_verb(player: BrowserPlayer, game_id: str, seats: int, **seats_of: int) -> None:
    """Plays each verb of the game once with the pointer, and prints what was sent.

    The tables have this many `seats`, or for some verbs as many as `seats_of` says.
    """
    rows = []
    for verb in games.load(game_id).moves.verbs:
        match, seat = find_decision(game_id, seats_of.get(verb.name, seats), offers(verb.name))
        play_from(player, match, seat)
        verbs = player.answer(verb.name)
        assert verbs[0] == verb.name
        rows.append((verb.name, str(len(match.seats)), str(match.ply), " ".join(verbs)))
    print(table(("move", "players", "ply", "sent"), rows))


def table(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    """A table in Markdown."""
    lines = [heads, tuple("---" for _ in heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
