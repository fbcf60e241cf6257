"""What the view tells of the turn: who has acted, which action cards are barred, and why."""

from lorcha.games.dragon.box import ACTIONS
from tests.citing import rule
from tests.dragon.positions import (
    FOR_THREE,
    FOR_TWO,
    current_question,
    moves,
    play,
    prince,
    random_game,
    table,
    view,
)


@rule("YD-30", "YD-32")
def test_a_barred_action_card_has_its_reason() -> None:
    state = table(prince(), prince(yuan=2), groups=FOR_TWO)
    play(state, 0, "act harvest")
    closed = FOR_TWO[0].split()
    assert view(state).princes[1].barred == dict.fromkeys(closed, "fee")
    assert view(table(prince(yuan=1), prince())).princes[0].barred == {"privilege": "privilege"}


@rule("YD-32")
def test_an_action_without_goods_left_is_barred() -> None:
    state = table(prince(), prince())
    state.rice_left = 0
    assert view(state).princes[0].barred == {"harvest": "left"}


@rule("YD-28", "YD-32")
def test_what_is_not_barred_is_legal() -> None:
    for state in random_game(3, 7):
        question, seats = current_question(state)
        if question == "action":
            legal = {move.removeprefix("act ") for move in moves(state, seats[0])} - {"pass"}
            assert legal == set(ACTIONS) - set(view(state).princes[seats[0]].barred)


def test_nothing_is_barred_outside_the_action_phase() -> None:
    assert view(table(prince(yuan=0), prince(), at="person")).princes[0].barred == {}


def test_the_price_of_a_large_privilege_is_that_of_the_options() -> None:
    for price in (6, 7):
        prices = view(table(prince(), prince(), large_privilege_price=price)).prices
        assert (prices.small, prices.large) == (2, price)


def test_turns_follow_the_order_of_the_phase() -> None:
    state = table(prince(), prince(), prince(), groups=FOR_THREE)
    order = view(state).order
    play(state, order[0], "act harvest")
    turns = [view(state).princes[seat].turn for seat in order]
    assert turns == ["acted", None, "next"]
    hiring = table(prince(), prince(), prince(), at="person")
    turns = [view(hiring).princes[seat].turn for seat in view(hiring).order]
    assert turns == [None, "plays_next", "plays_later"]
