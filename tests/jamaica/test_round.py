"""C. The round."""

import pytest

from lorcha.core.chance import Scripted
from lorcha.core.state import IllegalMove
from lorcha.games.jamaica.state import Table
from tests.citing import rule
from tests.jamaica.positions import (
    GAME,
    event_names,
    events,
    fresh,
    hand,
    holds,
    moves,
    play,
    question,
    random_game,
    ship,
    table,
    view,
    where,
)


def dice_thrown(one: int, other: int, captain: int = 0, seats: int = 3) -> Table:
    """A new game in which the first Captain has thrown these dice."""
    setup = [0] * (11 + seats * 10)
    return fresh(seats, Scripted([*setup, captain, one - 1, other - 1, *[0] * 400]))


@rule("JA-15")
def test_dice_cards_actions_end_of_round() -> None:
    state = dice_thrown(4, 2)
    assert view(state, 0).phase == "dice"
    play(state, 0, "dice 2")
    assert view(state, 0).phase == "card"
    while state.round == 1:
        seat = state.actors()[0]
        play(state, seat, moves(state, seat)[0])
    firsts = [event_names(state).index(e) for e in ("dice_placed", "chose", "revealed", "drew")]
    assert firsts == sorted(firsts)


@rule("JA-16")
def test_the_captain_says_which_die_is_the_morning() -> None:
    state = dice_thrown(4, 2, captain=1)
    assert question(state) == ("dice", [1])
    assert moves(state, 1) == ["dice 4", "dice 2"]
    play(state, 1, "dice 2")
    assert (state.morning, state.evening) == (2, 4)
    assert (view(state, 2).morning, view(state, 2).evening) == (2, 4)


@rule("JA-16")
def test_a_double_leaves_nothing_to_choose() -> None:
    assert question(dice_thrown(5, 5)) == ("card", [0, 1, 2])


@rule("JA-17")
def test_all_choose_at_once_in_secret_and_for_good() -> None:
    state = dice_thrown(3, 3)
    card = moves(state, 1)[0]
    play(state, 1, card)
    assert question(state) == ("card", [0, 2])
    assert view(state, 0).ships[1].has_chosen
    assert view(state, 0).ships[1].chosen is None
    assert view(state, 1).ships[1].chosen == card.split()[1]
    with pytest.raises(IllegalMove):
        play(state, 1, card)
    assert "card" not in events(state, "chose", 0)[0]


@rule("JA-18")
def test_clockwise_from_the_captain_morning_before_evening() -> None:
    cards = ("gold_gold", "food_gunpowder", "gunpowder_food")
    state = table(*(ship(4, "-", card=card) for card in cards), dice="2 5", captain=1)
    assert [e["seat"] for e in events(state, "revealed")] == [1, 2, 0]
    loads = [(e["seat"], e["amount"], e["resource"]) for e in events(state, "loaded")]
    assert loads[:2] == [(1, 2, "food"), (1, 5, "gunpowder")]


@rule("JA-18")
def test_every_round_goes_round_the_table_from_its_captain() -> None:
    for captain in range(4):
        state = dice_thrown(3, 3, captain, seats=4)
        announced = view(state, 0).order
        while state.round == 1:
            seat = state.actors()[0]
            play(state, seat, moves(state, seat)[0])
        order = [e["seat"] for e in events(state, "revealed")]
        assert order == announced == [(captain + i) % 4 for i in range(4)]


@rule("JA-18", "JA-21")
def test_a_card_is_turned_up_only_when_the_turn_before_is_over() -> None:
    first = ship(4, "1 gold, 1 gold, 1 food, 1 food, 1 gold", card="gunpowder_food")
    state = table(first, ship(4, "-", card="gold_gold"), dice="2 2")
    assert question(state) == ("dump", [0])
    assert view(state, 0).ships[1].played == []
    play(state, 0, "dump 1")
    assert question(state) == ("dump", [0])
    assert not events(state, "revealed")[1:]
    play(state, 0, "dump 2")
    assert [e["seat"] for e in events(state, "revealed")] == [0, 1]


@rule("JA-19")
def test_both_actions_are_carried_out_however_unwelcome() -> None:
    state = table(ship(1, "9 food", card="forward_backward"), ship(), dice="2 3")
    assert where(state, 0) == (0, 0)
    assert len(events(state, "sailed")) == 2


@rule("JA-20")
def test_the_evening_load_does_not_pay_for_the_morning() -> None:
    state = table(ship(2, "1 food", card="forward_food"), ship(), dice="1 6")
    assert events(state, "fell_short")[0]["owned"] == 1
    assert where(state, 0) == (0, 0)
    assert holds(state, 0)[0] == "6 food"


@rule("JA-20")
def test_nothing_is_skipped_between_two_moves() -> None:
    first = ship(2, "9 food, 9 gold", card="forward_forward")
    state = table(first, ship(3, "-"), dice="1 2", throws="4 4")
    assert event_names(state)[:6] == [
        "revealed",
        "sailed",
        "attacked",
        "threw",
        "threw",
        "compared",
    ]
    assert [e["amount"] for e in events(state, "paid")] == [2, 3]  # space 3, then space 5


@rule("JA-20")
def test_two_loads_of_gold_go_to_two_holds() -> None:
    state = table(ship(4, "-", card="gold_gold"), ship(), dice="4 4")
    assert holds(state, 0)[:3] == ["4 gold", "4 gold", "-"]


@rule("JA-22")
def test_everybody_draws_up_to_three_in_the_order_of_the_turns() -> None:
    ships = [ship(4, "-", card="gold_gold") for _ in range(3)]
    state = table(*ships, captain=2)
    assert [e["seat"] for e in events(state, "drew")] == [2, 0, 1]
    assert [len(hand(state, seat)) for seat in range(3)] == [3, 3, 3]


@rule("JA-22", "JA-87")
def test_morgans_map_draws_a_fourth_card() -> None:
    state = table(ship(4, "-", card="gold_gold", powers="morgans_map"), ship(4, "-"))
    assert [len(hand(state, seat)) for seat in (0, 1)] == [4, 3]


@rule("JA-23")
def test_played_cards_lie_open() -> None:
    state = table(ship(4, "-", card="gold_gold"), ship(4, "-", card="food_gunpowder"))
    assert view(state, -1).ships[0].played == ["gold_gold"]
    assert view(state, 0).ships[1].played == ["food_gunpowder"]


@rule("JA-24")
def test_the_first_shuffle_comes_at_the_end_of_round_nine() -> None:
    for state in random_game(3, 11):
        shuffled = events(state, "shuffled")
        if state.round == 9:
            assert not shuffled
            assert state.ships[0].deck.count == 0
        if state.round == 10:
            assert len(shuffled) == 3
            sizes = {(len(hand(state, s)), state.ships[s].deck.count) for s in state.actors()}
            assert sizes <= {(3, 8)}
            assert all(state.ships[s].played.count == 0 for s in range(3))
            return
    raise AssertionError("the game was over before round 10")


@rule("JA-24")
def test_the_played_pile_is_shuffled_with_the_card_of_this_round() -> None:
    ten = "food_forward forward_forward forward_backward backward_forward forward_gunpowder"
    seven = f"{ten} gunpowder_gold gold_forward forward_food"
    first = ship(4, "-", card="gold_gold", hand="food_gunpowder gunpowder_food", played=seven)
    state = table(first, ship(4, "-"))
    assert len(hand(state, 0)) == 3
    assert state.ships[0].deck.count == 8
    assert state.ships[0].played.count == 0
    assert events(state, "shuffled")


@rule("JA-25")
def test_the_compass_goes_to_the_left_neighbour() -> None:
    for captain in range(3):
        ships = [ship(4, "-", card="gold_gold") for _ in range(3)]
        assert table(*ships, captain=captain).captain == (captain + 1) % 3


@rule("JA-26")
def test_no_round_is_the_last_until_somebody_is_home() -> None:
    longest = 0
    for seed in range(25):
        *_, state = random_game(2, seed)
        longest = max(longest, state.round)
        assert any(state.ships[seat].finished() for seat in range(2))
    assert longest > 30
    assert GAME.question(state) == ""
