"""What each move was worth to the seat that decided, by what it knew."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from lorcha.analysis.further import compare_parts, look_further
from lorcha.analysis.grades import MISTAKE, NOT_GOOD, grade_of
from lorcha.analysis.judge import Judge, Policy, Shares
from lorcha.analysis.modes import Mode
from lorcha.analysis.play_on import play_on
from lorcha.analysis.report import Decision, Grade, Option
from lorcha.analysis.worlds import Ends, flat, judge_ends, repeated, worlds_after
from lorcha.core.game import Game
from lorcha.core.state import State

SELDOM: Final = 0.05  # a move it likes so much less than its favourite is not called the better one
JUDGE: Final = 0.02  # how far two looks of a net at nearly the same position lie apart
LEAST: Final = 1e-3
OTHER_WORLDS: Final = 1 << 20  # a look further must not know the worlds of the first
PLAYED: Final = 0  # the first of those compared


class Weighed(NamedTuple):
    """Moves made in several worlds: the shares after each, and where each came to."""

    values: Shares  # world, move, seat
    ends: Ends
    seeds: list[int]


class Opinion(NamedTuple):
    """Of a move: beside which one it is worst, what it costs every seat, the doubt of it."""

    rival: int
    cost: Shares
    doubt: float
    grade: Grade


class Compared(NamedTuple):
    moves: list[int]
    priors: NDArray[np.float64]
    weighed: Weighed
    opinions: list[Opinion]


class Comparison(NamedTuple):
    """What a single move deserves: `loss` is the share it would have given away."""

    grade: Grade
    loss: float
    doubt: float


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
    if len(state.legal(seat)) < 2:
        return None
    compared = compare(judge, state, seat, [played], mode, worlds, seed)
    moves, weighed = compared.moves, compared.weighed
    opinions = settle(judge, state, seat, compared, [played], mode, seed)
    own, parts = opinions[PLAYED], dict[str, float]()
    if own.grade in NOT_GOOD:
        others = settle(judge, state, seat, compared, moves[1:], mode, seed)[1:]
        opinions = [own, *map(as_best, others)]
        parts = compare_parts(judge, state, weighed.ends, weighed.seeds, seat, own.rival, PLAYED)
    text = game.moves.to_text
    return Decision(
        game.question(state),
        text(played),
        text(moves[own.rival]),
        options_of(game, seat, compared, opinions, own.rival),
        tuple(own.cost.tolist()),
        own.doubt,
        own.grade,
        parts,
    )


def options_of(
    game: Game, seat: int, compared: Compared, opinions: Sequence[Opinion], best: int
) -> tuple[Option, ...]:
    """The best first."""
    moves, means = compared.moves, compared.weighed.values.mean(0)
    order = sorted(range(len(moves)), key=lambda i: (i != best, -means[i, seat]))
    return tuple(
        Option(
            game.moves.to_text(moves[i]),
            row(means[i]),
            round(float(compared.priors[i]), 4),
            opinions[i].grade,
        )
        for i in order
    )


def judge_another(
    judge: Judge,
    state: State,
    seat: int,
    played: int,
    move: int,
    mode: Mode,
    worlds: int,
    seed: int,
) -> Comparison | None:
    """A move beside all those that the decision was compared with, in the same worlds."""
    if len(state.legal(seat)) < 2:
        return None
    compared = compare(judge, state, seat, [played, move], mode, worlds, seed)
    opinions = settle(judge, state, seat, compared, [move], mode, seed)
    opinion = as_best(opinions[compared.moves.index(move)])
    return Comparison(opinion.grade, -float(opinion.cost[seat]), opinion.doubt)


def as_best(opinion: Opinion) -> Opinion:
    """Beside a mistake: what looked like all the others is as good as the best of them."""
    return opinion if opinion.grade else opinion._replace(grade="best")


def compare(
    judge: Judge, state: State, seat: int, wanted: list[int], mode: Mode, worlds: int, seed: int
) -> Compared:
    """The first of the wanted moves beside those the policy likes best, and the others too."""
    legal, policy = state.legal(seat), judge.policies([state], [seat])[0]
    moves = choose_options(legal, policy, wanted[0], mode.options)
    moves += [move for move in wanted if move not in moves]
    priors = np.array([float(policy[legal.index(move)]) for move in moves])
    weighed = weigh(judge, state, seat, moves, worlds, seed, mode.rounds)
    return Compared(moves, priors, weighed, opinions_of(weighed.values, priors, seat))


def opinions_of(values: Shares, priors: NDArray[np.float64], seat: int) -> list[Opinion]:
    """What the look ahead says of each move, as far as the policy agrees."""
    means, own = values.mean(0), values[:, :, seat]
    spread = float(np.ptp(means[:, seat]))
    opinions = []
    for i, rival in enumerate(rivals_of(means[:, seat], priors)):
        cost = (means[i] - means[rival]) * agreement(priors[i], priors[rival])
        doubt = doubt_of(own[:, i] - own[:, rival])
        grade = grade_of(-float(cost[seat]), doubt, spread)
        opinions.append(Opinion(rival, cost, doubt, grade))
    return opinions


def settle(
    judge: Judge,
    state: State,
    seat: int,
    compared: Compared,
    wanted: Sequence[int],
    mode: Mode,
    seed: int,
) -> list[Opinion]:
    """The opinions; of each of the wanted moves that is under suspicion, what a look further ahead
    says, in other worlds. What nobody called a mistake stays as it was unless it is one there."""
    opinions, moves = list(compared.opinions), compared.moves
    suspects = {at: suspicion(compared, at, seat) for at in map(moves.index, wanted)}
    needed = sorted({i for at, rivals in suspects.items() if rivals for i in (at, *rivals)})
    if not needed:
        return opinions

    def look(chosen: Sequence[int], worlds: int, seed: int) -> Shares:
        return look_further(judge, state, seat, [moves[i] for i in chosen], worlds, seed)

    values = look(needed, mode.further, seed + OTHER_WORLDS)
    column = {i: values[:, n] for n, i in enumerate(needed)}
    for at, rivals in suspects.items():
        if not rivals:
            continue
        rival = max(rivals, key=lambda i: column[i][:, seat].mean())
        opinion = opinion_of(column[at] - column[rival], at, rival, seat)
        if at == PLAYED and mode.again and opinion.doubt - opinion.cost[seat] >= MISTAKE:
            again = look([at, rival], mode.again, seed + 2 * OTHER_WORLDS)
            opinion = opinion_of(again[:, 0] - again[:, 1], at, rival, seat)
        if opinion.grade in NOT_GOOD or opinions[at].grade in NOT_GOOD:
            opinions[at] = opinion
    return opinions


def opinion_of(differences: Shares, at: int, rival: int, seat: int) -> Opinion:
    """By world and seat: what a move brought beside its rival. No mistake if that is no less."""
    cost, doubt = differences.mean(0), doubt_of(differences[:, seat])
    if cost[seat] >= 0:
        rival, cost = at, np.zeros_like(cost)
    return Opinion(rival, cost, doubt, grade_of(-float(cost[seat]), doubt, 1.0))


def suspicion(compared: Compared, at: int, seat: int) -> list[int]:
    """The moves beside which this one may be a mistake: both opinions say so, or one of them. The
    one they agree on may be as bad, but seldom the favourite of each as well."""
    own, priors = compared.weighed.values.mean(0)[:, seat], compared.priors
    if compared.opinions[at].grade in NOT_GOOD:
        agreed = compared.opinions[at].rival
        return sorted({agreed, int(own.argmax()), int(priors.argmax())} - {at})
    return disputed_by(own, priors, at)


def disputed_by(own: Shares, priors: NDArray[np.float64], at: int) -> list[int]:
    """The moves beside which one opinion alone calls this one a mistake. Where that is the policy,
    its favourite may be as bad, and any other move the right one."""
    seems = int(own.argmax())
    if priors[at] < SELDOM * priors.max():
        return [i for i in range(len(priors)) if i != at]
    return [seems] if own[seems] - own[at] >= MISTAKE else []


def choose_options(legal: list[int], policy: Policy, played: int, most: int) -> list[int]:
    """The move that was played, and those the policy likes best."""
    order = sorted(range(len(legal)), key=lambda i: (legal[i] != played, -policy[i]))
    return [legal[i] for i in order[:most]]


def weigh(
    judge: Judge, state: State, seat: int, moves: list[int], worlds: int, seed: int, rounds: int
) -> Weighed:
    ends, seeds = worlds_after(state, seat, moves, worlds, seed)
    play_on(judge, flat(ends), seat, repeated(seeds, moves), rounds * int(state.seats))
    return Weighed(judge_ends(judge, ends), ends, seeds)


def rivals_of(own: Shares, priors: NDArray[np.float64]) -> list[int]:
    """For each move the one it loses most against, as far as the policy agrees; itself if there is
    none. A move the policy hardly ever takes is nobody's rival: a few worlds alone name no better
    move."""
    seldom = priors < SELDOM * priors.max()
    rivals = []
    for i, prior in enumerate(priors):
        agreed = [agreement(float(prior), float(other)) for other in priors]
        losses = np.where(seldom, 0.0, (own - own[i]) * agreed)
        rivals.append(int(losses.argmax()) if losses.max() > 0 else i)
    return rivals


def agreement(played: float, rival: float) -> float:
    """How far the policy, too, prefers the rival: 0 if it likes the played move as much."""
    return max(0.0, 1 - played / max(rival, LEAST))


def doubt_of(differences: Shares) -> float:
    """The standard error of their mean, and what more worlds would not take away."""
    if len(differences) < 2:
        return 1.0
    return float(np.hypot(differences.std(ddof=1) / np.sqrt(len(differences)), JUDGE))


def row(shares: Shares) -> tuple[float, ...]:
    return tuple(round(float(share), 5) for share in shares)
