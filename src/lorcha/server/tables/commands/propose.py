"""Proposals: to end the game, to pause or resume the clock, to undo, to seat a stand-in for
somebody who has vanished."""

from typing import Final

from lorcha.core.state import SPECTATOR
from lorcha.server.refusal import Refusal
from lorcha.server.tables.commands.context import CommandContext
from lorcha.server.tables.live_table import LiveTable, What
from lorcha.server.tables.undo import undo_text
from lorcha.server.tables.vanished import has_vanished, voters
from lorcha.server.wire import live

LAPSES: Final = 300.0  # seconds after which a proposal may be replaced by another


def propose(context: CommandContext, command: live.Propose) -> None:
    context.check_playing(command.seat)
    if command.what == "end":
        check_end(context.table)
    elif command.what == "stand_in":
        check_vanished(context, command.about)
    else:
        check_clock(context.table, command.what)
    open_proposal(context, command.seat, command.what, command.about)


def check_end(table: LiveTable) -> None:
    if table.row.rated and table.seating.bots_have_a_say():
        raise Refusal("not_allowed", "a bot does not agree to end a rated game")


def check_clock(table: LiveTable, what: What) -> None:
    if table.clocks is None:
        raise Refusal("not_allowed", "there is no clock to pause")
    if table.paused == (what == "pause"):
        raise Refusal("not_allowed", f"{what}: that is so already")


def check_vanished(context: CommandContext, about: int | None) -> None:
    if about is None or not has_vanished(context.table, about, context.now):
        raise Refusal("not_allowed", "nobody has been missed there for long enough")


def open_proposal(context: CommandContext, seat: int, what: What, about: int | None = None) -> None:
    table = context.table
    if table.proposal and not may_be_replaced(table, context.now):
        raise Refusal("not_allowed", "another proposal is open")
    context.write("propose", seat, what if about is None else f"{what} {about}")
    alone = not asked_about(table, live.Proposal(what, seat, [seat], about), context.now)
    if alone or (what == "resume" and table.may_resume_alone(context.now)):
        carry_out(context, seat, what, about)


def asked_about(table: LiveTable, proposal: live.Proposal, now: float) -> list[int]:
    """The seats that have not answered the proposal yet."""
    if proposal.about is None:
        asked = table.seating.others(proposal.seat)
    else:
        asked = voters(table, proposal.seat, proposal.about, now)
    return [seat for seat in asked if seat not in proposal.yes]


def may_be_replaced(table: LiveTable, now: float) -> bool:
    """The open proposal has lapsed, or the person it is about is back."""
    return now - table.proposed_at >= LAPSES or has_returned(table, now)


def has_returned(table: LiveTable, now: float) -> bool:
    about = table.proposal.about if table.proposal else None
    return about is not None and not has_vanished(table, about, now)


def carry_out(context: CommandContext, seat: int, what: What, about: int | None = None) -> None:
    """Do what all have agreed to."""
    if what == "undo":
        context.write("undo", seat, undo_text(context.table.history, seat))
    elif what == "end":
        context.write("end", SPECTATOR, "agreed")
    elif what == "stand_in":
        assert about is not None
        for vanished in context.table.seats_of_holder(about):
            context.write("seat", vanished, "vanished")
    else:
        context.write(what, seat)
