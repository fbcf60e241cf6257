"""A net that plays can be taught more: it begins as the same player, in a wider net too."""

from typing import Any

import numpy as np
import pytest

from lorcha.envs.batch import Batch
from lorcha.games import SHELF, load
from lorcha.nets.card import features_of
from lorcha.nets.shelf import shipped_path
from lorcha.nets.tensors import BadFile, read_tensors

torch = pytest.importorskip("torch", reason="PyTorch is not installed: nothing can be trained")
model: Any = pytest.importorskip("lorcha.train.model")
resume: Any = pytest.importorskip("lorcha.train.resume")

LANES = 16


def built(game: str, arrays: Any, widths: Any) -> Any:
    loaded = load(game)
    features = features_of(loaded)
    made = model.Model(features, loaded.seats[-1], widths)
    whole = resume.with_critic(arrays, int(features.hidden_size))
    made.load_arrays(resume.widened(made.arrays(np.float32, critic=True), whole))
    return made


def judged(net: Any, game: str) -> list[Any]:
    """What it says of some positions: of the moves, of the shares, and the critic's shares."""
    batch = Batch(game, None, LANES, seed=3, extras=("moves", "hidden"))
    for _ in range(20):
        batch.step(np.zeros(LANES, int))
    seen, hidden, moves, count = (
        torch.from_numpy(batch.out[name].copy())
        for name in ("observation", "hidden", "moves", "count")
    )
    lane = torch.repeat_interleave(torch.arange(LANES), count.long())
    with torch.no_grad():
        looked = net.look(seen)
        return [net.logits(looked, moves, lane), net.guess(looked), net.judge(seen, hidden)[1]]


@pytest.mark.parametrize("game", SHELF)
def test_a_wider_net_plays_as_the_one_it_goes_on_from(game: str) -> None:
    path = shipped_path(game)
    if not path.is_file():
        pytest.skip(f"no net ships for {game}")
    arrays, _ = read_tensors(path)
    old = resume.widths_of(arrays)
    torch.manual_seed(1)
    before = judged(built(game, arrays, old), game)
    wider = model.Widths(old.first + 96, old.second + 32, old.moves + 16)
    after = judged(built(game, arrays, wider), game)
    for one, two in zip(before, after, strict=True):
        assert torch.allclose(one, two, atol=1e-3)
    logits, shares, by_critic = after
    assert logits.std() > 0.1
    assert torch.allclose(shares, by_critic, atol=1e-3)  # it begins with the policy's judgement


def test_a_net_cannot_shrink() -> None:
    arrays = {"one.bias": np.zeros(8, np.float16)}
    with pytest.raises(BadFile, match="does not fit"):
        resume.widened({"one.bias": np.zeros(4, np.float32)}, arrays)
