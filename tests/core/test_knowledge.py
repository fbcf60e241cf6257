"""Knowledge: who knows which hidden card, and how the rest is redealt."""

from collections import Counter
from collections.abc import Hashable
from itertools import permutations

import pytest

from lorcha.core.chance import Fast
from lorcha.core.knowledge import PUBLIC, Knowledge, Pile
from lorcha.core.rows import row_of
from tests.laws.chi_square import assert_uniform


def pile(*cards: int) -> Pile:
    laid = Pile(0)
    for card in cards:
        laid.add(card)
    return laid


def test_a_pile_is_drawn_from_the_top() -> None:
    deck = pile(3, 1, 2)
    assert [deck.draw(), deck.draw()] == [2, 1]
    assert deck.to_list() == [3]


def test_a_card_taken_out_leaves_the_others_in_order() -> None:
    hand = pile(5, 6, 7, 8)
    assert hand.take(1) == 6
    assert hand.to_list() == [5, 7, 8]
    assert (hand.find(8), hand.find(6)) == (2, -1)


def test_a_copied_pile_is_independent() -> None:
    hand = pile(5, 6)
    copy = Pile(0, hand)
    copy.take(0)
    copy.add(9)
    assert (hand.to_list(), copy.to_list()) == ([5, 6], [6, 9])


def test_a_shuffled_pile_keeps_its_cards_and_forgets_those_drawn() -> None:
    deck = pile(*range(20))
    deck.draw()
    deck.shuffle(Fast(1))
    assert deck.to_list() != list(range(19))
    assert sorted(deck.to_list()) == list(range(19))


def test_who_knows_a_card() -> None:
    knowledge = Knowledge(3)
    knowledge.show(0, 2)
    knowledge.show_all(1)
    assert [knowledge.knows(seat, 0) for seat in (-1, 0, 1, 2)] == [False, False, False, True]
    assert all(knowledge.knows(seat, 1) for seat in (-1, 0, 1, 2))
    assert not any(knowledge.knows(seat, 2) for seat in (-1, 0, 1, 2))
    assert knowledge.seen[1] == PUBLIC


def test_what_is_known_of_a_rank_only_grows_until_it_is_shuffled_away() -> None:
    knowledge = Knowledge(2)
    knowledge.narrow(0, 2)
    knowledge.narrow(0, 1)
    assert knowledge.limit[0] == 2
    knowledge.show(0, 1)
    knowledge.forget(0)
    assert (knowledge.limit[0], knowledge.seen[0]) == (0, 0)


def test_copied_knowledge_is_independent() -> None:
    knowledge = Knowledge(2)
    copy = Knowledge(2, knowledge)
    copy.show_all(0)
    copy.narrow(1, 1)
    assert (knowledge.seen[0], knowledge.limit[1]) == (0, 0)


RANKS = [0, 0, 1, 1, 2, 2]


def redealt(limits: list[int], known: list[int], seed: int) -> tuple[int, ...]:
    """Cards 0 to 5 in two piles, with the known limit of each, and those that seat 1 knows."""
    knowledge, hand, deck = Knowledge(6), pile(0, 1, 2), pile(3, 4, 5)
    for card in range(6):
        knowledge.narrow(card, limits[card])
    for card in known:
        knowledge.show(card, 1)
    knowledge.redeal([hand, deck], row_of(RANKS), 1, Fast(seed))
    return (*hand.to_list(), *deck.to_list())


@pytest.mark.parametrize("known", [[], [2], [0, 5]])
@pytest.mark.parametrize(
    "limits",
    [[0, 0, 0, 0, 0, 0], [0, 0, 1, 0, 0, 0], [0, 0, 1, 0, 1, 2], [0, 0, 0, 1, 2, 1]],
    ids=str,
)
def test_nested_ranks_are_dealt_evenly(limits: list[int], known: list[int]) -> None:
    possible = [
        cards
        for cards in permutations(range(6))
        if all(RANKS[card] >= limit for card, limit in zip(cards, limits, strict=True))
        and all(cards[card] == card for card in known)
    ]
    counted: Counter[Hashable] = Counter(
        redealt(limits, known, seed) for seed in range(20 * len(possible))
    )
    assert_uniform(counted, possible)


def test_what_others_know_stays_with_the_place() -> None:
    knowledge, hand, deck = Knowledge(6), pile(0, 1, 2), pile(3, 4, 5)
    knowledge.show(0, 0)
    knowledge.show(4, 3)
    knowledge.narrow(4, 1)
    knowledge.redeal([hand, deck], row_of(RANKS), 1, Fast(3))
    assert knowledge.seen[hand.cards[0]] == 1 << 0
    assert knowledge.seen[deck.cards[1]] == 1 << 3
    assert sum(knowledge.seen) == (1 << 0) + (1 << 3)
    assert knowledge.limit[deck.cards[1]] == 1
    assert sum(knowledge.limit) == 1


def test_how_the_unknown_cards_lay_before_does_not_matter() -> None:
    results = []
    for cards in ([0, 1, 2, 3, 4, 5], [4, 1, 5, 0, 2, 3]):
        knowledge, hand, deck = Knowledge(6), pile(*cards[:3]), pile(*cards[3:])
        knowledge.show(1, 0)
        knowledge.redeal([hand, deck], row_of(RANKS), 0, Fast(8))
        results.append(hand.to_list() + deck.to_list())
    assert results[0] == results[1]
    assert results[0][1] == 1
