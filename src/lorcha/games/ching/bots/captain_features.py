# compiled by mypyc
"""A captain as a row of numbers: goods, junks, what is known of the cards."""

from typing import Final

from lorcha.core.features import relative
from lorcha.core.knowledge import Pile
from lorcha.core.layout import Layout
from lorcha.core.rows import Cells, Int, Row, put
from lorcha.games.ching.box import (
    BOX,
    COLUMNS,
    FACE_OF,
    FACES,
    GEMS,
    NO_SYMBOL,
    NUMBERS,
    ROWS,
    SKILLS,
    SYMBOLS,
)
from lorcha.games.ching.rules.expedition import (
    board_row,
    is_crew,
    is_ready,
    number_of,
    symbol_on,
)
from lorcha.games.ching.state import Captain, Table

MOST: Final[Int] = max(setup["players"] for setup in BOX["setup"]["by_players"])
JUNKS: Final[Int] = max(setup["junks"] for setup in BOX["setup"]["by_players"])
_faces: Final = ", ".join(FACES)
_skills: Final = ", ".join(SKILLS)
SYMBOL_COUNT: Final[Int] = len(SYMBOLS)
FACE_COUNT: Final[Int] = len(FACES)
SKILL_COUNT: Final[Int] = len(SKILLS)
GEM_COUNT: Final[Int] = len(GEMS)

JUNK: Final = Layout()
COLUMN: Final[Int] = JUNK.part("column", 1, "of its space; 0: it has not put out", COLUMNS)
LINE: Final[Int] = JUNK.part("row", 1, "of its space", ROWS)
NUMBER: Final[Int] = JUNK.part("number", 1, "of its space", 40)
READY_SYMBOLS: Final[Int] = JUNK.part("symbols", SYMBOL_COUNT, f"ready: {', '.join(SYMBOLS)}", 3)
CREWS: Final[Int] = JUNK.part("helmsmen", 1, "laid out in it", 2)
LAID: Final[Int] = JUNK.part("laid", NUMBERS, "navigation cards: 1, or 2 if turned")
TAIL: Final[Int] = JUNK.part("last", 1, "the number of the last navigation card", NUMBERS)
JUNK_SIZE: Final[Int] = JUNK.size

CAPTAIN: Final = Layout()
PRESENT: Final[Int] = CAPTAIN.part("present", 1, "somebody plays here")
ASKED: Final[Int] = CAPTAIN.part("asked", 1, "owes a decision now")
ACTIVE: Final[Int] = CAPTAIN.part("active", 1, "it is this captain's turn")
PARTNER: Final[Int] = CAPTAIN.part("partner", 1, "is the partner of this seat")
HIT: Final[Int] = CAPTAIN.part("hit", 1, "will be struck by the present attack")
ORDER: Final[Int] = CAPTAIN.part("order", MOST, "place in the order of turns")
GOLD: Final[Int] = CAPTAIN.part("gold", 1, "pieces", 20)
GEM: Final[Int] = CAPTAIN.part("gems", GEM_COUNT, ", ".join(GEMS), 3)
READY: Final[Int] = CAPTAIN.part("ready", SKILL_COUNT, f"skill cards face up: {_skills}", 2)
SPENT: Final[Int] = CAPTAIN.part("spent", SKILL_COUNT, f"skill cards used: {_skills}", 2)
PEARL: Final[Int] = CAPTAIN.part("pearl", 1, "has the China Pearl")
HONG_KONG: Final[Int] = CAPTAIN.part("hong kong", 1, "has the Hong Kong card")
IN_HAND: Final[Int] = CAPTAIN.part("cards", 1, "navigation cards in hand", 8)
HAS_CHOSEN: Final[Int] = CAPTAIN.part("chosen", 1, "cards that lie face down", 2)
BUSY: Final[Int] = CAPTAIN.part("busy", JUNKS, "the junk has had its card of the round")
REVEALED: Final[Int] = CAPTAIN.part("revealed", NUMBERS, "turned up, not yet laid out")
ENCOUNTER_COUNT: Final[Int] = CAPTAIN.part("encounters", 1, "encounter cards in hand", 4)
KNOWN: Final[Int] = CAPTAIN.part(
    "known", NUMBERS, "cards this seat knows to be in the hand: 2; may be there: 1", 2
)
HEARD: Final[Int] = CAPTAIN.part(
    "heard", FACE_COUNT, f"encounter cards it knows to be in the hand, of each face: {_faces}"
)
RUMOURED: Final[Int] = CAPTAIN.part("rumoured", FACE_COUNT, "encounter cards that may be there")
FLEET: Final[Int] = CAPTAIN.blocks("junk", JUNK, JUNKS)
CAPTAIN_SIZE: Final[Int] = CAPTAIN.size

SECRETS: Final = Layout()
HAND_CARDS: Final[Int] = SECRETS.part("hand", NUMBERS, "navigation cards: 1, 2 if chosen", 2)
ENCOUNTER_FACES: Final[Int] = SECRETS.part("encounters", FACE_COUNT, "of each face")
SECRETS_SIZE: Final[Int] = SECRETS.size


def write_captain(table: Table, owner: Int, out: Cells, at: Int) -> None:
    captain = table.captains[owner]
    put(out, at + PRESENT, 1)
    put(out, at + ACTIVE, 1 if table.active == owner else 0)
    put(out, at + HIT, (table.hit >> owner) & 1)
    put(out, at + GOLD, captain.gold)
    gems = captain.gems
    for gem in range(GEM_COUNT):
        put(out, at + GEM + gem, gems[gem])
    ready = captain.ready
    spent = captain.spent
    for skill in range(SKILL_COUNT):
        put(out, at + READY + skill, ready[skill])
        put(out, at + SPENT + skill, spent[skill])
    put(out, at + PEARL, 1 if table.pearl == owner else 0)
    put(out, at + HONG_KONG, 1 if table.hong_kong == owner else 0)
    put(out, at + IN_HAND, captain.hand.count)
    put(out, at + HAS_CHOSEN, len(captain.chosen))
    write_row(captain.revealed, out, at + REVEALED)
    put(out, at + ENCOUNTER_COUNT, captain.encounters.count)
    for junk in range(len(captain.junks)):
        put(out, at + BUSY + junk, (captain.busy >> junk) & 1)
        write_junk(captain.junks[junk], out, at + FLEET + junk * JUNK_SIZE)


def write_junk(junk: Pile, out: Cells, at: Int) -> None:
    row = board_row(junk)
    put(out, at + COLUMN, junk.count)
    put(out, at + LINE, row)
    put(out, at + NUMBER, junk.count * row)
    cards = junk.cards
    for i in range(junk.count):
        laid = cards[i]
        ready = is_ready(laid)
        if is_crew(laid):
            out[at + CREWS] += 1
        else:
            put(out, at + LAID + number_of(laid) - 1, 1 if ready else 2)
            put(out, at + TAIL, number_of(laid))
        symbol = symbol_on(laid)
        if ready and symbol != NO_SYMBOL:
            out[at + READY_SYMBOLS + symbol] += 1


def remember(table: Table, seat: Int, out: Cells, at: Int) -> None:
    """What the seat knows of the navigation cards in the hands, its own too."""
    charts = table.charts
    belief = charts.belief(seat)
    for card in range(1, NUMBERS + 1):
        hands = charts.possible_hands(belief, card)
        sure: Int = 2 if hands & (hands - 1) == 0 else 1
        owner: Int = 0
        while hands != 0:
            if hands & 1:
                first: Int = at + relative(owner, seat, table.seats) * CAPTAIN_SIZE
                put(out, first + KNOWN + card - 1, sure)
            hands >>= 1
            owner += 1
    hand = table.captains[seat].hand
    for i in range(hand.count):
        put(out, at + KNOWN + hand.cards[i] - 1, 2)


def recall(table: Table, seat: Int, out: Cells, at: Int) -> None:
    """The same of encounter cards, of which some look alike."""
    rumours = table.rumours
    belief = rumours.belief(seat)
    for card in range(len(FACE_OF)):
        hands = rumours.possible_hands(belief, card)
        part: Int = HEARD if hands & (hands - 1) == 0 else RUMOURED
        owner: Int = 0
        while hands != 0:
            if hands & 1:
                first: Int = at + relative(owner, seat, table.seats) * CAPTAIN_SIZE
                out[first + part + FACE_OF[card]] += 1
            hands >>= 1
            owner += 1
    hand = table.captains[seat].encounters
    for i in range(hand.count):
        out[at + HEARD + FACE_OF[hand.cards[i]]] += 1


def write_secrets(captain: Captain, out: Cells, at: Int) -> None:
    write_cards(captain.hand, out, at + HAND_CARDS)
    for i in range(len(captain.chosen)):
        put(out, at + HAND_CARDS + captain.chosen[i] - 1, 2)
    count_faces(captain.encounters, out, at + ENCOUNTER_FACES)


def write_cards(pile: Pile, out: Cells, at: Int) -> None:
    cards = pile.cards
    for i in range(pile.count):
        put(out, at + cards[i] - 1, 1)


def write_row(cards: Row, out: Cells, at: Int) -> None:
    for i in range(len(cards)):
        put(out, at + cards[i] - 1, 1)


def count_faces(pile: Pile, out: Cells, at: Int) -> None:
    for i in range(pile.count):
        out[at + FACE_OF[pile.cards[i]]] += 1
