"""A lesson is played: what is said, asked, taken back, and where free play leads."""

import pytest

from lorcha.games import load
from lorcha.lessons.lesson import BadLesson
from lorcha.lessons.library import read_lesson
from lorcha.lessons.player import Answer, BadAnswer, Player, play
from tests.lessons.conftest import HEAD, Write

DRAGON = load("dragon")

STEPS = """
[[step]]
say = "look"

[[step]]
ask = "harvest"
moves = ["act harvest"]
then = ["1 act military"]

[[step.wrong]]
moves = ["act build; *"]
say = "no-house"
then = ["1 pass"]

[[step]]
say = "done"
"""
KEYS = ("look", "harvest", "no-house", "done")


def decide(*parts: str) -> Answer:
    return Answer([DRAGON.moves.from_text(part) for part in parts])


def test_the_right_move_leads_on_and_the_others_answer_as_written(write: Write) -> None:
    file = read_lesson(write(STEPS, *KEYS)).file
    player = Player(file)
    assert (player.part, player.text, player.legal()) == ("say", "look", [])
    player = play(file, [Answer()])
    assert (player.part, player.text) == ("ask", "harvest")
    assert len(player.legal()) == 8, "all that the rules allow"
    player = play(file, [Answer(), decide("act harvest")])
    assert (player.part, player.text) == ("say", "done")
    assert player.stage.values()["princes"][0]["rice"] == 2  # YD-38: 1, and 1 for the farmer
    assert [ply.seat for ply in player.stage.plies] == [0, 1]
    player.answer(Answer())
    assert (player.part, player.text) == ("end", "learnt")


def test_a_wrong_move_is_made_and_the_lesson_waits_until_it_is_taken_back(write: Write) -> None:
    file = read_lesson(write(STEPS, *KEYS)).file
    answers = [Answer(), decide("act build", "found")]
    player = play(file, answers)
    assert (player.part, player.text, player.legal()) == ("wrong", "no-house", [])
    assert len(player.stage.values()["princes"][0]["palaces"]) == 3, "it is shown"
    with pytest.raises(BadAnswer):
        player.answer(decide("act harvest"))
    assert play(file, answers[:-1]).part == "ask", "it is taken back"


def test_a_decision_may_come_part_by_part(write: Write) -> None:
    """A terminal asks in steps what the page sends as a whole."""
    file = read_lesson(write(STEPS, *KEYS)).file
    player = play(file, [Answer(), decide("act build")])
    assert (player.part, player.made) == ("ask", ["act build"])
    player.answer(decide("build 1"))
    assert player.part == "wrong"


def test_any_other_move_is_not_made(write: Write) -> None:
    player = play(read_lesson(write(STEPS, *KEYS)).file, [Answer(), decide("act taxes")])
    assert (player.part, player.text) == ("other", "other")
    assert player.stage.values()["princes"][0]["yuan"] == 4
    player.answer(decide("act harvest"))
    assert player.text == "done"


def test_what_the_rules_forbid_is_refused(write: Write) -> None:
    with pytest.raises(BadAnswer, match="cannot play"):
        play(read_lesson(write(STEPS, *KEYS)).file, [Answer(), decide("build 1")])


def test_only_some_moves_may_be_offered(write: Write) -> None:
    steps = STEPS.replace('moves = ["act harvest"]', 'moves = ["act harvest"]\nonly = true')
    player = play(read_lesson(write(steps, *KEYS)).file, [Answer()])
    offered = [DRAGON.moves.to_text(move) for move in player.legal()]
    assert offered == ["act build", "act harvest"]
    found, build = DRAGON.moves.from_text("found"), DRAGON.moves.from_text("pass")
    assert player.offered(["act build"], [found, build]) == [found, build]


def test_it_can_be_shown(write: Write) -> None:
    player = play(read_lesson(write(STEPS, *KEYS)).file, [Answer(), Answer(show=True)])
    assert player.text == "done"
    assert player.stage.values()["princes"][0]["rice"] == 2


FREE = """
[[step]]
ask = "feed"
until = "month == 4"
goal = "count(princes.0.palaces.*.persons.*) == 3"
missed = "starved"
solution = ["act harvest", "card warrior; take warrior old; place 1"]

[[step]]
say = "done"
"""


def test_free_play_reaches_its_goal_or_begins_again(write: Write) -> None:
    file = read_lesson(write(FREE, "feed", "starved", "done")).file
    hire = decide("card warrior", "take warrior old", "place 1")
    assert play(file, [decide("act harvest"), hire]).text == "done"
    answers = [decide("act taxes"), hire, decide("release 1 farmer young")]
    player = play(file, answers)
    assert (player.part, player.text, player.began) == ("missed", "starved", 0)
    assert play(file, []).part == "ask"
    assert play(file, [Answer(show=True)]).text == "done"
    with pytest.raises(BadAnswer, match="begins"):
        play(file, [decide("act taxes"), Answer(show=True)])


def test_a_step_may_begin_with_another_position(write: Write) -> None:
    steps = '[[step]]\nsay = "one"\n[[step]]\nsay = "two"\n[step.position]\nmonth = 9\n'
    player = play(read_lesson(write(steps, "one", "two")).file, [Answer()])
    assert player.restarted
    assert player.stage.values()["month"] == 9
    assert player.stage.ply == 0


def test_chance_can_be_written(write: Write) -> None:
    """The numbers of the script are drawn first, then a seed goes on (dice are counted from 0)."""
    head = 'game = "jamaica"\nminutes = 1\nseats = 3\nchance = [3, 1]\n[position]\nat = "round"\n'
    player = Player(read_lesson(write('[[step]]\nsay = "one"\n', "one", head=head)).file)
    asked = player.stage.values()
    assert {asked["morning"], asked["evening"]} == {4, 2} or sorted(asked["question"]["dice"]) == [
        2,
        4,
    ]


def test_a_lesson_that_asks_nobody_says_so(write: Write) -> None:
    head = HEAD.replace('others = ["pass", "*"]\n', "")
    steps = '[[step]]\nask = "a"\nmoves = ["pass"]\n[[step]]\nask = "b"\nmoves = ["pass"]\n'
    with pytest.raises(BadLesson, match="step 2 asks the learner, but seat 1 is asked"):
        play(read_lesson(write(steps, "a", "b", head=head)).file, [decide("pass")])
