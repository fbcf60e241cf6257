"""The bill of materials lists every package that runs, by what is pinned."""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
PINS = (ROOT / "requirements/run.txt").read_text("utf-8")
RUNNING = re.findall(r"^\S+==\S+", PINS, re.MULTILINE)


@pytest.fixture
def bill(tmp_path: Path) -> dict[str, Any]:
    file = tmp_path / "sbom.json"
    command = [sys.executable, str(ROOT / "requirements/sbom.py"), str(file)]
    subprocess.run(command, check=True, capture_output=True)
    read: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return read


def test_everything_that_runs_is_in_the_bill(bill: dict[str, Any]) -> None:
    assert bill["bomFormat"] == "CycloneDX"
    refs = [str(one["purl"]) for one in bill["components"]]
    assert len(refs) == len(set(refs))
    assert len(RUNNING) > 20
    for pinned in RUNNING:
        name, _, version = pinned.partition("==")
        assert f"pkg:pypi/{name}@{version}" in refs
    lock = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))["packages"]
    for name in lock[""]["dependencies"]:
        assert (
            f"pkg:npm/{name.replace('@', '%40')}@{lock[f'node_modules/{name}']['version']}" in refs
        )


def test_what_the_server_needs_is_pinned_as_it_was_tested() -> None:
    needed = PROJECT["dependencies"] + [
        one for extra in ("postgres", "redis") for one in PROJECT["optional-dependencies"][extra]
    ]
    pinned = {line.partition("==")[0] for line in RUNNING}
    names = {re.split(r"[\[><=;! ]", one)[0].lower().replace("_", "-") for one in needed}
    assert {name.replace(".", "-") for name in names} <= pinned
    tested = (ROOT / "requirements/dev.txt").read_text("utf-8").split("\n")
    assert [line for line in RUNNING if line not in tested] == []


def test_every_package_has_its_hashes_and_no_address() -> None:
    packages = re.split(r"\n(?=\S)", PINS.strip())
    assert len(packages) == len(RUNNING)
    assert all("--hash=sha256:" in package for package in packages)
    assert "://" not in PINS
