"""A tap in vain says why, with the rule, and the rules page opens there."""

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.decisions import find_decision, offers, play_from


def test_a_card_that_may_not_be_played_yet_says_why(visit: Visit) -> None:
    vera = visit("Vera")
    play_from(vera, *find_decision("dragon", 2, offers("pair")))
    vera.await_turn()
    vera.page.locator(".pcard").first.click(force=True)  # it is disabled, and says why
    note = vera.page.locator(".why-not")
    expect(note).to_contain_text("Not now: first choose the two people you begin with.")
    rule = note.get_by_role("link", name="Rule YD-18")
    expect(rule).to_have_attribute("href", "/rules/dragon#YD-18")
    vera.page.keyboard.press("Escape")
    expect(note).to_have_count(0)


def test_the_rules_open_at_a_rule(visit: Visit) -> None:
    vera = visit("Vera")
    vera.page.goto(f"{vera.base}/rules/dragon#YD-30")
    expect(vera.page.locator("p[aria-current=location]")).to_contain_text("costs a fee of 3 yuan")
    expect(vera.page.locator("p[aria-current=location]")).to_be_in_viewport()
    vera.page.get_by_role("searchbox").fill("YD-75")
    expect(vera.page.get_by_role("heading", level=2, name="Fourth phase: score")).to_be_visible()
    expect(vera.page.get_by_role("heading", level=2, name="Palaces")).to_be_hidden()
