"""The application: all routes and what they share."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from lorcha import __version__
from lorcha.server.api import (
    accounts,
    analysis,
    archive,
    documents,
    errors,
    lessons,
    lobby,
    mail,
    past_decisions,
    people,
    positions,
    puzzles,
    ratings,
    studies,
    tables,
    waiting,
)
from lorcha.server.api.charge import charge
from lorcha.server.api.games import list_games
from lorcha.server.api.health import healthz, readyz
from lorcha.server.api.limits import Limits
from lorcha.server.api.metrics import metrics
from lorcha.server.api.past_games import PastGames
from lorcha.server.api.reading_limits import ReadingLimits
from lorcha.server.api.rematch import rematch
from lorcha.server.api.security import check_same_site
from lorcha.server.api.sign_in_limits import SignInLimits
from lorcha.server.api.static import static
from lorcha.server.config import Config
from lorcha.server.live.client import ClientLimits
from lorcha.server.live.socket import live
from lorcha.server.mail.mailer import Mailer
from lorcha.server.request_log import log_request, log_socket
from lorcha.server.runtime.analyses import Analyses
from lorcha.server.runtime.expiry import Expiry
from lorcha.server.runtime.lesson_room import LessonRoom
from lorcha.server.runtime.registry import TableRegistry
from lorcha.server.store import Store

LARGEST_BODY: Final = 256 * 1024
PUBLISHED: Final[list[HTTPRouteHandler]] = [
    *people.HANDLERS,
    *accounts.HANDLERS,
    *mail.HANDLERS,
    *tables.HANDLERS,
    *waiting.HANDLERS,
    *archive.HANDLERS,
    *analysis.HANDLERS,
    *past_decisions.HANDLERS,
    *studies.HANDLERS,
    *positions.HANDLERS,
    *ratings.HANDLERS,
    rematch,
    list_games,
    *lessons.HANDLERS,
    *puzzles.HANDLERS,
    *lobby.HANDLERS,
]
SHARED: Final = (
    "store",
    "registry",
    "past_games",
    "config",
    "limits",
    "sign_in_limits",
    "client_limits",
    "reading_limits",
    "lesson_room",
    "analyses",
    "mailer",
)


def provide_shared(name: str) -> Provide:
    """What is opened once and passed to every handler that names it."""

    def provide(state: State) -> Any:
        return state[name]

    return Provide(provide, sync_to_thread=False)


class App(Litestar):
    """Every response gets its safety headers and a line in the log, also if no route matches."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if "path" in scope:
            scope = without_prefix(scope, self.state.config.prefix)
        if scope["type"] == "http":
            await log_request(self._answer, scope, receive, send, self.state.config)
        elif scope["type"] == "websocket":
            await log_socket(super().__call__, scope, receive, send)
        else:
            await super().__call__(scope, receive, send)

    async def _answer(self, scope: Any, receive: Any, send: Any) -> None:
        """HEAD is answered as GET, without the body."""
        if scope["method"] != "HEAD":
            await super().__call__(scope, receive, send)
            return

        async def send_head(message: Any) -> None:
            await send({**message, "body": b""} if "body" in message else message)

        as_get: Any = {**scope, "method": "GET"}
        await super().__call__(as_get, receive, send_head)


def without_prefix(scope: Any, prefix: str) -> Any:
    """Some proxies pass the prefix on, others cut it off; the routes have none."""
    path = scope["path"]
    if not prefix or not f"{path}/".startswith(f"{prefix}/"):
        return scope
    inner = path[len(prefix) :] or "/"
    return {**scope, "path": inner, "raw_path": inner.encode()}


def application(config: Config) -> Litestar:
    reading = ReadingLimits(config.limits)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store, lesson_room = Store(config.database), LessonRoom(config)
        async with Expiry(store), TableRegistry(store, config) as registry:
            past_games = PastGames(store, registry.archive, reading)
            analyses = Analyses(store, registry.bots)
            app.state.update(
                {
                    "store": store,
                    "registry": registry,
                    "past_games": past_games,
                    "lesson_room": lesson_room,
                    "analyses": analyses,
                }
            )
            yield
            analyses.close()
        lesson_room.close()
        store.close()

    for handler in PUBLISHED:
        handler.responses = errors.PUBLISHED
    limits = Limits(config.limits)
    all_limits = {
        "limits": limits,
        "sign_in_limits": SignInLimits(limits),
        "client_limits": ClientLimits(config.limits, reading),
        "reading_limits": reading,
        "mailer": Mailer(config.mail, config.sender),
    }
    pages = [documents.documents, static] if config.docs else [static]
    return App(
        route_handlers=[*PUBLISHED, live, healthz, readyz, metrics, *pages],
        dependencies={
            **{name: provide_shared(name) for name in SHARED},
            "charge": Provide(charge),
        },
        state=State({"config": config, **all_limits}),
        lifespan=[lifespan],
        guards=[check_same_site],
        exception_handlers=errors.HANDLERS,
        request_max_body_size=LARGEST_BODY,
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=6, exclude_opt_key="compressed"
        ),
        openapi_config=OpenAPIConfig(
            title="Lorcha", version=__version__, render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
        debug=False,
    )
