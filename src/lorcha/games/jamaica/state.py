# compiled by mypyc
"""What is on the table: the ships with their holds and cards, and everything between them.

A ship's number is its seat; with two players the Ghost Ship is number 2.
"""

from typing import Final, final

from lorcha.core.chance import Chance
from lorcha.core.dumps import dump_fields
from lorcha.core.knowledge import Knowledge, Pile
from lorcha.core.rows import Int, Row, copy_row, refill, row
from lorcha.core.state import State
from lorcha.games.jamaica.box import (
    CARDS,
    CIRCUIT,
    DISTANCE,
    GHOST_GOLD,
    HOLDS,
    START_FOOD,
    START_GOLD,
    TOKENS,
    TREASURES,
)

# Symbols of the action cards; the first three are the resources
GOLD: Final = 0
FOOD: Final = 1
GUNPOWDER: Final = 2
FORWARD: Final = 3
BACKWARD: Final = 4

# Powers, in the order of the box: a treasure card's number and its bit among a ship's powers
MAP: Final = 0
SABRE: Final = 1
BETH: Final = 2
SIXTH: Final = 3

PORT_ROYAL: Final = 0  # its space, and its type
SEA: Final = 1
PORT: Final = 2
LAIR: Final = 3

# Phases of a round (JA-15) in which somebody is asked, and one before and one after them all
SETTING_UP: Final = 0
THROWING: Final = 1
CHOOSING: Final = 2
ACTING: Final = 3
OVER: Final = 4
PHASES: Final = ["setup", "dice", "card", "actions", "over"]

# The agenda's tasks: those that run by themselves, then the questions (decision table)
ASK: Final = 64  # as in `core/agenda.py`: the compiler only counts with numbers of the same file
ALWAYS: Final = 128
SET_UP: Final = 0
BEGIN_ROUND: Final = 1
TAKE_TURN: Final = 2  # number: the seat
ACT: Final = 3  # number: the seat, flagged in the evening (see `rules/tasks.py`)
LAND: Final = 4  # number: the ship, flagged after a shortage
MEET_COST: Final = 5  # the same
THROW: Final = 6  # number: 0 for the attacker, 1 for the defender
SEE_THROW: Final = 7  # the same
TAKE_SPOILS: Final = 8  # number: the winner
MOVE_GHOST: Final = 9  # number: 0 in the morning, 1 in the evening
END_ROUND: Final = 10
ASK_DICE: Final = ASK + 0
ASK_CARD: Final = ASK + ALWAYS + 1
ASK_LOAD: Final = ASK + 2  # number: a cargo
ASK_DUMP: Final = ASK + 3  # the same
ASK_ROUTE: Final = ASK + 4  # number: a route
ASK_OPPONENT: Final = ASK + 5  # number: the ship that has arrived
ASK_POWDER: Final = ASK + 6  # number: 0 for the attacker, 1 for the defender
ASK_SABRE: Final = ASK + 7  # the same: whose die it is about
ASK_SPOILS: Final = ASK + ALWAYS + 8  # number: the winner (JA-120)
ASK_GHOST_SPOILS: Final = ASK + 9
ASK_PAYMENT: Final = ASK + 10  # number: a bill
ASK_RETREAT: Final = ASK + 11  # number: the ship
ASK_LAIR: Final = ASK + 12  # the same
ASK_DIRECTION: Final = ASK + 13  # number: 0 in the morning, 1 in the evening
TASKS: Final = {
    SET_UP: "set_up",
    BEGIN_ROUND: "begin_round",
    TAKE_TURN: "take_turn",
    ACT: "act",
    LAND: "land",
    MEET_COST: "meet_cost",
    THROW: "throw",
    SEE_THROW: "see_throw",
    TAKE_SPOILS: "take_spoils",
    MOVE_GHOST: "move_ghost",
    END_ROUND: "end_round",
    ASK_DICE: "dice",
    ASK_CARD: "card",
    ASK_LOAD: "load",
    ASK_DUMP: "dump",
    ASK_ROUTE: "route",
    ASK_OPPONENT: "opponent",
    ASK_POWDER: "powder",
    ASK_SABRE: "sabre",
    ASK_SPOILS: "spoils",
    ASK_GHOST_SPOILS: "ghost_spoils",
    ASK_PAYMENT: "payment",
    ASK_RETREAT: "retreat",
    ASK_LAIR: "lair",
    ASK_DIRECTION: "direction",
}

NONE: Final = -1
GHOST: Final = 2  # its number among the ships; only with two players (JA-99)
NOT_THROWN: Final = -1

SHIP_FIELDS: Final = [
    "space", "lap", "cargo", "tokens", "powers", "hidden",
    "hand", "known", "chosen", "deck", "played",
]  # fmt: skip
TABLE_FIELDS: Final = [
    "counted_bank", "sabre_each_die", "must_take", "round", "phase", "captain", "acting", "half",
    "morning", "evening", "bank", "lairs", "pile", "removed",
    "attacker", "defender", "powder", "dice", "rethrown",
]  # fmt: skip


@final
class Ship:
    """One ship. The Ghost Ship has no action cards."""

    def __init__(self, source: "Ship | None" = None) -> None:
        self.space: Int = PORT_ROYAL
        self.lap: Int = 0  # JA-6
        self.cargo: Row = row(0)  # the resource in each hold
        self.tokens: Row = row(0)  # how many of it; 0: the hold is empty
        self.powers: Int = 0  # bits of the face-up treasure cards
        self.hidden: Pile = Pile(0)  # the face-down ones in the order they came (JA-82)
        self.hand: Int = 0  # bits of the action cards
        self.known: Int = 0  # those everybody can work out, the chosen one too (JA-117)
        self.chosen: Int = NONE  # laid face down this round
        self.deck: Pile = Pile(0)
        self.played: Pile = Pile(0)
        if source is None:
            self.cargo = row(HOLDS)
            self.tokens = row(HOLDS)
            self.deck = Pile(CARDS)
            self.played = Pile(CARDS)
        else:
            self.copy(source)

    def copy(self, source: "Ship") -> None:
        self.space = source.space
        self.lap = source.lap
        self.cargo = refill(self.cargo, source.cargo)
        self.tokens = refill(self.tokens, source.tokens)
        self.powers = source.powers
        self.hidden.copy(source.hidden)
        self.hand = source.hand
        self.known = source.known
        self.chosen = source.chosen
        self.deck.copy(source.deck)
        self.played.copy(source.played)

    def holds(self) -> Int:
        return HOLDS if self.has(SIXTH) else HOLDS - 1

    def has(self, power: Int) -> bool:
        return (self.powers >> power) & 1 == 1

    def owns(self, resource: Int, first: Int = 0) -> Int:
        """Tokens of it, from this hold on."""
        total: Int = 0
        for hold in range(first, HOLDS):
            if self.cargo[hold] == resource:
                total += self.tokens[hold]
        return total

    def fill(self, hold: Int, resource: Int, amount: Int) -> None:
        self.cargo[hold] = resource
        self.tokens[hold] = amount

    def draw_off(self, hold: Int, amount: Int) -> None:
        self.tokens[hold] -= amount
        if self.tokens[hold] == 0:
            self.cargo[hold] = 0

    def finished(self) -> bool:
        return self.space == PORT_ROYAL and self.lap == 1

    def to_go(self) -> Int:
        """The remaining distance (JA-7)."""
        return DISTANCE[self.space] - CIRCUIT * self.lap


class Table(State):
    """The whole position; how it changes is in `rules`."""

    def __init__(self, seats: Int, chance: Chance, source: "Table | None" = None) -> None:
        super().__init__(seats, chance, source)
        self.counted_bank: Int = 0  # options: 1 is yes
        self.sabre_each_die: Int = 0
        self.must_take: Int = 0
        self.round: Int = 0
        self.phase: Int = SETTING_UP
        self.captain: Int = 0
        self.acting: Int = NONE  # the ship whose turn it is
        self.half: Int = 0  # of its turn: 0 in the morning, 1 in the evening
        self.morning: Int = 0
        self.evening: Int = 0
        self.bank: Row = row(0)
        self.lairs: Int = 0  # bits of the spaces that still have their treasure
        self.pile: Pile = Pile(0)
        self.removed: Pile = Pile(0)
        self.faces: Knowledge = Knowledge(0)
        self.attacker: Int = NONE  # who is fighting; the rest is about this combat
        self.defender: Int = NONE
        self.powder: Row = row(0)  # of the attacker, of the defender
        self.dice: Row = row(0)
        self.rethrown: Int = 0  # bits: the attacker's die, the defender's
        self.ships: list[Ship] = []
        if source is None:
            self.set_out()
        else:
            self.ships = [Ship(ship) for ship in source.ships]
            self.copy_table(source)

    def copy_table(self, source: "Table") -> None:
        """All but the ships."""
        self.counted_bank = source.counted_bank
        self.sabre_each_die = source.sabre_each_die
        self.must_take = source.must_take
        self.round = source.round
        self.phase = source.phase
        self.captain = source.captain
        self.acting = source.acting
        self.half = source.half
        self.morning = source.morning
        self.evening = source.evening
        self.bank = refill(self.bank, source.bank)
        self.lairs = source.lairs
        self.pile.copy(source.pile)
        self.removed.copy(source.removed)
        self.faces.copy(source.faces)
        self.attacker = source.attacker
        self.defender = source.defender
        self.powder = refill(self.powder, source.powder)
        self.dice = refill(self.dice, source.dice)
        self.rethrown = source.rethrown

    def set_out(self) -> None:
        """What comes out of the box, and what is in the holds at the start."""
        self.bank = copy_row(TOKENS)
        self.pile = Pile(TREASURES)
        self.removed = Pile(TREASURES)
        self.faces = Knowledge(TREASURES)
        self.powder = row(2)
        self.dice = row(2)
        self.ships = [Ship() for _ in range(self.seats)]
        for ship in self.ships:
            self.stock(ship, 0, FOOD, START_FOOD)
            self.stock(ship, 1, GOLD, START_GOLD)
        if self.seats == GHOST:
            self.ships.append(Ship())
            for hold in range(len(GHOST_GOLD)):
                self.stock(self.ships[GHOST], hold, GOLD, GHOST_GOLD[hold])

    def stock(self, ship: Ship, hold: Int, resource: Int, amount: Int) -> None:
        """From the Bank into an empty hold."""
        ship.fill(hold, resource, amount)
        self.bank[resource] -= amount

    def is_ghost(self, number: Int) -> bool:
        return number == self.seats

    def mover_of(self, number: Int) -> Int:
        """The seat that moves this ship: its own, the Captain for the Ghost Ship (JA-104)."""
        return self.captain if self.is_ghost(number) else number

    def decider_of(self, number: Int) -> Int:
        """Who decides for this ship in its combat (JA-112)."""
        if not self.is_ghost(number):
            return number
        return 1 - (self.attacker + self.defender - number)

    def dump(self) -> dict[str, object]:
        fields: dict[str, object] = {"game": "jamaica", "seats": int(self.seats)}
        fields["chance"] = self.chance.dump()
        fields["agenda"] = self.dump_agenda(TASKS)
        fields.update(dump_fields(self, TABLE_FIELDS))
        fields["faces"] = dump_fields(self.faces, FACES_FIELDS)
        fields["ships"] = [dump_fields(ship, SHIP_FIELDS) for ship in self.ships]
        return fields


FACES_FIELDS: Final = ["seen", "limit"]
