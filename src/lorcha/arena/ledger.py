"""What was played of a tournament, kept in a file as it comes: a line for the schedule, a line a
game. A tournament that was interrupted goes on from there."""

import csv
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from lorcha.arena.bout import Bout
from lorcha.arena.schedule import Schedule

COLUMNS: Final = ("game", "deal", "seat", "bot", "score", "place", "moves", "seconds")


class OtherTournament(ValueError):
    """The file keeps something else than is asked for."""


class Ledger:
    def __init__(self, file: Path, schedule: Schedule) -> None:
        self.file = file
        self.schedule = schedule
        self.bouts: list[Bout] = []
        if file.exists():
            self._read()
        else:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(msgspec.json.encode(schedule) + b"\n")

    def _read(self) -> None:
        """A last line that was cut off is left out and played again."""
        first, *lines = self.file.read_bytes().splitlines(keepends=True)
        try:
            known = msgspec.json.decode(first, type=Schedule)
            whole = [line for line in lines if line.endswith(b"\n")]
            self.bouts = [msgspec.json.decode(line, type=Bout) for line in whole]
        except msgspec.DecodeError as error:
            raise OtherTournament(f"{self.file} keeps no tournament: {error}") from error
        if known != self.schedule:
            raise OtherTournament(f"{self.file} keeps another tournament; give --into another one")
        if len(whole) < len(lines):
            self.file.write_bytes(b"".join([first, *whole]))

    def add(self, bout: Bout) -> None:
        self.bouts.append(bout)
        with self.file.open("ab") as file:
            file.write(msgspec.json.encode(bout) + b"\n")

    def missing(self, games: int) -> list[int]:
        """The games still to be played of the first so many."""
        played = {bout.number for bout in self.bouts}
        return [number for number in range(games) if number not in played]

    def first(self, games: int) -> list[Bout]:
        """Those played of the first so many, in their order."""
        return sorted((b for b in self.bouts if b.number < games), key=lambda bout: bout.number)


def write_csv(file: Path, bouts: Sequence[Bout]) -> None:
    """A line for each seat of each game."""
    with file.open("w", newline="", encoding="utf-8") as out:
        writer = csv.writer(out)
        writer.writerow(COLUMNS)
        for bout in bouts:
            for seat, bot in enumerate(bout.bots):
                told = (bout.scores, bout.places, bout.moves, bout.seconds)
                writer.writerow([bout.number, bout.deal, seat, bot, *(part[seat] for part in told)])
