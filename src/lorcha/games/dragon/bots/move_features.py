# compiled by mypyc
"""What a move of the year costs and brings, as far as the position tells."""

from typing import Final

from lorcha.core.layout import Layout
from lorcha.core.moves import verb_number
from lorcha.core.rows import Cells, Int, add, put
from lorcha.games.dragon.box import (
    ACTIONS,
    BASE_OF,
    BOX,
    LARGE_DRAGONS,
    MAX_FLOORS,
    PERSONS,
    SKILL_OF,
    SMALL_DRAGONS,
    TOP_UP,
    TYPE_OF,
    TYPES,
    VALUE_OF,
)
from lorcha.games.dragon.moves import (
    ACT,
    BUILD,
    BUY,
    CARD,
    FOUND,
    PAIR,
    PASS,
    PLACE,
    RELEASE,
    REPLACE,
    TAKE,
)
from lorcha.games.dragon.rules.action import (
    BUILDING,
    HARVEST,
    MILITARY,
    RESEARCH,
    TAXES,
    at_most,
    can_buy,
    fee_for,
    occupied_groups,
    price_of,
)
from lorcha.games.dragon.rules.action import FIREWORKS as FIREWORKS_CARD
from lorcha.games.dragon.rules.action import LARGE as LARGE_SIZE
from lorcha.games.dragon.rules.action import SMALL as SMALL_SIZE
from lorcha.games.dragon.rules.person import any_left, kind_of
from lorcha.games.dragon.state import (
    COURT_LADY,
    CRAFTSMAN,
    FARMER,
    MONK,
    PYROTECHNIST,
    ROOMS,
    SCHOLAR,
    TAX_COLLECTOR,
    WARRIOR,
    WILD,
    Province,
    Table,
)

MOST: Final[Int] = BOX["game"]["players"]["max"]
_persons: Final = ", ".join(PERSONS)

MORE: Final = Layout()
YUAN: Final[Int] = MORE.part("yuan", 1, "gained; below 0: paid", 6)
FEE: Final[Int] = MORE.part("fee", 1, "there is one: a dragon stands on the group")
GROUP: Final[Int] = MORE.part("group", len(ACTIONS), f"cards of its group: {', '.join(ACTIONS)}")
RICE: Final[Int] = MORE.part("rice", 1, "tiles gained", 4)
FIREWORKS: Final[Int] = MORE.part("fireworks", 1, "tiles gained", 4)
FLOORS: Final[Int] = MORE.part("floors to build", 1, "how many", 4)
POINTS: Final[Int] = MORE.part("points", 1, "scored at once", 4)
INCOME: Final[Int] = MORE.part("income", 1, "points more every month", 2)
MONKS: Final[Int] = MORE.part("monks", 1, "points more for monks at the end", 6)
STEPS: Final[Int] = MORE.part("steps", 1, "on the person track", 6)
ORDER: Final[Int] = MORE.part("order after", MOST, "place in the turn order then, if it steps")
GAINED: Final[Int] = MORE.part("symbols gained", TYPES, _persons, 3)
LOST: Final[Int] = MORE.part("symbols lost", TYPES, _persons, 3)
HEIGHT: Final[Int] = MORE.part("height", MAX_FLOORS, "floors of the palace it is about, then")
FREE: Final[Int] = MORE.part("free", 1, "of its floors before the move", 3)
OTHERS: Final[Int] = MORE.part("others", 1, "persons in it who stay", 2)
TILES: Final[Int] = MORE.part("tiles", 2, "for the card: young, old ones left", 3)
NO_TILE: Final[Int] = MORE.part("no tile", 1, "nobody is left for the card")


def write_move(table: Table, seat: Int, move: Int, out: Cells, at: Int) -> None:
    province = table.provinces[seat]
    verb = verb_number(move)
    if verb == ACT.number:
        write_action(table, province, ACT.first(move), out, at)
    elif verb == CARD.number:
        write_card(table, CARD.first(move), out, at)
    elif verb == TAKE.number:
        kind = kind_of(TAKE.first(move), TAKE.second(move))
        gain(kind, out, at)
        step(table, province, VALUE_OF[kind], out, at)
    elif verb == PLACE.number or verb == REPLACE.number:
        write_place(table, province, move, out, at)
    elif verb == RELEASE.number:
        lose(province, move, out, at)
    elif verb == BUILD.number or verb == FOUND.number:
        write_floor(province, move, out, at)
    elif verb == PAIR.number:
        gain(PAIR.first(move), out, at)
        gain(PAIR.second(move), out, at)
        step(table, province, VALUE_OF[PAIR.first(move)] + VALUE_OF[PAIR.second(move)], out, at)
    elif verb == BUY.number:
        size = BUY.first(move)
        put(out, at + YUAN, -price_of(table, size))
        put(out, at + INCOME, SMALL_DRAGONS if size == SMALL_SIZE else LARGE_DRAGONS)
    elif verb == PASS.number:
        missing: Int = max(0, TOP_UP - province.yuan)
        put(out, at + YUAN, from_bank(table, missing, 0))


def write_action(table: Table, province: Province, card: Int, out: Cells, at: Int) -> None:
    fee = fee_for(table.groups[card], occupied_groups(table))
    put(out, at + FEE, 1 if fee > 0 else 0)
    put(out, at + YUAN, -fee)
    groups = table.groups
    group = groups[card]
    for other in range(len(groups)):
        put(out, at + GROUP + other, 1 if groups[other] == group else 0)
    due: Int = BASE_OF[card]
    if card == TAXES:
        due += province.skill[TAX_COLLECTOR]
        put(out, at + YUAN, from_bank(table, due, fee) - fee)
    elif card == BUILDING:
        due += province.skill[CRAFTSMAN]
        put(out, at + FLOORS, at_most(table, due, table.floors_left))
    elif card == HARVEST:
        due += province.skill[FARMER]
        put(out, at + RICE, at_most(table, due, table.rice_left))
    elif card == FIREWORKS_CARD:
        due += province.skill[PYROTECHNIST]
        put(out, at + FIREWORKS, at_most(table, due, table.fireworks_left))
    elif card == MILITARY:
        step(table, province, due + province.skill[WARRIOR], out, at)
    elif card == RESEARCH:
        put(out, at + POINTS, due + province.skill[SCHOLAR])
    elif can_buy(table, SMALL_SIZE, province.yuan - fee):  # at least this
        put(out, at + YUAN, -fee - price_of(table, SMALL_SIZE))
        put(out, at + INCOME, SMALL_DRAGONS)
    else:
        put(out, at + YUAN, -fee - price_of(table, LARGE_SIZE))
        put(out, at + INCOME, LARGE_DRAGONS)


def from_bank(table: Table, due: Int, paid_in: Int) -> Int:
    return min(due, table.bank + paid_in) if table.counted_bank else due


def step(table: Table, province: Province, spaces: Int, out: Cells, at: Int) -> None:
    """Who arrives lies on top of those on the space, so only those further ahead go before."""
    if spaces == 0:
        return
    put(out, at + STEPS, spaces)
    ahead: Int = 0
    for other in table.provinces:
        if other is not province and other.space > province.space + spaces:
            ahead += 1
    put(out, at + ORDER + ahead, 1)


def write_card(table: Table, card: Int, out: Cells, at: Int) -> None:
    if not any_left(table, card):
        put(out, at + NO_TILE, 1)
    elif card != WILD:
        kinds = TYPE_OF
        for kind in range(len(kinds)):
            if kinds[kind] == card:
                put(out, at + TILES + (0 if kind < TYPES else 1), table.display[kind])


def gain(kind: Int, out: Cells, at: Int) -> None:
    person = TYPE_OF[kind]
    put(out, at + GAINED + person, SKILL_OF[kind])
    if person == COURT_LADY:
        put(out, at + INCOME, SKILL_OF[kind])


def write_place(table: Table, province: Province, move: Int, out: Cells, at: Int) -> None:
    kind = table.agenda.number()
    gain(kind, out, at)
    step(table, province, VALUE_OF[kind], out, at)
    lot: Int = PLACE.first(move) - 1
    if verb_number(move) == REPLACE.number:
        lose(province, move, out, at)
    else:
        write_palace(province, lot, 0, out, at)
    if TYPE_OF[kind] == MONK:
        add(out, at + MONKS, SKILL_OF[kind] * province.floors[lot])


def lose(province: Province, move: Int, out: Cells, at: Int) -> None:
    """Somebody leaves a palace; both verbs name the person in the same way."""
    lot: Int = RELEASE.first(move) - 1
    kind = kind_of(RELEASE.second(move), RELEASE.third(move))
    put(out, at + LOST + TYPE_OF[kind], SKILL_OF[kind])
    write_palace(province, lot, 1, out, at)
    if TYPE_OF[kind] == COURT_LADY:
        add(out, at + INCOME, -SKILL_OF[kind])
    elif TYPE_OF[kind] == MONK:
        add(out, at + MONKS, -SKILL_OF[kind] * province.floors[lot])


def write_palace(province: Province, lot: Int, leaving: Int, out: Cells, at: Int) -> None:
    floors = province.floors[lot]
    put(out, at + HEIGHT + floors - 1, 1)
    put(out, at + FREE, floors - province.guests[lot])
    put(out, at + OTHERS, province.guests[lot] - leaving)


def write_floor(province: Province, move: Int, out: Cells, at: Int) -> None:
    if verb_number(move) == FOUND.number:
        put(out, at + INCOME, 1)
        put(out, at + HEIGHT, 1)
        return
    lot: Int = BUILD.first(move) - 1
    floors = province.floors[lot]
    put(out, at + HEIGHT + floors, 1)
    put(out, at + FREE, floors - province.guests[lot])
    put(out, at + OTHERS, province.guests[lot])
    buddhas: Int = 0
    for room in range(lot * ROOMS, lot * ROOMS + province.guests[lot]):
        kind = province.tenants[room]
        if TYPE_OF[kind] == MONK:
            buddhas += SKILL_OF[kind]
    put(out, at + MONKS, buddhas)
