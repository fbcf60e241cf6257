"""Conditions of a lesson, about what the learner sees: `princes.0.rice >= 2`,
`count(princes.0.palaces.*.persons.*) >= 2`, `question.ask == action`.

A path goes through the view by the names of its fields and the numbers of its rows; a star means
all of them. `count(...)` and `sum(...)` make one number of many values; several conditions are
joined by `and`.
"""

import operator
import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from lorcha.lessons.lesson import BadLesson

COMPARE: Final[dict[str, Callable[[Any, Any], bool]]] = {
    "==": operator.eq,
    "!=": operator.ne,
    ">=": operator.ge,
    "<=": operator.le,
    ">": operator.gt,
    "<": operator.lt,
}
CONDITION: Final = re.compile(
    r"\s*(?:(count|sum)\(([\w.*]+)\)|([\w.*]+))\s*(==|!=|>=|<=|>|<)\s*(-?\w+)\s*"
)


def holds(text: str, view: Any) -> bool:
    """Is it so in this view (as plain values)?"""
    return all(compare(part, view) for part in text.split(" and "))


def compare(text: str, view: Any) -> bool:
    match = CONDITION.fullmatch(text)
    if match is None:
        raise BadLesson(f"this is not a condition: {text!r}")
    how, inner, path, sign, wanted = match.groups()
    values = list(values_at(view, (inner or path).split(".")))
    value: Any = len(values) if how == "count" else sum(values) if how == "sum" else one(values)
    if isinstance(value, int) and not isinstance(value, bool) and wanted.lstrip("-").isdecimal():
        return COMPARE[sign](value, int(wanted))
    return COMPARE[sign](plain(value), wanted)


def one(values: Sequence[Any]) -> Any:
    return values[0] if values else None


def plain(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) or value is None else str(value)


def values_at(value: Any, path: Sequence[str]) -> Iterator[Any]:
    """What lies at the end of a path; nothing where the view has no such place."""
    if not path:
        yield value
        return
    name, rest = path[0], path[1:]
    if name == "*":
        inside = value.values() if isinstance(value, dict) else value if value else ()
        for item in inside:
            yield from values_at(item, rest)
    elif isinstance(value, dict):
        if name in value:
            yield from values_at(value[name], rest)
    elif isinstance(value, list) and name.isdecimal() and int(name) < len(value):
        yield from values_at(value[int(name)], rest)
