"""Answer the open proposal; the last yes carries it out."""

from lorcha.server.refusal import Refusal
from lorcha.server.tables.commands.context import CommandContext
from lorcha.server.tables.commands.propose import asked_about, carry_out, has_returned
from lorcha.server.wire import live


def answer(context: CommandContext, command: live.Answer) -> None:
    """Agree or not; a person who proposed or agreed may still say no. Where somebody has come back
    who was to get a stand-in, there is nothing left to agree to: the proposal is closed."""
    context.check_playing(command.seat)
    table, proposal = context.table, context.table.proposal
    unanswered = asked_about(table, proposal, context.now) if proposal else []
    agreed = {*proposal.yes, *table.seats_of_holder(proposal.seat)} if proposal else set()
    may_answer = unanswered if command.yes else agreed.union(unanswered)
    if proposal is None or command.seat not in may_answer:
        raise Refusal("not_allowed", "there is nothing to agree to")
    yes = command.yes and not has_returned(table, context.now)
    context.write("answer", command.seat, "yes" if yes else "no")
    if yes and not set(unanswered) - set(table.seats_of_holder(command.seat)):
        carry_out(context, proposal.seat, proposal.what, proposal.about)
