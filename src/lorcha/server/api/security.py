"""Protection against other sites: a check of where requests come from, and safety headers."""

from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.handlers.base import BaseRouteHandler

from lorcha.server.config import Config
from lorcha.server.refusal import forbidden

OWN_HEADER: Final = "x-lorcha"  # no other site can make a browser send it
SAFE: Final = ("GET", "HEAD", "OPTIONS")
POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # positions of the pieces on a board
        "img-src 'self' data:",
        "font-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
# What a browser heeds of them when a file is a part of a page and never a page of its own.
OF_PARTS: Final = ("x-content-type-options", "cross-origin-resource-policy")
PARTS: Final = (".js", ".css", ".woff2")
HTTPS_ONLY: Final = "max-age=31536000"
PRIVATE: Final = ("/api/", "/metrics")  # no cache may keep what one person was told


def safety_headers(path: str, config: Config) -> dict[str, str]:
    names = OF_PARTS if is_part(path) else HEADERS
    headers = {name: HEADERS[name] for name in names}
    if config.secure:
        headers["strict-transport-security"] = HTTPS_ONLY
    if path.startswith(PRIVATE):
        headers["cache-control"] = "no-store"
    return headers


def is_part(path: str) -> bool:
    return "/assets/" in path and path.endswith(PARTS)


def check_same_site(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Requests that change something, and sockets, must come from our own pages."""
    if isinstance(connection, Request):
        if connection.method in SAFE:
            return
        if OWN_HEADER not in connection.headers:
            raise forbidden(f"a request that changes something carries the header {OWN_HEADER}")
    if not is_same_site(connection, connection.app.state.config):
        raise forbidden("the request comes from another site")


def is_same_site(connection: ASGIConnection[Any, Any, Any, Any], config: Config) -> bool:
    """Browsers say where a request comes from; a client that says nothing is no browser."""
    if connection.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    origin = connection.headers.get("origin")
    return origin is None or origin == config.origin or is_own(origin, connection, config)


def is_own(origin: str, connection: ASGIConnection[Any, Any, Any, Any], config: Config) -> bool:
    """Is it the host of the request, and no page loaded over http where we are reached by https?
    Without `--address` only the proxy knows that, so https is believed."""
    page, host = urlsplit(origin), connection.headers.get("host", "")
    if not host or page.netloc != host:
        return False
    if host == urlsplit(config.address).netloc:
        return page.scheme == urlsplit(config.address).scheme
    scheme = "https" if connection.url.scheme in ("https", "wss") else "http"
    return page.scheme in ("https", scheme)
