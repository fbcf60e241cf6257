# compiled by mypyc
"""Cards and bids as the view has them."""

from functools import cache

from lorcha.games.panda.box import (
    ANIMALS,
    CARDS,
    COUNT_OF,
    NUMBER_OF,
    RANKS,
    SIDES,
    SUITS,
    SYMBOL_OF,
    SYMBOLS,
    VALUE_OF,
    VALUES,
)
from lorcha.games.panda.moves import KINDS
from lorcha.games.panda.rules.combination import kind_of, length_of, times_of, top_of
from lorcha.games.panda.state import Player, Table
from lorcha.games.panda.view.structs import Bid, Card, Combination, Half


def view_half(face: int) -> Half:
    symbol = SYMBOL_OF[face]
    return Half([VALUES[VALUE_OF[face]]] * COUNT_OF[face], SYMBOLS[symbol] if symbol else None)


def view_card(table: Table, card: int) -> Card:
    return element_of(card) if card >= ANIMALS else animal_of(card, table.sides[card])


@cache
def element_of(card: int) -> Card:
    suit = card - ANIMALS
    return Card(CARDS[card], SUITS[suit], number=NUMBER_OF[suit])


@cache
def animal_of(card: int, side: int) -> Card:
    halves = view_half(2 * card + side), view_half(2 * card + 1 - side)
    return Card(CARDS[card], SUITS[card // RANKS], SIDES[side], *halves)


def view_combination(bid: int) -> Combination:
    shape = int(length_of(bid)), int(times_of(bid))
    return Combination(KINDS[kind_of(bid)], VALUES[top_of(bid)], *shape)


def view_bids(table: Table, player: Player) -> list[Bid]:
    bids, first = [], 0
    for bid, size in zip(player.bids.to_list(), player.sizes.to_list(), strict=True):
        cards = player.laid.to_list()[first : first + size]
        jokers = [VALUES[value] for value in declared_jokers(table, bid, cards)]
        bids.append(Bid(view_combination(bid), [view_card(table, c) for c in cards], jokers))
        first += size
    return bids


def declared_jokers(table: Table, bid: int, cards: list[int]) -> list[int]:
    """The values of the combination that are not printed on its cards (PS-33)."""
    top, length = int(top_of(bid)), int(length_of(bid))
    left = [value for value in range(top - length + 1, top + 1) for _ in range(times_of(bid))]
    for card in cards:
        for _ in range(COUNT_OF[table.face(card)]):
            left.remove(VALUE_OF[table.face(card)])
    return left
