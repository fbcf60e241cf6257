"""What a puzzle is, as it stands in its file: a game up to a decision, and what is best there."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

import msgspec

from lorcha import games
from lorcha.core.fields import BadText
from lorcha.core.game import Game
from lorcha.core.match import BadMatch, Match, Seed, digest
from lorcha.core.options import BadOption, Value
from lorcha.core.state import IllegalMove
from lorcha.games import UnknownGame

EASIEST: Final = 600  # the rating of a puzzle that every level finds
HARDEST: Final = 2000  # and of one that none does
ID_LENGTH: Final = 8
GRADES: Final = 5  # of difficulty, as they are shown


class BadPuzzle(ValueError):
    """A puzzle that cannot be read, or that does not hold any more."""


class Depth(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How it was judged: so many searches of so many simulations agreed, and from so many worlds it
    was played to the end after each decision."""

    searches: int
    simulations: int
    worlds: int


class Other(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A decision that is worse: of the games played on after it `wins` are won, after the best one
    `gain` more; `parts` says what the best one brings more of in the seat's final score."""

    line: str
    wins: float
    gain: float
    parts: dict[str, float] = {}


class PuzzleFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The game is played again by its moves, one after another as `<seat> <move>`; then `seat`
    decides. `best` are the right decisions, in their parts; others may follow what they begin."""

    game: str
    rules: str
    box: str
    seats: int
    options: dict[str, Value]
    chance: Seed
    digest: str  # of the position
    seat: int
    question: str
    best: list[str]
    greedy: str  # what a bot that looks one move ahead plays
    margin: float  # share of the win between the best decision and the next, by the searches
    wins: float  # share of the games won that were played on after the best decision
    depth: Depth
    found: dict[str, float]  # how often each level finds it
    moves: str
    other: list[Other] = []


@dataclass(frozen=True)
class Puzzle:
    id: str
    file: PuzzleFile

    @property
    def game(self) -> Game:
        return games.load(self.file.game)

    @cached_property
    def rating(self) -> int:
        return rating_of(self.file.found)

    @property
    def grade(self) -> int:
        """Its difficulty from 1 to `GRADES`."""
        share = (self.rating - EASIEST) / (HARDEST - EASIEST)
        return min(GRADES, 1 + int(share * GRADES))

    def match(self) -> Match:
        """The game up to the decision; BadPuzzle if it does not lead there any more."""
        file = self.file
        game = self._game_by_the_same_rules()
        names = [f"seat-{seat}" for seat in range(file.seats)]
        try:
            match = Match(game, names, file.options, file.chance)
            for line in moves_of(file):
                seat, _, text = line.partition(" ")
                match.play(int(seat), game.moves.from_text(text))
        except (BadMatch, BadOption, BadText, IllegalMove, ValueError) as error:
            raise BadPuzzle(f"its game cannot be played again: {error}") from error
        if digest(match.state) != file.digest:
            raise BadPuzzle("its game leads to another position now")
        if not match.state.is_asked(file.seat):
            raise BadPuzzle(f"seat {file.seat} is not asked: {match.state.describe_question()}")
        return match

    def _game_by_the_same_rules(self) -> Game:
        try:
            game = self.game
        except UnknownGame as error:
            raise BadPuzzle(str(error)) from error
        if self.file.rules != game.rules_version:
            raise BadPuzzle(f"it is of rules {self.file.rules}; here are {game.rules_version}")
        if self.file.box != game.box.fingerprint:
            raise BadPuzzle(f"it is of box {self.file.box}; here is {game.box.fingerprint}")
        return game


def id_of(file: PuzzleFile) -> str:
    """Short enough to be read out, and the same for the same position."""
    return file.digest.rpartition(":")[2][:ID_LENGTH]


def moves_of(file: PuzzleFile) -> list[str]:
    return [line.strip() for line in file.moves.split(";") if line.strip()]


def rating_of(found: Mapping[str, float]) -> int:
    """By the share of the levels that miss it; all count alike."""
    missed = 1 - sum(found.values()) / max(1, len(found))
    return round(EASIEST + (HARDEST - EASIEST) * missed)
