"""The workflow that builds the wheels, as far as it can be checked without GitHub."""

import re
import shlex
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[2]
WORKFLOW: dict[Any, Any] = yaml.safe_load((ROOT / ".github/workflows/wheels.yml").read_text())
JOBS: dict[str, Any] = WORKFLOW["jobs"]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
WHEELS: dict[str, Any] = PROJECT["tool"]["cibuildwheel"]
STEPS = [(job, step) for job, whole in JOBS.items() for step in whole["steps"]]
COMMANDS = [step["run"] for _, step in STEPS if "run" in step]


def test_each_step_does_one_thing() -> None:
    for job, step in STEPS:
        assert ("run" in step) != ("uses" in step), f"{job}: {step}"
        if "uses" in step:
            assert re.fullmatch(r"actions/[a-z-]+@v\d+", step["uses"])


def test_jobs_wait_for_jobs_that_are_there() -> None:
    for whole in JOBS.values():
        needs = whole.get("needs", [])
        assert {needs} if isinstance(needs, str) else set(needs) <= set(JOBS)


def test_what_is_fetched_was_kept() -> None:
    kept = {step["with"]["name"] for _, step in STEPS if "upload" in step.get("uses", "")}
    for _, step in STEPS:
        if "download" in step.get("uses", ""):
            wanted = step["with"].get("name") or step["with"]["pattern"].removesuffix("*")
            assert any(name.startswith(wanted) for name in kept)


@pytest.mark.parametrize("command", COMMANDS)
def test_commands_are_commands(command: str) -> None:
    subprocess.run(["bash", "-n"], input=command, text=True, check=True)
    words = shlex.split(re.sub(r"\$\{\{.*?\}\}", "x", command))
    if words[0] == "make":
        targets = re.findall(r"^(\S+):", (ROOT / "Makefile").read_text(), re.MULTILINE)
        assert set(words[1:]) <= set(targets)


def test_every_python_we_name_gets_a_wheel() -> None:
    """From the oldest that the project takes."""
    built = [int(number) for number in re.findall(r"cp3(\d+)-\*", WHEELS["build"])]
    oldest = int(PROJECT["project"]["requires-python"].removeprefix(">=3."))
    assert built == list(range(oldest, 15))


def test_each_system_gets_one() -> None:
    runners = JOBS["wheels"]["strategy"]["matrix"]["runner"]
    assert {runner.partition("-")[0] for runner in runners} == {"ubuntu", "macos", "windows"}
    assert {runner for runner in runners if runner.endswith("-arm")}
    assert WHEELS["environment"] == {"LORCHA_PURE": "0"}


@pytest.mark.parametrize("command", [c for c in WHEELS["test-command"] if c.startswith("python")])
def test_what_a_wheel_is_tried_with_is_python(command: str) -> None:
    """It fails here, where the client is not in the package, or passes: but it is no nonsense."""
    assert "'" not in command, "cmd of Windows knows double quotes only"
    python, option, code = shlex.split(command)
    assert (python, option) == ("python", "-c")
    compile(code, "<test-command>", "exec")
