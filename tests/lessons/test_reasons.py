"""Our lessons never refuse a move without a reason of their own."""

import pytest

from lorcha.games import SHELF
from lorcha.lessons.lesson import Lesson, Step
from lorcha.lessons.library import lessons_of
from lorcha.lessons.lines import begins, fits
from lorcha.lessons.player import Answer, Player

ALL = [lesson for game in SHELF for lesson in lessons_of(game)]


@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: f"{lesson.file.game}-{lesson.id}")
def test_whatever_else_may_be_chosen_is_answered_with_a_reason(lesson: Lesson) -> None:
    player = Player(lesson.file)
    while (step := player.step) is not None:
        if step.ask and not step.until:
            assert step.other or not unforeseen(player, step), step.ask
        player.answer(Answer(show=bool(step.ask)))


def unforeseen(player: Player, step: Step) -> list[str]:
    """The beginnings of a decision that lead to nothing the lesson speaks of."""
    lines = [*step.moves, *(line for wrong in step.wrong for line in wrong.moves)]
    moves = player.stage.game.moves
    texts = [moves.to_text(move) for move in player.legal()]
    return [
        text
        for text in texts
        if not any(fits(line, [text]) or begins(line, [text]) for line in lines)
    ]
