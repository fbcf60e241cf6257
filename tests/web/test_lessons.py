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
    page.locator("li.known").wait_for()  # the course knows what was done


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
    label.locator(".primary", has_text="Learn in").wait_for()
    assert label.get_by_role("button", name="Play now").is_visible(), "nobody has to"
    person.request("POST", "/api/me/lessons", {"learnt": {"dragon": all_of("dragon")}})
    page.reload()
    label.locator(".primary", has_text="Play now").wait_for()
    assert label.get_by_role("link", name="Lessons").is_visible()


def all_of(game: str) -> list[str]:
    return [lesson.id for lesson in lessons_of(game)]


def test_the_first_game_is_explained_and_one_click_ends_it(visit: Visit) -> None:
    vera = visit("Vera", helped=True)
    vera.play_bots(seats=2)
    vera.await_turn()
    slip = vera.page.locator(".help")
    slip.wait_for()
    assert "Your first two people" in slip.inner_text()
    assert vera.page.locator(".lights i").count() == 1
    slip.get_by_role("button", name="No more help").click()
    slip.wait_for(state="detached")
    vera.page.reload()
    vera.await_turn()
    assert slip.count() == 0, "it is not asked for again"


def test_each_question_is_explained_once_and_a_month_is_told(visit: Visit) -> None:
    vera = visit("Вера", width=390, height=844, language="ru", helped=True)
    vera.play_bots(seats=2)
    seen: list[str] = []
    for _ in range(60):
        vera.await_turn()
        slip = vera.page.locator(".help")
        if slip.count():
            seen += [text for text in slip.locator("p").all_inner_texts() if text not in seen]
        vera.click()
        if any("за дворцы, дам и привилегии" in text for text in seen):
            break
    assert any(text.startswith("Первые двое") for text in seen)
    assert any(text.startswith("Одно действие") for text in seen)
    assert any("Спокойный месяц" in text for text in seen), "the first month is one of peace"
