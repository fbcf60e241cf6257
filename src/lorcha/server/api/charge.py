"""Who pays for the processor's time that a request takes."""

from collections.abc import Callable
from typing import Any

from litestar import Request
from litestar.di import NamedDependency

from lorcha.server.api.reading_limits import ReadingLimits
from lorcha.server.api.sessions import visitor_of
from lorcha.server.api.source import source
from lorcha.server.store import Store

Charge = Callable[[float], None]


async def charge(
    request: Request[Any, Any, Any],
    store: NamedDependency[Store],
    reading_limits: NamedDependency[ReadingLimits],
) -> Charge:
    """Charges seconds to the visitor, who is refused after too many of them lately."""
    visitor = await visitor_of(request, store)
    who = visitor.id if visitor else source(request)
    reading_limits.check(who)
    return lambda seconds: reading_limits.charge(who, seconds, 0)
