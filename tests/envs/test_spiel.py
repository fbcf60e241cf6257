"""OpenSpiel's own tests pass; what its C++ tests cannot reach is tested the same way here."""

import pickle
from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, ismcts

from lorcha.core.options import BadOption
from lorcha.envs import spiel
from tests.envs.configs import EVERY, FEWEST

SHORT = ["dragon", "jamaica"]  # the others go on for thousands of nodes


def load(name: str, players: int, **rest: Any) -> Any:
    return pyspiel.load_game(f"lorcha_{name}", {"players": players, **rest})


def walk(game: Any, number: int, most: int = 400) -> Any:
    """The states of a random game."""
    state, chooser = game.new_initial_state(), Random(number)
    for _ in range(most):
        yield state
        if state.is_terminal():
            return
        state.apply_action(chooser.choice(state.legal_actions()))


def test_every_game_is_registered() -> None:
    assert {f"lorcha_{name}" for name in ("dragon", "jamaica", "ching", "panda")} <= set(
        pyspiel.registered_names()
    )


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_open_spiels_random_simulation(name: str, seats: int) -> None:
    pyspiel.random_sim_test(load(name, seats), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", SHORT)
def test_open_spiels_random_simulation_with_states_saved_and_read(name: str) -> None:
    pyspiel.random_sim_test(load(name, 3), num_sims=1, serialize=True, verbose=False)


@pytest.mark.soak
@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_open_spiels_random_simulation_many_times(name: str, seats: int) -> None:
    pyspiel.random_sim_test(load(name, seats), num_sims=10, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_a_resampled_state_is_one_the_player_cannot_tell_from_this(name: str, seats: int) -> None:
    """As OpenSpiel's ResampleInfostateTest, which is for games in C++ only."""
    sampler, tried = Random(1).random, 0
    nodes = walk(load(name, seats), 3)
    decisions = (s for s in nodes if not s.is_chance_node() and not s.is_terminal())
    for number, state in enumerate(decisions):
        if number % 13:
            continue
        for player in range(seats):
            other = state.resample_from_infostate(player, sampler)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.current_player() == state.current_player()
            tried += 1
        if state.current_player() == 0:
            other = state.resample_from_infostate(0, sampler)
            assert other.legal_actions() == state.legal_actions()
    assert tried >= seats


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_a_state_saved_and_read_again_is_the_same_and_goes_on_the_same(
    name: str, seats: int
) -> None:
    game = load(name, seats)
    for number, state in enumerate(walk(game, 5, most=300)):
        if number % 37:
            continue
        saved = pyspiel.serialize_game_and_state(game, state)
        again = pyspiel.deserialize_game_and_state(saved)[1]
        assert str(again) == str(state)
        assert again.history() == state.history()
        assert again.legal_actions() == state.legal_actions()
        for player in range(seats):
            assert again.information_state_string(player) == state.information_state_string(player)
        chooser, same = Random(1), Random(1)
        for _ in range(10):
            if state.is_terminal():
                break
            again.apply_action(chooser.choice(again.legal_actions()))
        twin = state.clone()
        for _ in range(10):
            if twin.is_terminal():
                break
            twin.apply_action(same.choice(twin.legal_actions()))
        assert str(again) == str(twin)


def test_a_copy_is_independent() -> None:
    *_, state = walk(load("jamaica", 3), 1, most=200)
    before = str(state), state.history()
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert (str(state), state.history()) == before
    assert str(twin) != before[0]


def test_chance_is_even_and_reaches_every_deal() -> None:
    """The starting seat of Dragon is drawn like any other: 2 of 2 outcomes of one node."""
    state = load("dragon", 2).new_initial_state()
    while state.is_chance_node() and len(state.chance_outcomes()) != 2:
        outcomes = state.chance_outcomes()
        assert sum(p for _, p in outcomes) == pytest.approx(1)
        assert len({p for _, p in outcomes}) == 1
        state.apply_action(outcomes[-1][0])
    assert [outcome for outcome, _ in state.chance_outcomes()] == [0, 1]
    assert state.child(0).current_player() != state.child(1).current_player() or (
        state.child(0).is_chance_node()
    )


@pytest.mark.parametrize("name", ["jamaica", "ching"])
def test_players_asked_at_once_do_not_see_each_others_answers(name: str) -> None:
    state = next(
        state
        for state in walk(load(name, 3), 2)
        if not state.is_chance_node() and len(state.position.before.actors()) == 3
    )
    second = state.position.before.actors()[1]
    texts = {state.child(a).information_state_string(second) for a in state.legal_actions()}
    assert len(texts) == 1
    first = state.current_player()
    own = {state.child(a).information_state_string(first) for a in state.legal_actions()}
    assert len(own) == len(state.legal_actions())


def test_players_remember_what_they_did() -> None:
    """Perfect recall: two ways to one position are two information states."""
    game = load("dragon", 2)
    seen: Counter[str] = Counter()
    for number in range(6):
        for state in walk(game, number, most=60):
            if state.is_player_node():
                player = state.current_player()
                seen[state.information_state_string(player)] += 1
    assert max(seen.values()) == 1


@pytest.mark.parametrize(("name", "seats"), FEWEST)
def test_moves_as_text_can_be_read_back(name: str, seats: int) -> None:
    *_, state = walk(load(name, seats), 1, most=150)
    while state.is_chance_node():
        state.apply_action(0)
    for action in state.legal_actions():
        text = state.action_to_string(state.current_player(), action)
        assert state.string_to_action(text) == action


def test_open_spiels_own_search_plays_through_the_api() -> None:
    game = load("panda", 2)
    evaluator = RandomRollouts()
    bot = ismcts.ISMCTSBot(game, evaluator, 1.0, 6, random_state=np.random.RandomState(1))
    state = next(
        state
        for state in walk(game, 1)
        if len(state.legal_actions()) > 2 and state.is_player_node()
    )
    for _ in range(3):
        while state.is_chance_node():
            state.apply_action(0)
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


class RandomRollouts:
    """What OpenSpiel's searches need: the value of a position, and a prior."""

    def evaluate(self, state: Any) -> Any:
        state, chooser = state.clone(), Random(1)
        while not state.is_terminal():
            state.apply_action(chooser.choice(state.legal_actions()))
        return state.returns()

    def prior(self, state: Any) -> Any:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def test_rewards_and_options_are_parameters() -> None:
    game = load("dragon", 3, reward="rank", options="open_hands=true;large_privilege_price=7")
    assert game.min_utility() == -1
    assert game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    assert game.config.options["open_hands"] is True
    assert game.config.options["large_privilege_price"] == 7
    assert spiel.GAMES["dragon"]({"players": 3}).max_utility() == 1


@pytest.mark.parametrize(
    "params", [{"players": 9}, {"reward": "fun"}, {"options": "luck=true"}, {"options": "bank=9"}]
)
def test_unknown_parameters_are_refused(params: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        spiel.GAMES["dragon"](params)


def test_chance_that_has_no_such_outcome_changes_nothing() -> None:
    position = load("dragon", 2).new_initial_state().position
    with pytest.raises(ValueError, match="outcomes, none is 999"):
        position.draw(999)
    with pytest.raises(ValueError, match="nothing can be dealt again"):
        position.resample(0, 1)
    assert str(pickle.loads(pickle.dumps(position))) == str(position)


SMALL = {"dragon": (2, 2), "jamaica": (4, 4), "ching": (1, 3), "panda": (2, 2)}


@pytest.mark.parametrize("name", SMALL)
def test_tabular_cfr_solves_a_game_cut_down_to_a_few_deals_and_decisions(name: str) -> None:
    deals, horizon = SMALL[name]
    game = load(name, 2, deals=deals, horizon=horizon)
    solver = cfr.CFRSolver(game)
    before = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(6):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) < before / 2


def test_a_game_cut_down_is_still_a_game_of_open_spiels() -> None:
    game = load("panda", 3, deals=2, horizon=9)
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)
    assert game.max_game_length() == 9
    state = game.new_initial_state()
    assert [outcome for outcome, _ in state.chance_outcomes()] == [0, 1]
    first, second = (state.child(outcome) for outcome in range(2))
    assert first.information_state_string(0) != second.information_state_string(0)
    *_, last = walk(game, 1)
    assert last.is_terminal()
    assert not last.position.before.over()
    assert sum(last.returns()) == pytest.approx(1)


@pytest.mark.parametrize(
    "params", [{"deals": 999}, {"horizon": -1}, {"horizon": 3, "reward": "rank"}]
)
def test_wrong_limits_are_refused(params: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        spiel.GAMES["dragon"](params)
