"""The waiting room of a table, before its game begins: there is no socket yet."""

from typing import Annotated

import msgspec
from msgspec import Meta

from lorcha.server.wire.live import ChatLine
from lorcha.server.wire.tables import TableSummary


class NewLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something said before the game begins; during the game it is `say`."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Waiting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody looks at a table before its game, and may be writing something to the others."""

    writing: bool = False


class WaitingRoom(msgspec.Struct, frozen=True):
    """A table before its game: what was said, the seats whose people look at it now, and those
    from which something is being written."""

    table: TableSummary
    chat: list[ChatLine]
    present: list[int]
    writing: list[int]
