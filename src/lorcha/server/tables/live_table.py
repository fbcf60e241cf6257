"""A table in memory: what its log says, applied row by row. No I/O, no clock of its own.

The same `apply` carries out what was just decided and what is read from the log after a restart.
It returns what there is to tell of it, which must be told before the next row is applied.
"""

from collections.abc import Callable
from math import inf
from typing import Literal

import msgspec

from lorcha import games
from lorcha.core.game import Game
from lorcha.core.state import SPECTATOR
from lorcha.server.store.rows import LogRow, TableRow
from lorcha.server.tables import messages, undo
from lorcha.server.tables.clocks import Clocks
from lorcha.server.tables.history import History, Step
from lorcha.server.tables.results import results_of
from lorcha.server.tables.seats import Gone, Seating
from lorcha.server.wire.live import ChatLine, Message, Proposal
from lorcha.server.wire.tables import Reason, Result

Announcement = Callable[["messages.Reader"], "Message | None"]
What = Literal["undo", "end", "pause", "resume"]


class BadLog(ValueError):
    """The stored log does not agree with the rules."""


class LiveTable:
    def __init__(self, table: TableRow) -> None:
        self.table = table
        self.game = game_of(table)
        self.history = begun(self.game, table)
        self.seating = Seating(table)
        self.clocks: Clocks | None = None
        started = table.started or table.created
        if table.clock.pace != "none":
            self.clocks = Clocks(table.clock, len(table.seats), started)
        self.granted: dict[int, list[float]] = {}  # what each step put on the clocks
        self.parted: dict[int, int] = {}  # how many moves had been made when a seat was left
        self.paused_at = 0.0
        self.proposal: Proposal | None = None
        self.proposed_at = 0.0
        self.chat: list[ChatLine] = []
        self.reason: Reason | None = None
        self.answered: dict[str, int] = {}  # commands carried out, with the count of plies then
        self.latest = ""  # the command that the last row carries out, or goes on to
        # To which ply an undo has ever gone back, as each reader may count
        self.lowest: list[float] = [inf] * len(self.history.plies)
        self.undone = 0
        self.n = 0  # rows of the log applied
        self.changed = started  # when something happened that all may know of
        self.news = 0  # how often
        self.present: set[int] = set()
        self.watching = 0
        self.wind(started)

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

    def apply(self, row: LogRow) -> list[Announcement]:
        """Carry out a row of the log; what is to be told of it, for each reader."""
        if row.n != self.n + 1:
            raise BadLog(f"row {row.n} comes after row {self.n}")
        if self.clocks:
            self.clocks.charge(row.at)
        count = self.history.count(SPECTATOR)
        told = APPLY[row.kind](self, row)
        self.n = row.n
        if self.shows(row, count):
            self.changed = row.at
            self.news += 1
        if row.kind != "say":
            self.wind(row.at)
        self.latest = row.command or self.latest
        if row.kind != "end":
            self.answered[self.latest] = self.history.count(row.seat)
        return told

    def shows(self, row: LogRow, count: int) -> bool:
        """May all know that the row was written? A hidden step, or its undo, has no time either."""
        return row.kind not in ("move", "undo") or self.history.count(SPECTATOR) != count

    def pace(self) -> tuple[list[int], float | None]:
        """Who has to decide, and when the server has to look after the table by itself: at once
        where a bot is asked, otherwise when somebody's time is over."""
        asked = [] if self.over else self.history.state.actors()
        if self.bots_asked():
            return asked, self.changed
        return asked, self.clocks.due() if self.clocks else None

    def bots_asked(self) -> list[int]:
        """The seats that a bot has to decide for now."""
        if self.over or self.paused:
            return []
        return [s for s in self.history.state.actors() if self.seating.level(s) is not None]

    def wind(self, now: float) -> None:
        """The clocks of those run who have to decide and are there to do it."""
        if self.clocks:
            asked = [] if self.over else self.history.state.actors()
            self.clocks.running = [s for s in asked if self.seating.level(s) is None]

    # ---- kinds of rows

    def move(self, row: LogRow) -> list[Announcement]:
        try:
            move = self.game.moves.from_text(row.text)
            step = self.history.play(row.seat, move, bool(row.command))
        except ValueError as error:
            raise BadLog(f"row {row.n} ({row.seat} {row.text}): {error}") from error
        if not step.hidden:
            self.tick(step)
        told = [messages.of_ply(self, step, row.at)]
        asks_back = self.proposal is not None and self.proposal.what == "undo"
        if asks_back and not step.hidden:
            self.proposal = None
            told.append(messages.of_proposal(None, False))
        return told

    def tick(self, step: Step) -> None:
        """Steps that only their seat may count bring no time: it would show."""
        if self.clocks is None:
            return
        before = self.clocks.left[:]
        if self.seating.level(step.seat) is None:
            self.clocks.moved(step.seat)
        for seat in self.history.state.actors():
            if self.history.asked[seat] == len(self.history.steps):
                self.clocks.asked(seat)
        gains = zip(self.clocks.left, before, strict=True)
        self.granted[len(self.history.steps)] = [after - then for after, then in gains]

    def take_back(self, row: LogRow) -> list[Announcement]:
        before = [plies[-1] for plies in self.history.plies]
        count, _, afresh = row.text.partition(" ")
        self.history = self.history.back(int(count), self.undone + 1 if afresh else 0)
        self.latest = ""
        for number, plies in enumerate(self.history.plies):
            if plies[-1] != before[number]:
                self.lowest[number] = min(self.lowest[number], plies[-1])
        self.undone += 1
        self.parted = {s: min(n, len(self.history.steps)) for s, n in self.parted.items()}
        if self.clocks:
            taken = [step for step in self.granted if step > len(self.history.steps)]
            for step in taken:
                self.clocks.give_back(self.granted.pop(step))
        return [*self.answered_by(row, before), messages.of_undo(self, before, row.at)]

    def answered_by(self, undo: LogRow, before: list[int]) -> list[Announcement]:
        """An undo settles whether one is granted; not one that nobody else may know of."""
        proposal = self.proposal
        if proposal is None or proposal.what != "undo":
            return []
        asked_for = undo.seat == proposal.seat
        if not asked_for and self.history.count(SPECTATOR) == before[0]:
            return []
        self.proposal = None
        return [messages.of_proposal(None, asked_for)]

    def seat(self, row: LogRow) -> list[Announcement]:
        if row.text == "back":
            if self.clocks and self.stood_in_for(row.seat):
                self.clocks.came_back(row.seat)
            self.seating.come_back(row.seat)
            self.parted.pop(row.seat, None)
            return [messages.of_return(self, row.seat, row.at)]
        self.seating.leave(row.seat, msgspec.convert(row.text, Gone))
        self.parted.setdefault(row.seat, len(self.history.steps))
        told = [messages.of_seats(self, row.at)]
        if self.proposal:
            self.proposal = None
            told.append(messages.of_proposal(None, False))
        return told

    def propose(self, row: LogRow) -> list[Announcement]:
        what = msgspec.convert(row.text, What)
        self.proposal = Proposal(what, row.seat, [row.seat])
        self.proposed_at = row.at
        return [messages.of_proposal(self.proposal, None)]

    def answer(self, row: LogRow) -> list[Announcement]:
        if self.proposal is None:
            raise BadLog(f"row {row.n}: there is no proposal to answer")
        if row.text != "yes":
            self.proposal = None
            return [messages.of_proposal(None, False)]
        agreed = [*self.proposal.yes, *self.beside(row.seat)]
        self.proposal = msgspec.structs.replace(self.proposal, yes=agreed)
        return [messages.of_proposal(self.proposal, None)]

    def pause(self, row: LogRow) -> list[Announcement]:
        self.paused_at = row.at
        if self.clocks:
            self.clocks.paused = row.kind == "pause"
        return [*self.settled(row.kind), messages.of_seats(self, row.at)]

    def end(self, row: LogRow) -> list[Announcement]:
        self.reason = msgspec.convert(row.text, Reason)
        told = self.settled("end")
        self.proposal = None
        return [*told, messages.of_end(self)]

    def say(self, row: LogRow) -> list[Announcement]:
        name, text = msgspec.json.decode(row.text, type=tuple[str, str])
        line = ChatLine(len(self.chat) + 1, row.seat, name, text, row.at)
        self.chat.append(line)
        return [messages.of_chat(line)]

    def settled(self, what: str) -> list[Announcement]:
        """What was proposed has happened."""
        if self.proposal is None or self.proposal.what != what:
            return []
        self.proposal = None
        return [messages.of_proposal(None, True)]

    # ---- what decisions ask

    def stood_in_for(self, seat: int) -> bool:
        """Has a stand-in moved for the seat since it was left?"""
        return any(step.seat == seat for step in self.history.steps[self.parted.get(seat, 0) :])

    def beside(self, seat: int) -> list[int]:
        """The seats of whoever holds this one."""
        own = self.seating.person(seat)
        return [s for s in self.seating.people() if self.seating.person(s) == own]

    def may_go_on(self, now: float) -> bool:
        """Has the pause lasted so long that one alone may end it? Somebody may have vanished."""
        return self.clocks is not None and now - self.paused_at >= self.clocks.longest_pause

    def silent(self) -> list[int]:
        """Whose word on the open proposal is missing."""
        if self.proposal is None:
            return []
        return [s for s in self.seating.others(self.proposal.seat) if s not in self.proposal.yes]

    def way_back(self, seat: int) -> undo.Way:
        return "no" if self.over else undo.way_back(self.history, self.seating, seat)


APPLY: dict[str, Callable[[LiveTable, LogRow], list[Announcement]]] = {
    "move": LiveTable.move,
    "undo": LiveTable.take_back,
    "seat": LiveTable.seat,
    "propose": LiveTable.propose,
    "answer": LiveTable.answer,
    "pause": LiveTable.pause,
    "resume": LiveTable.pause,
    "end": LiveTable.end,
    "say": LiveTable.say,
}


def game_of(table: TableRow) -> Game:
    """The game as it was when the table was made, or BadLog: an older one would be misplayed."""
    game = games.load(table.game)
    if table.rules != game.rules_version:
        raise BadLog(f"played by rules {table.rules}; this version has {game.rules_version}")
    if table.box != game.box.fingerprint:
        raise BadLog(f"played with box {table.box}; here is box {game.box.fingerprint}")
    return game


def begun(game: Game, table: TableRow) -> History:
    """The game at its start; a study goes on from the moves of the match it was made from."""
    history = History(game, len(table.seats), table.options, table.chance)
    for line in table.origin.moves if table.origin else ():
        seat, _, text = line.partition(" ")
        history.play(int(seat), game.moves.from_text(text), True)
    history.opening = len(history.steps)
    return history
