"""Somebody at a table in a browser: what they see, what they do, what reached their machine."""

import json
import time
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any, Final, TypeVar

from playwright.sync_api import Browser, ConsoleMessage, Page, Position, WebSocket
from playwright.sync_api import TimeoutError as TooLate

PATIENCE: Final = 30_000  # ms until something that should show is missing
LONGEST: Final = 300  # s of a decision
MOST_STEPS: Final = 4_000  # of a whole game
SOON: Final = 1_500  # ms for a click
EDGE: Final[Position] = {"x": 14, "y": 30}
ARROWS: Final = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]
CHOICES: Final = "[data-may]:not([data-chosen]):visible"
CONFIRM: Final = ".prompt .btn.gold:not([disabled])"
PICKED: Final = f"{CONFIRM}:not([data-may])"  # not the only answer there is
OVER: Final = ".end[role=dialog]"
LOG: Final = ".lines > *"
# Keeps hold of the live line, so that a test can cut it; while `cut` is set no new one comes up.
LINES: Final = """
(() => {
  const Real = WebSocket
  window.lines = []
  window.WebSocket = class extends Real {
    constructor(url) {
      super(window.cut ? '/nowhere' : url)
      window.lines.push(this)
    }
  }
})()
"""
FETCH: Final = """
async ([method, path, body]) => {
  const headers = { 'x-lorcha': '1', 'content-type': 'application/json' }
  const told = await fetch(path, { method, headers, body: body && JSON.stringify(body) })
  return JSON.parse(await told.text())
}
"""
Told = dict[str, Any]
Heard = TypeVar("Heard")


class Sitter:
    def __init__(
        self,
        browser: Browser,
        base: str,
        name: str,
        width: int = 1440,
        height: int = 900,
        language: str = "en",
        theme: str = "light",
        seed: int = 7,
        inspected: bool = False,
    ) -> None:
        self.base, self.name, self.chance = base, name, Random(seed)
        self.problems: list[str] = []
        self.frames: list[str] = []
        self.said: list[str] = []
        self.careless = False  # a lost line is meant to be lost
        touch = width < 700
        size = {"width": width, "height": height}
        self.context = browser.new_context(viewport=size, has_touch=touch, bypass_csp=inspected)  # type: ignore[arg-type]
        self.context.set_default_timeout(PATIENCE)
        settings = json.dumps({"language": language, "theme": theme, "speed": "none"})
        self.context.add_init_script(f"localStorage['lorcha.settings'] ??= '{settings}'")
        self.context.add_init_script(LINES)
        self.page: Page = self.context.new_page()
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("websocket", self._listen)
        self.page.goto(base)
        self.ask("POST", "/api/people", {"name": name})

    def _heard(self, message: ConsoleMessage) -> None:
        lost = self.careless and "WebSocket" in message.text
        if message.type in ("error", "warning") and not lost:
            self.problems.append(message.text)

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", lambda frame: self.frames.append(str(frame)))
        line.on("framesent", lambda frame: self.said.append(str(frame)))

    def leave(self) -> None:
        self.context.close()

    # ---- tables

    def until(self, told: Callable[[], Heard], missing: str) -> Heard:
        """What has been heard once there is something: frames come later than what they draw."""
        end = time.monotonic() + PATIENCE / 1000
        while not (heard := told()):
            assert time.monotonic() < end, missing
            self.page.wait_for_timeout(20)
        return heard

    def ask(self, method: str, path: str, body: Told | None = None) -> Any:
        """What the page itself could ask the server for."""
        return self.page.evaluate(FETCH, [method, path, body])

    def sit_at(self, table: str) -> None:
        self.page.goto(f"{self.base}/tables/{table}")
        self.page.locator(".prompt, .curtain").first.wait_for()

    def play_bots(
        self,
        seats: int = 2,
        game: str = "dragon",
        level: str = "ship_boy",
        **options: str | int | bool,
    ) -> str:
        """A table against bots; the reader sits at it."""
        asked = {"game": game, "level": level, "seats": seats, "options": options}
        card = self.ask("POST", "/api/play", asked)
        self.sit_at(card["id"])
        return str(card["id"])

    # ---- playing

    @property
    def over(self) -> bool:
        return self.page.locator(OVER).count() > 0

    def await_turn(self) -> bool:
        """Waits until this seat is asked; False once the game is over."""
        self.page.locator(f".prompt:not(.waiting), {OVER}").first.wait_for()
        return not self.over

    def play_out(self, step: Callable[[], None]) -> None:
        """Step by step to the end of the game; a slow machine may take its time."""
        for _ in range(MOST_STEPS):
            if not self.await_turn():
                return
            step()
        asked = self.page.locator(".prompt").inner_text()
        raise AssertionError(f"no end after {self.taken} decisions, but: {asked}")

    def decide(self, step: Callable[[], None]) -> None:
        """Until the server has taken a decision of this seat."""
        before, end = self.taken, time.monotonic() + LONGEST
        while self.taken == before and not self.over:
            assert time.monotonic() < end, "no decision is made"
            step()

    @property
    def answers(self) -> list[str]:
        """The verbs of the moves this seat has sent, in order."""
        told = [json.loads(frame) for frame in self.said]
        return [move["move"] for one in told if one["type"] == "move" for move in one["moves"]]

    def answer(self, verb: str) -> list[str]:
        """With the pointer, beginning with a move of this verb; the verbs of all that was sent."""
        self.await_turn()
        before, end = len(self.answers), time.monotonic() + LONGEST
        move = self.page.locator(f"""[data-move*='["move","{verb}"]'][data-may]:visible""")
        move.first.click()
        while len(self.answers) == before:
            assert time.monotonic() < end, f"{verb} is not sent"
            self.click()
        return self.answers[before:]

    @property
    def taken(self) -> int:
        return sum('"type":"done"' in frame for frame in self.frames)

    def click(self) -> None:
        """With the pointer: confirm what is complete, or choose one of what is marked."""
        with suppress(TooLate):  # what was there a moment ago may have been taken away
            if self.page.locator(CONFIRM).count():
                self.page.locator(CONFIRM).first.click(timeout=SOON)
                return
            count = self.page.locator(CHOICES).count()
            if count:
                chosen = self.page.locator(CHOICES).nth(self.chance.randrange(count))
                try:
                    chosen.click(timeout=SOON)
                except TooLate:  # of a card in a fan only the edge may show
                    chosen.click(timeout=SOON, position=EDGE)
        self.page.wait_for_timeout(20)

    def press(self) -> None:
        """With the keyboard: arrows lead to what is marked, Enter chooses, Enter sends."""
        if not self.page.locator(PICKED).count():
            for _ in range(self.chance.randint(1, 4)):
                self.page.keyboard.press(self.chance.choice(ARROWS))
        self.page.keyboard.press("Enter")
        self.page.wait_for_timeout(20)

    # ---- the line

    def lose_line(self) -> None:
        self.careless = True
        self.page.evaluate("window.cut = true; window.lines.forEach((line) => line.close())")

    def mend_line(self) -> None:
        self.page.evaluate("window.cut = false")
