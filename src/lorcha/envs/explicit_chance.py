"""Games in which every draw of chance is a node: the outcome is chosen outside, like a move.

The engine draws while it carries out a move. Here its chance knows only the outcomes chosen so far;
when it needs one more, the attempt is dropped, the outcome is chosen outside, and the move is made
again from the position before it.

A game can be cut down until its whole tree fits into a table: to a few `deals`, of which chance
picks one at the start and which decide everything drawn later, and to a `horizon` of decisions.
"""

import json
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Final

import msgspec

from lorcha.bots.outcome import Outcome
from lorcha.core.chance import Chance, Fast
from lorcha.core.journal import Journal, mix
from lorcha.core.match import digest
from lorcha.core.rows import Int
from lorcha.core.state import SPECTATOR, State
from lorcha.envs.config import EnvConfig, make_config
from lorcha.envs.lanes import seat_to_move

FINGERPRINT_BITS: Final = 40
UNDEALT: Final = "nothing is dealt yet"


class OutcomeNeeded(Exception):
    """The engine needs one of `outcome_count` outcomes."""

    def __init__(self, outcome_count: int) -> None:
        super().__init__(outcome_count)
        self.outcome_count = outcome_count


class ExplicitChance(Chance):
    """Gives the outcomes chosen outside, and raises OutcomeNeeded when they are used up."""

    def __init__(self, outcomes: tuple[int, ...], used: int = 0) -> None:
        self.outcomes = outcomes
        self.used = used

    def below(self, n: Int) -> Int:
        if n == 1:
            return 0
        if self.used == len(self.outcomes):
            raise OutcomeNeeded(int(n))
        self.used += 1
        return self.outcomes[self.used - 1]

    def clone(self) -> "ExplicitChance":
        return ExplicitChance(self.outcomes, self.used)

    def dump(self) -> dict[str, object]:
        return Fast(0).dump()


@dataclass(frozen=True)
class Limits:
    """What a game is cut down to; 0: not at all."""

    deals: int = 0
    horizon: int = 0


WHOLE: Final = Limits()


@dataclass(frozen=True)
class ExplicitChanceState:
    """The last position in which a seat was asked, and what has been decided since.

    `fingerprints` stand for all that each seat, and a spectator, has done and read so far.
    """

    config: EnvConfig
    before: State  # never changed
    fingerprints: tuple[int, ...]
    limits: Limits = WHOLE
    decisions: int = 0  # made so far
    dealt: bool = False
    move: tuple[int, int] | None = None  # seat and move made in it, if outcomes are still missing
    outcomes: tuple[int, ...] = ()
    outcome_count: int = 0  # of the next draw; 0: chance is not asked
    _views: dict[int, str] = field(default_factory=dict, init=False)  # as text, by seat

    def seat(self) -> int:
        return seat_to_move(self.before)

    def over(self) -> bool:
        at_horizon = 0 < self.limits.horizon <= self.decisions
        return self.outcome_count == 0 and (self.before.over() or at_horizon)

    def returns(self) -> list[float]:
        """The rewards by seat; at the horizon each seat's share of the win as its value says."""
        if self.before.over():
            return self.config.returns(self.before)
        return list(Outcome(self.config.game.valuation, self.before).shares)

    def legal(self) -> list[int]:
        return self.before.legal(self.seat())

    def play(self, move: int) -> "ExplicitChanceState":
        seat = self.seat()
        fingerprints = [*self.fingerprints]
        fingerprints[seat] = mix(fingerprints[seat], move)
        return replace(
            self,
            fingerprints=tuple(fingerprints),
            decisions=self.decisions + 1,
            move=(seat, move),
            outcomes=(),
        ).go_on()

    def draw(self, outcome: int) -> "ExplicitChanceState":
        if not 0 <= outcome < self.outcome_count:
            raise ValueError(f"chance has {self.outcome_count} outcomes, none is {outcome}")
        if self.limits.deals:
            before = self.before.clone()
            before.chance = Fast(outcome)
            return replace(self, before=before, outcome_count=0).go_on()
        return replace(self, outcomes=(*self.outcomes, outcome)).go_on()

    def go_on(self) -> "ExplicitChanceState":
        """Play as far as the outcomes reach."""
        world = self.before.clone()
        world.journal = Journal()
        drawn = ExplicitChance(self.outcomes)
        world.chance = self.before.chance.clone() if self.limits.deals else drawn
        try:
            if self.move is None:
                world.go_on()
            else:
                world.play(*self.move)
        except OutcomeNeeded as needed:
            return replace(self, outcome_count=needed.outcome_count)
        fingerprints = tuple(
            int(world.journal.fingerprint(seat, fingerprint))
            for fingerprint, seat in zip(self.fingerprints, self.readers(), strict=True)
        )
        world.journal = None
        return ExplicitChanceState(
            self.config, world, fingerprints, self.limits, self.decisions, dealt=True
        )

    def readers(self) -> list[int]:
        return [*range(self.config.seats), SPECTATOR]

    def resample(self, seat: int, seed: int) -> "ExplicitChanceState":
        """A world the seat cannot tell from this one. What the others remember is hidden from it:
        in the new world they remember what everyone has read."""
        if self.outcome_count:
            raise ValueError("nothing can be dealt again while chance is asked")
        world = self.before.redeal(seat, Fast(seed))
        if not self.limits.deals:
            world.chance = ExplicitChance(())
        common = self.fingerprints[-1]
        fingerprints = tuple(
            own if reader == seat else common
            for own, reader in zip(self.fingerprints, self.readers(), strict=True)
        )
        return replace(self, before=world, fingerprints=fingerprints)

    # ---- as text

    def view_text(self, seat: int) -> str:
        if not self.dealt:
            return UNDEALT
        if seat not in self._views:
            view = self.config.game.view(self.before, seat)
            self._views[seat] = msgspec.json.encode(view).decode()
        return self._views[seat]

    def information_state(self, seat: int) -> str:
        """What the seat sees, and the fingerprint of all it has done and read before."""
        return f"{self.view_text(seat)} {self.fingerprints[seat]:010x}"

    def __str__(self) -> str:
        return self._text

    @cached_property
    def _text(self) -> str:
        game = self.config.game
        title = f"{game.title} for {self.config.seats}"
        if not self.dealt:
            return f"{title}: {UNDEALT} {list(self.outcomes)}"
        who = "over" if self.over() else f"seat {self.seat()}: {game.question(self.before)}"
        move = game.moves.to_text(self.move[1]) if self.move else ""
        return f"{title}, {who} {move} {list(self.outcomes)} {digest(self.before)}"

    # ---- copied and pickled

    def __deepcopy__(self, memo: dict[int, Any]) -> "ExplicitChanceState":
        return self  # nothing in it ever changes

    def __reduce__(self) -> tuple[Any, ...]:
        config = self.config
        dump = json.dumps(self.before.dump()) if self.dealt else ""
        what = (config.game.id, config.seats, dict(config.options), config.reward)
        limits = (self.limits, self.decisions)
        rest = (self.fingerprints, *limits, self.move, self.outcomes, self.outcome_count)
        return restore, (what, dump, rest)


def initial_state(config: EnvConfig, limits: Limits = WHOLE) -> ExplicitChanceState:
    state = ExplicitChanceState(config, config.initial, (0,) * (config.seats + 1), limits)
    return replace(state, outcome_count=limits.deals) if limits.deals else state.go_on()


def restore(what: tuple[Any, ...], dump: str, rest: tuple[Any, ...]) -> ExplicitChanceState:
    config = make_config(*what)
    before = config.game.load(json.loads(dump)) if dump else config.initial
    fingerprints, limits, decisions, move, outcomes, outcome_count = rest
    return ExplicitChanceState(
        config,
        before,
        fingerprints,
        limits,
        decisions,
        bool(dump),
        move,
        outcomes,
        outcome_count,
    )
