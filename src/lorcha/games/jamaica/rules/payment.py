# compiled by mypyc
"""Paying with tokens from holds of one's choice, hold by hold.

A bill is a number: the ship + 8 x the resource + 32 x the hold + 256 x the tokens still due.
Gunpowder is paid in combat only.
"""

from lorcha.core.moves import Moves
from lorcha.core.rows import Int
from lorcha.games.jamaica.box import HOLDS
from lorcha.games.jamaica.events import PAID, PRIMED
from lorcha.games.jamaica.moves import PAY
from lorcha.games.jamaica.state import ASK_PAYMENT, GUNPOWDER, Ship, Table


def settle(table: Table, number: Int, resource: Int, due: Int, first: Int = 0) -> None:
    """Take the tokens due from this hold on; ask where more than one split exists (JA-45)."""
    ship = table.ships[number]
    for hold in range(first, HOLDS):
        if due > 0 and ship.cargo[hold] == resource and ship.tokens[hold] > 0:
            least = due_here(ship, resource, due, hold)
            if least < min(ship.tokens[hold], due):
                bill: Int = number + 8 * resource + 32 * hold + 256 * due
                table.agenda.push(ASK_PAYMENT, 1 << number, bill)
                return
            take_out(table, number, hold, least)
            due -= least


def due_here(ship: Ship, resource: Int, due: Int, hold: Int) -> Int:
    """What this hold must give because those behind it have no more."""
    behind: Int = 0
    for later in range(hold + 1, HOLDS):
        if ship.cargo[later] == resource:
            behind += ship.tokens[later]
    return max(0, due - behind)


def offer_amounts(table: Table, out: Moves) -> None:
    """Any number of tokens from this hold that still lets the rest be paid."""
    bill = table.agenda.number()
    ship = table.ships[bill & 7]
    hold = (bill >> 5) & 7
    due = bill >> 8
    amount = due_here(ship, (bill >> 3) & 3, due, hold)
    while amount <= min(ship.tokens[hold], due):
        out.add(PAY.pack(hold + 1, amount))
        amount += 1


def pay(table: Table, seat: Int, amount: Int) -> None:
    bill = table.agenda.number()
    table.agenda.answered(seat)
    hold = (bill >> 5) & 7
    take_out(table, bill & 7, hold, amount)
    settle(table, bill & 7, (bill >> 3) & 3, (bill >> 8) - amount, hold + 1)


def take_out(table: Table, number: Int, hold: Int, amount: Int) -> None:
    """To the Bank (JA-44, JA-64)."""
    if amount == 0:
        return
    ship = table.ships[number]
    resource = ship.cargo[hold]
    table.bank[resource] += amount
    ship.draw_off(hold, amount)
    if resource == GUNPOWDER:
        table.tell(PRIMED, number, amount, hold + 1)
    else:
        table.tell(PAID, number, amount, resource, hold + 1)
