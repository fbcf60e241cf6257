"""The table itself, in any game: motion, notice of your turn, a pause, giving up."""

from playwright.sync_api import expect

from tests.web.browser_player import CHOICES, BrowserPlayer
from tests.web.conftest import Visit
from tests.web.layout import AT_REST, resize

# Records the notifications of the page instead of asking for permission.
NOTICES = """
window.notices = []
window.Notification = class {
  static permission = 'granted'
  static requestPermission = async () => 'granted'
  constructor(title, { body }) { window.notices.push(`${title}: ${body}`) }
}
"""
AWAY = "Object.defineProperty(document, 'hidden', { get: () => true })"
COUNT_FLIGHTS = """
() => {
  window.flights = 0
  const count = (changes) =>
    changes.forEach((change) => (window.flights += change.addedNodes.length))
  new MutationObserver(count).observe(document.querySelector('.flights'), { childList: true })
}
"""
# Of the parts that grow with the text about the choice under the pointer.
HEIGHTS = "['.year', '.prompt'].map((name) => document.querySelector(name).offsetHeight)"
# Whether the hint lies over anything of the board or of the own area.
COVERED = """
() => {
  const slip = document.querySelector('.hint').getBoundingClientRect()
  const pieces = '.board, .own, .hand-held > .page'
  return [...document.querySelectorAll(pieces)].some((piece) => {
    const at = piece.getBoundingClientRect()
    const beside = at.left >= slip.right || at.right <= slip.left
    return !beside && at.top < slip.bottom && at.bottom > slip.top
  })
}
"""


def two_at(
    vera: BrowserPlayer, bo: BrowserPlayer, **terms: object
) -> tuple[BrowserPlayer, BrowserPlayer]:
    """A table of the two: who is asked first, and the other."""
    seats = [{"who": "me"}, {"who": "open"}]
    table = vera.request("POST", "/api/tables", {"game": "dragon", "seats": seats, **terms})["id"]
    bo.request("POST", f"/api/tables/{table}/seats", {"seat": 1})
    vera.request("POST", f"/api/tables/{table}/start", {})
    vera.sit_at(table)
    bo.sit_at(table)
    vera_first = vera.page.locator(".prompt:not(.waiting)").count()
    return (vera, bo) if vera_first else (bo, vera)


def choose_in_menu(player: BrowserPlayer, name: str) -> None:
    player.page.get_by_role("button", name="Menu").click()
    player.page.get_by_role("dialog").get_by_role("button", name=name).click()


def test_a_line_of_the_log_is_shown_again(visit: Visit) -> None:
    vera = visit("Vera")
    vera.play_bots(seats=2)
    vera.decide(vera.click)
    vera.await_turn()
    vera.page.get_by_role("button", name="Menu").click()
    vera.page.get_by_label("Motion").select_option("full")
    vera.page.get_by_role("button", name="Close").click()
    vera.page.evaluate(COUNT_FLIGHTS)
    vera.page.locator(".lines button").filter(has_text="settles").first.click()
    vera.page.wait_for_function("window.flights >= 2")
    vera.page.keyboard.press("Escape")
    expect(vera.page.locator(".flying")).to_have_count(0)


def test_on_a_phone_the_board_comes_forth_to_show_a_line_again(visit: Visit) -> None:
    vera = visit("Vera", width=390, height=844)
    vera.play_bots(seats=2)
    vera.decide(vera.click)
    vera.await_turn()
    vera.page.get_by_role("button", name="Log").click()
    vera.page.locator(".lines button").first.click()
    expect(vera.page.locator(".year")).to_be_visible()


def test_who_opens_the_chat_can_type_at_once(visit: Visit) -> None:
    vera = visit("Vera")
    vera.play_bots(seats=2)
    for words in ("hello log", "chat"):
        vera.page.get_by_role("tab", name="Log").click()
        if words == "chat":
            vera.page.keyboard.press("c")
        else:
            vera.page.get_by_role("tab", name="Chat").click()
        vera.page.keyboard.type(words)
        expect(vera.page.get_by_label("Message to the table")).to_have_value(words)


def test_the_page_is_not_higher_than_the_window(visit: Visit) -> None:
    vera = visit("Vera")
    vera.play_bots(seats=2)
    vera.decide(vera.click)
    assert vera.page.evaluate("document.documentElement.scrollHeight - innerHeight") == 0


def test_nothing_slips_away_from_under_the_pointer(visit: Visit) -> None:
    """Space taken for the preview of a choice stays when the pointer leaves. Else everything below
    would move, put the pointer over the choice again, and so on without end."""
    vera = visit("Вера", width=1280, height=720, language="ru")
    vera.play_bots(seats=2)
    for _ in range(5):
        vera.await_turn()
        for choice in vera.page.locator(CHOICES).all()[:4]:
            choice.hover(force=True)  # cards in a fan cover each other
            vera.page.wait_for_timeout(120)  # the preview comes from the server
            over = vera.page.evaluate(HEIGHTS)
            vera.page.mouse.move(2, 2)
            vera.page.evaluate(AT_REST)
            left = vera.page.evaluate(HEIGHTS)
            assert all(now >= then for now, then in zip(left, over, strict=True))
        vera.decide(vera.click)


def test_a_hint_lies_beside_the_board_and_gives_a_reason(visit: Visit) -> None:
    vera = visit("Vera")
    vera.play_bots(seats=3)
    vera.await_turn()
    vera.page.get_by_role("button", name="Hint").click()
    for screen in ((1440, 900), (1024, 768), (390, 844)):
        resize(vera, *screen)
        vera.page.locator(".hint").wait_for()
        assert not vera.page.evaluate(COVERED)
        assert len(vera.page.locator(".hint p").first.inner_text()) > 8


def test_who_looks_elsewhere_is_called(visit: Visit) -> None:
    vera, bo = visit("Vera"), visit("Bo", seed=5)
    for player in (vera, bo):
        player.context.add_init_script(NOTICES)
    first, second = two_at(vera, bo)
    assert "Your turn" in first.page.title()
    assert "Your turn" not in second.page.title()
    second.page.get_by_role("button", name="Menu").click()
    second.page.get_by_label("Tell me when it is my turn").check()
    second.page.get_by_role("button", name="Close").click()
    second.page.evaluate(AWAY)
    first.decide(first.click)
    while not second.page.locator(".prompt:not(.waiting)").count():
        first.click()
    second.page.wait_for_function("window.notices.length === 1")
    assert "Your turn" in second.page.title()
    icon = second.page.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", "/favicon-turn.svg")


def test_a_pause_and_giving_up(visit: Visit) -> None:
    vera, bo = visit("Vera"), visit("Bo", seed=5)
    two_at(vera, bo, clock={"pace": "live"})
    choose_in_menu(vera, "Ask for a pause")
    bo.page.get_by_role("button", name="Agree").click()
    for player in (vera, bo):
        expect(player.page.get_by_text("The game is paused")).to_be_visible()
    bo.page.get_by_role("button", name="Play on").click()
    vera.page.get_by_role("button", name="Agree").click()
    expect(vera.page.get_by_text("The game is paused")).to_have_count(0)
    choose_in_menu(vera, "Resign")
    vera.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(vera.page.get_by_text("You have resigned")).to_be_visible()
    expect(vera.page.get_by_role("button", name="Take your seat back")).to_have_count(0)
