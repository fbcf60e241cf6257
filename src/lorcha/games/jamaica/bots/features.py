# compiled by mypyc
"""A position of the race as a row of numbers: what lies open, the own cards, the faces known.

Ships are counted from the own one round the table; with two players the Ghost Ship comes last.
"""

from typing import Final, cast, final

from lorcha.core.agenda import question_place
from lorcha.core.features import Features, relative
from lorcha.core.layout import Layout
from lorcha.core.rows import Cells, Int, put
from lorcha.core.state import State
from lorcha.games.jamaica.bots.move_features import MORE, write_move
from lorcha.games.jamaica.bots.ship_features import (
    ACTING,
    ASKED,
    ATTACKER,
    CAPTAIN,
    DEFENDER,
    KINDS,
    MEANT,
    SECRETS,
    SECRETS_SIZE,
    SHIP,
    SHIP_SIZE,
    write_bits,
    write_secrets,
    write_ship,
)
from lorcha.games.jamaica.box import (
    ACTION_CARDS,
    BOX,
    CARDS,
    DIE,
    HOLDS,
    RESOURCES,
    SPACES,
    TREASURES,
)
from lorcha.games.jamaica.moves import MOVES
from lorcha.games.jamaica.rules.tasks import (
    bill_due,
    bill_hold,
    bill_resource,
    cargo_amount,
    cargo_resource,
    route_backward,
    route_steps,
    ship_of,
)
from lorcha.games.jamaica.state import (
    ASK_DUMP,
    ASK_GHOST_SPOILS,
    ASK_LOAD,
    ASK_PAYMENT,
    ASK_ROUTE,
    ASK_SABRE,
    ASK_SPOILS,
    NONE,
    NOT_THROWN,
    PHASES,
    TASKS,
    Table,
)

MOST: Final[Int] = len(BOX["captains"]["by_seat"])
WIDEST: Final = 64  # legal moves; random games have 28 at most
_questions: Final = [name for what, name in TASKS.items() if what >= 64]

LAYOUT: Final = Layout()
SEATS: Final[Int] = LAYOUT.part("players", MOST, "how many: 1 to 6")
ROUND: Final[Int] = LAYOUT.part("round", 1, "of the game", 20)
PHASE: Final[Int] = LAYOUT.one_of("phase", PHASES, "one of")
EVENING: Final[Int] = LAYOUT.part("evening", 1, "the second half of the turn")
SIDES: Final[Int] = max(DIE)
DICE: Final[Int] = LAYOUT.part("dice", 2 * SIDES, "1 to 6 in the morning, 1 to 6 in the evening")
BANK: Final[Int] = LAYOUT.part("bank", KINDS, f"where counted: {', '.join(RESOURCES)}", 40)
LAIRS: Final[Int] = LAYOUT.part("lairs", SPACES, "spaces with a treasure")
PILE: Final[Int] = LAYOUT.part("pile", 1, "treasures left", TREASURES)
OPTIONS: Final[Int] = LAYOUT.part(
    "options", 3, "bank counted, sabre for each die, treasures must be taken"
)
POWDER: Final[Int] = LAYOUT.part("powder", 2, "of the attacker, of the defender", 6)
THROWN: Final[Int] = LAYOUT.part("thrown", 2, "the combat die of each has been")
THROW: Final[Int] = LAYOUT.part("throw", 2, "what it shows, 0 is the star", 10)
AGAIN: Final[Int] = LAYOUT.part("again", 2, "it was thrown a second time")
QUESTION: Final[Int] = LAYOUT.one_of("question", _questions, "what is asked")
RESOURCE: Final[Int] = LAYOUT.one_of("resource", RESOURCES, "it is about")
AMOUNT: Final[Int] = LAYOUT.part("amount", 1, "tokens to stow or to pay", 6)
HOLD: Final[Int] = LAYOUT.part("hold", HOLDS, "to pay from")
STEPS: Final[Int] = LAYOUT.part("steps", 1, "spaces to sail; below 0: backward", 6)
HAND: Final[Int] = LAYOUT.one_of("hand", ACTION_CARDS, "own cards")
CHOSEN: Final[Int] = LAYOUT.part("own choice", CARDS, "the own card that lies face down")
SHIPS: Final[Int] = LAYOUT.blocks("ship", SHIP, MOST)

HIDDEN: Final = Layout()
SHIPS_SECRETS: Final[Int] = HIDDEN.blocks("ship", SECRETS, MOST)
LAIR_ORDER: Final[Int] = HIDDEN.part(
    "pile", TREASURES, "the place of each treasure in the pile; 1 is next", TREASURES
)


@final
class JamaicaFeatures(Features):
    def __init__(self) -> None:
        super().__init__(MOVES, MOST, LAYOUT, HIDDEN, WIDEST, MORE)

    def observe(self, state: State, seat: Int, out: Cells, at: Int) -> None:
        table = cast(Table, state)
        write_round(table, out, at)
        write_bits(table.ships[seat].hand, out, at + HAND)
        if table.ships[seat].chosen != NONE:
            put(out, at + CHOSEN + table.ships[seat].chosen, 1)
        for number in range(len(table.ships)):
            write_ship(table, number, seat, out, ship_at(table, number, seat, at))
        put(out, ship_at(table, table.captain, seat, at) + CAPTAIN, 1)
        if table.acting != NONE:
            put(out, ship_at(table, table.acting, seat, at) + ACTING, 1)
        if table.attacker != NONE:
            put(out, ship_at(table, table.attacker, seat, at) + ATTACKER, 1)
            put(out, ship_at(table, table.defender, seat, at) + DEFENDER, 1)
            write_combat(table, out, at)
        if table.agenda.size > 0:
            write_question(table, seat, out, at)

    def observe_hidden(self, state: State, seat: Int, out: Cells, at: Int) -> None:
        table = cast(Table, state)
        for number in range(len(table.ships)):
            place = table.seats if table.is_ghost(number) else relative(number, seat, table.seats)
            write_secrets(table.ships[number], out, at + SHIPS_SECRETS + place * SECRETS_SIZE)
        for i in range(table.pile.count):
            put(out, at + LAIR_ORDER + table.pile.cards[i], table.pile.count - i)

    def describe_extra(self, state: State, seat: Int, move: Int, out: Cells, at: Int) -> None:
        write_move(cast(Table, state), seat, move, out, at)


def ship_at(table: Table, number: Int, seat: Int, at: Int) -> Int:
    """Where the cells of this ship begin."""
    place = table.seats if table.is_ghost(number) else relative(number, seat, table.seats)
    return at + SHIPS + place * SHIP_SIZE


def write_round(table: Table, out: Cells, at: Int) -> None:
    put(out, at + SEATS + table.seats - 1, 1)
    put(out, at + ROUND, table.round)
    put(out, at + PHASE + table.phase, 1)
    put(out, at + EVENING, table.half)
    if table.morning > 0:
        put(out, at + DICE + table.morning - 1, 1)
        put(out, at + DICE + SIDES + table.evening - 1, 1)
    put(out, at + PILE, table.pile.count)
    put(out, at + OPTIONS, table.counted_bank)
    put(out, at + OPTIONS + 1, table.sabre_each_die)
    put(out, at + OPTIONS + 2, table.must_take)
    write_bits(table.lairs, out, at + LAIRS)
    if table.counted_bank:
        for resource in range(KINDS):
            put(out, at + BANK + resource, table.bank[resource])


def write_combat(table: Table, out: Cells, at: Int) -> None:
    for side in range(2):
        put(out, at + POWDER + side, table.powder[side])
        put(out, at + AGAIN + side, (table.rethrown >> side) & 1)
        if table.dice[side] != NOT_THROWN:
            put(out, at + THROWN + side, 1)
            put(out, at + THROW + side, table.dice[side])


def write_question(table: Table, seat: Int, out: Cells, at: Int) -> None:
    what = table.agenda.what()
    number = table.agenda.number()
    put(out, at + QUESTION + question_place(what), 1)
    who = table.agenda.who()
    for owner in range(table.seats):
        if (who >> owner) & 1:
            put(out, ship_at(table, owner, seat, at) + ASKED, 1)
    if what in (ASK_LOAD, ASK_DUMP):
        put(out, ship_at(table, ship_of(number), seat, at) + MEANT, 1)
        put(out, at + RESOURCE + cargo_resource(number), 1)
        put(out, at + AMOUNT, cargo_amount(number))
    elif what == ASK_PAYMENT:
        put(out, ship_at(table, ship_of(number), seat, at) + MEANT, 1)
        put(out, at + RESOURCE + bill_resource(number), 1)
        put(out, at + HOLD + bill_hold(number), 1)
        put(out, at + AMOUNT, bill_due(number))
    elif what == ASK_ROUTE:
        put(out, ship_at(table, ship_of(number), seat, at) + MEANT, 1)
        steps = route_steps(number)
        put(out, at + STEPS, -steps if route_backward(number) else steps)
    elif what in (ASK_SPOILS, ASK_GHOST_SPOILS):
        put(out, ship_at(table, number, seat, at) + MEANT, 1)
    elif what == ASK_SABRE:
        side = table.defender if number else table.attacker
        put(out, ship_at(table, side, seat, at) + MEANT, 1)


FEATURES: Final = JamaicaFeatures()
