"""The built web client: its files, and its page for every other address. A file is compressed once,
in a thread, and stays in memory like that."""

import gzip
import mimetypes
from asyncio import to_thread
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import File

from lorcha.server.config import Config
from lorcha.server.refusal import unknown

FOREVER: Final = (
    "public, max-age=31536000, immutable"  # the name of an asset changes with its content
)
COMPRESSIBLE: Final = ("text/", "image/svg", "application/j", "application/manifest")
PAGE: Final = "index.html"
LARGEST: Final = 4 * 1024 * 1024  # bytes of a file that is worth its place in memory
SMALLEST: Final = 500  # bytes that are worth compressing
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")
NOT_BUILT: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Lorcha</title>
<h1>Lorcha is running</h1>
<p>The web client has not been built yet. Run <code>make web</code>, then load this page again.</p>
"""


@get(["/", "/{path:path}"], include_in_schema=False, compressed=True)
async def static(
    request: Request[Any, Any, Any], config: NamedDependency[Config], path: FromPath[str] = "/"
) -> Response[Any]:
    """A file of the client; for any other address its page, which knows what to show there."""
    compress = "gzip" in request.headers.get("accept-encoding", "")
    return await to_thread(respond, config, path, compress)


def respond(config: Config, path: str, compress: bool) -> Response[Any]:
    folder = config.web
    if path.startswith(("/api/", "/schema/")):
        raise unknown()
    file = file_in(folder, path)
    if file is not None and file.name != PAGE:
        cache = FOREVER if file.parent.name == "assets" else "no-cache"
        return file_response(file, cache, compress)
    if file is None and "." in path.rsplit("/", 1)[-1]:
        raise unknown("there is no such file")
    page = file_in(folder, PAGE)
    if page is None:
        return Response(NOT_BUILT, media_type=MediaType.HTML, status_code=503)
    html = placed(page.read_text("utf-8"), config.prefix)
    return Response(html, media_type=MediaType.HTML, headers={"cache-control": "no-cache"})


def placed(html: str, prefix: str) -> str:
    """The page as it is shown at any address: it names its files as they lie beside it, and its
    scripts ask it for the prefix."""
    return html.replace('="./', f'="{prefix}/').replace("<html", f'<html data-prefix="{prefix}"', 1)


def file_in(folder: str, path: str) -> Path | None:
    """The file, if there is one and it lies in the folder."""
    root = Path(folder).resolve()
    try:
        file = (root / path.lstrip("/")).resolve()
        return file if file.is_relative_to(root) and file.is_file() else None
    except (OSError, ValueError):
        return None


def file_response(file: Path, cache: str, compress: bool) -> Response[Any]:
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    headers, state = {"cache-control": cache}, file.stat()
    if kind.startswith(COMPRESSIBLE) and SMALLEST <= state.st_size <= LARGEST:
        headers["vary"] = "Accept-Encoding"
        if compress:
            headers["content-encoding"] = "gzip"
            body = compressed(file, state.st_mtime_ns)
            return Response(body, media_type=kind, headers=headers)
    return File(path=file, media_type=kind, content_disposition_type="inline", headers=headers)


@lru_cache(maxsize=256)
def compressed(file: Path, _changed: int) -> bytes:
    """The file, as it was when it was last changed."""
    return gzip.compress(file.read_bytes(), mtime=0)
