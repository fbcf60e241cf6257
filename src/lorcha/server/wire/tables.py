"""Tables before, during and after the game, as lists and pages show them."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from lorcha.core.options import Value
from lorcha.server.wire.people import Person

Level = Annotated[str, Meta(description="one of the bot levels of `GET /api/games`")]
Stage = Literal["open", "playing", "over", "closed"]
Reason = Literal["played", "agreed", "resigned"]  # why it is over


class GameOption(msgspec.Struct, frozen=True):
    """An option of a game: its values, the default first; texts `option-<id>[-<value>]`."""

    id: str
    values: list[Value]


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played. `minutes`, `weight` and the number of players it is `best` with
    are from its box. There are this many `lessons` of it, which take `lesson_minutes`, and
    so many `puzzles`."""

    id: str
    title: str
    designer: str
    seats: list[int]
    best: int
    minutes: int
    weight: Literal["easy", "family", "medium", "expert"]
    options: list[GameOption]
    rules: str
    box: str
    levels: list[Level]
    lessons: int
    lesson_minutes: int
    puzzles: int


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Live: a bank of seconds and an increment for each move. Over days: seconds for each move.
    Without a clock: after `patience` seconds the others may seat a bot for somebody who has
    vanished."""

    pace: Literal["none", "live", "days"] = "none"
    bank: Annotated[int, Meta(ge=30, le=86_400)] = 600
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 15
    per_move: Annotated[int, Meta(ge=600, le=1_209_600)] = 172_800
    patience: Annotated[int, Meta(ge=60, le=1_209_600)] = 300


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit there: the creator, somebody who joins, a bot, or a guest at the same device.

    A guest's `name` is shown; the creator holds the seat and answers for it.
    """

    who: Literal["me", "open", "bot", "guest"]
    level: Level | None = None
    name: Annotated[str, Meta(max_length=24)] = ""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    options: dict[str, Value] = {}
    visibility: Literal["link", "anyone"] = "link"
    clock: Clock = Clock()
    rated: bool = False
    spectators: bool = True
    hints: bool = True
    stand_in: Level = "captain"  # plays on for somebody who leaves or runs out of time


class PlayNow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table against bots, created and started in one call."""

    game: str
    level: Level = "boatswain"
    seats: Annotated[int, Meta(ge=0, le=8)] = 0  # 0: the number the game is best with
    options: dict[str, Value] = {}


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Empty seats are filled with bots of this level; without a level all must be taken."""

    fill: Level | None = None


class Seat(msgspec.Struct, frozen=True):
    """A seat as everybody sees it.

    `name` is the name of the person or bot ("" for a free seat). `mine`: the reader holds it.
    `level` is the bot's, or the stand-in's while the person is away (`away`), for good if they
    resigned. `present`: the person is at the table; a connection lost for a few seconds does not
    count. `vote_in`: the game waits for somebody who has vanished, and after so many seconds the
    others may vote for a stand-in.
    """

    seat: int
    name: str
    person: Person | None = None
    level: Level | None = None
    guest: bool = False
    away: bool = False
    resigned: bool = False
    present: bool = False
    vote_in: float | None = None
    mine: bool = False


class Result(msgspec.Struct, frozen=True):
    """How the game ended for a seat. `parts` are the parts of the score (texts `part-<id>`)."""

    seat: int
    place: int
    score: int
    parts: dict[str, int]
    team: int = -1


class OtherRules(msgspec.Struct, frozen=True):
    """By which rules and with which box a game was made, where this server has others."""

    rules: str
    box: str
    rules_here: str
    box_here: str


class TableSummary(msgspec.Struct, frozen=True):
    """A table in a list, and the page before the game begins.

    `code` can be dictated to a friend. `turn`: a seat of the reader's has to decide now; until
    when, `due` says in seconds since 1970.
    """

    id: str
    code: str
    game: str
    options: dict[str, Value]
    seats: list[Seat]
    stage: Stage
    visibility: Literal["link", "anyone"]
    clock: Clock
    rated: bool
    spectators: bool
    hints: bool
    study: bool
    creator: str
    mine: bool
    created: float
    changed: float
    turn: bool = False
    due: float | None = None
    waiting: list[int] = []
    reason: Reason | None = None
    results: list[Result] | None = None
    hash: str = ""  # of the seed, from the start
    rematch: str | None = None  # the table of the rematch
    other_rules: OtherRules | None = None


class Lobby(msgspec.Struct, frozen=True):
    """Own tables, "your turn" first; open tables of others; own finished games, latest first."""

    mine: list[TableSummary]
    open: list[TableSummary]
    over: list[TableSummary]


class SitDown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat, or any free one."""

    seat: int | None = None


class Fork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a ply of a finished game, at a new table; a `NewSeat` for each seat."""

    ply: int
    seats: list[NewSeat]


class Moment(msgspec.Struct, frozen=True):
    """A ply worth finding again on the slider, with the points of every seat: a new round (`event`
    is the name of its journal event, `number` the round), or a change of points."""

    ply: int
    points: list[int]
    event: str | None = None
    number: int | None = None


class Review(msgspec.Struct, frozen=True):
    """What the slider of a replay shows: the length of the game and its moments."""

    table: TableSummary
    plies: int
    moments: list[Moment]
    seed: str | None = None  # opened at the end
