"""The command `lorcha`, with a server that deals alike in every run, and waits shorter than in
earnest.

What a test sees must not depend on the deal of the day: the tables of somebody called Vera are the
same ones in every run, and a bot that is asked the same answers the same. `LORCHA_DEALS=2` deals
others, `LORCHA_DEALS=random` leaves it to chance. A real server waits so long that a person who
reloads the page on a bad line is never away.

It runs as a file of its own, since the tests are not on the path of a server.
"""

import os
import sys
from collections import Counter
from hashlib import sha256
from types import SimpleNamespace
from typing import Final

import msgspec

from lorcha.cli import main
from lorcha.core.match import fair
from lorcha.server.api import tables
from lorcha.server.runtime import bot_pool
from lorcha.server.store.rows import PersonRow, TableRow
from lorcha.server.tables import attendance, create
from lorcha.server.wire.tables import NewTable

DEALS: Final = os.environ.get("LORCHA_DEALS", "1")


def deal_alike() -> None:
    """The first table of each person by her name, her second one and so on."""
    made = Counter[str]()

    def new_table(request: NewTable, creator: PersonRow) -> TableRow:
        made[creator.id] += 1
        words = f"{DEALS} {creator.person.name} {made[creator.id]}"
        seed = fair(sha256(words.encode()).digest())
        return msgspec.structs.replace(create.new_table(request, creator), chance=seed)

    vars(tables)["new_table"] = new_table
    vars(bot_pool)["secrets"] = SimpleNamespace(randbits=lambda bits: 7)


if __name__ == "__main__":  # the processes of its bots import this file too
    attendance.AWAY_AFTER = 3.0  # type: ignore[misc]  # seconds
    if DEALS != "random":
        deal_alike()
    sys.exit(main())
