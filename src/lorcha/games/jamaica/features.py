# compiled by mypyc
"""A position of the race as a row of numbers: what lies open, the own cards, the faces known.

Ships are counted from the own one round the table; with two players the Ghost Ship comes last.
"""

from typing import Final, cast, final

from lorcha.core.features import Features, relative
from lorcha.core.layout import Layout
from lorcha.core.rows import Cells, Int, put
from lorcha.core.state import State
from lorcha.games.jamaica.box import (
    ACTION_CARDS,
    BOX,
    CARDS,
    CIRCUIT,
    COST_OF,
    CURSED,
    DISTANCE,
    EVENING_OF,
    HOLDS,
    MORNING_OF,
    NO_POWER,
    POWERS,
    RESOURCES,
    SPACES,
    SYMBOLS,
    TREASURES,
    TYPE_OF,
    TYPES,
    VALUE_OF,
)
from lorcha.games.jamaica.moves import CARD, MOVES, SAIL
from lorcha.games.jamaica.rules.choose import cards_in
from lorcha.games.jamaica.rules.scoring import berth_of
from lorcha.games.jamaica.state import (
    ASK_DUMP,
    ASK_GHOST_SPOILS,
    ASK_LOAD,
    ASK_PAYMENT,
    ASK_ROUTE,
    ASK_SABRE,
    ASK_SPOILS,
    GOLD,
    NONE,
    NOT_THROWN,
    PHASES,
    TASKS,
    Ship,
    Table,
)

MOST: Final[Int] = len(BOX["captains"]["by_seat"])
WIDEST: Final = 64  # legal moves; random games have 28 at most
SHOWN: Final[Int] = 4  # face-down treasures told one by one; more are counted only
KINDS: Final[Int] = len(RESOURCES)
_asked: Final = [name for what, name in TASKS.items() if what >= 64]

TREASURE: Final = Layout()
THERE: Final[Int] = TREASURE.part("there", 1, "a face-down treasure lies here")
SEEN: Final[Int] = TREASURE.part("seen", 1, "this seat knows its face")
WORTH: Final[Int] = TREASURE.part("worth", 1, "its value, if the seat knows it", 5)
NO_MAGIC: Final[Int] = TREASURE.part("no power", 1, "all know that it has no power")
CURSE: Final[Int] = TREASURE.part("cursed", 1, "all know that it is cursed")
TREASURE_SIZE: Final[Int] = TREASURE.size

SHIP: Final = Layout()
PRESENT: Final[Int] = SHIP.part("present", 1, "there is such a ship")
GHOST_SHIP: Final[Int] = SHIP.part("ghost", 1, "it is the Ghost Ship")
ASKED: Final[Int] = SHIP.part("asked", 1, "owes a decision now")
CAPTAIN: Final[Int] = SHIP.part("captain", 1, "is Captain this round")
ACTING: Final[Int] = SHIP.part("acting", 1, "it is this ship's turn")
MEANT: Final[Int] = SHIP.part("meant", 1, "the question is about this ship")
ATTACKER: Final[Int] = SHIP.part("attacker", 1, "in the present combat")
DEFENDER: Final[Int] = SHIP.part("defender", 1, "in the present combat")
SPACE: Final[Int] = SHIP.part("space", SPACES, "where it is")
LAP: Final[Int] = SHIP.part("lap", 1, "-1, 0 or 1")
TO_GO: Final[Int] = SHIP.part("to go", 1, "spaces to the finish", CIRCUIT)
CARGO: Final[Int] = SHIP.part("cargo", HOLDS * KINDS, f"hold by hold: {', '.join(RESOURCES)}", 6)
HAS: Final[Int] = SHIP.one_of("powers", POWERS, "face up")
TREASURES_HELD: Final[Int] = SHIP.part("treasures", 1, "face down", 3)
FACE_DOWN: Final[Int] = SHIP.blocks("treasure", TREASURE, SHOWN)
IN_HAND: Final[Int] = SHIP.part("cards", 1, "in hand", 3)
IN_DECK: Final[Int] = SHIP.part("deck", 1, "cards left in it", CARDS)
HELD: Final[Int] = SHIP.part("held", CARDS, "cards all know to be in hand or chosen")
PLAYED: Final[Int] = SHIP.part("played", CARDS, "cards in the played pile")
LATEST: Final[Int] = SHIP.part("latest", CARDS, "the card played last")
HAS_CHOSEN: Final[Int] = SHIP.part("chosen", 1, "a card lies face down")
SCORE: Final[Int] = SHIP.part("score", 1, "berth and doubloons, if it ended now", 20)
SHIP_SIZE: Final[Int] = SHIP.size

LAYOUT: Final = Layout()
SEATS: Final[Int] = LAYOUT.part("players", MOST, "how many: 1 to 6")
ROUND: Final[Int] = LAYOUT.part("round", 1, "of the game", 20)
PHASE: Final[Int] = LAYOUT.one_of("phase", PHASES, "one of")
EVENING: Final[Int] = LAYOUT.part("evening", 1, "the second half of the turn")
DICE: Final[Int] = LAYOUT.part("dice", 2, "of the morning, of the evening", 6)
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
QUESTION: Final[Int] = LAYOUT.one_of("question", _asked, "what is asked")
RESOURCE: Final[Int] = LAYOUT.one_of("resource", RESOURCES, "it is about")
AMOUNT: Final[Int] = LAYOUT.part("amount", 1, "tokens to stow or to pay", 6)
HOLD: Final[Int] = LAYOUT.part("hold", HOLDS, "to pay from")
STEPS: Final[Int] = LAYOUT.part("steps", 1, "spaces to sail; below 0: backward", 6)
HAND: Final[Int] = LAYOUT.one_of("hand", ACTION_CARDS, "own cards")
CHOSEN: Final[Int] = LAYOUT.part("own choice", CARDS, "the own card that lies face down")
SHIPS: Final[Int] = LAYOUT.blocks("ship", SHIP, MOST)

SECRETS: Final = Layout()
HIS_HAND: Final[Int] = SECRETS.part("hand", CARDS, "cards in hand")
HIS_CHOICE: Final[Int] = SECRETS.part("choice", CARDS, "the card that lies face down")
HIS_DECK: Final[Int] = SECRETS.part("deck", CARDS, "the place of each card; 1 is next", CARDS)
HIS_WORTH: Final[Int] = SECRETS.part("worth", 1, "of all face-down treasures", 5)
SECRETS_SIZE: Final[Int] = SECRETS.size

HIDDEN: Final = Layout()
SHIPS_SECRETS: Final[Int] = HIDDEN.blocks("ship", SECRETS, MOST)
LAIR_ORDER: Final[Int] = HIDDEN.part(
    "pile", TREASURES, "the place of each treasure in the pile; 1 is next", TREASURES
)

MORE: Final = Layout()  # of a move
END_TYPE: Final[Int] = MORE.one_of("sail to", TYPES, "a space of this type")
END_COST: Final[Int] = MORE.part("cost", 1, "of the space sailed to", 5)
END_LAIR: Final[Int] = MORE.part("lair", 1, "there is a treasure there")
END_SHIPS: Final[Int] = MORE.part("ships", 1, "others on the space", 2)
END_TO_GO: Final[Int] = MORE.part("to go", 1, "the fewest steps from there to Port Royal", CIRCUIT)
MORNING: Final[Int] = MORE.one_of("card, morning", SYMBOLS, "what the card says")
AT_NIGHT: Final[Int] = MORE.one_of("card, evening", SYMBOLS, "what the card says")


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

    def uncover(self, state: State, seat: Int, out: Cells, at: Int) -> None:
        table = cast(Table, state)
        for number in range(len(table.ships)):
            place = table.seats if table.is_ghost(number) else relative(number, seat, table.seats)
            write_secrets(table.ships[number], out, at + SHIPS_SECRETS + place * SECRETS_SIZE)
        for i in range(table.pile.count):
            put(out, at + LAIR_ORDER + table.pile.cards[i], table.pile.count - i)

    def tell_more(self, state: State, seat: Int, move: Int, out: Cells, at: Int) -> None:
        table = cast(Table, state)
        if CARD.made(move):
            card = CARD.get(move, 0)
            put(out, at + MORNING + MORNING_OF[card], 1)
            put(out, at + AT_NIGHT + EVENING_OF[card], 1)
        elif SAIL.made(move):
            space = SAIL.get(move, 0)
            put(out, at + END_TYPE + TYPE_OF[space], 1)
            put(out, at + END_COST, COST_OF[space])
            put(out, at + END_LAIR, (table.lairs >> space) & 1)
            put(out, at + END_TO_GO, DISTANCE[space])
            for ship in table.ships:
                if ship.space == space:
                    out[at + END_SHIPS] += 1


def ship_at(table: Table, number: Int, seat: Int, at: Int) -> Int:
    """Where the cells of this ship begin."""
    place = table.seats if table.is_ghost(number) else relative(number, seat, table.seats)
    return at + SHIPS + place * SHIP_SIZE


def write_bits(cards: Int, out: Cells, at: Int) -> None:
    while cards != 0:
        if cards & 1:
            put(out, at, 1)
        cards >>= 1
        at += 1


def write_round(table: Table, out: Cells, at: Int) -> None:
    put(out, at + SEATS + table.seats - 1, 1)
    put(out, at + ROUND, table.round)
    put(out, at + PHASE + table.phase, 1)
    put(out, at + EVENING, table.half)
    put(out, at + DICE, table.morning)
    put(out, at + DICE + 1, table.evening)
    put(out, at + PILE, table.pile.count)
    put(out, at + OPTIONS, table.counted_bank)
    put(out, at + OPTIONS + 1, table.sabre_each_die)
    put(out, at + OPTIONS + 2, table.must_take)
    write_bits(table.lairs, out, at + LAIRS)
    if table.counted_bank:
        for resource in range(KINDS):
            put(out, at + BANK + resource, table.bank[resource])


def write_ship(table: Table, number: Int, seat: Int, out: Cells, at: Int) -> None:
    ship = table.ships[number]
    put(out, at + PRESENT, 1)
    put(out, at + GHOST_SHIP, 1 if table.is_ghost(number) else 0)
    put(out, at + SPACE + ship.space, 1)
    put(out, at + LAP, ship.lap)
    put(out, at + TO_GO, ship.to_go())
    put(out, at + IN_HAND, cards_in(ship.hand))
    put(out, at + IN_DECK, ship.deck.count)
    put(out, at + HAS_CHOSEN, 1 if ship.chosen != NONE else 0)
    write_bits(held_by(ship), out, at + HELD)
    write_bits(ship.powers, out, at + HAS)
    put(out, at + SCORE, berth_of(ship) + write_cargo(ship, out, at + CARGO))
    played = ship.played.cards
    count = ship.played.count
    for i in range(count):
        put(out, at + PLAYED + played[i], 1)
    if count > 0:
        put(out, at + LATEST + played[count - 1], 1)
    put(out, at + TREASURES_HELD, ship.hidden.count)
    for i in range(min(ship.hidden.count, SHOWN)):
        write_treasure(table, ship.hidden.cards[i], seat, out, at + FACE_DOWN + i * TREASURE_SIZE)


def write_cargo(ship: Ship, out: Cells, at: Int) -> Int:
    """The doubloons among it."""
    tokens = ship.tokens
    cargo = ship.cargo
    doubloons: Int = 0
    for hold in range(HOLDS):
        if tokens[hold] > 0:
            put(out, at + hold * KINDS + cargo[hold], tokens[hold])
            if cargo[hold] == GOLD:
                doubloons += tokens[hold]
    return doubloons


def held_by(ship: Ship) -> Int:
    """Known since a shuffle, or because the deck is empty and all the rest lies open (JA-117)."""
    if ship.deck.count > 0 or ship.chosen == NONE:
        return ship.known if ship.deck.count > 0 else ship.hand
    return ship.hand | 1 << ship.chosen


def write_treasure(table: Table, card: Int, seat: Int, out: Cells, at: Int) -> None:
    put(out, at + THERE, 1)
    limit = table.faces.limit[card]
    put(out, at + NO_MAGIC, 1 if limit >= NO_POWER else 0)
    put(out, at + CURSE, 1 if limit == CURSED else 0)
    if table.faces.knows(seat, card):
        put(out, at + SEEN, 1)
        put(out, at + WORTH, VALUE_OF[card])


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
    put(out, at + QUESTION + (what & 63), 1)
    who = table.agenda.who()
    for owner in range(table.seats):
        if (who >> owner) & 1:
            put(out, ship_at(table, owner, seat, at) + ASKED, 1)
    if what in (ASK_LOAD, ASK_DUMP):
        put(out, ship_at(table, number & 7, seat, at) + MEANT, 1)
        put(out, at + RESOURCE + ((number >> 9) & 3), 1)
        put(out, at + AMOUNT, number >> 11)
    elif what == ASK_PAYMENT:
        put(out, ship_at(table, number & 7, seat, at) + MEANT, 1)
        put(out, at + RESOURCE + ((number >> 3) & 3), 1)
        put(out, at + HOLD + ((number >> 5) & 7), 1)
        put(out, at + AMOUNT, number >> 8)
    elif what == ASK_ROUTE:
        put(out, ship_at(table, number & 7, seat, at) + MEANT, 1)
        steps: Int = (number >> 3) & 7
        put(out, at + STEPS, -steps if number >> 6 else steps)
    elif what in (ASK_SPOILS, ASK_GHOST_SPOILS):
        put(out, ship_at(table, number, seat, at) + MEANT, 1)
    elif what == ASK_SABRE:
        side = table.defender if number else table.attacker
        put(out, ship_at(table, side, seat, at) + MEANT, 1)


def write_secrets(ship: Ship, out: Cells, at: Int) -> None:
    write_bits(ship.hand, out, at + HIS_HAND)
    if ship.chosen != NONE:
        put(out, at + HIS_CHOICE + ship.chosen, 1)
    for i in range(ship.deck.count):
        put(out, at + HIS_DECK + ship.deck.cards[i], ship.deck.count - i)
    worth: Int = 0
    for i in range(ship.hidden.count):
        worth += VALUE_OF[ship.hidden.cards[i]]
    put(out, at + HIS_WORTH, worth)


FEATURES: Final = JamaicaFeatures()
