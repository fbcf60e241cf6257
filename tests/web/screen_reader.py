"""Plays with what a screen reader offers: roles, names and the keyboard, never the picture.

`python -m tests.web.screen_reader GAME...` plays whole games and tells what had no name of its own.
"""

import re
import sys
import tempfile
from pathlib import Path
from random import Random

from playwright.sync_api import Locator, sync_playwright

from tests.web.browser_player import BrowserPlayer
from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.server import run_server

NAMED = re.compile(r"""^- '?[\w-]+ "(?P<name>.+?)\"""")
TOGGLE = "[aria-pressed='false']:not([aria-disabled='true'])"
STEP_BACK = {"Back", "Choose another", "Start over", "Other action", "Another card", "Undo"}


class ScreenReader:
    """Reads the question, walks to a choice by its name, and confirms in the prompt."""

    def __init__(self, player: BrowserPlayer, seed: int = 7) -> None:
        self.player, self.page, self.chance = player, player.page, Random(seed)
        self.heard: set[str] = set()
        self.nameless: set[str] = set()

    @property
    def prompt(self) -> Locator:
        return self.page.get_by_role("region", name="What to decide")

    @property
    def question(self) -> str:
        return self.prompt.get_by_role("status").inner_text()

    def choices(self) -> Locator:
        return self.page.get_by_role("button").and_(self.page.locator(TOGGLE))

    def decide(self) -> None:
        self.player.decide(self.step)

    def step(self) -> None:
        """Confirms what is complete, or picks one of the choices by its name."""
        confirm = self.prompt.get_by_role("button", disabled=False).last
        if confirm.count() and not is_choice(confirm) and self.name_of(confirm) not in STEP_BACK:
            self.press(confirm)
            return
        count = self.choices().count()
        if count:
            choice = self.choices().nth(self.chance.randrange(count))
            if choice.count():  # else it is gone by now
                self.heard.add(self.name_of(choice))
                self.press(choice)
        self.page.wait_for_timeout(20)

    def press(self, button: Locator) -> None:
        if button.count():
            button.focus()
            self.page.keyboard.press("Enter")

    def name_of(self, button: Locator) -> str:
        """As it is announced; what has no name is remembered as a fault."""
        named = NAMED.match(button.aria_snapshot())
        if named is None:
            self.nameless.add(button.evaluate("one => one.outerHTML.slice(0, 200)"))
            return ""
        return named["name"]


def is_choice(button: Locator) -> bool:
    return button.get_attribute("aria-pressed") is not None


def main(games: list[str]) -> None:
    with run_server(Path(tempfile.mkdtemp())) as base, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for game in games:
            player = BrowserPlayer(browser, base, "Vera")
            player.play_bots(seats=3, game=game)
            reader = ScreenReader(player)
            while player.await_turn():
                reader.decide()
            print(f"{game}: {player.decisions} decisions, {len(reader.heard)} names", flush=True)
            print(f"  nameless: {sorted(reader.nameless)}, problems: {player.problems}")
            player.leave()


if __name__ == "__main__":
    main(sys.argv[1:] or ["dragon", "jamaica", "ching", "panda"])
