"""Many worlds played on together by the judge's policies, until a seat is asked again."""

from collections.abc import Sequence

from lorcha.analysis.judge import Judge, Policy, first_actor
from lorcha.core.chance import Chance, Fast
from lorcha.core.state import State


def play_on(
    judge: Judge, worlds: Sequence[State], seat: int, seeds: Sequence[int], most: int
) -> None:
    """Everybody answers as the policy draws, until the seat has a choice (NOBODY never has), but
    for `most` decisions at most. Worlds with the same seed have the same luck."""
    draws: list[Chance] = [Fast(seed) for seed in seeds]
    going = list(range(len(worlds)))
    for _ in range(most):
        going = [i for i in going if not settle(worlds[i], seat)]
        if not going:
            return
        actors = [first_actor(worlds[i]) for i in going]
        policies = judge.policies([worlds[i] for i in going], actors)
        for i, actor, policy in zip(going, actors, policies, strict=True):
            moves = worlds[i].legal_buffer(actor)
            worlds[i].advance(actor, moves.codes[draw(policy, draws[i])])


def settle(world: State, seat: int) -> bool:
    """Play what is forced; is there nothing more to play?"""
    while not world.over():
        actor = seat if world.is_asked(seat) else first_actor(world)
        moves = world.legal_buffer(actor)
        if moves.count > 1:
            return actor == seat
        world.advance(actor, moves.codes[0])
    return True


def draw(policy: Policy, chance: Chance) -> int:
    point = int(chance.below(1 << 30)) / (1 << 30)
    for index, weight in enumerate(policy):
        point -= float(weight)
        if point < 0:
            return index
    return len(policy) - 1
