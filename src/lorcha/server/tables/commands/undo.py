"""Undo the seat's last move: at once if that is free, otherwise as a proposal to the others."""

from lorcha.server.refusal import Refusal
from lorcha.server.tables.commands.context import CommandContext
from lorcha.server.tables.commands.propose import open_proposal
from lorcha.server.tables.undo import undo_text
from lorcha.server.wire import live


def undo(context: CommandContext, command: live.Undo) -> None:
    context.check_playing(command.seat)
    mode = context.table.undo_mode(command.seat)
    if mode == "no":
        raise Refusal("not_allowed", "this move cannot be taken back")
    if mode == "free":
        context.write("undo", command.seat, undo_text(context.table.history, command.seat))
        return
    open_proposal(context, command.seat, "undo")
