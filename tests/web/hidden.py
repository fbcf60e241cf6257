"""Nothing hidden reaches a browser: neither in what the server says nor in what the page keeps."""

import json
from collections.abc import Iterator
from typing import Any, Final

from playwright.sync_api import CDPSession

from tests.web.sitter import Sitter

NEVER = {"chance", "seed"}
# Everything of this page that a seed could stand in, and that outlives what is drawn.
WRITTEN: Final = """
() => JSON.stringify([
  document.documentElement.outerHTML,
  [...document.querySelectorAll('input, textarea, select')].map((field) => field.value),
  { ...localStorage }, { ...sessionStorage }, document.cookie, history.state, location.href,
])
"""
# What the browser keeps for the page elsewhere; null if it does not say so in time.
STORES: Final = """
() => Promise.race([
  Promise.all([indexedDB.databases(), caches.keys()]).then((kept) => kept.flat()),
  new Promise((tell) => setTimeout(tell, 5000, null)),
])
"""
# Of all objects that live in the page, no matter what holds them: those with a list of people, and
# every text that could be a seed.
ALIVE: Final = """
function (people) {
  const views = []
  const seeds = new Set()
  for (const one of this) {
    if (Object.getPrototypeOf(one) !== Object.prototype) continue
    const held = Object.getOwnPropertyDescriptors(one)
    if (Array.isArray(held[people]?.value)) views.push(JSON.stringify(one))
    for (const { value } of Object.values(held))
      if (typeof value === 'string')
        for (const [seed] of value.matchAll(/[0-9a-f]{64}/g)) seeds.add(seed)
  }
  return { views: [...new Set(views)], seeds: [...seeds] }
}
"""


def nothing_hidden_reached(sitter: Sitter, people: str, private: set[str]) -> None:
    """What is `private` to the `people` of a view is there for the reader's own seat alone, and the
    seed is nowhere before it is opened at the end."""
    told = [json.loads(frame) for frame in sitter.frames]
    found = [view for message in told for view in views(message, people)]
    assert found, "the table was never shown"
    for view in found:
        assert_own_alone(view, people, private)
    kept = sitter.page.evaluate("JSON.stringify(localStorage)")
    before_end = [frame for frame in sitter.frames if '"type":"ended"' not in frame]
    for seed in opened(sitter):
        assert not any(seed in frame for frame in before_end)
        assert seed not in kept


def opened(sitter: Sitter) -> set[str]:
    """The seeds the server has opened."""
    return {seed for frame in sitter.frames if (seed := json.loads(frame).get("seed"))}


def assert_own_alone(view: dict[str, Any], people: str, private: set[str]) -> None:
    for seat, person in enumerate(view[people]):
        seen = {name for name in private if person[name] is not None}
        assert seat == view["seat"] or not seen, f"seat {view['seat']} reads {seen} of {seat}"
    assert not NEVER & set(view)


def views(told: Any, people: str) -> Iterator[dict[str, Any]]:
    """Every view of the table in a message, wherever it stands."""
    if isinstance(told, dict):
        if isinstance(told.get(people), list):
            yield told
        for part in told.values():
            yield from views(part, people)
    elif isinstance(told, list):
        for part in told:
            yield from views(part, people)


class Search:
    """Looks through a page again and again while a game is played: its document, its stores, and
    all objects its script holds, wherever they are."""

    def __init__(self, sitter: Sitter, people: str, private: set[str]) -> None:
        self.sitter, self.people, self.private = sitter, people, private
        self.line = sitter.context.new_cdp_session(sitter.page)
        self.seen = 0
        self.written: list[str] = []
        self.seeds: set[str] = set()

    def look(self) -> None:
        found = alive(self.line, self.people)
        for view in map(json.loads, found["views"]):
            if {"seat", self.people} <= set(view):
                assert_own_alone(view, self.people, self.private)
                self.seen += 1
        written = self.sitter.page.evaluate(WRITTEN)
        if opened(self.sitter):
            return  # the game ended meanwhile: from now on the seed is nobody's secret
        self.seeds |= set(found["seeds"])
        self.written.append(written)

    def conclude(self) -> None:
        """After the end: what has been opened by now was nowhere before."""
        seeds = self.sitter.until(lambda: opened(self.sitter), "the seed is not opened at the end")
        assert self.seen, "no view was found in the page"
        assert not self.sitter.page.evaluate(STORES)
        assert not seeds & self.seeds
        assert not any(seed in text for seed in seeds for text in self.written)


def alive(line: CDPSession, people: str) -> dict[str, Any]:
    root = line.send("Runtime.evaluate", {"expression": "Object.prototype"})["result"]["objectId"]
    objects = line.send("Runtime.queryObjects", {"prototypeObjectId": root})["objects"]["objectId"]
    told = line.send(
        "Runtime.callFunctionOn",
        {
            "objectId": objects,
            "functionDeclaration": ALIVE,
            "arguments": [{"value": people}],
            "returnByValue": True,
        },
    )
    line.send("Runtime.releaseObject", {"objectId": objects})
    assert "exceptionDetails" not in told, told["exceptionDetails"]
    found: dict[str, Any] = told["result"]["value"]
    return found
