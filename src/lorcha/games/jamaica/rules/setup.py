# compiled by mypyc
"""Setup: the treasure pile, the lairs, everybody's cards and the first Captain."""

from lorcha.core.rows import Int
from lorcha.games.jamaica.box import BIT_OF, CARDS, HAND, PILE, SPACES, TREASURES, TYPE_OF
from lorcha.games.jamaica.state import BEGIN_ROUND, BETH, GHOST, LAIR, Ship, Table


def set_up(table: Table) -> None:
    table.reveal("setup")
    lay_treasures(table)
    for seat in range(table.seats):
        deal_cards(table, table.ships[seat])
    table.captain = table.chance.below(table.seats)  # JA-14
    table.agenda.push(BEGIN_ROUND)


def lay_treasures(table: Table) -> None:
    """Nine cards in the pile, a token on each lair, the rest unseen out of it (JA-9, JA-10)."""
    for card in range(TREASURES):
        if table.seats != GHOST or card != BETH:
            table.pile.add(card)
    if table.seats == GHOST:  # JA-101
        table.ships[GHOST].powers = 1 << BETH
        table.faces.show_all(BETH)
    table.pile.shuffle(table.chance)
    while table.pile.count > PILE:
        table.removed.add(table.pile.draw())
    for space in range(SPACES):
        if TYPE_OF[space] == LAIR:
            table.lairs |= BIT_OF[space]


def deal_cards(table: Table, ship: Ship) -> None:
    """Eleven cards shuffled, three of them drawn (JA-13)."""
    for card in range(CARDS):
        ship.deck.add(card)
    ship.deck.shuffle(table.chance)
    for _ in range(HAND):
        card_drawn: Int = ship.deck.draw()
        ship.hand |= 1 << card_drawn
