"""Commands of a live table: from a command to the rows of the log that carry it out, or a Refusal
that changes nothing. Each command has a module of its own name."""

from collections.abc import Callable
from typing import Any, Final

from lorcha.server.store.rows import LogRow
from lorcha.server.tables.commands import (
    answer,
    come_back,
    leave,
    move,
    propose,
    resign,
    say,
    undo,
)
from lorcha.server.tables.commands.context import CommandContext
from lorcha.server.tables.live_table import LiveTable
from lorcha.server.wire import live
from lorcha.server.wire.people import Person


def decide(table: LiveTable, person: Person, command: live.Command, now: float) -> list[LogRow]:
    """The rows that carry the command out, or Refusal."""
    context = CommandContext(table, person, command, now)
    DECIDE[type(command)](context, command)
    return context.rows


DECIDE: Final[dict[type[live.Command], Callable[[CommandContext, Any], None]]] = {
    live.MakeMove: move.move,
    live.Undo: undo.undo,
    live.Propose: propose.propose,
    live.Answer: answer.answer,
    live.Resign: resign.resign,
    live.Leave: leave.leave,
    live.ComeBack: come_back.come_back,
    live.Say: say.say,
}
