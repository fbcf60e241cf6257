"""M. Two players: the Ghost Ship on its way."""

import pytest

from lorcha.games.jamaica.state import GHOST, Table
from tests.citing import rule
from tests.jamaica.positions import (
    event_names,
    events,
    fresh,
    ghost,
    hidden,
    holds,
    moves,
    play,
    powers,
    question,
    random_game,
    scores,
    ship,
    table,
    view,
    where,
)
from tests.jamaica.test_combat import strengths


def under_way(ghost_space: int, one: int, other: int, **at: int) -> Table:
    """The Captain is about to move the Ghost Ship; the laps are 0 unless given."""
    return table(
        ship(one, "-", lap=at.get("lap0", 0)),
        ship(other, "-", lap=at.get("lap1", 0)),
        ghost(ghost_space, lap=at.get("lap", 0)),
        dice="1 1",
        sails=True,
        lairs="",
    )


@rule("JA-99")
def test_the_black_ship_is_the_ghost_and_starts_in_port_royal() -> None:
    state = fresh(2)
    ships = view(state, 0).ships
    assert [s.ghost for s in ships] == [False, False, True]
    assert ships[GHOST].colour == "black"
    assert "black" not in {s.colour for s in ships[:2]}
    assert where(state, GHOST) == (0, 0)
    assert len(fresh(3).ships) == 3


@rule("JA-100")
def test_five_and_three_doubloons_and_no_action_cards() -> None:
    state = fresh(2)
    assert holds(state, GHOST) == ["5 gold", "3 gold", "-", "-", "-"]
    own = state.ships[GHOST]
    assert (own.hand, own.deck.count, own.played.count) == (0, 0, 0)


@rule("JA-101")
def test_lady_beth_fights_for_it_and_is_never_stolen() -> None:
    state = fresh(2)
    assert powers(state, GHOST) == ["lady_beth"]
    attack = ship(3, "-", card="forward_food")
    state = table(attack, ship(9, "-"), ghost(4, "-"), throws="8 4", lairs="")
    assert strengths(state) == (8, 6)
    assert moves(state, 0) == ["no_spoils"]


@rule("JA-102")
def test_it_is_no_competitor() -> None:
    """Rich and home, it neither ends the race nor is ranked."""
    state = table(
        ship(4, "-"), ship(5, "-"), ghost(49, "30 gold", lap=0), dice="1 1", sails=True, lairs=""
    )
    assert not state.over()
    *_, state = random_game(2, 4)
    assert set(scores(state)) == {0, 1}


@rule("JA-103")
def test_nine_of_the_other_eleven_treasures() -> None:
    for seed in range(30):
        state = fresh(2, seed)
        assert (state.pile.count, state.removed.count) == (9, 2)
        assert 2 not in state.pile.to_list() + state.removed.to_list()


@rule("JA-102")
def test_it_takes_no_place_in_the_race() -> None:
    state = table(ship(9, "-"), ship(9, "-"), ghost(17), sails=True, lairs="")
    assert [one.place for one in view(state, 0).ships] == [1, 1, None]
    state = table(ship(9, "-"), ship(49, "-"), ghost(17), sails=True, lairs="")
    assert [one.place for one in view(state, 0).ships] == [2, 1, None]


@rule("JA-104")
def test_captain_then_opponent_then_the_ghost_twice() -> None:
    state = table(
        ship(20, "-", card="gold_gold"),
        ship(21, "-", card="food_gunpowder"),
        ghost(4),
        dice="3 2",
        captain=1,
        sails=True,
        lairs="",
    )
    assert [e["seat"] for e in events(state, "revealed")] == view(state, 0).order == [1, 0]
    assert question(state) == ("route", [1])
    play(state, 1, "sail 7")
    assert [e["steps"] for e in events(state, "ghost_sailed")] == [3, 2]
    assert event_names(state).index("ghost_sailed") > event_names(state).index("loaded")
    assert where(state, GHOST)[0] == 9


@rule("JA-105")
def test_also_in_the_last_round() -> None:
    home = ship(49, "-", card="forward_food")
    state = table(home, ship(4, "-"), ghost(15), dice="1 1", sails=True, lairs="")
    assert events(state, "finished")
    assert not state.over()
    play(state, 0, "steer forward")
    play(state, 0, "steer backward")
    assert len(events(state, "ghost_sailed")) == 2
    assert state.over()


@rule("JA-106")
def test_each_move_is_resolved_and_steered_anew() -> None:
    """Last, it must go ahead past everybody; now it leads and must go back."""
    state = table(ship(9, "-"), ship(9, "-"), ghost(8), dice="2 1", sails=True, lairs="")
    assert [e["direction"] for e in events(state, "ghost_sailed")] == ["forward", "backward"]
    assert question(state) == ("opponent", [0])
    assert where(state, GHOST) == (9, 0)


@rule("JA-107")
@pytest.mark.parametrize(
    ("ghost_space", "one", "other", "choices"),
    [
        (17, 4, 5, ["backward"]),
        (3, 4, 5, ["forward"]),
        (5, 4, 17, ["forward", "backward"]),
        (4, 4, 17, ["forward", "backward"]),
        (17, 4, 17, ["forward", "backward"]),
        (33, 32, 31, ["forward"]),
    ],
)
def test_leading_it_goes_back_last_it_goes_ahead_else_the_captain_chooses(
    ghost_space: int, one: int, other: int, choices: list[str]
) -> None:
    state = under_way(ghost_space, one, other)
    if len(choices) == 2:
        assert question(state) == ("direction", [0])
        assert moves(state, 0) == ["steer forward", "steer backward"]
    else:
        assert events(state, "ghost_sailed")[0]["direction"] == choices[0]


@rule("JA-107")
def test_at_the_start_all_are_level_and_the_captain_chooses() -> None:
    assert question(under_way(0, 0, 0)) == ("direction", [0])


@rule("JA-108")
def test_the_captain_chooses_its_lane_and_its_opponent() -> None:
    state = table(ship(9, "-"), ship(9, "-"), ghost(4), dice="5 1", sails=True, lairs="", captain=1)
    assert question(state) == ("route", [1])
    assert moves(state, 1) == ["sail 9", "sail 15"]
    play(state, 1, "sail 9")
    assert question(state) == ("opponent", [1])
    assert moves(state, 1) == ["fight 0", "fight 1"]
    play(state, 1, "fight 1")
    assert events(state, "ghost_attacked")[0]["foe"] == 1


@rule("JA-109")
def test_it_never_pays() -> None:
    state = table(ship(40, "-"), ship(40, "-"), ghost(1, "-"), dice="1 4", sails=True, lairs="")
    assert events(state, "ghost_sailed")[0]["space"] == 2
    assert "fell_short" not in event_names(state)
    assert holds(state, GHOST) == ["-"] * 5


@rule("JA-110")
def test_it_stops_at_the_finish_and_goes_back_from_there() -> None:
    state = table(ship(49, "-"), ship(49, "-"), ghost(48), dice="6 2", sails=True, lairs="")
    assert where(state, GHOST) == (48, 0)
    sailed = events(state, "ghost_sailed")
    assert [(e["space"], e["direction"]) for e in sailed] == [(0, "forward"), (48, "backward")]


@rule("JA-110")
def test_even_if_a_player_is_home_too() -> None:
    home = ship(0, "-", lap=1)
    state = table(home, ship(4, "-"), ghost(0, lap=1), dice="1 1", sails=True, lairs="")
    assert events(state, "ghost_sailed")[0]["direction"] == "backward"


@rule("JA-110")
def test_behind_the_start_line_it_moves_like_any_ship() -> None:
    state = under_way(0, 0, 0)
    play(state, 0, "steer backward")
    assert events(state, "ghost_sailed")[0]["space"] == 49
    assert where(state, GHOST) == (0, 0)  # last, so ahead again: no finish


@rule("JA-111")
def test_it_takes_a_treasure_nobody_looks_at() -> None:
    state = table(
        ship(20, "-"), ship(21, "-"), ghost(3), dice="1 1", sails=True, pile="sarans_sabre"
    )
    assert hidden(state, GHOST) == ["sarans_sabre"]
    assert powers(state, GHOST) == ["lady_beth"]
    for seat in (0, 1, -1):
        assert view(state, seat).ships[GHOST].hidden[0].face is None
    assert not state.lairs >> 4 & 1


@rule("JA-111")
def test_the_combat_comes_first_and_an_unseen_power_does_nothing() -> None:
    state = table(
        ship(4, "-"),
        ship(21, "-"),
        ghost(3, hidden="sarans_sabre"),
        dice="1 1",
        sails=True,
        throws="4 6",
        pile="treasure_3",
    )
    assert "sabre" not in question(state)
    names = event_names(state)
    assert names.index("compared") < names.index("ghost_found")
