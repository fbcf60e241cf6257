"""Logs as lines of JSON, each request with an id, and the envelope every answer goes out in."""

import json
import logging
import secrets
import sys
import time
from contextvars import ContextVar
from typing import Any, Final

from litestar.datastructures import MutableScopeHeaders
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from lorcha.server.api.security import HEADERS

LOG: Final = logging.getLogger("lorcha.requests")
REQUEST: Final[ContextVar[str]] = ContextVar("request", default="")


class Line(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        if REQUEST.get():
            told["request"] = REQUEST.get()
        told |= getattr(record, "told", {})
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False, default=str)


def write_logs(level: int = logging.INFO) -> None:
    """To standard error, a line each."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Line())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("alembic").setLevel(logging.WARNING)


async def enveloped(app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    """Gives a request its id, an answer its safety headers, and the log a line.

    A table's id may be a secret, so the log tells the route, not the address.
    """
    request, began, status = secrets.token_hex(8), time.perf_counter(), 0
    REQUEST.set(request)

    async def send_enveloped(message: Message) -> None:
        nonlocal status
        if message["type"] == "http.response.start":
            status = message["status"]
            headers = MutableScopeHeaders.from_message(message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            headers["x-request-id"] = request
        await send(message)

    try:
        await app(scope, receive, send_enveloped)
    finally:
        passed = round((time.perf_counter() - began) * 1000, 1)
        route = str(scope.get("path_template") or "")
        told = {"request": request, "method": scope.get("method"), "route": route}
        LOG.info("answered", extra={"told": {**told, "status": status, "ms": passed}})
