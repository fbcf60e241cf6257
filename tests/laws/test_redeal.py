"""Law 6: every world a seat considers possible is dealt equally often, and no other is."""

from collections import Counter
from collections.abc import Callable, Hashable
from itertools import permutations
from typing import TypeAlias

import pytest

from lorcha.core.chance import Chance, Fast
from lorcha.core.compiled import COMPILED
from lorcha.core.game import Game
from lorcha.core.knowledge import Pile
from lorcha.core.state import SPECTATOR
from tests.laws.chi_square import assert_uniform
from tests.laws.tables import sampled, tables
from tests.toy.box import CARDS, CURSED, RANK
from tests.toy.rules import Toy
from tests.toy.table import ASK_RAID, Table

World: TypeAlias = tuple[int, ...]
SAMPLES = 60 if COMPILED else 20  # of each world, on average


def laid(*hands: str, deck: str, cursed: str = "", looked: str = "") -> Toy:
    """A table for two with these cards; all others are thrown away.

    `cursed` lists cards all know to be cursed, `looked` cards of seat 1 that seat 0 has looked at.
    """
    toy = Toy(len(hands), Fast(0))
    for seat, hand in enumerate(hands):
        for card in cards_of(hand):
            toy.pirates[seat].hand.add(card)
            toy.knowledge.show(card, seat)
    for card in cards_of(deck):
        toy.deck.add(card)
    for card in cards_of(cursed):
        toy.knowledge.narrow(card, CURSED)
    for card in cards_of(looked):
        toy.knowledge.show(card, 0)
    for card in set(range(len(CARDS))) - set(world_of(toy)):
        toy.throw_away(card)
    toy.agenda.push(ASK_RAID, 1)
    return toy


def cards_of(names: str) -> list[int]:
    return [CARDS.index(name) for name in names.split()]


def world_of(table: Table) -> World:
    return tuple(card for pile in table.hidden_piles() for card in pile.to_list())


def possible_worlds(table: Table, seat: int) -> set[World]:
    """Found by trying: every order of the unknown cards in which no curse is something else."""
    cards, knowledge = world_of(table), table.knowledge
    open_places = [i for i, card in enumerate(cards) if not knowledge.knows(seat, card)]
    worlds = set()
    for order in permutations([cards[i] for i in open_places]):
        world = list(cards)
        for place, card in zip(open_places, order, strict=True):
            world[place] = card
        if all(RANK[new] >= knowledge.limit[old] for new, old in zip(world, cards, strict=True)):
            worlds.add(tuple(world))
    return worlds


SMALL = {
    "nothing known": laid("gold_1 gold_2", "gold_3 curse_1", deck="shield_1 curse_2"),
    "a curse given away": laid(
        "gold_1 gold_2", "gold_3 curse_1", deck="shield_1 curse_2", cursed="curse_1"
    ),
    "two curses given away": laid(
        "gold_1", "curse_1 gold_3 curse_2", deck="shield_1 curse_3", cursed="curse_1 curse_2"
    ),
    "a card looked at": laid(
        "gold_1 curse_3", "gold_3 curse_1", deck="gold_9 curse_2", cursed="curse_1", looked="gold_3"
    ),
}


def one_chance() -> Callable[[int], Chance]:
    chance = Fast(7)
    return lambda number: chance


CHANCES: dict[str, Callable[[int], Chance]] = {"one chance": one_chance(), "a seed each": Fast}


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1])
@pytest.mark.parametrize("toy", SMALL.values(), ids=SMALL)
@pytest.mark.parametrize("chance_of", CHANCES.values(), ids=CHANCES)
def test_every_possible_world_is_dealt_as_often(
    chance_of: Callable[[int], Chance], toy: Toy, seat: int
) -> None:
    possible = possible_worlds(toy, seat)
    assert world_of(toy) in possible
    counted: Counter[Hashable] = Counter(
        world_of(toy.redeal(seat, chance_of(number))) for number in range(SAMPLES * len(possible))
    )
    assert_uniform(counted, possible)


@pytest.mark.parametrize(
    ("game", "seats", "numbers"), [t for t in tables(share=10) if str(t.id).startswith("toy")]
)
def test_no_redealt_world_contradicts_what_is_known(game: Game, seats: int, numbers: range) -> None:
    for number in numbers:
        for table in sampled(game, seats, number):
            assert isinstance(table, Table)
            for seat in range(SPECTATOR, seats):
                world = table.redeal(seat, Fast(number))
                assert isinstance(world, Table)
                check_known(table, world, seat)


def check_known(table: Table, world: Table, seat: int) -> None:
    for old, new in zip(table.hidden_piles(), world.hidden_piles(), strict=True):
        check_pile(table, world, seat, old, new)
    assert sorted(world_of(world)) == sorted(world_of(table))


def check_pile(table: Table, world: Table, seat: int, old: Pile, new: Pile) -> None:
    for was, now in zip(old.to_list(), new.to_list(), strict=True):
        assert not table.knowledge.knows(seat, was) or now == was
        assert RANK[now] >= table.knowledge.limit[was] == world.knowledge.limit[now]
        assert table.knowledge.seen[was] == world.knowledge.seen[now]
