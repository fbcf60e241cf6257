"""Lessons at the terminal."""

import pytest

from lorcha.core.text import LANGUAGES
from lorcha.lessons.library import find_lesson, lessons_of
from lorcha.terminal.texts import shell_texts
from tests.terminal.random_matches import Terminal

YEAR = find_lesson(lessons_of("dragon"), "year")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_with_a_mistake_to_its_end(terminal: Terminal, language: str) -> None:
    """Three sentences, taxes in place of rice, taken back, harvest, and on to the next lesson."""
    lines = "\n\n\n1\n\n3\n\n\n\nq\n"
    code, output = terminal.run(f"learn dragon --lang {language}", lines)
    words = " ".join(output.replace("│", "").split())
    said = [YEAR.texts[language].say(key) for key in ("prince", "hungry", "two-sacks", "learnt")]
    assert code == 0
    assert all(" ".join(sentence.split()) in words for sentence in said)
    assert [words.index(" ".join(one.split())) for one in said] == sorted(
        words.index(" ".join(one.split())) for one in said
    )


def test_it_can_be_shown_and_taken_back(terminal: Terminal) -> None:
    code, output = terminal.run("learn dragon year", "\n\n\ns\nb\nq\n")
    assert code == 0
    assert output.count(YEAR.texts["en"].say("harvest")[:40]) == 2
    assert shell_texts("en").say("lesson-commands") in output


def test_an_unknown_lesson_is_named(terminal: Terminal) -> None:
    with pytest.raises(ValueError, match="unknown lesson 'flying'; there are: year"):
        terminal.run("learn dragon flying", "")
