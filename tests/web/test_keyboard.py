"""Playing by keyboard: the focus waits at the first choice, and numbers choose."""

from playwright.sync_api import expect

from tests.web.browser_player import PICKED, BrowserPlayer
from tests.web.conftest import Visit

FIRST = "document.activeElement === document.querySelector('[data-may]')"


def decide_by_numbers(vera: BrowserPlayer) -> None:
    """Any number that is shown, until all is chosen; then Enter."""
    before = vera.decisions
    for _ in range(60):
        shown = vera.page.locator(".numbers kbd").count()
        vera.page.keyboard.press(str(vera.chance.randint(1, max(1, shown))))
        vera.page.wait_for_timeout(50)
        if vera.page.locator(PICKED).count():
            vera.page.keyboard.press("Enter")
            vera.until(lambda: vera.decisions > before, "nothing was sent")
            return
    raise AssertionError("nothing was chosen by its number")


def test_numbers_choose_and_the_focus_waits_at_the_next_turn(visit: Visit) -> None:
    vera = visit("Vera")
    vera.play_bots(seats=2)
    vera.await_turn()
    vera.page.keyboard.press("1")
    expect(vera.page.locator("[data-chosen]")).to_have_count(0)  # not before they are shown
    vera.page.keyboard.press("?")
    expect(vera.page.locator(".numbers kbd").first).to_have_text("1")
    decide_by_numbers(vera)
    vera.await_turn()
    vera.until(lambda: vera.page.evaluate(FIRST), "the focus is not at the first choice")


def test_a_turn_does_not_take_the_focus_from_the_chat(visit: Visit) -> None:
    vera = visit("Vera")
    vera.play_bots(seats=2)
    vera.await_turn()
    vera.page.keyboard.press("?")
    decide_by_numbers(vera)
    vera.page.keyboard.press("c")
    vera.await_turn()
    vera.page.wait_for_timeout(200)
    vera.page.keyboard.type("12?")
    expect(vera.page.get_by_label("Message to the table")).to_have_value("12?")
