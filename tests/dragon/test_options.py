"""K. The options, each value of each (YD-82)."""

import pytest

from lorcha.core.options import BadOption, Value
from tests.citing import rule
from tests.dragon.positions import (
    FOR_TWO,
    GAME,
    Json,
    cards,
    current_question,
    each,
    fresh,
    moves,
    palaces,
    play,
    prince,
    table,
    view,
)


@rule("YD-82")
def test_options_and_their_defaults() -> None:
    assert GAME.complete(3, {}) == {
        "large_privilege_price": 6,
        "goods_supply": "components",
        "bank": "unlimited",
        "festival_zero_scores": False,
        "start_seat": "random",
        "open_hands": False,
    }


@rule("YD-82")
@pytest.mark.parametrize(
    "wrong",
    [
        {"large_privilege_price": 5},
        {"goods_supply": "endless"},
        {"bank": "components "},
        {"festival_zero_scores": 1},
        {"start_seat": 3},
        {"start_seat": -1},
        {"start_seat": False},
        {"open_hands": "yes"},
        {"expansion": True},
    ],
)
def test_other_options_are_refused(wrong: dict[str, Value]) -> None:
    with pytest.raises(BadOption):
        fresh(3, **wrong)


@rule("YD-82", "YD-42")
@pytest.mark.parametrize(("price", "yuan"), [(6, 6), (7, 7)])
def test_large_privilege_price(price: int, yuan: int) -> None:
    state = table(prince(yuan=yuan), prince(), groups=FOR_TWO, large_privilege_price=price)
    play(state, 0, "act privilege", "buy large")
    assert (each(state, "large"), each(state, "yuan")) == ([1, 0], [0, 6])
    state = table(prince(yuan=yuan - 1), prince(), groups=FOR_TWO, large_privilege_price=price)
    play(state, 0, "act privilege")
    assert each(state, "small") == [1, 0]  # no more could be afforded


@rule("YD-82", "YD-43", "YD-44")
def test_goods_supply_unlimited() -> None:
    """The other has all that is in the box, and nothing runs out."""
    rich = prince(*["3"] * 22, rice=24, fireworks=12, small=5, large=3)
    home = prince("3 craftsman old_farmer old_pyrotechnist", yuan=20)
    for card, field, gain in [("harvest", "rice", 3), ("fireworks", "fireworks", 3)]:
        state = table(home, rich, groups=FOR_TWO, goods_supply="unlimited")
        play(state, 0, f"act {card}")
        assert each(state, field)[0] == gain
    for size in ("small", "large"):
        state = table(home, rich, groups=FOR_TWO, goods_supply="unlimited")
        play(state, 0, "act privilege", f"buy {size}")
        assert each(state, size)[0] == 1
    state = table(home, rich, groups=FOR_TWO, goods_supply="unlimited")
    play(state, 0, "act build", "build 2")  # the first of two floors can only begin a palace
    assert palaces(state, 0)[2] == "2"
    assert view(state).supplies.floors is None
    assert not GAME.broken_invariants(state)


# ---- a counted bank


@rule("YD-82")
def test_a_counted_bank_pays_what_it_holds() -> None:
    """One yuan is left of the 66: the taxes bring one, then nobody can raise any."""
    homes = prince("2 tax_collector", yuan=60), prince(yuan=5)
    state = table(*homes, groups=FOR_TWO, bank="components")
    play(state, 0, "act taxes")
    assert each(state, "yuan") == [61, 5]
    assert state.bank == 0
    assert view(state).supplies.yuan == 0


@rule("YD-82")
def test_an_empty_bank_closes_the_taxes() -> None:
    state = table(prince(yuan=60), prince(yuan=6), groups=FOR_TWO, bank="components")
    assert "act taxes" not in moves(state, 0)
    play(state, 0, "act research")
    assert "act taxes" not in moves(state, 1)


@rule("YD-82")
def test_the_fee_just_paid_can_be_raised_as_taxes() -> None:
    homes = prince(yuan=60), prince("2 tax_collector", yuan=6)
    state = table(*homes, groups=FOR_TWO, bank="components")
    play(state, 0, "act harvest")
    play(state, 1, "act taxes")  # five are due, the three of the fee are there
    assert each(state, "yuan") == [60, 6 - 3 + 3]
    assert state.bank == 0


@rule("YD-82", "YD-33")
@pytest.mark.parametrize(("bank", "gets"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_passing_with_a_counted_bank(bank: int, gets: int) -> None:
    homes = prince(yuan=1), prince(yuan=65 - bank)
    state = table(*homes, groups=FOR_TWO, bank="components")
    play(state, 0, "pass")
    assert each(state, "yuan")[0] == 1 + gets
    assert current_question(state) == ("action", [1])


# ---- the others


def festival(*fireworks: int, zero: bool) -> list[int]:
    homes: list[Json] = [prince(fireworks=f) for f in fireworks]
    state = table(*homes, at="event", event="festival", festival_zero_scores=zero)
    return each(state, "points")


@rule("YD-82", "YD-68")
@pytest.mark.parametrize(
    ("fireworks", "with_zero", "without"),
    [
        ((0, 0), [6, 6], [0, 0]),
        ((2, 0), [6, 3], [6, 0]),
        ((2, 1, 0), [6, 3, 0], [6, 3, 0]),
        ((3, 3, 0), [6, 6, 3], [6, 6, 0]),
    ],
)
def test_festival_zero_scores(
    fireworks: tuple[int, ...], with_zero: list[int], without: list[int]
) -> None:
    assert festival(*fireworks, zero=True) == with_zero
    assert festival(*fireworks, zero=False) == without


@rule("YD-82", "YD-17")
@pytest.mark.parametrize("seat", range(5))
def test_start_seat(seat: int) -> None:
    assert {fresh(5, seed, start_seat=seat).actors()[0] for seed in range(5)} == {seat}
    if seat > 1:
        with pytest.raises(BadOption):
            fresh(2, start_seat=seat)


@rule("YD-82", "YD-81")
def test_open_hands() -> None:
    """Everybody's cards are shown, to a spectator too; nothing else changes."""
    state = fresh(3, open_hands=True)
    for seat in (-1, 0, 1, 2):
        hands = [p.hand for p in view(state, seat).princes]
        assert hands == [cards(state, owner) for owner in range(3)]
    closed = fresh(3).dump()
    assert state.dump() | {"open_hands": 0} == closed
