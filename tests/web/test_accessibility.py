"""Everyone can play: axe finds nothing wrong on a page or a table, at any width, light and dark."""

import pytest
from playwright.sync_api import Page

from lorcha import games
from tests.web.conftest import Visit
from tests.web.layout import resize
from tests.web.screen_reader import ScreenReader
from tests.web.server import ROOT

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
RUN = """
async () => (await axe.run(document, {
  resultTypes: ['violations'],
  rules: { 'label-content-name-mismatch': { enabled: true } }, // off where not asked for
})).violations
  .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`)
"""


@pytest.mark.parametrize(
    ("width", "height", "theme", "language"),
    [(1440, 900, "light", "en"), (1440, 900, "dark", "ru"), (390, 844, "light", "ru")],
)
def test_the_table(visit: Visit, width: int, height: int, theme: str, language: str) -> None:
    vera = visit("Vera", width=width, height=height, theme=theme, language=language, inspected=True)
    vera.play_bots(seats=4)
    vera.await_turn()
    assert violations(vera.page) == []
    vera.decide(vera.click)
    vera.await_turn()
    assert violations(vera.page) == []


@pytest.mark.parametrize("game", ["jamaica", "ching", "panda"])
def test_the_other_tables(visit: Visit, game: str) -> None:
    vera = visit("Vera", inspected=True)
    vera.play_bots(seats=3, game=game)
    vera.await_turn()
    for width in (1440, 390):
        resize(vera, width, 900)
        assert violations(vera.page) == [], width


@pytest.mark.parametrize("game", games.SHELF)
def test_a_screen_reader_can_play(visit: Visit, game: str) -> None:
    """By roles, names and keys alone; `python -m tests.web.screen_reader` plays whole games."""
    vera = visit("Vera")
    vera.play_bots(seats=2, game=game)
    reader = ScreenReader(vera)
    for _ in range(3):
        vera.await_turn()
        assert reader.question
        reader.decide()
    assert reader.nameless == set()
    assert "" not in reader.heard


PAGES = [
    "/",
    "/new/dragon",
    "/rules/dragon",
    "/puzzles",
    "/puzzles/dragon",
    "/about",
    "/settings",
    "/people/bot-captain",
]


def test_pages(visit: Visit) -> None:
    vera = visit("Vera", inspected=True)
    for page in PAGES:
        vera.page.goto(vera.base + page)
        vera.page.wait_for_load_state("networkidle")
        assert violations(vera.page) == [], page


def violations(page: Page) -> list[str]:
    if not AXE.exists():
        pytest.skip("axe-core is not installed: run `npm ci` in web/")
    page.evaluate(AXE.read_text())
    found: list[str] = page.evaluate(RUN)
    return found
