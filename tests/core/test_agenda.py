"""The agenda: a stack of what still has to happen."""

import pytest

from lorcha.core.agenda import ALWAYS, ASK, NO_TASK, Agenda, question_place


def top(agenda: Agenda) -> tuple[int, int, int]:
    return int(agenda.what()), int(agenda.who()), int(agenda.number())


def test_what_is_pushed_last_happens_first() -> None:
    agenda = Agenda()
    agenda.push(1)
    agenda.push(2, 0b11, 7)
    assert top(agenda) == (2, 0b11, 7)
    agenda.pop()
    assert top(agenda) == (1, 0, 0)
    agenda.pop()
    assert agenda.size == 0


def test_a_question_goes_when_the_last_seat_has_answered() -> None:
    agenda = Agenda()
    agenda.push(1)
    agenda.push(ASK, 0b1011)
    for seat, left in ((3, 0b0011), (0, 0b0010)):
        agenda.answered(seat)
        assert top(agenda) == (ASK, left, 0)
    agenda.answered(1)
    assert top(agenda) == (1, 0, 0)


def test_the_number_of_the_top_task_can_change() -> None:
    agenda = Agenda()
    agenda.push(1, 0, 5)
    agenda.push(ASK, 1, 3)
    agenda.replace_number(2)
    assert top(agenda) == (ASK, 1, 2)
    agenda.pop()
    assert top(agenda) == (1, 0, 5)


def test_one_question_can_lead_to_another_for_the_same_seat() -> None:
    agenda = Agenda()
    agenda.push(1)
    agenda.push(ASK, 0b100, 3)
    agenda.ask_on(ASK + 1, 8)
    assert top(agenda) == (ASK + 1, 0b100, 8)
    assert (agenda.what_at(1), agenda.who_at(1), agenda.number_at(1)) == (ASK + 1, 0b100, 8)
    agenda.answered(2)
    assert top(agenda) == (1, 0, 0)


def test_a_used_agenda_can_become_a_copy() -> None:
    agenda, used = Agenda(), Agenda()
    for task in range(20):
        agenda.push(task, task, task)
    used.push(ASK, 0b11, 4)
    used.copy(agenda)
    for task in reversed(range(20)):
        assert top(used) == (task, task, task)
        used.pop()
    assert used.size == 0
    assert agenda.size == 20


@pytest.mark.parametrize("count", [15, 16, 17, 100])
def test_it_grows(count: int) -> None:
    agenda = Agenda()
    for task in range(count):
        agenda.push(task, task, task)
    for task in reversed(range(count)):
        assert top(agenda) == (task, task, task)
        agenda.pop()
    assert agenda.size == 0


def test_a_copy_is_independent() -> None:
    agenda = Agenda()
    agenda.push(ASK, 0b11, 4)
    copy = Agenda(agenda)
    copy.replace_number(9)
    copy.answered(0)
    copy.push(2)
    assert top(agenda) == (ASK, 0b11, 4)
    assert (agenda.size, copy.size) == (1, 2)


def test_the_whole_stack_can_be_read_from_the_bottom() -> None:
    agenda = Agenda()
    agenda.push(3, 0, 7)
    agenda.push(ASK + 2, 0b101, 9)
    read = [(agenda.what_at(i), agenda.who_at(i), agenda.number_at(i)) for i in range(3)]
    assert read == [(3, 0, 7), (ASK + 2, 0b101, 9), (NO_TASK, 0, 0)]
    assert question_place(agenda.what()) == 2
    assert question_place(ASK + ALWAYS + 5) == 5
