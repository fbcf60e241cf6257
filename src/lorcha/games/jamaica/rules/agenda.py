# compiled by mypyc
"""Whether what is still to come fits the round and the ships, as a stack (JA-15 to JA-21).

At the bottom lies the end of the round, above it the Ghost Ship's moves, above them the turns to
come, the last one first. On top is what the round or the ship whose turn it is waits for.
"""

from typing import Final

from lorcha.core.rows import Int
from lorcha.games.jamaica.box import DIE, HOLDS, RESOURCES, STAR
from lorcha.games.jamaica.rules.captain import in_turn
from lorcha.games.jamaica.rules.combat import ATTACK, DEFENCE, on_side, sabre_owner
from lorcha.games.jamaica.rules.load import lowest_empty
from lorcha.games.jamaica.rules.tasks import (
    BANK,
    bill_due,
    bill_hold,
    bill_resource,
    cargo_amount,
    cargo_hold,
    cargo_resource,
    cargo_source,
    flag_of,
    flagged,
    route_backward,
    route_steps,
    ship_of,
)
from lorcha.games.jamaica.state import (
    ACT,
    ACTING,
    ASK_CARD,
    ASK_DICE,
    ASK_DIRECTION,
    ASK_DUMP,
    ASK_GHOST_SPOILS,
    ASK_LAIR,
    ASK_LOAD,
    ASK_OPPONENT,
    ASK_PAYMENT,
    ASK_POWDER,
    ASK_RETREAT,
    ASK_ROUTE,
    ASK_SABRE,
    ASK_SPOILS,
    CHOOSING,
    END_ROUND,
    GHOST,
    GUNPOWDER,
    MEET_COST,
    MOVE_GHOST,
    NONE,
    NOT_THROWN,
    PORT_ROYAL,
    SEE_THROW,
    TAKE_TURN,
    TASKS,
    THROW,
    THROWING,
    Table,
)

SIDES: Final = 2


def broken_agenda(table: Table) -> list[str]:
    if table.over():
        return []
    if not THROWING <= table.phase <= ACTING:
        return ["something is to come in a phase in which nobody is asked"]
    if not 1 <= table.morning <= max(DIE) or not 1 <= table.evening <= max(DIE):
        return ["the dice are not thrown"]
    place = skip_rest_of_round(table)
    if place < 0:
        return ["the turns to come do not fit the cards chosen, in turn order"]
    if table.phase < ACTING:
        return [] if is_choice(table, place) else ["the dice and the cards are not asked for"]
    if table.acting == NONE:
        return ["it is nobody's turn"]
    if table.acting != GHOST or not table.is_ghost(table.acting):
        if table.ships[table.acting].played.count == 0:
            return [f"ship {table.acting} has turned up no card"]
        if table.half == 0:
            if not is_task(table, place, ACT, flagged(table.acting, 1)):
                return [f"the evening of ship {table.acting} is missing"]
            place += 1
    if not is_action(table, place):
        name = TASKS[int(table.agenda.what())]
        return [f"{name!r} is not asked here, or not of this seat, or about something else"]
    return []


def is_task(table: Table, place: Int, what: Int, number: Int) -> bool:
    """A task that asks nobody."""
    return table.agenda.what_at(place) == what and table.agenda.number_at(place) == number


def is_asked(table: Table, place: Int, what: Int, seat: Int) -> bool:
    """Is this the last thing on the agenda, a question to this seat alone?"""
    if place != table.agenda.size - 1 or table.agenda.what_at(place) != what:
        return False
    return seat >= 0 and table.agenda.who_at(place) == 1 << seat


# ---- the round


def skip_rest_of_round(table: Table) -> Int:
    """The place above the end of the round and the turns to come, or -1 if they do not fit."""
    if not is_task(table, 0, END_ROUND, 0):
        return -1
    place: Int = 1
    if table.seats == GHOST and table.agenda.what_at(1) == MOVE_GHOST:
        if table.phase < ACTING or table.acting != GHOST or table.half == 0:
            if not is_task(table, place, MOVE_GHOST, 1):
                return -1
            place += 1
        if table.phase < ACTING or table.acting != GHOST:
            if not is_task(table, place, MOVE_GHOST, 0):
                return -1
            place += 1
    for i in range(table.seats):
        seat = in_turn(table, table.seats - 1 - i)
        if table.phase < ACTING or table.ships[seat].chosen != NONE:
            if not is_task(table, place, TAKE_TURN, seat):
                return -1
            place += 1
    return place


def is_choice(table: Table, place: Int) -> bool:
    """Everybody without a card is asked for one; before that the Captain places the dice."""
    who: Int = 0
    for seat in range(table.seats):
        if table.ships[seat].chosen == NONE:
            who |= 1 << seat
    if table.agenda.what_at(place) != ASK_CARD or table.agenda.who_at(place) != who:
        return False
    if table.phase == CHOOSING:
        return place == table.agenda.size - 1
    all_seats: Int = (1 << table.seats) - 1
    return who == all_seats and is_asked(table, place + 1, ASK_DICE, table.captain)


# ---- the action of the ship whose turn it is


def is_action(table: Table, place: Int) -> bool:
    ship = table.acting
    what = table.agenda.what_at(place)
    if what == MEET_COST:
        number = table.agenda.number_at(place)
        if ship_of(number) != ship or not 0 <= flag_of(number) <= 1:
            return False
        return table.ships[ship].space != PORT_ROYAL and is_meeting(table, place + 1)
    if table.attacker != NONE:
        return False
    if what == ASK_DIRECTION:
        half = table.agenda.number_at(place) == table.half
        return table.is_ghost(ship) and half and is_asked(table, place, what, table.captain)
    if what == ASK_ROUTE:
        return is_route(table, place)
    if table.is_ghost(ship):
        return False
    if what in (ASK_LOAD, ASK_DUMP):
        return is_from_bank(table, place)
    return is_shortage(table, place)


def is_route(table: Table, place: Int) -> bool:
    number = table.agenda.number_at(place)
    steps: Int = table.evening if table.half else table.morning
    if number < 0 or ship_of(number) != table.acting or route_steps(number) != steps:
        return False
    return route_backward(number) <= 1 and is_asked(
        table, place, ASK_ROUTE, table.mover_of(table.acting)
    )


def is_shortage(table: Table, place: Int) -> bool:
    """After the cost: a treasure to take or leave, a bill, a retreat after it (JA-44 to JA-51)."""
    ship = table.acting
    space = table.ships[ship].space
    if space == PORT_ROYAL:
        return False
    if is_asked(table, place, ASK_LAIR, ship):
        return table.agenda.number_at(place) == ship and (table.lairs >> space) & 1 == 1
    if table.agenda.what_at(place) == ASK_RETREAT:
        if table.agenda.number_at(place) != ship or table.agenda.who_at(place) != 1 << ship:
            return False
        return place == table.agenda.size - 1 or is_bill(table, place + 1, ship, False)
    return is_bill(table, place, ship, False)


def is_bill(table: Table, place: Int, ship: Int, powder: bool) -> bool:
    """Of this ship; no more than the holds from there on can pay."""
    if not is_asked(table, place, ASK_PAYMENT, ship):
        return False
    number = table.agenda.number_at(place)
    hold = bill_hold(number)
    resource = bill_resource(number)
    if number < 0 or ship_of(number) != ship or resource >= len(RESOURCES) or hold >= HOLDS:
        return False
    if (resource == GUNPOWDER) != powder:
        return False
    payer = table.ships[ship]
    if payer.cargo[hold] != resource or payer.tokens[hold] == 0:
        return False
    behind: Int = 0
    for later in range(hold, HOLDS):
        if payer.cargo[later] == resource:
            behind += payer.tokens[later]
    return 0 < bill_due(number) <= behind


# ---- a cargo


def is_from_bank(table: Table, place: Int) -> bool:
    """What a card brings the ship whose turn it is."""
    number = table.agenda.number_at(place)
    amount = cargo_amount(number)
    if number < 0 or ship_of(number) != table.acting or cargo_source(number) != BANK:
        return False
    if cargo_hold(number) != 0 or cargo_resource(number) >= len(RESOURCES):
        return False
    if not 1 <= amount <= max(DIE):
        return False
    if table.counted_bank and amount > table.bank[cargo_resource(number)]:
        return False
    return fits_question(table, place, table.acting, table.acting)


def is_plunder(table: Table, place: Int) -> bool:
    """All that is in a hold of the loser, for the winner; the combat is over."""
    number = table.agenda.number_at(place)
    winner = ship_of(number)
    loser = cargo_source(number)
    if number < 0 or winner >= len(table.ships) or loser >= len(table.ships) or winner == loser:
        return False
    if table.acting not in (winner, loser) or cargo_hold(number) >= HOLDS:
        return False
    ship = table.ships[loser]
    hold = cargo_hold(number)
    if ship.cargo[hold] != cargo_resource(number) or ship.tokens[hold] != cargo_amount(number):
        return False
    if ship.tokens[hold] == 0:
        return False
    decider: Int = 1 - loser if table.is_ghost(winner) else winner
    return fits_question(table, place, decider, winner)


def fits_question(table: Table, place: Int, decider: Int, number: Int) -> bool:
    """A hold is asked for if one is empty, else one to empty."""
    question: Int = ASK_DUMP if lowest_empty(table.ships[number]) < 0 else ASK_LOAD
    return is_asked(table, place, question, decider)


# ---- who is met on the space


def is_meeting(table: Table, place: Int) -> bool:
    """Above the cost, which is met afterwards: a foe to choose, a combat, what it has won."""
    what = table.agenda.what_at(place)
    if what == ASK_OPPONENT:
        right = table.agenda.number_at(place) == table.acting and table.attacker == NONE
        return right and is_asked(table, place, what, table.mover_of(table.acting))
    if what in (ASK_LOAD, ASK_DUMP):
        return table.attacker == NONE and is_plunder(table, place)
    if table.attacker != table.acting or table.defender == NONE:
        return False
    if table.ships[table.attacker].space != table.ships[table.defender].space:
        return False
    return is_combat(table, place)


def is_combat(table: Table, place: Int) -> bool:
    what = table.agenda.what_at(place)
    number = table.agenda.number_at(place)
    if what == ASK_SPOILS:
        return is_winner(table, number, False) and is_asked(table, place, what, number)
    if what == ASK_GHOST_SPOILS:
        right = is_winner(table, number, True)
        return right and is_asked(table, place, what, table.decider_of(number))
    if what not in (THROW, SEE_THROW) or not 0 <= number < SIDES:
        return False
    if number == DEFENCE and table.dice[ATTACK] in (NOT_THROWN, STAR):
        return False
    if (table.dice[number] == NOT_THROWN) != (what == THROW):
        return False
    if what == THROW:
        return is_priming(table, place + 1, number)
    owner = sabre_owner(table)
    right = owner != NONE and table.agenda.number_at(place + 1) == number
    return right and is_asked(table, place + 1, ASK_SABRE, table.decider_of(owner))


def is_winner(table: Table, number: Int, is_ghost: bool) -> bool:
    return number in (table.attacker, table.defender) and table.is_ghost(number) == is_ghost


def is_priming(table: Table, place: Int, side: Int) -> bool:
    """Before a throw: how much powder, and from which holds."""
    number = on_side(table, side)
    if table.is_ghost(number):
        return False
    if is_asked(table, place, ASK_POWDER, number):
        return table.agenda.number_at(place) == side
    return is_bill(table, place, number, True)
