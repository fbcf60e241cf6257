"""The messages of the live socket of a table, `/api/tables/{id}/live`, in both directions.

A reader is a seat, or -1 for a spectator. Plies are counted as the reader may count them: a step
of somebody else's decision that shows nothing is not counted (see `docs/architecture.md`). A move
is its game's JSON (`{"move": "act", "action": "taxes"}`), and so is a view.

At connect the server sends a `snapshot`. With `?known=`, a ply the client knows already, it sends
one `ply` instead, with all entries since and the table as it is now, then `seats`, `proposed` and
the last lines of the chat; if that ply was undone meanwhile, a `snapshot`. If the game is over,
`ended` follows. After an undo each reader who had counted the undone moves gets a `snapshot`.

The server closes with 4403 (not for you), 4404 (no such table, or not begun), 4408 (too slow to
read, too fast to write, or signed out), 4429 (too many sockets of one visitor, or at one table),
4500 (something broke), 1009 (a message over 64 KiB).
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from lorcha.analysis.report import Grade
from lorcha.server.wire.tables import Result, Seat, TableSummary

Move = Annotated[dict[str, Any], Meta(title="Move")]
# An event of the journal as this reader may know it, with its `ply`.
Entry = Annotated[dict[str, Any], Meta(title="Entry")]
# Why a move is not allowed: its game's JSON, with the id of the rule.
Reason = Annotated[dict[str, Any], Meta(title="Reason")]
Id = Annotated[str, Meta(min_length=1, max_length=40, description="chosen by the client")]
Moves = Annotated[list[Move], Meta(min_length=1, max_length=24)]
Sign = Literal["bravo", "thanks", "laugh", "wow", "oops", "ouch", "ponder", "hurry"]
BotSpeed = Literal["thoughtful", "brisk", "at_once"]


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Everything a client sends. The same `id` sent again counts once and gets the same answer."""

    id: Id


class Look(Command, frozen=True, tag="look"):
    """Look from this seat from now on (one that I hold; -1: as a spectator). A full `snapshot`
    follows, or, if `known` is a ply already known from that seat, only what came after it."""

    seat: int
    known: int | None = None


class MakeMove(Command, frozen=True, tag="move"):
    """Answer the question of `ply`: one move, or the parts of a composed one in order. All are
    played or none."""

    seat: int
    ply: int
    moves: Moves


class GetPreviews(Command, frozen=True, tag="previews"):
    """What each of these lines of own moves would do, as far as the seat can know: `previews`."""

    seat: int
    ply: int
    lines: Annotated[list[Moves], Meta(min_length=1, max_length=64)]


class GetReason(Command, frozen=True, tag="reason"):
    """Why this move, or the last of these parts, is not allowed at `ply`: `objection`. A seat that
    is not asked may ask too."""

    seat: int
    ply: int
    moves: Moves


class GetHint(Command, frozen=True, tag="hint"):
    """Which moves a thorough search prefers: `hint`."""

    seat: int
    ply: int


class GetVerdict(Command, frozen=True, tag="judge"):
    """How good the seat's last decision was, by what it knew then: `judged`. Only in an unrated
    game against bots alone, at a table with hints."""

    seat: int


class Undo(Command, frozen=True, tag="undo"):
    """Undo the seat's last move: at once if that is free, otherwise the others are asked."""

    seat: int


class Propose(Command, frozen=True, tag="propose"):
    """Ask the others to end the game as it stands, to pause the clock, to resume, to seat a
    stand-in for somebody who has vanished (`about`). After a long pause one person may resume
    without consent; about a stand-in those at the table decide."""

    seat: int
    what: Literal["end", "pause", "resume", "stand_in"]
    about: int | None = None


class Answer(Command, frozen=True, tag="answer"):
    """Yes or no to the open proposal; a person who made it, or agreed, may still say no."""

    seat: int
    yes: bool


class Resign(Command, frozen=True, tag="resign"):
    """Give the seat up for good: a bot plays on, and the place will be the last."""

    seat: int


class Leave(Command, frozen=True, tag="leave"):
    """Let the stand-in play until I come back."""

    seat: int


class ComeBack(Command, frozen=True, tag="come_back"):
    """Take the seat back from the stand-in; a snapshot says what it may do."""

    seat: int


class Say(Command, frozen=True, tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class React(Command, frozen=True, tag="react"):
    """Show a sign at one's seat for a moment; it is not stored."""

    seat: int
    sign: Sign


class StartTyping(Command, frozen=True, tag="typing"):
    """I am writing something for the chat; to be repeated while it is so, and not stored."""

    seat: int


class SetBotSpeed(Command, frozen=True, tag="bot_speed"):
    """How quick I want the bots of this table to be, while I am connected; the slowest wish of
    those who play is kept. "brisk" as long as nothing is said."""

    speed: BotSpeed


class Ping(Command, frozen=True, tag="ping"):
    """Answered with `done` (of ply 0): the connection is alive."""


ClientMessage = (
    Look
    | MakeMove
    | GetPreviews
    | GetReason
    | GetHint
    | GetVerdict
    | Undo
    | Propose
    | Answer
    | Resign
    | Leave
    | ComeBack
    | Say
    | React
    | StartTyping
    | SetBotSpeed
    | Ping
)


class Turn(msgspec.Struct, frozen=True):
    """Who has to decide what now. `legal` are the reader's own legal moves, if it is asked; `undo`
    says whether the reader's last move can be undone: at once, by asking, or not."""

    question: str
    seats: list[int]
    legal: list[Move] = []
    undo: Literal["free", "ask", "no"] = "no"


class ClockFace(msgspec.Struct, frozen=True):
    """Seconds left of each seat at `at` (seconds since 1970); those in `running` go down."""

    at: float
    left: list[float]
    running: list[int]
    paused: bool = False


class Proposal(msgspec.Struct, frozen=True):
    """An open question to the others: who asked, what, and who has said yes; `about` is the seat
    that is to get a stand-in."""

    what: Literal["undo", "end", "pause", "resume", "stand_in"]
    seat: int
    yes: list[int]
    about: int | None = None


class ChatLine(msgspec.Struct, frozen=True):
    number: int
    seat: int  # -1: a spectator
    name: str
    text: str
    at: float


class Message(msgspec.Struct, frozen=True, tag_field="type"):
    """Everything a server sends."""


class Snapshot(Message, frozen=True, tag="snapshot"):
    """All a reader may know of the table now: sent at connect, after `look`, after an undo."""

    table: TableSummary
    reader: int
    ply: int
    view: Any
    journal: list[Entry]
    turn: Turn
    clock: ClockFace | None
    proposal: Proposal | None
    chat: list[ChatLine]


class Ply(Message, frozen=True, tag="ply"):
    """Something happened: the new entries of the journal and what the table looks like after."""

    ply: int
    seat: int  # whose move it was
    journal: list[Entry]
    view: Any
    turn: Turn
    clock: ClockFace | None
    results: list[Result] | None = None


class Seats(Message, frozen=True, tag="seats"):
    """Somebody came, left, was replaced or took the seat back."""

    seats: list[Seat]
    watching: int
    clock: ClockFace | None


class Proposed(Message, frozen=True, tag="proposed"):
    """A proposal was made or answered (`proposal`), or has ended (null)."""

    proposal: Proposal | None
    accepted: bool | None = None


class Chatted(Message, frozen=True, tag="chatted"):
    line: ChatLine


class Reacted(Message, frozen=True, tag="reacted"):
    """Somebody shows a sign."""

    seat: int
    sign: Sign


class Typing(Message, frozen=True, tag="is_typing"):
    """Somebody is writing something for the chat."""

    seat: int


class Ended(Message, frozen=True, tag="ended"):
    """The table after the end, with results and the opened seed; also when a rematch was made."""

    table: TableSummary
    seed: str | None = None


class Preview(msgspec.Struct, frozen=True):
    """What one line of moves would do. `at` says where it stops: at something `unknown` (a text
    `unknown-<what>`), at a `choice` of these seats (with `turn` if the own seat is among them), at
    the `end`; or the line is `illegal`."""

    at: Literal["unknown", "choice", "end", "illegal"]
    what: str = ""
    seats: list[int] = []
    journal: list[Entry] = []
    view: Any = None
    turn: Turn | None = None


class Previews(Message, frozen=True, tag="previews"):
    """The answer to `previews`, one for each line."""

    id: str
    ply: int
    previews: list[Preview]


class Objection(Message, frozen=True, tag="objection"):
    """The answer to `reason`: why not, or null if the move is allowed, or if that is not known."""

    id: str
    ply: int
    reason: Reason | None


class Outcome(msgspec.Struct, frozen=True):
    """What happens to the seat in this share of the futures that were played out."""

    entry: Entry
    share: float


class Candidate(msgspec.Struct, frozen=True):
    """A move, the share of the win each seat may expect after it, and what usually follows until
    the seat is asked again; that only for the best candidates."""

    move: Move
    visits: int
    shares: list[float]
    outlook: list[Outcome] = []


class Hint(Message, frozen=True, tag="hint"):
    """The answer to `hint`: the best moves first."""

    id: str
    ply: int
    candidates: list[Candidate]


class Judged(Message, frozen=True, tag="judged"):
    """The answer to `judge`: the grade of the seat's last decision ("" where there was nothing to
    choose, or nothing to grade), and the share of the win it gave away."""

    id: str
    grade: Grade
    loss: float


class Done(Message, frozen=True, tag="done"):
    """The command was carried out and is stored."""

    id: str
    ply: int


class Refused(Message, frozen=True, tag="refused"):
    """The command was not carried out, and nothing changed. Codes: malformed, stale, illegal,
    not_yours, not_asked, too_fast, not_allowed, over, failed. A move that is illegal, or of a seat
    that is not asked, has a `reason`."""

    id: str | None
    code: str
    text: str
    reason: Reason | None = None


# What is shown for a moment and never stored.
Signal = Reacted | Typing

ServerMessage = (
    Snapshot
    | Ply
    | Seats
    | Proposed
    | Chatted
    | Reacted
    | Typing
    | Ended
    | Previews
    | Objection
    | Hint
    | Judged
    | Done
    | Refused
)
