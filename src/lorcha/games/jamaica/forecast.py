"""Where each card would take its captain, as the ships lie now. Nothing is reckoned here: the rules
play the card out on a copy of the table, past what cannot be foreseen (a combat, a treasure)."""

from collections.abc import Iterator
from functools import cache
from typing import Final, cast

import msgspec

from lorcha.core.agenda import ASK
from lorcha.core.journal import Entry, Journal
from lorcha.core.rows import to_list
from lorcha.core.state import Horizon
from lorcha.games.jamaica.box import HOLDS, RESOURCES
from lorcha.games.jamaica.events import (
    FELL_SHORT,
    FINISHED,
    LOAD_IGNORED,
    LOADED,
    PAID,
    RETREATED,
    SAILED,
)
from lorcha.games.jamaica.moves import FIGHT, FIGHT_GHOST
from lorcha.games.jamaica.state import (
    ACT,
    ASK_DUMP,
    ASK_LAIR,
    ASK_OPPONENT,
    ASK_RETREAT,
    ASK_ROUTE,
    NONE,
    SIXTH,
    Ship,
    Table,
)

HALVES: Final = ["morning", "evening"]


class Hold(msgspec.Struct, frozen=True):
    """`resource` is null in an empty hold."""

    resource: str | None
    tokens: int


class Arrival(msgspec.Struct):
    """The end of a move; `steps` is null where a ship drifts back.

    `foes` are the ships of which it must fight one, `cost` what is due after that, `paid` what it
    has of that: less is a shortage, and the next arrival tells where the ship drifts to.
    """

    start: int
    space: int
    steps: int | None
    backward: bool
    foes: list[int] = []
    resource: str | None = None
    cost: int = 0
    paid: int = 0
    treasure: bool = False
    finish: bool = False


class Load(msgspec.Struct, frozen=True):
    """A cargo and its hold: null if one must be emptied for it, or if there is no room at all."""

    resource: str
    amount: int
    hold: int | None
    ignored: bool = False


class Prospect(msgspec.Struct, frozen=True):
    """One way in which half a turn can go, the holds after it, and what can follow.

    Where the course forks, or a ship may drift to several places, there are several of them.
    """

    half: str
    arrivals: list[Arrival]
    load: Load | None
    holds: list[Hold]
    then: list["Prospect"]


class Voyage:
    """Half a turn on a copy of the table, and what has been noted of it."""

    def __init__(self, table: Table, seat: int, source: "Voyage | None" = None) -> None:
        self.world = cast(Table, table.clone())
        self.world.journal = Journal()
        self.world.previewer = seat
        self.seat = seat
        self.arrivals: list[Arrival] = []
        self.load: Load | None = None
        if source is not None:
            self.arrivals = [msgspec.structs.replace(arrival) for arrival in source.arrivals]
            self.load = source.load

    def sailed(self) -> Iterator["Voyage"]:
        """To the end of the half turn, on every way where the captain has a choice."""
        world = self.world
        while world.agenda.size:
            if world.agenda.what() in (ASK_ROUTE, ASK_RETREAT):
                for move in world.legal(self.seat):
                    other = Voyage(world, self.seat, self)
                    other.world.answer(self.seat, move)
                    other.note()
                    yield from other.sailed()
                return
            self.go_on()
            self.note()
            world.chooser = NONE
        yield self

    def go_on(self) -> None:
        agenda = self.world.agenda
        what, who, number = agenda.what(), agenda.who(), agenda.number()
        if what & ASK:
            self.pass_by(int(what), int(number))
            return
        agenda.pop()
        try:
            self.world.run(what, who, number)
        except Horizon:  # only a treasure is drawn in one's own turn
            self.arrivals[-1].treasure = True

    def pass_by(self, what: int, number: int) -> None:
        """What a captain cannot know yet is noted and left out."""
        if what == ASK_OPPONENT:
            self.arrivals[-1].foes = [self.foe_in(move) for move in self.world.legal(self.seat)]
        elif what == ASK_LAIR:
            self.arrivals[-1].treasure = True
        elif what == ASK_DUMP:
            self.load = Load(RESOURCES[number >> 9 & 3], number >> 11, None)
        else:  # from which hold, into which: the ship gets no farther by it
            self.world.answer(self.seat, self.world.legal(self.seat)[0])
            return
        self.world.agenda.pop()

    def foe_in(self, move: int) -> int:
        return int(self.world.seats if move == FIGHT_GHOST.number else FIGHT.get(move, 0))

    def note(self) -> None:
        """Read what the rules have told since."""
        journal = cast(Journal, self.world.journal)
        for entry in journal.entries:
            self.note_entry(entry)
        journal.entries.clear()

    def note_entry(self, entry: Entry) -> None:
        event, values = entry.event, entry.values
        if event is SAILED:
            self.arrivals.append(Arrival(values[0], values[1], values[2], bool(values[3])))
        elif event is RETREATED:
            self.arrivals.append(Arrival(values[0], values[1], None, True))
        elif event is FELL_SHORT:
            last = self.arrivals[-1]
            last.resource, last.cost, last.paid = RESOURCES[values[0]], values[1], values[2]
        elif event is PAID:
            self.note_payment(self.arrivals[-1], values[0], RESOURCES[values[1]])
        elif event is FINISHED:
            self.arrivals[-1].finish = True
        elif event is LOADED:
            self.load = Load(RESOURCES[values[1]], values[0], values[2])
        elif event is LOAD_IGNORED:
            self.load = Load(RESOURCES[values[0]], 0, None, ignored=True)

    def note_payment(self, arrival: Arrival, amount: int, resource: str) -> None:
        if arrival.paid == arrival.cost:  # no shortage, which tells all of it beforehand
            arrival.resource = resource
            arrival.cost += amount
            arrival.paid += amount


def foresee(table: Table, seat: int, card: int) -> list[Prospect]:
    """What a card would do if its captain turned it up now."""
    world = cast(Table, table.clone())
    world.ships[seat].played.add(card)
    return prospects(world, seat, 0)


def prospects(table: Table, seat: int, half: int) -> list[Prospect]:
    if half == len(HALVES):
        return []
    voyage = Voyage(table, seat)
    voyage.world.agenda.size = 0
    voyage.world.agenda.push(ACT, 0, seat + 8 * half)
    return [
        Prospect(
            half=HALVES[half],
            arrivals=end.arrivals,
            load=end.load,
            holds=view_holds(end.world.ships[seat]),
            then=prospects(end.world, seat, half + 1),
        )
        for end in voyage.sailed()
    ]


def view_holds(ship: Ship) -> list[Hold]:
    holds = HOLDS if ship.has(SIXTH) else HOLDS - 1
    return [*map(hold_of, to_list(ship.cargo)[:holds], to_list(ship.tokens)[:holds])]


@cache
def hold_of(cargo: int, tokens: int) -> Hold:
    return Hold(RESOURCES[cargo] if tokens else None, tokens)
