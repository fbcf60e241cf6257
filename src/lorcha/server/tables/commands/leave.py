"""Leave a seat to a stand-in."""

from lorcha.server.tables.commands.context import CommandContext
from lorcha.server.wire import live


def leave(context: CommandContext, command: live.Leave) -> None:
    context.check_playing(command.seat)
    context.write("seat", command.seat, "away")
