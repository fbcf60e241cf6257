"""Why a captain may not make a move, question by question in the order of a round."""

from typing import Final

from lorcha.core.moves import Moves
from lorcha.core.refusals import Objection, Question, Refusals
from lorcha.games.jamaica.box import CURSED, POWERS, RANK_OF
from lorcha.games.jamaica.moves import (
    CARD,
    DICE,
    DUMP,
    FIGHT,
    FIGHT_GHOST,
    GIVE,
    LOAD,
    MOVES,
    NO_SPOILS,
    PAY,
    PLUNDER,
    POWDER,
    SABRE,
    SAIL,
    STEAL,
    STEER,
    TREASURE,
)
from lorcha.games.jamaica.reasons import (
    BETH_STAYS,
    COSTS_LESS,
    FOE_ELSEWHERE,
    GHOST_ATTACKS,
    GHOST_ELSEWHERE,
    GHOST_HAS_NO_ROOM,
    GHOST_NEVER_GIVES,
    HAS_EMPTY_HOLD,
    HOLD_HAS_LESS,
    HOLD_TAKEN,
    HOLDS_ALIKE,
    LOSER_HAS_NO_SIXTH,
    NO_CARD_TO_GIVE,
    NO_EMPTY_HOLD,
    NO_GHOST,
    NO_ROOM_FOR_SPOILS,
    NO_SIXTH_HOLD,
    NOBODY_HERE,
    NOT_A_RETREAT,
    NOT_CURSED,
    NOT_IN_HAND,
    NOT_REACHED,
    NOT_THE_LOSERS,
    NOT_THROWN,
    NOTHING_IN_HOLD,
    OTHER_HOLD_PAYS,
    OWN_SHIP,
    PAYS_TOO_LITTLE,
    REASONS,
    SAME_CARGO,
    TOO_LITTLE_POWDER,
)
from lorcha.games.jamaica.rules.load import LAST, has_room, lowest_empty
from lorcha.games.jamaica.rules.move import offer_ends
from lorcha.games.jamaica.rules.payment import due_here
from lorcha.games.jamaica.rules.shortage import offer_retreats
from lorcha.games.jamaica.rules.spoils import loser_to
from lorcha.games.jamaica.rules.tasks import (
    bill_due,
    bill_hold,
    bill_resource,
    cargo_resource,
    route_backward,
    route_steps,
    ship_of,
)
from lorcha.games.jamaica.state import (
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
    BETH,
    GHOST,
    GOLD,
    GUNPOWDER,
    NONE,
    SIXTH,
    TASKS,
    Table,
)

# ---- dice and cards


def refuse_dice(table: Table, seat: int, move: int) -> Objection | None:
    thrown = (int(table.morning), int(table.evening))
    return None if DICE.values(move)[0] in thrown else NOT_THROWN.given(*thrown)


def refuse_card(table: Table, seat: int, move: int) -> Objection | None:
    (card,) = CARD.values(move)
    held = int(table.ships[seat].hand) >> card & 1
    return None if held else NOT_IN_HAND.given(card)


def has_chosen(table: Table, seat: int) -> bool:
    return table.ships[seat].chosen != NONE


# ---- loading


def refuse_hold(table: Table, seat: int, move: int) -> Objection | None:
    """A hold for a cargo: the lowest empty one stands for all but the sixth."""
    ship, (hold,) = table.ships[ship_of(table.agenda.number())], LOAD.values(move)
    if hold > ship.holds():
        return NO_SIXTH_HOLD.given()
    if ship.tokens[hold - 1] > 0:
        return HOLD_TAKEN.given(hold)
    lowest = int(lowest_empty(ship))
    alike = hold - 1 != lowest and not (ship.has(SIXTH) and hold - 1 == LAST)
    return HOLDS_ALIKE.given(lowest + 1) if alike else None


def refuse_needless_dump(table: Table, seat: int, move: int) -> Objection:
    ship = table.ships[ship_of(table.agenda.number())]
    return HAS_EMPTY_HOLD.given(lowest_empty(ship) + 1)


def refuse_dump(table: Table, seat: int, move: int) -> Objection | None:
    number = table.agenda.number()
    ship, (hold,) = table.ships[ship_of(number)], DUMP.values(move)
    if hold > ship.holds():
        return NO_SIXTH_HOLD.given()
    resource = int(cargo_resource(number))
    return SAME_CARGO.given(hold, resource) if ship.cargo[hold - 1] == resource else None


def refuse_load_without_room(table: Table, seat: int, move: int) -> Objection:
    return NO_EMPTY_HOLD.given()


# ---- sailing and paying


def refuse_route(table: Table, seat: int, move: int) -> Objection | None:
    ends, number = Moves(), table.agenda.number()
    offer_ends(table, ends)
    reason = NOT_REACHED.given(route_steps(number), route_backward(number))
    return None if ends.has(move) else reason


def refuse_retreat(table: Table, seat: int, move: int) -> Objection | None:
    ends = Moves()
    offer_retreats(table, ends)
    return None if ends.has(move) else NOT_A_RETREAT.given()


def refuse_payment(table: Table, seat: int, move: int) -> Objection | None:
    number, (hold, amount) = table.agenda.number(), PAY.values(move)
    ship, due, asked = table.ships[ship_of(number)], int(bill_due(number)), int(bill_hold(number))
    if hold != asked + 1:
        return OTHER_HOLD_PAYS.given(asked + 1)
    least, tokens = int(due_here(ship, bill_resource(number), due, asked)), int(ship.tokens[asked])
    if amount < least:
        return PAYS_TOO_LITTLE.given(least, hold)
    if amount > tokens:
        return HOLD_HAS_LESS.given(tokens, hold)
    return COSTS_LESS.given(due) if amount > due else None


# ---- combat


def refuse_foe(table: Table, seat: int, move: int) -> Objection | None:
    mover, (foe,) = int(table.agenda.number()), FIGHT.values(move)
    if foe >= table.seats:
        return NOBODY_HERE.given()
    if foe == mover:
        return OWN_SHIP.given()
    here = table.ships[foe].space == table.ships[mover].space
    return None if here else FOE_ELSEWHERE.given(foe)


def refuse_ghost(table: Table, seat: int, move: int) -> Objection | None:
    mover = int(table.agenda.number())
    if table.seats != GHOST:
        return NO_GHOST.given()
    if table.is_ghost(mover):
        return GHOST_ATTACKS.given()
    here = table.ships[GHOST].space == table.ships[mover].space
    return None if here else GHOST_ELSEWHERE.given()


def refuse_powder(table: Table, seat: int, move: int) -> Objection | None:
    owned = int(table.ships[seat].owns(GUNPOWDER))
    return TOO_LITTLE_POWDER.given(owned) if POWDER.values(move)[0] > owned else None


# ---- spoils


def refuse_plunder(table: Table, seat: int, move: int) -> Objection | None:
    winner, (hold,) = table.agenda.number(), PLUNDER.values(move)
    loser = table.ships[loser_to(table, winner)]
    if hold > loser.holds():
        return LOSER_HAS_NO_SIXTH.given()
    if loser.tokens[hold - 1] == 0:
        return NOTHING_IN_HOLD.given(hold)
    resource = int(loser.cargo[hold - 1])
    if table.is_ghost(winner):
        full = resource == GOLD and lowest_empty(table.ships[GHOST]) < 0
        return GHOST_HAS_NO_ROOM.given() if full else None
    room = has_room(table.ships[winner], resource)
    return None if room else NO_ROOM_FOR_SPOILS.given(resource)


def refuse_theft(table: Table, seat: int, move: int) -> Objection | None:
    number, (prize,) = loser_to(table, table.agenda.number()), STEAL.values(move)
    loser = table.ships[number]
    if prize == BETH and table.is_ghost(number):
        return BETH_STAYS.given()
    hidden = prize - len(POWERS)
    theirs = loser.has(prize) if hidden < 0 else hidden < loser.hidden.count
    return None if theirs else NOT_THE_LOSERS.given(prize)


def refuse_gift(table: Table, seat: int, move: int) -> Objection | None:
    """The winner knows their own face-down cards (JA-119)."""
    winner, (place,) = table.agenda.number(), GIVE.values(move)
    if table.is_ghost(winner):
        return GHOST_NEVER_GIVES.given()
    hidden = table.ships[winner].hidden
    if place > hidden.count:
        return NO_CARD_TO_GIVE.given(place)
    cursed = RANK_OF[hidden.cards[place - 1]] == CURSED
    return None if cursed else NOT_CURSED.given(place)


_SPOILS: Final = {
    PLUNDER: refuse_plunder,
    STEAL: refuse_theft,
    GIVE: refuse_gift,
    NO_SPOILS: None,
}

REFUSALS: Final = Refusals(
    REASONS,
    MOVES,
    TASKS,
    Question(ASK_DICE, "JA-16", {DICE: refuse_dice}, turn="JA-16"),
    Question(ASK_CARD, "JA-17", {CARD: refuse_card}, turn="JA-17", has_answered=has_chosen),
    Question(ASK_LOAD, "JA-27", {LOAD: refuse_hold, DUMP: refuse_needless_dump}),
    Question(ASK_DUMP, "JA-29", {DUMP: refuse_dump, LOAD: refuse_load_without_room}),
    Question(ASK_ROUTE, "JA-34", {SAIL: refuse_route}),
    Question(ASK_OPPONENT, "JA-60", {FIGHT: refuse_foe, FIGHT_GHOST: refuse_ghost}),
    Question(ASK_POWDER, "JA-63", {POWDER: refuse_powder}, turn="JA-62"),
    Question(ASK_SABRE, "JA-72", {SABRE: None}, turn="JA-71"),
    Question(ASK_SPOILS, "JA-78", _SPOILS, turn="JA-78"),
    Question(ASK_GHOST_SPOILS, "JA-113", _SPOILS, turn="JA-112"),
    Question(ASK_PAYMENT, "JA-45", {PAY: refuse_payment}),
    Question(ASK_RETREAT, "JA-52", {SAIL: refuse_retreat}),
    Question(ASK_LAIR, "JA-47", {TREASURE: None}),
    Question(ASK_DIRECTION, "JA-107", {STEER: None}, turn="JA-104"),
)
