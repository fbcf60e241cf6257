"""Options: what a host may set before a game begins."""

import pytest

from lorcha import games
from lorcha.core.options import BadOption, Option, SetOption, option_text, with_defaults
from lorcha.games import UnknownGame

OPTIONS = (
    Option("price", (6, 7)),
    Option("bank", ("endless", "counted")),
    Option("open", (False, True)),
)


def test_the_first_value_is_the_default() -> None:
    assert with_defaults(OPTIONS, {}) == {"price": 6, "bank": "endless", "open": False}
    assert with_defaults(OPTIONS, {"open": True}) == {"price": 6, "bank": "endless", "open": True}


@pytest.mark.parametrize(
    "chosen",
    [{"price": 8}, {"price": "7"}, {"price": True}, {"bank": 0}, {"open": 1}, {"open": "true"}],
    ids=str,
)
def test_a_value_that_is_not_offered_is_refused(chosen: dict[str, int | str | bool]) -> None:
    with pytest.raises(BadOption, match=next(iter(chosen))):
        with_defaults(OPTIONS, chosen)


def test_an_option_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(BadOption, match="price, bank, open"):
        with_defaults(OPTIONS, {"prise": 6})
    with pytest.raises(BadOption, match="none"):
        with_defaults((), {"price": 6})


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.id)
def test_values_are_read_as_they_are_written(option: Option) -> None:
    for value in option.values:
        assert option.read(option_text(value)) is value
    with pytest.raises(BadOption, match=option.id):
        option.read("8")


SUITS = SetOption("suits", ("drawn", "fire-wood", "fire-earth-wood"))


@pytest.mark.parametrize("chosen", ["fire-earth-wood", "wood-earth-fire", "earth-fire-wood"])
def test_the_words_of_a_set_may_come_in_any_order(chosen: str) -> None:
    assert with_defaults((SUITS,), {"suits": chosen}) == {"suits": "fire-earth-wood"}
    assert SUITS.read(chosen) == "fire-earth-wood"


@pytest.mark.parametrize("chosen", ["", "-", "fire-fire-wood", "fire-earth", "drawn-fire", 3])
def test_a_set_that_is_not_offered_is_refused(chosen: str | int) -> None:
    with pytest.raises(BadOption, match=r"drawn.* any order: fire-wood, fire-earth-wood"):
        with_defaults((SUITS,), {"suits": chosen})


def test_a_game_says_how_many_can_play_it() -> None:
    game = games.load("dragon")
    for seats in (0, 1, 6, -1):
        with pytest.raises(BadOption, match="2 to 5 players"):
            game.complete(seats, {})


def test_a_game_that_is_not_on_the_shelf() -> None:
    with pytest.raises(UnknownGame, match="dragon"):
        games.load("chess")
