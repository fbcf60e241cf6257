"""Positions in one line, and the words to ask what the table looks like after a move.

A palace is written as its floors and the persons who live there: `"3 monk old_healer"`.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

from lorcha import games
from lorcha.core.chance import Chance, Fast
from lorcha.core.journal import Journal
from lorcha.core.options import Value
from lorcha.core.rows import row_of, to_list
from lorcha.games.dragon.box import (
    ACTIONS,
    PERSONS,
    TYPES,
)
from lorcha.games.dragon.position import arrange
from lorcha.games.dragon.position import kind as kind
from lorcha.games.dragon.position import prince as prince
from lorcha.games.dragon.state import (
    ACTION,
    BEGIN_ACTIONS,
    BEGIN_MONTH,
    BEGIN_PERSONS,
    DECAY,
    END_ACTIONS,
    EVENT,
    MEET_EVENT,
    PERSON,
    ROOMS,
    SCORE_END,
    SCORE_MONTH,
    SCORING,
    Table,
)
from lorcha.games.dragon.view import DragonView

GAME = games.load("dragon")
FOR_TWO = ("taxes build harvest fireworks", "military research privilege")
FOR_THREE = ("taxes build harvest", "fireworks military", "research privilege")
STEPS = {  # what `at` may name: the task, and the phase the table is in when it begins
    "action": (BEGIN_ACTIONS, ACTION),
    "collect": (END_ACTIONS, ACTION),
    "person": (BEGIN_PERSONS, PERSON),
    "event": (MEET_EVENT, EVENT),
    "decay": (DECAY, EVENT),
    "scoring": (SCORE_MONTH, SCORING),
    "next": (BEGIN_MONTH, SCORING),
    "end": (SCORE_END, SCORING),
}

MOMENTS = {step: step for step in STEPS} | {
    "collect": "action",
    "next": "scoring",
    "end": "scoring",
}

Json = dict[str, Any]


def fresh(seats: int = 3, chance: int | Chance = 1, /, **options: Value) -> Table:
    """A new game, asking for the first pair; `chance` may be a seed."""
    source = Fast(chance) if isinstance(chance, int) else chance
    return cast(Table, GAME.new(seats, options, chance=source, journal=Journal()))


def table(
    *princes: Json,
    at: str = "action",
    month: int = 3,
    event: str = "peace",
    groups: Sequence[str] = (),
    boxed: Mapping[str, int] | None = None,
    seed: int = 1,
    **options: Value,
) -> Table:
    """A position of month `month`, run into the steps `at` names ("event decay scoring") and no
    further: tests look at a phase alone. `GAME.position` sets up games that go on."""
    princes = tuple(dict(one) for one in princes)
    gave = [one.pop("gave", 0) for one in princes]
    opening = GAME.new(len(princes), options, chance=Fast(seed)).dump()
    first = at.split(maxsplit=1)[0]
    data = arrange(
        opening, princes=princes, month=month, at=MOMENTS[first], event=event, boxed=boxed
    )
    data |= {"agenda": [], "month": month, "phase": STEPS[first][1]}
    data["provinces"] = [
        p | {"gave": bits} for p, bits in zip(data["provinces"], gave, strict=True)
    ]
    state = cast(Table, GAME.load(data))
    state.journal = Journal()
    for step in reversed(at.split()):
        state.agenda.push(STEPS[step][0], 0, month + 1 if step == "next" else 0)
    state.go_on()
    if groups:
        lay_cards(state, groups)
    return state


def lay_cards(state: Table, groups: Sequence[str]) -> None:
    """Put the action cards of this month as given, instead of as they were dealt."""
    at = {card: group for group, cards in enumerate(groups) for card in cards.split()}
    state.groups = row_of([at[card] for card in ACTIONS])
    state.go_on()


# ---- moves


def play(state: Table, seat: int, *moves: str) -> None:
    for move in moves:
        state.play(seat, GAME.moves.from_text(move))


def moves(state: Table, seat: int) -> list[str]:
    return [GAME.moves.to_text(move) for move in state.legal(seat)]


def current_question(state: Table) -> tuple[str, list[int]]:
    """What is asked now, and of whom."""
    return GAME.question(state), state.actors()


def everyone_passes(state: Table) -> None:
    while GAME.question(state) == "action":
        play(state, state.actors()[0], "pass")


def random_game(seats: int, seed: int = 1, /, **options: Value) -> Iterator[Table]:
    """A game played at random: the same state again and again, before each move and at the end."""
    state, chance = fresh(seats, seed, **options), Fast(seed)
    while not state.over():
        yield state
        actors = state.actors()
        seat = actors[chance.below(len(actors))]
        legal = state.legal(seat)
        state.play(seat, legal[chance.below(len(legal))])
    yield state


# ---- what the table looks like


def name(tile: int) -> str:
    return PERSONS[tile] if tile < TYPES else f"old_{PERSONS[tile - TYPES]}"


def palaces(state: Table, seat: int) -> dict[int, str]:
    """The palaces by their number, written as in `prince`."""
    province = state.provinces[seat]
    tenants, guests = to_list(province.tenants), to_list(province.guests)
    return {
        lot + 1: " ".join(
            [str(floors), *map(name, tenants[lot * ROOMS : lot * ROOMS + guests[lot]])]
        )
        for lot, floors in enumerate(to_list(province.floors))
        if floors
    }


def left(state: Table, person: str) -> int:
    """Tiles of this person in the display."""
    return to_list(state.display)[kind(person)]


def in_box(state: Table) -> list[str]:
    """Persons who left the game."""
    return [name(tile) for tile, count in enumerate(to_list(state.gone)) for _ in range(count)]


def cards(state: Table, seat: int) -> list[str]:
    province = state.provinces[seat]
    held = [card for i, card in enumerate(PERSONS) if province.hand >> i & 1]
    return held + ["wild"] * int(province.wilds)


def each(state: Table, field: str) -> list[int]:
    """One number of every prince: `each(state, "yuan")`."""
    return [int(getattr(province, field)) for province in state.provinces]


def view(state: Table, seat: int = -1) -> DragonView:
    """What this seat sees, or a spectator."""
    return cast(DragonView, GAME.view(state, seat))


def journal(state: Table, event: str = "") -> list[Json]:
    """The journal, or its entries of one kind, without their ply."""
    assert state.journal is not None
    entries = state.journal.for_reader(-1)
    return [
        {key: value for key, value in entry.items() if key not in ("ply", "event" if event else "")}
        for entry in entries
        if event in ("", entry["event"])
    ]
