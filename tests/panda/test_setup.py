"""Setup of the game and start of a round: PS-9 to PS-15, PS-76."""

from itertools import permutations

import pytest

from lorcha.core.chance import Fast
from lorcha.core.journal import Journal
from lorcha.core.options import BadOption, Value
from lorcha.games.panda import GAME
from lorcha.games.panda.box import ANIMALS, NUMBER_OF, SUITS
from lorcha.games.panda.rules.game import Panda
from tests.citing import rule
from tests.panda.positions import current_question, lay, points, position, view_of


def new(seats: int, seed: int = 1, **options: Value) -> Panda:
    table = GAME.new(seats, options, chance=Fast(seed), journal=Journal())
    assert isinstance(table, Panda)
    return table


def events(table: Panda, name: str) -> list[dict[str, object]]:
    assert table.journal is not None
    return [entry for entry in table.journal.for_reader(-1) if entry["event"] == name]


@rule("PS-9")
def test_two_to_five_players_with_a_point_each() -> None:
    for seats in (2, 3, 4, 5):
        assert points(new(seats)) == [1] * seats
    for seats in (1, 6):
        with pytest.raises(BadOption):
            new(seats)


@rule("PS-10")
def test_the_mood_is_drawn_or_fixed_and_stays() -> None:
    assert {view_of(new(3, seed), 0).mood for seed in range(20)} == {"hungry", "spin"}
    for mood in ("hungry", "spin"):
        assert {view_of(new(3, seed, mood=mood), 0).mood for seed in range(8)} == {mood}
    table = new(2, 3, mood="spin")
    while table.round < 3:
        assert view_of(table, 0).mood == "spin"
        play_first(table)


def play_first(table: Panda) -> None:
    seat = table.actors()[0]
    table.play(seat, table.legal(seat)[0])


@rule("PS-11")
@pytest.mark.parametrize(("seats", "suits"), [(2, 3), (3, 3), (4, 4), (5, 5)])
def test_the_element_cards_dealt_set_the_suits(seats: int, suits: int) -> None:
    table = new(seats)
    dealt = [entry["suit"] for entry in events(table, "got_element")]
    extra = [entry["suit"] for entry in events(table, "turned_up")]
    assert len(dealt) == seats
    assert len(extra) == (1 if seats == 2 else 0)
    assert sorted(view_of(table, 0).suits) == sorted(map(str, dealt + extra))
    assert len(view_of(table, 0).suits) == suits
    suit_sets = {tuple(view_of(new(seats, seed), 0).suits) for seed in range(60)}
    assert len(suit_sets) == {3: 10, 4: 5, 5: 1}[suits]


@rule("PS-12")
def test_the_highest_number_dealt_starts() -> None:
    beaten_by_nobodys = 0
    for seed in range(60):
        table = new(2 + seed % 4, seed)
        numbers = {
            e["seat"]: NUMBER_OF[SUITS.index(str(e["suit"]))] for e in events(table, "got_element")
        }
        assert table.actors() == [max(numbers, key=lambda seat: numbers[seat])]
        for entry in events(table, "turned_up"):
            beaten_by_nobodys += NUMBER_OF[SUITS.index(str(entry["suit"]))] > max(numbers.values())
    assert beaten_by_nobodys > 0
    assert len({NUMBER_OF[suit] for suit in range(5)}) == 5


@rule("PS-13")
def test_suits_can_be_chosen() -> None:
    starters = set()
    for seed in range(20):
        table = new(3, seed, suits="fire-wood-metal")
        assert view_of(table, 0).suits == ["fire", "wood", "metal"]
        starters.add(table.actors()[0])
    assert starters == {0, 1, 2}  # their element cards are still dealt out
    with pytest.raises(BadOption, match="3 players play with 3 suits, not 4"):
        new(3, suits="fire-earth-wood-metal")


@rule("PS-13")
def test_suits_are_named_in_any_order() -> None:
    """The order makes no difference, to the record neither."""
    orders = ["-".join(order) for order in permutations(("fire", "wood", "metal"))]
    records = [GAME.complete(3, {"suits": order}) for order in orders]
    assert {str(record["suits"]) for record in records} == {"fire-wood-metal"}
    assert len({str(new(3, 7, suits=order).dump()) for order in orders}) == 1


@rule("PS-13")
def test_five_players_may_name_all_five_suits() -> None:
    assert view_of(new(5, suits="metal-water-wood-earth-fire"), 0).suits == SUITS
    for seats in (2, 3, 4):
        with pytest.raises(BadOption, match="not 5"):
            new(seats, suits="fire-earth-wood-water-metal")
    with pytest.raises(BadOption, match="5 players play with 5 suits, not 3"):
        new(5, suits="fire-earth-wood")


@rule("PS-13")
@pytest.mark.parametrize("suits", ["fire-fire-wood", "fire-wood-air", "fire-wood", "fire wood"])
def test_suits_that_are_not_there_or_named_twice_are_refused(suits: str) -> None:
    with pytest.raises(BadOption, match=r"suits is drawn or"):
        new(3, suits=suits)


@rule("PS-13")
@pytest.mark.parametrize(("seats", "deck"), [(2, 15), (3, 3), (4, 4), (5, 5)])
def test_element_cards_can_be_left_out(seats: int, deck: int) -> None:
    table = new(seats, element_cards=False)
    assert table.deck.count == deck
    held = [card for player in table.players for card in player.hand.to_list()]
    assert all(card < ANIMALS for card in held + table.deck.to_list())
    assert len(events(table, "got_element")) == seats


@rule("PS-14")
@pytest.mark.parametrize(
    ("seats", "cards", "deck"), [(2, 42, 18), (3, 42, 6), (4, 56, 8), (5, 70, 10)]
)
def test_twelve_cards_each_white_side_up(seats: int, cards: int, deck: int) -> None:
    table = new(seats)
    hands = [player.hand.to_list() for player in table.players]
    assert [len(hand) for hand in hands] == [12] * seats
    assert (table.deck.count, table.discard.count) == (deck, 0)
    assert len({*table.deck.to_list(), *(card for hand in hands for card in hand)}) == cards
    assert not any(table.sides[card] for card in range(70))


@rule("PS-15")
def test_the_first_player_leads_the_first_trick_and_tricks_follow() -> None:
    table = new(3)
    first = table.actors()[0]
    assert (table.leader, table.trick, table.round) == (first, 1, 1)
    while table.trick == 1:
        play_first(table)
    assert (table.trick, table.round) == (2, 1)


@rule("PS-76")
def test_all_cards_are_gathered_and_dealt_anew() -> None:
    table = position("fire-3", "earth-4 earth-5@B", points=(4, 2), mood="spin")
    suits = table.suits
    lay(table, 0, "fire-3")
    table.play(1, 0)  # passes, the round is over
    assert (table.round, table.trick, current_question(table)) == (2, 1, "turn 1")
    assert [player.hand.count for player in table.players] == [12, 12]
    assert (table.deck.count, table.discard.count) == (18, 0)
    assert not any(table.sides[card] for card in range(70))
    assert (table.suits, table.mood, points(table)) == (suits, 1, [4 + 2, 2])
