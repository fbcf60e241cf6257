"""Where a net and the classic search differ most, and which of them games played on bear out.

    PYTHONPATH=. python bench/disagreements.py dragon --count 20 --into folder

Nets play games for two. Wherever they have a choice the search says what it thinks of their move;
of the decisions it thinks least of, each is played on to the end many times after either move, in
the same worlds and with the same luck, everybody by the net. Positions are saved as matches:
`lorcha replay FILE --at PLY` shows them.
"""

import lorcha.nets  # noqa: F401  first: it tells numpy to stay on one core

# isort: split
import argparse
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from lorcha import games
from lorcha.analysis.analyst import judge_of
from lorcha.bots.budget import Budget
from lorcha.bots.net import NetBot
from lorcha.bots.search import ClassicSearch
from lorcha.core.match import Match, fast
from lorcha.core.perspective import Perspective
from lorcha.puzzles.deep import play_to_end

SEATS: Final = 2
STRAY: Final = 0.3  # temperature of the nets: no two games are the same


class Difference(NamedTuple):
    ply: int
    seat: int
    net: int
    search: int
    gap: float  # by what the search expects


def differences(match: Match, players: list[NetBot], simulations: int) -> list[Difference]:
    """Plays the match to its end."""
    found = []
    while not match.state.over():
        seat = match.state.actors()[0]
        perspective = Perspective(match.state, seat, match.ply)
        move = players[seat].choose(perspective)
        if len(perspective.legal()) > 1:
            search = ClassicSearch(match.ply, Budget(simulations=simulations))
            candidates = search.consider(perspective).candidates
            mine = next((c for c in candidates if c.move == move and c.visits), None)
            if mine and candidates[0].move != move:
                gap = candidates[0].gain - mine.gain
                found.append(Difference(match.ply, seat, move, candidates[0].move, gap))
        match.play(seat, move)
    return found


def tell(match: Match, difference: Difference, worlds: int, file: str) -> float:
    """How much more the net's move won, played on to the end."""
    state, text = match.at(difference.ply).state, match.game.moves.to_text
    lines = [[difference.net], [difference.search]]
    net, search = play_to_end(
        judge_of(match.game), state, difference.seat, lines, worlds, difference.ply
    )
    gains = net.won - search.won
    doubt = 1.96 * gains.std() / len(gains) ** 0.5
    parts = {
        part: round(points - search.parts.get(part, 0.0), 1)
        for part, points in net.parts.items()
        if abs(points - search.parts.get(part, 0.0)) >= 0.3  # points
    }
    print(
        f"{file} at {difference.ply}, seat {difference.seat}, {match.game.question(state)}:"
        f" net {text(difference.net)!r}, search {text(difference.search)!r};"
        f" the search expects {difference.gap:+.0%} of its own,"
        f" the net's won {gains.mean():+.0%} ± {doubt:.0%}; points {parts}",
        flush=True,
    )
    return float(gains.mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=20, help="decisions")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=400, help="of the search")
    parser.add_argument("--worlds", type=int, default=200, help="games played on after each move")
    parser.add_argument("--into", type=Path, required=True, help="the folder for the matches")
    args = parser.parse_args()
    args.into.mkdir(parents=True, exist_ok=True)
    game = games.load(args.game)
    found: list[tuple[Difference, Match, str]] = []
    for seed in range(args.games):
        match = Match(game, ("net", "net"), game.complete(SEATS, {}), fast(seed))
        players = [NetBot(2 * seed + i, temperature=STRAY) for i in range(SEATS)]
        file = f"{game.id}-{seed}.json"
        found += [(d, match, file) for d in differences(match, players, args.simulations)]
        (args.into / file).write_text(match.save(), "utf-8")
    found.sort(key=lambda one: -one[0].gap)
    gains = [tell(match, d, args.worlds, file) for d, match, file in found[: args.count]]
    print(f"{game.id}: the net's moves won {np.mean(gains):+.1%} more, better in", end=" ")
    print(f"{sum(gain > 0 for gain in gains)} of {len(gains)}")


if __name__ == "__main__":
    main()
