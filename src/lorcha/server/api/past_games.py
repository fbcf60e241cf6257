"""Games read from their logs for HTTP: who may look, what it costs them, and the answer, made ready
in the archive's thread. The loop that serves moves only passes it on."""

import gzip
from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec
from litestar import MediaType, Request, Response

from lorcha.server.api.reading_limits import ReadingLimits
from lorcha.server.api.sessions import visitor_of
from lorcha.server.api.source import source
from lorcha.server.api.tables import check_may_look, find_table
from lorcha.server.refusal import conflict
from lorcha.server.runtime.reading import Archive
from lorcha.server.store import Store, TableRow
from lorcha.server.tables.live_table import BadLog, LiveTable

AnyRequest = Request[Any, Any, Any]
T = TypeVar("T")
LEVEL: Final = 6  # of the compression
SMALLEST: Final = 1000  # bytes worth compressing


class PastGames:
    def __init__(self, store: Store, archive: Archive, limits: ReadingLimits) -> None:
        self._store = store
        self._archive = archive
        self._limits = limits

    async def find(self, request: AnyRequest, key: str) -> tuple[TableRow, str | None]:
        """The table, if its game has begun and the visitor may look at it; and the visitor's id."""
        row, visitor = await find_table(self._store, key), await visitor_of(request, self._store)
        if row.stage not in ("playing", "over"):
            raise conflict("not_begun", "the game has not begun")
        reader = visitor.id if visitor else None
        check_may_look(row, reader)
        self._limits.check(reader or source(request))
        return row, reader

    async def find_finished(self, request: AnyRequest, key: str) -> TableRow:
        row, _ = await self.find(request, key)
        if row.stage != "over":
            raise conflict("not_over", "the game is not over yet")
        return row

    async def read(self, visitor: str, row: TableRow, job: Callable[[LiveTable], T]) -> T:
        """What the job makes of the table, charged to the visitor."""
        try:
            return await self._archive.read(
                row, job, lambda seconds: self._limits.charge(visitor, seconds, 0)
            )
        except BadLog as error:
            raise conflict("other_rules", str(error)) from error

    async def respond(
        self,
        request: AnyRequest,
        row: TableRow,
        reader: str | None,
        job: Callable[[LiveTable], object],
    ) -> Response[Any]:
        """What the job makes of the table, as JSON."""
        visitor = reader or source(request)
        compress = "gzip" in request.headers.get("accept-encoding", "")
        body, headers = await self.read(visitor, row, lambda table: packed(job(table), compress))
        self._limits.charge(visitor, 0.0, len(body))
        return Response(body, media_type=MediaType.JSON, headers=headers)


def packed(value: object, compress: bool) -> tuple[bytes, dict[str, str]]:
    body = msgspec.json.encode(value)
    if not compress or len(body) < SMALLEST:
        return body, {}
    headers = {"content-encoding": "gzip", "vary": "Accept-Encoding"}
    return gzip.compress(body, LEVEL, mtime=0), headers
