# compiled by mypyc
"""What a search has learnt of one decision of one seat, wherever the seat would know as much."""

from math import exp, sqrt
from typing import Final, final

from lorcha.bots.outcome import Outcome
from lorcha.core.moves import Moves
from lorcha.core.rows import Int, Reals, Row, extend_row, reals, row

UNTRIED: Final = 0.1  # how much worse than the rest a move seems that was never tried
FAINT: Final = 1e-9  # the least prior: 0 means that nothing is known of a move
HEARING: Final = 0.03  # the least prior of a move that is to be told of
ROOM: Final = 8


@final
class Node:
    """The moves met here: tried how often, possible how often, with what gain and which prior."""

    def __init__(self, seats: Int) -> None:
        self.seats: Int = seats
        self.count: Int = 0
        self.codes: Row = row(ROOM)
        self.visits: Reals = reals(ROOM)
        self.seen: Reals = reals(ROOM)
        self.gained: Reals = reals(ROOM)
        self.prior: Reals = reals(ROOM)
        self.shares: Reals = reals(ROOM * seats)  # of the win, for each move and seat
        self.total: float = 0.0
        self.tried: float = 0.0

    def place_of(self, move: Int, guess: Int) -> Int:
        """Where the move is kept; a new one gets a place."""
        if guess < self.count and self.codes[guess] == move:
            return guess
        for i in range(self.count):
            if self.codes[i] == move:
                return i
        return self._add(move)

    def _add(self, move: Int) -> Int:
        place: Int = self.count
        if place == len(self.codes):
            self.codes = extend_row(self.codes, place)
            self.visits = longer(self.visits)
            self.seen = longer(self.seen)
            self.gained = longer(self.gained)
            self.prior = longer(self.prior)
            self.shares = longer(self.shares)
        self.codes[place] = move
        self.count = place + 1
        return place

    def lean(self, codes: Row, worths: Row, warmth: float) -> None:
        """Prefer what seems worth more; a point less by `warmth` counts a third as much."""
        best: Int = worths[0]
        for i in range(len(worths)):
            best = max(best, worths[i])
        for i in range(len(worths)):
            place = self.place_of(codes[i], i)
            self.prior[place] = FAINT + exp(float(int(worths[i] - best)) / warmth)

    def knows(self, moves: Moves) -> bool:
        """In another world there may be moves that none was met with so far."""
        for i in range(moves.count):
            place = self.place_of(moves.codes[i], i)  # first: a new one moves the rows
            if self.prior[place] == 0.0:
                return False
        return True

    def broaden(self) -> None:
        """Let every move here be heard, however little it promises."""
        for i in range(self.count):
            self.prior[i] = max(self.prior[i], HEARING)

    def pick(self, moves: Moves, exploration: float) -> Int:
        """The place of the legal move that promises most, its rarity counted in."""
        mass: float = 0.0
        for i in range(moves.count):
            place = self.place_of(moves.codes[i], i)  # first: a new one moves the rows
            mass += self.prior[place]
        middle: float = self.total / self.tried if self.tried > 0.0 else 0.5
        best: Int = 0
        most: float = -1e9
        for i in range(moves.count):
            place = self.place_of(moves.codes[i], i)
            self.seen[place] += 1.0
            visits: float = self.visits[place]
            promise: float = self.gained[place] / visits if visits > 0.0 else middle - UNTRIED
            share: float = self.prior[place] / mass
            promise += exploration * share * sqrt(self.seen[place]) / (1.0 + visits)
            if promise > most:
                most = promise
                best = place
        return best

    def learn(self, place: Int, actor: Int, outcome: Outcome) -> None:
        gain: float = outcome.gains[actor]
        self.visits[place] += 1.0
        self.gained[place] += gain
        self.tried += 1.0
        self.total += gain
        for seat in range(self.seats):
            self.shares[place * self.seats + seat] += outcome.shares[seat]


def longer(numbers: Reals) -> Reals:
    """Twice as long."""
    made = reals(2 * len(numbers))
    for i in range(len(numbers)):
        made[i] = numbers[i]
    return made
