"""The contract: who is asked, which answers the engine gives itself, where a preview stops."""

import pytest

from lorcha.core.agenda import ALWAYS, ASK
from lorcha.core.chance import Fast
from lorcha.core.journal import EventBook, Journal
from lorcha.core.moves import Moves
from lorcha.core.rows import Int
from lorcha.core.state import Horizon, IllegalMove, State

ANSWER, ANSWER_ALWAYS = ASK, ASK + ALWAYS
TICK = 1
TICKED = EventBook().event("ticked")


class Quiz(State):
    """A question is answered with a number below a limit that each seat has."""

    def __init__(self, *answers: int) -> None:
        super().__init__(len(answers), Fast(1))
        self.answers = list(answers)
        self.given: list[tuple[int, int]] = []
        self.searches = 0

    def find_legal(self, seat: Int, out: Moves) -> None:
        self.searches += 1
        for move in range(self.answers[seat]):
            out.add(move)

    def answer(self, seat: Int, move: Int) -> None:
        self.given.append((int(seat), int(move)))
        self.agenda.answered(seat)

    def run(self, what: Int, who: Int, number: Int) -> None:
        self.reveal("tick", number)
        self.tell(TICKED, -1)
        self.given.append((-1, int(what)))


def quiz(*answers: int, asked: int = 0b111, what: int = ANSWER) -> Quiz:
    state = Quiz(*answers)
    state.journal = Journal()
    state.agenda.push(TICK, 0, 0b010)
    state.agenda.push(what, asked)
    state.go_on()
    return state


def test_everyone_who_has_a_choice_is_asked_at_the_same_time() -> None:
    state = quiz(2, 3, 2, asked=0b101)
    assert state.actors() == [0, 2]
    assert [state.legal(seat) for seat in range(3)] == [[0, 1], [], [0, 1]]


def test_they_answer_in_any_order_and_the_game_goes_on_after_the_last() -> None:
    state = quiz(2, 3, 2)
    state.play(2, 1)
    assert state.actors() == [0, 1]
    state.play(0, 0)
    assert not state.over()
    state.play(1, 2)
    assert state.over()
    assert state.given == [(2, 1), (0, 0), (1, 2), (-1, TICK)]


def test_a_single_answer_is_given_without_asking() -> None:
    state = quiz(1, 2, 1)
    assert state.given == [(0, 0), (2, 0)]
    assert state.actors() == [1]
    assert quiz(1, 1, 1).over()


def test_a_question_that_would_tell_something_is_always_asked() -> None:
    state = quiz(1, 2, 1, what=ANSWER_ALWAYS)
    assert state.given == []
    assert state.actors() == [0, 1, 2]
    state.play(0, 0)
    assert state.actors() == [1, 2]


@pytest.mark.parametrize(
    ("seat", "move"),
    [(0, 2), (0, -1), (1, 0), (3, 0), (-1, 0), (64, 0), (1 << 70, 0), (0, 1 << 62), (0, 1 << 70)],
)
def test_anything_else_is_illegal(seat: int, move: int) -> None:
    state = quiz(2, 2, 2, asked=0b101)
    with pytest.raises(IllegalMove):
        state.play(seat, move)
    assert state.given == []
    assert state.actors() == [0, 2]


def test_nothing_can_be_played_after_the_end() -> None:
    state = quiz(1, 1, 1)
    assert state.actors() == []
    assert state.legal(0) == []
    with pytest.raises(IllegalMove):
        state.play(0, 0)


def test_the_moves_of_a_seat_are_not_looked_for_twice() -> None:
    state = quiz(2, 3, 1, asked=0b011)
    before = state.searches
    assert state.legal(1) == [0, 1, 2]
    state.legal(1)
    state.play(1, 2)
    assert state.searches == before + 1  # after the move seat 0 was looked at again
    assert state.legal(0) == [0, 1]
    assert state.searches == before + 1


def test_advance_takes_a_move_on_trust() -> None:
    state = quiz(2, 2, 2)
    state.advance(1, 1)
    assert state.actors() == [0, 2]


@pytest.mark.parametrize(("previewer", "stops"), [(-1, False), (0, True), (1, False), (2, True)])
def test_a_preview_stops_at_what_its_seat_cannot_know(previewer: int, stops: bool) -> None:
    """Seat 1 knows when the clock ticks; a state that is nobody's preview never stops."""
    state = quiz(2, 1, 1)
    state.previewer = previewer
    if stops:
        with pytest.raises(Horizon, match="tick"):
            state.play(0, 1)
    else:
        state.play(0, 1)
    assert ((-1, TICK) in state.given) == (not stops)
    assert state.journal is not None
    assert len(state.journal.entries) == (0 if stops else 1)


def test_without_a_journal_nothing_is_told() -> None:
    state = Quiz(2)
    state.tell(TICKED, -1)
    state.tell_only(1, TICKED, -1)
    assert state.journal is None


def test_the_agenda_is_dumped_in_words() -> None:
    state = quiz(2, 2, 2, asked=0b101)
    assert state.dump_agenda({TICK: "tick", ANSWER: "answer"}) == [
        ["tick", [], 2],
        ["answer", [0, 2], 0],
    ]
