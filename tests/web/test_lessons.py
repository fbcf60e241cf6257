"""Lessons in the browser, done by their own moves: desktop and phone, both languages."""

from typing import Final
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, Request, expect

from lorcha.games import SHELF
from lorcha.lessons.library import find_lesson, lessons_of
from lorcha.lessons.player import Player
from tests.web.conftest import Visit
from tests.web.learner import GO_ON, SAID, Learner

SETTLED: Final = 300  # ms in which a page that asks without end would show itself
ALL = [(game, lesson.id) for game in SHELF for lesson in lessons_of(game)]
FIRST = [(game, lessons_of(game)[0].id) for game in SHELF if lessons_of(game)]


@pytest.mark.parametrize(("game", "key"), FIRST)
def test_the_first_lesson_on_a_phone_in_russian(visit: Visit, game: str, key: str) -> None:
    person = visit("Вера", width=390, height=844, language="ru", theme="dark")
    page, lesson = person.page, find_lesson(lessons_of(game), key)
    scenes: list[str] = []
    page.on("request", lambda sent: scenes.append(sent.url) if asks_for_scene(sent) else None)
    do_with_some_light(Learner(person, lesson, "ru"))
    page.wait_for_timeout(SETTLED)
    assert len(scenes) == 1 + len(lesson.file.step), "one to begin with, one for each answer"
    assert page.evaluate("JSON.parse(localStorage['lorcha.learnt'])") == {game: [key]}
    page.goto(f"{person.base}/learn/{game}")
    page.locator("li.known").wait_for()  # the course knows what was done


def test_free_play_on_a_phone_asks_in_the_words_of_the_game(visit: Visit) -> None:
    """The lesson says once what is wanted; each question after the first is put by the prompt."""
    person = visit("Vera", width=390, height=844)
    learner = Learner(person, find_lesson(lessons_of("dragon"), "rescue"), "en")
    learner.begin()
    while (step := learner.player.step) and not step.until:
        learner.do(step)
        learner.expect()
    assert step
    question = person.page.locator(".prompt p[role=status]:not(.sr)")
    expect(question).to_have_count(0)
    assert learner.choose(step.solution[0])
    expect(question).to_contain_text("person card")


def asks_for_scene(sent: Request) -> bool:
    at = urlsplit(sent.url).path
    return sent.method == "POST" and at.startswith("/api/lessons/") and at.count("/") == 4


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
    do_with_some_light(Learner(person, find_lesson(lessons_of(game), key), "ru"))


def do_with_some_light(learner: Learner) -> None:
    """A phone cannot show all a sentence speaks of at once, but it turns to where some of it is."""

    def look(player: Player) -> None:
        if player.step and player.step.say and player.point:
            assert learner.unlit() != player.point, f"step {player.at + 1}"

    learner.do_all(look)


def do_with_lights(visit: Visit, game: str, key: str) -> None:
    person = visit("Vera")
    learner = Learner(person, find_lesson(lessons_of(game), key), "en")

    def look(player: Player) -> None:
        assert learner.unlit() == [], f"step {player.at + 1}"

    learner.do_all(look)


def test_a_payment_in_a_lesson_has_its_buttons_on_a_phone(visit: Visit) -> None:
    person = visit("Вера", width=390, height=844, language="ru")
    learner = Learner(person, find_lesson(lessons_of("jamaica"), "holds"), "ru")
    learner.do_all()
    assert learner.shown == 0, "each of its decisions can be made by hand"


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


def test_what_is_asked_stays_beside_what_was_not_it(visit: Visit) -> None:
    lesson = find_lesson(lessons_of("dragon"), "turn")
    learner = Learner(visit("Vera"), lesson, "en")
    page, remark = learner.page, learner.page.locator(".task .remark")
    learner.begin()
    for step in lesson.file.step[:3]:
        learner.do(step)
        learner.expect()
    learner.choose("pass")  # possible, and not what the lesson wants
    expect(remark).to_have_text(lesson.texts["en"].say("full-purse"))
    assert page.locator(SAID).inner_text() == lesson.texts["en"].say("tribute")
    page.locator("[data-move*='taxes']").first.click()
    expect(remark).to_be_empty()


def test_after_the_last_lesson_comes_the_quiz(visit: Visit) -> None:
    learner = Learner(visit("Vera"), lessons_of("dragon")[-1], "en")
    learner.do_all()
    learner.page.get_by_role("link", name="Did it stick?").click()
    learner.page.wait_for_url("**/quiz/dragon")


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
    label.get_by_role("link", name="Lessons").wait_for()


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


@pytest.mark.parametrize("size", [(1366, 650), (2560, 1300), (390, 844)])
def test_first_game_help_lights_what_it_speaks_of_and_hides_nothing(
    visit: Visit, size: tuple[int, int]
) -> None:
    """The table is drawn smaller and larger than its pixels; the ring has to follow."""
    vera = visit("Vera", width=size[0], height=size[1], helped=True)
    vera.play_bots(seats=3)
    vera.await_turn()
    ring = vera.page.locator(".lights i")
    expect(ring).to_have_attribute("data-thing", "stack")
    expect(ring).to_have_count(1)
    people, table = vera.page.locator(".dg"), vera.page.locator(".main")
    vera.until(
        lambda: edges(ring) == pytest.approx(edges(people), abs=1), "the ring lies elsewhere"
    )
    if size[0] > 700:
        hidden = "one => one.scrollHeight - one.clientHeight"
        vera.until(lambda: table.evaluate(hidden) <= 1, "not all of the table is in sight")


def edges(of: Locator) -> list[float]:
    box = "one.getBoundingClientRect()"
    edges: list[float] = of.evaluate(f"one => [{box}.left, {box}.top, {box}.right, {box}.bottom]")
    return edges


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
    assert any("1-й месяц прошёл спокойно" in text for text in seen), "the first one is of peace"
