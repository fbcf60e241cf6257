"""I. Saran's Sabre in combat."""

import pytest

from tests.citing import rule
from tests.jamaica.positions import event_names, events, moves, play, question, ship, table
from tests.jamaica.test_combat import duel, strengths


@rule("JA-71")
def test_only_a_combatant_can_use_it() -> None:
    watcher = ship(9, "-", powers="sarans_sabre")
    state = table(
        ship(3, "-", card="forward_gunpowder"), ship(4, "-"), watcher, throws="4 4", lairs=""
    )
    assert "sabre" not in question(state)
    assert strengths(state) == (4, 4)


@rule("JA-72")
@pytest.mark.parametrize(("owner", "powers"), [(0, "powers0"), (1, "powers1")])
def test_either_die_may_be_thrown_again_right_after_its_throw(owner: int, powers: str) -> None:
    state = duel("8 2 6 10", **{powers: "sarans_sabre"})
    assert question(state) == ("sabre", [owner])
    assert [e["seat"] for e in events(state, "threw")] == [0]
    play(state, owner, "sabre keep")
    assert question(state) == ("sabre", [owner])
    assert [e["seat"] for e in events(state, "threw")] == [0, 1]
    play(state, owner, "sabre again")
    assert strengths(state) == (8, 6)


@rule("JA-72", "JA-75")
def test_the_window_comes_before_the_star_takes_effect() -> None:
    state = duel("star 2 10", defender="1 gold", powers1="sarans_sabre")
    assert question(state) == ("sabre", [1])
    assert "won" not in event_names(state)
    play(state, 1, "sabre again")
    assert strengths(state) == (2, 10)


@rule("JA-72")
def test_the_window_comes_before_the_defender_commits() -> None:
    state = duel("8 4 4", defender="2 gunpowder", powers0="sarans_sabre")
    assert question(state) == ("sabre", [0])
    play(state, 0, "sabre keep")
    assert question(state) == ("powder", [1])
    play(state, 1, "powder 2")
    play(state, 0, "sabre again")
    assert [e["seat"] for e in events(state, "threw")] == [0, 1, 1]  # never back to the attack die


@rule("JA-73")
def test_the_second_throw_stands() -> None:
    state = duel("8 2 4", powers0="sarans_sabre")
    play(state, 0, "sabre again")
    assert strengths(state) == (2, 4)
    state = duel("8 star", powers0="sarans_sabre")
    play(state, 0, "sabre again")
    assert question(state) == ("spoils", [0])


@rule("JA-74")
def test_once_in_a_combat() -> None:
    state = duel("8 2 4", powers0="sarans_sabre")
    play(state, 0, "sabre again")
    assert "sabre" not in question(state)
    assert len(events(state, "threw")) == 3


@rule("JA-74", "JA-73")
def test_or_once_on_each_die_if_the_table_agrees_so() -> None:
    first = ship(3, "-", card="forward_gunpowder", powers="sarans_sabre")
    state = table(first, ship(4, "-"), throws="8 2 4 6", lairs="", sabre="die")
    play(state, 0, "sabre again")
    assert question(state) == ("sabre", [0])
    play(state, 0, "sabre again")
    assert strengths(state) == (2, 6)
    assert len(events(state, "used_sabre")) == 2


@rule("JA-75")
def test_it_may_be_used_on_ones_own_star() -> None:
    state = duel("star 2 4", powers0="sarans_sabre")
    assert moves(state, 0) == ["sabre again", "sabre keep"]
    play(state, 0, "sabre again")
    assert strengths(state) == (2, 4)


@rule("JA-76")
def test_no_gunpowder_is_added_and_none_comes_back() -> None:
    state = duel("8 2 4", "3 gunpowder", powers0="sarans_sabre")
    play(state, 0, "powder 1", "sabre again")
    assert strengths(state) == (3, 4)
    assert len(events(state, "primed")) == 1


@rule("JA-77")
def test_a_star_taken_back_leaves_the_defence_its_turn() -> None:
    state = duel("star 6 8", defender="2 gunpowder", powers1="sarans_sabre")
    play(state, 1, "sabre again")
    assert question(state) == ("powder", [1])
    play(state, 1, "powder 0")
    assert strengths(state) == (6, 8)
