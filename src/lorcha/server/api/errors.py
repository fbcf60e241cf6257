"""What a client gets when a request is refused or fails: a body with a code and a text, nothing
about the inside."""

import logging
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import ResponseSpec
from litestar.status_codes import HTTP_500_INTERNAL_SERVER_ERROR

from lorcha.server.refusal import Refusal
from lorcha.server.store.errors import BAD_VALUE, CANNOT_WRITE
from lorcha.server.wire.people import RefusalBody

LOG: Final = logging.getLogger(__name__)
NOT_WRITTEN: Final = "this could not be written down, so nothing has changed; try again later"
NOT_READ: Final = "this cannot be read now; try again later"
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

# What the published schema says of refusals.
PUBLISHED: Final = {
    status: ResponseSpec(RefusalBody, generate_examples=False, description="Refused")
    for status in (400, 401, 403, 404, 409, 413, 429)
}
AnyRequest = Request[Any, Any, Any]


def body(code: str, text: str, status: int) -> Response[RefusalBody]:
    return Response(RefusalBody(code, text), status_code=status)


def refuse(_: AnyRequest, refusal: Refusal) -> Response[RefusalBody]:
    return body(refusal.code, refusal.text, refusal.status)


def refuse_http(_: AnyRequest, fault: HTTPException) -> Response[RefusalBody]:
    """What the framework refuses: a wrong path, a wrong method, a body that is not as declared."""
    text = fault.detail
    if isinstance(fault, ValidationException) and isinstance(fault.extra, list):
        text = "; ".join(validation_text(error) for error in fault.extra) or text
    code = CODES.get(fault.status_code, "refused")
    if fault.status_code >= HTTP_500_INTERNAL_SERVER_ERROR:
        return broken()
    headers = {k: v for k, v in (fault.headers or {}).items() if k.lower() == "allow"}
    return Response(RefusalBody(code, text), status_code=fault.status_code, headers=headers)


def validation_text(error: Any) -> str:
    key, message = error.get("key"), str(error.get("message", ""))
    return f"{key}: {message}" if key else message


def refuse_depth(_: AnyRequest, fault: RecursionError) -> Response[RefusalBody]:
    return body("malformed", "this is nested too deeply", 400)


def refuse_encoding(_: AnyRequest, fault: UnicodeDecodeError) -> Response[RefusalBody]:
    return body("malformed", "this is not text in UTF-8", 400)


def refuse_value(_: AnyRequest, fault: Exception) -> Response[RefusalBody]:
    return body("malformed", "this cannot be looked up", 400)


def fail(request: AnyRequest, fault: Exception) -> Response[RefusalBody]:
    LOG.error("%s failed", request.method, exc_info=fault)
    return broken()


def fail_to_write(request: AnyRequest, fault: Exception) -> Response[RefusalBody]:
    LOG.error("%s failed: the store", request.method, exc_info=fault)
    return body("failed", NOT_WRITTEN, 503)


def broken() -> Response[RefusalBody]:
    return body("failed", "something went wrong here", 500)


HANDLERS: Final[dict[int | type[Exception], Any]] = {
    Refusal: refuse,
    HTTPException: refuse_http,
    RecursionError: refuse_depth,
    UnicodeDecodeError: refuse_encoding,
    BAD_VALUE: refuse_value,
    **dict.fromkeys(CANNOT_WRITE, fail_to_write),
    Exception: fail,
}
