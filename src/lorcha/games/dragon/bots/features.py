# compiled by mypyc
"""A position of the year as a row of numbers. All is known to all: only chance is hidden."""

from typing import Final, cast, final

from lorcha.core.agenda import question_place
from lorcha.core.features import Features, relative
from lorcha.core.layout import Layout
from lorcha.core.rows import Cells, Int, put
from lorcha.core.state import State
from lorcha.games.dragon.bots.move_features import MORE, write_move
from lorcha.games.dragon.box import (
    ACTIONS,
    AGE_OF,
    AGES,
    BOX,
    CARDS,
    EVENT_TILES,
    KINDS,
    MONTHS,
    PERSONS,
    TYPE_OF,
    TYPES,
)
from lorcha.games.dragon.moves import MOVES
from lorcha.games.dragon.rules.track import goes_before
from lorcha.games.dragon.state import (
    ACTION,
    ASK_FLOOR,
    ASK_PLACE,
    ASK_TILE,
    LOTS,
    NO_GROUP,
    PHASES,
    ROOMS,
    TASKS,
    Province,
    Table,
)

MOST: Final[Int] = BOX["game"]["players"]["max"]
TILES: Final[Int] = len(EVENT_TILES)
WIDEST: Final = 64  # legal moves; random games have 36 at most, the first pair
_kinds: Final = [f"{AGES[AGE_OF[kind]]} {PERSONS[TYPE_OF[kind]]}" for kind in range(KINDS)]
_questions: Final = [name for what, name in TASKS.items() if what >= 64]

# ---- one palace, one province, the whole

PALACE: Final = Layout()
FLOORS: Final[Int] = PALACE.part("floors", 1, "built here; 0: there is no palace", 3)
GAVE: Final[Int] = PALACE.part("gave", 1, "has lost a person to this drought")
TENANTS: Final[Int] = PALACE.part("tenants", KINDS, f"of each kind: {', '.join(_kinds)}")
PALACE_SIZE: Final[Int] = PALACE.size

PROVINCE: Final = Layout()
PRESENT: Final[Int] = PROVINCE.part("present", 1, "somebody plays here")
ASKED: Final[Int] = PROVINCE.part("asked", 1, "owes a decision now")
ORDER: Final[Int] = PROVINCE.part("order", MOST, "place in the turn order of the phase")
NEXT: Final[Int] = PROVINCE.part(
    "next order", MOST, "place on the person track now: further ahead or on top goes first"
)
YUAN: Final[Int] = PROVINCE.part("yuan", 1, "money", 10)
RICE: Final[Int] = PROVINCE.part("rice", 1, "rice tiles", 4)
FIREWORKS: Final[Int] = PROVINCE.part("fireworks", 1, "fireworks tiles", 4)
SMALL: Final[Int] = PROVINCE.part("small", 1, "small privileges", 2)
LARGE: Final[Int] = PROVINCE.part("large", 1, "large privileges", 2)
POINTS: Final[Int] = PROVINCE.part("points", 1, "on the scoring track", 50)
SPACE: Final[Int] = PROVINCE.part("space", 1, "on the person track", 30)
PEOPLE: Final[Int] = PROVINCE.part("people", 1, "in all palaces", 6)
PALACES: Final[Int] = PROVINCE.part("palaces", 1, "how many, those beyond the sixth too", 4)
INHABITED: Final[Int] = PROVINCE.part("inhabited", 1, "palaces that want rice in a drought", 4)
FREE: Final[Int] = PROVINCE.part("free", 1, "floors nobody lives on", 4)
SKILL: Final[Int] = PROVINCE.part("symbols", TYPES, f"on tiles: {', '.join(PERSONS)}", 3)
HAND: Final[Int] = PROVINCE.part("cards", len(CARDS), f"still in hand: {', '.join(CARDS)}")
GROUP: Final[Int] = PROVINCE.part("group", MOST, "where the dragon stands")
CHOICE: Final[Int] = PROVINCE.part(
    "choice", len(ACTIONS), f"action cards of that group: {', '.join(ACTIONS)}"
)
OWES: Final[Int] = PROVINCE.part("owes", 1, "persons still to be released", 3)
LOT: Final[Int] = PROVINCE.blocks("palace", PALACE, LOTS)
PROVINCE_SIZE: Final[Int] = PROVINCE.size

LAYOUT: Final = Layout()
SEATS: Final[Int] = LAYOUT.part("players", MOST, "how many: 1 to 5")
MONTH: Final[Int] = LAYOUT.part("month", MONTHS, "1 to 12; none: before the first")
PHASE: Final[Int] = LAYOUT.one_of("phase", PHASES, "one of")
QUESTION: Final[Int] = LAYOUT.one_of("question", _questions, "what is asked")
PLACED: Final[Int] = LAYOUT.one_of("placed", _kinds, "the kind of person to be placed")
PLAYED: Final[Int] = LAYOUT.one_of("played", CARDS, "the card a person is taken with")
DUE: Final[Int] = LAYOUT.part("due", 1, "floors still to be built", 3)
AHEAD: Final[Int] = LAYOUT.part(
    "events", MONTHS * TILES, f"of this month and each that follows: {', '.join(EVENT_TILES)}"
)
DISPLAY: Final[Int] = LAYOUT.part(
    "display", KINDS, "person tiles left of each kind, in this order", 3
)
GONE: Final[Int] = LAYOUT.part("gone", KINDS, "tiles of each kind in the box", 3)
GROUPS: Final[Int] = LAYOUT.part(
    "groups", len(ACTIONS) * MOST, f"the group of each action card: {', '.join(ACTIONS)}"
)
OCCUPIED: Final[Int] = LAYOUT.part(
    "occupied", len(ACTIONS), "action cards for which a fee is due: a dragon stands on the group"
)
SUPPLIES: Final[Int] = LAYOUT.part(
    "supplies", 5, "left: floors, rice, fireworks, small and large privileges", 20
)
BANK: Final[Int] = LAYOUT.part("bank", 1, "money left, where it is counted", 100)
OPTIONS: Final[Int] = LAYOUT.part(
    "options", 5, "large privilege at 7, goods without end, bank counted, festival of none, open"
)
PROVINCES: Final[Int] = LAYOUT.blocks("seat", PROVINCE, MOST)

NO_SECRETS: Final = Layout()


@final
class DragonFeatures(Features):
    def __init__(self) -> None:
        super().__init__(MOVES, MOST, LAYOUT, NO_SECRETS, WIDEST, MORE)

    def observe(self, state: State, seat: Int, out: Cells, at: Int) -> None:
        table = cast(Table, state)
        write_year(table, out, at)
        write_question(table, out, at)
        write_supplies(table, out, at)
        if table.phase == ACTION:
            write_groups(table, seat, out, at)
        for i in range(table.seats):
            owner = table.order[i]
            first: Int = at + PROVINCES + relative(owner, seat, table.seats) * PROVINCE_SIZE
            put(out, first + ORDER + i, 1)
            put(out, first + NEXT + ahead_of(table, i), 1)
            write_province(table.provinces[owner], out, first)
        if table.agenda.size > 0:
            write_actors(table, seat, out, at + PROVINCES + ASKED)

    def describe_extra(self, state: State, seat: Int, move: Int, out: Cells, at: Int) -> None:
        write_move(cast(Table, state), seat, move, out, at)


def ahead_of(table: Table, place: Int) -> Int:
    """How many would go before the one in this place if the turn order were read now."""
    province = table.provinces[table.order[place]]
    count: Int = 0
    for i in range(table.seats):
        other = table.provinces[table.order[i]]
        if goes_before(other, province) or (i < place and not goes_before(province, other)):
            count += 1
    return count


def write_year(table: Table, out: Cells, at: Int) -> None:
    put(out, at + SEATS + table.seats - 1, 1)
    if table.month > 0:
        put(out, at + MONTH + table.month - 1, 1)
    put(out, at + PHASE + table.phase, 1)
    tiles = table.tiles
    place: Int = at + AHEAD
    for month in range(max(table.month - 1, 0), MONTHS):
        put(out, place + tiles[month], 1)
        place += TILES


def write_question(table: Table, out: Cells, at: Int) -> None:
    if table.agenda.size == 0:
        return
    what = table.agenda.what()
    number = table.agenda.number()
    put(out, at + QUESTION + question_place(what), 1)
    if what == ASK_PLACE:
        put(out, at + PLACED + number, 1)
    elif what == ASK_TILE:
        put(out, at + PLAYED + number, 1)
    elif what == ASK_FLOOR:
        put(out, at + DUE, number)


def write_supplies(table: Table, out: Cells, at: Int) -> None:
    display = table.display
    gone = table.gone
    for kind in range(KINDS):
        put(out, at + DISPLAY + kind, display[kind])
        put(out, at + GONE + kind, gone[kind])
    supplies: Int = at + SUPPLIES
    if not table.endless_goods:
        put(out, supplies, table.floors_left)
        put(out, supplies + 1, table.rice_left)
        put(out, supplies + 2, table.fireworks_left)
        put(out, supplies + 3, table.smalls_left)
        put(out, supplies + 4, table.larges_left)
    if table.counted_bank:
        put(out, at + BANK, table.bank)
    options: Int = at + OPTIONS
    if table.large_price > 6:
        put(out, options, 1)
    put(out, options + 1, table.endless_goods)
    put(out, options + 2, table.counted_bank)
    put(out, options + 3, table.zero_scores)
    put(out, options + 4, table.open_hands)


def write_groups(table: Table, seat: Int, out: Cells, at: Int) -> None:
    """Which card lies in which group, and who has chosen it this month."""
    groups = table.groups
    for card in range(len(groups)):
        if groups[card] != NO_GROUP:
            put(out, at + GROUPS + card * MOST + groups[card], 1)
    for owner in range(table.seats):
        chosen = table.provinces[owner].dragon
        if chosen != NO_GROUP:
            choice: Int = at + PROVINCES + relative(owner, seat, table.seats) * PROVINCE_SIZE
            choice += CHOICE
            for card in range(len(groups)):
                if groups[card] == chosen:
                    put(out, choice + card, 1)
                    put(out, at + OCCUPIED + card, 1)


def write_actors(table: Table, seat: Int, out: Cells, at: Int) -> None:
    who = table.agenda.who()
    for owner in range(table.seats):
        if (who >> owner) & 1:
            put(out, at + relative(owner, seat, table.seats) * PROVINCE_SIZE, 1)


def write_province(province: Province, out: Cells, at: Int) -> None:
    put(out, at + PRESENT, 1)
    put(out, at + YUAN, province.yuan)
    put(out, at + RICE, province.rice)
    put(out, at + FIREWORKS, province.fireworks)
    put(out, at + SMALL, province.small)
    put(out, at + LARGE, province.large)
    put(out, at + POINTS, province.points)
    put(out, at + SPACE, province.space)
    put(out, at + PEOPLE, province.people)
    put(out, at + OWES, province.owes)
    if province.dragon != NO_GROUP:
        put(out, at + GROUP + province.dragon, 1)
    skill = province.skill
    hand = province.hand
    for person in range(TYPES):
        put(out, at + SKILL + person, skill[person])
        put(out, at + HAND + person, (hand >> person) & 1)
    put(out, at + HAND + TYPES, province.wilds)
    floors = province.floors
    guests = province.guests
    palaces: Int = 0
    inhabited: Int = 0
    free: Int = 0
    for lot in range(len(floors)):
        if floors[lot] > 0:
            palaces += 1
            inhabited += 1 if guests[lot] > 0 else 0
            free += floors[lot] - guests[lot]
            if lot < LOTS:
                write_palace(province, lot, floors[lot], out, at + LOT + lot * PALACE_SIZE)
    put(out, at + PALACES, palaces)
    put(out, at + INHABITED, inhabited)
    put(out, at + FREE, free)


def write_palace(province: Province, lot: Int, floors: Int, out: Cells, at: Int) -> None:
    put(out, at + FLOORS, floors)
    put(out, at + GAVE, (province.gave >> lot) & 1)
    tenants = province.tenants
    first: Int = lot * ROOMS
    for room in range(first, first + province.guests[lot]):
        place: Int = at + TENANTS + tenants[room]
        out[place] += 1


FEATURES: Final = DragonFeatures()
