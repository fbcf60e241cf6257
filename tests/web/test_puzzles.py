"""Puzzles in the browser, by the pieces of the board: desktop and phone, both languages."""

from typing import Final

import pytest
from playwright.sync_api import Page

from lorcha.core.text import LANGUAGES, Texts
from lorcha.games import SHELF
from lorcha.lessons.lines import parts_of
from lorcha.puzzles.library import puzzles_of
from lorcha.puzzles.puzzle import Puzzle
from tests.puzzles.examples import example
from tests.web.browser_player import CONFIRM, BrowserPlayer
from tests.web.conftest import Visit
from tests.web.learner import key_of
from tests.web.server import ROOT

SAID: Final = ".task p"
GIVE_UP: Final = ".task .btn.quiet >> nth=-1"
NEXT: Final = ".task .btn.gold"
TEXTS: Final = {
    one: Texts(one, [(ROOT / f"web/src/words/{one}.ftl").read_text("utf-8")]) for one in LANGUAGES
}


def open_puzzle(person: BrowserPlayer, puzzle: Puzzle) -> Page:
    person.page.goto(f"{person.base}/puzzles/{puzzle.file.game}/{puzzle.id}")
    person.page.locator(SAID).wait_for()
    return person.page


def play(page: Page, puzzle: Puzzle, line: str) -> None:
    for part in parts_of(line):
        move = puzzle.game.moves.to_json(puzzle.game.moves.from_text(part))
        page.locator(f"[data-move='{key_of(move)}']").locator("visible=true").first.click()
    page.locator(CONFIRM).click()


def await_words(page: Page, language: str, key: str) -> None:
    said = TEXTS[language].say(key).split("{")[0].strip()
    page.locator(SAID, has_text=said).wait_for()


def results(page: Page) -> list[dict[str, str]]:
    found: list[dict[str, str]] = page.evaluate("JSON.parse(localStorage['lorcha.puzzles'])")
    return found


def test_a_puzzle_on_a_desktop_at_the_second_try(visit: Visit) -> None:
    person, puzzle = visit("Vera"), example()
    page = open_puzzle(person, puzzle)
    await_words(page, "en", "puzzle-ask")
    play(page, puzzle, "act fireworks")
    await_words(page, "en", "puzzle-wrong")
    play(page, puzzle, "act build; build 1")
    page.locator(NEXT).wait_for()
    words = page.locator(SAID).inner_text()
    assert words.startswith("That is it: Build.")
    assert f"wins {round(100 * puzzle.file.wins)} games of 100" in words
    assert "Difference in points: " in words
    assert results(page) == [{"game": "dragon", "puzzle": puzzle.id, "score": "second"}]
    page.locator(NEXT).click()
    await_words(page, "en", "puzzle-ask")
    assert puzzle.id not in page.url, "it leads to another one"
    page.goto(f"{person.base}/puzzles/dragon")
    page.locator("a.second").wait_for()


def test_a_puzzle_on_a_phone_in_russian(visit: Visit) -> None:
    person, puzzle = visit("Вера", width=390, height=844, language="ru", theme="dark"), example()
    page = open_puzzle(person, puzzle)
    await_words(page, "ru", "puzzle-ask")
    play(page, puzzle, "act build; build 1")
    page.locator(NEXT).wait_for()
    assert "раз из 100" in page.locator(SAID).inner_text()
    assert results(page) == [{"game": "dragon", "puzzle": puzzle.id, "score": "solved"}]
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390, "nothing sticks out"


@pytest.mark.parametrize("game", SHELF)
def test_who_gives_up_sees_the_better_move_ringed(visit: Visit, game: str) -> None:
    person, puzzle = visit("Vera"), puzzles_of(game)[-1]
    page = open_puzzle(person, puzzle)
    page.locator(GIVE_UP).click()
    page.locator("[data-hint]").locator("visible=true").first.wait_for()
    first = parts_of(puzzle.file.best[0])[0]
    move = puzzle.game.moves.to_json(puzzle.game.moves.from_text(first))
    ringed = page.locator("[data-hint][data-move]").evaluate_all(
        "all => all.map((one) => one.dataset.move)"
    )
    assert key_of(move) in ringed
    assert results(page)[0]["score"] == "missed"


def test_what_was_solved_follows_the_person(visit: Visit) -> None:
    person, puzzle = visit("Vera"), example()
    known = [{"game": "dragon", "puzzle": puzzle.id, "score": "solved"}]
    person.request("POST", "/api/me/puzzles", {"results": known})
    person.page.goto(f"{person.base}/puzzles/dragon")
    person.page.locator("a.solved").wait_for()
    assert results(person.page) == known


def test_the_front_page_offers_the_puzzle_of_the_day(visit: Visit) -> None:
    person = visit("Vera")
    today = person.request("GET", "/api/puzzles")["today"]
    person.page.goto(person.base)
    person.page.locator(".day a.btn.gold").click()
    person.page.wait_for_url(f"**/puzzles/{today['game']}/{today['id']}")
    person.page.locator(SAID).wait_for()
    person.page.locator("a", has_text="All puzzles").first.click()
    person.page.get_by_role("heading", name="Puzzles").wait_for()
    assert person.page.locator("li.sheet").count() == len(SHELF)
