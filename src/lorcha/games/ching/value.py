# compiled by mypyc
"""What a captain is worth: what is won, and what the expeditions under way promise.

All worths are in hundredths of a point.
"""

from typing import Final, cast, final

from lorcha.core.knowledge import Pile
from lorcha.core.rows import Int, row
from lorcha.core.state import State
from lorcha.core.valuation import Valuation
from lorcha.games.ching.box import (
    COLOUR_OF,
    COLUMNS,
    EQUAL_SYMBOLS,
    FOR_PEARL,
    GEM_POINTS,
    GEMS,
    HONG_KONG_POINTS,
    PEARL_POINTS,
    SYMBOLS,
    TILE_CARDS,
    TILE_GEMS,
    TILE_GOLD,
    TILE_NUMBER,
)
from lorcha.games.ching.rules.expedition import colours, is_crew, is_ready, number_of, symbol_on
from lorcha.games.ching.rules.scoring import points, total
from lorcha.games.ching.state import ELITE_CREW, NOBODY, ON_BOARD, Captain, Table

POINT: Final = 100
ENCOUNTER: Final = 90  # a card not yet looked at
HELD: Final = 50  # a card in hand, beside what it counts by itself
SKILL: Final = 130  # a ready skill card, beside its point
PATIENCE: Final = 82  # percent of what it is worth now, for each card still to be laid
SYMBOL: Final = 22  # towards a skill: 1, 4 and 9 times this for one, two, three alike
KINDS: Final = 20  # for each different symbol


@final
class Outlook(Valuation):
    def worth(self, state: State, seat: Int) -> Int:
        table = cast(Table, state)
        worth = own_worth(table, seat)
        return worth + own_worth(table, table.partner(seat)) if table.teams else worth


def own_worth(table: Table, seat: Int) -> Int:
    captain = table.captains[seat]
    worth: Int = POINT * total(points(table, seat))
    if table.agenda.size == 0:
        return worth
    worth += HELD * captain.encounters.count + pearl(table, captain)
    for skill in range(len(SYMBOLS)):
        worth += SKILL * captain.ready[skill]
    for junk in captain.junks:
        worth += under_way(table, captain, junk) + symbols(junk)
    return worth


def pearl(table: Table, captain: Captain) -> Int:
    """The China Pearl comes nearer with every different skill."""
    if table.pearl != NOBODY:
        return 0
    found = captain.owned(ELITE_CREW)
    for skill in range(len(SYMBOLS)):
        if captain.owned(skill) > 0:
            found += 1
    return POINT * PEARL_POINTS * found * found // (2 * FOR_PEARL * FOR_PEARL)


def under_way(table: Table, captain: Captain, junk: Pile) -> Int:
    """The best mission within reach: as it stands, or with some more cards of the hand."""
    if junk.count == 0:
        return 0
    cards: Int = junk.count
    depth = colours(junk)
    seen: Int = 0
    top: Int = 0
    for i in range(junk.count):
        if not is_crew(junk.cards[i]):
            top = max(top, number_of(junk.cards[i]))
            seen |= 1 << COLOUR_OF[number_of(junk.cards[i])]
    best = mission(table, cards * depth)
    sooner: Int = 100
    while cards < COLUMNS:
        card = next_card(captain.hand, top)
        if card == 0:
            break
        top = card
        cards += 1
        if not (seen >> COLOUR_OF[card]) & 1:
            seen |= 1 << COLOUR_OF[card]
            depth += 1
        sooner = sooner * PATIENCE // 100
        best = max(best, mission(table, cards * depth) * sooner // 100)
    return best


def next_card(hand: Pile, top: Int) -> Int:
    """The lowest card of the hand above this number, 0 if there is none."""
    found: Int = 0
    for i in range(hand.count):
        card = hand.cards[i]
        if card > top and (found == 0 or card < found):
            found = card
    return found


def mission(table: Table, number: Int) -> Int:
    """What the tile brings that an expedition of this number would take."""
    nearest: Int = 0
    best: Int = 0
    for tile in range(len(TILE_NUMBER)):
        if table.missions[tile] == ON_BOARD and nearest <= TILE_NUMBER[tile] <= number:
            worth = tile_worth(tile)
            best = worth if TILE_NUMBER[tile] > nearest else max(best, worth)
            nearest = TILE_NUMBER[tile]
    if number >= 49 and table.hong_kong == NOBODY:
        best += POINT * HONG_KONG_POINTS
    return best


def tile_worth(tile: Int) -> Int:
    worth: Int = POINT * TILE_GOLD[tile] + ENCOUNTER * TILE_CARDS[tile]
    for gem in range(len(GEMS)):
        worth += POINT * GEM_POINTS[gem] * TILE_GEMS[tile * len(GEMS) + gem]
    return worth


def symbols(junk: Pile) -> Int:
    """Alike ones buy a skill, different ones a crew."""
    count = row(len(SYMBOLS) + 1)
    for i in range(junk.count):
        if is_ready(junk.cards[i]):
            count[symbol_on(junk.cards[i])] += 1
    worth: Int = 0
    for symbol in range(len(SYMBOLS)):
        alike = min(count[symbol], EQUAL_SYMBOLS)
        worth += SYMBOL * alike * alike + (KINDS if alike > 0 else 0)
    return worth


VALUATION: Final = Outlook(900, 10, 8)
