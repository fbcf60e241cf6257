"""Leave a seat to a stand-in, come back to it, or resign it for good."""

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


def leave(context: CommandContext, command: live.Leave) -> None:
    context.check_playing(command.seat)
    context.write("seat", command.seat, "away")


def come_back(context: CommandContext, command: live.ComeBack) -> None:
    context.check_own(command.seat)
    context.check_not_over()
    table = context.table
    absence = table.seating.absent.get(command.seat)
    if absence is None:
        raise Refusal("not_allowed", "no stand-in plays this seat")
    if absence == "resigned":
        raise Refusal("not_allowed", "the seat was given up for good")
    out_of_time = table.clocks is not None and table.clocks.left[command.seat] <= 0
    if out_of_time and not table.stand_in_moved(command.seat):
        raise Refusal("not_allowed", "the time is over; take the seat back after this move")
    context.write("seat", command.seat, "back")
