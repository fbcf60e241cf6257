"""Training: what came of a decision is traced back rightly, and a net learns to play."""

from pathlib import Path

import pytest

from lorcha.arena.simulate import play_out
from lorcha.bots.net import NetBot
from lorcha.bots.random import Random
from lorcha.cli import main
from lorcha.core.chance import Fast
from lorcha.games import load
from lorcha.nets.card import card_text, new_card, read_card
from lorcha.nets.shelf import load_net
from lorcha.nets.tensors import read_tensors, write_tensors
from tests.nets.small import small_arrays

torch = pytest.importorskip("torch", reason="PyTorch is not installed: nothing can be trained")

GAMES = 40
TINY = (
    "--device cpu --players 1 --lanes 64 --steps 32 --batch 512 --epochs 4"
    " --rate 0.001 --entropy 0.003 --seed 3 --quiet"
)


def train(path: Path, *more: str) -> int:
    return main(["train", "dragon", "--seats", "2", "--out", str(path), *TINY.split(), *more])


def test_a_short_training_beats_chance(tmp_path: Path) -> None:
    path = tmp_path / "tiny.safetensors"
    assert train(path, "--rounds", "20", "--log", str(tmp_path / "log.jsonl")) == 0
    game, won = load("dragon"), 0
    for number in range(GAMES):
        state, mine = game.new(2, chance=Fast(number)), number % 2
        play_out(state, [NetBot(7, path) if s == mine else Random(number) for s in range(2)])
        won += [s.seat for s in state.standings() if s.place == 1] == [mine]
    assert won > 0.8 * GAMES
    assert len((tmp_path / "log.jsonl").read_text("utf-8").splitlines()) == 20


def test_it_goes_on_from_a_checkpoint_and_repeats_itself(tmp_path: Path) -> None:
    one, two, three = (tmp_path / f"{number}.safetensors" for number in range(3))
    for path in (one, two):
        assert train(path, "--rounds", "1") == 0
    weights = [read_tensors(path)[0]["one.weight"].tobytes() for path in (one, two)]
    assert weights[0] == weights[1]
    assert (
        train(three, "--rounds", "1", "--resume", str(tmp_path / "0.checkpoint.safetensors")) == 0
    )
    first, second = (read_card(read_tensors(path)[1]) for path in (one, three))
    assert second.decisions == 2 * first.decisions
    assert load_net(load("dragon"), three).card.trained_on == ("2",)


def test_weights_of_another_game_cannot_be_resumed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, panda = tmp_path / "panda.safetensors", load("panda")
    write_tensors(path, small_arrays(panda), card_text(new_card(panda)))
    assert train(tmp_path / "dragon.safetensors", "--resume", str(path)) == 2
    assert "the weights are for game panda" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("option", "value", "fault"),
    [("--minutes", "0", "not a number of minutes"), ("--out", "none/net", "there is no folder")],
)
def test_a_training_that_could_not_be_kept_is_not_begun(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], option: str, value: str, fault: str
) -> None:
    assert train(tmp_path / "net.safetensors", option, value) == 2
    assert fault in capsys.readouterr().err
