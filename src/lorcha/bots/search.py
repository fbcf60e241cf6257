"""Searches as long as its budget lasts, and takes the move it tried most often.

With a budget of simulations and the same seed it plays the same again.
"""

from math import inf
from time import perf_counter
from typing import Final

from lorcha.bots.budget import ENDLESS, Budget
from lorcha.bots.forest import Forest
from lorcha.bots.mates import Errand, MateLost, errands, mate, together
from lorcha.bots.thought import Candidate, Thought, drawn
from lorcha.core.chance import Fast
from lorcha.core.journal import mix
from lorcha.core.perspective import Perspective

GLANCES: Final = 8  # worlds looked at before the first simulation
DEFAULT: Final = Budget(seconds=1.0)
PAUSE: Final = 0.1  # of its seconds: so often a bot short of time asks itself if it may stop


class Search:
    """With a temperature lesser moves are taken too, as often as their visits raised to 1/t say.

    A `broad` one tries them all, to tell of the second and the third best as well.
    """

    def __init__(
        self,
        seed: int,
        budget: Budget = DEFAULT,
        temperature: float = 0.0,
        *,
        broad: bool = False,
    ) -> None:
        self._chance = Fast(seed)
        self._budget, *self._for_mates = budget.shares()
        self._temperature = temperature
        self._broad = broad
        self._forest: Forest | None = None
        self._read = 0  # entries of the journal that the forest knows

    def choose(self, perspective: Perspective) -> int:
        return self.consider(perspective).move

    def consider(self, perspective: Perspective) -> Thought:
        moves = perspective.legal()
        if len(moves) == 1:
            return Thought(moves[0], [Candidate(moves[0], 0)])
        sent = self._send_mates(perspective)
        forest = self._recall(perspective)
        forest.look_round([perspective.sample(self._chance) for _ in range(GLANCES)])
        if self._broad:
            forest.root.broaden()
        self._simulate(forest, perspective)
        thought = self._conclude(together([candidates(forest, moves), *heard(sent)]))
        forest.key = mix(forest.key, thought.move)
        return thought

    def _send_mates(self, perspective: Perspective) -> list[Errand]:
        if not self._for_mates:
            return []
        sent = errands(perspective, self._for_mates, self._chance)
        for number, errand in enumerate(sent):
            mate(number, think).send(errand)
        return sent

    def _simulate(self, forest: Forest, perspective: Perspective) -> None:
        """Until the budget is spent, or until the time left cannot change the choice any more."""
        began, limit = perf_counter(), self._budget.seconds
        hurried = self._budget.simulations == ENDLESS and not self._temperature
        pause = PAUSE * limit if hurried else inf
        for done in range(1, self._budget.simulations + 1):
            forest.simulate(perspective.sample(self._chance))
            spent = perf_counter() - began
            if spent >= limit:
                return
            if spent >= pause:
                pause += PAUSE * limit
                if lead(forest) > done * (limit - spent) / spent:
                    return

    def _recall(self, perspective: Perspective) -> Forest:
        """What was thought before, moved on by what the seat has read since; else a new forest."""
        marks = perspective.fingerprints()
        seats = perspective.seats
        if self._forest is None or len(marks) < self._read or not marks:
            self._forest = Forest(perspective.game.valuation, perspective.seat, seats, self._chance)
        else:
            key = self._forest.key
            for mark in marks[self._read :]:
                key = mix(key, mark)
            self._forest.go_to(key)
        self._read = len(marks)
        return self._forest

    def _conclude(self, considered: list[Candidate]) -> Thought:
        best = max(candidate.visits for candidate in considered)
        chosen = considered[0]
        if self._temperature:
            weights = [(c.visits / best) ** (1 / self._temperature) for c in considered]
            chosen = considered[drawn(weights, self._chance)]
        return Thought(chosen.move, considered)


def think(errand: Errand) -> Thought:
    """What a mate does."""
    return Search(errand.seed, errand.budget).consider(errand.perspective())


def heard(sent: list[Errand]) -> list[list[Candidate]]:
    """What the mates found; if one of them has died the others are not waited for either."""
    try:
        return [mate(number, think).answer(errand) for number, errand in enumerate(sent)]
    except MateLost:
        mate.cache_clear()
        return []


def lead(forest: Forest) -> float:
    """How many tries the favourite is ahead of the next."""
    first, second = sorted(forest.root.visits, reverse=True)[:2]
    return first - second


def candidates(forest: Forest, moves: list[int]) -> list[Candidate]:
    """The moves as the root of the forest knows them."""
    root, seats, found = forest.root, int(forest.seats), []
    for guess, move in enumerate(moves):
        place = int(root.place_of(move, guess))
        visits = int(root.visits[place])
        totals = root.shares[place * seats : (place + 1) * seats]
        shares = tuple(total / visits for total in totals) if visits else ()
        found.append(Candidate(move, visits, shares))
    return found
