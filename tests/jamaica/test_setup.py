"""B. Setup, three to six players."""

from collections import Counter

import pytest

from lorcha.core.rows import to_list
from lorcha.games.jamaica.box import BOX, TOKENS, TREASURES
from tests.citing import rule
from tests.jamaica.positions import fresh, hand, holds, powers, view, where


@rule("JA-9")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_nine_treasures_in_the_pile_and_three_out_of_the_game(seats: int) -> None:
    state = fresh(seats)
    assert state.pile.count == 9
    assert state.removed.count == 3
    assert sorted(state.pile.to_list() + state.removed.to_list()) == list(range(TREASURES))


@rule("JA-9")
def test_every_card_may_be_the_one_on_top_or_out_of_the_game() -> None:
    tops = Counter(fresh(3, seed).pile.to_list()[-1] for seed in range(600))
    out = Counter(card for seed in range(200) for card in fresh(3, seed).removed.to_list())
    assert set(tops) == set(out) == set(range(TREASURES))
    assert max(tops.values()) < 100
    assert max(out.values()) < 100


@rule("JA-10")
def test_a_token_on_each_lair() -> None:
    assert view(fresh(3), -1).lairs == [4, 9, 11, 19, 22, 25, 33, 37, 44]


@rule("JA-11")
def test_every_ship_starts_in_port_royal_with_three_food_and_three_doubloons() -> None:
    state = fresh(6)
    for seat in range(6):
        assert where(state, seat) == (0, 0)
        assert holds(state, seat) == ["3 food", "3 gold", "-", "-", "-"]
        assert powers(state, seat) == []
    assert to_list(state.bank) == [TOKENS[0] - 18, TOKENS[1] - 18, TOKENS[2]]
    assert len({s.colour for s in view(state, 0).ships}) == 6


@rule("JA-12")
def test_the_eleven_cards_make_one_panorama() -> None:
    cards = BOX["action_cards"]["cards"]
    text = " ".join(f"{card['morning']}/{card['evening']}" for card in cards)
    assert text == (
        "food/forward forward/forward forward/backward backward/forward forward/gunpowder "
        "gunpowder/gold gold/gold gold/forward forward/food food/gunpowder gunpowder/food"
    )
    for card, following in zip(cards, cards[1:] + cards[:1], strict=True):
        assert card["evening"] == following["morning"]


@rule("JA-13")
def test_three_cards_in_hand_eight_in_the_deck() -> None:
    state = fresh(4)
    for seat in range(4):
        own = state.ships[seat]
        assert (len(hand(state, seat)), own.deck.count, own.played.count) == (3, 8, 0)
    assert len({tuple(hand(fresh(3, seed), 0)) for seed in range(50)}) > 20


@rule("JA-14")
def test_the_first_captain_is_drawn_and_has_the_dice() -> None:
    captains = Counter(fresh(4, seed).captain for seed in range(400))
    assert set(captains) == {0, 1, 2, 3}
    assert min(captains.values()) > 60
    state = next(s for s in (fresh(3, seed) for seed in range(9)) if s.morning != s.evening)
    assert state.actors() == [state.captain]
