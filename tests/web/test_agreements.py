"""What people at a table agree on: the end, a pause of days, a rematch, no game at all."""

from playwright.sync_api import expect

from tests.web.browser_player import OVER
from tests.web.conftest import Visit
from tests.web.test_table import choose_in_menu, two_at


def test_the_end_is_agreed_and_they_play_again(visit: Visit) -> None:
    vera, bo = visit("Vera"), visit("Bo", seed=5)
    two_at(vera, bo)
    choose_in_menu(vera, "Propose to end the game")
    bo.page.get_by_role("button", name="Agree").click()
    for player in (vera, bo):
        expect(player.page.locator(OVER)).to_contain_text("Ended by agreement")
        expect(player.page.locator(f"{OVER} .moment .scene")).to_be_visible()
    old = vera.page.url
    vera.page.get_by_role("button", name="Play again").click()
    expect(vera.page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    bo.page.get_by_role("link", name="To the new game").click()
    bo.page.get_by_role("button", name="Take a seat").click()
    vera.page.get_by_role("button", name="Start the game").click()
    for player in (vera, bo):
        player.page.locator(".prompt").wait_for()
        assert player.page.url not in (old, f"{player.base}/")
        expect(player.page.locator(OVER)).to_have_count(0)


def test_a_pause_of_a_game_over_days(visit: Visit) -> None:
    """Both see both clocks; while it is paused none goes on, and nobody is asked for a choice."""
    vera, bo = visit("Vera"), visit("Bo", seed=5)
    two_at(vera, bo, clock={"pace": "days", "per_move": 172_800})
    for player in (vera, bo):
        expect(player.page.get_by_role("timer")).to_have_count(2)
        expect(player.page.locator(".clock.running")).to_have_count(1)
    choose_in_menu(vera, "Ask for a pause")
    bo.page.get_by_role("button", name="Agree").click()
    for player in (vera, bo):
        expect(player.page.get_by_text("The game is paused")).to_be_visible()
        expect(player.page.locator(".clock.running")).to_have_count(0)
        expect(player.page.locator(".prompt")).to_contain_text("Nobody has to decide now")
        expect(player.page.locator("[data-may]")).to_have_count(0)


def test_a_seat_given_up_and_a_table_closed(visit: Visit) -> None:
    vera, bo = visit("Vera"), visit("Bo")
    seats = [{"who": "me"}, {"who": "open"}]
    table = vera.request("POST", "/api/tables", {"game": "dragon", "seats": seats})["id"]
    for player in (vera, bo):
        player.page.goto(f"{player.base}/tables/{table}")
    bo.page.get_by_role("button", name="Take a seat").click()
    bo.page.get_by_role("button", name="Give up my seat").click()
    expect(bo.page.get_by_role("button", name="Take a seat")).to_be_visible()
    vera.page.get_by_role("button", name="Close the table").click()
    vera.page.get_by_role("dialog").get_by_role("button", name="Close the table").click()
    expect(bo.page.get_by_text("closed")).to_be_visible()


def test_starting_takes_who_has_just_sat_down_and_misses_who_has_just_left(visit: Visit) -> None:
    vera, bo = visit("Vera"), visit("Bo")
    seats = [{"who": "me"}, {"who": "open"}, {"who": "open"}]
    table = vera.request("POST", "/api/tables", {"game": "dragon", "seats": seats})["id"]
    bo.request("POST", f"/api/tables/{table}/seats", {"seat": 1})
    with vera.page.expect_response("**/waiting"):
        vera.page.goto(f"{vera.base}/tables/{table}")
    vera.page.route("**/waiting", lambda route: None)  # from here on she hears of nobody
    fill = vera.page.get_by_role("button", name="Fill with bots and start")
    bo.request("DELETE", f"/api/tables/{table}/seats/1")
    fill.click()
    expect(vera.page.get_by_text("Somebody has just left")).to_be_visible()
    bo.request("POST", f"/api/tables/{table}/seats", {"seat": 2})
    fill.click()
    vera.page.locator(".prompt").wait_for()
    started = vera.request("GET", f"/api/tables/{table}")["seats"]
    assert [bool(seat["level"]) for seat in started] == [False, True, False]


def test_people_talk_while_they_wait(visit: Visit) -> None:
    """Each sees the board, who is there and who is writing; what was said stays for the game."""
    vera, bo = visit("Vera"), visit("Bo")
    seats = [{"who": "me"}, {"who": "open"}]
    table = vera.request("POST", "/api/tables", {"game": "dragon", "seats": seats})["id"]
    bo.request("POST", f"/api/tables/{table}/seats", {})
    for player in (vera, bo):
        player.page.goto(f"{player.base}/tables/{table}")
    expect(vera.page.locator(".sample .board")).to_be_visible()
    field = bo.page.get_by_role("textbox", name="Say something to the table")
    seat = vera.page.get_by_role("listitem").filter(has_text="Bo")
    expect(seat).to_contain_text("here")
    field.fill("I am here")
    expect(seat).to_contain_text("writing…")
    field.press("Enter")
    expect(vera.page.get_by_role("log")).to_contain_text("Bo I am here")
    vera.page.get_by_role("button", name="Start the game").click()
    vera.page.get_by_role("tab", name="Chat").click()
    expect(vera.page.get_by_role("log", name="Chat")).to_contain_text("I am here")
