"""The nets that ship: they fit the games as they are, and they can play."""

from pathlib import Path

import pytest

from lorcha import bots
from lorcha.arena.simulate import play_out
from lorcha.bots.net import NetBot
from lorcha.bots.random import Random
from lorcha.core.chance import Fast
from lorcha.core.perspective import Perspective
from lorcha.nets import shelf
from lorcha.nets.card import card_text, new_card
from lorcha.nets.tensors import BadFile, write_tensors
from tests.envs.configs import GAMES
from tests.nets.small import small_arrays

MEGABYTE = 1_000_000
DEALS = 6


@pytest.mark.parametrize("name", GAMES)
def test_a_net_ships_for_every_game(name: str) -> None:
    net = shelf.shipped_net(GAMES[name])
    assert net is not None
    assert net.card.decisions > 0
    assert net.card.strength
    assert shelf.shipped_path(name).stat().st_size < 5 * MEGABYTE


def test_together_they_are_small() -> None:
    assert sum(shelf.shipped_path(name).stat().st_size for name in GAMES) < 20 * MEGABYTE


@pytest.mark.parametrize("name", GAMES)
def test_they_beat_chance(name: str) -> None:
    won = 0
    for number in range(DEALS):
        state = GAMES[name].new(2, chance=Fast(number))
        mine = number % 2
        play_out(state, [NetBot(7) if seat == mine else Random(number) for seat in range(2)])
        won += [s.seat for s in state.standings() if s.place == 1] == [mine]
    assert won == DEALS


@pytest.mark.parametrize("name", GAMES)
def test_a_net_tells_its_reasons(name: str) -> None:
    state = GAMES[name].new(3, chance=Fast(4))
    seat = state.actors()[0]
    decision = NetBot(1).consider(Perspective(state, seat))
    assert sorted(candidate.move for candidate in decision.candidates) == sorted(state.legal(seat))
    assert decision.candidates[0].move == decision.move
    assert sum(decision.candidates[0].shares) == pytest.approx(1, abs=1e-5)


def test_weights_of_ones_own(tmp_path: Path) -> None:
    game, path = GAMES["dragon"], tmp_path / "own.safetensors"
    write_tensors(path, small_arrays(game), card_text(new_card(game)))
    state = game.new(2, chance=Fast(1))
    seat = state.actors()[0]
    assert bots.load(f"net:{path}", 0).choose(Perspective(state, seat)) in state.legal(seat)


def test_weights_for_another_game_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "own.safetensors"
    write_tensors(path, small_arrays(GAMES["panda"]), card_text(new_card(GAMES["panda"])))
    state = GAMES["dragon"].new(2, chance=Fast(1))
    with pytest.raises(BadFile, match="the weights are for game panda"):
        bots.load(f"net:{path}", 0).choose(Perspective(state, state.actors()[0]))


def test_without_a_net_that_fits_it_searches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "old.safetensors"
    path.write_bytes(b"not weights")
    monkeypatch.setattr(shelf, "shipped_path", lambda game: path)
    monkeypatch.setattr(shelf, "_shipped", {})
    state = GAMES["dragon"].new(2, chance=Fast(1))
    seat = state.actors()[0]
    for _ in range(2):
        assert NetBot(1).choose(Perspective(state, seat)) in state.legal(seat)
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 1
    assert "In the Year of the Dragon is played without its net: " in told[0]
