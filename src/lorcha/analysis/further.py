"""What moves lead to some rounds later: the parts of the score a better one brings, and a third
opinion where two differ."""

from collections.abc import Sequence
from typing import Final

from lorcha.analysis.judge import Judge, Shares
from lorcha.analysis.play_on import play_on
from lorcha.analysis.worlds import Ends, flat, judge_ends, repeated, worlds_after
from lorcha.core.game import game_of
from lorcha.core.state import NOBODY, State

AHEAD: Final = 2  # rounds of the game
FURTHER: Final = 6  # times round the table instead, where a game does not count its rounds
LONGEST: Final = 24  # times round the table, should the rounds take so long


def look_further(
    judge: Judge, state: State, seat: int, moves: Sequence[int], worlds: int, seed: int
) -> Shares:
    """The shares rounds after each of these moves, by world, move and seat."""
    ends, seeds = worlds_after(state, seat, moves, worlds, seed)
    to_same_moment(judge, flat(ends), repeated(seeds, moves), state)
    return judge_ends(judge, ends)


def compare_parts(
    judge: Judge, state: State, ends: Ends, seeds: Sequence[int], seat: int, best: int, played: int
) -> dict[str, float]:
    """What the best move brings more of, or less, once both have been played on as far."""
    chosen = [of_world[move].clone() for of_world in ends for move in (best, played)]
    to_same_moment(judge, chosen, repeated(seeds, (best, played)), state)
    totals: dict[str, float] = {}
    for i, world in enumerate(chosen):
        sign = -1 if i % 2 else 1
        for part, points in parts_of(world, seat).items():
            totals[part] = totals.get(part, 0.0) + sign * points / len(ends)
    return {part: round(total, 2) for part, total in totals.items() if round(total, 2)}


def to_same_moment(
    judge: Judge, worlds: Sequence[State], seeds: Sequence[int], begin: State
) -> None:
    """One line may take more decisions than another: as many of both would end in other months."""
    rounds, seats = game_of(begin).rounds, int(begin.seats)
    if rounds is None:
        play_on(judge, worlds, NOBODY, seeds, FURTHER * seats)
    else:
        last = rounds(begin) + AHEAD
        play_on(judge, worlds, NOBODY, seeds, LONGEST * seats, lambda one: rounds(one) >= last)


def parts_of(state: State, seat: int) -> dict[str, int]:
    return next(standing.parts for standing in state.standings() if standing.seat == seat)
