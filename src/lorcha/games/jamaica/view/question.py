# compiled by mypyc
"""What is asked now, of whom, and about what."""

from lorcha.core.agenda import ASK
from lorcha.core.rows import to_list
from lorcha.games.jamaica.box import COMBAT_FACES, RESOURCES, THROWS
from lorcha.games.jamaica.moves import DIRECTIONS
from lorcha.games.jamaica.rules.combat import on_side
from lorcha.games.jamaica.rules.tasks import (
    bill_due,
    bill_hold,
    bill_resource,
    cargo_amount,
    cargo_resource,
    route_backward,
    route_steps,
    ship_of,
)
from lorcha.games.jamaica.state import (
    ASK_DUMP,
    ASK_GHOST_SPOILS,
    ASK_LAIR,
    ASK_LOAD,
    ASK_OPPONENT,
    ASK_PAYMENT,
    ASK_RETREAT,
    ASK_ROUTE,
    ASK_SABRE,
    ASK_SPOILS,
    TASKS,
    Table,
)
from lorcha.games.jamaica.view.structs import Question


def view_question(table: Table) -> Question | None:
    if table.over():
        return None
    what, number = int(table.agenda.what()), int(table.agenda.number())
    if not what & ASK:
        return None
    ask, seats, ship = TASKS[what], table.actors(), int(ship_of(number))
    if what in (ASK_LOAD, ASK_DUMP):
        return Question(
            ask, seats, ship, RESOURCES[cargo_resource(number)], int(cargo_amount(number))
        )
    if what == ASK_PAYMENT:
        resource, hold = RESOURCES[bill_resource(number)], int(bill_hold(number)) + 1
        return Question(ask, seats, ship, resource, int(bill_due(number)), hold)
    if what == ASK_ROUTE:
        steps, direction = int(route_steps(number)), DIRECTIONS[route_backward(number)]
        return Question(ask, seats, ship, steps=steps, direction=direction)
    if what == ASK_SABRE:
        face = THROWS[to_list(COMBAT_FACES).index(table.dice[number])]
        return Question(ask, seats, int(on_side(table, number)), throw=face)
    if what in (ASK_SPOILS, ASK_GHOST_SPOILS):
        loser = table.attacker + table.defender - number
        return Question(ask, seats, number, foe=None if table.is_ghost(loser) else loser)
    if what in (ASK_OPPONENT, ASK_RETREAT, ASK_LAIR):
        return Question(ask, seats, number)
    return Question(ask, seats)
