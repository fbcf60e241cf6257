"""`python -m tests.laws.digests dragon 2 250`: a hash of this many random games.

Legal moves, positions on the way, what learners read of them, redealt worlds and the ends all go
into it.
"""

import hashlib
import sys
from random import Random

from lorcha.core.chance import Fast
from lorcha.core.compiled import COMPILED
from lorcha.core.game import Game
from lorcha.core.match import digest
from lorcha.core.state import SPECTATOR, State
from lorcha.envs.lanes import hidden_of, move_rows, observation_of
from tests.laws.tables import GAMES, begin, step

EVERY = 40  # every 40th position is hashed


def hash_of_games(game: Game, seats: int, count: int) -> str:
    result = hashlib.sha256()
    for number in range(count):
        state, chooser = begin(game, seats, number), Random(number)
        while not state.over():
            asked = [(seat, state.legal(seat)) for seat in state.actors()]
            if chooser.randrange(EVERY) == 0:
                worlds = [state.redeal(s, Fast(number)) for s in range(SPECTATOR, seats)]
                result.update("".join(map(digest, [state, *worlds])).encode())
                result.update(repr(rows_of(game, state)).encode())
            result.update(f"{asked} {step(state, chooser)}".encode())
        result.update(digest(state).encode())
    return result.hexdigest()


def rows_of(game: Game, state: State) -> list[list[int]]:
    """The features of a position for each seat."""
    if game.features is None:
        return []
    rows = []
    for seat in range(state.seats):
        rows.append(list(observation_of(game.features, state, seat)))
        rows.append(list(hidden_of(game.features, state, seat)))
        rows.append(list(move_rows(game.features, state, seat)))
    return [[int(number) for number in row] for row in rows]


if __name__ == "__main__":
    name, seats, count = sys.argv[1:]
    engine = "compiled" if COMPILED else "interpreted"
    print(engine, hash_of_games(GAMES[name], int(seats), int(count)))
