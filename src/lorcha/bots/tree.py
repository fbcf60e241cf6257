# compiled by mypyc
"""A node of a search tree: what was learnt about one decision of one seat."""

from math import exp, sqrt
from typing import Final, final

from lorcha.bots.outcome import Outcome
from lorcha.core.moves import Moves
from lorcha.core.rows import Int, Reals, Row, extend_row, reals, row

UNTRIED: Final = 0.1  # how much worse than the average an untried move is assumed to be
MIN_PRIOR: Final = 1e-9  # a prior of 0 means that nothing is known about a move
FLAT_PRIOR: Final = 0.1  # the least prior of a move where all moves are to be tried
SLOTS: Final = 8  # at first


@final
class Node:
    """One slot for each move met here: visits, how often it was legal, gains, prior.

    `waiting` counts simulations that have taken a move and have not come back yet: they draw others
    elsewhere, but say nothing about the move. A node is `judged` once somebody has looked at it.
    """

    def __init__(self, seats: Int) -> None:
        self.seats: Int = seats
        self.count: Int = 0
        self.judged: bool = False
        self.codes: Row = row(SLOTS)
        self.visits: Reals = reals(SLOTS)
        self.waiting: Reals = reals(SLOTS)
        self.available: Reals = reals(SLOTS)
        self.gains: Reals = reals(SLOTS)
        self.prior: Reals = reals(SLOTS)
        self.shares: Reals = reals(SLOTS * seats)  # of the win, for each move and seat
        self.total_gain: float = 0.0
        self.total_visits: float = 0.0

    def slot_of(self, move: Int, guess: Int) -> Int:
        """The slot of the move; a new move gets a new slot."""
        if guess < self.count and self.codes[guess] == move:
            return guess
        for i in range(self.count):
            if self.codes[i] == move:
                return i
        return self._add(move)

    def _add(self, move: Int) -> Int:
        slot: Int = self.count
        if slot == len(self.codes):
            self.codes = extend_row(self.codes, slot)
            self.visits = double(self.visits)
            self.waiting = double(self.waiting)
            self.available = double(self.available)
            self.gains = double(self.gains)
            self.prior = double(self.prior)
            self.shares = double(self.shares)
        self.codes[slot] = move
        self.count = slot + 1
        return slot

    def set_prior(self, codes: Row, values: Row, temperature: float) -> None:
        """A softmax of the values: a move worse by `temperature` counts about a third."""
        best: Int = values[0]
        for i in range(len(values)):
            best = max(best, values[i])
        for i in range(len(values)):
            slot = self.slot_of(codes[i], i)
            self.prior[slot] = MIN_PRIOR + exp(float(int(values[i] - best)) / temperature)

    def set_policy(self, moves: Moves, policy: list[float], temperature: float) -> None:
        """A net's policy, flattened by a temperature, to moves that have no prior yet; the net's
        best move has 1, as the best of a lookahead has."""
        best: float = max(policy)
        for i in range(moves.count):
            slot = self.slot_of(moves.codes[i], i)
            if self.prior[slot] == 0.0:
                chance: float = policy[i]
                self.prior[slot] = MIN_PRIOR + (chance / best) ** (1.0 / temperature)

    def has_prior_for(self, moves: Moves) -> bool:
        """In another world there may be moves that were not legal so far."""
        for i in range(moves.count):
            slot = self.slot_of(moves.codes[i], i)  # first: a new slot replaces the rows
            if self.prior[slot] == 0.0:
                return False
        return True

    def flatten_prior(self, least: float = FLAT_PRIOR) -> None:
        """Let every move here be tried, however little it promises."""
        for i in range(self.count):
            self.prior[i] = max(self.prior[i], least)

    def select(self, moves: Moves, exploration: float, untried: float = UNTRIED) -> Int:
        """The slot of the legal move with the best sum of mean gain and exploration bonus."""
        mass: float = 0.0
        for i in range(moves.count):
            slot = self.slot_of(moves.codes[i], i)  # first: a new slot replaces the rows
            mass += self.prior[slot]
        mean: float = self.total_gain / self.total_visits if self.total_visits > 0.0 else 0.5
        best: Int = 0
        most: float = -1e9
        for i in range(moves.count):
            slot = self.slot_of(moves.codes[i], i)
            self.available[slot] += 1.0
            visits: float = self.visits[slot]
            score: float = self.gains[slot] / visits if visits > 0.0 else mean - untried
            share: float = self.prior[slot] / mass
            tries: float = visits + self.waiting[slot]
            score += exploration * share * sqrt(self.available[slot]) / (1.0 + tries)
            if score > most:
                most = score
                best = slot
        return best

    def update(self, slot: Int, actor: Int, outcome: Outcome) -> None:
        gain: float = outcome.gains[actor]
        self.waiting[slot] -= 1.0
        self.visits[slot] += 1.0
        self.gains[slot] += gain
        self.total_visits += 1.0
        self.total_gain += gain
        for seat in range(self.seats):
            self.shares[slot * self.seats + seat] += outcome.shares[seat]


def double(numbers: Reals) -> Reals:
    """The same numbers in a row twice as long."""
    longer = reals(2 * len(numbers))
    for i in range(len(numbers)):
        longer[i] = numbers[i]
    return longer
