"""What a net is trained on."""

import pytest

from lorcha.core.options import BadOption
from lorcha.games import load
from lorcha.train.tables import read_tables


def test_every_number_of_players_by_default() -> None:
    assert [kind.seats for kind in read_tables(load("jamaica"), "")] == [2, 3, 4, 5, 6]


def test_a_table_may_have_house_rules() -> None:
    two, team = read_tables(load("ching"), "2, 4 mode=team")
    assert (two.seats, two.options) == (2, {})
    assert (team.seats, team.options, team.text) == (4, {"mode": "team"}, "4 mode=team")


@pytest.mark.parametrize("text", ["x", "7", "2 mode=other", "2 mode", "mode=team", "2,"])
def test_tables_that_do_not_exist_are_refused(text: str) -> None:
    with pytest.raises(BadOption):
        read_tables(load("ching"), text)
