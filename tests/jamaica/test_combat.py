"""I. Combat."""

import pytest

from lorcha.core.rows import to_list
from lorcha.core.state import IllegalMove
from lorcha.games.jamaica.box import COMBAT_FACES, STAR
from lorcha.games.jamaica.state import Table
from tests.citing import rule
from tests.jamaica.positions import (
    Json,
    event_names,
    events,
    holds,
    moves,
    play,
    question,
    ship,
    table,
    view,
    where,
)


def duel(throws: str, attacker: str = "-", defender: str = "-", **has: str) -> Table:
    """Seat 0 sails into plundered lair 4, where seat 1 lies; `powers0` and `powers1` are theirs."""
    first = ship(3, attacker, card="forward_food", powers=has.get("powers0", ""))
    second = ship(4, defender, powers=has.get("powers1", ""))
    return table(first, second, throws=throws, lairs="9")


def strengths(state: Table) -> tuple[int, int]:
    compared: Json = events(state, "compared")[-1]
    return compared["attack"], compared["defence"]


@rule("JA-62", "JA-66", "JA-69")
def test_ten_against_seven() -> None:
    """The rulebook's example: 6 + 4 gunpowder beat 4 + 3."""
    state = duel("6 4", "4 gunpowder", "3 gunpowder, 5 gold")
    play(state, 0, "powder 4")
    play(state, 1, "powder 3")
    assert strengths(state) == (10, 7)
    assert question(state) == ("spoils", [0])


@rule("JA-60")
def test_one_combat_an_arrival_with_an_opponent_of_the_movers_choice() -> None:
    ships = ship(3, "-", card="forward_gunpowder"), ship(4, "-"), ship(4, "-"), ship(3, "-")
    state = table(*ships, throws="4 4", lairs="9")
    assert question(state) == ("opponent", [0])
    assert moves(state, 0) == ["fight 1", "fight 2"]
    play(state, 0, "fight 2")
    assert [e["foe"] for e in events(state, "attacked")] == [2]


@rule("JA-61")
def test_who_moved_attacks() -> None:
    state = duel("4 4")
    assert events(state, "attacked")[0]["seat"] == 0
    assert [e["seat"] for e in events(state, "threw")] == [0, 1]


@rule("JA-62", "JA-63")
def test_the_defender_commits_after_seeing_the_attackers_throw() -> None:
    state = duel("8 6", "5 gunpowder", "2 gunpowder")
    assert question(state) == ("powder", [0])
    assert moves(state, 0) == [f"powder {amount}" for amount in range(6)]
    assert not events(state, "threw")
    play(state, 0, "powder 1")
    assert events(state, "threw")[0]["throw"] == "8"
    assert question(state) == ("powder", [1])
    combat = view(state, 1).combat
    assert combat is not None
    assert (combat.attack.strength, combat.defence.die) == (9, None)


@rule("JA-63")
def test_gunpowder_comes_from_holds_of_ones_choice() -> None:
    state = duel("4 4", "2 gunpowder, 3 gunpowder, 1 gunpowder")
    play(state, 0, "powder 4")
    assert question(state) == ("payment", [0])
    assert moves(state, 0) == ["pay 1 0", "pay 1 1", "pay 1 2"]
    play(state, 0, "pay 1 1")
    assert moves(state, 0) == ["pay 2 2", "pay 2 3"]
    play(state, 0, "pay 2 2")
    assert [e["amount"] for e in events(state, "primed")] == [1, 2, 1]
    assert strengths(state)[0] == 8
    assert holds(state, 0)[:3] == ["1 gunpowder", "1 gunpowder", "-"]


@rule("JA-63")
def test_no_more_than_there_is() -> None:
    state = duel("4 4", "2 gunpowder")
    with pytest.raises(IllegalMove):
        play(state, 0, "powder 3")


@rule("JA-64")
@pytest.mark.parametrize("throws", ["2 10", "10 2", "2 4", "star", "2 star"])
def test_committed_gunpowder_is_lost_whatever_comes(throws: str) -> None:
    state = duel(throws, "2 gunpowder, 1 food", "1 gold")
    bank = state.bank[2]
    play(state, 0, "powder 2")
    assert state.bank[2] == bank + 2
    assert state.ships[0].owns(2) == 0


@rule("JA-64")
def test_a_hold_emptied_by_committing_is_empty_for_the_spoils() -> None:
    state = duel("2 10", "2 gunpowder, 1 food")
    play(state, 0, "powder 2")
    assert moves(state, 1) == ["plunder 2", "no_spoils"]


@rule("JA-65")
def test_the_faces_of_the_combat_die() -> None:
    assert to_list(COMBAT_FACES) == [2, 4, 6, 8, 10, STAR]


@rule("JA-66")
def test_lady_beth_adds_two() -> None:
    assert strengths(duel("6 6", powers0="lady_beth")) == (8, 6)
    assert strengths(duel("6 6", powers1="lady_beth")) == (6, 8)


@rule("JA-62", "JA-67")
def test_a_star_of_the_attacker_leaves_no_defence() -> None:
    state = duel("star", "-", "6 gunpowder", powers1="lady_beth")
    assert question(state) == ("spoils", [0])
    assert [e["seat"] for e in events(state, "threw")] == [0]


@rule("JA-62")
def test_a_star_of_the_defender_beats_any_strength() -> None:
    state = duel("10 star", "6 gunpowder", powers0="lady_beth")
    play(state, 0, "powder 6")
    assert question(state) == ("spoils", [1])
    assert "compared" not in event_names(state)


@rule("JA-68")
def test_the_defender_throws_even_without_a_hope() -> None:
    state = duel("10 2", "6 gunpowder")
    play(state, 0, "powder 6")
    assert [e["seat"] for e in events(state, "threw")] == [0, 1]
    assert strengths(state) == (16, 2)


@rule("JA-69")
def test_equal_strength_has_no_winner() -> None:
    state = duel("6 4", "1 gunpowder, 1 gold", "3 gunpowder")
    play(state, 0, "powder 0")
    play(state, 1, "powder 2")
    assert events(state, "drawn")
    assert "spoils" not in question(state)
    assert holds(state, 1)[0] == "1 gunpowder"
    assert holds(state, 0)[1] == "1 gold"


@rule("JA-70")
def test_combat_moves_nobody() -> None:
    state = duel("10 2")
    play(state, 0, "no_spoils")
    assert [where(state, seat) for seat in (0, 1)] == [(4, 0), (4, 0)]
    assert view(state, 0).combat is None
