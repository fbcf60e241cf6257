"""L. End and score."""

import pytest

from lorcha.games.jamaica.state import Table
from tests.citing import rule
from tests.jamaica.positions import (
    Json,
    event_names,
    events,
    holds,
    question,
    scores,
    ship,
    table,
    view,
    where,
)

HOME = ship(49, "-", card="forward_gunpowder")


def end_race(*ships: Json) -> Table:
    """The first ship comes home, the others stay where they are; all face-down cards are shown."""
    state = table(HOME, *ships)
    assert state.over()
    return state


def score(one: Json) -> int:
    return scores(end_race(one, ship(0, "-")))[1]


@rule("JA-89")
def test_the_finish_takes_no_more_steps_and_costs_nothing() -> None:
    state = table(ship(47, "1 gold", card="forward_gunpowder"), ship(), dice="6 1")
    assert where(state, 0) == (0, 1)
    assert events(state, "sailed")[0]["steps"] == 3
    assert holds(state, 0)[0] == "1 gold"


@rule("JA-90")
def test_the_evening_after_the_finish_is_ignored() -> None:
    state = table(ship(47, "-", card="forward_backward"), ship(), dice="6 6")
    assert where(state, 0) == (0, 1)
    assert len(events(state, "sailed")) == 1


@rule("JA-91")
def test_the_round_is_played_out_and_more_ships_may_finish() -> None:
    second = ship(48, "-", card="forward_food")
    state = table(HOME, second, ship(4, "-", card="gold_gold"), dice="2 3")
    assert [e["seat"] for e in events(state, "finished")] == [0, 1]
    assert holds(state, 2)[:2] == ["2 gold", "3 gold"]
    assert state.over()
    assert "drew" not in event_names(state)
    assert (state.round, state.captain) == (1, 0)


@rule("JA-91")
def test_who_has_acted_does_not_act_again() -> None:
    early = ship(48, "-")
    state = table(early, HOME, captain=0)
    assert state.over()
    assert where(state, 0) == (48, 0)


@rule("JA-92")
def test_nobody_fights_a_finished_ship() -> None:
    state = table(HOME, ship(48, "-", card="forward_food"), dice="2 1")
    assert "attacked" not in event_names(state)
    assert where(state, 0) == where(state, 1) == (0, 1)


@rule("JA-93")
def test_face_down_cards_are_shown_and_count() -> None:
    second = ship(
        4, "2 gold, 6 food, 6 gunpowder", hidden="treasure_5 cursed_3", powers="lady_beth"
    )
    state = end_race(second)
    assert [e["face"] for e in events(state, "showed", -1)] == ["treasure_5", "cursed_3"]
    standing = next(s for s in state.standings() if s.seat == 1)
    assert standing.parts == {"place": -5, "doubloons": 2, "treasures": 5, "cursed": -3}
    assert standing.score == -1
    assert view(state, -1).ships[1].points == -1


@rule("JA-94")
@pytest.mark.parametrize(
    ("space", "lap", "points"),
    [
        (0, 1, 15), (41, 0, 2), (44, 0, 5), (49, 0, 10), (40, 0, -5), (38, 0, -5), (1, 0, -5),
        (0, 0, -5), (49, -1, -5), (41, -1, -5), (0, -1, -5), (45, -2, -5),
    ],
)  # fmt: skip
def test_the_place_of_a_ship(space: int, lap: int, points: int) -> None:
    assert score(ship(space, "-", lap=lap)) == points


@rule("JA-95")
def test_doubloons_in_all_holds_count() -> None:
    assert score(ship(49, "1 gold, 2 gold, 3 food, -, -, 4 gold", powers="sixth_hold")) == 17


@rule("JA-96")
def test_the_score_of_twenty_three() -> None:
    """The rulebook's example: 8 + 3 + 3 + 6 + 7 - 4."""
    assert score(ship(47, "3 gold, 3 gold, 6 gold", hidden="treasure_7 cursed_4")) == 23


@rule("JA-97")
def test_the_highest_score_wins_not_the_first_home() -> None:
    state = end_race(ship(49, "20 gold"), ship(0, "-", hidden="cursed_4"))
    assert [(s.seat, s.place, s.score) for s in state.standings()] == [
        (1, 1, 30), (0, 2, 15), (2, 3, -9),
    ]  # fmt: skip


@rule("JA-98")
def test_a_tie_goes_to_the_ship_closer_to_the_finish() -> None:
    state = end_race(ship(49, "5 gold"), ship(4, "20 gold"))
    assert [(s.seat, s.place, s.score) for s in state.standings()] == [
        (0, 1, 15), (1, 2, 15), (2, 3, 15),
    ]  # fmt: skip


@rule("JA-98")
def test_still_tied_they_share_the_place() -> None:
    state = end_race(ship(4, "20 gold"), ship(4, "20 gold"))
    assert [(s.seat, s.place) for s in state.standings()] == [(0, 1), (1, 2), (2, 2)]
    assert asks_nobody(state)


def asks_nobody(state: Table) -> bool:
    return state.actors() == [] and question(state)[0] == ""
