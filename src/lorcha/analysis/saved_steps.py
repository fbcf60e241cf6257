"""The steps of an analysis in a file, one in a line: one that was stopped goes on from there.

The first line says of what they are; steps of another match, mode or judge are never mixed in.
"""

import hashlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from lorcha.analysis.analyst import Analyst
from lorcha.analysis.report import Analysis, Step

FORMAT: Final = 6  # changes when the same match would be judged otherwise


class Heading(msgspec.Struct, frozen=True):
    analysis: int
    match: str
    mode: str
    judge: str


def cache_folder() -> Path:
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "lorcha" / "analysis"


def heading_of(analyst: Analyst) -> Heading:
    record = msgspec.json.encode(analyst.match.record(), order="sorted")
    digest = hashlib.sha256(record).hexdigest()[:24]
    return Heading(FORMAT, digest, analyst.mode.name, analyst.judge.name)


class SavedSteps:
    def __init__(self, analyst: Analyst, folder: Path) -> None:
        self._analyst = analyst
        self._heading = heading_of(analyst)
        self._path = folder / f"{self._heading.match}-{self._heading.mode}.jsonl"
        self.steps: list[Step] = []

    def complete(self) -> Iterator[Step]:
        """The steps one after another, those that were saved first; new ones are saved."""
        self.steps = self._read()
        yield from self.steps
        self._path.parent.mkdir(parents=True, exist_ok=True)
        lines = [self._heading, *self.steps]
        self._path.write_bytes(b"".join(line(item) for item in lines))
        with self._path.open("ab") as file:
            for step in self._analyst.steps(len(self.steps)):
                self.steps.append(step)
                file.write(line(step))
                file.flush()
                yield step

    def report(self) -> Analysis:
        return self._analyst.report(self.steps)

    def _read(self) -> list[Step]:
        """As far as the file is whole; nothing of another heading."""
        try:
            first, *rest = self._path.read_bytes().splitlines(keepends=True)
        except (OSError, ValueError):
            return []
        if first != line(self._heading):
            return []
        steps = []
        for text in rest:
            try:
                steps.append(msgspec.json.decode(text, type=Step))
            except msgspec.DecodeError:
                break
        return steps


def line(item: msgspec.Struct) -> bytes:
    return msgspec.json.encode(item) + b"\n"
