"""How long a net's look at a position takes, features included, on one core.

    python -m bench.nets dragon panda --seats 2

Positions come from random games, and from one search: those differ little, as the leaves of a tree
do. Where onnxruntime and onnx are installed the same layers run there too, in the same rounds, from
the same rows: it has no layer that leaves out zeros, so it is given the rows as they are.
"""

import lorcha.nets  # noqa: F401  first: it tells numpy to stay on one core

# isort: split
import argparse
import time
from collections.abc import Callable
from importlib.util import find_spec
from random import Random
from typing import Any, Final

import numpy as np

from lorcha import games
from lorcha.core.chance import Fast
from lorcha.core.compiled import COMPILED
from lorcha.core.game import Game
from lorcha.core.state import State
from lorcha.nets.net import Net
from lorcha.nets.shelf import shipped_net

BATCHES: Final = (1, 8, 32, 128)
POSITIONS: Final = 256
ROUNDS: Final = 7
SEARCHED: Final = 40  # decisions before the position whose worlds are looked at
AHEAD: Final = 6

Position = tuple[State, int]
Look = Callable[[list[State], list[int]], object]


def random_positions(game: Game, seats: int) -> list[Position]:
    found: list[Position] = []
    chooser = Random(1)
    while len(found) < POSITIONS:
        state = game.new(seats, chance=Fast(len(found)))
        while not state.over() and len(found) < POSITIONS:
            seat = state.actors()[0]
            moves = state.legal(seat)
            if len(moves) > 1 and chooser.random() < 0.2:
                found.append((state.clone(), seat))
            state.play(seat, chooser.choice(moves))
    return found


def leaves(game: Game, seats: int) -> list[Position]:
    """A few decisions after one position, each in another world."""
    root, chooser = game.new(seats, chance=Fast(1)), Random(1)
    for _ in range(SEARCHED):
        play_some(root, chooser, 1)
    found: list[Position] = []
    while len(found) < POSITIONS:
        world = root.redeal(root.actors()[0], Fast(len(found)))
        play_some(world, chooser, chooser.randrange(1, AHEAD))
        found.append((world, world.actors()[0]))
    return found


def play_some(state: State, chooser: Random, decisions: int) -> None:
    for _ in range(decisions):
        seat = state.actors()[0]
        state.play(seat, chooser.choice(state.legal(seat)))


def numpy_look(net: Net) -> Look:
    def look(states: list[State], seats: list[int]) -> object:
        if len(states) == 1:
            return net.evaluate(states[0], seats[0])
        return net.evaluate_many(states, seats)

    return look


def onnx_look(net: Net) -> Look:
    """The same layers in onnxruntime, on one thread."""
    import onnxruntime  # noqa: PLC0415

    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    session = onnxruntime.InferenceSession(onnx_model(net), options, ["CPUExecutionProvider"])

    def look(states: list[State], seats: list[int]) -> object:
        seen, rows = net.read(states, seats)
        lane = np.arange(len(states)).repeat(net.counts)
        given = {"seen": seen.astype(np.float32), "rows": rows.astype(np.float32), "lane": lane}
        return session.run(None, given)

    return look


def onnx_model(net: Net) -> bytes:
    from onnx import TensorProto, helper, numpy_helper  # noqa: PLC0415

    weights = {
        "one": net.one.weights,
        "two": net.two,
        "to_move": net.to_move,
        "move": net.move.weights,
        "move_two": net.move_two,
        "logit": net.logit[:, None],
        "shares": net.shares,
        "one_bias": net.one_bias,
        "two_bias": net.two_bias,
        "to_move_bias": net.to_move_bias,
        "move_two_bias": net.move_two_bias,
        "shares_bias": net.shares_bias,
    }
    nodes: list[Any] = []

    def node(kind: str, inputs: list[str], output: str) -> str:
        nodes.append(helper.make_node(kind, inputs, [output]))
        return output

    def layer(name: str, x: str) -> str:
        return node("Gemm", [x, name, f"{name}_bias"], f"{name}_sum")

    first = node("Relu", [layer("one", "seen")], "first")
    second = node("Relu", [layer("two", first)], "second")
    layer("shares", second)
    from_state = node("Gather", [layer("to_move", second), "lane"], "from_state")
    of_moves = node("MatMul", ["rows", "move"], "of_moves")
    hidden = node("Relu", [node("Add", [of_moves, from_state], "added")], "hidden")
    node("MatMul", [node("Relu", [layer("move_two", hidden)], "weighed"), "logit"], "logits")
    floats = TensorProto.FLOAT
    graph = helper.make_graph(
        nodes,
        "net",
        [
            helper.make_tensor_value_info("seen", floats, ["n", len(net.one.weights)]),
            helper.make_tensor_value_info("rows", floats, ["m", len(net.move.weights)]),
            helper.make_tensor_value_info("lane", TensorProto.INT64, ["m"]),
        ],
        [
            helper.make_tensor_value_info("logits", floats, None),
            helper.make_tensor_value_info("shares_sum", floats, None),
        ],
        [numpy_helper.from_array(array, name) for name, array in weights.items()],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)
    data: bytes = model.SerializeToString()
    return data


def microseconds(look: Look, positions: list[Position], batch: int) -> float:
    """Processor time of one position."""
    states, seats = map(list, zip(*positions, strict=True))
    began = time.process_time()
    for i in range(0, len(positions), batch):
        look(states[i : i + batch], seats[i : i + batch])
    return (time.process_time() - began) / len(positions) * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description="how long a net's look at a position takes")
    parser.add_argument("games", nargs="*", metavar="GAME", help="default: all games")
    parser.add_argument("--seats", type=int, default=2)
    args = parser.parse_args()
    with_onnx = all(map(find_spec, ("onnx", "onnxruntime")))
    if not with_onnx:
        print("onnxruntime and onnx are not installed: numpy is measured alone")
    print(f"{'compiled' if COMPILED else 'interpreted'}; microseconds a position, best of {ROUNDS}")
    print("| game | positions | by | " + " | ".join(f"{n} at once" for n in BATCHES) + " |")
    print("|---|---|---|" + "---|" * len(BATCHES))
    for name in args.games or games.SHELF:
        game = games.load(name)
        net = shipped_net(game)
        if net is None:
            continue
        looks: dict[str, Look] = {"numpy": numpy_look(net)}
        if with_onnx:
            looks["onnxruntime"] = onnx_look(net)
        for kind, make in (("of random games", random_positions), ("of one search", leaves)):
            print_rows(f"| {name} | {kind} |", looks, make(game, args.seats))


def print_rows(title: str, looks: dict[str, Look], positions: list[Position]) -> None:
    best = dict.fromkeys([(by, batch) for by in looks for batch in BATCHES], float("inf"))
    for _ in range(ROUNDS):
        for (by, batch), before in best.items():
            best[by, batch] = min(before, microseconds(looks[by], positions, batch))
    for by in looks:
        print(title, by, "|", " | ".join(f"{best[by, batch]:.1f}" for batch in BATCHES), "|")


if __name__ == "__main__":
    main()
