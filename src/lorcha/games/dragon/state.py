# compiled by mypyc
"""What is on the table: the provinces of the princes and everything between them."""

from typing import Final, final

from lorcha.core.chance import Chance
from lorcha.core.dumps import dump_fields
from lorcha.core.rows import Int, Row, extend_row, refill, row, row_of
from lorcha.core.state import State
from lorcha.games.dragon.box import (
    ACTIONS,
    FIREWORKS,
    FLOORS,
    KINDS,
    LARGE_PRICE,
    LARGES,
    MONTHS,
    PARTS,
    RICE,
    SKILL_OF,
    SMALLS,
    START_FLOORS,
    START_YUAN,
    TYPE_OF,
    TYPES,
    WILDS,
    YUAN,
    layout,
    set_out,
)

# Person types, in the order of the box
MONK: Final = 0
SCHOLAR: Final = 1
FARMER: Final = 2
HEALER: Final = 3
WARRIOR: Final = 4
PYROTECHNIST: Final = 5
CRAFTSMAN: Final = 6
COURT_LADY: Final = 7
TAX_COLLECTOR: Final = 8
WILD: Final = 9

# Phases of the month (YD-2); before the first and after the last there are two more
SETTING_UP: Final = 0
ACTION: Final = 1
PERSON: Final = 2
EVENT: Final = 3
SCORING: Final = 4
FINISHED: Final = 5
PHASES: Final = ["setup", "action", "person", "event", "scoring", "over"]

# The agenda's tasks: those that run by themselves, then the questions (YD-83)
ASK: Final = 64  # as in `core/agenda.py`: the compiler only counts with numbers of the same file
SET_UP: Final = 0
BEGIN_MONTH: Final = 1
BEGIN_ACTIONS: Final = 2
END_ACTIONS: Final = 3
BEGIN_PERSONS: Final = 4
MEET_EVENT: Final = 5
DECAY: Final = 6
SCORE_MONTH: Final = 7
SCORE_END: Final = 8
ASK_PAIR: Final = ASK + 0
ASK_PLACE: Final = ASK + 1  # number: the kind to place
ASK_ACTION: Final = ASK + 2
ASK_SIZE: Final = ASK + 3
ASK_FLOOR: Final = ASK + 4  # number: floors still due
ASK_CARD: Final = ASK + 5
ASK_TILE: Final = ASK + 6  # number: the card played
ASK_RELEASE: Final = ASK + 7
TASKS: Final = {
    SET_UP: "set_up",
    BEGIN_MONTH: "begin_month",
    BEGIN_ACTIONS: "begin_actions",
    END_ACTIONS: "end_actions",
    BEGIN_PERSONS: "begin_persons",
    MEET_EVENT: "meet_event",
    DECAY: "decay",
    SCORE_MONTH: "score_month",
    SCORE_END: "score_end",
    ASK_PAIR: "pair",
    ASK_PLACE: "place",
    ASK_ACTION: "action",
    ASK_SIZE: "size",
    ASK_FLOOR: "floor",
    ASK_CARD: "card",
    ASK_TILE: "tile",
    ASK_RELEASE: "release",
}

NO_GROUP: Final = -1
LOTS: Final = 6  # room for this many palaces at first; more are added when needed
ROOMS: Final = 3  # persons a palace can hold at most

PROVINCE_FIELDS: Final = [
    "yuan", "rice", "fireworks", "small", "large", "points", "earned", "space", "arrival",
    "hand", "wilds", "pair", "dragon", "owes", "gave", "people", "floors", "guests", "tenants",
    "skill",
]  # fmt: skip
TABLE_FIELDS: Final = [
    "large_price", "endless_goods", "counted_bank", "zero_scores", "open_hands", "start_seat",
    "month", "phase", "steps", "bank", "floors_left", "rice_left", "fireworks_left",
    "smalls_left", "larges_left", "order", "tiles", "display", "gone", "groups",
]  # fmt: skip


@final
class Province:
    """What one prince has."""

    def __init__(self, source: "Province | None" = None) -> None:
        self.yuan: Int = START_YUAN
        self.rice: Int = 0
        self.fireworks: Int = 0
        self.small: Int = 0  # privileges
        self.large: Int = 0
        self.points: Int = 0
        self.earned: Row = row(0)  # the points by source
        self.space: Int = 0  # on the person track
        self.arrival: Int = 0  # of those on one space, the latest lies on top
        self.hand: Int = (1 << TYPES) - 1  # bits of the person cards
        self.wilds: Int = WILDS
        self.pair: Int = -1  # the first two persons
        self.dragon: Int = NO_GROUP
        self.owes: Int = 0  # persons still to be released
        self.gave: Int = 0  # bits of the palaces that have lost their person to this drought
        self.people: Int = 0
        self.floors: Row = row(0)  # of each palace; 0: there is none on this lot
        self.guests: Row = row(0)
        self.tenants: Row = row(0)  # their kinds
        self.skill: Row = row(0)  # symbols of each type (YD-24)
        if source is None:
            self.build()
        else:
            self.copy(source)

    def build(self) -> None:
        """The palaces a prince starts with (YD-16)."""
        self.earned = row(len(PARTS))
        self.floors = row(LOTS)
        self.guests = row(LOTS)
        self.tenants = row(LOTS * ROOMS)
        self.skill = row(TYPES)
        for palace in range(len(START_FLOORS)):
            self.floors[palace] = START_FLOORS[palace]

    def copy(self, source: "Province") -> None:
        self.yuan = source.yuan
        self.rice = source.rice
        self.fireworks = source.fireworks
        self.small = source.small
        self.large = source.large
        self.points = source.points
        self.earned = refill(self.earned, source.earned)
        self.space = source.space
        self.arrival = source.arrival
        self.hand = source.hand
        self.wilds = source.wilds
        self.pair = source.pair
        self.dragon = source.dragon
        self.owes = source.owes
        self.gave = source.gave
        self.people = source.people
        self.floors = refill(self.floors, source.floors)
        self.guests = refill(self.guests, source.guests)
        self.tenants = refill(self.tenants, source.tenants)
        self.skill = refill(self.skill, source.skill)

    def lots(self) -> Int:
        return len(self.floors)

    def free_lot(self) -> Int:
        """Where the next palace would stand."""
        for lot in range(self.lots()):
            if self.floors[lot] == 0:
                return lot
        return self.lots()

    def add_floor(self, lot: Int) -> None:
        if lot == self.lots():
            self.floors = extend_row(self.floors, LOTS)
            self.guests = extend_row(self.guests, LOTS)
            self.tenants = extend_row(self.tenants, LOTS * ROOMS)
        self.floors[lot] += 1

    def move_in(self, lot: Int, kind: Int) -> None:
        self.tenants[lot * ROOMS + self.guests[lot]] = kind
        self.guests[lot] += 1
        self.people += 1
        self.skill[TYPE_OF[kind]] += SKILL_OF[kind]

    def move_out(self, lot: Int, kind: Int) -> None:
        tenants = self.tenants
        first: Int = lot * ROOMS
        last: Int = first + self.guests[lot] - 1
        while tenants[first] != kind:
            first += 1
        while first < last:
            tenants[first] = tenants[first + 1]
            first += 1
        tenants[last] = 0
        self.guests[lot] -= 1
        self.people -= 1
        self.skill[TYPE_OF[kind]] -= SKILL_OF[kind]

    def has_room(self) -> bool:
        for lot in range(self.lots()):
            if self.guests[lot] < self.floors[lot]:
                return True
        return False

    def palaces(self) -> Int:
        count: Int = 0
        for floors in self.floors:
            if floors > 0:
                count += 1
        return count

    def inhabited(self) -> Int:
        count: Int = 0
        for guests in self.guests:
            if guests > 0:
                count += 1
        return count

    def earn(self, part: Int, points: Int) -> None:
        self.points += points
        self.earned[part] += points

    def hand_size(self) -> Int:
        count: Int = self.wilds
        for card in range(TYPES):
            count += (self.hand >> card) & 1
        return count


def pair_number(first: Int, second: Int) -> Int:
    """Two persons as a province remembers them. The number is part of digests of saved matches,
    so it does not change with the way moves are packed."""
    return 11 + (first << 4) + (second << 8)


def pair_first(number: Int) -> Int:
    return number >> 4 & 15


def pair_second(number: Int) -> Int:
    return number >> 8


def pair_persons(number: Int) -> list[int]:
    """The persons of a pair; none if it is not chosen yet."""
    return [int(pair_first(number)), int(pair_second(number))] if number >= 0 else []


class Table(State):
    """The whole position; how it changes is in `rules`."""

    def __init__(self, seats: Int, chance: Chance, source: "Table | None" = None) -> None:
        super().__init__(seats, chance, source)
        self.large_price: Int = LARGE_PRICE
        self.endless_goods: Int = 0  # options: 1 is yes
        self.counted_bank: Int = 0
        self.zero_scores: Int = 0
        self.open_hands: Int = 0
        self.start_seat: Int = -1  # below 0: drawn at random
        self.month: Int = 0
        self.phase: Int = SETTING_UP
        self.steps: Int = 0  # taken on the person track so far: gives each arrival its number
        self.bank: Int = YUAN - seats * START_YUAN
        self.floors_left: Int = FLOORS
        self.rice_left: Int = RICE
        self.fireworks_left: Int = FIREWORKS
        self.smalls_left: Int = SMALLS
        self.larges_left: Int = LARGES
        self.order: Row = row(0)
        self.tiles: Row = row(0)  # the event of each month
        self.display: Row = row(0)
        self.gone: Row = row(0)  # persons in the box
        self.groups: Row = row(0)  # the group each action card lies in
        self.layout: Row = row(0)  # never changes
        self.provinces: list[Province] = []
        if source is None:
            self.lay_out()
        else:
            self.provinces = [Province(province) for province in source.provinces]
            self.copy_table(source)

    def lay_out(self) -> None:
        """What comes out of the box (YD-12 to YD-16)."""
        seats = self.seats
        self.order = row(seats)
        self.tiles = row(MONTHS)
        self.display = row_of(set_out(seats))
        self.gone = row(KINDS)
        self.groups = row(len(ACTIONS))
        self.layout = row_of(layout(seats))
        self.provinces = [Province() for _ in range(seats)]
        for lot in range(len(START_FLOORS)):
            self.floors_left -= seats * START_FLOORS[lot]

    def copy_table(self, source: "Table") -> None:
        """All but the provinces."""
        self.large_price = source.large_price
        self.endless_goods = source.endless_goods
        self.counted_bank = source.counted_bank
        self.zero_scores = source.zero_scores
        self.open_hands = source.open_hands
        self.start_seat = source.start_seat
        self.month = source.month
        self.phase = source.phase
        self.steps = source.steps
        self.bank = source.bank
        self.floors_left = source.floors_left
        self.rice_left = source.rice_left
        self.fireworks_left = source.fireworks_left
        self.smalls_left = source.smalls_left
        self.larges_left = source.larges_left
        self.order = refill(self.order, source.order)
        self.tiles = refill(self.tiles, source.tiles)
        self.display = refill(self.display, source.display)
        self.gone = refill(self.gone, source.gone)
        self.groups = refill(self.groups, source.groups)
        self.layout = source.layout

    def first_of(self, who: Int) -> Int:
        """Turn order, where a sequence is wanted (YD-61)."""
        for i in range(self.seats):
            seat = self.order[i]
            if (who >> seat) & 1:
                return seat
        return -1

    def dump(self) -> dict[str, object]:
        fields: dict[str, object] = {"game": "dragon", "seats": int(self.seats)}
        fields["chance"] = self.chance.dump()
        fields["agenda"] = self.dump_agenda(TASKS)
        fields.update(dump_fields(self, TABLE_FIELDS))
        fields["provinces"] = [dump_fields(p, PROVINCE_FIELDS) for p in self.provinces]
        return fields
