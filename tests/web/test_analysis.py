"""The Analysis side of a review: the curve, the mistakes, the books of each player."""

import pytest

pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")

from playwright.sync_api import expect

from tests.web.browser_player import BrowserPlayer
from tests.web.conftest import Visit
from tests.web.test_accessibility import violations
from tests.web.test_mistakes import analysed


def sees_all_of_it(vera: BrowserPlayer) -> None:
    """What lies further down can be scrolled to: no part of the side is squeezed to nothing."""
    side = vera.page.locator(".analysis")
    for part in (side.locator("svg").first, side.locator("ol").first, side.locator("tr").last):
        part.scroll_into_view_if_needed()
        expect(part).to_be_in_viewport()
    assert vera.page.locator("html").evaluate("one => one.scrollWidth - one.clientWidth") <= 0
    assert violations(vera.page) == []


def test_the_books_and_why_a_move_was_better(visit: Visit) -> None:
    vera = visit("Vera", inspected=True)
    table, _ = analysed(vera)
    vera.page.goto(f"{vera.base}/tables/{table}/review")
    vera.page.get_by_role("button", name="Analysis").click()
    sees_all_of_it(vera)
    for point in vera.page.locator(".analysis .point[aria-pressed]").all()[::4]:
        point.click()
        expect(vera.page.locator(".analysis .better")).to_be_in_viewport(ratio=1)
        expect(vera.page.locator("[data-hint]").first).to_be_visible()


def test_the_books_on_a_phone_in_russian(visit: Visit) -> None:
    vera = visit("Вера", width=390, height=844, language="ru", inspected=True)
    table, _ = analysed(vera)
    vera.page.goto(f"{vera.base}/tables/{table}/review")
    vera.page.get_by_role("button", name="Журнал").last.click()
    vera.page.get_by_role("button", name="Разбор").click()
    sees_all_of_it(vera)
