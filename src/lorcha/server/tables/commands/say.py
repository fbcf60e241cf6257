"""Say something in the chat of the table."""

from typing import Final

import msgspec

from lorcha.core.state import SPECTATOR
from lorcha.server.refusal import Refusal
from lorcha.server.tables.commands.context import CommandContext
from lorcha.server.tables.names import BLANKS
from lorcha.server.wire import live

JOINER: Final = "\u200d"  # holds the parts of one emoji together


def say(context: CommandContext, command: live.Say) -> None:
    spaced = " ".join(command.text.split())
    text = "".join(letter for letter in spaced if letter.isprintable() or letter == JOINER)
    if not text.strip(JOINER + BLANKS):
        raise Refusal("malformed", "say something that can be read")
    own = context.table.row.seats_of(context.person.id)
    line = msgspec.json.encode([context.person.name, text]).decode()
    context.write("say", own[0] if own else SPECTATOR, line)
