"""A complete bid of Panda Spin is accepted where its question is asked in steps."""

from lorcha.server.tables.live_table import LiveTable
from tests.panda.positions import position
from tests.server.live_tables import answer, do, live_table, refused

MANY = "fire-9 earth-9 wood-9 water-9 metal-9 metal-A@B water-2@B wood-10 water-3@B earth-6@B"
BOMB = {"move": "bomb", "cards": [1, 2, 3, 4], "top": "9", "times": 4}


def table_in_steps() -> LiveTable:
    table = live_table("panda", 0, 1, 2, 3, 4)
    match = table.history.match
    match.state = position(MANY, "fire-3", "fire-4", "fire-7", "fire-8")
    match.state.journal = match.journal
    return table


def test_a_whole_bid_is_written_as_its_steps() -> None:
    rows = do(table := table_in_steps(), 0, answer(table, 0, BOMB))
    steps = ["declare bomb 9 1 4", "pick 1", "pick 2", "pick 3", "pick 4"]
    assert [row.text for row in rows] == steps
    assert table.history.state.actors() == [1]
    assert [table.history.count(reader) for reader in (-1, 0, 1)] == [1, 5, 1]


def test_what_is_no_bid_is_refused() -> None:
    table = table_in_steps()
    assert refused(table, 0, answer(table, 0, BOMB | {"cards": [1, 2, 3, 10]})) == "illegal"
    assert refused(table, 1, answer(table, 1, BOMB)) == "not_asked"
