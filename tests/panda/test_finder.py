"""The combination finder: exact, each bid once, and at home in hands that explode."""

import time
from random import Random

import pytest

from lorcha.core.knowledge import Pile
from lorcha.core.moves import Moves
from lorcha.core.rows import row
from lorcha.games.panda.box import ANIMALS, CARDS, COUNT_OF, MOST_CARDS, SYMBOL_OF, VALUE_OF
from lorcha.games.panda.moves import DECLARE, KINDS
from lorcha.games.panda.rules.combination import (
    cards_of,
    combination,
    declared_by,
    kind_of,
    length_of,
    times_of,
    top_of,
    with_cards,
    without_cards,
)
from lorcha.games.panda.rules.finder import Fan
from lorcha.games.panda.rules.turn import WIDEST
from lorcha.games.panda.state import JOKER
from tests.citing import rule
from tests.panda.brute_force import Combination, Face, beats, opens
from tests.panda.positions import current_question, do, laid, places_of, position

WHOLE = 1 << 20


def fan_of(cards: list[int], blue: set[int]) -> tuple[Fan, Moves]:
    pile, sides, out = Pile(MOST_CARDS), row(len(CARDS)), Moves()
    for card in cards:
        pile.add(card)
        sides[card] = int(card in blue)
    return Fan(pile, sides, out), out


def bids_in(out: Moves) -> list[tuple[int, Combination]]:
    return [
        (
            int(cards_of(bid)),
            (KINDS[kind_of(bid)], int(length_of(bid)), int(times_of(bid)), int(top_of(bid))),
        )
        for bid in out.to_list()
    ]


def faces_of(cards: list[int], blue: set[int]) -> list[Face]:
    faces = [2 * card + (card in blue) for card in cards]
    return [(VALUE_OF[f], COUNT_OF[f], SYMBOL_OF[f] == JOKER) for f in faces]


def some_hand(random: Random) -> tuple[list[int], set[int]]:
    """Up to eight cards; often close in value, often water, so that much fits together."""
    cards = list(range(ANIMALS))
    if random.random() < 0.7:
        middle = random.randrange(13)
        cards = [card for card in cards if min(distances(card, middle)) < 3]
    cards = sorted(random.sample(cards, random.randint(1, 8)))
    return cards, {card for card in cards if random.random() < 0.6}


def distances(card: int, value: int) -> list[int]:
    return [abs(int(VALUE_OF[face]) - value) for face in (2 * card, 2 * card + 1)]


@rule("PS-24", "PS-25", "PS-31", "PS-39", "PS-41")
@pytest.mark.parametrize("seed", range(8))
def test_the_finder_is_exact_on_small_hands(seed: int) -> None:
    """2,500 hands a seed: opening, and against three bids that some other hand could make."""
    random = Random(seed)
    bids = [bid for _ in range(60) for bid in opens(faces_of(*some_hand(random)))]
    for _ in range(2500):
        cards, blue = some_hand(random)
        fan, out = fan_of(cards, blue)
        expected = list(opens(faces_of(cards, blue)))
        assert fan.find(-1, False, WHOLE)
        assert sorted(bids_in(out)) == sorted(expected)
        for _ in range(3):
            same_shape, current = random.random() < 0.5, random.choice(bids)[1]
            kind, length, times, top = current
            out.count = 0
            assert fan.find(combination(KINDS.index(kind), length, times, top), same_shape, WHOLE)
            beating = [bid for bid in expected if beats(bid[1], current, same_shape)]
            assert sorted(bids_in(out)) == sorted(beating)


# Found by climbing from hand to hand: no hand with more bids is known.
EXPLODING = (
    "fire-8@B fire-9 fire-10 fire-J earth-5@B wood-3@B wood-10 water-3@B water-4@B water-5@B "
    "water-10 water-J water-Q water-2@B metal-9 metal-J metal-Q"
)


def exploding() -> list[int]:
    table = position(EXPLODING, "fire-3", "fire-4", "fire-7", "fire-5")
    fan = Fan(table.players[0].hand, table.sides, Moves())
    assert fan.find(-1, False, WHOLE)
    return fan.out.to_list()


def test_a_hand_of_seventeen_cards_with_tens_of_thousands_of_bids_is_survived() -> None:
    begun = time.perf_counter()
    whole = exploding()
    assert time.perf_counter() - begun < 60
    assert len(whole) > 47_000
    assert len(set(whole)) == len(whole)


def test_too_many_bids_are_asked_for_in_steps() -> None:
    table = position(EXPLODING, "fire-3", "fire-4", "fire-7", "fire-5")
    declared = [m for m in table.legal(0) if DECLARE.matches(m)]
    assert declared == table.legal(0)
    combinations = [declared_by(move) for move in declared]

    assert {without_cards(bid) for bid in exploding()} == set(combinations)
    do(table, 0, "declare sequence Q 3 1")
    assert table.actors() == [0]


MANY = "fire-9 earth-9 wood-9 water-9 metal-9 metal-A@B water-2@B wood-10 water-3@B earth-6@B"


def test_the_steps_lose_no_bid_and_find_none_twice() -> None:
    """Every way through the steps of a hand that has to be asked for in steps."""
    table = position(MANY, "fire-3", "fire-4", "fire-7", "fire-8")
    fan = Fan(table.players[0].hand, table.sides, Moves())
    assert fan.find(-1, False, WHOLE)
    assert fan.out.count > WIDEST
    declared = [declared_by(move) for move in table.legal(0)]
    reached = [bid for one in declared for bid in completed(fan, one, 0)]
    assert sorted(reached) == sorted(fan.out.to_list())


def completed(fan: Fan, declared: int, picked: int) -> list[int]:
    """All bids to which the steps after these lead."""
    bid = int(with_cards(declared, picked))
    ways = int(fan.next_cards(bid))
    assert ways, "a step that leads nowhere"
    bids = [bid] if ways & 1 else []
    for place in range(MOST_CARDS):
        if ways >> place + 1 & 1:
            bids += completed(fan, declared, picked | 1 << place)
    return bids


def test_a_bid_made_in_steps_is_the_bid() -> None:
    cards = "fire-9 wood-9 earth-9 metal-A@B"
    table = position(MANY, "fire-3", "fire-4", "fire-7", "fire-8")
    places = places_of(table, 0, cards)
    do(table, 0, "declare bomb 9 1 6")
    for place in range(MOST_CARDS):
        if (
            places >> place & 1 and current_question(table) == "turn 0"
        ):  # a single way on is not asked for
            do(table, 0, f"pick {place + 1}")
    assert set(laid(table, 0).split()) == set(cards.split())
    assert current_question(table) == "turn 1"
