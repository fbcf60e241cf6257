"""Resign a seat for good: a bot plays on."""

from lorcha.core.state import SPECTATOR
from lorcha.server.refusal import Refusal
from lorcha.server.tables.commands.context import CommandContext
from lorcha.server.wire import live


def resign(context: CommandContext, command: live.Resign) -> None:
    context.check_own(command.seat)
    context.check_not_over()
    if context.table.seating.absent.get(command.seat) == "resigned":
        raise Refusal("not_allowed", "the seat was given up already")
    context.write("seat", command.seat, "resigned")
    if context.table.seating.all_resigned(command.seat):
        context.write("end", SPECTATOR, "resigned")
