# compiled by mypyc
"""The contract: a position of any game, and the only way it changes.

A game subclasses `State`, says what is legal and what an answer does, and puts its tasks on the
agenda; everything here is the same for all games.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from lorcha.core.agenda import ALWAYS, ASK, Agenda
from lorcha.core.chance import Chance, copy_chance
from lorcha.core.journal import EVERYONE, Event, Journal
from lorcha.core.moves import MOVE_BITS, Moves
from lorcha.core.names import name_seats, names_of
from lorcha.core.refusals import Objection, find_objection
from lorcha.core.rows import Int
from lorcha.core.standing import Standing

NOBODY: Final = -1
SPECTATOR: Final = -1
MAX_MOVE: Final = (1 << MOVE_BITS) - 1


class IllegalMove(ValueError):
    """The move is not allowed now; nothing has changed. `objection` says why, by which rule."""

    def __init__(self, text: str, objection: Objection | None = None) -> None:
        super().__init__(text)
        self.objection = objection


class Horizon(Exception):
    """A preview has come to something its seat cannot know."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position. Mutable: `play` changes it, `clone` copies it."""

    def __init__(self, seats: Int, chance: Chance, source: "State | None" = None) -> None:
        self.seats: Int = seats
        self.chance: Chance = chance
        self.journal: Journal | None = None
        self.legal_moves: Moves = Moves()  # of the seat `legal_seat`
        self.legal_seat: Int = NOBODY
        self.previewer: Int = NOBODY  # the seat whose preview this is
        self.agenda: Agenda = Agenda() if source is None else Agenda(source.agenda)

    # ---- what a game adds

    def find_legal(self, seat: Int, out: Moves) -> None:
        """Put the legal answers of a seat that is asked into `out`, in a fixed order."""
        raise NotImplementedError

    def answer(self, seat: Int, move: Int) -> None:
        """Carry out a legal move."""
        raise NotImplementedError

    def run(self, what: Int, who: Int, number: Int) -> None:
        """Carry out a task that asks nobody; it is already off the agenda."""
        raise NotImplementedError

    def first_of(self, who: Int) -> Int:
        """The first of these seats, where they answer one after the other."""
        seat: Int = 0
        while not (who >> seat) & 1:
            seat += 1
        return seat

    def expand(self, seat: int, move: int) -> list[int]:
        """The steps a move stands for, where the whole of a large decision may be given at once
        although it is asked for in steps; else the move itself."""
        return [move]

    def standings(self) -> list[Standing]:
        raise NotImplementedError

    def clone(self) -> "State":
        raise NotImplementedError

    def redeal(self, seat: Int, chance: Chance) -> "State":
        """A world drawn at random from those the seat cannot tell from this one.

        It depends on nothing but what the seat knows and on `chance`, which also becomes the new
        world's chance.
        """
        raise NotImplementedError

    def become(self, source: "State") -> bool:
        """Be a copy of another position: `clone` in the memory of this one, which nobody needs any
        more. False where that cannot be: a game that can also has `mix_unknown`."""
        return False

    def mix_unknown(self, seat: Int, chance: Chance) -> None:
        """Draw at random what the seat does not know: `redeal` of this position itself."""
        raise NotImplementedError

    def dump(self) -> dict[str, object]:
        raise NotImplementedError

    # ---- the same for all games

    def copy(self, source: "State") -> None:
        """What all games have: who is asked what, and the chance. Nothing is listed or recorded."""
        self.chance = copy_chance(self.chance, source.chance)
        self.agenda.copy(source.agenda)
        self.journal = None
        self.legal_seat = NOBODY
        self.previewer = NOBODY

    def over(self) -> bool:
        return self.agenda.size == 0

    def actors(self) -> list[int]:
        """The seats that must decide now: several where choices are simultaneous."""
        seats: list[int] = []
        if self.agenda.size > 0:
            who = self.agenda.who()
            while who != 0:
                seat = self.first_of(who)
                seats.append(seat)
                who &= ~(1 << seat)
        return seats

    def legal(self, seat: int) -> list[int]:
        """That seat's legal moves, in a fixed order; none if it is not asked."""
        if not self.is_asked(seat):
            return []
        return self.legal_buffer(seat).to_list()

    def play(self, seat: int, move: int) -> None:
        """The only way a position changes; IllegalMove leaves it as it was."""
        if not self.may(seat, move):
            raise IllegalMove(self._refusal(seat, move), find_objection(self, seat, move))
        self.answer(seat, move)
        self.go_on()

    def may(self, seat: int, move: int) -> bool:
        """Is this a legal move of the seat now?"""
        if not self.is_asked(seat):
            return False
        return 0 <= move <= MAX_MOVE and self.legal_buffer(seat).has(move)

    def why_not(self, seat: int, move: int) -> Objection | None:
        """Why the seat may not make this move now, by which rule; None if it may."""
        return None if self.may(seat, move) else find_objection(self, seat, move)

    def advance(self, seat: Int, move: Int) -> None:
        """`play` without the check, for a move just taken from the legal ones."""
        self.answer(seat, move)
        self.go_on()

    def is_asked(self, seat: int) -> bool:
        if not 0 <= seat < int(self.seats) or self.agenda.size == 0:
            return False
        at: Int = seat
        return (self.agenda.who() >> at) & 1 == 1

    def legal_buffer(self, seat: Int) -> Moves:
        """The buffer with the legal moves of a seat that is asked."""
        if self.legal_seat != seat:
            list_legal(self, seat)
        return self.legal_moves

    def _refusal(self, seat: int, move: int) -> str:
        """Why the seat cannot play this move: what it is asked, or who is asked in its place."""
        names = names_of(self)
        if not 0 <= seat < int(self.seats):
            return f"there is no seat {seat} to play {names.move(move)}"
        text = f"seat {seat} cannot play {names.move(move)} now"
        if self.is_asked(seat):
            question = names.task(int(self.agenda.what()))
            return f"{text}: it is asked {question} and may play {names.few(self.legal(seat))}"
        return f"{text}: {self.describe_question()}"

    def describe_question(self) -> str:
        """Who is asked what, in words."""
        if self.agenda.size == 0:
            return "the game is over"
        task = names_of(self).task(int(self.agenda.what()))
        if self.agenda.what() & ASK == 0:
            return f"{task} comes next"
        seats = self.actors()
        return f"{name_seats(seats)} {'is' if len(seats) == 1 else 'are'} asked {task}"

    def __repr__(self) -> str:
        game = names_of(self).game or type(self).__name__
        return f"<{game} for {int(self.seats)}: {self.describe_question()}>"

    def go_on(self) -> None:
        """Run tasks and give forced answers until a seat has to choose, or the game is over."""
        agenda = self.agenda
        while agenda.size > 0:
            self.legal_seat = NOBODY
            what = agenda.what()
            if what & ASK == 0:
                who = agenda.who()
                number = agenda.number()
                agenda.pop()
                self.run(what, who, number)
            elif what & ALWAYS or not answer_if_forced(self, agenda.who()):
                return
        self.legal_seat = NOBODY

    def tell(self, event: Event, seat: Int, a: Int = 0, b: Int = 0, c: Int = 0, d: Int = 0) -> None:
        """Write an open event into the journal, if there is one."""
        if self.journal is not None:
            self._write(EVERYONE, event, seat, a, b, c, d)

    def tell_only(
        self, seen: Int, event: Event, seat: Int, a: Int = 0, b: Int = 0, c: Int = 0, d: Int = 0
    ) -> None:
        """Write an event whose secret fields only the seats in `seen` may read."""
        if self.journal is not None:
            self._write(seen, event, seat, a, b, c, d)

    def _write(self, seen: Int, event: Event, seat: Int, a: Int, b: Int, c: Int, d: Int) -> None:
        assert self.journal is not None
        self.journal.add_short(event, seat, a, b, c, d, seen)

    def reveal(self, what: str, knowers: Int = 0) -> None:
        """Something (an id) is revealed that only `knowers` could foresee: previews stop here."""
        if self.previewer != NOBODY:
            self._stop_preview(what, knowers)

    def _stop_preview(self, what: str, knowers: Int) -> None:
        if not (knowers >> self.previewer) & 1:
            raise Horizon(what)

    def dump_agenda(self, names: dict[int, str]) -> list[object]:
        """The agenda with the names of its tasks, the next one last."""
        tasks: list[object] = []
        for i in range(self.agenda.size):
            who = int(self.agenda.who_at(i))
            seats = [seat for seat in range(int(self.seats)) if who >> seat & 1]
            tasks.append([names[self.agenda.what_at(i)], seats, int(self.agenda.number_at(i))])
        return tasks


# ---- functions, not methods, because the compiler makes them part of their callers


def list_legal(state: State, seat: Int) -> None:
    """Fill the buffer with the legal moves of a seat that is asked."""
    state.legal_moves.count = 0
    state.find_legal(seat, state.legal_moves)
    state.legal_seat = seat


def next_of(state: State, who: Int) -> Int:
    """Which of these seats answers next. Mostly there is one, and no order to look up."""
    if who & (who - 1) != 0:
        return state.first_of(who)
    seat: Int = 0
    while who > 1:
        who >>= 1
        seat += 1
    return seat


def answer_if_forced(state: State, who: Int) -> bool:
    """Answer for one of these seats that has a single answer, if there is one."""
    while who != 0:
        seat = next_of(state, who)
        list_legal(state, seat)
        if state.legal_moves.count == 1:
            state.answer(seat, state.legal_moves.codes[0])
            return True
        who &= ~(1 << seat)
    return False
