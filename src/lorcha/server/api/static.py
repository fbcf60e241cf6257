"""The built web client: its files, and its page for every other address."""

import mimetypes
from asyncio import to_thread
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import File

from lorcha.server.config import Config
from lorcha.server.refusal import unknown

FOREVER: Final = (
    "public, max-age=31536000, immutable"  # the name of an asset changes with its content
)
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")
NOT_BUILT: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Lorcha</title>
<h1>Lorcha is running</h1>
<p>The web client has not been built yet. Run <code>make web</code>, then load this page again.</p>
"""


@get(["/", "/{path:path}"], include_in_schema=False)
async def static(config: NamedDependency[Config], path: FromPath[str] = "/") -> Response[Any]:
    """A file of the client; for any other address its page, which knows what to show there."""
    return await to_thread(respond, config.web, path)


def respond(folder: str, path: str) -> Response[Any]:
    if path.startswith(("/api/", "/schema/")):
        raise unknown()
    file = file_in(folder, path)
    if file is not None:
        return file_response(file, FOREVER if file.parent.name == "assets" else "no-cache")
    if "." in path.rsplit("/", 1)[-1]:
        raise unknown("there is no such file")
    page = file_in(folder, "index.html")
    if page is None:
        return Response(NOT_BUILT, media_type=MediaType.HTML, status_code=503)
    return file_response(page, "no-cache")


def file_in(folder: str, path: str) -> Path | None:
    """The file, if there is one and it lies in the folder."""
    root = Path(folder).resolve()
    try:
        file = (root / path.lstrip("/")).resolve()
        return file if file.is_relative_to(root) and file.is_file() else None
    except (OSError, ValueError):
        return None


def file_response(file: Path, cache: str) -> File:
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return File(
        path=file,
        media_type=kind,
        content_disposition_type="inline",
        headers={"cache-control": cache},
    )
