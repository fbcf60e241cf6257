"""`setup.py` in a tiny project of one compiled module: it compiles, or says why and falls back."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

SETUP = Path(__file__).parents[2] / "setup.py"
MODULE = "# compiled by mypyc\n\n\ndef double(coins: int) -> int:\n    return 2 * coins\n"
TYPE_ERROR = f'{MODULE}\n\nBROKEN: int = "three"\n'
PROJECT = """
[project]
name = "lorcha"
version = "0"
[tool.setuptools.packages.find]
where = ["src"]
"""
NO_LTO = """#!/bin/sh
case "$*" in *-flto*) echo "lto1: fatal error: could not run lto-wrapper" >&2; exit 1;; esac
exec cc "$@"
"""
FALLS_BACK = "warning: Lorcha stays interpreted and plays slowly: "

needs_cc = pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler here")
Build = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def project(tmp_path: Path) -> Path:
    package = tmp_path / "src" / "lorcha" / "games" / "tiny" / "rules"
    package.mkdir(parents=True)
    for folder in [package, *package.parents[:3]]:
        (folder / "__init__.py").touch()
    (package / "coins.py").write_text(MODULE)
    (tmp_path / "pyproject.toml").write_text(PROJECT)
    shutil.copy(SETUP, tmp_path)
    return tmp_path


@pytest.fixture
def build(project: Path) -> Build:
    def run(**environment: str) -> subprocess.CompletedProcess[str]:
        environ = {k: v for k, v in os.environ.items() if k not in ("CC", "CFLAGS", "LORCHA_PURE")}
        return subprocess.run(
            [sys.executable, "setup.py", "build", "--build-lib", "built"],
            cwd=project,
            env=environ | environment,
            capture_output=True,
            text=True,
            check=False,
        )

    return run


def libraries(project: Path) -> list[str]:
    return sorted(path.name.split(".")[0] for path in project.glob("built/**/*.so"))


def warnings(result: subprocess.CompletedProcess[str]) -> list[str]:
    return [line for line in result.stderr.splitlines() if line.startswith(FALLS_BACK)]


def compiler(folder: Path, script: str) -> str:
    path = folder / "compiler"
    path.write_text(script)
    path.chmod(0o755)
    return str(path)


@needs_cc
def test_without_working_lto_the_engine_is_built_without(project: Path, build: Build) -> None:
    result = build(CC=compiler(project, NO_LTO), LORCHA_PURE="0")
    assert result.returncode == 0, result.stderr
    assert libraries(project) == ["coins", "lorcha__mypyc"]
    assert result.stdout.count("note: the compiler has no working -flto=auto") == 1
    assert "lto-wrapper" not in result.stderr
    plays = "from lorcha.games.tiny.rules import coins; assert coins.__file__.endswith('.so')"
    subprocess.run([sys.executable, "-c", plays], cwd=project / "built", check=True)


@needs_cc
def test_with_working_lto_nothing_is_said(project: Path, build: Build) -> None:
    if "note: " in (result := build(LORCHA_PURE="0")).stdout:
        pytest.skip("this compiler has no working LTO")
    assert libraries(project) == ["coins", "lorcha__mypyc"]
    assert warnings(result) == []


def test_a_type_error_leaves_it_interpreted(project: Path, build: Build) -> None:
    (project / "src/lorcha/games/tiny/rules/coins.py").write_text(TYPE_ERROR)
    result = build()
    assert result.returncode == 0
    assert libraries(project) == []
    [line] = warnings(result)
    assert "coins.py:8: error: Incompatible types" in line
    assert "error" not in result.stdout
    strict = build(LORCHA_PURE="0")
    assert strict.returncode != 0
    assert "coins.py:8: error: Incompatible types" in strict.stdout + strict.stderr


def test_a_missing_compiler_leaves_it_interpreted(project: Path, build: Build) -> None:
    result = build(CC="/nowhere/cc")
    assert (result.returncode, libraries(project)) == (0, [])
    [line] = warnings(result)
    assert "no C compiler works here" in line
    assert build(CC="/nowhere/cc", LORCHA_PURE="0").returncode != 0


def test_without_a_compiler_nothing_is_translated(project: Path, build: Build) -> None:
    fake_mypyc(project, "raise ImportError('asked for mypyc')")
    [line] = warnings(build(PYTHONPATH="fake", CC="/nowhere/cc"))
    assert "no C compiler works here" in line


def fake_mypyc(project: Path, source: str) -> None:
    mypyc = project / "fake" / "mypyc"
    mypyc.mkdir(parents=True)
    (mypyc / "__init__.py").touch()
    (mypyc / "build.py").write_text(source)


@pytest.mark.parametrize(
    ("fake", "reason"),
    [
        ("raise ImportError('no librt')", "no mypyc (no librt)"),
        ("def mypycify(*_, **__):\n    raise AssertionError('crash')", "AssertionError('crash')"),
    ],
)
def test_a_missing_or_crashing_mypyc_leaves_it_interpreted(
    project: Path, build: Build, fake: str, reason: str
) -> None:
    fake_mypyc(project, fake)
    result = build(PYTHONPATH="fake")
    assert result.returncode == 0, result.stderr
    [line] = warnings(result)
    assert reason in line
    assert build(PYTHONPATH="fake", LORCHA_PURE="0").returncode != 0


def test_asked_to_stay_interpreted_it_says_nothing(project: Path, build: Build) -> None:
    result = build(LORCHA_PURE="1")
    assert (result.returncode, libraries(project), warnings(result)) == (0, [], [])
