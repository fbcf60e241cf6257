"""The quiz after the lessons: ours are sound, and every kind of fault is found."""

from pathlib import Path

import pytest

from lorcha.core.citations import rule_ids
from lorcha.games import SHELF
from lorcha.lessons.lesson import BadLesson
from lorcha.lessons.library import lessons_of
from lorcha.lessons.quiz import ANSWERS, LENGTH, Question, faults_of_quiz, quiz_of, read_quiz

RULES = Path(__file__).parents[2] / "docs" / "rules"
TOML = "".join(
    f'[[question]]\nid = "q{n}"\nright = "b"\nrule = "YD-1"\nlesson = "year"\n'
    for n in range(LENGTH)
)
WORDS = "".join(
    f"q{n} = Which?\n    .a = One\n    .b = Two\n    .c = Three\n    .d = Four\n"
    for n in range(LENGTH)
)


@pytest.mark.parametrize("game", SHELF)
def test_our_quizzes_are_sound(game: str) -> None:
    quiz = quiz_of(game)
    assert quiz is not None
    lessons = [lesson.id for lesson in lessons_of(game)]
    rules = rule_ids((RULES / f"{game}.md").read_text("utf-8"))
    assert faults_of_quiz(quiz, lessons, rules) == []
    assert len({question.lesson for question in quiz.questions}) >= 5, "not of a lesson or two"


def test_the_right_answer_is_not_always_at_the_same_place() -> None:
    quizzes = [quiz for quiz in map(quiz_of, SHELF) if quiz]
    for quiz in quizzes:
        places = [one.order().index(one.right) for one in quiz.questions]
        assert set(places) == {0, 1, 2, 3}
        assert max(map(places.count, places)) <= 5


def test_the_order_of_the_answers_is_steady() -> None:
    question = Question("drought", "a", "YD-65", "year")
    assert sorted(question.order()) == list(ANSWERS)
    assert question.order() == ["b", "c", "d", "a"]


def test_numbers_are_shown_from_the_lowest_up() -> None:
    question = Question("pass", "c", "YD-33", "turn", in_order=True)
    assert question.order() == list(ANSWERS)


def faults(folder: Path, toml: str = TOML, english: str = WORDS, russian: str = WORDS) -> list[str]:
    (folder / "quiz.toml").write_text(toml, "utf-8")
    (folder / "en.ftl").write_text(english, "utf-8")
    (folder / "ru.ftl").write_text(russian, "utf-8")
    return faults_of_quiz(read_quiz(folder), ["year"], ["YD-1"])


def test_a_sound_quiz_has_no_faults(tmp_path: Path) -> None:
    assert faults(tmp_path) == []


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('id = "q1"', 'id = "q2"', "q2 is asked twice"),
        ('right = "b"', 'right = "e"', "q0: the right answer is one of a, b, c, d"),
        ('"YD-1"', '"YD-999"', "q0: there is no rule 'YD-999'"),
        ('"year"', '"yaer"', "q0: there is no lesson 'yaer'"),
    ],
)
def test_faults_of_the_file(tmp_path: Path, old: str, new: str, fault: str) -> None:
    assert fault in faults(tmp_path, TOML.replace(old, new, 1))


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        (".d = Four", "", "ru.ftl: q0.d is missing"),
        ("q0 = Which?", "q99 = Which?", "ru.ftl: q0 is missing"),
        ("q0 = Which?", "q99 = Which?", "ru.ftl: nobody says q99"),
        (".d = Four", ".d = Two", "ru.ftl: q0: two answers are the same"),
        (
            ".d = Four",
            ".d = " + "so " * 40 + "on",
            "ru.ftl: q0: an answer is longer than 100 letters",
        ),
        (
            ".a = One\n    .b = Two\n    .c = Three",
            ".a = 1\n    .b = 2\n    .c = 3",
            "ru.ftl: q0: numbers are not mixed, they need in_order = true",
        ),
        ("Which?", "Why " * 60 + "?", "ru.ftl: q0 is longer than 230 letters"),
    ],
)
def test_faults_of_the_words(tmp_path: Path, old: str, new: str, fault: str) -> None:
    assert fault in faults(tmp_path, russian=WORDS.replace(old, new, 1))


def test_a_quiz_has_ten_questions(tmp_path: Path) -> None:
    toml = TOML + TOML[: TOML.index("[[question]]", 1)].replace("q0", "q10")
    assert "it has 11 questions, not 10" in faults(tmp_path, toml)


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadLesson, match=r"quiz\.toml"):
        read_quiz(tmp_path)
    with pytest.raises(BadLesson, match="unknown field"):
        faults(tmp_path, TOML + 'colour = "red"\n')
