"""`python -m tests.laws.digests dragon 2 250`: a mark of so many random games, whoever plays them.

Legal moves, positions on the way, what learners read of them, redealt worlds and the ends all go
into it.
"""

import hashlib
import sys
from random import Random

from lorcha.core.build import COMPILED
from lorcha.core.chance import Fast
from lorcha.core.game import Game
from lorcha.core.match import digest
from lorcha.core.state import SPECTATOR, State
from lorcha.envs.lanes import hidden_of, move_rows, observation_of
from tests.laws.tables import GAMES, begin, step

EVERY = 40  # one position in so many


def mark_of(game: Game, seats: int, count: int) -> str:
    mark = hashlib.sha256()
    for number in range(count):
        state, chooser = begin(game, seats, number), Random(number)
        while not state.over():
            asked = [(seat, state.legal(seat)) for seat in state.actors()]
            if chooser.randrange(EVERY) == 0:
                worlds = [state.redeal(s, Fast(number)) for s in range(SPECTATOR, seats)]
                mark.update("".join(map(digest, [state, *worlds])).encode())
                mark.update(repr(rows_of(game, state)).encode())
            mark.update(f"{asked} {step(state, chooser)}".encode())
        mark.update(digest(state).encode())
    return mark.hexdigest()


def rows_of(game: Game, state: State) -> list[list[int]]:
    """All that learners read of a position."""
    if game.features is None:
        return []
    found = []
    for seat in range(state.seats):
        found.append(list(observation_of(game.features, state, seat)))
        found.append(list(hidden_of(game.features, state, seat)))
        found.append(list(move_rows(game.features, state, seat)))
    return [[int(number) for number in row] for row in found]


if __name__ == "__main__":
    name, seats, count = sys.argv[1:]
    engine = "compiled" if COMPILED else "interpreted"
    print(engine, mark_of(GAMES[name], int(seats), int(count)))
