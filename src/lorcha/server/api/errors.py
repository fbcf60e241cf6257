"""What a client is told when something is refused or breaks: a `Problem`, nothing of the inside."""

import logging
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import ResponseSpec
from litestar.status_codes import HTTP_500_INTERNAL_SERVER_ERROR
from sqlalchemy.exc import DataError, InternalError, OperationalError

from lorcha.server.wire.people import Problem

LOG: Final = logging.getLogger(__name__)
CODES: Final = {
    400: "malformed",
    401: "nobody",
    403: "forbidden",
    404: "unknown",
    405: "unknown",
    413: "too_large",
    415: "malformed",
    429: "too_fast",
}

# A full disk, a database that has gone or takes no changes
UNWRITTEN: Final = (OperationalError, InternalError)
NOT_WRITTEN: Final = "this could not be written down, so nothing has changed; try again later"

# What the published schema says of refusals.
PUBLISHED: Final = {
    status: ResponseSpec(Problem, generate_examples=False, description="Refused")
    for status in (400, 401, 403, 404, 409, 413, 429)
}


class Trouble(Exception):
    """A request that is refused: the status, a code for programs and a text for people."""

    def __init__(self, status: int, code: str, text: str) -> None:
        super().__init__(text)
        self.status = status
        self.problem = Problem(code, text)


def unknown(text: str = "there is no such thing here") -> Trouble:
    return Trouble(404, "unknown", text)


def forbidden(text: str) -> Trouble:
    return Trouble(403, "forbidden", text)


def conflict(code: str, text: str) -> Trouble:
    return Trouble(409, code, text)


def malformed(text: str) -> Trouble:
    return Trouble(400, "malformed", text)


def refuse(_: Request[Any, Any, Any], trouble: Trouble) -> Response[Problem]:
    return Response(trouble.problem, status_code=trouble.status)


def refuse_http(_: Request[Any, Any, Any], fault: HTTPException) -> Response[Problem]:
    """What the framework refuses: a wrong path, a wrong method, a body that is not as declared."""
    text = fault.detail
    if isinstance(fault, ValidationException) and isinstance(fault.extra, list):
        text = "; ".join(told(one) for one in fault.extra) or text
    code = CODES.get(fault.status_code, "refused")
    if fault.status_code >= HTTP_500_INTERNAL_SERVER_ERROR:
        return broken()
    headers = {k: v for k, v in (fault.headers or {}).items() if k.lower() == "allow"}
    return Response(Problem(code, text), status_code=fault.status_code, headers=headers)


def told(one: Any) -> str:
    key, message = one.get("key"), str(one.get("message", ""))
    return f"{key}: {message}" if key else message


def refuse_depth(_: Request[Any, Any, Any], fault: RecursionError) -> Response[Problem]:
    return Response(Problem("malformed", "this is nested too deeply"), status_code=400)


def refuse_letters(_: Request[Any, Any, Any], fault: UnicodeDecodeError) -> Response[Problem]:
    return Response(Problem("malformed", "this is not text in UTF-8"), status_code=400)


def refuse_text(_: Request[Any, Any, Any], fault: DataError) -> Response[Problem]:
    """Something no database takes as text, such as a zero byte."""
    return Response(Problem("malformed", "this cannot be looked up"), status_code=400)


def fail(request: Request[Any, Any, Any], fault: Exception) -> Response[Problem]:
    LOG.error("%s failed", request.method, exc_info=fault)
    return broken()


def fail_to_write(request: Request[Any, Any, Any], fault: Exception) -> Response[Problem]:
    LOG.error("%s failed: the store", request.method, exc_info=fault)
    return Response(Problem("failed", NOT_WRITTEN), status_code=503)


def broken() -> Response[Problem]:
    return Response(Problem("failed", "something went wrong here"), status_code=500)


HANDLERS: Final[dict[int | type[Exception], Any]] = {
    Trouble: refuse,
    HTTPException: refuse_http,
    RecursionError: refuse_depth,
    UnicodeDecodeError: refuse_letters,
    DataError: refuse_text,
    **dict.fromkeys(UNWRITTEN, fail_to_write),
    Exception: fail,
}
