"""Positions and generators of the compiled engine can be copied and pickled, by their dumps.

So can everything made of them: environments, batches, bots. A journal is not taken along: a
restored position that had one begins a new one.
"""

import copyreg
from typing import Any

from lorcha import games
from lorcha.core.chance import Fast, load_chance
from lorcha.core.game import Game
from lorcha.core.journal import Journal
from lorcha.core.state import State


def register(game: Game) -> None:
    """Positions of this game can be copied and pickled from now on."""
    copyreg.pickle(game.state, reduce_state)


def reduce_state(state: State) -> tuple[Any, ...]:
    return restore_state, (state.dump(), state.journal is not None)


def restore_state(dump: dict[str, Any], has_journal: bool) -> State:
    game = games.load(dump["game"])
    register(game)
    state = game.load(dump)
    state.journal = Journal() if has_journal else None
    return state


def reduce_chance(chance: Fast) -> tuple[Any, ...]:
    return load_chance, (chance.dump(),)


copyreg.pickle(Fast, reduce_chance)
