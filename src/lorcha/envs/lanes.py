# compiled by mypyc
"""Many games side by side, stepped together; what they show lies in a few long rows of cells.

The rows stay the same from step to step. Before each `step` somebody has to make them all 0 who can
do that at once: a loop in here would take as long as playing.

A game that ends is begun anew at once. `rewards` and `done` tell of the game that ended, all the
rest of the decision that is to be taken next. With a `hero` only that seat's decisions are shown;
the others play at random.
"""

from typing import Final, final

from lorcha.core.chance import Fast
from lorcha.core.features import Features
from lorcha.core.rows import Cells, Int, Reals, cells, put, reals
from lorcha.core.state import NOBODY, IllegalMove, State
from lorcha.envs.rewards import Rewards

SEEDS: Final = 1 << 30
EVERYBODY: Final = -1


@final
class Lanes:
    """`begun` is a position all set out with nothing dealt yet: every game starts as its copy."""

    def __init__(
        self,
        begun: State,
        features: Features,
        judge: Rewards,
        lanes: int,
        seed: int,
        with_moves: bool,
        with_hidden: bool,
        hero: int = EVERYBODY,
    ) -> None:
        self.begun = begun
        self.features = features
        self.judge = judge
        self.lanes: Int = lanes
        self.seats: Int = begun.seats
        self.total: Int = 0  # legal moves of all lanes
        self.room: Int = 16 * lanes  # for their rows
        self.with_moves = with_moves
        self.with_hidden = with_hidden
        self.hero: Int = hero
        self.chance = Fast(seed)
        self.seen: Cells = cells(self.lanes * features.size)
        self.hidden: Cells = cells(self.lanes * features.hidden_size if with_hidden else 0)
        self.moves: Cells = cells(self.room * features.move_size if with_moves else 0)
        self.counts: Cells = cells(self.lanes)
        self.seat: Cells = cells(self.lanes)
        self.done: Cells = cells(self.lanes)
        self.rewards: Reals = reals(self.lanes * self.seats)
        self.ended: list[State] = []  # games that ended in the last step, in the order of lanes
        self.states: list[State] = []
        for lane in range(lanes):
            self.states.append(self.begin())
            self.show(lane)

    def begin(self) -> State:
        state = self.begun.clone()
        state.chance = Fast(self.chance.below(SEEDS))
        state.go_on()
        self.let_others_play(state)
        return self.begin() if state.agenda.size == 0 else state

    def let_others_play(self, state: State) -> None:
        while self.hero != EVERYBODY and state.agenda.size > 0:
            seat = state.first_of(state.agenda.who())
            if seat == self.hero:
                return
            moves = state.legal_buffer(seat)
            state.advance(seat, moves.codes[self.chance.below(moves.count)])

    def step(self, actions: list[int]) -> None:
        """One decision in each lane: the number of a legal move, as `check` has found."""
        self.ended = []
        self.total = 0
        for lane in range(self.lanes):
            if self.done[lane] != 0:
                self.clear(lane)
            state = self.states[lane]
            seat = Int(self.seat[lane])
            chosen: Int = actions[lane]
            state.advance(seat, state.legal_buffer(seat).codes[chosen])
            self.let_others_play(state)
            if state.agenda.size == 0:
                self.end(lane)
            self.show(lane)

    def check(self, actions: list[int]) -> None:
        """IndexError unless every lane has a move of the number given for it."""
        if len(actions) != self.lanes:
            raise IndexError(f"there are {self.lanes} lanes, not {len(actions)}")
        for lane in range(self.lanes):
            chosen: Int = actions[lane]
            if chosen < 0 or chosen >= Int(self.counts[lane]):
                raise IndexError(f"lane {lane} has {self.counts[lane]} moves, none is {chosen}")

    def clear(self, lane: Int) -> None:
        put(self.done, lane, 0)
        for seat in range(self.seats):
            self.rewards[lane * self.seats + seat] = 0.0

    def end(self, lane: Int) -> None:
        gained = self.judge.of(self.states[lane])
        for seat in range(self.seats):
            self.rewards[lane * self.seats + seat] = gained[seat]
        put(self.done, lane, 1)
        self.ended.append(self.states[lane])
        self.states[lane] = self.begin()

    # ---- what is shown, a lane at once while its position is at hand

    def show(self, lane: Int) -> None:
        features = self.features
        state = self.states[lane]
        seat = state.first_of(state.agenda.who())
        count = min(state.legal_buffer(seat).count, features.widest)
        put(self.seat, lane, seat)
        put(self.counts, lane, count)
        features.observe(state, seat, self.seen, lane * features.size)
        if self.with_hidden:
            features.observe_hidden(state, seat, self.hidden, lane * features.hidden_size)
        if self.with_moves:
            self.show_moves(state, seat, count)
        self.total += count

    def show_moves(self, state: State, seat: Int, count: Int) -> None:
        """A row for each legal move, behind those of the lanes before."""
        features = self.features
        width = features.move_size
        if self.total + count > self.room:
            self.make_room(self.total + count)
        out = self.moves
        codes = state.legal_buffer(seat).codes
        at: Int = self.total * width
        for i in range(count):
            features.describe(state, seat, codes[i], out, at)
            at += width

    def make_room(self, needed: Int) -> None:
        """From now on for half as many rows more than were ever needed. The old ones are left."""
        self.room = needed + needed // 2
        before = self.moves
        larger = cells(self.room * self.features.move_size)
        for i in range(len(before)):
            larger[i] = before[i]
        self.moves = larger


# ---- one game alone


def asked(state: State) -> int:
    """The seat that decides next, where a sequence is wanted; nobody if the game is over."""
    if state.agenda.size == 0:
        return NOBODY
    return state.first_of(state.agenda.who())


def count_choices(state: State, seat: Int) -> int:
    """How many legal moves the seat has."""
    if not state.is_asked(seat):
        return 0
    return state.legal_buffer(seat).count


def decide(state: State, seat: Int, chosen: Int) -> None:
    """Play the legal move of this number; IllegalMove changes nothing."""
    count = count_choices(state, seat)
    if chosen < 0 or chosen >= count:
        raise IllegalMove(f"seat {seat} has {count} moves, none is {chosen}")
    state.advance(seat, state.legal_buffer(seat).codes[chosen])


def seen_by(features: Features, state: State, seat: Int) -> Cells:
    out = cells(features.size)
    features.observe(state, seat, out, 0)
    return out


def hidden_from(features: Features, state: State, seat: Int) -> Cells:
    out = cells(features.hidden_size)
    features.observe_hidden(state, seat, out, 0)
    return out


def moves_of(features: Features, state: State, seat: Int) -> Cells:
    """A row for each legal move."""
    count = min(count_choices(state, seat), features.widest)
    out = cells(count * features.move_size)
    for i in range(count):
        move = state.legal_buffer(seat).codes[i]
        features.describe(state, seat, move, out, i * features.move_size)
    return out
