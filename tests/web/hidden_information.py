"""Nothing hidden reaches a browser: neither in what the server sends nor in what the page holds."""

import json
from collections.abc import Iterator
from typing import Any, Final

from playwright.sync_api import CDPSession

from tests.web.browser_player import BrowserPlayer

FORBIDDEN_FIELDS = {"chance", "seed"}
# Every text of the page and its storage that could contain a seed.
PAGE_TEXT: Final = """
() => JSON.stringify([
  document.documentElement.outerHTML,
  [...document.querySelectorAll('input, textarea, select')].map((field) => field.value),
  { ...localStorage }, { ...sessionStorage }, document.cookie, history.state, location.href,
])
"""
# Databases and caches of the page; null if the browser does not answer in time.
STORES: Final = """
() => Promise.race([
  Promise.all([indexedDB.databases(), caches.keys()]).then((stores) => stores.flat()),
  new Promise((resolve) => setTimeout(resolve, 5000, null)),
])
"""
# Of all objects on the heap of the page: those with a list of people, and every text that could be
# a seed.
HEAP: Final = """
function (people) {
  const views = []
  const seeds = new Set()
  for (const one of this) {
    if (Object.getPrototypeOf(one) !== Object.prototype) continue
    const fields = Object.getOwnPropertyDescriptors(one)
    if (Array.isArray(fields[people]?.value)) views.push(JSON.stringify(one))
    for (const { value } of Object.values(fields))
      if (typeof value === 'string')
        for (const [seed] of value.matchAll(/[0-9a-f]{64}/g)) seeds.add(seed)
  }
  return { views: [...new Set(views)], seeds: [...seeds] }
}
"""


def assert_nothing_hidden(player: BrowserPlayer, people: str, private: set[str]) -> None:
    """Views hold the `private` fields of `people` only for the reader's own seat, and no frame
    holds the seed before it is published at the end."""
    messages = [json.loads(frame) for frame in player.frames]
    all_views = [view for message in messages for view in views_in(message, people)]
    assert all_views, "the table was never shown"
    for view in all_views:
        assert_private(view, people, private)
    storage = player.page.evaluate("JSON.stringify(localStorage)")
    before_end = [frame for frame in player.frames if '"type":"ended"' not in frame]
    for seed in published_seeds(player):
        assert not any(seed in frame for frame in before_end)
        assert seed not in storage


def published_seeds(player: BrowserPlayer) -> set[str]:
    """The seeds the server has published."""
    return {seed for frame in player.frames if (seed := json.loads(frame).get("seed"))}


def assert_private(view: dict[str, Any], people: str, private: set[str]) -> None:
    for seat, person in enumerate(view[people]):
        seen = {name for name in private if person[name] is not None}
        assert seat == view["seat"] or not seen, f"seat {view['seat']} reads {seen} of {seat}"
    assert not FORBIDDEN_FIELDS & set(view)


def views_in(part: Any, people: str) -> Iterator[dict[str, Any]]:
    """Every view of the table in a message, at any depth."""
    if isinstance(part, dict):
        if isinstance(part.get(people), list):
            yield part
        for value in part.values():
            yield from views_in(value, people)
    elif isinstance(part, list):
        for value in part:
            yield from views_in(value, people)


class PageInspector:
    """Looks through a page several times during a game: its document, its storage and every object
    on its heap."""

    def __init__(self, player: BrowserPlayer, people: str, private: set[str]) -> None:
        self.player, self.people, self.private = player, people, private
        self.session = player.context.new_cdp_session(player.page)
        self.views = 0
        self.texts: list[str] = []
        self.seeds: set[str] = set()

    def inspect(self) -> None:
        heap = heap_of(self.session, self.people)
        for view in map(json.loads, heap["views"]):
            if {"seat", self.people} <= set(view):
                assert_private(view, self.people, self.private)
                self.views += 1
        text = self.player.page.evaluate(PAGE_TEXT)
        if published_seeds(self.player):
            return  # the game has ended: the seed is no secret any more
        self.seeds |= set(heap["seeds"])
        self.texts.append(text)

    def check_end(self) -> None:
        """After the end: the page did not hold the seeds before they were published."""
        seeds = self.player.until(
            lambda: published_seeds(self.player), "the seed is not published at the end"
        )
        assert self.views, "the page holds no view"
        assert not self.player.page.evaluate(STORES)
        assert not seeds & self.seeds
        assert not any(seed in text for seed in seeds for text in self.texts)


def heap_of(session: CDPSession, people: str) -> dict[str, Any]:
    prototype = session.send("Runtime.evaluate", {"expression": "Object.prototype"})["result"]
    query = {"prototypeObjectId": prototype["objectId"]}
    objects = session.send("Runtime.queryObjects", query)["objects"]["objectId"]
    reply = session.send(
        "Runtime.callFunctionOn",
        {
            "objectId": objects,
            "functionDeclaration": HEAP,
            "arguments": [{"value": people}],
            "returnByValue": True,
        },
    )
    session.send("Runtime.releaseObject", {"objectId": objects})
    assert "exceptionDetails" not in reply, reply["exceptionDetails"]
    heap: dict[str, Any] = reply["result"]["value"]
    return heap
