"""Proposals: to end the game, to pause or resume the clock, to undo."""

from typing import Final

from lorcha.core.state import SPECTATOR
from lorcha.server.refusal import Refusal
from lorcha.server.tables.commands.context import CommandContext
from lorcha.server.tables.live_table import What
from lorcha.server.tables.undo import undo_text
from lorcha.server.wire import live

LAPSES: Final = 300.0  # seconds after which a proposal may be replaced by another


def propose(context: CommandContext, command: live.Propose) -> None:
    context.check_playing(command.seat)
    table = context.table
    if command.what == "end" and table.row.rated and table.seating.has_bots():
        raise Refusal("not_allowed", "a bot does not agree to end a rated game")
    if command.what != "end" and table.clocks is None:
        raise Refusal("not_allowed", "there is no clock to pause")
    if command.what != "end" and table.paused == (command.what == "pause"):
        raise Refusal("not_allowed", f"{command.what}: that is so already")
    open_proposal(context, command.seat, command.what)


def open_proposal(context: CommandContext, seat: int, what: What) -> None:
    table = context.table
    if table.proposal and context.now - table.proposed_at < LAPSES:
        raise Refusal("not_allowed", "another proposal is open")
    context.write("propose", seat, what)
    alone = not table.seating.others(seat)
    if alone or (what == "resume" and table.may_resume_alone(context.now)):
        carry_out(context, seat, what)


def carry_out(context: CommandContext, seat: int, what: What) -> None:
    """Do what all have agreed to."""
    if what == "undo":
        context.write("undo", seat, undo_text(context.table.history, seat))
    elif what == "end":
        context.write("end", SPECTATOR, "agreed")
    else:
        context.write(what, seat)
