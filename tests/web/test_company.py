"""Several people: two browsers and a bot, a line that is lost, one device for two."""

from tests.web.conftest import Visit
from tests.web.sitter import LOG, OVER, Sitter


def found(host: Sitter, seats: list[dict[str, str]]) -> str:
    table = host.ask("POST", "/api/tables", {"game": "dragon", "seats": seats})
    return str(table["id"])


def test_two_people_and_a_bot_with_a_reload_and_a_lost_line(visit: Visit) -> None:
    vera, bo = visit("Vera"), visit("Bo", seed=5)
    table = found(vera, [{"who": "me"}, {"who": "open"}, {"who": "bot", "level": "ship_boy"}])
    bo.ask("POST", f"/api/tables/{table}/seats", {"seat": 1})
    vera.ask("POST", f"/api/tables/{table}/start", {})
    vera.sit_at(table)
    bo.sit_at(table)
    play_together(vera, bo, lines=12)
    bo.page.reload()
    bo.page.wait_for_selector(".prompt")
    play_together(vera, bo, lines=24)
    vera.lose_line()
    missed = lines(bo)
    bo.page.wait_for_timeout(300)
    vera.mend_line()
    play_together(vera, bo, lines=max(missed, lines(bo)) + 8)
    assert_same_story(vera, bo)


def lines(sitter: Sitter) -> int:
    return sitter.page.locator(LOG).count()


def play_together(*sitters: Sitter, lines: int) -> None:
    """Every seat that is asked answers, until all journals have this length."""
    for _ in range(4000):
        if all(sitter.page.locator(LOG).count() >= lines for sitter in sitters):
            return
        for sitter in sitters:
            if sitter.page.locator(".prompt:not(.waiting)").count():
                sitter.click()
            else:
                sitter.page.wait_for_timeout(20)
    raise AssertionError("the game does not go on")


def assert_same_story(one: Sitter, other: Sitter) -> None:
    """What both have read is the same, up to the shorter of the two."""
    told = [sitter.page.locator(LOG).all_inner_texts() for sitter in (one, other)]
    length = min(map(len, told))
    assert length > 10
    assert told[0][:length] == told[1][:length]


def test_one_device_for_two(visit: Visit) -> None:
    """The curtain falls before the next person's view is asked for, and hides the table."""
    vera = visit("Vera")
    seats = [{"who": "me"}, {"who": "guest", "name": "Anna"}]
    table = found(vera, seats)
    vera.ask("POST", f"/api/tables/{table}/start", {})
    vera.sit_at(table)
    passed = 0
    for _ in range(3000):
        if passed >= 6 or vera.page.locator(OVER).count():
            break
        curtain = vera.page.locator(".curtain")
        if curtain.count():
            passed += 1
            assert vera.page.locator(".pcard").count() == 0, "a hand shows behind the curtain"
            curtain.get_by_role("button").click()
            vera.page.wait_for_selector(".prompt")
        else:
            vera.click()
    assert passed >= 6
