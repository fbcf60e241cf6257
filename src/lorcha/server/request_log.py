"""The server's log, as lines of JSON for programs or as plain ones for people: each request with an
id, a status and its time. On the way it adds the safety headers to every response."""

import json
import logging
import secrets
import sys
import time
import traceback
from http import HTTPStatus
from typing import Any, Final

from litestar.datastructures import MutableScopeHeaders
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from lorcha.server import trace
from lorcha.server.api.security import safety_headers
from lorcha.server.config import Config

LOG: Final = logging.getLogger("lorcha.requests")
STOPPING: Final = ("Shutting down", "Waiting for connections", "Waiting for background tasks")


class JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        fields |= trace.FIELDS.get() or {}
        fields |= getattr(record, "fields", {})
        if record.exc_info and record.exc_info[1]:
            fields["trace"] = trace_of(record.exc_info[1])
        return json.dumps(fields, ensure_ascii=False, default=str)


class PlainFormatter(logging.Formatter):
    """`12:30:05 info answered GET /api/games 200 1.3 ms`."""

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%H:%M:%S", time.localtime(record.created))
        fields = {**(trace.FIELDS.get() or {}), **getattr(record, "fields", {})}
        told = [f"{fields[name]}" for name in ("method", "route", "status") if fields.get(name)]
        if "ms" in fields:
            told.append(f"{fields['ms']} ms")
        line = " ".join([at, record.levelname.lower(), record.getMessage(), *told])
        if record.exc_info and record.exc_info[1]:
            line += f"\n{trace_of(record.exc_info[1])}"
        return line


class ForPeople(logging.Filter):
    """Leaves out what nobody at a terminal waits for: pages and files that were read without
    trouble, sockets that ended, and what uvicorn says of itself before it stops."""

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno > logging.INFO:
            return True
        if record.name.startswith("uvicorn"):
            return record.getMessage().startswith(STOPPING)
        if record.name != LOG.name:
            return True
        fields: dict[str, Any] = getattr(record, "fields", {})
        read = fields.get("method", "GET") in ("GET", "HEAD")
        return not read or fields.get("status", 0) >= HTTPStatus.BAD_REQUEST


def trace_of(error: BaseException) -> str:
    """Where it happened, and why as far as that tells no secret."""
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    before = f"{trace_of(cause)}\n\n" if cause else ""
    frames = "".join(traceback.format_tb(error.__traceback__))
    return f"{before}{frames}{type(error).__name__}: {reason(error)}".rstrip(": ")


def reason(error: BaseException) -> str:
    """Our own exceptions may quote moves and positions. Those of databases have the reason in the
    first line, and what was written in the others."""
    if type(error).__module__.startswith("lorcha."):
        return ""
    return str(error).partition("\n")[0]


def set_up_logging(style: str) -> None:
    """To standard error, a line each."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(PlainFormatter() if style == "plain" else JsonFormatter())
    if style == "plain":
        handler.addFilter(ForPeople())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("alembic").setLevel(logging.WARNING)


async def log_request(
    app: ASGIApp, scope: Scope, receive: Receive, send: Send, config: Config
) -> None:
    """Gives a request its id, its response the safety headers, and the log a line.

    A table's id may be a secret, so the log has the route, not the address.
    """
    request, began, status = secrets.token_hex(8), time.perf_counter(), 0
    concerns = trace.begin(request)

    async def send_with_headers(message: Message) -> None:
        nonlocal status
        if message["type"] == "http.response.start":
            status = message["status"]
            headers = MutableScopeHeaders.from_message(message)
            for name, value in safety_headers(scope["path"], config).items():
                headers.setdefault(name, value)
            headers["x-request-id"] = request
        await send(message)

    try:
        await app(scope, receive, send_with_headers)
    finally:
        passed = round((time.perf_counter() - began) * 1000, 1)
        route = str(scope.get("path_template") or "")
        trace.note("table", table_in(scope))
        fields = {**concerns, "method": scope.get("method"), "route": route}
        LOG.info("answered", extra={"fields": {**fields, "status": status, "ms": passed}})


async def log_socket(app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    """Gives a socket an id as a request has one, and the log a line when it ends."""
    began = time.perf_counter()
    concerns = trace.begin(secrets.token_hex(8))
    try:
        await app(scope, receive, send)
    finally:
        trace.note("table", table_in(scope))
        seconds = round(time.perf_counter() - began, 1)
        LOG.info("socket closed", extra={"fields": {**concerns, "seconds": seconds}})


def table_in(scope: Scope) -> str:
    return str(scope.get("path_params", {}).get("table", ""))
