# compiled by mypyc
"""Phase I: each prince chooses a group of action cards and performs one of them, or passes."""

from typing import Final

from lorcha.core.moves import Moves
from lorcha.core.rows import Int
from lorcha.games.dragon.box import (
    BASE_OF,
    FEE,
    MAX_FLOORS,
    SMALL_PRICE,
    TOP_UP,
)
from lorcha.games.dragon.events import (
    BOUGHT,
    BUILT,
    CHOSE,
    FOUNDED,
    HARVESTED,
    MADE_FIREWORKS,
    PAID_FEE,
    PARADED,
    PASSED,
    RESEARCHED,
    TAXED,
)
from lorcha.games.dragon.moves import ACT, BUILD, BUY, FOUND, PASS
from lorcha.games.dragon.rules.track import ask_in_order, march, read_order
from lorcha.games.dragon.state import (
    ACTION,
    ASK_ACTION,
    ASK_FLOOR,
    ASK_SIZE,
    CRAFTSMAN,
    FARMER,
    NO_GROUP,
    PYROTECHNIST,
    SCHOLAR,
    TAX_COLLECTOR,
    WARRIOR,
    Province,
    Table,
)

# Action cards, in the order of the box
TAXES: Final = 0
BUILDING: Final = 1
HARVEST: Final = 2
FIREWORKS: Final = 3
MILITARY: Final = 4
RESEARCH: Final = 5
PRIVILEGE: Final = 6
SMALL: Final = 0
LARGE: Final = 1
RESEARCH_PART: Final = 3  # of the score


def begin_actions(table: Table) -> None:
    table.phase = ACTION
    read_order(table)
    collect_cards(table)
    deal_groups(table)
    ask_in_order(table, ASK_ACTION)


def collect_cards(table: Table) -> None:
    """The groups of last month are gone, so that a preview that ends here shows none (YD-34)."""
    for card in range(len(table.groups)):
        table.groups[card] = NO_GROUP


def deal_groups(table: Table) -> None:
    """All seven cards, shuffled, in as many groups as there are princes (YD-27)."""
    table.reveal("action_cards")
    for card in range(len(table.groups)):
        table.groups[card] = table.layout[card]
    table.chance.shuffle(table.groups, 0, len(table.groups))


def occupied_groups(table: Table) -> Int:
    """Bits of the groups where a dragon stands."""
    groups: Int = 0
    for province in table.provinces:
        if province.dragon != NO_GROUP:
            groups |= 1 << province.dragon
    return groups


def fee_for(group: Int, occupied: Int) -> Int:
    """Three yuan where a dragon stands already, however many do (YD-30)."""
    if (occupied >> group) & 1:
        return FEE
    return 0


def offer_actions(table: Table, province: Province, out: Moves) -> None:
    """Every card that can be paid for and performed (YD-28 to YD-33)."""
    occupied = occupied_groups(table)
    for card in range(len(table.groups)):
        fee = fee_for(table.groups[card], occupied)
        if fee <= province.yuan and performable(table, card, province.yuan - fee, fee):
            out.add(ACT.pack(card))
    out.add(PASS.number)


def performable(table: Table, card: Int, yuan: Int, fee: Int) -> bool:
    """A group may not be chosen merely to do nothing (YD-32)."""
    if card == TAXES:
        return not table.counted_bank or table.bank + fee > 0
    if card == PRIVILEGE:
        return can_buy(table, SMALL, yuan) or can_buy(table, LARGE, yuan)
    if table.endless_goods:
        return True
    if card == BUILDING:
        return table.floors_left > 0
    if card == HARVEST:
        return table.rice_left > 0
    if card == FIREWORKS:
        return table.fireworks_left > 0
    return True


def can_buy(table: Table, size: Int, yuan: Int) -> bool:
    left = table.smalls_left if size == SMALL else table.larges_left
    return yuan >= price_of(table, size) and (left > 0 or table.endless_goods != 0)


def price_of(table: Table, size: Int) -> Int:
    return SMALL_PRICE if size == SMALL else table.large_price


def pass_turn(table: Table, seat: Int) -> None:
    """Without an action the purse is filled up to three yuan (YD-33)."""
    table.agenda.answered(seat)
    yuan: Int = 0
    if table.provinces[seat].yuan < TOP_UP:
        yuan = gain_yuan(table, table.provinces[seat], TOP_UP - table.provinces[seat].yuan)
    table.tell(PASSED, seat, yuan)


def act(table: Table, seat: Int, card: Int) -> None:
    """Pay the fee if there is one, place the dragon, perform the card (YD-29, YD-31)."""
    province = table.provinces[seat]
    table.tell(CHOSE, seat, card)
    fee = fee_for(table.groups[card], occupied_groups(table))
    if fee > 0:
        pay_yuan(table, province, fee)
        table.tell(PAID_FEE, seat, fee)
    province.dragon = table.groups[card]
    if card == PRIVILEGE:
        table.agenda.ask_on(ASK_SIZE)
    elif card == BUILDING:
        table.agenda.ask_on(ASK_FLOOR, floors_due(table, province))
    else:
        table.agenda.answered(seat)
        perform(table, seat, province, card)


def perform(table: Table, seat: Int, province: Province, card: Int) -> None:
    """The five cards that leave nothing to decide (YD-35, YD-38 to YD-41)."""
    if card == TAXES:
        due: Int = BASE_OF[card] + province.skill[TAX_COLLECTOR]
        table.tell(TAXED, seat, gain_yuan(table, province, due))
    elif card == HARVEST:
        due = at_most(table, BASE_OF[card] + province.skill[FARMER], table.rice_left)
        province.rice += due
        table.rice_left -= due
        table.tell(HARVESTED, seat, due)
    elif card == FIREWORKS:
        due = at_most(table, BASE_OF[card] + province.skill[PYROTECHNIST], table.fireworks_left)
        province.fireworks += due
        table.fireworks_left -= due
        table.tell(MADE_FIREWORKS, seat, due)
    elif card == MILITARY:
        due = BASE_OF[card] + province.skill[WARRIOR]
        march(table, province, due)
        table.tell(PARADED, seat, due)
    else:
        due = BASE_OF[card] + province.skill[SCHOLAR]
        province.earn(RESEARCH_PART, due)
        table.tell(RESEARCHED, seat, due)


def at_most(table: Table, due: Int, left: Int) -> Int:
    """A prince due more than the reserve holds takes what there is (YD-44)."""
    return due if table.endless_goods else min(due, left)


def gain_yuan(table: Table, province: Province, yuan: Int) -> Int:
    """From the bank, which runs out only if it is counted (YD-46)."""
    if table.counted_bank:
        yuan = min(yuan, table.bank)
    province.yuan += yuan
    table.bank -= yuan
    return yuan


def pay_yuan(table: Table, province: Province, yuan: Int) -> None:
    province.yuan -= yuan
    table.bank += yuan


def end_actions(table: Table) -> None:
    """The dragons are taken back (YD-34)."""
    for province in table.provinces:
        province.dragon = NO_GROUP


# ---- privileges (YD-42)


def offer_sizes(table: Table, province: Province, out: Moves) -> None:
    for size in range(2):
        if can_buy(table, size, province.yuan):
            out.add(BUY.pack(size))


def buy(table: Table, seat: Int, size: Int) -> None:
    province = table.provinces[seat]
    price = price_of(table, size)
    table.agenda.answered(seat)
    pay_yuan(table, province, price)
    if size == SMALL:
        province.small += 1
        table.smalls_left -= 1
    else:
        province.large += 1
        table.larges_left -= 1
    table.tell(BOUGHT, seat, size, price)


# ---- building (YD-36, YD-37)


def floors_due(table: Table, province: Province) -> Int:
    return at_most(table, BASE_OF[BUILDING] + province.skill[CRAFTSMAN], table.floors_left)


def offer_floors(province: Province, out: Moves) -> None:
    """On a palace that is not yet full height, or as the first floor of a new one."""
    for lot in range(province.lots()):
        if 0 < province.floors[lot] < MAX_FLOORS:
            out.add(BUILD.pack(lot + 1))
    out.add(FOUND.number)


def build(table: Table, seat: Int, move: Int) -> None:
    province = table.provinces[seat]
    if move == FOUND.number:
        lot = province.free_lot()
        table.tell(FOUNDED, seat, lot + 1)
    else:
        lot = BUILD.first(move) - 1
        table.tell(BUILT, seat, lot + 1, province.floors[lot] + 1)
    province.add_floor(lot)
    table.floors_left -= 1
    still_due = table.agenda.number() - 1
    if still_due > 0:
        table.agenda.replace_number(still_due)
    else:
        table.agenda.answered(seat)
