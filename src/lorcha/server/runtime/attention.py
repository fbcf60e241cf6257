"""Whether anybody is at a table to whom its bots should answer."""

import time
from enum import IntEnum
from typing import Final

from lorcha.server.runtime.hub import TableHub

LINGER: Final = 20.0  # seconds a table stays awake when the last one has left: they may be back


class Attention(IntEnum):
    """The lowest comes first."""

    SEATED = 0  # somebody who plays here
    WATCHED = 1  # only spectators
    AWAITED = 2  # nobody is here, but somebody will look for the answer
    ASLEEP = 3  # nobody: the bots wait until somebody comes


def attention(hub: TableHub) -> Attention:
    if hub.table.attendance.connected:
        return Attention.SEATED
    if hub.table.attendance.watching:
        return Attention.WATCHED
    lingers = time.monotonic() - hub.left_at < LINGER
    return Attention.AWAITED if lingers or hub.table.awaited else Attention.ASLEEP
