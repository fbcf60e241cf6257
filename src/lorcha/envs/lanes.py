# compiled by mypyc
"""Many games stepped together; what they show is written into a few long rows of cells.

The rows stay the same from step to step. Before each `step` the caller sets them to 0, because
numpy does that at once: a loop in here would take as long as playing.

A game that ends is replaced by a new one at once. `rewards` and `done` are about the game that
ended, everything else is about the next decision. With a `hero` only that seat's decisions are
shown; the others play at random. Forced decisions, those with a single legal move, can be skipped.
"""

from typing import Final, final

from lorcha.core.chance import Fast
from lorcha.core.features import Features
from lorcha.core.journal import Journal
from lorcha.core.rows import Cells, Int, Reals, cells, put, reals
from lorcha.core.state import NOBODY, IllegalMove, State
from lorcha.envs.rewards import Rewards

SEEDS: Final = 1 << 30
ALL_SEATS: Final = -1


@final
class Lanes:
    """`initial` is a table set out with nothing dealt yet: every game starts as its copy.

    All lanes draw from one generator; with `seeds` each has its own, and plays the same games
    whatever happens in the others.
    """

    def __init__(
        self,
        initial: State,
        features: Features,
        reward_rule: Rewards,
        lanes: int,
        seed: int,
        with_moves: bool,
        with_hidden: bool,
        hero: int = ALL_SEATS,
        skip_forced: bool = False,
        seeds: list[int] | None = None,
        with_journal: bool = False,
    ) -> None:
        self.initial = initial
        self.features = features
        self.reward_rule = reward_rule
        self.lanes: Int = lanes
        self.seats: Int = initial.seats
        self.total: Int = 0  # legal moves of all lanes
        self.capacity: Int = 16 * lanes  # for their rows
        self.with_moves = with_moves
        self.with_hidden = with_hidden
        self.hero: Int = hero
        self.skip_forced = skip_forced
        self.with_journal = with_journal
        shared = Fast(seed)
        self.chances: list[Fast] = [shared for _ in range(lanes)]
        if seeds is not None:
            self.chances = [Fast(own) for own in seeds]
        self.observations: Cells = cells(self.lanes * features.size)
        self.hidden: Cells = cells(self.lanes * features.hidden_size if with_hidden else 0)
        self.moves: Cells = cells(self.capacity * features.move_size if with_moves else 0)
        self.counts: Cells = cells(self.lanes)
        self.seat: Cells = cells(self.lanes)
        self.done: Cells = cells(self.lanes)
        self.rewards: Reals = reals(self.lanes * self.seats)
        self.final: list[State] = []  # positions that ended in the last step, in the order of lanes
        self.states: list[State] = []
        for lane in range(lanes):
            self.states.append(self.new_game(self.chances[lane]))
            self.show(lane)

    def new_game(self, chance: Fast) -> State:
        state = self.initial.clone()
        state.chance = Fast(chance.below(SEEDS))
        if self.with_journal:
            state.journal = Journal()
        state.go_on()
        self.play_on(state, chance)
        return self.new_game(chance) if state.agenda.size == 0 else state

    def set_games(self, states: list[State], chances: list[Fast]) -> None:
        """Go on with these games, one in each lane. The rows must be 0."""
        self.states = states
        self.chances = chances
        self.show_all()

    def play_on(self, state: State, chance: Fast) -> None:
        """Until there is a decision to show, or the game is over."""
        if self.hero == ALL_SEATS and not self.skip_forced:
            return
        while state.agenda.size > 0:
            seat = state.first_of(state.agenda.who())
            moves = state.legal_buffer(seat)
            if self.hero != ALL_SEATS and seat != self.hero:
                state.advance(seat, moves.codes[chance.below(moves.count)])
            elif self.skip_forced and moves.count == 1:
                state.advance(seat, moves.codes[0])
            else:
                return

    def step(self, actions: list[int]) -> None:
        """One decision in each lane: the index of a legal move. Call `check` first."""
        self.final = []
        self.total = 0
        for lane in range(self.lanes):
            self.play(lane, actions[lane])
            self.show(lane)

    def play(self, lane: Int, index: Int) -> None:
        if self.done[lane] != 0:
            self.clear(lane)
        state = self.states[lane]
        seat = Int(self.seat[lane])
        state.advance(seat, state.legal_buffer(seat).codes[index])
        self.settle(lane, True)

    def settle(self, lane: Int, counts: bool) -> None:
        """Go on to the next decision; a game that is over is replaced, and told if it `counts`."""
        state = self.states[lane]
        self.play_on(state, self.chances[lane])
        if state.agenda.size == 0:
            if counts:
                self.end(lane)
            else:
                self.states[lane] = self.new_game(self.chances[lane])

    # ---- a step in two halves: somebody else plays in between

    def play_all(self, actions: list[int]) -> None:
        self.final = []
        for lane in range(self.lanes):
            self.play(lane, actions[lane])

    def show_all(self) -> None:
        """The rows must be 0."""
        self.total = 0
        for lane in range(self.lanes):
            self.show(lane)

    def check(self, actions: list[int]) -> None:
        """IndexError unless every lane has a legal move of this index."""
        if len(actions) != self.lanes:
            raise IndexError(f"there are {self.lanes} lanes, not {len(actions)}")
        for lane in range(self.lanes):
            index: Int = actions[lane]
            if index < 0 or index >= Int(self.counts[lane]):
                raise IndexError(f"lane {lane} has {self.counts[lane]} moves, none is {index}")

    def clear(self, lane: Int) -> None:
        put(self.done, lane, 0)
        for seat in range(self.seats):
            self.rewards[lane * self.seats + seat] = 0.0

    def end(self, lane: Int) -> None:
        gains = self.reward_rule.returns(self.states[lane])
        for seat in range(self.seats):
            self.rewards[lane * self.seats + seat] = gains[seat]
        put(self.done, lane, 1)
        self.final.append(self.states[lane])
        self.states[lane] = self.new_game(self.chances[lane])

    # ---- what is shown, lane by lane: a position is still in the processor's cache

    def show(self, lane: Int) -> None:
        features = self.features
        state = self.states[lane]
        seat = state.first_of(state.agenda.who())
        count = min(state.legal_buffer(seat).count, features.max_moves)
        put(self.seat, lane, seat)
        put(self.counts, lane, count)
        features.observe(state, seat, self.observations, lane * features.size)
        if self.with_hidden:
            features.observe_hidden(state, seat, self.hidden, lane * features.hidden_size)
        if self.with_moves:
            self.show_moves(state, seat, count)
        self.total += count

    def show_moves(self, state: State, seat: Int, count: Int) -> None:
        """A row for each legal move, after those of earlier lanes."""
        features = self.features
        if self.total + count > self.capacity:
            self.grow(self.total + count)
        features.describe(state, seat, count, self.moves, self.total * features.move_size)

    def grow(self, needed: Int) -> None:
        """Room for half as many rows again; rows already written are copied."""
        self.capacity = needed + needed // 2
        before = self.moves
        larger = cells(self.capacity * self.features.move_size)
        for i in range(len(before)):
            larger[i] = before[i]
        self.moves = larger


# ---- a single game


def seat_to_move(state: State) -> int:
    """The seat that decides next (the first of several); NOBODY if the game is over."""
    if state.agenda.size == 0:
        return NOBODY
    return state.first_of(state.agenda.who())


def count_legal(state: State, seat: Int) -> int:
    """How many legal moves the seat has."""
    if not state.is_asked(seat):
        return 0
    return state.legal_buffer(seat).count


def play_index(state: State, seat: Int, index: Int) -> None:
    """Play the legal move of this index; IllegalMove changes nothing."""
    count = count_legal(state, seat)
    if index < 0 or index >= count:
        raise IllegalMove(f"seat {seat} has {count} moves, none is {index}")
    state.advance(seat, state.legal_buffer(seat).codes[index])


@final
class Observation:
    """Cells for what one seat knows, written again and again: making new ones takes long."""

    def __init__(self, features: Features) -> None:
        self.features = features
        self.cells: Cells = cells(features.size)

    def write(self, state: State, seat: Int) -> None:
        """The cells must be 0."""
        self.features.observe(state, seat, self.cells, 0)


def observation_of(features: Features, state: State, seat: Int) -> Cells:
    out = cells(features.size)
    features.observe(state, seat, out, 0)
    return out


def hidden_of(features: Features, state: State, seat: Int) -> Cells:
    out = cells(features.hidden_size)
    features.observe_hidden(state, seat, out, 0)
    return out


def move_rows(features: Features, state: State, seat: Int) -> Cells:
    """A row for each legal move."""
    count = min(count_legal(state, seat), features.max_moves)
    out = cells(count * features.move_size)
    if count > 0:
        features.describe(state, seat, count, out, 0)
    return out
