# compiled by mypyc
"""Half a turn on a copy of the table: the rules play it, and what happens is noted.

Nothing that is hidden or left to a die is looked at: a combat and a treasure card are passed over,
and what they can change is uncertain from there on.
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, cast

import msgspec

from lorcha.core.agenda import ASK
from lorcha.core.journal import Entry, Journal
from lorcha.core.state import Horizon
from lorcha.games.jamaica.box import HOLDS, RESOURCES
from lorcha.games.jamaica.events import (
    DUMPED,
    FELL_SHORT,
    FINISHED,
    GHOST_FOUND,
    GHOST_SAILED,
    LEFT_TREASURE,
    LOAD_IGNORED,
    LOADED,
    PAID,
    RETREATED,
    SAILED,
)
from lorcha.games.jamaica.moves import DUMP, FIGHT, FIGHT_GHOST, PAY
from lorcha.games.jamaica.rules.choose import symbol_of
from lorcha.games.jamaica.rules.tasks import flagged
from lorcha.games.jamaica.rules.treasure import take_token
from lorcha.games.jamaica.state import (
    ACT,
    ASK_DUMP,
    ASK_OPPONENT,
    ASK_PAYMENT,
    END_ROUND,
    FORWARD,
    MOVE_GHOST,
    NONE,
    SIXTH,
    TAKE_TURN,
    Table,
)
from lorcha.games.jamaica.view.holds import view_holds
from lorcha.games.jamaica.view.structs import Arrival, Hold, Load

LATER: Final = [ACT, TAKE_TURN, MOVE_GHOST, END_ROUND]  # what follows the half under way


class Voyage:
    """A copy of the table, and what has happened on it in half a turn.

    `either` are bits of the holds of which the captain pays from some or empties one: what is in
    each of them after that is not known.
    """

    def __init__(self, table: Table, seat: int) -> None:
        self.world = cast(Table, table.clone())
        self.world.journal = Journal()
        self.world.previewer = seat
        self.seat = seat
        self.certain = True
        self.either = 0
        self.arrivals: list[Arrival] = []
        self.load: Load | None = None
        self.emptied = False  # a hold, for the load

    def copy(self) -> "Voyage":
        other = Voyage(self.world, self.seat)
        other.certain, other.either = self.certain, self.either
        other.load, other.emptied = self.load, self.emptied
        other.arrivals = [msgspec.structs.replace(arrival) for arrival in self.arrivals]
        return other

    def sail(self, half: int) -> Iterator["Voyage"]:
        """Half a turn, by every choice the captain has in it."""
        self.arrivals, self.load, self.emptied = [], None, False
        self.world.agenda.size = 0
        self.world.agenda.push(ACT, 0, flagged(self.seat, half))
        return self.go_on()

    def sail_on(self, move: int) -> Iterator["Voyage"]:
        """The rest of the half that is under way, from this answer to its question on."""
        self.drop_later_turns()
        space = int(self.world.ships[self.world.acting].space)
        self.arrivals = [Arrival(space, space, 0, False)]  # made before: what it still pays is here
        for end in self.answer(move).go_on():
            del end.arrivals[0]
            yield end

    def drop_later_turns(self) -> None:
        agenda = self.world.agenda
        first = max(at for at in range(agenda.size) if agenda.what_at(at) in LATER) + 1
        rest = [
            (agenda.what_at(at), agenda.who_at(at), agenda.number_at(at))
            for at in range(first, agenda.size)
        ]
        agenda.size = 0
        for what, who, number in rest:
            agenda.push(what, who, number)

    def go_on(self) -> Iterator["Voyage"]:
        agenda = self.world.agenda
        while agenda.size:
            what = agenda.what()
            if what == ASK_OPPONENT:
                self.pass_combat()
            elif what == ASK_PAYMENT and not self.loads_next():
                self.pay_from_any()
            elif what == ASK_DUMP and self.world.half == 1:
                self.empty_any()
            elif what & ASK:
                yield from self.answer_all()
                return
            else:
                self.run_task()
        yield self

    def answer_all(self) -> Iterator["Voyage"]:
        *others, last = self.world.legal(self.seat)
        for move in others:
            yield from self.copy().answer(move).go_on()
        yield from self.answer(last).go_on()

    def answer(self, move: int) -> "Voyage":
        self.carry_out(partial(self.world.answer, self.seat, move))
        return self

    def loads_next(self) -> bool:
        """In the evening: it then matters which holds are empty."""
        return self.world.half == 0 and symbol_of(self.world.ships[self.seat], 1) < FORWARD

    def pay_from_any(self) -> None:
        """The ship owns the same afterwards, whichever of its holds have paid."""
        move = self.world.legal(self.seat)[0]
        ship = self.world.ships[self.seat]
        resource = ship.cargo[PAY.first(move) - 1]
        for hold in range(HOLDS):
            if ship.tokens[hold] and ship.cargo[hold] == resource:
                self.either |= 1 << hold
        self.answer(move)

    def empty_any(self) -> None:
        """In the evening nothing follows from it."""
        moves = self.world.legal(self.seat)
        for move in moves if len(moves) > 1 else []:
            self.either |= 1 << DUMP.first(move) - 1
        self.answer(moves[0])

    def run_task(self) -> None:
        agenda = self.world.agenda
        what, who, number = agenda.what(), agenda.who(), agenda.number()
        agenda.pop()
        self.carry_out(partial(self.world.run, what, who, number))

    def carry_out(self, step: Callable[[], None]) -> None:
        unseen = False
        try:
            step()
        except Horizon:
            unseen = True
        self.world.legal_seat = NONE
        self.note_events()
        if unseen:
            self.pass_treasure()

    def pass_combat(self) -> None:
        moves = self.world.legal(self.seat)
        self.arrivals[-1].foes = [self.foe_in(move) for move in moves]
        self.certain = False
        self.world.agenda.pop()
        self.world.legal_seat = NONE

    def foe_in(self, move: int) -> int:
        return int(self.world.seats if move == FIGHT_GHOST.number else FIGHT.first(move))

    def pass_treasure(self) -> None:
        """The card stays unseen. Of all cards a sixth hold alone could change this turn."""
        self.arrivals[-1].treasure = True
        take_token(self.world, self.seat)
        if not any(ship.has(SIXTH) for ship in self.world.ships):
            self.certain = False

    def note_events(self) -> None:
        """Read what the journal has gained."""
        journal = cast(Journal, self.world.journal)
        for entry in journal.entries:
            self.note(entry)
        journal.entries.clear()

    def note(self, entry: Entry) -> None:
        event, values = entry.event, entry.values
        if event is SAILED or event is GHOST_SAILED:
            self.arrivals.append(Arrival(values[0], values[1], values[2], bool(values[3])))
        elif event is RETREATED:
            self.arrivals.append(Arrival(values[0], values[1], None, True))
        elif event is FELL_SHORT:
            last = self.arrivals[-1]
            last.resource, last.cost, last.paid = RESOURCES[values[0]], values[1], values[2]
        elif event is PAID:
            self.note_payment(self.arrivals[-1], values[0], RESOURCES[values[1]])
        elif event is LEFT_TREASURE or event is GHOST_FOUND:
            self.arrivals[-1].treasure = True
        elif event is FINISHED:
            self.arrivals[-1].finish = True
        else:
            self.note_load(entry)

    def note_payment(self, arrival: Arrival, amount: int, resource: str) -> None:
        if arrival.paid == arrival.cost:  # a shortage is noted as a whole beforehand
            arrival.resource = resource
            arrival.cost += amount
            arrival.paid += amount

    def note_load(self, entry: Entry) -> None:
        event, values = entry.event, entry.values
        if event is DUMPED:
            self.emptied = True
        elif event is LOADED:
            hold = None if self.emptied else values[2]
            self.load = Load(RESOURCES[values[1]], values[0], hold)
        elif event is LOAD_IGNORED:
            self.load = Load(RESOURCES[values[0]], 0, None, ignored=True)

    def looks_like(self, other: "Voyage") -> bool:
        """The same has happened; the holds and the lairs may differ all the same."""
        return self.arrivals == other.arrivals and self.load == other.load

    def holds(self) -> list[Hold | None]:
        holds = view_holds(self.world.ships[self.seat])
        return [None if self.either >> i & 1 else hold for i, hold in enumerate(holds)]
