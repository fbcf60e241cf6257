"""Lessons in the browser, done by their own moves: desktop and phone, both languages."""

import pytest

from lorcha.games import SHELF
from lorcha.lessons.library import find_lesson, lessons_of
from lorcha.lessons.player import Player
from tests.web.conftest import Visit
from tests.web.learner import GO_ON, SAID, Learner

ALL = [(game, lesson.id) for game in SHELF for lesson in lessons_of(game)]
FIRST = [(game, lessons_of(game)[0].id) for game in SHELF if lessons_of(game)]


@pytest.mark.parametrize(("game", "key"), FIRST)
def test_the_first_lesson_on_a_phone_in_russian(visit: Visit, game: str, key: str) -> None:
    person = visit("Вера", width=390, height=844, language="ru", theme="dark")
    Learner(person, find_lesson(lessons_of(game), key), "ru").do_all()
    page = person.page
    assert page.evaluate("JSON.parse(localStorage['lorcha.learnt'])") == {game: [key]}
    page.goto(f"{person.base}/learn/{game}")
    assert page.locator("li.known").count() == 1, "the course knows what was done"


@pytest.mark.parametrize(("game", "key"), FIRST)
def test_everything_a_lesson_points_at_is_lit(visit: Visit, game: str, key: str) -> None:
    do_with_lights(visit, game, key)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "key"), ALL)
def test_every_lesson_on_a_desktop(visit: Visit, game: str, key: str) -> None:
    do_with_lights(visit, game, key)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "key"), ALL)
def test_every_lesson_on_a_phone(visit: Visit, game: str, key: str) -> None:
    person = visit("Вера", width=390, height=844, language="ru")
    Learner(person, find_lesson(lessons_of(game), key), "ru").do_all()


def do_with_lights(visit: Visit, game: str, key: str) -> None:
    person = visit("Vera")
    learner = Learner(person, find_lesson(lessons_of(game), key), "en")

    def look(player: Player) -> None:
        assert learner.unlit() == [], f"step {player.at + 1}"

    learner.do_all(look)


def test_a_mistake_is_shown_and_taken_back_and_a_reload_changes_nothing(visit: Visit) -> None:
    person = visit("Vera")
    lesson = find_lesson(lessons_of("dragon"), "turn")
    learner, page = Learner(person, lesson, "en"), person.page
    learner.begin()
    for step in lesson.file.step[:3]:
        learner.do(step)
        learner.expect()
    learner.choose("act military")  # free, but a yuan short
    learner.expect()
    assert "one person would have to go" in page.locator(SAID).inner_text()
    page.reload()
    learner.expect()
    page.locator(GO_ON).click()  # take it back
    page.get_by_text(lesson.texts["en"].say("tribute")).wait_for()


def test_the_shelf_offers_to_learn_first_and_then_to_play(visit: Visit) -> None:
    person = visit("Vera")
    page = person.page
    page.goto(person.base)
    label = page.locator("article", has_text="Year of the Dragon")
    assert label.locator(".primary").inner_text().startswith("Learn in")
    assert label.get_by_role("button", name="Play now").is_visible(), "nobody has to"
    person.request("POST", "/api/me/lessons", {"learnt": {"dragon": all_of("dragon")}})
    page.reload()
    label.locator(".primary", has_text="Play now").wait_for()
    assert label.get_by_role("link", name="Lessons").is_visible()


def all_of(game: str) -> list[str]:
    return [lesson.id for lesson in lessons_of(game)]
