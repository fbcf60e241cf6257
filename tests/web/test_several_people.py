"""Several people: two browsers and a bot, a lost connection, one device for two; signs, unread
chat, somebody who goes away, comes back and resigns."""

from playwright.sync_api import expect

from tests.web.browser_player import LOG, OVER, BrowserPlayer
from tests.web.conftest import Visit
from tests.web.test_table import choose_in_menu, two_at


def create_table(host: BrowserPlayer, seats: list[dict[str, str]]) -> str:
    table = host.request("POST", "/api/tables", {"game": "dragon", "seats": seats})
    return str(table["id"])


def test_two_people_and_a_bot_with_a_reload_and_a_lost_connection(visit: Visit) -> None:
    vera, bo = visit("Vera"), visit("Bo", seed=5)
    table = create_table(
        vera, [{"who": "me"}, {"who": "open"}, {"who": "bot", "level": "ship_boy"}]
    )
    bo.request("POST", f"/api/tables/{table}/seats", {"seat": 1})
    vera.request("POST", f"/api/tables/{table}/start", {})
    vera.sit_at(table)
    bo.sit_at(table)
    play_together(vera, bo, lines=8)
    bo.page.reload()
    bo.page.wait_for_selector(".prompt")
    play_together(vera, bo, lines=14)
    vera.lose_connection()
    before = lines(bo)
    bo.page.wait_for_timeout(300)
    vera.restore_connection()
    play_together(vera, bo, lines=max(before, lines(bo)) + 6)
    assert_same_journal(vera, bo)


def lines(player: BrowserPlayer) -> int:
    return player.page.locator(LOG).count()


def play_together(*players: BrowserPlayer, lines: int) -> None:
    """Every seat that is asked answers, until all journals have this length."""
    for _ in range(4000):
        if all(player.page.locator(LOG).count() >= lines for player in players):
            return
        for player in players:
            if player.page.locator(".prompt:not(.waiting)").count():
                player.click()
            else:
                player.page.wait_for_timeout(20)
    raise AssertionError("the game does not go on")


def assert_same_journal(one: BrowserPlayer, other: BrowserPlayer) -> None:
    """Both have read the same, up to the shorter of the two; each is "you" to themselves."""
    journals = [player.page.locator(LOG).all_inner_texts() for player in (one, other)]
    assert min(map(len, journals)) > 10
    for told, other_told in zip(*journals, strict=False):
        names = {told.split()[0], other_told.split()[0]}
        assert told == other_told or names in ({"You", one.name}, {"You", other.name})


def test_one_device_for_two(visit: Visit) -> None:
    """The curtain falls before the next person's view is asked for, and hides the table."""
    vera = visit("Vera")
    seats = [{"who": "me"}, {"who": "guest", "name": "Anna"}]
    table = create_table(vera, seats)
    vera.request("POST", f"/api/tables/{table}/start", {})
    vera.sit_at(table)
    passed = 0
    for _ in range(3000):
        if passed >= 4 or vera.page.locator(OVER).count():
            break
        curtain = vera.page.locator(".curtain")
        if curtain.count():
            passed += 1
            assert vera.page.locator(".pcard").count() == 0, "a hand shows behind the curtain"
            curtain.get_by_role("button").click()
            vera.page.wait_for_selector(".prompt")
        else:
            vera.click()
    assert passed >= 4


def test_a_room_with_people_in_it(visit: Visit) -> None:
    vera, bo = visit("Vera"), visit("Bo", width=390, height=844)
    two_at(vera, bo)
    show_a_sign(vera, bo)
    leave_something_unread(vera, bo)
    bo.page.goto(bo.base)
    panel = vera.page.locator(".player", has_text="Bo")
    expect(panel).to_contain_text("away")
    bo.page.goto(vera.page.url)
    expect(panel).not_to_contain_text("away")
    choose_in_menu(bo, "Resign")
    bo.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    slip = vera.page.locator(".slip", has_text="Bo has resigned.")
    expect(slip.get_by_role("button", name="Play on")).to_be_visible()
    expect(panel).to_contain_text("resigned, a bot plays on")
    slip.get_by_role("button", name="End the game").click()
    expect(vera.page.locator(OVER)).to_contain_text("Ended by agreement")


def show_a_sign(one: BrowserPlayer, other: BrowserPlayer) -> None:
    """It appears at the seat in both browsers."""
    one.page.locator(".bar").get_by_role("button", name="React").click()
    one.page.locator(".menu").get_by_role("button", name="Well played").click()
    for player in (one, other):
        expect(player.page.locator(".bubble")).to_contain_text("Vera: Well played")


def leave_something_unread(one: BrowserPlayer, other: BrowserPlayer) -> None:
    """What one says shows on the other's tab bar until it is read there."""
    one.page.get_by_role("tab", name="Chat").click()
    field = one.page.get_by_role("textbox", name="Message to the table")
    field.fill("Hello, sailor")
    field.press("Enter")
    tab = other.page.locator("nav.tabs button", has_text="Log")
    expect(tab.locator("b")).to_have_text("1")
    tab.click()
    expect(other.page.get_by_role("log", name="Chat")).to_contain_text("Hello, sailor")
    expect(tab.locator("b")).to_have_count(0)
