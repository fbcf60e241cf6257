"""Moves made in worlds that a seat holds possible, the same ones for each move."""

from collections.abc import Sequence
from typing import Final

from lorcha.analysis.judge import Judge, Shares
from lorcha.core.chance import Fast
from lorcha.core.state import State

SEEDS: Final = 1 << 30

Ends = list[list[State]]  # by world and move


def worlds_after(
    state: State, seat: int, moves: Sequence[int], worlds: int, seed: int
) -> tuple[Ends, list[int]]:
    """And a seed for the luck of each world from there on."""
    chance = Fast(seed)
    ends: Ends = []
    for _ in range(worlds):
        world = state.redeal(seat, chance)
        ends.append([after(world, seat, move) for move in moves])
    return ends, [int(chance.below(SEEDS)) for _ in range(worlds)]


def after(world: State, seat: int, move: int) -> State:
    copy = world.clone()
    copy.play(seat, move)
    return copy


def flat(ends: Ends) -> list[State]:
    return [end for of_world in ends for end in of_world]


def repeated(seeds: Sequence[int], moves: Sequence[int]) -> list[int]:
    """As `flat` puts them: lines of the same world have the same luck."""
    return [seed for seed in seeds for _ in moves]


def judge_ends(judge: Judge, ends: Ends) -> Shares:
    """By world, move and seat."""
    every = flat(ends)
    shares: Shares = judge.shares(every).reshape(len(ends), len(ends[0]), int(every[0].seats))
    return shares
