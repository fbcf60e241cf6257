"""The results of a tournament in a file: a line for the schedule, then a line for each game as it
ends. An interrupted tournament continues from there."""

import csv
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from lorcha.arena.result import GameResult
from lorcha.arena.schedule import Schedule

COLUMNS: Final = ("game", "deal", "seat", "bot", "score", "place", "moves", "seconds")


class OtherTournament(ValueError):
    """The file holds something else than the results of this tournament."""


class ResultsFile:
    def __init__(self, path: Path, schedule: Schedule) -> None:
        self.path = path
        self.schedule = schedule
        self.results: list[GameResult] = []
        if path.exists():
            self._read()
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(msgspec.json.encode(schedule) + b"\n")

    def _read(self) -> None:
        """A last line that was cut off is dropped, and its game played again."""
        first, *lines = self.path.read_bytes().splitlines(keepends=True)
        try:
            known = msgspec.json.decode(first, type=Schedule)
            whole = [line for line in lines if line.endswith(b"\n")]
            self.results = [msgspec.json.decode(line, type=GameResult) for line in whole]
        except msgspec.DecodeError as error:
            raise OtherTournament(f"{self.path} holds no tournament: {error}") from error
        if known != self.schedule:
            raise OtherTournament(
                f"{self.path} holds another tournament; choose another folder with --into"
            )
        if len(whole) < len(lines):
            self.path.write_bytes(b"".join([first, *whole]))

    def add(self, result: GameResult) -> None:
        self.results.append(result)
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(result) + b"\n")

    def missing(self, games: int) -> list[int]:
        """The numbers below `games` that are still to be played."""
        played = {result.number for result in self.results}
        return [number for number in range(games) if number not in played]

    def first(self, games: int) -> list[GameResult]:
        """The results of games with numbers below `games`, in order."""
        return sorted((r for r in self.results if r.number < games), key=lambda r: r.number)


def write_csv(file: Path, results: Sequence[GameResult]) -> None:
    """A line for each seat of each game."""
    with file.open("w", newline="", encoding="utf-8") as out:
        writer = csv.writer(out)
        writer.writerow(COLUMNS)
        for result in results:
            for seat, bot in enumerate(result.bots):
                columns = (result.scores, result.places, result.moves, result.seconds)
                row = [result.number, result.deal, seat, bot, *(column[seat] for column in columns)]
                writer.writerow(row)
