# compiled by mypyc
"""Are the tasks of the agenda about things that are there?"""

from lorcha.core.agenda import WIDTH
from lorcha.core.rows import Int
from lorcha.games.jamaica.box import ACTION_FACES, HOLDS, RESOURCES
from lorcha.games.jamaica.rules.load import BANK
from lorcha.games.jamaica.state import (
    ACT,
    ACTING,
    ASK_DIRECTION,
    ASK_DUMP,
    ASK_GHOST_SPOILS,
    ASK_LOAD,
    ASK_PAYMENT,
    ASK_POWDER,
    ASK_ROUTE,
    ASK_SABRE,
    ASK_SPOILS,
    GHOST,
    LAND,
    MEET_COST,
    MOVE_GHOST,
    NONE,
    SEE_THROW,
    TAKE_SPOILS,
    TAKE_TURN,
    THROW,
    Table,
)


def broken_tasks(table: Table) -> list[str]:
    for i in range(table.agenda.size):
        what = table.agenda.tasks[i * WIDTH]
        if not is_sound(table, what, table.agenda.tasks[i * WIDTH + 2]):
            return ["a task is about something that is not there"]
    return []


def is_sound(table: Table, what: Int, number: Int) -> bool:
    if number < 0:
        return False
    if what in (ASK_LOAD, ASK_DUMP):
        return is_cargo(table, number)
    if what == ASK_PAYMENT:
        return is_bill(table, number)
    if what == ASK_ROUTE:
        steps = (number >> 3) & 7
        return number & 7 < len(table.ships) and 1 <= steps <= len(ACTION_FACES) and number < 128
    if what in (MOVE_GHOST, ASK_DIRECTION):
        return table.seats == GHOST and number <= 1
    if what in (THROW, SEE_THROW, ASK_POWDER, ASK_SABRE):
        return table.attacker != NONE and number <= 1
    if what in (TAKE_SPOILS, ASK_SPOILS, ASK_GHOST_SPOILS):
        return table.attacker != NONE and number in (table.attacker, table.defender)
    if what == TAKE_TURN and number < table.seats:
        return table.phase < ACTING or table.ships[number].chosen != NONE
    if what == ACT:
        return is_turn(table, number & 7) and number < 16
    if what in (LAND, MEET_COST):
        return number & 7 < len(table.ships) and number < 16
    return number < len(table.ships)


def is_turn(table: Table, seat: Int) -> bool:
    return seat < table.seats and table.ships[seat].played.count > 0


def is_cargo(table: Table, cargo: Int) -> bool:
    """From the Bank, or all that is in a hold of another ship."""
    source = (cargo >> 3) & 7
    hold = (cargo >> 6) & 7
    resource = (cargo >> 9) & 3
    amount = cargo >> 11
    if cargo & 7 >= len(table.ships) or resource >= len(RESOURCES) or amount == 0:
        return False
    if source == BANK:
        return amount <= len(ACTION_FACES)
    if source >= len(table.ships) or source == cargo & 7 or hold >= HOLDS:
        return False
    ship = table.ships[source]
    return ship.cargo[hold] == resource and ship.tokens[hold] == amount


def is_bill(table: Table, bill: Int) -> bool:
    """No more than the holds from there on can pay."""
    hold = (bill >> 5) & 7
    resource = (bill >> 3) & 3
    if bill & 7 >= table.seats or resource >= len(RESOURCES):
        return False
    ship = table.ships[bill & 7]
    behind: Int = 0
    for later in range(hold, HOLDS):
        if ship.cargo[later] == resource:
            behind += ship.tokens[later]
    return 0 < bill >> 8 <= behind
