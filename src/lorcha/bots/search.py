"""Searches as long as its budget lasts, and takes the move it tried most often.

With a budget of simulations and the same seed it plays the same again.
"""

from time import perf_counter
from typing import Final

from lorcha.bots.budget import Budget
from lorcha.bots.forest import Forest
from lorcha.bots.thought import Candidate, Thought, drawn
from lorcha.core.chance import Fast
from lorcha.core.journal import mixed
from lorcha.core.perspective import Perspective

GLANCES: Final = 8  # worlds looked at before the first simulation
DEFAULT: Final = Budget(seconds=1.0)


class Search:
    """With a temperature lesser moves are taken too, as often as their visits raised to 1/t say."""

    def __init__(self, seed: int, budget: Budget = DEFAULT, temperature: float = 0.0) -> None:
        self._chance = Fast(seed)
        self._budget = budget
        self._temperature = temperature
        self._forest: Forest | None = None
        self._read = 0  # entries of the journal that the forest knows

    def choose(self, perspective: Perspective) -> int:
        return self.consider(perspective).move

    def consider(self, perspective: Perspective) -> Thought:
        moves = perspective.legal()
        if len(moves) == 1:
            return Thought(moves[0], [Candidate(moves[0], 0)])
        began = perf_counter()
        forest = self._recall(perspective)
        forest.look_round([perspective.sample(self._chance) for _ in range(GLANCES)])
        for _ in range(self._budget.simulations):
            forest.simulate(perspective.sample(self._chance))
            if perf_counter() - began >= self._budget.seconds:
                break
        thought = self._conclude(candidates(forest, moves))
        forest.key = mixed(forest.key, thought.move)
        return thought

    def _recall(self, perspective: Perspective) -> Forest:
        """What was thought before, moved on by what the seat has read since; else a new forest."""
        marks = perspective.marks()
        seats = perspective.seats
        if self._forest is None or len(marks) < self._read or not marks:
            self._forest = Forest(perspective.game.valuation, perspective.seat, seats, self._chance)
        else:
            key = self._forest.key
            for mark in marks[self._read :]:
                key = mixed(key, mark)
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


def candidates(forest: Forest, moves: list[int]) -> list[Candidate]:
    """The moves as the root of the forest knows them, those tried most first."""
    root, seats, found = forest.root, int(forest.seats), []
    for guess, move in enumerate(moves):
        place = int(root.place_of(move, guess))
        visits = int(root.visits[place])
        totals = root.shares[place * seats : (place + 1) * seats]
        shares = tuple(total / visits for total in totals) if visits else ()
        found.append(Candidate(move, visits, shares))
    return sorted(found, key=lambda candidate: -candidate.visits)
