# compiled by mypyc
"""Paying with tokens, hold by hold as the player chooses. Gunpowder is paid in combat only."""

from lorcha.core.moves import Moves
from lorcha.core.rows import Int
from lorcha.games.jamaica.box import HOLDS
from lorcha.games.jamaica.events import PAID, PRIMED
from lorcha.games.jamaica.moves import PAY
from lorcha.games.jamaica.rules.tasks import bill, bill_due, bill_hold, bill_resource, ship_of
from lorcha.games.jamaica.state import ASK_PAYMENT, GUNPOWDER, Ship, Table


def settle(table: Table, number: Int, resource: Int, due: Int, first: Int = 0) -> None:
    """Take the tokens due from this hold on; ask where more than one split exists (JA-45)."""
    ship = table.ships[number]
    hold = first
    while due > 0 and hold < HOLDS:
        if ship.cargo[hold] == resource and ship.tokens[hold] > 0:
            least = due_here(ship, resource, due, hold)
            if least < min(ship.tokens[hold], due):
                table.agenda.push(ASK_PAYMENT, 1 << number, bill(number, resource, hold, due))
                return
            take_out(table, number, hold, least)
            due -= least
        hold += 1


def due_here(ship: Ship, resource: Int, due: Int, hold: Int) -> Int:
    """What this hold must give because those behind it have no more."""
    return max(0, due - ship.owns(resource, hold + 1))


def offer_amounts(table: Table, out: Moves) -> None:
    """Any number of tokens from this hold that still lets the rest be paid."""
    number = table.agenda.number()
    ship = table.ships[ship_of(number)]
    hold = bill_hold(number)
    due = bill_due(number)
    amount = due_here(ship, bill_resource(number), due, hold)
    while amount <= min(ship.tokens[hold], due):
        out.add(PAY.pack(hold + 1, amount))
        amount += 1


def pay(table: Table, seat: Int, amount: Int) -> None:
    number = table.agenda.number()
    table.agenda.answered(seat)
    hold = bill_hold(number)
    take_out(table, ship_of(number), hold, amount)
    settle(table, ship_of(number), bill_resource(number), bill_due(number) - amount, hold + 1)


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
