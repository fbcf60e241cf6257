"""A position of the year in words: `game.position(3, month=5, princes=["2 monk, 3 farmer"])`.

A palace is written as its floors and the persons who live there, old ones as `old_monk`; palaces
have a comma between them. What the princes hold is taken from the reserve, the bank and the
display.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

from lorcha.core.dumps import BadPosition, place_in
from lorcha.games.dragon.box import (
    ACTIONS,
    CARDS,
    EVENT_TILES,
    FIREWORKS,
    FLOORS,
    LARGES,
    MAX_FLOORS,
    MONTHS,
    PARTS,
    PERSONS,
    RICE,
    SKILL_OF,
    SMALLS,
    START_FLOORS,
    START_YUAN,
    TYPE_OF,
    TYPES,
    WILDS,
    YUAN,
    set_out,
)
from lorcha.games.dragon.state import ACTION, EVENT, PERSON, ROOMS, SCORING, SETTING_UP

Data: TypeAlias = dict[str, Any]
Prince: TypeAlias = "str | Mapping[str, Any]"

FULL_HAND: Final = [*CARDS, *["wild"] * (int(WILDS) - 1)]
HAS: Final = {"yuan": START_YUAN, "rice": 0, "fireworks": 0, "small": 0, "large": 0}
PHASES: Final = {  # what `at` may name: the phase, and the tasks from there to the month's end
    "month": SETTING_UP,
    "action": ACTION,
    "person": PERSON,
    "event": EVENT,
    "decay": EVENT,
    "scoring": SCORING,
}
TASKS: Final = {
    "action": ["begin_actions", "end_actions"],
    "person": ["begin_persons"],
    "event": ["meet_event"],
    "decay": ["decay"],
    "scoring": ["score_month"],
}


def prince(
    *palaces: str,
    hand: str | None = None,
    points: int = 0,
    space: int | None = None,
    **has: int,
) -> Data:
    """A prince with these palaces and `yuan`, `rice`, `fireworks`, `small` or `large` privileges.

    Without `hand` it is the last cards of a full one; without `space` the princes act in the order
    of their seats.
    """
    for name in has:
        place_in(list(HAS), name, "thing of a prince")
    return {"palaces": list(palaces), "hand": hand, "points": points, "space": space, **HAS, **has}


def arrange(
    opening: Data,
    *,
    princes: Sequence[Prince] = (),
    month: int = 1,
    at: str = "",
    event: str = "",
    events: str = "",
    groups: Sequence[str] = (),
    boxed: Mapping[str, int] | None = None,
) -> Data:
    """The dump of a new game, changed to the position these words describe.

    `at` is the start of the month or of a phase, and the rest of the game follows; `event` is that
    of the month, `events` are those of the whole year; `groups` are the action cards as they lie in
    the action phase; `boxed` counts persons who left the game.
    """
    if not 1 <= month <= MONTHS:
        raise BadPosition(f"there is no month {month}; there are 1 to {MONTHS}")
    at = at or ("action" if groups else "month")
    place_in(list(PHASES), at, "moment")
    provinces = seat_princes(princes, opening["seats"], cards_left(month, at))
    data = opening | {"provinces": provinces, "steps": len(provinces)}
    data |= {"month": month, "phase": PHASES[at], "order": turn_order(provinces)}
    data |= supplies(provinces, boxed or {}) | {"agenda": rest_of_month(month, at)}
    if at == "month":
        data |= {"month": month - 1, "phase": SCORING if month > 1 else SETTING_UP}
    if events:
        data["tiles"] = lay_events(events.split(), opening["tiles"])
    if event:
        data["tiles"] = list(data["tiles"])
        data["tiles"][month - 1] = place_in(EVENT_TILES, event, "event")
    if groups:
        data |= lay_groups(data, at, groups)
    return data


def rest_of_month(month: int, at: str) -> list[object]:
    """The tasks from here on, the last one first."""
    if at == "month":
        return [["begin_month", [], month]]
    phases = [phase for phase in TASKS if month < MONTHS or phase != "person"]
    if at not in phases:
        raise BadPosition(f"month {month} has no {at} phase")
    last: list[object] = ["begin_month", [], month + 1] if month < MONTHS else ["score_end", [], 0]
    names = [task for phase in phases[phases.index(at) :] for task in TASKS[phase]]
    return [last, *([name, [], 0] for name in reversed(names))]


def lay_events(events: Sequence[str], tiles: Sequence[int]) -> list[int]:
    """The whole event row, made of the tiles of the box (YD-13)."""
    row = [place_in(EVENT_TILES, event, "event") for event in events]
    if sorted(row) != sorted(tiles):
        raise BadPosition(f"all {MONTHS} event tiles of the box lie in the row, each once")
    return row


def lay_groups(data: Data, at: str, groups: Sequence[str]) -> Data:
    """The action cards lie like this, and all princes are about to choose."""
    if at != "action":
        raise BadPosition("groups of action cards lie there in the action phase: at='action'")
    lying = [place_in(ACTIONS, card, "action") for cards in groups for card in cards.split()]
    if sorted(lying) != list(range(len(ACTIONS))) or len(groups) != data["seats"]:
        raise BadPosition(f"all {len(ACTIONS)} action cards lie in {data['seats']} groups")
    at_group = {card: i for i, cards in enumerate(groups) for card in cards.split()}
    questions = [["action", [seat], 0] for seat in reversed(data["order"])]
    return {
        "groups": [at_group[card] for card in ACTIONS],
        "agenda": [*data["agenda"][:-1], *questions],
    }


# ---- the princes


def seat_princes(princes: Sequence[Prince], seats: int, cards: int) -> list[Data]:
    if len(princes) > seats:
        raise BadPosition(f"{len(princes)} princes are too many for {seats} seats")
    start = [str(floors) for floors in START_FLOORS]
    read = [prince_of(one) for one in princes]
    read += [prince(*start) for _ in range(seats - len(princes))]
    return [province(one, seat, seats, cards) for seat, one in enumerate(read)]


def prince_of(description: Prince) -> Data:
    """Palaces alone, or what `prince` takes."""
    words: dict[str, Any] = (
        {"palaces": description} if isinstance(description, str) else dict(description)
    )
    palaces = words.pop("palaces", [])
    if isinstance(palaces, str):
        palaces = [palace for palace in palaces.split(",") if palace.strip()]
    return prince(*palaces, **words)


def province(words: Data, seat: int, seats: int, cards: int) -> Data:
    lots = len(words["palaces"]) + 1
    hand = FULL_HAND[len(FULL_HAND) - cards :] if words["hand"] is None else words["hand"].split()
    space = 10 + seats - seat if words["space"] is None else words["space"]
    data: Data = {name: words[name] for name in HAS}
    data |= {"points": words["points"], "earned": [words["points"]] + [0] * (len(PARTS) - 1)}
    data |= {"pair": -1, "dragon": -1, "owes": 0, "gave": 0, "space": space, "arrival": seat + 1}
    data |= {"floors": [0] * lots, "guests": [0] * lots, "tenants": [0] * lots * ROOMS}
    data |= {"people": 0, "skill": [0] * TYPES, "wilds": hand.count("wild")}
    data["hand"] = sum({1 << place_in(CARDS, card, "card") for card in hand if card != "wild"})
    for lot, palace in enumerate(words["palaces"]):
        build(data, lot, palace)
    return data


def build(data: Data, lot: int, palace: str) -> None:
    floors, *persons = palace.split()
    if floors not in [str(height) for height in range(1, MAX_FLOORS + 1)]:
        raise BadPosition(f"a palace has 1 to {MAX_FLOORS} floors, then its persons: {palace!r}")
    data["floors"][lot] = int(floors)
    data["guests"][lot] = len(persons)
    data["people"] += len(persons)
    for room, tile in enumerate([kind(person) for person in persons[:ROOMS]]):
        data["tenants"][lot * ROOMS + room] = tile
        data["skill"][TYPE_OF[tile]] += SKILL_OF[tile]


def kind(person: str) -> int:
    """The tile: `monk` is a young one, `old_monk` an old one."""
    young = place_in(PERSONS, person.removeprefix("old_"), "person")
    return young + TYPES if person.startswith("old_") else young


def cards_left(month: int, at: str) -> int:
    """Each month a card is played in its person phase, except in the last (YD-48)."""
    played = PHASES[at] > PERSON
    return int(max(0, MONTHS - month - played))


def turn_order(provinces: Sequence[Data]) -> list[int]:
    """Further ahead first; of equals the later seat came later and lies on top (YD-9)."""
    seats = range(len(provinces))
    return sorted(seats, key=lambda seat: (-provinces[seat]["space"], -seat))


def supplies(provinces: Sequence[Data], boxed: Mapping[str, int]) -> Data:
    """What is left for the reserve, the bank and the display."""
    display = [*set_out(len(provinces))]
    gone = [0] * len(display)
    for person, count in boxed.items():
        gone[kind(person)] += count
    for p in provinces:
        for lot, guests in enumerate(p["guests"]):
            for tile in p["tenants"][lot * ROOMS : lot * ROOMS + guests]:
                display[tile] -= 1
    return {
        "bank": YUAN - sum(p["yuan"] for p in provinces),
        "floors_left": FLOORS - sum(sum(p["floors"]) for p in provinces),
        "rice_left": RICE - sum(p["rice"] for p in provinces),
        "fireworks_left": FIREWORKS - sum(p["fireworks"] for p in provinces),
        "smalls_left": SMALLS - sum(p["small"] for p in provinces),
        "larges_left": LARGES - sum(p["large"] for p in provinces),
        "display": [tiles - away for tiles, away in zip(display, gone, strict=True)],
        "gone": gone,
    }
