"""Golden games: whole games in readable notation, so that a change of rules shows as a diff.

Each move is written `ply seat notation`, below it the entries of the journal, then the standings.
"""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from lorcha.core.chance import Fast
from lorcha.core.fields import BadText
from lorcha.core.game import Game
from lorcha.core.journal import EVERYONE, TABLE, Entry
from lorcha.core.match import Match, digest, fast
from lorcha.core.options import BadOption, Value, option_text
from lorcha.core.playout import playout
from lorcha.core.state import State

FOLDER = Path(__file__).parent.parent / "golden"
TRIES = 60  # random games to value a move


def write_game(match: Match) -> str:
    lines = [*header(match), ""]
    entries = match.journal.entries
    lines += [line(entry) for entry in entries if entry.ply == 0]
    for ply, (seat, move) in enumerate(match.moves, 1):
        lines.append(f"{ply} {seat} {match.game.moves.to_text(move)}")
        lines += [line(entry) for entry in entries if entry.ply == ply]
    return "\n".join([*lines, "", *ending(match.state)]) + "\n"


def header(match: Match) -> list[str]:
    options = " ".join(f"{name}={option_text(value)}" for name, value in match.options.items())
    return [
        f"game {match.game.id}",
        f"seats {len(match.seats)}",
        f"seed {match.seed.seed}",
        f"options {options}".strip(),
    ]


def line(entry: Entry) -> str:
    who = [] if entry.seat == TABLE else [str(entry.seat)]
    values = [
        f"{f.name}={f.to_text(v)}" for f, v in zip(entry.event.fields, entry.values, strict=True)
    ]
    parts = [*who, entry.event.name, *values]
    if entry.event.secret and entry.seen != EVERYONE:
        knowers = ",".join(str(seat) for seat in range(32) if entry.seen >> seat & 1)
        parts.append(f"({' '.join(entry.event.secret)}: only {knowers or 'nobody'})")
    return "    " + " ".join(parts)


def ending(state: State) -> list[str]:
    ranked = [
        f"{s.place}. seat {s.seat}: {s.score} = "
        + " + ".join(f"{points} {part}" for part, points in s.parts.items())
        for s in state.standings()
    ]
    return [*ranked, f"digest {digest(state)}"]


def start_match(game: Game, text: str) -> Match:
    """A match with the header of a golden game, about to be played."""
    header, _, _ = text.partition("\n\n")
    said = dict(line.split(" ", 1) for line in header.splitlines() if " " in line)
    options: dict[str, Value] = {}
    offered = {option.id: option for option in game.options}
    for word in said.get("options", "").split():
        name, value = word.split("=")
        if name not in offered:
            raise BadOption(f"{game.title} has no option {name}")
        options[name] = offered[name].read(value)
    return Match(
        game, [str(seat) for seat in range(int(said["seats"]))], options, fast(int(said["seed"]))
    )


def moves_in(game: Game, text: str) -> Iterator[tuple[int, int]]:
    for written_move in text.split("\n\n")[1].splitlines():
        if not written_move.startswith(" "):
            _, seat, notation = written_move.split(" ", 2)
            yield int(seat), game.moves.from_text(notation)


def compose_game(game: Game, seats: int, old: str) -> Match:
    """The old game as far as its moves are still legal, then sensible moves."""
    header = f"seats {seats}\nseed {seats}\n\n"
    match = start_match(game, header)
    with suppress(BadOption, BadText):  # of rules that are no more
        match = start_match(game, old or header)
        for seat, move in moves_in(game, old) if old else ():
            if move not in match.state.legal(seat):
                break
            match.play(seat, move)
    while not match.state.over():
        seat = match.state.actors()[0]
        match.play(seat, best_move(match.state, seat, match.ply))
    return match


def best_move(state: State, seat: int, ply: int) -> int:
    """The move after which random play, in worlds of the seat's knowledge, leads by most."""
    moves = state.legal(seat)
    leads = dict.fromkeys(moves, 0)
    for tried in range(TRIES if len(moves) > 1 else 0):
        chance = Fast(ply * TRIES + tried)
        world = state.redeal(seat, chance)
        for move in moves:
            end = world.clone()
            end.play(seat, move)
            playout(end, chance)
            leads[move] += lead(end, seat)
    return max(moves, key=lambda move: leads[move])


def lead(state: State, seat: int) -> int:
    scores = {standing.seat: standing.score for standing in state.standings()}
    return scores.pop(seat) - max(scores.values())
