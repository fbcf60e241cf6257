"""The pages around the tables: the shelf, a new table, waiting for friends, settings, reviews."""

import gzip
import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Response, expect

from lorcha import games
from lorcha.cli import main
from tests.core.matches import finished
from tests.web.browser_player import BrowserPlayer
from tests.web.conftest import Visit
from tests.web.layout import AT_REST, BELOW, resize
from tests.web.test_accessibility import violations


def test_a_newcomer_sits_down_with_one_click(browser: Browser, base: str) -> None:
    page = browser.new_page(locale="en-GB")
    page.goto(base)
    page.get_by_role("button", name="Play now: In the Year of the Dragon").click()
    page.wait_for_selector(".prompt")
    expect(page.get_by_role("status").filter(has_text="You are playing as")).to_be_visible()
    assert re.search(r"/tables/[\w-]{16,}$", page.url)
    page.close()


def test_a_friend_comes_by_the_code(visit: Visit) -> None:
    vera, boris = visit("Vera"), visit("Boris", width=390, height=844)
    vera.page.goto(f"{vera.base}/new/dragon")
    vera.page.get_by_label("2", exact=True).check(force=True)
    vera.page.get_by_role("button", name="Create the table").click()
    code = vera.page.locator(".code").inner_text()
    boris.page.goto(boris.base)
    boris.page.get_by_label("Code or link").fill(code)
    boris.page.get_by_role("button", name="Join", exact=True).click()
    boris.page.get_by_role("button", name="Sit here").click()
    expect(vera.page.get_by_role("list").get_by_text("Boris")).to_be_visible()
    vera.page.get_by_role("button", name="Start the game").click()
    vera.page.wait_for_selector(".prompt")
    boris.page.wait_for_selector(".prompt")


def test_options_are_what_the_table_is_made_with(visit: Visit) -> None:
    vera = visit("Vera")
    vera.page.goto(f"{vera.base}/new/dragon?device")
    vera.page.get_by_label("3", exact=True).check(force=True)
    vera.page.get_by_label("Name: Seat 2").fill("Anna")
    vera.page.get_by_label("Who sits on seat 3").select_option(label="Bot: Sailor")
    vera.page.get_by_label("7 yuan").check(force=True)
    vera.page.get_by_role("button", name="Start the game").click()
    vera.page.wait_for_selector(".prompt, .curtain")
    summary = vera.request("GET", f"/api/tables/{vera.page.url.rsplit('/', 1)[1]}")
    assert summary["stage"] == "playing"
    assert summary["options"]["large_privilege_price"] == 7
    assert [(seat["guest"], seat["level"]) for seat in summary["seats"]] == [
        (False, None),
        (True, None),
        (False, "sailor"),
    ]


def test_a_code_that_leads_nowhere_is_explained(visit: Visit) -> None:
    vera = visit("Vera")
    vera.page.goto(f"{vera.base}/join/NOBODY-1")
    expect(vera.page.get_by_role("alert")).to_contain_text("no such table")
    vera.page.get_by_role("link", name="To the shelf", exact=True).click()
    expect(vera.page.get_by_role("heading", level=1)).to_have_text("Take a box from the shelf")
    vera.problems.clear()  # the browser itself notes every 404


def test_a_table_that_is_not_there(visit: Visit) -> None:
    vera = visit("Vera", width=390, height=844)
    vera.page.goto(f"{vera.base}/tables/nowhere")
    expect(vera.page.get_by_role("heading", level=1)).to_have_text("No ship sails here")
    expect(vera.page.get_by_role("alert")).to_contain_text("no such table")
    vera.page.get_by_role("link", name="To the shelf", exact=True).click()
    vera.page.get_by_role("link", name="Rules", exact=True).locator("visible=true").click()
    expect(vera.page.get_by_role("heading", level=1)).to_have_text("Rules")
    vera.problems.clear()  # the browser itself notes every 404


def test_another_language_without_a_reload(visit: Visit) -> None:
    vera = visit("Vera")
    vera.page.goto(f"{vera.base}/settings")
    vera.page.evaluate("window.stayed = true")
    vera.page.get_by_label("Русский").check(force=True)
    expect(vera.page.get_by_role("heading", level=1)).to_have_text("Настройки")
    assert vera.page.evaluate("window.stayed && document.documentElement.lang") == "ru"


def test_a_name_and_a_password_lead_back_from_elsewhere(visit: Visit) -> None:
    vera, elsewhere = visit("Vera"), visit("Nobody yet")
    vera.page.goto(f"{vera.base}/settings")
    vera.page.get_by_label("New password").fill("lotus and heron")
    vera.page.get_by_role("button", name="Save").nth(1).click()
    expect(vera.page.get_by_text("The password is set")).to_be_visible()
    person = vera.request("GET", "/api/me")["person"]
    elsewhere.page.goto(f"{vera.base}/settings")
    elsewhere.page.get_by_role("button", name="Sign out", exact=True).click()
    dialog = elsewhere.page.get_by_role("dialog")
    expect(dialog).to_contain_text("You have not set a password")
    dialog.get_by_role("button", name="Sign out", exact=True).click()
    elsewhere.page.get_by_label("Name with tag").fill(f"{person['name']}#{person['tag']}")
    elsewhere.page.get_by_label("Password").fill("lotus and heron")
    elsewhere.page.get_by_role("button", name="Sign in").click()
    expect(elsewhere.page.get_by_text("Welcome back, Vera.")).to_be_visible()


@pytest.fixture
def reviewer(visit: Visit) -> BrowserPlayer:
    """Vera before a finished game of Ann and Bo."""
    vera = visit("Vera", inspected=True)
    table = vera.request("POST", "/api/imports", json.loads(finished().save()))
    vera.page.goto(f"{vera.base}/tables/{table['id']}/review")
    vera.page.wait_for_selector(".replay")
    return vera


def test_a_review_step_by_step(reviewer: BrowserPlayer) -> None:
    page, plies = reviewer.page, finished().ply
    move_count = page.locator(".said b")
    expect(move_count).to_have_text(f"Move 0 of {plies}")
    page.get_by_role("button", name="One move on").click()
    expect(move_count).to_have_text(f"Move 1 of {plies}")
    page.keyboard.press("End")
    expect(move_count).to_have_text(f"Move {plies} of {plies}")
    assert page.url.endswith(f"/at/{plies}?seat=0")
    page.get_by_label("Seen by").select_option(label="Bo")
    expect(page).to_have_url(re.compile(rf"/at/{plies}\?seat=1$"))
    assert violations(page) == []


@pytest.mark.parametrize("game", games.SHELF)
def test_a_review_shows_all_of_the_table(visit: Visit, game: str) -> None:
    vera = visit("Вера", width=1440, height=900, language="ru")
    match = finished(game=game)
    table = vera.request("POST", "/api/imports", json.loads(match.save()))["id"]
    vera.page.goto(f"{vera.base}/tables/{table}/at/{match.ply // 2}?seat=0")
    vera.page.wait_for_selector(".replay")
    for width, height in [(1440, 900), (1366, 768), (1280, 720)]:
        resize(vera, width, height)
        assert vera.page.evaluate(BELOW) <= 8
    vera.page.get_by_role("link", name="К столу").click()
    expect(vera.page.locator(".end")).to_be_visible()


def test_a_link_leads_to_the_moment(reviewer: BrowserPlayer) -> None:
    page = reviewer.page
    page.goto(page.url.split("/at/")[0] + "/at/17?seat=1")
    expect(page.locator(".said b")).to_have_text(f"Move 17 of {finished().ply}")
    expect(page.get_by_label("Seen by")).to_have_value("1")


def test_a_game_is_saved_as_a_text_in_the_readers_language(reviewer: BrowserPlayer) -> None:
    page = reviewer.page
    page.get_by_role("button", name="EN", exact=True).click()
    page.get_by_role("button", name="Поделиться").click()
    with page.expect_download() as coming:
        page.get_by_role("button", name="Сохранить текстом").click()
    text = coming.value.path().read_text("utf-8")
    assert re.search(r"^Месяц 3: .+\n  (Ann|Bo) [а-я]+ет ", text, re.MULTILINE)
    assert re.search(r"^1\. (Ann|Bo): \d+ \(Дворцы ", text, re.MULTILINE)


REVIEW_SIZES = [(390, 844), (768, 1024), (1024, 768), (1366, 650), (1440, 900), (2560, 1440)]
OVERLAPS = """
() => {
  const parts = 'header.bar > :not(.where), .where > *, .replay > *'
  const boxes = [...document.querySelectorAll(parts)]
    .map((one) => [one.className || one.tagName, one.getBoundingClientRect()])
    .filter(([, box]) => box.width && box.height)
  return boxes.flatMap(([name, a], i) => boxes.slice(i + 1)
    .filter(([, b]) => a.left < b.right - 1 && b.left < a.right - 1 &&
                       a.top < b.bottom - 1 && b.top < a.bottom - 1)
    .map(([other]) => `${name} covers ${other}`))
}
"""


def test_the_bars_of_a_review_have_room(reviewer: BrowserPlayer) -> None:
    page = reviewer.page
    page.keyboard.press("ArrowRight")
    for language in ("EN", "RU"):
        for width, height in REVIEW_SIZES:
            resize(reviewer, width, height)
            assert page.evaluate(OVERLAPS) == [], f"{language}, {width} × {height}"
        page.get_by_role("button", name=language, exact=True).click()


def test_play_on_from_a_moment(reviewer: BrowserPlayer) -> None:
    page = reviewer.page
    page.goto(page.url.split("/at/")[0] + "/at/20?seat=1")
    page.get_by_role("button", name="Play on from here").click()
    assert violations(page) == []
    page.get_by_role("button", name="Play on", exact=True).click()
    page.wait_for_selector(".prompt")
    summary = reviewer.request("GET", f"/api/tables/{page.url.rsplit('/', 1)[1]}")
    assert [seat["mine"] for seat in summary["seats"]] == [False, True]


def test_to_play_on_stops_the_replay(reviewer: BrowserPlayer) -> None:
    page = reviewer.page
    page.get_by_role("button", name="Let it run").click()
    expect(page.locator(".said b")).not_to_have_text(re.compile("Move 0 "))
    page.get_by_role("button", name="Play on from here").click()
    moment = page.locator(".said b").inner_text()
    page.wait_for_timeout(1200)  # it would have gone on by now
    expect(page.locator(".said b")).to_have_text(moment)


def test_playing_on_meets_the_same_bots(visit: Visit) -> None:
    vera = visit("Vera")
    table = vera.play_bots(seats=2, level="sailor")
    vera.decide(vera.click)
    vera.page.get_by_role("button", name="Menu").click()
    vera.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    vera.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    vera.page.locator(".end").wait_for()
    vera.page.goto(f"{vera.base}/tables/{table}/at/0")
    vera.page.get_by_role("button", name="Play on from here").click()
    chosen = vera.page.locator("dialog select").evaluate_all("all => all.map((one) => one.value)")
    assert sorted(chosen) == ["me", "sailor"]
    vera.page.goto(f"{vera.base}/people/{vera.request('GET', '/api/me')['person']['id']}")
    expect(vera.page.get_by_text("Not rated yet")).to_be_visible()
    expect(vera.page.get_by_role("heading", name="Last games")).to_be_visible()


@pytest.mark.parametrize(
    "page",
    [
        "/",
        "/new/dragon",
        "/settings",
        "/rules/dragon",
        "/about/panda",
        "/puzzles",
        "/puzzles/dragon",
    ],
)
def test_nothing_sticks_out_at_any_width(visit: Visit, page: str) -> None:
    vera = visit("Vera", language="ru")
    vera.page.goto(vera.base + page)
    vera.page.wait_for_load_state("networkidle")
    for width in (2560, 1100, 768, 360):
        vera.page.set_viewport_size({"width": width, "height": 900})
        vera.page.evaluate(AT_REST)
        assert vera.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, width


LOADED = (".js", ".css", ".svg")  # what lies beside these is text of some hundred bytes, and fonts


@pytest.mark.parametrize(
    ("page", "most", "files"), [("", 95_000, 20), *((game, 180_000, 25) for game in games.SHELF)]
)
def test_a_page_loads_little(visit: Visit, page: str, most: int, files: int) -> None:
    """The front page, and a table that is the first a visitor sees; in bytes, compressed."""
    vera = visit("Vera")
    loaded: set[str] = set()

    def note(response: Response) -> None:  # Playwright wants a function it can mark
        loaded.add(response.url)

    vera.page.on("response", note)
    if page:
        vera.play_bots(game=page)
    else:
        vera.page.goto(vera.base)
    vera.page.wait_for_load_state("networkidle")
    urls = [url for url in loaded if url.endswith(LOADED) and not url.startswith("data:")]
    sizes = [len(gzip.compress(vera.page.request.get(url).body())) for url in urls]
    assert 5 < len(sizes) <= files
    assert 50_000 < sum(sizes) <= most


def test_a_game_from_a_file_becomes_a_study(visit: Visit) -> None:
    vera = visit("Vera", inspected=True)
    vera.page.goto(vera.base)
    vera.page.get_by_role("link", name="Open a game from a file").click()
    choose(vera, "list.json", '{"milk": 2}')
    expect(vera.page.get_by_role("alert")).to_contain_text("list.json does not hold a game")
    assert violations(vera.page) == []
    match = finished()
    spoilt = json.dumps(json.loads(match.save()) | {"scores": [999, 0]})
    choose(vera, "game.json", spoilt)
    expect(vera.page.get_by_role("alert")).to_contain_text("game.json cannot be played through")
    choose(vera, "game.json", match.save())
    expect(vera.page.locator(".said b")).to_have_text(f"Move 0 of {match.ply}")
    vera.problems.clear()  # the browser itself notes every 400


def choose(player: BrowserPlayer, name: str, text: str) -> None:
    player.page.get_by_label("Choose a file").set_input_files(
        {"name": name, "mimeType": "application/json", "buffer": text.encode()}
    )


def test_play_is_one_click_away_on_a_low_screen(visit: Visit) -> None:
    vera = visit("Vera", width=1366, height=650)
    vera.page.goto(vera.base)
    vera.page.get_by_role("button", name="Play now").first.wait_for()
    for button in vera.page.get_by_role("button", name="Play now").all():
        expect(button).to_be_in_viewport(ratio=1)


LONGEST_LINE = """
() => Math.max(...[...document.querySelectorAll('.leaves p')].map((one) => {
  const range = document.createRange()
  range.selectNodeContents(one)
  const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size
  return lines > 2 ? one.textContent.trim().length / lines : 0
}))
"""


def test_rules_can_be_read(visit: Visit) -> None:
    """Lines of at most 75 letters, contents that lead to a section, and a search."""
    vera = visit("Vera", width=1440)
    page = vera.page
    page.goto(f"{vera.base}/rules/jamaica")
    contents = page.get_by_role("navigation", name="Contents")
    contents.get_by_role("link", name="Combat").click()
    expect(page.get_by_role("heading", name="Combat")).to_be_in_viewport()
    assert 30 < page.evaluate(LONGEST_LINE) <= 75
    page.get_by_role("searchbox").fill("Ghost Ship")
    expect(page.get_by_role("heading", name="Loading")).to_be_hidden()
    expect(contents.get_by_role("link", name="Ghost Ship")).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_text("Contents").click()
    expect(page.get_by_role("link", name="Ghost Ship")).to_be_visible()


def test_an_open_table_tells_who_waits_for_whom(visit: Visit) -> None:
    host, vera = visit("Olga"), visit("Vera")
    seats = [{"who": "me"}, {"who": "open"}, {"who": "bot", "level": "captain"}]
    options = {"large_privilege_price": 7}
    wanted = {"game": "dragon", "visibility": "anyone", "seats": seats, "options": options}
    table = host.request("POST", "/api/tables", wanted)["id"]
    vera.page.goto(vera.base)
    seat = vera.page.get_by_role("link", name="Take a seat: In the Year of the Dragon, Olga")
    card = vera.page.get_by_role("listitem").filter(has=seat)
    for said in ("Olga waits for one more player", "free", "Captain", "large privilege: 7 yuan"):
        expect(card).to_contain_text(said)
    seat.click()
    expect(vera.page).to_have_url(f"{vera.base}/tables/{table}")


def test_play_now_remembers_how_many_and_how_strong(visit: Visit) -> None:
    vera = visit("Vera")
    page = vera.page
    page.goto(vera.base)
    page.locator(".against", has_text="In the Year of the Dragon").click()
    page.get_by_role("dialog").get_by_text("2", exact=True).click()
    page.get_by_role("dialog").get_by_text("Ship’s boy").click()
    page.get_by_role("dialog").get_by_role("button", name="Play now").click()
    page.locator(".prompt").wait_for()
    page.get_by_role("link", name="Lorcha").click()
    expect(page.get_by_text("Against one bot: Ship’s boy")).to_be_visible()


def test_a_lost_password_and_a_deleted_account(
    visit: Visit, house: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    vera = visit("Vera")
    me = vera.request("GET", "/api/me")["person"]
    where = ["--database", str(house / "tables.sqlite3"), "--address", vera.base]
    assert main(["password-link", f"{me['name']}#{me['tag']}", *where]) == 0
    vera.page.goto(capsys.readouterr().out.splitlines()[0])
    vera.page.get_by_label("New password").fill("a long enough one")
    vera.page.get_by_role("button", name="Save").click()
    expect(vera.page.get_by_role("heading", name="Where you are signed in")).to_be_visible()
    vera.page.get_by_role("button", name="Delete my account").click()
    vera.page.get_by_label("Password", exact=True).fill("a long enough one")
    vera.page.get_by_role("button", name="Delete for good").click()
    expect(vera.page.get_by_text("Your account is deleted.")).to_be_visible()
    assert vera.request("GET", "/api/me")["person"] is None
