"""What each move was worth to the seat that decided, by what it knew."""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from lorcha.analysis.grades import NOT_GOOD, grade_of
from lorcha.analysis.judge import Judge, Policy, Shares
from lorcha.analysis.modes import Mode
from lorcha.analysis.play_on import play_on
from lorcha.analysis.report import Decision, Option
from lorcha.core.chance import Fast
from lorcha.core.game import Game
from lorcha.core.state import NOBODY, State

SEEDS: Final = 1 << 30
TRUST: Final = 0.02  # in the policy: a move it likes e times as much may seem so much worse
JUDGE: Final = 0.02  # how far two looks of a net at nearly the same position lie apart
LEAST: Final = 1e-3
SHOWN: Final = 4  # options in the report
FURTHER: Final = 6  # rounds of the table until the parts of the score are compared


class Weighed(NamedTuple):
    """Moves made in several worlds: the shares after each, and where each came to."""

    values: Shares  # world, move, seat
    ends: list[list[State]]  # by world and move
    seeds: list[int]


def judge_decision(
    game: Game,
    judge: Judge,
    state: State,
    seat: int,
    played: int,
    mode: Mode,
    worlds: int,
    seed: int,
) -> Decision | None:
    """None if the seat had no choice."""
    legal = state.legal(seat)
    if len(legal) < 2:
        return None
    policy = judge.policies([state], [seat])[0]
    moves, priors = choose_options(legal, policy, played, mode.options)
    weighed = weigh(judge, state, seat, moves, worlds, seed, mode.rounds)
    means = weighed.values.mean(0)
    best, at = best_of(means[:, seat], priors), moves.index(played)
    if means[at, seat] >= means[best, seat]:
        best = at
    cost = (means[at] - means[best]) * agreement(priors[at], priors[best])
    doubt = doubt_of(weighed.values[:, at, seat] - weighed.values[:, best, seat])
    grade = grade_of(-cost[seat], doubt, float(np.ptp(means[:, seat])))
    order = sorted(range(len(moves)), key=lambda i: (i != best, -means[i, seat]))
    shown = order[:SHOWN] if at in order[:SHOWN] else [*order[: SHOWN - 1], at]
    text = game.moves.to_text
    return Decision(
        game.question(state),
        text(played),
        text(moves[best]),
        tuple(Option(text(moves[i]), row(means[i]), round(float(priors[i]), 4)) for i in shown),
        tuple(cost.tolist()),
        doubt,
        grade,
        compare_parts(judge, weighed, seat, best, at) if grade in NOT_GOOD else {},
    )


def choose_options(
    legal: list[int], policy: Policy, played: int, most: int
) -> tuple[list[int], NDArray[np.float64]]:
    """The moves the policy likes best, and the one that was played."""
    order = sorted(range(len(legal)), key=lambda i: (legal[i] != played, -policy[i]))[:most]
    return [legal[i] for i in order], np.array([float(policy[i]) for i in order])


def weigh(
    judge: Judge, state: State, seat: int, moves: list[int], worlds: int, seed: int, rounds: int
) -> Weighed:
    chance = Fast(seed)
    ends: list[list[State]] = []
    for _ in range(worlds):
        world = state.redeal(seat, chance)
        ends.append([after(world, seat, move) for move in moves])
    seeds = [int(chance.below(SEEDS)) for _ in range(worlds)]
    everywhere = [end for of_world in ends for end in of_world]
    repeated = [one for one in seeds for _ in moves]
    play_on(judge, everywhere, seat, repeated, rounds * int(state.seats))
    values = judge.shares(everywhere).reshape(worlds, len(moves), int(state.seats))
    return Weighed(values, ends, seeds)


def after(world: State, seat: int, move: int) -> State:
    copy = world.clone()
    copy.play(seat, move)
    return copy


def best_of(own: Shares, priors: NDArray[np.float64]) -> int:
    return int((own + TRUST * np.log(np.maximum(priors, LEAST))).argmax())


def agreement(played: float, best: float) -> float:
    """How far the policy, too, prefers the best move: 0 if it likes the played one as much."""
    return max(0.0, 1 - played / max(best, LEAST))


def doubt_of(differences: Shares) -> float:
    """The standard error of their mean, and what more worlds would not take away."""
    if len(differences) < 2:
        return 1.0
    return float(np.hypot(differences.std(ddof=1) / np.sqrt(len(differences)), JUDGE))


def compare_parts(
    judge: Judge, weighed: Weighed, seat: int, best: int, played: int
) -> dict[str, float]:
    """What the best move brings more of, or less, once both have been played on."""
    chosen = [ends[move].clone() for ends in weighed.ends for move in (best, played)]
    seeds = [seed for seed in weighed.seeds for _ in (best, played)]
    play_on(judge, chosen, NOBODY, seeds, FURTHER * int(chosen[0].seats))
    totals: dict[str, float] = {}
    for i, world in enumerate(chosen):
        sign = -1 if i % 2 else 1
        for part, points in parts_of(world, seat).items():
            totals[part] = totals.get(part, 0.0) + sign * points / len(weighed.ends)
    return {part: round(total, 2) for part, total in totals.items() if round(total, 2)}


def parts_of(state: State, seat: int) -> dict[str, int]:
    return next(standing.parts for standing in state.standings() if standing.seat == seat)


def row(shares: Shares) -> tuple[float, ...]:
    return tuple(round(float(share), 5) for share in shares)
