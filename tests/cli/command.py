"""The command `lorcha`, run in this process or in a separate one."""

import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from lorcha.cli import main


@dataclass(frozen=True)
class CommandResult:
    code: int
    out: str
    err: str


Command = Callable[..., CommandResult]


@pytest.fixture
def lorcha(capsys: pytest.CaptureFixture[str]) -> Command:
    def run(*words: object) -> CommandResult:
        code = main([str(word) for word in words])
        return CommandResult(code, *capsys.readouterr())

    return run


def start_process(*words: str, stdout: int = subprocess.PIPE) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "lorcha", *words]
    return subprocess.Popen(command, stdout=stdout, stderr=subprocess.PIPE, text=True)
