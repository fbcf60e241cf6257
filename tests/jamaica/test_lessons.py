"""The tables of the lessons are true ones: every chest that is gone lies with somebody."""

import pytest

from lorcha.games.jamaica.box import SPACES, TYPE_OF
from lorcha.games.jamaica.state import GHOST, LAIR
from lorcha.lessons.lesson import Lesson
from lorcha.lessons.library import lessons_of
from lorcha.lessons.stage import Stage

LAIRS = [space for space in range(SPACES) if TYPE_OF[space] == LAIR]


@pytest.mark.parametrize("lesson", lessons_of("jamaica"), ids=lambda lesson: lesson.id)
def test_every_chest_that_is_gone_lies_with_somebody(lesson: Lesson) -> None:
    file = lesson.file
    first = (file.position, file.chance)
    for position, chance in [first, *((step.position, step.chance) for step in file.step)]:
        if position is None:
            continue
        table = Stage(file, position, chance).values()
        held = sum(len(ship["hidden"]) + len(ship["powers"]) for ship in table["ships"])
        with_the_ghost = file.seats == GHOST  # Lady Beth sails with it from the start
        assert len(table["lairs"]) == len(LAIRS) - held + with_the_ghost
