"""Answer the open proposal; the last yes carries it out."""

from lorcha.server.refusal import Refusal
from lorcha.server.tables.commands.context import CommandContext
from lorcha.server.tables.commands.propose import carry_out
from lorcha.server.wire import live


def answer(context: CommandContext, command: live.Answer) -> None:
    """Agree or not; a person who proposed or agreed may still say no."""
    context.check_playing(command.seat)
    proposal, unanswered = context.table.proposal, context.table.seats_to_answer()
    agreed = {*proposal.yes, *context.table.seats_of_holder(proposal.seat)} if proposal else set()
    may_answer = unanswered if command.yes else agreed.union(unanswered)
    if proposal is None or command.seat not in may_answer:
        raise Refusal("not_allowed", "there is nothing to agree to")
    context.write("answer", command.seat, "yes" if command.yes else "no")
    if command.yes and not set(unanswered) - set(context.table.seats_of_holder(command.seat)):
        carry_out(context, proposal.seat, proposal.what)
