"""A. Things and state."""

import pytest

from lorcha.core.chance import Scripted
from lorcha.core.options import BadOption
from lorcha.core.rows import to_list
from lorcha.games.jamaica.box import (
    AHEAD,
    AHEAD_TOO,
    BEHIND_TOO,
    BOX,
    CIRCUIT,
    DISTANCE,
    RESOURCES,
    SPACES,
    TOKENS,
)
from lorcha.games.jamaica.rules.choose import cards_in
from lorcha.games.jamaica.state import ASK_CARD
from tests.citing import rule
from tests.jamaica.positions import GAME, fresh, hidden, holds, play, ship, table, where


@rule("JA-1")
def test_three_resources_counted_in_units() -> None:
    assert RESOURCES == ["gold", "food", "gunpowder"]
    state = table(ship(4, "-", card="gold_gold"), ship(), dice="2 5")
    assert holds(state, 0) == ["2 gold", "5 gold", "-", "-", "-"]


@rule("JA-2")
def test_five_holds_and_a_sixth_for_the_owner_of_the_card() -> None:
    state = table(ship(), ship(powers="sixth_hold"), ship())
    assert [len(holds(state, seat)) for seat in range(3)] == [5, 6, 5]
    state.ships[0].fill(5, 0, 1)
    state.bank[0] -= 1
    assert GAME.broken_invariants(state) == ["ship 0 has no sixth hold"]


@rule("JA-3")
def test_a_hold_takes_any_number_of_tokens() -> None:
    state = table(
        ship(8, "9 gunpowder", card="forward_food"), ship(9, "-"), throws="8 2", dice="1 1"
    )
    play(state, 0, "powder 0")
    assert holds(state, 0)[0] == "9 gunpowder"


@rule("JA-4")
def test_an_unlimited_bank_may_owe() -> None:
    rich = "30 gold, 29 gold, 20 gold"
    state = table(ship(4, rich, card="gold_gold"), ship(4, "-"), dice="6 6")
    assert holds(state, 0) == ["30 gold", "29 gold", "20 gold", "6 gold", "6 gold"]
    assert state.bank[0] == TOKENS[0] - 79 - 12 < 0


@rule("JA-4")
def test_a_counted_bank_gives_what_is_left_and_then_nothing() -> None:
    full = "75 gold, 1 food, 1 food, 1 food, 1 food"
    state = table(ship(4, full, card="gold_gold"), ship(4, "3 gold"), dice="6 6", bank="counted")
    play(state, 0, "dump 2")
    assert holds(state, 0) == ["75 gold", "2 gold", "1 food", "1 food", "1 food"]
    assert state.bank[0] == 0


@rule("JA-5")
def test_the_board_is_a_ring_with_three_forks() -> None:
    def two(links: list[int]) -> list[int]:
        return [space for space in range(SPACES) if links[space] >= 0]

    assert SPACES == 50
    assert two(to_list(AHEAD_TOO)) == [6, 19, 32]
    assert two(to_list(BEHIND_TOO)) == [15, 28, 41]
    links = sum(len(space["next"]) for space in BOX["board"]["spaces"])
    assert links == 53
    kinds = [space["type"] for space in BOX["board"]["spaces"]]
    assert {kind: kinds.count(kind) for kind in kinds} == {
        "port_royal": 1, "sea": 29, "port": 11, "lair": 9,
    }  # fmt: skip


@rule("JA-6")
def test_laps_are_gained_forward_into_port_royal_and_lost_backward_out_of_it() -> None:
    back = ship(0, "9 food, 9 gold", card="backward_forward")
    state = table(back, ship(), dice="1 2")
    assert where(state, 0) == (1, 0)  # (49, -1), then through (0, 0)
    state = table(ship(1, "9 food", lap=-1, card="backward_forward"), ship(), dice="2 1")
    assert where(state, 0) == (0, -1)
    assert table(ship(49, "9 food", lap=0, card="forward_food"), ship()).ships[0].finished()


@rule("JA-7")
def test_the_remaining_distance_is_the_fewest_steps_to_the_finish() -> None:
    state = table(ship(), ship(49, lap=-1), ship(33))
    assert [state.ships[seat].to_go() for seat in range(3)] == [32, 33, 15]
    state.ships[0].lap = 1
    assert state.ships[0].to_go() == 0
    assert (DISTANCE[32], CIRCUIT) == (12, 32)


@rule("JA-7")
def test_distances_never_contradict_the_board() -> None:
    for space in range(1, SPACES):
        ways = [to_list(AHEAD)[space], to_list(AHEAD_TOO)[space]]
        steps = [0 if way == 0 else to_list(DISTANCE)[way] for way in ways if way >= 0]
        assert DISTANCE[space] == 1 + min(steps)


@rule("JA-8")
def test_chance_decides_the_shuffles_the_captain_and_the_dice_and_nothing_else() -> None:
    """12 cards shuffled take 11 numbers, 11 cards 10; then a captain and two dice."""
    chance = Scripted([0] * (11 + 3 * 10 + 1 + 2))
    state = fresh(3, chance)
    assert chance.used == len(chance.numbers)
    for seat in range(3):
        state.play(seat, state.legal(seat)[0])
    assert chance.used == len(chance.numbers)


@rule("JA-8")
def test_a_blind_theft_uses_no_chance() -> None:
    state = table(
        ship(3, "-", card="forward_food"),
        ship(4, "-", hidden="treasure_5 cursed_2"),
        throws="star",
        lairs="",
    )
    before = state.chance.dump()["used"]
    state.agenda.tasks[0] = ASK_CARD  # what would come after: a question, no throw
    state.agenda.tasks[1] = 1
    state.play(0, GAME.moves.from_text("steal hidden_2"))
    assert state.chance.dump()["used"] == before
    assert hidden(state, 0) == ["cursed_2"]


def test_two_to_six_can_play() -> None:
    for seats in (1, 7):
        with pytest.raises(BadOption):
            fresh(seats)
    for seats in range(2, 7):
        assert all(cards_in(s.hand) == 3 for s in fresh(seats).ships[:seats])
