# compiled by mypyc
"""What is on the table: the provinces of the princes and everything between them."""

from typing import Final, final

from lorcha.core.agenda import ASK
from lorcha.core.chance import Chance
from lorcha.core.dumps import dump_fields
from lorcha.core.rows import Int, Row, copy_row, extend_row, row, row_of
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
        if source is not None:
            self.yuan: Int = source.yuan
            self.rice: Int = source.rice
            self.fireworks: Int = source.fireworks
            self.small: Int = source.small
            self.large: Int = source.large
            self.points: Int = source.points
            self.earned: Row = copy_row(source.earned)
            self.space: Int = source.space
            self.arrival: Int = source.arrival
            self.hand: Int = source.hand
            self.wilds: Int = source.wilds
            self.pair: Int = source.pair
            self.dragon: Int = source.dragon
            self.owes: Int = source.owes
            self.gave: Int = source.gave
            self.people: Int = source.people
            self.floors: Row = copy_row(source.floors)
            self.guests: Row = copy_row(source.guests)
            self.tenants: Row = copy_row(source.tenants)
            self.skill: Row = copy_row(source.skill)
            return
        self.yuan = START_YUAN
        self.rice = 0
        self.fireworks = 0
        self.small = 0  # privileges
        self.large = 0
        self.points = 0
        self.earned = row(len(PARTS))  # the points by source
        self.space = 0  # on the person track
        self.arrival = 0  # of those on one space, the latest lies on top
        self.hand = (1 << TYPES) - 1  # bits of the person cards
        self.wilds = WILDS
        self.pair = -1  # the first two persons
        self.dragon = NO_GROUP
        self.owes = 0  # persons still to be released
        self.gave = 0  # bits of the palaces that have lost their person to this drought
        self.people = 0
        self.floors = row(LOTS)  # of each palace; 0: there is none on this lot
        self.guests = row(LOTS)
        self.tenants = row(LOTS * ROOMS)  # their kinds
        self.skill = row(TYPES)  # symbols of each type (YD-24)
        for palace in range(len(START_FLOORS)):
            self.floors[palace] = START_FLOORS[palace]

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
        first: Int = lot * ROOMS
        last: Int = first + self.guests[lot] - 1
        while self.tenants[first] != kind:
            first += 1
        while first < last:
            self.tenants[first] = self.tenants[first + 1]
            first += 1
        self.tenants[last] = 0
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
        for lot in range(self.lots()):
            if self.floors[lot] > 0:
                count += 1
        return count

    def inhabited(self) -> Int:
        count: Int = 0
        for lot in range(self.lots()):
            if self.guests[lot] > 0:
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


def pair_persons(number: Int) -> list[int]:
    """The persons of a pair; none if it is not chosen yet."""
    return [int(number >> 4 & 15), int(number >> 8)] if number >= 0 else []


class Table(State):
    """The whole position; how it changes is in `rules`."""

    def __init__(self, seats: Int, chance: Chance, source: "Table | None" = None) -> None:
        super().__init__(seats, chance, source)
        if source is not None:
            self.large_price: Int = source.large_price
            self.endless_goods: Int = source.endless_goods
            self.counted_bank: Int = source.counted_bank
            self.zero_scores: Int = source.zero_scores
            self.open_hands: Int = source.open_hands
            self.start_seat: Int = source.start_seat
            self.month: Int = source.month
            self.phase: Int = source.phase
            self.steps: Int = source.steps
            self.bank: Int = source.bank
            self.floors_left: Int = source.floors_left
            self.rice_left: Int = source.rice_left
            self.fireworks_left: Int = source.fireworks_left
            self.smalls_left: Int = source.smalls_left
            self.larges_left: Int = source.larges_left
            self.order: Row = copy_row(source.order)
            self.tiles: Row = copy_row(source.tiles)
            self.display: Row = copy_row(source.display)
            self.gone: Row = copy_row(source.gone)
            self.groups: Row = copy_row(source.groups)
            self.layout: Row = source.layout
            self.provinces: list[Province] = [Province(p) for p in source.provinces]
            return
        self.large_price = LARGE_PRICE
        self.endless_goods = 0  # options: 1 is yes
        self.counted_bank = 0
        self.zero_scores = 0
        self.open_hands = 0
        self.start_seat = -1  # below 0: drawn at random
        self.month = 0
        self.phase = SETTING_UP
        self.steps = 0  # taken on the person track so far: gives each arrival its number
        self.bank = YUAN - seats * START_YUAN
        self.floors_left = FLOORS
        self.rice_left = RICE
        self.fireworks_left = FIREWORKS
        self.smalls_left = SMALLS
        self.larges_left = LARGES
        self.order = row(seats)
        self.tiles = row(MONTHS)  # the event of each month
        self.display = row_of(set_out(seats))
        self.gone = row(KINDS)  # persons in the box
        self.groups = row(len(ACTIONS))  # the group each action card lies in
        self.layout = row_of(layout(seats))  # never changes
        self.provinces = [Province() for _ in range(seats)]
        for lot in range(len(START_FLOORS)):
            self.floors_left -= seats * START_FLOORS[lot]

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
