# compiled by mypyc
"""Everything that can happen, as the journal tells it."""

from typing import Final

from lorcha.core.fields import number
from lorcha.core.journal import EventBook
from lorcha.games.sample.box import LAST, MOST

EVENTS: Final = EventBook()
STARTS: Final = EVENTS.event("starts")
TOOK: Final = EVENTS.event("took", number("pebbles", 1, int(MOST), "pebbles"))
TOOK_LAST: Final = EVENTS.event("took_last", number("points", 0, int(LAST), "points"))
