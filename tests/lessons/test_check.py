"""The check of lessons: ours are sound, and every kind of fault is found."""

from pathlib import Path

import pytest

from lorcha.cli import main
from lorcha.games import SHELF
from lorcha.lessons.check import faults_of, write_ending
from lorcha.lessons.lesson import BadLesson, Lesson
from lorcha.lessons.library import lessons_of, read_lesson
from tests.lessons.conftest import HEAD, WORDS, Write

OURS = [(game, lesson) for game in SHELF for lesson in lessons_of(game)]
ASK = '[[step]]\nask = "a"\nmoves = ["act harvest"]\npoint = ["action/harvest"]\n'


@pytest.mark.parametrize(("game", "lesson"), OURS, ids=[f"{g}-{one.id}" for g, one in OURS])
def test_our_lessons_can_be_played_to_their_end(game: str, lesson: Lesson) -> None:
    assert lesson.file.game == game
    assert faults_of(lesson) == []
    assert 1 <= lesson.file.minutes <= 3


def faults(folder: Path) -> list[str]:
    write_ending(folder / "lesson.toml")
    return faults_of(read_lesson(folder))


def test_a_sound_lesson_has_no_faults(write: Write) -> None:
    assert faults(write(ASK, "a")) == []


@pytest.mark.parametrize(
    ("steps", "fault"),
    [
        (ASK.replace("action/harvest", "action/feast"), "there is no 'action/feast' on the table"),
        (ASK + 'wrong = [{ moves = ["act fly *"], say = "a" }]', "nothing that may be done"),
        (ASK + 'wrong = [{ moves = ["act harvest"], say = "a" }]', "is not taken for wrong"),
        (ASK + 'say = "a"', "one of the two"),
        (ASK + 'goal = "month == 3"', "`goal` needs a sentence"),
        (ASK.replace('"act harvest"', '"act harvest", "act lunch *"'), "there is: act taxes"),
        ('[[step]]\nask = "a"\nuntil = "month == 4"\n', "needs a `solution`"),
        ("", "there are no steps"),
    ],
)
def test_faults_are_named(write: Write, steps: str, fault: str) -> None:
    folder = write(steps, "a")
    assert any(fault in found for found in faults_of(read_lesson(folder))), fault


def test_words_are_counted_in_both_languages(write: Write) -> None:
    folder = write(ASK, "a", "unused")
    (folder / "ru.ftl").write_text(WORDS, "utf-8")
    found = faults(folder)
    assert found == ["en.ftl: nobody says unused", "ru.ftl: a is missing"]
    write(ASK, words=WORDS + "a = " + "long " * 60)
    assert "en.ftl: a is longer than 230 letters" in faults(folder)


def test_every_move_that_is_taken_for_right_leads_to_the_end(write: Write) -> None:
    """After taxes there is no rice, and the second step can no longer be done."""
    steps = """
[[step]]
ask = "a"
moves = ["act harvest", "act taxes"]

[[step]]
ask = "b"
moves = ["card warrior; take warrior old; place 1"]

[[step]]
ask = "c"
moves = ["act *"]
"""
    head = HEAD.replace("2 monk", "2")
    assert any("after 'act taxes'" in one for one in faults(write(steps, "a", "b", "c", head=head)))


def test_it_breaks_when_the_rules_change(write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another figure in the position stands for another rule: the positions on the way differ."""
    folder = write(ASK, "a")
    assert faults(folder) == []
    file = folder / "lesson.toml"
    file.write_text(file.read_text("utf-8").replace("2 farmer", "2 old_farmer"), "utf-8")
    assert any("rules have changed" in one for one in faults_of(read_lesson(folder)))


def test_a_word_that_means_nothing_is_refused(write: Write) -> None:
    with pytest.raises(BadLesson, match="unknown field `colour`"):
        read_lesson(write(ASK + 'colour = "red"', "a"))


def test_the_command_checks_a_folder(
    write: Write, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(ASK, "a")
    assert main(["lessons", "check", str(tmp_path)]) == 1
    assert "dragon/1_lesson: the rules have changed" in capsys.readouterr().out
    assert main(["lessons", "check", str(tmp_path), "--write"]) == 0
    assert capsys.readouterr().out == "1 lessons, 0 with faults\n"
