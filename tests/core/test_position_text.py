"""A position as a text: read, written, and its faults named at their lines."""

from typing import Any

import pytest

from lorcha.core.position_text import BadText, read_set_up, write_set_up
from lorcha.games import SHELF, load

TEXT = """
# a comment
seats = 3
month = 5

[[princes]]
palaces = "2 monk, 3 farmer old_healer"
yuan = 3

[[princes]]
palaces = "2 scholar"
"""


def test_a_text_is_a_position() -> None:
    game = load("dragon")
    state = read_set_up(game, TEXT).position(game)
    dump: dict[str, Any] = state.dump()
    assert (state.seats, dump["month"]) == (3, 5)
    assert [province["yuan"] for province in dump["provinces"]] == [3, 6, 6]


@pytest.mark.parametrize(
    ("wrong", "line", "says"),
    [
        (TEXT.replace("old_healer", "old_heeler"), 7, "unknown person 'heeler'"),
        (TEXT.replace("2 scholar", "2 scholar monk farmer"), 10, "more persons than floors"),
        (TEXT.replace("month = 5", "month = [5"), 6, ""),
        (TEXT.replace("month = 5", "moons = 5"), 4, "unknown word 'moons'"),
        (TEXT.replace("month = 5", "month = 'five'"), 4, "does not hold together"),
        (TEXT.replace("seats = 3", "seats = 7"), 3, "2 to 5 players"),
        (TEXT.replace("seats = 3", "seats = true"), 3, "how many play"),
        (TEXT.replace("seats = 3", "seats = 3\noptions = {bank = 'x'}"), 4, "bank"),
        (TEXT.replace("month = 5", "month = 12\nat = 'person'"), 5, "has no person phase"),
        ("seats = 3\nx = " + "[" * 5000, 0, ""),
        ("x" * 20_000, 0, "at most"),
    ],
)
def test_a_fault_is_named_at_its_line(wrong: str, line: int, says: str) -> None:
    with pytest.raises(BadText) as fault:
        read_set_up(load("dragon"), wrong)
    assert says in fault.value.text
    assert line in (0, fault.value.line)


@pytest.mark.parametrize("game_id", SHELF)
def test_what_is_written_is_read_again(game_id: str) -> None:
    game = load(game_id)
    usual = game.complete(3, {})
    words, exact = game.words_of(game.position(3), usual)
    assert exact
    text = write_set_up(read_set_up(game, "seats = 3"), usual)
    assert text == "seats = 3\n"
    again = read_set_up(game, write_set_up(read_set_up(game, text), usual))
    assert again == read_set_up(game, text)
    assert game.looks_alike(game.position(3, **words), game.position(3))
