"""The command `lorcha`, run in this process or in one of its own."""

import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from lorcha.cli import main


@dataclass(frozen=True)
class Said:
    code: int
    out: str
    err: str


Command = Callable[..., Said]


@pytest.fixture
def lorcha(capsys: pytest.CaptureFixture[str]) -> Command:
    def run(*words: object) -> Said:
        code = main([str(word) for word in words])
        return Said(code, *capsys.readouterr())

    return run


def started(*words: str, stdout: int = subprocess.PIPE) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "lorcha", *words]
    return subprocess.Popen(command, stdout=stdout, stderr=subprocess.PIPE, text=True)
