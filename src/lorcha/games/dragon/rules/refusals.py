"""Why a prince may not make a move, question by question in the order of the year."""

from typing import Final

from lorcha.core.refusals import Objection, Question, Refusals
from lorcha.games.dragon.box import AGE_OF, AGES, KINDS, MAX_FLOORS, TYPE_OF
from lorcha.games.dragon.moves import (
    ACT,
    BUILD,
    BUY,
    CARD,
    DISCARD,
    FOUND,
    MOVES,
    PAIR,
    PASS,
    PLACE,
    RELEASE,
    REPLACE,
    TAKE,
)
from lorcha.games.dragon.reasons import (
    BANK_EMPTY,
    CANNOT_BUY,
    CANNOT_PAY_FEE,
    CARD_PLAYED,
    FEE_BEFORE_PRIVILEGE,
    FULL_HEIGHT,
    HAS_ROOM,
    NEVER_OLD,
    NO_FIREWORKS_LEFT,
    NO_FLOORS_LEFT,
    NO_PALACE,
    NO_PRIVILEGES_LEFT,
    NO_RICE_LEFT,
    NOBODY_THERE,
    NONE_LEFT,
    ONLY_YOUNG,
    OTHER_TYPE,
    PAIR_TAKEN,
    PALACE_FULL,
    PALACE_GAVE,
    REASONS,
    SAME_TYPE,
)
from lorcha.games.dragon.rules.action import (
    BUILDING,
    FIREWORKS,
    HARVEST,
    LARGE,
    PRIVILEGE,
    SMALL,
    TAXES,
    fee_for,
    occupied_groups,
    performable,
    price_of,
)
from lorcha.games.dragon.rules.event import DROUGHT
from lorcha.games.dragon.rules.person import kind_of
from lorcha.games.dragon.state import (
    ASK_ACTION,
    ASK_CARD,
    ASK_FLOOR,
    ASK_PAIR,
    ASK_PLACE,
    ASK_RELEASE,
    ASK_SIZE,
    ASK_TILE,
    ROOMS,
    TASKS,
    WILD,
    Province,
    Table,
    pair_number,
)

# ---- the first two persons


def refuse_pair(table: Table, seat: int, move: int) -> Objection | None:
    first, second = PAIR.values(move)
    if first == second:
        return SAME_TYPE.given()
    for person in (first, second):
        if table.display[person] == 0:
            return NONE_LEFT.given(person, 0)
    taken = [province.pair for province in table.provinces]
    pair = pair_number(first, second)
    return PAIR_TAKEN.given(taken.index(pair)) if pair in taken else None


def refuse_first_tile(table: Table, seat: int, move: int) -> Objection | None:
    """Those who are there are tapped one by one; the young of them make a pair."""
    _, age = TAKE.values(move)
    if AGES[age] == "old":
        return ONLY_YOUNG.given()
    return REFUSALS.not_now(REFUSALS.questions[ASK_PAIR])


# ---- phase I: an action


def refuse_action(table: Table, seat: int, move: int) -> Objection | None:
    (card,) = ACT.values(move)
    yuan = int(table.provinces[seat].yuan)
    fee = int(fee_for(table.groups[card], occupied_groups(table)))
    if yuan < fee:
        return CANNOT_PAY_FEE.given(fee, yuan)
    if performable(table, card, yuan - fee, fee):
        return None
    if card == PRIVILEGE:
        return refuse_privileges(table, yuan, fee)
    return {
        TAXES: BANK_EMPTY,
        BUILDING: NO_FLOORS_LEFT,
        HARVEST: NO_RICE_LEFT,
        FIREWORKS: NO_FIREWORKS_LEFT,
    }[card].given()


def refuse_privileges(table: Table, yuan: int, fee: int) -> Objection:
    """None is both in stock and affordable: it is the cheapest one left that they cannot pay."""
    sizes = [size for size in (SMALL, LARGE) if is_left(table, size)]
    if not sizes:
        return NO_PRIVILEGES_LEFT.given()
    price = int(price_of(table, sizes[0]))
    if yuan >= price:
        return FEE_BEFORE_PRIVILEGE.given(fee, price, yuan)
    return CANNOT_BUY.given(sizes[0], price, yuan)


def is_left(table: Table, size: int) -> bool:
    left = table.smalls_left if size == SMALL else table.larges_left
    return bool(table.endless_goods) or left > 0


def refuse_floor(table: Table, seat: int, move: int) -> Objection | None:
    province, (palace,) = table.provinces[seat], BUILD.values(move)
    if not stands(province, palace):
        return NO_PALACE.given(palace)
    return FULL_HEIGHT.given(palace) if province.floors[palace - 1] >= MAX_FLOORS else None


# ---- phase II: a person


def refuse_card(table: Table, seat: int, move: int) -> Objection | None:
    province, (card,) = table.provinces[seat], CARD.values(move)
    held = province.wilds > 0 if card == WILD else (int(province.hand) >> card) & 1
    return None if held else CARD_PLAYED.given(card)


def refuse_tile(table: Table, seat: int, move: int) -> Objection | None:
    person, age = TAKE.values(move)
    card, kind = int(table.agenda.number()), int(kind_of(person, age))
    if card not in (WILD, person):
        return OTHER_TYPE.given(card)
    if kind >= KINDS:
        return NEVER_OLD.given(person)
    return NONE_LEFT.given(person, age) if table.display[kind] == 0 else None


def refuse_place(table: Table, seat: int, move: int) -> Objection | None:
    province, (palace,) = table.provinces[seat], PLACE.values(move)
    if not stands(province, palace):
        return NO_PALACE.given(palace)
    full = province.guests[palace - 1] >= province.floors[palace - 1]
    return PALACE_FULL.given(palace) if full else None


def refuse_replacement(table: Table, seat: int, move: int) -> Objection | None:
    province = table.provinces[seat]
    return HAS_ROOM.given() if province.has_room() else refuse_guest(province, move)


def refuse_discard(table: Table, seat: int, move: int) -> Objection | None:
    return HAS_ROOM.given() if table.provinces[seat].has_room() else None


# ---- phase III: an event


def refuse_release(table: Table, seat: int, move: int) -> Objection | None:
    province, palace = table.provinces[seat], RELEASE.values(move)[0]
    drought = table.tiles[int(table.month) - 1] == DROUGHT
    gave = drought and stands(province, palace) and (int(province.gave) >> palace - 1) & 1
    return PALACE_GAVE.given(palace) if gave else refuse_guest(province, move)


# ---- what questions share


def stands(province: Province, palace: int) -> bool:
    return palace <= province.lots() and province.floors[palace - 1] > 0


def refuse_guest(province: Province, move: int) -> Objection | None:
    """`replace` and `release` name a person in a palace alike."""
    palace, person, age = RELEASE.values(move)
    if not stands(province, palace):
        return NO_PALACE.given(palace)
    if kind_of(person, age) >= KINDS:
        return NEVER_OLD.given(person)
    first = (palace - 1) * ROOMS
    guests = [province.tenants[first + room] for room in range(province.guests[palace - 1])]
    there = any(TYPE_OF[kind] == person and AGE_OF[kind] == age for kind in guests)
    return None if there else NOBODY_THERE.given(palace, person, age)


REFUSALS: Final = Refusals(
    REASONS,
    MOVES,
    TASKS,
    Question(ASK_PAIR, "YD-18", {PAIR: refuse_pair, TAKE: refuse_first_tile}, turn="YD-17"),
    Question(ASK_ACTION, "YD-28", {ACT: refuse_action, PASS: None}),
    Question(ASK_SIZE, "YD-42", {BUY: None}),
    Question(ASK_FLOOR, "YD-37", {BUILD: refuse_floor, FOUND: None}),
    Question(ASK_CARD, "YD-48", {CARD: refuse_card}, turn="YD-48"),
    Question(ASK_TILE, "YD-51", {TAKE: refuse_tile}, turn="YD-48"),
    Question(
        ASK_PLACE,
        "YD-54",
        {PLACE: refuse_place, REPLACE: refuse_replacement, DISCARD: refuse_discard},
        turn="YD-48",
    ),
    Question(ASK_RELEASE, "YD-62", {RELEASE: refuse_release}, turn="YD-61"),
)
