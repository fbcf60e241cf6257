"""A different box of the same shape can be played, and the laws hold: no rule knows its figures."""

import os
import subprocess
import sys
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lorcha.games.ching.box import BOX
from tests.citing import rule

ROOT = Path(__file__).parent.parent.parent
GAMES = 4  # with each number of players


def toml(value: Any) -> str:
    """As much of TOML as the box needs, written in one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f'"{key}" = {toml(v)}' for key, v in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    return (
        str(value).lower()
        if isinstance(value, bool)
        else f'"{value}"'
        if isinstance(value, str)
        else str(value)
    )


def permuted(seed: int) -> str:
    """Every reconstructed figure changes places: symbols, lines, missions, faces, bands."""
    chance = Random(seed)
    box = dict(BOX.figures)
    numbers = [n for kind in box["symbols"]["kinds"] for n in kind["cards"]]
    spread = chance.sample(range(1, 56), len(numbers))
    kinds = [
        kind | {"cards": sorted(spread[9 * i : 9 * i + 9])}
        for i, kind in enumerate(box["symbols"]["kinds"])
    ]
    box["symbols"] = box["symbols"] | {"kinds": kinds}
    box["navigation"] = box["navigation"] | {"colours": other_bands(box["navigation"]["colours"])}
    box["lines"] = box["lines"] | {"edges": upright_lines()}
    rewards = [
        {k: v for k, v in t.items() if k not in ("id", "number")} for t in box["missions"]["tiles"]
    ]
    chance.shuffle(rewards)
    tiles = [
        {"id": tile["id"], "number": tile["number"] - 1, **reward}
        for tile, reward in zip(box["missions"]["tiles"], rewards, strict=True)
    ]
    places = [place | {"number": place["number"] - 1} for place in box["missions"]["places"]]
    box["missions"] = box["missions"] | {"tiles": tiles, "places": places}
    box["encounters"] = box["encounters"] | {"kinds": other_faces(box["encounters"]["kinds"])}
    return "".join(
        f"[{key}]\n" + "".join(f'"{k}" = {toml(v)}\n' for k, v in table.items())
        for key, table in box.items()
    )


def other_bands(colours: list[dict[str, Any]]) -> list[dict[str, Any]]:
    edges = [0, 9, 18, 27, 36, 45, 55]
    return [c | {"first": edges[i] + 1, "last": edges[i + 1]} for i, c in enumerate(colours)]


def upright_lines() -> list[dict[str, Any]]:
    """Lines that run straight down, so that a diagonal move crosses them too."""
    return [
        {"line": line, "from": [column, row], "to": [column + 1, row + down]}
        for line, column in ((1, 3), (2, 6))
        for row in range(1, column + 1)
        for down in (0, 1)
    ]


def other_faces(kinds: list[dict[str, Any]]) -> list[dict[str, Any]]:
    changed: dict[str, dict[str, Any]] = {
        "siren": {"symbols": ["battle", "battle", "meteorology", "cartography"]},
        "helmsmen": {"symbols": ["none", "none", "none", "battle", "battle", "cartography"]},
        "sacred_treasure": {"points": [3, 3, 3, 1, 1, 1]},
    }
    return [kind | changed.get(kind["id"], {}) for kind in kinds]


@rule("MC-12", "MC-34", "MC-42")
@pytest.mark.parametrize("seed", [1, 2])
def test_the_laws_hold_with_a_permuted_box(seed: int, tmp_path: Path) -> None:
    (tmp_path / "ching.toml").write_text(permuted(seed), "utf-8")
    paths = [str(ROOT), *(path for path in sys.path if path)]
    process = subprocess.run(
        [sys.executable, "-m", "tests.ching.run_laws", str(GAMES)],
        env=os.environ | {"LORCHA_BOXES": str(tmp_path), "PYTHONPATH": os.pathsep.join(paths)},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert process.returncode == 0, process.stderr
    fingerprint, equal, diagonal = process.stdout.split()
    assert fingerprint != BOX.fingerprint
    assert int(equal) > 0  # a mission of exactly the space's number was completed
    assert int(diagonal) > 0  # a diagonal move crossed a line


def test_every_table_of_the_box_says_where_it_comes_from() -> None:
    kinds = {"original", "public", "reconstructed"}
    tables = {key: table for key, table in BOX.figures.items() if key != "sources"}
    assert all(table["provenance"] in kinds for table in tables.values())
    marked = {key for key, table in tables.items() if table["provenance"] == "reconstructed"}
    assert marked == {"lines", "navigation", "symbols", "encounters", "missions"}
    named = {source for table in tables.values() for source in table.get("sources", [])}
    assert named == set(BOX["sources"])


def test_the_box_is_read_from_the_room() -> None:
    assert (files("lorcha.games") / "ching" / "box.toml").is_file()
