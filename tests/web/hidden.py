"""Nothing hidden reaches a browser: neither in what the server says nor in what the page keeps."""

import json
from collections.abc import Iterator
from typing import Any

from tests.web.sitter import Sitter

NEVER = {"chance", "seed"}


def nothing_hidden_reached(sitter: Sitter, people: str, private: set[str]) -> None:
    """What is `private` to the `people` of a view is there for the reader's own seat alone, and the
    seed is nowhere before it is opened at the end. What no frame brings, no page can show."""
    told = [json.loads(frame) for frame in sitter.frames]
    found = [view for message in told for view in views(message, people)]
    assert found, "the table was never shown"
    for view in found:
        for seat, person in enumerate(view[people]):
            seen = {name for name in private if person[name] is not None}
            assert seat == view["seat"] or not seen, f"seat {view['seat']} reads {seen} of {seat}"
        assert not NEVER & set(view)
    kept = sitter.page.evaluate("JSON.stringify(localStorage)")
    before_end = [frame for frame in sitter.frames if '"type":"ended"' not in frame]
    for seed in (message["seed"] for message in told if message.get("seed")):
        assert not any(seed in frame for frame in before_end)
        assert seed not in kept


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
