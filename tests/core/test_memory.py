"""Nothing that is read of a position stays in memory after it.

What mypyc makes of a compiled function that takes a row keeps a reference to each row that
interpreted code hands to it; so interpreted code must not call such functions.
"""

import ast
import gc
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from lorcha import games
from lorcha.analysis.judge import NetJudge
from lorcha.core.chance import Fast
from lorcha.core.compiled import COMPILED
from lorcha.core.game import SharedView
from lorcha.core.perspective import Perspective
from lorcha.envs.config import EnvConfig
from lorcha.nets.shelf import shipped_net

SOURCES = Path(__file__).parents[2] / "src/lorcha"
ROWS = {"Row", "Cells", "Reals"}
TIMES = 4000
MOST = 2.0  # MB that the process may grow meanwhile; a row of 8 numbers kept each time is as much


def parsed(compiled: bool) -> Iterator[tuple[str, ast.Module]]:
    for path in SOURCES.rglob("*.py"):
        text = path.read_text("utf-8")
        if text.startswith("# compiled by mypyc") == compiled:
            parts = path.relative_to(SOURCES).with_suffix("").parts
            yield ".".join(("lorcha", *parts)), ast.parse(text)


def takes_rows(function: ast.FunctionDef) -> bool:
    annotations = [ast.unparse(a.annotation) for a in function.args.args if a.annotation]
    return any(ROWS & set(annotation.split("[")) for annotation in annotations)


def test_interpreted_code_hands_no_row_to_a_compiled_function() -> None:
    forbidden = {
        (module, node.name)
        for module, tree in parsed(compiled=True)
        for node in tree.body
        if isinstance(node, ast.FunctionDef) and takes_rows(node)
    }
    imported = {
        (node.module or "", name.name)
        for _, tree in parsed(compiled=False)
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for name in node.names
    }
    assert ("lorcha.core.rows", "copy_row") in forbidden
    assert forbidden & imported == set()


def memory() -> float:
    """Of this process, in MB."""
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    return pages * 4096 / 1e6


def growth(work: Callable[[], object]) -> float:
    for _ in range(TIMES // 4):
        work()
    gc.collect()
    before = memory()
    for _ in range(TIMES):
        work()
    gc.collect()
    return memory() - before


@pytest.mark.skipif(not COMPILED, reason="rows are Python's own lists in an interpreted engine")
@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="there is no /proc here")
@pytest.mark.parametrize("name", games.SHELF)
def test_reading_positions_keeps_nothing(name: str) -> None:
    game = games.load(name)
    state = game.new(3, {}, chance=Fast(1))
    seat = state.actors()[0]
    assert growth(lambda: game.public_view(state.clone())) < MOST
    perspective = Perspective(state, seat)
    assert growth(lambda: SharedView(game, perspective.sample(Fast(1))).of(seat)) < MOST
    config = EnvConfig(game, 3, {}, "rank")
    assert growth(lambda: config.observation(state.clone(), seat)) < MOST
    net = shipped_net(game)
    assert net is not None
    judge = NetJudge(net)
    assert growth(lambda: judge.shares([state.clone()])) < MOST
