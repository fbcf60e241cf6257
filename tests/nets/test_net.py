"""A net says what a seat would do and who will win, from what the seat knows alone."""

import msgspec
import numpy as np
import pytest

from lorcha.core.chance import Fast
from lorcha.core.game import Game
from lorcha.core.state import State
from lorcha.envs.config import make_config
from lorcha.nets.card import card_text, new_card, read_card
from lorcha.nets.net import Evaluation, Net
from lorcha.nets.tensors import BadFile
from tests.envs.configs import EVERY, FEWEST, GAMES
from tests.laws.tables import sampled
from tests.nets.small import small_arrays, small_net


def plain(game: Game, seed: int, state: State, seat: int) -> Evaluation:
    """The same by the book, number by number and with all zeros."""
    arrays = {name: array.astype(np.float64) for name, array in small_arrays(game, seed).items()}

    def layer(
        name: str, x: np.ndarray[tuple[int, ...], np.dtype[np.float64]]
    ) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
        return x @ arrays[f"{name}.weight"].T + arrays.get(f"{name}.bias", 0.0)

    config = make_config(game.id, int(state.seats))
    seen = config.observation(state, seat).astype(np.float64)
    looked = np.maximum(layer("two", np.maximum(layer("one", seen), 0)), 0)
    rows = config.move_features(state, seat).astype(np.float64)
    hidden = np.maximum(layer("to_move", looked) + layer("move", rows), 0)
    logits = layer("logit", np.maximum(layer("move_two", hidden), 0))[:, 0]
    shares = np.exp(layer("shares", looked)[: state.seats])
    policy = np.exp(logits - logits.max())
    order = [(owner - seat) % state.seats for owner in range(state.seats)]
    return Evaluation(
        (policy / policy.sum()).astype(np.float32),
        (shares / shares.sum())[order].astype(np.float32),
    )


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_it_computes_what_the_layers_say(name: str, seats: int) -> None:
    game, net, compared = GAMES[name], small_net(GAMES[name], 3), 0
    for state in sampled(game, seats, 1):
        for seat in state.actors():
            told, wanted = net.evaluate(state, seat), plain(game, 3, state, seat)
            assert len(told.policy) == len(state.legal(seat))
            np.testing.assert_allclose(told.policy, wanted.policy, atol=1e-4)
            np.testing.assert_allclose(told.shares, wanted.shares, atol=1e-4)
            compared += 1
    assert compared > 1


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_many_positions_at_once_are_judged_like_each_alone(name: str, seats: int) -> None:
    game, net = GAMES[name], small_net(GAMES[name], 3)
    found = [(s.clone(), seat) for s in sampled(game, seats, 1) for seat in s.actors()]
    states, actors = [state for state, _ in found], [seat for _, seat in found]
    together = net.evaluate_many(states, actors)
    assert len(together) == len(found) > 1
    for (state, seat), told in zip(found, together, strict=True):
        alone = net.evaluate(state, seat)
        np.testing.assert_allclose(told.policy, alone.policy, atol=1e-5)
        np.testing.assert_allclose(told.shares, alone.shares, atol=1e-5)


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_it_says_the_same_in_worlds_a_seat_cannot_tell_apart(name: str, seats: int) -> None:
    game, net = GAMES[name], small_net(GAMES[name])
    for number in range(2):
        for state in sampled(game, seats, number):
            for seat in state.actors():
                here = net.evaluate(state, seat)
                there = net.evaluate(state.redeal(seat, Fast(number)), seat)
                assert here.policy.tolist() == there.policy.tolist()
                assert here.shares.tolist() == there.shares.tolist()


@pytest.mark.parametrize(("name", "seats"), FEWEST)
@pytest.mark.parametrize("what", ["game", "rules", "box", "features"])
def test_weights_for_something_else_are_refused(name: str, seats: int, what: str) -> None:
    card = msgspec.structs.replace(new_card(GAMES[name]), **{what: "other"})
    with pytest.raises(BadFile, match=f"the weights are for {what} other; .* here has "):
        Net(GAMES[name], small_arrays(GAMES[name]), card)


def test_layers_that_do_not_fit_are_refused() -> None:
    game = GAMES["dragon"]
    for name, fault in (("one.weight", "another width"), ("shares.weight", "do not fit together")):
        arrays = small_arrays(game)
        arrays[name] = arrays[name][:-1, :-1]
        with pytest.raises(BadFile, match=fault):
            Net(game, arrays, new_card(game))
    arrays = small_arrays(game)
    del arrays["two.bias"]
    with pytest.raises(BadFile, match=r"the weights lack 'two\.bias'"):
        Net(game, arrays, new_card(game))


def test_a_card_travels_as_text() -> None:
    card = new_card(GAMES["panda"])
    assert read_card(card_text(card)) == card
    with pytest.raises(BadFile, match="no card"):
        read_card({})
    with pytest.raises(BadFile, match="cannot be read"):
        read_card({"lorcha": "{}"})
