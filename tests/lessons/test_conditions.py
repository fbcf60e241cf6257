"""Conditions about what the learner sees."""

import pytest

from lorcha.lessons.conditions import holds
from lorcha.lessons.lesson import BadLesson

VIEW = {
    "month": 4,
    "question": {"ask": "action"},
    "over": False,
    "princes": [
        {
            "rice": 2,
            "palaces": [{"floors": 2, "persons": [1, 2]}, {"floors": 3, "persons": []}],
        }
    ],
}


@pytest.mark.parametrize(
    "true",
    [
        "month == 4",
        "month > 3 and month < 5",
        "princes.0.rice >= 2",
        "question.ask == action",
        "over == false",
        "count(princes.0.palaces.*.persons.*) == 2",
        "sum(princes.0.palaces.*.floors) == 5",
        "princes.7.rice == none",
    ],
)
def test_what_holds(true: str) -> None:
    assert holds(true, VIEW)


@pytest.mark.parametrize("false", ["month != 4", "count(princes.*) > 1", "question.ask == pair"])
def test_what_does_not(false: str) -> None:
    assert not holds(false, VIEW)


def test_anything_else_is_refused() -> None:
    with pytest.raises(BadLesson, match="not a condition"):
        holds("month is four", VIEW)
