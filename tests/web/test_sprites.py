"""Every symbol a board names is in its game's sprite, or in the one that all tables share."""

import re

import pytest

from lorcha import games
from tests.web.server import ROOT

WEB = ROOT / "web/src"
NAMED = re.compile(r"""["'`]#([a-z]+-[a-z0-9-]+)["'`]""")
LINKS = "rules-"  # to a section of the rules


@pytest.mark.parametrize("game", games.SHELF)
def test_symbols(game: str) -> None:
    files = [*(WEB / "games" / game).rglob("*.svelte"), *(WEB / "games" / game).rglob("*.ts")]
    named = {name for file in files for name in NAMED.findall(file.read_text("utf-8"))}
    drawn = {name for sheet in (game, "room") for name in symbols(sheet)}
    assert {name for name in named if not name.startswith(LINKS)} - drawn == set()


def symbols(sheet: str) -> list[str]:
    return re.findall(r'id="([^"]+)"', (WEB / f"look/sprites/{sheet}.svg").read_text("utf-8"))
