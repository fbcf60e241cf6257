"""Expert iteration: what a search preferred is kept rightly, and a net learns it."""

from pathlib import Path

import numpy as np
import pytest

from lorcha.cli import main
from lorcha.games import load
from lorcha.nets.shelf import shipped_path
from lorcha.nets.tensors import read_tensors
from lorcha.train.expert_games import Examples, play_game
from lorcha.train.tables import TableKind

torch = pytest.importorskip("torch", reason="PyTorch is not installed: nothing can be trained")

from lorcha.nets.card import features_of  # noqa: E402
from lorcha.train.expert import Replay  # noqa: E402
from lorcha.train.model import Model  # noqa: E402
from lorcha.train.resume import widened, widths_of, with_critic  # noqa: E402

SIMULATIONS = 12
STEPS = 60


@pytest.fixture(scope="module")
def examples() -> Examples:
    dragon = load("dragon")
    return play_game(dragon, TableKind("3", 3, {}), shipped_path("dragon"), SIMULATIONS, seed=4)


def test_each_decision_has_a_policy_over_its_moves_and_shares_of_all(examples: Examples) -> None:
    decisions = len(examples.seen)
    assert decisions > 60
    assert examples.counts.sum() == len(examples.moves) == len(examples.policy)
    assert examples.counts.min() > 1
    of_decision = np.repeat(np.arange(decisions), examples.counts)
    assert np.allclose(np.bincount(of_decision, examples.policy), 1, atol=1e-5)
    assert np.allclose(examples.shares.sum(1), 1, atol=1e-5)
    assert (examples.shares[examples.absent] == 0).all()
    assert (examples.absent.sum(1) == 2).all()


def test_a_net_learns_what_the_search_preferred(examples: Examples) -> None:
    torch.manual_seed(1)
    device = torch.device("cpu")
    arrays = read_tensors(shipped_path("dragon"))[0]
    dragon = load("dragon")
    features = features_of(dragon)
    model = Model(features, dragon.seats[-1], widths_of(arrays))
    whole = with_critic(arrays, int(features.hidden_size))
    model.load_arrays(widened(model.arrays(np.float32, critic=True), whole))
    replay = Replay(device)
    replay.add([examples])
    optimizer = torch.optim.Adam(model.parameters(), lr=1e-3)
    losses = []
    for _ in range(STEPS):
        policy, shares = replay.loss(model, 64)
        optimizer.zero_grad()
        (policy + shares).backward()
        optimizer.step()
        losses.append((policy.item(), shares.item()))
    before, after = np.mean(losses[:5], 0), np.mean(losses[-5:], 0)
    assert (after < 0.6 * before).all()


def test_the_command_plays_learns_and_keeps_the_net(tmp_path: Path) -> None:
    path, log = tmp_path / "taught.safetensors", tmp_path / "log.jsonl"
    arguments = (
        "--seats 2 --expert 4 --players 1 --rounds 1 --batch 32 --rate 0.001 --device cpu --quiet"
    )
    resumed = shipped_path("dragon")
    more = ["--resume", str(resumed), "--out", str(path), "--log", str(log)]
    assert main(["train", "dragon", *arguments.split(), *more]) == 0
    before, after = (read_tensors(file)[0]["logit.weight"] for file in (resumed, path))
    assert not np.array_equal(before, after)
    assert '"policy"' in log.read_text("utf-8")
