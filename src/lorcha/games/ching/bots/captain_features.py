# compiled by mypyc
"""A captain as a row of numbers: goods, junks, what is known of the cards."""

from typing import Final

from lorcha.core.features import relative
from lorcha.core.knowledge import Pile
from lorcha.core.layout import Layout
from lorcha.core.rows import Cells, Int, Row, add, put, row_of
from lorcha.games.ching.box import (
    BOX,
    COLOUR_OF,
    COLOURS,
    COLUMNS,
    ENCOUNTERS,
    FACE_OF,
    FACES,
    GEM_POINTS,
    GEMS,
    GOLD_POINTS,
    HONG_KONG_POINTS,
    NO_SYMBOL,
    NUMBERS,
    PEARL_POINTS,
    ROWS,
    SKILL_POINTS,
    SKILLS,
    SYMBOLS,
    TILE_CARDS,
    TILE_GEMS,
    TILE_GOLD,
    TILE_NUMBER,
    TILES,
)
from lorcha.games.ching.rules.expedition import (
    board_row,
    is_crew,
    is_ready,
    number_of,
    symbol_on,
)
from lorcha.games.ching.state import ELITE_CREW, ON_BOARD, Captain, Table

MOST: Final[Int] = max(setup["players"] for setup in BOX["setup"]["by_players"])
JUNKS: Final[Int] = max(setup["junks"] for setup in BOX["setup"]["by_players"])
_faces: Final = ", ".join(FACES)
_skills: Final = ", ".join(SKILLS)
SYMBOL_COUNT: Final[Int] = len(SYMBOLS)
FACE_COUNT: Final[Int] = len(FACES)
SKILL_COUNT: Final[Int] = len(SKILLS)
GEM_COUNT: Final[Int] = len(GEMS)

JUNK: Final = Layout()
COLUMN: Final[Int] = JUNK.part("column", COLUMNS, "of its space; none: it has not put out")
LINE: Final[Int] = JUNK.part("row", ROWS, "of its space")
NUMBER: Final[Int] = JUNK.part("number", 1, "of its space", 40)
PRIZE: Final[Int] = JUNK.part("prize", 1, "points of the mission it would complete now", 8)
NEXT: Final[Int] = JUNK.part("next", 1, "from its number to that of the next mission", 10)
COLOUR: Final[Int] = JUNK.one_of("colours", COLOURS, "of its navigation cards")
READY_SYMBOLS: Final[Int] = JUNK.part("symbols", SYMBOL_COUNT, f"ready: {', '.join(SYMBOLS)}", 3)
CREWS: Final[Int] = JUNK.part("helmsmen", 1, "laid out in it", 2)
LAID: Final[Int] = JUNK.part("laid", NUMBERS, "navigation cards: 1, or 2 if turned")
TAIL: Final[Int] = JUNK.part("last", NUMBERS, "its highest navigation card")
JUNK_SIZE: Final[Int] = JUNK.size

CAPTAIN: Final = Layout()
PRESENT: Final[Int] = CAPTAIN.part("present", 1, "somebody plays here")
ASKED: Final[Int] = CAPTAIN.part("asked", 1, "owes a decision now")
ACTIVE: Final[Int] = CAPTAIN.part("active", 1, "it is this captain's turn")
PARTNER: Final[Int] = CAPTAIN.part("partner", 1, "is the partner of this seat")
MEANT: Final[Int] = CAPTAIN.part("meant", 1, "the question is about this captain's hand")
HIT: Final[Int] = CAPTAIN.part("hit", 1, "will be struck by the present attack")
ORDER: Final[Int] = CAPTAIN.part("order", MOST, "place in the order of turns")
SCORE: Final[Int] = CAPTAIN.part("score", 1, "points of all that lies open", 30)
GOLD: Final[Int] = CAPTAIN.part("gold", 1, "pieces", 20)
GEM: Final[Int] = CAPTAIN.part("gems", GEM_COUNT, ", ".join(GEMS), 3)
READY: Final[Int] = CAPTAIN.part("ready", SKILL_COUNT, f"skill cards face up: {_skills}", 2)
SPENT: Final[Int] = CAPTAIN.part("spent", SKILL_COUNT, f"skill cards used: {_skills}", 2)
TO_PEARL: Final[Int] = CAPTAIN.part("different skills", 1, "that count for the China Pearl", 4)
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

TILE_POINTS: Final = row_of(
    [
        GOLD_POINTS * TILE_GOLD[tile]
        + sum([GEM_POINTS[gem] * TILE_GEMS[tile * len(GEMS) + gem] for gem in range(len(GEMS))])
        + TILE_CARDS[tile]
        for tile in range(len(TILES))
    ]
)  # an encounter card counts as one
_rising: Final = sorted([(int(TILE_NUMBER[tile]), tile) for tile in range(len(TILES))])
RISING_TILES: Final = row_of([tile for _, tile in _rising])


def write_captain(table: Table, owner: Int, out: Cells, at: Int) -> None:
    captain = table.captains[owner]
    put(out, at + PRESENT, 1)
    put(out, at + ACTIVE, 1 if table.active == owner else 0)
    put(out, at + HIT, (table.hit >> owner) & 1)
    put(out, at + SCORE, open_points(table, owner) + write_goods(captain, out, at))
    put(out, at + TO_PEARL, pearl_skills(captain))
    put(out, at + PEARL, 1 if table.pearl == owner else 0)
    put(out, at + HONG_KONG, 1 if table.hong_kong == owner else 0)
    put(out, at + IN_HAND, captain.hand.count)
    put(out, at + HAS_CHOSEN, len(captain.chosen))
    write_row(captain.revealed, out, at + REVEALED)
    put(out, at + ENCOUNTER_COUNT, captain.encounters.count)
    for junk in range(len(captain.junks)):
        put(out, at + BUSY + junk, (captain.busy >> junk) & 1)
        if captain.junks[junk].count > 0:
            write_junk(table, captain.junks[junk], out, at + FLEET + junk * JUNK_SIZE)


def write_goods(captain: Captain, out: Cells, at: Int) -> Int:
    """Gold, gems and skills; their points."""
    put(out, at + GOLD, captain.gold)
    points: Int = captain.gold * GOLD_POINTS
    gems = captain.gems
    for gem in range(GEM_COUNT):
        put(out, at + GEM + gem, gems[gem])
        points += gems[gem] * GEM_POINTS[gem]
    ready = captain.ready
    spent = captain.spent
    for skill in range(SKILL_COUNT):
        put(out, at + READY + skill, ready[skill])
        put(out, at + SPENT + skill, spent[skill])
        points += (ready[skill] + spent[skill]) * SKILL_POINTS
    return points


def open_points(table: Table, owner: Int) -> Int:
    """For the China Pearl and Hong Kong."""
    points: Int = 0
    if table.pearl == owner:
        points += PEARL_POINTS
    if table.hong_kong == owner:
        points += HONG_KONG_POINTS
    return points


def pearl_skills(captain: Captain) -> Int:
    """Different ones; each Elite Crew stands for one that is missing."""
    count: Int = captain.owned(ELITE_CREW)
    for skill in range(ELITE_CREW):
        if captain.owned(skill) > 0:
            count += 1
    return count


def write_prize(table: Table, number: Int, out: Cells, at: Int) -> None:
    """The best mission for a space of this number, and how far the next one is."""
    missions = table.missions
    rising = RISING_TILES
    numbers = TILE_NUMBER
    worth = TILE_POINTS
    nearest: Int = 0
    points: Int = 0
    for i in range(len(rising)):
        tile = rising[i]
        if missions[tile] == ON_BOARD:
            wanted = numbers[tile]
            if wanted > number:
                put(out, at + 1, wanted - number)
                break
            points = max(points, worth[tile]) if wanted == nearest else worth[tile]
            nearest = wanted
    put(out, at, points)


def write_junk(table: Table, junk: Pile, out: Cells, at: Int) -> None:
    row = board_row(junk)
    put(out, at + COLUMN + junk.count - 1, 1)
    put(out, at + LINE + row - 1, 1)
    put(out, at + NUMBER, junk.count * row)
    write_prize(table, junk.count * row, out, at + PRIZE)
    cards = junk.cards
    last: Int = 1
    for i in range(junk.count):
        laid = cards[i]
        ready = is_ready(laid)
        if is_crew(laid):
            out[at + CREWS] += 1
        else:
            last = number_of(laid)
            put(out, at + LAID + last - 1, 1 if ready else 2)
            put(out, at + COLOUR + COLOUR_OF[last], 1)
        symbol = symbol_on(laid)
        if ready and symbol != NO_SYMBOL:
            out[at + READY_SYMBOLS + symbol] += 1
    put(out, at + TAIL + last - 1, 1)


def remember(table: Table, seat: Int, out: Cells, at: Int) -> None:
    """What the seat knows of the navigation cards in the hands, its own too."""
    charts = table.charts
    belief = charts.belief(seat)
    card = belief.next_traced(1)
    while card <= NUMBERS:
        hands = charts.possible_hands(belief, card)
        sure: Int = 2 if hands & (hands - 1) == 0 else 1
        owner: Int = 0
        while hands != 0:
            if hands & 1:
                first: Int = at + relative(owner, seat, table.seats) * CAPTAIN_SIZE
                put(out, first + KNOWN + card - 1, sure)
            hands >>= 1
            owner += 1
        card = belief.next_traced(card + 1)
    hand = table.captains[seat].hand
    for i in range(hand.count):
        put(out, at + KNOWN + hand.cards[i] - 1, 2)


def recall(table: Table, seat: Int, out: Cells, at: Int) -> None:
    """The same of encounter cards, of which some look alike."""
    rumours = table.rumours
    belief = rumours.belief(seat)
    card = belief.next_traced(0)
    while card < ENCOUNTERS:
        hands = rumours.possible_hands(belief, card)
        part: Int = HEARD if hands & (hands - 1) == 0 else RUMOURED
        owner: Int = 0
        while hands != 0:
            if hands & 1:
                first: Int = at + relative(owner, seat, table.seats) * CAPTAIN_SIZE
                add(out, first + part + FACE_OF[card], 1)
            hands >>= 1
            owner += 1
        card = belief.next_traced(card + 1)
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
