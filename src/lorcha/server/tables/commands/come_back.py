"""Take a seat back from the stand-in."""

from lorcha.server.refusal import Refusal
from lorcha.server.tables.commands.context import CommandContext
from lorcha.server.wire import live


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
