# compiled by mypyc
"""What a move of the race costs and brings, as far as the one to move can tell."""

from typing import Final

from lorcha.core.layout import Layout
from lorcha.core.moves import verb_number
from lorcha.core.rows import Cells, Int, add, put
from lorcha.games.jamaica.bots.ship_features import KINDS
from lorcha.games.jamaica.box import (
    AHEAD,
    AHEAD_TOO,
    BEHIND,
    BEHIND_TOO,
    BETH_STRENGTH,
    CIRCUIT,
    COMBAT_FACES,
    COST_OF,
    DIE,
    DISTANCE,
    EVENING_OF,
    MORNING_OF,
    NO_SPACE,
    POWERS,
    RED_LINE,
    RESOURCES,
    SCORE_OF,
    SPACES,
    STAR,
    SYMBOLS,
    TYPE_OF,
    TYPES,
    VALUE_OF,
)
from lorcha.games.jamaica.moves import (
    CARD,
    DICE,
    DUMP,
    FIGHT,
    FIGHT_GHOST,
    GIVE,
    LOAD,
    PAY,
    PLUNDER,
    SAIL,
    STEAL,
)
from lorcha.games.jamaica.moves import POWDER as POWDER_MOVE
from lorcha.games.jamaica.rules.combat import DEFENCE, strength
from lorcha.games.jamaica.rules.move import NO_LAP, find_lap, is_finish, lap_at
from lorcha.games.jamaica.rules.spoils import loser_to
from lorcha.games.jamaica.rules.tasks import (
    bill_resource,
    cargo_amount,
    cargo_resource,
    route_backward,
    route_steps,
    ship_of,
)
from lorcha.games.jamaica.state import (
    ASK_ROUTE,
    BACKWARD,
    BETH,
    FOOD,
    FORWARD,
    GOLD,
    GUNPOWDER,
    PORT,
    PORT_ROYAL,
    SABRE,
    Ship,
    Table,
)

_resources: Final = ", ".join(RESOURCES)

MORE: Final = Layout()
GAINS: Final[Int] = MORE.part("gains", KINDS, f"tokens: {_resources}", 6)
LOSES: Final[Int] = MORE.part("loses", KINDS, f"tokens: {_resources}", 6)
OVERBOARD: Final[Int] = MORE.part("overboard", 1, "loads for which a hold must be emptied", 2)
END_TYPE: Final[Int] = MORE.one_of("sail to", TYPES, "a space of this type")
SHORT: Final[Int] = MORE.part("short", 1, "tokens that are missing to pay for the space", 5)
END_LAIR: Final[Int] = MORE.part("lair", 1, "there is a treasure there")
END_SHIPS: Final[Int] = MORE.part("ships", 1, "others on the space", 2)
END_POWDER: Final[Int] = MORE.part("powder there", 1, "the most that one of them has", 6)
END_TO_GO: Final[Int] = MORE.part("to go", 1, "the fewest steps from there to the finish", CIRCUIT)
END_SCORE: Final[Int] = MORE.part("berth", 1, "points for the space if it ended there", 10)
FINISH: Final[Int] = MORE.part("finish", 1, "it is the end of the race")
GHOST_SAILS: Final[Int] = MORE.part("ghost sails", 1, "the move is the Ghost Ship's")
MORNING: Final[Int] = MORE.one_of("card, morning", SYMBOLS, "what the card says")
AT_NIGHT: Final[Int] = MORE.one_of("card, evening", SYMBOLS, "what the card says")
STEPS: Final[Int] = MORE.part("card, steps", 2, "of the morning, the evening; below 0: back", 6)
REACHES: Final[Int] = MORE.part(
    "reaches", SPACES, "spaces where its first move can end and be paid"
)
UNPAID: Final[Int] = MORE.part("unpaid", SPACES, "spaces where it can end, but not be paid")
OTHER_DIE: Final[Int] = MORE.part("evening die", max(DIE), "what is left for the evening")
FOE: Final[Int] = MORE.part("foe has", 4, "gunpowder, doubloons, treasures, Sabre and Lady Beth", 6)
STRENGTH: Final[Int] = MORE.part("strength", 1, "before the die, with this powder", 10)
WINS: Final[Int] = MORE.part("wins", 1, "faces of the die that win, when defending", 6)
DRAWS: Final[Int] = MORE.part("draws", 1, "faces of the die that draw, when defending")
WORTH: Final[Int] = MORE.part("worth", 1, "points of the treasure, if this seat knows it", 5)


def write_move(table: Table, seat: Int, move: Int, out: Cells, at: Int) -> None:
    verb = verb_number(move)
    if verb == CARD.number:
        write_card(table, table.ships[seat], CARD.first(move), out, at)
    elif verb == SAIL.number:
        write_sail(table, SAIL.first(move), out, at)
    elif verb == DICE.number:
        left: Int = table.morning + table.evening - DICE.first(move)
        put(out, at + OTHER_DIE + left - 1, 1)
    elif verb == LOAD.number or verb == DUMP.number:
        write_load(table, move, out, at)
    elif verb == PAY.number:
        put(out, at + LOSES + bill_resource(table.agenda.number()), PAY.second(move))
    elif verb == POWDER_MOVE.number:
        write_powder(table, POWDER_MOVE.first(move), out, at)
    elif verb == FIGHT.number or verb == FIGHT_GHOST.number:
        foe = table.seats if verb == FIGHT_GHOST.number else FIGHT.first(move)
        write_foe(table.ships[foe], out, at + FOE)
    else:
        write_spoils(table, seat, move, out, at)


# ---- a card: what its two actions bring with the dice of this round


def write_card(table: Table, ship: Ship, card: Int, out: Cells, at: Int) -> None:
    morning = MORNING_OF[card]
    evening = EVENING_OF[card]
    put(out, at + MORNING + morning, 1)
    put(out, at + AT_NIGHT + evening, 1)
    loads: Int = 0
    if morning < FORWARD:
        add(out, at + GAINS + morning, table.morning)
        loads += 1
    else:
        put(out, at + STEPS, -table.morning if morning == BACKWARD else table.morning)
    if evening < FORWARD:
        add(out, at + GAINS + evening, table.evening)
        loads += 1
    else:
        put(out, at + STEPS + 1, -table.evening if evening == BACKWARD else table.evening)
    put(out, at + OVERBOARD, max(0, loads - empty_holds(ship)))
    if loads == 2:
        return
    gold: Int = ship.owns(GOLD)
    food: Int = ship.owns(FOOD)
    if morning == GOLD:
        gold += table.morning
    elif morning == FOOD:
        food += table.morning
    if morning >= FORWARD:
        back: Int = 1 if morning == BACKWARD else 0
        mark_ends(ship.space, ship.lap, table.morning, back, gold, food, out, at)
    else:
        back = 1 if evening == BACKWARD else 0
        mark_ends(ship.space, ship.lap, table.evening, back, gold, food, out, at)


def empty_holds(ship: Ship) -> Int:
    count: Int = 0
    for hold in range(ship.holds()):
        if ship.tokens[hold] == 0:
            count += 1
    return count


def mark_ends(
    space: Int, lap: Int, steps: Int, back: Int, gold: Int, food: Int, out: Cells, at: Int
) -> None:
    """Walk on to the end of the move, both ways where the lanes part."""
    while steps > 0 and (back or not is_finish(space, lap)):
        steps -= 1
        other = BEHIND_TOO[space] if back else AHEAD_TOO[space]
        if other != NO_SPACE:
            mark_ends(other, lap_at(space, other, lap, back), steps, back, gold, food, out, at)
        way = BEHIND[space] if back else AHEAD[space]
        lap = lap_at(space, way, lap, back)
        space = way
    owned = gold if TYPE_OF[space] == PORT else food
    put(out, at + (REACHES if owned >= COST_OF[space] else UNPAID) + space, 1)


# ---- the end of a move


def write_sail(table: Table, space: Int, out: Cells, at: Int) -> None:
    number = table.agenda.number()
    sailing = ship_of(number)
    ship = table.ships[sailing]
    put(out, at + END_TYPE + TYPE_OF[space], 1)
    put(out, at + END_LAIR, (table.lairs >> space) & 1)
    lap: Int = ship.lap
    if table.agenda.what() == ASK_ROUTE:
        lap = find_lap(ship.space, lap, route_steps(number), route_backward(number), space)
        if lap == NO_LAP:
            lap = ship.lap
    put(out, at + END_TO_GO, DISTANCE[space] - CIRCUIT * lap)
    put(out, at + FINISH, 1 if is_finish(space, lap) else 0)
    counts = is_finish(space, lap) or (lap == 0 and space != PORT_ROYAL)
    put(out, at + END_SCORE, SCORE_OF[space] if counts else RED_LINE)
    if space != PORT_ROYAL:
        write_company(table, sailing, space, out, at)
    if table.is_ghost(sailing):
        put(out, at + GHOST_SAILS, 1)
    elif COST_OF[space] > 0:
        resource: Int = GOLD if TYPE_OF[space] == PORT else FOOD
        put(out, at + LOSES + resource, COST_OF[space])
        put(out, at + SHORT, max(0, COST_OF[space] - ship.owns(resource)))


def write_company(table: Table, sailing: Int, space: Int, out: Cells, at: Int) -> None:
    """The ships on the space: with one of them there will be a combat."""
    count: Int = 0
    most: Int = 0
    for other in range(len(table.ships)):
        if other != sailing and table.ships[other].space == space:
            count += 1
            most = max(most, table.ships[other].owns(GUNPOWDER))
    put(out, at + END_SHIPS, count)
    put(out, at + END_POWDER, most)


# ---- cargo, combat, spoils


def write_load(table: Table, move: Int, out: Cells, at: Int) -> None:
    number = table.agenda.number()
    ship = table.ships[ship_of(number)]
    put(out, at + GAINS + cargo_resource(number), cargo_amount(number))
    hold: Int = DUMP.first(move) - 1
    if ship.tokens[hold] > 0:
        put(out, at + LOSES + ship.cargo[hold], ship.tokens[hold])


def write_powder(table: Table, amount: Int, out: Cells, at: Int) -> None:
    side = table.agenda.number()
    defending = side == DEFENCE
    own = table.ships[table.defender if defending else table.attacker]
    power: Int = amount + (BETH_STRENGTH if own.has(BETH) else 0)
    put(out, at + LOSES + GUNPOWDER, amount)
    put(out, at + STRENGTH, power)
    write_foe(table.ships[table.attacker if defending else table.defender], out, at + FOE)
    if defending:
        against = strength(table, 1 - side)
        for i in range(len(COMBAT_FACES)):
            face = COMBAT_FACES[i]
            if face == STAR or face + power > against:
                add(out, at + WINS, 1)
            elif face + power == against:
                add(out, at + DRAWS, 1)


def write_foe(ship: Ship, out: Cells, at: Int) -> None:
    put(out, at, ship.owns(GUNPOWDER))
    put(out, at + 1, ship.owns(GOLD))
    put(out, at + 2, ship.hidden.count)
    put(out, at + 3, (1 if ship.has(SABRE) else 0) + (1 if ship.has(BETH) else 0))


def write_spoils(table: Table, seat: Int, move: Int, out: Cells, at: Int) -> None:
    verb = verb_number(move)
    if verb == PLUNDER.number:
        loser = table.ships[loser_to(table, table.agenda.number())]
        hold: Int = PLUNDER.first(move) - 1
        put(out, at + GAINS + loser.cargo[hold], loser.tokens[hold])
    elif verb == STEAL.number and STEAL.first(move) >= len(POWERS):
        loser = table.ships[loser_to(table, table.agenda.number())]
        card = loser.hidden.cards[STEAL.first(move) - len(POWERS)]
        if table.faces.knows(seat, card):
            put(out, at + WORTH, VALUE_OF[card])
    elif verb == GIVE.number:
        card = table.ships[seat].hidden.cards[GIVE.first(move) - 1]
        put(out, at + WORTH, -VALUE_OF[card])
