"""I and J. The scoring of a month, the final scoring, and who wins."""

from itertools import permutations

import pytest

from lorcha.core.rows import to_list
from lorcha.games.dragon.box import PARTS
from tests.citing import rule
from tests.dragon.journals import months_of, palaces_after
from tests.dragon.positions import each, journal, prince, random_game, table


def parts(*palaces: str, at: str = "end", **has: int) -> dict[str, int]:
    """What a prince scores at the end of the year, by source, without the nothings."""
    state = table(prince(*palaces, yuan=0) | has, prince(), prince(), at=at, month=12)
    earned = to_list(state.provinces[0].earned)
    assert each(state, "points")[0] == sum(earned)
    return {part: points for part, points in zip(PARTS, earned, strict=True) if points}


# ---- I. phase IV


@rule("YD-75")
def test_sergei() -> None:
    """The rulebook's example: 3 palaces, 2 court ladies and a large privilege make 7."""
    home = prince("2 court_lady", "1", "3 monk court_lady", large=1)
    state = table(home, prince(), at="scoring")
    assert each(state, "points") == [3 + 2 + 2, 0]
    assert journal(state, "scored")[0] == {
        "seat": 0,
        "points": 7,
        "palaces": 3,
        "ladies": 2,
        "privileges": 2,
    }


@rule("YD-75")
def test_each_source_by_itself() -> None:
    assert parts("1", "2", "3 monk", at="scoring") == {"palaces": 3}
    assert parts("3 court_lady court_lady court_lady", at="scoring") == {
        "palaces": 1,
        "court_ladies": 3,
    }
    assert parts(small=2, large=3, at="scoring") == {"privileges": 2 + 6}


@rule("YD-75", "YD-73")
def test_palaces_count_as_they_stand_after_decay() -> None:
    home = prince("1", "2", "3 monk")
    state = table(home, prince("1"), at="event decay scoring")
    assert each(state, "points") == [2, 0]


@rule("YD-76", "YD-75")
def test_every_month_scores() -> None:
    """In all twelve of a real year, the last one before the final scoring."""
    *_, state = random_game(3, 6)
    so_far, *year = months_of(journal(state))
    for month in year:
        so_far += month
        for entry in (e for e in month if e["event"] == "scored"):
            assert entry["palaces"] == len(palaces_after(so_far, 3)[entry["seat"]])
        assert len([e for e in month if e["event"] == "scored"]) == 3
    names = [entry["event"] for entry in year[-1]]
    assert names[-1] == "final_scored"
    assert names.index("final_scored") > len(names) - 1 - names[::-1].index("scored")


@rule("YD-76")
def test_the_last_month_scores_twice_over() -> None:
    assert parts("2 court_lady", small=1, yuan=3, at="scoring end") == {
        "palaces": 1,
        "court_ladies": 1,
        "privileges": 1,
        "persons": 2,
        "money": 1,
    }


# ---- J. final scoring


@rule("YD-77")
def test_two_points_a_person() -> None:
    assert parts("2 farmer", "3 healer old_healer court_lady") == {"persons": 8}
    assert parts("3 monk")["persons"] == 2
    assert parts("3") == {}


@rule("YD-78")
@pytest.mark.parametrize(
    ("palaces", "points"),
    [
        (["1 monk"], 1),
        (["3 monk"], 3),  # all floors, occupied or not
        (["2 old_monk"], 4),
        (["3 monk old_monk farmer"], 3 + 6),
        (["3 monk", "1 old_monk", "2 farmer"], 3 + 2),
    ],
)
def test_monks_by_the_floors_of_their_palace(palaces: list[str], points: int) -> None:
    assert parts(*palaces)["monks"] == points


@rule("YD-79")
@pytest.mark.parametrize(
    ("has", "yuan"),
    [
        ({"yuan": 2}, 2),
        ({"yuan": 3}, 3),
        ({"yuan": 8}, 8),
        ({"rice": 1, "fireworks": 1}, 4),
        ({"yuan": 2, "rice": 2, "fireworks": 3}, 12),
    ],
)
def test_a_point_for_every_three_yuan(has: dict[str, int], yuan: int) -> None:
    """Rice and fireworks sell for two yuan each; the money is counted, not spent."""
    state = table(prince(yuan=0) | has, prince(), at="end", month=12)
    assert each(state, "points")[0] == yuan // 3
    assert each(state, "yuan")[0] == yuan
    assert (each(state, "rice")[0], each(state, "fireworks")[0]) == (0, 0)


@rule("YD-79", "YD-82")
def test_the_final_sale_does_not_draw_on_the_bank() -> None:
    homes = prince(yuan=66, rice=12), prince(yuan=0, rice=12)
    state = table(*homes, at="end", month=12, bank="components")
    assert each(state, "yuan") == [66 + 24, 24]
    assert each(state, "points") == [30, 8]
    assert state.bank == 0


@rule("YD-80")
def test_a_tie_goes_to_the_one_ahead() -> None:
    """Further ahead on the person track; on one space the upper marker."""
    homes = [(9, 20), (9, 30), (50, 1), (9, 30), (8, 99)]
    state = table(*(prince(points=p, space=s) for p, s in homes), at="end", month=12)
    assert state.over()
    ranking = [(s.seat, s.place) for s in state.standings()]
    assert ranking == [(2, 1), (3, 2), (1, 3), (0, 4), (4, 5)]


@rule("YD-80", "YD-3")
def test_the_ranking_is_strict() -> None:
    for spaces in permutations([7, 7, 8, 9]):
        homes = [prince(points=5, space=space) for space in spaces]
        state = table(*homes, at="end", month=12)
        order = sorted(range(4), key=lambda seat: (-spaces[seat], -seat))
        assert [s.seat for s in state.standings()] == order
        assert [s.place for s in state.standings()] == [1, 2, 3, 4]
        assert to_list(state.order) == order


@rule("YD-3", "YD-80")
def test_standings_tell_where_the_points_come_from() -> None:
    *_, state = random_game(4, 8)
    for standing in state.standings():
        assert (
            standing.score == each(state, "points")[standing.seat] == sum(standing.parts.values())
        )
