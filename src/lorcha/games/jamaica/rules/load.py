# compiled by mypyc
"""Loading: into an empty hold, or into one that is emptied for it."""

from typing import Final

from lorcha.core.moves import Moves
from lorcha.core.rows import Int
from lorcha.games.jamaica.box import HOLDS
from lorcha.games.jamaica.events import DUMPED, LOAD_IGNORED, LOADED
from lorcha.games.jamaica.moves import DUMP, LOAD
from lorcha.games.jamaica.rules.tasks import (
    BANK,
    cargo,
    cargo_amount,
    cargo_hold,
    cargo_resource,
    cargo_source,
    ship_of,
)
from lorcha.games.jamaica.state import ASK_DUMP, ASK_LOAD, SIXTH, Ship, Table

LAST: Final[Int] = HOLDS - 1


def load(table: Table, seat: Int, resource: Int, amount: Int) -> None:
    """Tokens from the Bank (JA-27); in a counted Bank at most what is left (JA-4)."""
    if table.counted_bank:
        amount = min(amount, table.bank[resource])
    if amount == 0 or not has_room(table.ships[seat], resource):
        table.tell(LOAD_IGNORED, seat, resource)  # JA-31
        return
    stow(table, seat, seat, cargo(seat, BANK, 0, resource, amount))


def has_room(ship: Ship, resource: Int) -> bool:
    """An empty hold, or one to empty: of another resource (JA-30, JA-31)."""
    for hold in range(ship.holds()):
        if ship.tokens[hold] == 0 or ship.cargo[hold] != resource:
            return True
    return False


def stow(table: Table, decider: Int, number: Int, what: Int) -> None:
    """Find a hold for a cargo, which stays where it is until then."""
    question: Int = ASK_DUMP if lowest_empty(table.ships[number]) < 0 else ASK_LOAD
    table.agenda.push(question, 1 << decider, what)


def lowest_empty(ship: Ship) -> Int:
    for hold in range(ship.holds()):
        if ship.tokens[hold] == 0:
            return hold
    return -1


def offer_empty(table: Table, out: Moves) -> None:
    """The lowest-numbered empty hold, or hold 6: the others are alike (JA-28)."""
    ship = table.ships[ship_of(table.agenda.number())]
    lowest = lowest_empty(ship)
    out.add(LOAD.pack(lowest + 1))
    if ship.has(SIXTH) and ship.tokens[LAST] == 0 and lowest != LAST:
        out.add(LOAD.pack(HOLDS))


def offer_dumps(table: Table, out: Moves) -> None:
    """Only where there is no room, and never the resource that comes (JA-29, JA-30)."""
    number = table.agenda.number()
    ship = table.ships[ship_of(number)]
    for hold in range(ship.holds()):
        if ship.cargo[hold] != cargo_resource(number):
            out.add(DUMP.pack(hold + 1))


def dump(table: Table, seat: Int, hold: Int) -> None:
    """Everything in the hold goes to the Bank, the cargo takes its place."""
    ship = table.ships[ship_of(table.agenda.number())]
    table.tell(DUMPED, seat, ship.tokens[hold], ship.cargo[hold], hold + 1)
    table.bank[ship.cargo[hold]] += ship.tokens[hold]
    ship.fill(hold, 0, 0)
    put(table, seat, hold)


def put(table: Table, seat: Int, hold: Int) -> None:
    """Move the cargo of the top question into a hold."""
    number = table.agenda.number()
    table.agenda.answered(seat)
    source = cargo_source(number)
    resource = cargo_resource(number)
    amount = cargo_amount(number)
    if source == BANK:
        table.bank[resource] -= amount
    else:
        table.ships[source].draw_off(cargo_hold(number), amount)
    table.ships[ship_of(number)].fill(hold, resource, amount)
    if not table.is_ghost(ship_of(number)):
        table.tell(LOADED, seat, amount, resource, hold + 1)
