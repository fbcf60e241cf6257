"""What is shown and kept of a training: a bar, lines of JSON, and TensorBoard if asked for."""

import json
from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.progress import BarColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar

from lorcha.core.options import BadOption

SHOWN: Final = ("entropy", "policy", "critic", "shares", "against_greedy", "against_earlier")


class Progress:
    def __init__(self, title: str, log: Path | None, tensorboard: Path | None, quiet: bool) -> None:
        self._stack = ExitStack()
        self._log = self._stack.enter_context(log.open("a", encoding="utf-8")) if log else None
        self._board = open_board(tensorboard) if tensorboard else None
        columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
        self._bar = Bar(*columns, TextColumn("{task.fields[told]}"), console=Console(stderr=True))
        self._task = self._bar.add_task(title, total=1.0, told="")
        if not quiet:
            self._stack.enter_context(self._bar)

    def show(self, numbers: Mapping[str, float]) -> None:
        if self._log:
            rounded = {name: round(number, 5) for name, number in numbers.items()}
            print(json.dumps(rounded), file=self._log, flush=True)
        if self._board:
            for name, number in numbers.items():
                self._board.add_scalar(name, number, int(numbers["decisions"]))
        told = [f"{numbers['decisions'] / 1e6:.1f} M decisions, {numbers['per_second']:,.0f}/s"]
        told += [f"{name} {numbers[name]:.3f}" for name in SHOWN if name in numbers]
        self._bar.update(self._task, completed=numbers["progress"], told=", ".join(told))

    def close(self) -> None:
        if self._board:
            self._board.close()
        self._stack.close()


def open_board(folder: Path) -> Any:
    try:
        from torch.utils.tensorboard import SummaryWriter  # noqa: PLC0415
    except ImportError:
        raise BadOption("--tensorboard needs the package tensorboard") from None
    return SummaryWriter(str(folder))
