"""A tap in vain says why, with the rule, and the rules page opens there."""

from typing import cast

from playwright.sync_api import expect

from lorcha.core.match import Match
from lorcha.games.dragon.box import PERSONS
from lorcha.games.dragon.state import Table, pair_persons
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


def test_pointing_says_why_on_the_tip(visit: Visit) -> None:
    vera = visit("Vera")
    play_from(vera, *find_decision("dragon", 2, offers("pair")))
    vera.await_turn()
    tip = vera.page.get_by_role("tooltip")
    vera.page.locator(".pcard").first.hover(force=True)
    expect(tip).to_contain_text("first choose the two people you begin with. Rule YD-18")
    vera.page.locator(".pt[data-may]").first.hover()
    expect(tip).to_be_visible()
    expect(tip).not_to_contain_text("Rule")


def test_two_people_somebody_has_begun_with_say_whose_they_are(visit: Visit) -> None:
    vera = visit("Vera")

    def wanted(match: Match, seat: int) -> bool:
        return offers("pair")(match, seat) and begun(match) != []

    match, seat = find_decision("dragon", 2, wanted)
    play_from(vera, match, seat)
    vera.await_turn()
    first, second = (vera.page.locator(f"[data-move='pair {one}']") for one in begun(match))
    first.click()
    second.click(force=True)
    expect(vera.page.locator(".why-not")).to_contain_text("already begins with this pair")
    expect(first).to_have_attribute("aria-pressed", "true")


def begun(match: Match) -> list[str]:
    """The people somebody has begun with."""
    table = cast(Table, match.state)
    pairs = [pair_persons(province.pair) for province in table.provinces]
    return [PERSONS[person] for pair in pairs for person in pair]


def test_drawings_of_madame_ching_say_why(visit: Visit) -> None:
    """Missions, the display and skills are no buttons while they may not be chosen."""
    vera = visit("Vera")
    play_from(vera, *find_decision("ching", 3, offers("choose")))
    vera.await_turn()
    note = vera.page.locator(".why-not")
    for piece in (".mt", ".shown", ".skill"):
        vera.page.locator(piece).first.click()
        expect(note).to_contain_text("Rule MC-22")
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
