"""Many worlds played on together by the judge's policies, until a seat is asked again."""

from collections.abc import Callable, Sequence

from lorcha.analysis.judge import Judge, Policy, first_actor
from lorcha.core.chance import Fast
from lorcha.core.state import State


def never(_: State) -> bool:
    return False


class Line:
    """A world in which a seat has just moved. What it is asked before anybody else has moved
    belongs to the same decision, and is answered by the policy too."""

    def __init__(self, world: State, seat: int, seed: int) -> None:
        self.world = world
        self.seat = seat
        self.chance = Fast(seed)
        self.others_moved = False

    def settle(self, far_enough: Callable[[State], bool]) -> bool:
        """Play what is forced; is there nothing more to play?"""
        world = self.world
        while not world.over() and not far_enough(world):
            actor = self.seat if world.is_asked(self.seat) else first_actor(world)
            moves = world.legal_buffer(actor)
            if moves.count > 1:
                return self.others_moved and actor == self.seat
            self._advance(actor, moves.codes[0])
        return True

    def answer(self, actor: int, policy: Policy) -> None:
        self._advance(actor, self.world.legal_buffer(actor).codes[draw(policy, self.chance)])

    def _advance(self, actor: int, move: int) -> None:
        self.others_moved = self.others_moved or actor != self.seat
        self.world.advance(actor, move)


def play_on(
    judge: Judge,
    worlds: Sequence[State],
    seat: int,
    seeds: Sequence[int],
    most: int,
    far_enough: Callable[[State], bool] = never,
) -> None:
    """Everybody answers as the policy draws, until the seat has its next decision (NOBODY never
    has) or the world is far enough, but for `most` choices at most. Worlds with the same seed have
    the same luck."""
    going = [Line(world, seat, seed) for world, seed in zip(worlds, seeds, strict=True)]
    for _ in range(most):
        going = [line for line in going if not line.settle(far_enough)]
        if not going:
            return
        actors = [first_actor(line.world) for line in going]
        policies = judge.policies([line.world for line in going], actors)
        for line, actor, policy in zip(going, actors, policies, strict=True):
            line.answer(actor, policy)


def draw(policy: Policy, chance: Fast) -> int:
    point = int(chance.below(1 << 30)) / (1 << 30)
    for index, weight in enumerate(policy):
        point -= float(weight)
        if point < 0:
            return index
    return len(policy) - 1
