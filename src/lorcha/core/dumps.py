"""Positions as JSON: named numbers and rows of a native object, dumped and loaded with checks."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

from lorcha.core.agenda import ASK
from lorcha.core.knowledge import Pile
from lorcha.core.rows import row_of, to_list
from lorcha.core.state import State

LIMIT = 1 << 62
T = TypeVar("T")


class BadPosition(ValueError):
    """A dump that is not a position of this game."""


def dump_fields(thing: object, names: Iterable[str]) -> dict[str, object]:
    return {name: _plain(getattr(thing, name)) for name in names}


def load_fields(thing: object, names: Iterable[str], data: Mapping[str, Any]) -> None:
    """Fill the named fields; each keeps the kind (number, row, pile) it has now."""
    for name in names:
        if name not in data:
            raise BadPosition(f"{name} is missing")
        now, value = getattr(thing, name), data[name]
        if isinstance(now, int):
            setattr(thing, name, whole(value, name))
        elif isinstance(now, Pile):
            setattr(thing, name, pile_of(value, name))
        else:
            setattr(thing, name, row_of(whole_list(value, name)))


def each(things: Sequence[T], data: object, what: str) -> Iterator[tuple[T, Mapping[str, Any]]]:
    """Each of these (`ships`) with its data; there must be as many."""
    if not isinstance(data, list) or len(data) != len(things):
        raise BadPosition(f"there must be {len(things)} {what}")
    for thing, item in zip(things, data, strict=True):
        yield thing, mapping(item, f"one of the {what}")


def load_agenda(state: State, names: Mapping[int, str], data: object) -> None:
    """Put the tasks of a dumped agenda on the state's; the next one must ask a seat."""
    push_tasks(state, names, data)
    if state.agenda.size and not (state.agenda.what() & ASK and state.agenda.who()):
        raise BadPosition("the last task of the agenda must ask a seat")


def push_tasks(state: State, names: Mapping[int, str], data: object) -> None:
    """Put tasks, written as in a dump, on the agenda: the last one runs first."""
    numbers = {name: what for what, name in names.items()}
    if not isinstance(data, list):
        raise BadPosition("agenda must be a list")
    for task in data:
        if not isinstance(task, list) or len(task) != 3 or task[0] not in numbers:
            raise BadPosition(f"{task!r} is no task")
        seats = whole_list(task[1], "the seats of a task")
        if any(not 0 <= seat < state.seats for seat in seats):
            raise BadPosition(f"{task!r} concerns a seat that is not there")
        who = sum(1 << seat for seat in set(seats))
        state.agenda.push(numbers[task[0]], who, whole(task[2], "the number of a task"))


def place_in(ids: Sequence[str], name: str, what: str) -> int:
    """The index of an id in a list of them."""
    if name not in ids:
        raise BadPosition(f"unknown {what} {name!r}; known: {', '.join(dict.fromkeys(ids))}")
    return ids.index(name)


def mapping(data: object, what: str) -> Mapping[str, Any]:
    if not isinstance(data, dict):
        raise BadPosition(f"{what} must be an object")
    return data


def whole(value: object, what: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not -LIMIT < value < LIMIT:
        raise BadPosition(f"{what} must be a whole number")
    return value


def whole_list(value: object, what: str) -> list[int]:
    if not isinstance(value, list):
        raise BadPosition(f"{what} must be a list of whole numbers")
    return [whole(item, what) for item in value]


def pile_of(value: object, name: str) -> Pile:
    cards = whole_list(value, name)
    pile = Pile(len(cards))
    for card in cards:
        pile.add(card)
    return pile


def _plain(value: Any) -> object:
    if isinstance(value, int):
        return int(value)
    if isinstance(value, Pile):
        return value.to_list()
    return to_list(value)
