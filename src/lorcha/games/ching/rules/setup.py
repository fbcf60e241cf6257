# compiled by mypyc
"""Setting up: missions on the board, decks shuffled, hands dealt (MC-14 to MC-19)."""

from lorcha.core.rows import Int, row
from lorcha.games.ching.box import (
    ENCOUNTERS,
    NUMBERS,
    TILE_NUMBER,
    TILE_PLACES,
    hand_for,
    missions_for,
)
from lorcha.games.ching.events import DEALT, MISSIONS_LAID, SET_ASIDE
from lorcha.games.ching.rules.expedition import bit_of
from lorcha.games.ching.rules.missions import missions_left
from lorcha.games.ching.state import ASIDE, BEGIN_ROUND, ON_BOARD, Table


def set_up(table: Table) -> None:
    table.reveal("setup")
    for card in range(ENCOUNTERS):
        table.encounter_deck.add(card)
    table.encounter_deck.shuffle(table.chance)
    place_missions(table, missions_for(int(table.seats)))
    for number in range(1, NUMBERS + 1):
        table.deck.add(number)
    table.deck.shuffle(table.chance)
    for seat in range(table.seats):
        table.order[seat] = seat
        deal(table, seat, hand_for(int(table.seats)))
    table.agenda.push(BEGIN_ROUND)


def deal(table: Table, seat: Int, count: Int) -> None:
    cards: Int = 0
    for _ in range(count):
        card = table.deck.draw()
        table.captains[seat].hand.add(card)
        table.charts.enter(card, seat)
        cards |= bit_of(card)
    table.tell_only(1 << seat, DEALT, seat, cards)


def place_missions(table: Table, wanted: Int) -> None:
    """Drawn one by one; a tile that finds all places of its number taken is set aside (MC-15)."""
    tiles = row(len(table.missions))
    for tile in range(len(tiles)):
        tiles[tile] = tile
    table.chance.shuffle(tiles, 0, len(tiles))
    at: Int = 0
    while wanted > 0:
        tile = tiles[at]
        at += 1
        if on_board(table, TILE_NUMBER[tile]) < TILE_PLACES[tile]:
            table.missions[tile] = ON_BOARD
            wanted -= 1
        else:
            table.missions[tile] = ASIDE
            table.tell(SET_ASIDE, -1, tile)
    table.tell(MISSIONS_LAID, -1, missions_left(table))


def on_board(table: Table, number: Int) -> Int:
    """How many missions of this number lie on the board."""
    count: Int = 0
    for tile in range(len(table.missions)):
        if table.missions[tile] == ON_BOARD and TILE_NUMBER[tile] == number:
            count += 1
    return count
