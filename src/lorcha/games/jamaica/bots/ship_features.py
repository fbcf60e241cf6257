# compiled by mypyc
"""A ship as a row of numbers: where it is, what it carries, what is known of its cards."""

from typing import Final

from lorcha.core.layout import Layout
from lorcha.core.rows import Cells, Int, add, put
from lorcha.games.jamaica.box import (
    CARDS,
    CIRCUIT,
    CURSED,
    HOLDS,
    NO_POWER,
    POWERS,
    RESOURCES,
    SPACES,
    VALUE_OF,
)
from lorcha.games.jamaica.rules.choose import cards_in, public_cards
from lorcha.games.jamaica.rules.scoring import berth_of
from lorcha.games.jamaica.state import GOLD, NONE, Ship, Table

TREASURE_SLOTS: Final[Int] = 4  # face-down treasures described one by one; more are counted only
KINDS: Final[Int] = len(RESOURCES)

TREASURE: Final = Layout()
THERE: Final[Int] = TREASURE.part("there", 1, "a face-down treasure lies here")
SEEN: Final[Int] = TREASURE.part("seen", 1, "this seat knows its face")
VALUE: Final[Int] = TREASURE.part("value", 1, "its value, if the seat knows it", 5)
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
OWNS: Final[Int] = SHIP.part("owns", KINDS, f"in all holds: {', '.join(RESOURCES)}", 10)
EMPTY: Final[Int] = SHIP.part("empty", 1, "holds", 5)
HAS: Final[Int] = SHIP.one_of("powers", POWERS, "face up")
TREASURE_COUNT: Final[Int] = SHIP.part("treasures", 1, "face down", 3)
FACE_DOWN: Final[Int] = SHIP.blocks("treasure", TREASURE, TREASURE_SLOTS)
IN_HAND: Final[Int] = SHIP.part("cards", 1, "in hand", 3)
IN_DECK: Final[Int] = SHIP.part("deck", 1, "cards left in it", CARDS)
KNOWN_CARDS: Final[Int] = SHIP.part("known cards", CARDS, "cards all know to be in hand or chosen")
PLAYED: Final[Int] = SHIP.part("played", CARDS, "cards in the played pile")
LATEST: Final[Int] = SHIP.part("latest", CARDS, "the card played last")
HAS_CHOSEN: Final[Int] = SHIP.part("chosen", 1, "a card lies face down")
SCORE: Final[Int] = SHIP.part("score", 1, "berth and doubloons, if it ended now", 20)
SHIP_SIZE: Final[Int] = SHIP.size

SECRETS: Final = Layout()
SECRET_HAND: Final[Int] = SECRETS.part("hand", CARDS, "cards in hand")
SECRET_CHOICE: Final[Int] = SECRETS.part("choice", CARDS, "the card that lies face down")
SECRET_DECK: Final[Int] = SECRETS.part("deck", CARDS, "the place of each card; 1 is next", CARDS)
SECRET_VALUE: Final[Int] = SECRETS.part("value", 1, "of all face-down treasures", 5)
SECRETS_SIZE: Final[Int] = SECRETS.size


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
    write_bits(public_cards(ship), out, at + KNOWN_CARDS)
    write_bits(ship.powers, out, at + HAS)
    put(out, at + SCORE, berth_of(ship) + write_cargo(ship, out, at))
    played = ship.played.cards
    count = ship.played.count
    for i in range(count):
        put(out, at + PLAYED + played[i], 1)
    if count > 0:
        put(out, at + LATEST + played[count - 1], 1)
    put(out, at + TREASURE_COUNT, ship.hidden.count)
    for i in range(min(ship.hidden.count, TREASURE_SLOTS)):
        write_treasure(table, ship.hidden.cards[i], seat, out, at + FACE_DOWN + i * TREASURE_SIZE)


def write_cargo(ship: Ship, out: Cells, at: Int) -> Int:
    """The doubloons among it."""
    tokens = ship.tokens
    cargo = ship.cargo
    empty: Int = 0
    for hold in range(ship.holds()):
        if tokens[hold] > 0:
            resource = cargo[hold]
            put(out, at + CARGO + hold * KINDS + resource, tokens[hold])
            add(out, at + OWNS + resource, tokens[hold])
        else:
            empty += 1
    put(out, at + EMPTY, empty)
    return Int(out[at + OWNS + GOLD])


def write_treasure(table: Table, card: Int, seat: Int, out: Cells, at: Int) -> None:
    put(out, at + THERE, 1)
    limit = table.faces.limit[card]
    put(out, at + NO_MAGIC, 1 if limit >= NO_POWER else 0)
    put(out, at + CURSE, 1 if limit == CURSED else 0)
    if table.faces.knows(seat, card):
        put(out, at + SEEN, 1)
        put(out, at + VALUE, VALUE_OF[card])


def write_secrets(ship: Ship, out: Cells, at: Int) -> None:
    write_bits(ship.hand, out, at + SECRET_HAND)
    if ship.chosen != NONE:
        put(out, at + SECRET_CHOICE + ship.chosen, 1)
    for i in range(ship.deck.count):
        put(out, at + SECRET_DECK + ship.deck.cards[i], ship.deck.count - i)
    value: Int = 0
    for i in range(ship.hidden.count):
        value += VALUE_OF[ship.hidden.cards[i]]
    put(out, at + SECRET_VALUE, value)


def write_bits(cards: Int, out: Cells, at: Int) -> None:
    while cards != 0:
        if cards & 1:
            put(out, at, 1)
        cards >>= 1
        at += 1
