"""The position editor: a text, the table it describes beside it, a hint, a link, a game from it."""

import json

import pytest

pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")

from playwright.sync_api import expect

from lorcha import games
from tests.core.matches import finished
from tests.web.browser_player import BrowserPlayer
from tests.web.conftest import Visit
from tests.web.test_accessibility import violations

TEXT = """seats = 2
month = 4
princes = [
  {palaces = "2 monk, 3 farmer", yuan = 4},
  "3 farmer healer",
]
"""


def write(vera: BrowserPlayer, text: str) -> None:
    vera.page.get_by_role("textbox", name="The text").fill(text)


def test_a_position_is_written_seen_and_played_on(visit: Visit) -> None:
    vera = visit("Vera", inspected=True)
    page = vera.page
    page.goto(f"{vera.base}/study/dragon")
    page.locator("section.study").wait_for()
    write(vera, TEXT)
    expect(page.locator("header .round")).to_have_text("Month 4 of 12")
    assert violations(page) == []
    write(vera, TEXT.replace("healer", "heeler"))
    expect(page.locator(".wrong")).to_contain_text("Line 5: unknown person 'heeler'")
    expect(page.locator(".numbers .fault")).to_have_text("5")
    expect(page.get_by_role("button", name="Play from here")).to_be_disabled()
    assert violations(page) == []
    write(vera, TEXT)
    page.get_by_role("button", name="Hint").click()
    page.locator("[data-hint]").first.wait_for()  # a search may take its time
    page.get_by_role("button", name="Play from here").click()
    page.get_by_role("button", name="Play on", exact=True).click()
    page.wait_for_selector(".prompt")
    expect(page.locator("header .round")).to_have_text("Month 4 of 12")
    vera.await_turn()
    vera.decide(vera.click)


def test_a_link_holds_all_of_the_position(visit: Visit) -> None:
    vera = visit("Vera")
    vera.context.grant_permissions(["clipboard-read", "clipboard-write"])
    vera.page.goto(f"{vera.base}/study/dragon")
    vera.page.locator("section.study").wait_for()
    write(vera, TEXT)
    expect(vera.page.locator("header .round")).to_have_text("Month 4 of 12")
    vera.page.get_by_role("button", name="Copy the link").click()
    link = vera.page.evaluate("navigator.clipboard.readText()")
    bo = visit("Bo")
    bo.page.goto(link)
    expect(bo.page.get_by_role("textbox", name="The text")).to_have_value(TEXT)
    expect(bo.page.locator("header .round")).to_have_text("Month 4 of 12")


@pytest.mark.parametrize("game", games.SHELF)
def test_a_moment_of_a_finished_game_on_a_phone_in_russian(visit: Visit, game: str) -> None:
    vera = visit("Вера", width=390, height=844, language="ru", inspected=True)
    match = finished(game=game)
    table = vera.request("POST", "/api/imports", json.loads(match.save()))["id"]
    vera.page.goto(f"{vera.base}/tables/{table}/at/{match.ply // 2}?seat=0")
    vera.page.get_by_role("button", name="Ещё", exact=True).click()
    vera.page.get_by_role("link", name="Изменить позицию").click()
    expect(vera.page.locator("section.study")).to_contain_text("Решение за: Место")
    assert violations(vera.page) == []
    vera.page.locator("header").get_by_role("button", name="Текст").click()
    expect(vera.page.get_by_role("textbox", name="Текст")).to_be_visible()
    assert "seats = " in vera.page.get_by_role("textbox", name="Текст").input_value()
    assert violations(vera.page) == []
