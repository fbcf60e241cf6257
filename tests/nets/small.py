"""Small nets with random weights: they play nonsense, but by the same way as trained ones."""

import numpy as np

from lorcha.core.game import Game
from lorcha.nets.card import features_of, new_card
from lorcha.nets.net import Net
from lorcha.nets.tensors import Arrays

WIDTHS = {"one": 16, "two": 12, "to_move": 8, "move": 8, "move_two": 8, "logit": 1}


def small_arrays(game: Game, seed: int = 0) -> Arrays:
    features, random = features_of(game), np.random.default_rng(seed)
    inputs = {
        "one": int(features.size),
        "two": WIDTHS["one"],
        "to_move": WIDTHS["two"],
        "move": int(features.move_size),
        "move_two": WIDTHS["to_move"],
        "logit": WIDTHS["move_two"],
        "shares": WIDTHS["two"],
    }
    arrays: Arrays = {}
    for name, size in inputs.items():
        width = WIDTHS.get(name, game.seats[-1])
        arrays[f"{name}.weight"] = random.normal(size=(width, size)).astype(np.float32) / 4
        if name not in ("move", "logit"):
            arrays[f"{name}.bias"] = random.normal(size=width).astype(np.float32) / 4
    return arrays


def small_net(game: Game, seed: int = 0) -> Net:
    return Net(game, small_arrays(game, seed), new_card(game))
