"""A live table in memory: its log, applied row by row.

`apply` is the only way a table changes. It carries out rows that were just decided as well as rows
read from the log after a restart. It returns the changes; their messages must be made before the
next row is applied.
"""

from collections.abc import Callable, Sequence
from math import inf
from typing import Literal

import msgspec

from lorcha import games
from lorcha.core.game import Game
from lorcha.core.state import SPECTATOR
from lorcha.server.store.rows import LogRow, TableRow
from lorcha.server.tables import undo
from lorcha.server.tables.attendance import Attendance
from lorcha.server.tables.changes import (
    Change,
    ChatAdded,
    GameEnded,
    MovePlayed,
    MovesUndone,
    ProposalChanged,
    SeatsChanged,
    SeatTakenBack,
)
from lorcha.server.tables.clocks import Clocks
from lorcha.server.tables.history import History, Step
from lorcha.server.tables.results import results_of
from lorcha.server.tables.seats import Absence, Seating
from lorcha.server.wire.live import ChatLine, Proposal
from lorcha.server.wire.tables import Reason, Result

Outages = Sequence[tuple[float, float]]
What = Literal["undo", "end", "pause", "resume", "stand_in"]


class BadLog(ValueError):
    """The stored log does not agree with the rules. The text is for everybody; the cause, which may
    quote hidden moves, is for the host."""


class OtherRules(BadLog):
    """Other rules or another box than those here: they would misplay it."""


class LiveTable:
    """`row` is what was agreed when the table was made; outages are charged to nobody's clock."""

    def __init__(self, row: TableRow, outages: Outages = ()) -> None:
        self.row = row
        self.game = load_game(row)
        self.history = begin_history(self.game, row)
        self.seating = Seating(row)
        self.clocks: Clocks | None = None
        started = row.started or row.created
        if row.clock.pace != "none":
            self.clocks = Clocks(row.clock, len(row.seats), started, outages)
        self.gains: dict[int, list[float]] = {}  # what each step added to the clocks
        self.left_at: dict[int, int] = {}  # how many moves had been made when a seat was left
        self.paused_at = 0.0
        self.proposal: Proposal | None = None
        self.proposed_at = 0.0
        self.chat: list[ChatLine] = []
        self.reason: Reason | None = None
        self.answered: dict[str, int] = {}  # commands carried out, with the count of plies then
        self.latest_command = ""  # the one the last row carries out or continues
        # The lowest ply an undo has ever gone back to, in each reader's count
        self.lowest: list[float] = [inf] * len(self.history.plies)
        self.undo_count = 0
        self._undone: tuple[LogRow, History] | None = None
        self.n = 0  # rows of the log applied
        self.changed = started  # when something public happened
        self.public_changes = 0
        held = [seat.seat for seat in row.seats if seat.person is not None]
        self.attendance = Attendance(held, started)
        self.asked_since: dict[int, float] = {}  # the seats that have to decide, and since when
        self.start_clocks()
        self._note_questions(started)

    @property
    def over(self) -> bool:
        return self.reason is not None

    @property
    def paused(self) -> bool:
        return self.clocks is not None and self.clocks.paused

    def results(self) -> list[Result] | None:
        if not self.over and not self.history.state.over():
            return None
        return results_of(self.history.state, self.seating.resigned)

    def apply(self, row: LogRow) -> list[Change]:
        """Carry out a row of the log."""
        if row.n != self.n + 1:
            raise BadLog(f"row {row.n} comes after row {self.n}")
        if self.clocks:
            self.clocks.charge(row.at)
        count = self.history.count(SPECTATOR)
        changes = APPLY[row.kind](self, row)
        self.n = row.n
        if self.is_public(row, count):
            self.changed = row.at
            self.public_changes += 1
            self._note_questions(row.at, row.seat if row.kind == "move" else SPECTATOR)
        if row.kind != "say":
            self.start_clocks()
        self.latest_command = row.command or self.latest_command
        if row.kind != "end":
            self.answered[self.latest_command] = self.history.count(row.seat)
        return changes

    def is_public(self, row: LogRow, count: int) -> bool:
        """May all know that the row was written? The time of a hidden step, or of its undo, is
        hidden too."""
        return row.kind not in ("move", "undo") or self.history.count(SPECTATOR) != count

    def waiting_and_due(self) -> tuple[list[int], float | None]:
        """Who has to decide, and when the server has to act by itself: at once if a bot is asked
        whose answer is awaited, otherwise when the first clock runs out."""
        actors = [] if self.over else self.history.state.actors()
        if self.bots_asked() and self.awaited:
            return actors, self.changed
        return actors, self.clocks.due() if self.clocks else None

    def bots_asked(self) -> list[int]:
        """The seats for which a bot has to decide now."""
        if self.over or self.paused:
            return []
        return [s for s in self.history.state.actors() if self.seating.level(s) is not None]

    @property
    def awaited(self) -> bool:
        """Do several people play here? Then one who is away waits for what a bot answers to
        another. One alone, or nobody, finds the answer when they come back."""
        return len({self.seating.person(seat) for seat in self.seating.people()}) > 1

    def start_clocks(self) -> None:
        """The clocks of people who have to decide run, those of bots and stand-ins do not."""
        if self.clocks:
            actors = [] if self.over else self.history.state.actors()
            self.clocks.running = [s for s in actors if self.seating.level(s) is None]

    def _note_questions(self, at: float, mover: int = SPECTATOR) -> None:
        """A seat that has just moved in sight of all and is asked again has a new question."""
        actors = [] if self.over else self.history.state.actors()
        earlier = self.asked_since
        self.asked_since = {s: at if s == mover else earlier.get(s, at) for s in actors}

    # ---- kinds of rows

    def _move(self, row: LogRow) -> list[Change]:
        try:
            move = self.game.moves.from_text(row.text)
            step = self.history.play(row.seat, move, bool(row.command))
        except ValueError as error:
            raise BadLog(f"row {row.n} cannot be played") from error
        if not step.hidden:
            self._add_time(step)
        changes: list[Change] = [MovePlayed(row.at, step)]
        undo_proposed = self.proposal is not None and self.proposal.what == "undo"
        if undo_proposed and not step.hidden:
            changes.append(self._close_proposal(row, accepted=False))
        return changes

    def _add_time(self, step: Step) -> None:
        """Hidden steps add no time, because everybody would see it."""
        if self.clocks is None:
            return
        before = self.clocks.left[:]
        if self.seating.level(step.seat) is None:
            self.clocks.add_increment(step.seat)
        for seat in self.history.state.actors():
            if self.history.asked_at[seat] == len(self.history.steps):
                self.clocks.start_question(seat)
        pairs = zip(self.clocks.left, before, strict=True)
        self.gains[len(self.history.steps)] = [after - then for after, then in pairs]

    def _undo(self, row: LogRow) -> list[Change]:
        before = [plies[-1] for plies in self.history.plies]
        prepared, self._undone = self._undone, None
        is_ready = prepared is not None and prepared[0] is row
        self.history = prepared[1] if prepared and is_ready else self._history_without(row)
        self.latest_command = ""
        for number, plies in enumerate(self.history.plies):
            if plies[-1] != before[number]:
                self.lowest[number] = min(self.lowest[number], plies[-1])
        self.undo_count += 1
        self.left_at = {s: min(n, len(self.history.steps)) for s, n in self.left_at.items()}
        if self.clocks:
            undone = [step for step in self.gains if step > len(self.history.steps)]
            for step in undone:
                self.clocks.take_back(self.gains.pop(step))
        return [*self._settle_undo_proposal(row, before), MovesUndone(row.at, before)]

    def prepare_undo(self, row: LogRow) -> None:
        """Play the game again without what this row undoes, before the row is applied: in another
        thread, while nothing else changes the table."""
        self._undone = row, self._history_without(row)

    def _history_without(self, row: LogRow) -> History:
        count, _, afresh = row.text.partition(" ")
        stream = self.undo_count + 1 if afresh else 0
        return self.history.without_last(int(count), stream)

    def _settle_undo_proposal(self, row: LogRow, before: Sequence[int]) -> list[Change]:
        """An undo answers the proposal of one, unless nobody else may know of this undo."""
        proposal = self.proposal
        if proposal is None or proposal.what != "undo":
            return []
        was_proposed = row.seat == proposal.seat
        if not was_proposed and self.history.count(SPECTATOR) == before[0]:
            return []
        return [self._close_proposal(row, accepted=was_proposed)]

    def _seat(self, row: LogRow) -> list[Change]:
        if row.text == "back":
            if self.clocks and self.stand_in_moved(row.seat):
                self.clocks.grant_least(row.seat)
            self.seating.come_back(row.seat)
            self.left_at.pop(row.seat, None)
            return [SeatTakenBack(row.at, row.seat)]
        self.seating.leave(row.seat, msgspec.convert(row.text, Absence))
        self.left_at.setdefault(row.seat, len(self.history.steps))
        changes: list[Change] = [SeatsChanged(row.at)]
        if self.proposal:
            changes.append(self._close_proposal(row, accepted=row.text == "vanished"))
        return changes

    def _propose(self, row: LogRow) -> list[Change]:
        text, _, about = row.text.partition(" ")
        what = msgspec.convert(text, What)
        self.proposal = Proposal(what, row.seat, [row.seat], int(about) if about else None)
        self.proposed_at = row.at
        return [ProposalChanged(row.at, self.proposal)]

    def _answer(self, row: LogRow) -> list[Change]:
        if self.proposal is None:
            raise BadLog(f"row {row.n}: there is no proposal to answer")
        if row.text != "yes":
            return [self._close_proposal(row, accepted=False)]
        agreed = [*self.proposal.yes, *self.seats_of_holder(row.seat)]
        self.proposal = msgspec.structs.replace(self.proposal, yes=agreed)
        return [ProposalChanged(row.at, self.proposal)]

    def _pause_or_resume(self, row: LogRow) -> list[Change]:
        self.paused_at = row.at
        if self.clocks:
            self.clocks.paused = row.kind == "pause"
        return [*self._carried_out(row, row.kind), SeatsChanged(row.at)]

    def _end(self, row: LogRow) -> list[Change]:
        self.reason = msgspec.convert(row.text, Reason)
        changes = self._carried_out(row, "end")
        self.proposal = None
        return [*changes, GameEnded(row.at)]

    def _say(self, row: LogRow) -> list[Change]:
        name, text = msgspec.json.decode(row.text, type=tuple[str, str])
        line = ChatLine(len(self.chat) + 1, row.seat, name, text, row.at)
        self.chat.append(line)
        return [ChatAdded(row.at, line)]

    def _carried_out(self, row: LogRow, what: str) -> list[Change]:
        """The open proposal is accepted if it was this one."""
        if self.proposal is None or self.proposal.what != what:
            return []
        return [self._close_proposal(row, accepted=True)]

    def _close_proposal(self, row: LogRow, *, accepted: bool) -> Change:
        self.proposal = None
        return ProposalChanged(row.at, None, accepted)

    # ---- what commands ask

    def stand_in_moved(self, seat: int) -> bool:
        """Has a stand-in moved for the seat since it was left?"""
        return any(step.seat == seat for step in self.history.steps[self.left_at.get(seat, 0) :])

    def seats_of_holder(self, seat: int) -> list[int]:
        """The seats of the person who holds this one."""
        holder = self.seating.person(seat)
        return [s for s in self.seating.people() if self.seating.person(s) == holder]

    def may_resume_alone(self, now: float) -> bool:
        """Has the pause lasted so long that one person may end it? The others may be gone."""
        return self.clocks is not None and now - self.paused_at >= self.clocks.longest_pause

    def undo_mode(self, seat: int) -> undo.Mode:
        return "no" if self.over else undo.undo_mode(self.history, self.seating, seat)


APPLY: dict[str, Callable[[LiveTable, LogRow], list[Change]]] = {
    "move": LiveTable._move,
    "undo": LiveTable._undo,
    "seat": LiveTable._seat,
    "propose": LiveTable._propose,
    "answer": LiveTable._answer,
    "pause": LiveTable._pause_or_resume,
    "resume": LiveTable._pause_or_resume,
    "end": LiveTable._end,
    "say": LiveTable._say,
}


def replay_log(row: TableRow, log: Sequence[LogRow], outages: Outages = ()) -> LiveTable:
    """The table after all rows of its log; BadLog if it does not agree with the rules."""
    table = LiveTable(row, outages)
    for one in log:
        table.apply(one)
    return table


def load_game(row: TableRow) -> Game:
    """The game as it was when the table was made."""
    game = games.load(row.game)
    if row.rules != game.rules_version:
        raise OtherRules(f"played by rules {row.rules}; this version has {game.rules_version}")
    if row.box != game.box.fingerprint:
        raise OtherRules(f"played with box {row.box}; here is box {game.box.fingerprint}")
    return game


def begin_history(game: Game, row: TableRow) -> History:
    """The game at its start; a study continues the match it was made from."""
    position = row.origin.position if row.origin else None
    history = History(game, len(row.seats), row.options, row.chance, position=position)
    for line in row.origin.moves if row.origin else ():
        seat, _, text = line.partition(" ")
        history.play(int(seat), game.moves.from_text(text), True)
    history.opening = len(history.steps)
    return history
