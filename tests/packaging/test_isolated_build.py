"""`pip install .` builds in an environment that has nothing but what `build-system` names."""

import ast
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src"
NEEDED = ["CHANGELOG.md", "LICENSE", "README.md", "pyproject.toml", "setup.py"]
# Accepts everything and compiles nothing: translating to C is what depends on the packages.
FAKE_COMPILER = '#!/bin/sh\nwhile [ $# -gt 1 ]; do [ "$1" = -o ] && : > "$2"; shift; done\n'
OFFLINE = ("Failed to fetch", "Could not connect", "network was disabled")


def imports(module: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)


def modules_of(name: str) -> list[Path]:
    """The files that `import lorcha.core.state` runs: those of the packages it lies in too."""
    parts = name.split(".")
    paths = [SOURCES.joinpath(*parts[: i + 1]) for i in range(len(parts))]
    files = [path.with_suffix(".py") for path in paths] + [path / "__init__.py" for path in paths]
    return [file for file in files if file.exists()]


def packages_read_by_mypyc() -> set[str]:
    """All that is imported by compiled modules, or by what they import."""
    waiting = [
        module
        for module in SOURCES.rglob("*.py")
        if "# compiled by mypyc" in module.read_text(encoding="utf-8").splitlines()[:30]
    ]
    assert waiting
    visited, packages = set(waiting), set[str]()
    while waiting:
        for name in imports(waiting.pop()):
            found = [file for file in modules_of(name) if file not in visited]
            visited.update(found)
            waiting.extend(found)
            packages.add(name.split(".")[0])
    return packages - set(sys.stdlib_module_names) - {"lorcha"}


def plain(requirement: str) -> str:
    """`fluent.runtime>=0.4` and `fluent_runtime` are one name."""
    name = re.match(r"[\w.-]+", requirement)
    assert name is not None
    return re.sub(r"[-_.]+", "-", name[0]).lower()


def test_the_build_names_each_package_that_compiled_modules_import() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    named = {plain(requirement) for requirement in project["build-system"]["requires"]}
    distributions = packages_distributions()
    missing = {
        package
        for package in packages_read_by_mypyc()
        if not named & {plain(name) for name in distributions[package]}
    }
    assert missing == set()


def build_wheel(folder: Path, **environment: str) -> list[str]:
    """Builds a copy of the sources in isolation; the names of the files in the wheel."""
    shutil.copytree(SOURCES, folder / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    for name in NEEDED:
        shutil.copy(ROOT / name, folder)
    result = subprocess.run(
        [sys.executable, "-m", "uv", "build", "--wheel", "--out-dir", "wheel", "."],
        cwd=folder,
        env=os.environ | {"LORCHA_PURE": "0"} | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if result.returncode and any(sign in result.stderr for sign in OFFLINE):
        pytest.skip("the packages of `build-system` cannot be fetched here")
    assert result.returncode == 0, result.stderr[-5000:] + result.stdout[-5000:]
    [wheel] = (folder / "wheel").glob("*.whl")
    return ZipFile(wheel).namelist()


def test_an_isolated_build_translates_the_engine_to_c(tmp_path: Path) -> None:
    compiler = tmp_path / "compiler"
    compiler.write_text(FAKE_COMPILER)
    compiler.chmod(0o755)
    names = build_wheel(tmp_path, CC=str(compiler))
    assert any(re.match(r"lorcha/core/state\..*\.so", name) for name in names)


@pytest.mark.soak
@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler here")
def test_an_isolated_build_installed_plays_compiled(tmp_path: Path) -> None:
    build_wheel(tmp_path)
    [wheel] = (tmp_path / "wheel").glob("*.whl")
    ZipFile(wheel).extractall(tmp_path / "installed")
    plays = (
        "from lorcha.core.compiled import COMPILED; assert COMPILED;"
        "from lorcha.core.chance import Fast; from lorcha.games import load;"
        "load('dragon').new(3, chance=Fast(1))"
    )
    subprocess.run(
        [sys.executable, "-c", plays],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(tmp_path / "installed"), "LORCHA_INTERPRETED": ""},
        check=True,
    )
