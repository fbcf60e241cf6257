"""Searches until its budget is spent, and takes the move that is best beyond luck.

With a budget of simulations and the same seed it plays the same again.
"""

from math import inf
from time import perf_counter
from typing import Final

from lorcha.bots.bot import Candidate, Decision, draw_weighted
from lorcha.bots.budget import ENDLESS, Budget
from lorcha.bots.guide import NO_NET, SHIPPED, Guide
from lorcha.bots.ismcts import ISMCTS
from lorcha.bots.ranking import is_settled, is_settled_by_visits, rank, rank_by_visits
from lorcha.bots.simulators import NetRounds, Rollouts, Simulator
from lorcha.bots.tuning import tuning_of
from lorcha.bots.workers import Job, WorkerLost, make_jobs, merge_candidates, worker
from lorcha.core.chance import Fast
from lorcha.core.journal import mix
from lorcha.core.perspective import Perspective

DEFAULT: Final = Budget(seconds=1.0)
CLASSIC_TEMPERATURE: Final = 0.12  # of the prior, in spreads
CHECK_EVERY: Final = 0.1  # of its seconds: how often a bot with a time limit asks if it may stop


class Search:
    """With a temperature t lesser moves are taken too, in proportion to visits ** (1 / t).

    It asks the net of its `guide` what to try and who will win; without one it looks ahead and
    plays on. With `try_all` every move is tried, so that the second and third best can be shown.
    """

    def __init__(
        self,
        seed: int,
        budget: Budget = DEFAULT,
        temperature: float = 0.0,
        *,
        try_all: bool = False,
        guide: Guide = SHIPPED,
    ) -> None:
        self._chance = Fast(seed)
        self._budget, *self._worker_budgets = budget.shares()
        self._temperature = temperature
        self._try_all = try_all
        self._guide = guide
        self._ismcts: ISMCTS | None = None
        self._read = 0  # entries of the journal that the trees know

    def __getstate__(self) -> dict[str, object]:
        """A copy starts with new trees."""
        return self.__dict__ | {"_ismcts": None, "_read": 0}

    def limit(self, seconds: float) -> None:
        """Think no longer than this, whatever the budget says."""
        own = self._budget
        self._budget = Budget(own.simulations, min(own.seconds, seconds))

    def choose(self, perspective: Perspective) -> int:
        return self.consider(perspective).move

    def consider(self, perspective: Perspective) -> Decision:
        moves = perspective.legal()
        if len(moves) == 1:
            return Decision(moves[0], [Candidate(moves[0], 0)])
        jobs = self._send_jobs(perspective)
        ismcts = self._resume(perspective)
        simulator = self._simulator(ismcts, perspective)
        simulator.prepare(perspective, self._chance)
        if self._try_all:
            ismcts.root.flatten_prior()
        self._simulate(ismcts, simulator, perspective)
        simulator.finish()
        candidates = merge_candidates([root_candidates(ismcts, moves), *collect(jobs)])
        decision = self._decide(self._rank(candidates))
        ismcts.key = mix(ismcts.key, decision.move)
        return decision

    def _send_jobs(self, perspective: Perspective) -> list[Job]:
        if not self._worker_budgets:
            return []
        jobs = make_jobs(perspective, self._worker_budgets, self._chance, self._guide)
        for number, job in enumerate(jobs):
            worker(number, run_job).send(job)
        return jobs

    def _simulator(self, ismcts: ISMCTS, perspective: Perspective) -> Simulator:
        game = perspective.game
        net = self._guide.net(game)
        return Rollouts(ismcts) if net is None else NetRounds(ismcts, net, tuning_of(game.id))

    def _simulate(self, ismcts: ISMCTS, simulator: Simulator, perspective: Perspective) -> None:
        """Until the budget is spent, or until the time left cannot change the choice any more."""
        began, limit, wanted = perf_counter(), self._budget.seconds, self._budget.simulations
        may_stop = wanted == ENDLESS and not self._temperature
        next_check = CHECK_EVERY * limit if may_stop else inf
        done = 0
        while done < wanted:
            count = min(simulator.at_once(done), wanted - done)
            simulator.run([perspective.sample(self._chance) for _ in range(count)])
            done += count
            spent = perf_counter() - began
            if spent >= limit:
                return
            if spent >= next_check:
                next_check += CHECK_EVERY * limit
                candidates = root_candidates(ismcts, perspective.legal())
                if self._is_settled(candidates, done * (limit - spent) / spent):
                    return

    def _resume(self, perspective: Perspective) -> ISMCTS:
        """The trees of the last decision, moved on by what the seat has read since; or new ones."""
        fingerprints = perspective.fingerprints()
        seats = perspective.seats
        if self._ismcts is None or len(fingerprints) < self._read or not fingerprints:
            self._ismcts = ISMCTS(perspective.game.valuation, perspective.seat, seats, self._chance)
        else:
            key = self._ismcts.key
            for fingerprint in fingerprints[self._read :]:
                key = mix(key, fingerprint)
            self._ismcts.move_root(key)
        self._read = len(fingerprints)
        return self._ismcts

    def _is_settled(self, candidates: list[Candidate], left: float) -> bool:
        return is_settled(candidates, left)

    def _rank(self, candidates: list[Candidate]) -> list[Candidate]:
        return rank(candidates)

    def _decide(self, candidates: list[Candidate]) -> Decision:
        most = max(candidate.visits for candidate in candidates)
        chosen = candidates[0]
        if self._temperature:
            weights = [(c.visits / most) ** (1 / self._temperature) for c in candidates]
            chosen = candidates[draw_weighted(weights, self._chance)]
        return Decision(chosen.move, candidates)


class PlainSearch(Search):
    """The search without a net. It is here to be measured against."""

    def __init__(self, seed: int, budget: Budget = DEFAULT) -> None:
        super().__init__(seed, budget, guide=NO_NET)


class ClassicSearch(PlainSearch):
    """The search as it was before priors were tuned for each game: a sharp prior everywhere, and
    the most visited move. It is here to be measured against."""

    def _resume(self, perspective: Perspective) -> ISMCTS:
        ismcts = super()._resume(perspective)
        ismcts.temperature = CLASSIC_TEMPERATURE * int(perspective.game.valuation.spread)
        return ismcts

    def _is_settled(self, candidates: list[Candidate], left: float) -> bool:
        return is_settled_by_visits(candidates, left)

    def _rank(self, candidates: list[Candidate]) -> list[Candidate]:
        return rank_by_visits(candidates)


def run_job(job: Job) -> Decision:
    """What a worker does."""
    return Search(job.seed, job.budget, guide=job.guide).consider(job.perspective())


def collect(jobs: list[Job]) -> list[list[Candidate]]:
    """The workers' candidates; if one of them has died the others are not waited for either."""
    try:
        return [worker(number, run_job).answer(job) for number, job in enumerate(jobs)]
    except WorkerLost:
        worker.cache_clear()
        return []


def root_candidates(ismcts: ISMCTS, moves: list[int]) -> list[Candidate]:
    """The moves with what the root has learnt of them."""
    root, seats, candidates = ismcts.root, int(ismcts.seats), []
    for guess, move in enumerate(moves):
        slot = int(root.slot_of(move, guess))
        visits = int(root.visits[slot])
        totals = root.shares[slot * seats : (slot + 1) * seats]
        if visits:
            shares = tuple(total / visits for total in totals)
            candidates.append(Candidate(move, visits, shares, root.gains[slot] / visits))
        else:
            candidates.append(Candidate(move, 0))
    return candidates
