"""Say something in the chat of the table."""

from typing import Final

import msgspec

from lorcha.core.state import SPECTATOR
from lorcha.server.refusal import malformed
from lorcha.server.tables.commands.context import CommandContext
from lorcha.server.tables.names import BLANKS
from lorcha.server.wire import live
from lorcha.server.wire.people import Person

JOINER: Final = "\u200d"  # holds the parts of one emoji together


def say(context: CommandContext, command: live.Say) -> None:
    own = context.table.row.seats_of(context.person.id)
    line = line_of(context.person, command.text)
    context.write("say", own[0] if own else SPECTATOR, line)


def line_of(person: Person, text: str) -> str:
    """What the person says, as the log has it; Refusal if there is nothing to read."""
    spaced = " ".join(text.split())
    shown = "".join(letter for letter in spaced if letter.isprintable() or letter == JOINER)
    if not shown.strip(JOINER + BLANKS):
        raise malformed("say something that can be read")
    return msgspec.json.encode([person.name, shown]).decode()
