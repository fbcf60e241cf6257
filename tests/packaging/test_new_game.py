"""`make new-game` writes a game that passes the laws as it stands."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
COPIED = ["docs/rules", "src", "templates", "tests", "web/src/words", "web/src/table/texts"]
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    for folder in COPIED:
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=LEFT_OUT)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def run(checkout: Path, *command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """From the sources of the checkout."""
    return subprocess.run(
        [sys.executable, *command],
        cwd=checkout,
        env=os.environ | {"PYTHONPATH": str(checkout / "src")} | environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_new_game_passes_the_laws(checkout: Path) -> None:
    written = run(checkout, "templates/new_game.py", "halma")
    assert written.returncode == 0, written.stderr
    assert all((checkout / name).is_file() for name in written.stdout.splitlines())
    tests = ["tests/laws", "tests/core/test_box.py", "tests/terminal/test_game_texts.py"]
    tested = run(
        checkout, "-m", "pytest", *tests, "tests/halma", "-k", "halma", "-p", "no:cacheprovider",
        LORCHA_GOLDEN="write", LORCHA_SAMPLE="20",
    )  # fmt: skip
    assert tested.returncode == 0, tested.stdout[-5000:]
    typed = run(checkout, "-m", "mypy", "src/lorcha/games/halma", "tests/halma")
    assert typed.returncode == 0, typed.stdout
    formed = run(checkout, "-m", "ruff", "check", "src/lorcha/games", "tests/halma", "tests/web")
    assert formed.returncode == 0, formed.stdout


@pytest.mark.parametrize("name", ["dragon", "Halma", "x", "my-game", "class", "toy"])
def test_a_name_that_cannot_be_is_refused(name: str) -> None:
    refused = run(ROOT, "templates/new_game.py", name)
    assert refused.returncode == 1
    assert refused.stderr.startswith("new-game: ")
