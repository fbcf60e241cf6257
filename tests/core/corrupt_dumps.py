"""The dump of a position with one value changed, added or missing."""

from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

Path = tuple[str | int, ...]
JUNK: list[object] = [
    None, "x", 1.5, True, -1, 0, 1, 99, 1 << 31, 1 << 61, -(1 << 61), 1 << 62, 1 << 64, [], [0],
    [[]], ["x"], {},
]  # fmt: skip


def paths(dump: Any, path: Path = ()) -> Iterator[Path]:
    """The path to every value in a dump."""
    keys = dump if isinstance(dump, dict) else range(len(dump)) if isinstance(dump, list) else ()
    for key in keys:
        yield (*path, key)
        yield from paths(dump[key], (*path, key))


def corrupt(dump: dict[str, Any], path: Path, chooser: Random) -> dict[str, Any]:
    copy = deepcopy(dump)
    parent: Any = copy
    for key in path[:-1]:
        parent = parent[key]
    key, value = path[-1], parent[path[-1]]
    if chooser.randrange(4) == 0:
        del parent[key]
    elif isinstance(value, list) and chooser.randrange(2):
        value.append(chooser.choice(JUNK))
    elif isinstance(value, int) and chooser.randrange(2):
        parent[key] = value + chooser.choice([1, -1, 100, -100])
    else:
        parent[key] = chooser.choice(JUNK)
    return copy
