"""Who finds it: the bot levels try a decision, each several times."""

from collections.abc import Collection, Sequence
from typing import Final

from lorcha import bots
from lorcha.bots.levels import LEVELS
from lorcha.core.game import game_of
from lorcha.core.perspective import Perspective
from lorcha.core.state import State
from lorcha.puzzles.decision import is_right, whole_decision

# The admiral thinks by the clock: what it finds would depend on the machine.
TRIED: Final = tuple(level for level in LEVELS if level != "admiral")


def who_finds(
    state: State,
    seat: int,
    best: Sequence[str],
    opening: Collection[str],
    attempts: int,
    seed: int,
) -> dict[str, float]:
    """The share of its attempts in which each level plays a right decision."""
    return {
        level: sum(
            is_right(best, decision_of(bots.load(level, seed + n), state, seat, opening, seed + n))
            for n in range(attempts)
        )
        / attempts
        for level in TRIED
    }


def decision_of(
    bot: bots.Bot, state: State, seat: int, opening: Collection[str], seed: int
) -> list[str]:
    """All parts of what the bot decides."""

    def choose(world: State) -> int:
        return bot.choose(Perspective(world, seat, seed))

    moves = whole_decision(state, seat, choose, opening)
    return [game_of(state).moves.to_text(move) for move in moves]
