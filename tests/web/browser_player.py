"""A person who plays in a browser: what they see and do, and every frame their page receives."""

import json
import time
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any, Final, TypeVar

from playwright.sync_api import Browser, ConsoleMessage, Page, WebSocket
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from lorcha.games import SHELF

TIMEOUT: Final = 30_000  # ms to wait for what should show
DECISION_TIMEOUT: Final = 300  # s
MAX_STEPS: Final = 4_000  # of a whole game
CLICK_TIMEOUT: Final = 1_500  # ms
ARROWS: Final = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]
CHOICES: Final = "[data-may]:not([data-chosen]):visible"
CONFIRM: Final = ".prompt .btn.gold:not([disabled])"
PICKED: Final = f"{CONFIRM}:not([data-may])"  # not the only answer there is
OVER: Final = ".end[role=dialog]"
LOG: Final = ".journal .lines > *"
# Keeps the sockets, so that a test can close them; while `cut` is set, no new one connects.
KEEP_SOCKETS: Final = """
(() => {
  const Real = WebSocket
  window.sockets = []
  window.WebSocket = class extends Real {
    constructor(url) {
      super(window.cut ? '/nowhere' : url)
      window.sockets.push(this)
    }
  }
})()
"""
# A point of the element at which nothing lies over it: of a card in a fan only an edge may show.
FREE_POINT: Final = """
(one) => {
  one.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const box = one.getBoundingClientRect()
  const parts = [0.5, 0.15, 0.3, 0.7, 0.85, 0.05]
  for (const down of parts)
    for (const across of parts) {
      const point = { x: across * box.width, y: down * box.height }
      const hit = document.elementFromPoint(box.left + point.x, box.top + point.y)
      if (hit && one.contains(hit)) return point
    }
  return null
}
"""
# Everybody plays their first game here, and would be helped in it.
NO_HELP: Final = json.dumps({game: {"wanted": False} for game in SHELF})
Json = dict[str, Any]
Result = TypeVar("Result")


class BrowserPlayer:
    def __init__(
        self,
        browser: Browser,
        base: str,
        name: str,
        width: int = 1440,
        height: int = 900,
        language: str = "en",
        theme: str = "light",
        motion: str = "off",
        seed: int = 7,
        inspected: bool = False,
        helped: bool = False,
        scale: float = 1,
    ) -> None:
        self.base, self.name, self.chance = base, name, Random(seed)
        self.language = language
        self.problems: list[str] = []
        self.frames: list[str] = []
        self.sent_frames: list[str] = []
        self.disconnects = False  # on purpose: then errors of sockets are no problems
        touch = width < 700
        size = {"width": width, "height": height}
        self.context = browser.new_context(
            viewport=size,  # type: ignore[arg-type]
            has_touch=touch,
            device_scale_factor=scale,
            bypass_csp=inspected,
            ignore_https_errors=base.startswith("https:"),  # the tests sign for themselves
        )
        self.context.set_default_timeout(TIMEOUT)
        settings = json.dumps({"language": language, "theme": theme, "motion": motion})
        self.context.add_init_script(f"localStorage['lorcha.settings'] ??= '{settings}'")
        if not helped:
            self.context.add_init_script(f"localStorage['lorcha.help'] ??= '{NO_HELP}'")
        self.context.add_init_script(KEEP_SOCKETS)
        self.page: Page = self.context.new_page()
        self.page.on("console", self._note_problem)
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("websocket", self._record_frames)
        self.request("POST", "/api/people", {"name": name})

    def _note_problem(self, message: ConsoleMessage) -> None:
        expected = self.disconnects and "WebSocket" in message.text
        if message.type in ("error", "warning") and not expected:
            self.problems.append(message.text)

    def _record_frames(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))
        socket.on("framesent", lambda frame: self.sent_frames.append(str(frame)))

    def leave(self) -> None:
        self.context.close()

    # ---- tables

    def until(self, read: Callable[[], Result], missing: str) -> Result:
        """Waits until `read` returns something: a frame may be reported after it is drawn."""
        end = time.monotonic() + TIMEOUT / 1000
        while not (result := read()):
            assert time.monotonic() < end, missing
            self.page.wait_for_timeout(20)
        return result

    def request(self, method: str, path: str, body: Json | None = None) -> Any:
        """A request to the server as this person."""
        headers = {"x-lorcha": "1"}
        where = self.base + path
        return self.context.request.fetch(where, method=method, headers=headers, data=body).json()

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
        """Creates a table against bots and sits down at it."""
        terms = {"game": game, "level": level, "seats": seats, "options": options}
        table = self.request("POST", "/api/play", terms)
        self.sit_at(table["id"])
        return str(table["id"])

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
        for _ in range(MAX_STEPS):
            if not self.await_turn():
                return
            step()
        prompt = self.page.locator(".prompt").inner_text()
        raise AssertionError(f"no end after {self.decisions} decisions, but: {prompt}")

    def decide(self, step: Callable[[], None]) -> None:
        """Steps until the server has accepted a decision of this seat."""
        before, end = self.decisions, time.monotonic() + DECISION_TIMEOUT
        while self.decisions == before and not self.over:
            assert time.monotonic() < end, "no decision is made"
            step()

    @property
    def answers(self) -> list[str]:
        """The verbs of the moves this seat has sent, in order."""
        commands = [json.loads(frame) for frame in self.sent_frames]
        return [
            move["move"]
            for command in commands
            if command["type"] == "move"
            for move in command["moves"]
        ]

    def answer(self, verb: str) -> list[str]:
        """With the pointer, by a move of this verb first; returns all verbs that were sent."""
        self.await_turn()
        before, end = len(self.answers), time.monotonic() + DECISION_TIMEOUT
        move = self.page.locator(f"""[data-move*='["move","{verb}"]'][data-may]:visible""")
        move.first.click()
        while len(self.answers) == before:
            assert time.monotonic() < end, f"{verb} is not sent"
            self.click()
        return self.answers[before:]

    @property
    def decisions(self) -> int:
        return sum('"type":"done"' in frame for frame in self.frames)

    def click(self) -> None:
        """With the pointer: confirms what is complete, or picks one of the marked choices."""
        with suppress(PlaywrightTimeout):  # the choice may be gone by now
            if self.page.locator(CONFIRM).count():
                self.page.locator(CONFIRM).first.click(timeout=CLICK_TIMEOUT)
                return
            count = self.page.locator(CHOICES).count()
            if count:
                chosen = self.page.locator(CHOICES).nth(self.chance.randrange(count))
                point = chosen.evaluate(FREE_POINT, timeout=CLICK_TIMEOUT)
                if point:
                    chosen.click(timeout=CLICK_TIMEOUT, position=point)
        self.page.wait_for_timeout(20)

    def press(self) -> None:
        """With the keyboard: arrows move to marked choices, Enter picks, Enter sends."""
        if not self.page.locator(PICKED).count():
            for _ in range(self.chance.randint(1, 4)):
                self.page.keyboard.press(self.chance.choice(ARROWS))
        self.page.keyboard.press("Enter")
        self.page.wait_for_timeout(20)

    # ---- the connection

    def lose_connection(self) -> None:
        self.disconnects = True
        self.page.evaluate("window.cut = true; window.sockets.forEach((socket) => socket.close())")

    def restore_connection(self) -> None:
        self.page.evaluate("window.cut = false")
