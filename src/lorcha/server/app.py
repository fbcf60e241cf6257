"""The application: who answers what, and what they share."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from lorcha import __version__
from lorcha.server.api import archive, errors, lobby, people, ratings, studies, tables
from lorcha.server.api.games import shelf
from lorcha.server.api.metrics import metrics
from lorcha.server.api.rematch import rematch
from lorcha.server.api.security import own_site
from lorcha.server.api.sessions import forget_old
from lorcha.server.api.static import web
from lorcha.server.config import Config
from lorcha.server.live.socket import live
from lorcha.server.request_log import enveloped
from lorcha.server.runtime.limits import Limits
from lorcha.server.runtime.registry import TableRegistry
from lorcha.server.store import Store

BODY: Final = 256 * 1024
PUBLISHED: Final[list[HTTPRouteHandler]] = [
    *people.HANDLERS,
    *tables.HANDLERS,
    *archive.HANDLERS,
    *studies.HANDLERS,
    *ratings.HANDLERS,
    rematch,
    shelf,
    *lobby.HANDLERS,
]


@get("/healthz", include_in_schema=False)
async def healthz(state: State) -> dict[str, str]:
    """The store can be read, so the server can work."""
    await state.store.table("")
    return {"status": "ok"}


def shared(name: str) -> Provide:
    """What is opened once and handed to whoever names it."""

    def provide(state: State) -> Any:
        return state[name]

    return Provide(provide, sync_to_thread=False)


class House(Litestar):
    """Every answer goes out in its envelope, also where no route is found."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await enveloped(super().__call__, scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


def application(config: Config) -> Litestar:
    @asynccontextmanager
    async def opened(app: Litestar) -> AsyncIterator[None]:
        store = Store(config.database)
        await forget_old(store)
        async with TableRegistry(store, config) as registry:
            app.state.update({"store": store, "registry": registry})
            yield
        store.close()

    for handler in PUBLISHED:
        handler.responses = errors.PUBLISHED
    return House(
        route_handlers=[*PUBLISHED, live, healthz, metrics, web],
        dependencies={name: shared(name) for name in ("store", "registry", "config", "limits")},
        state=State({"config": config, "limits": Limits(config.limits)}),
        lifespan=[opened],
        guards=[own_site],
        exception_handlers=errors.HANDLERS,
        request_max_body_size=BODY,
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6),
        openapi_config=OpenAPIConfig(
            title="Lorcha", version=__version__, render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
        debug=False,
    )
