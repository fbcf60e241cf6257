"""The books of every seat: luck and mistakes, own and others', and what the judge cannot explain
add up to the result."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from math import sqrt
from typing import Final

from lorcha.analysis.grades import GRADES
from lorcha.analysis.levels import levels_of
from lorcha.analysis.report import Account, Decision, Row, Step

FIRST_DEAL: Final = "first_deal"  # the source of what the set-up brought
UNEXPLAINED: Final = ""  # nothing was unknown to the seat that moved


def accounts_of(game: str, first: Row, dealt: Row, steps: Sequence[Step]) -> list[Account]:
    return [account_of(game, first, dealt, steps, seat) for seat in range(len(first))]


def account_of(game: str, first: Row, dealt: Row, steps: Sequence[Step], seat: int) -> Account:
    luck, mistakes = {True: 0.0, False: 0.0}, {True: 0.0, False: 0.0}  # own, others'
    sources: defaultdict[str, float] = defaultdict(float)
    luck[True] = sources[FIRST_DEAL] = dealt[seat] - first[seat]
    for step in steps:
        own = step.seat == seat
        if step.source != UNEXPLAINED:
            luck[own] += step.luck[seat]
        sources[step.source] += step.luck[seat]
        if step.decision is not None:
            mistakes[own] += step.decision.cost[seat]
    graded = [step.decision for step in steps if step.seat == seat and is_graded(step.decision)]
    loss, doubt = mean_loss([decision for decision in graded if decision is not None], seat)
    counts = Counter(decision.grade for decision in graded if decision is not None)
    return Account(
        first=first[seat],
        own_luck=luck[True],
        others_luck=luck[False],
        unexplained=sources[UNEXPLAINED],
        own_mistakes=mistakes[True],
        others_mistakes=mistakes[False],
        result=steps[-1].shares[seat] if steps else dealt[seat],
        sources=dict(sources),
        grades={grade: counts[grade] for grade in GRADES},
        loss=loss,
        loss_doubt=doubt,
        levels=levels_of(game, loss, doubt) if graded else (),
    )


def is_graded(decision: Decision | None) -> bool:
    return decision is not None and decision.grade != ""


def mean_loss(decisions: Sequence[Decision], seat: int) -> tuple[float, float]:
    """The mean share lost in a decision, and its standard error."""
    count = len(decisions)
    if not count:
        return 0.0, 0.0
    losses = [-decision.cost[seat] for decision in decisions]
    mean = sum(losses) / count
    spread = sum((loss - mean) ** 2 for loss in losses) / max(1, count - 1)
    return mean, sqrt(spread / count)
