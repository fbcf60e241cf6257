"""The documents as a site, under /docs: `lorcha serve --docs site`, built by `make docs`."""

import base64
import hashlib
import re
from asyncio import to_thread
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import Redirect

from lorcha.server.api.security import POLICY
from lorcha.server.api.static import PAGE, file_in, file_response
from lorcha.server.config import Config

INLINE: Final = re.compile(r"<script>(.*?)</script>", re.DOTALL)
CACHE: Final = "no-cache"
NOT_FOUND: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Lorcha</title>
<h1>There is no such page</h1>
<p><a href="{start}">All documents</a></p>
"""


@get(["/docs", "/docs/{path:path}"], include_in_schema=False, compressed=True)
async def documents(
    request: Request[Any, Any, Any], config: NamedDependency[Config], path: FromPath[str] = "/"
) -> Response[Any]:
    """A page lies in a folder of its own, and its links start from there."""
    compress = "gzip" in request.headers.get("accept-encoding", "")
    at_folder = request.scope["raw_path"].endswith(b"/")  # the other path has lost it by now
    return await to_thread(respond, config, path.strip("/"), at_folder, compress)


def respond(config: Config, path: str, at_folder: bool, compress: bool) -> Response[Any]:
    start = f"{config.prefix}/docs/"
    page = file_in(config.docs, f"{path}/{PAGE}")
    if page is not None and not at_folder:
        return Redirect(f"{start}{path}/" if path else start)
    if page is not None:
        return page_response(page)
    file = file_in(config.docs, path)
    if file is None:
        return Response(NOT_FOUND.format(start=start), media_type=MediaType.HTML, status_code=404)
    if file.suffix == ".html":
        return page_response(file)
    return file_response(file, CACHE, compress)


def page_response(page: Path) -> Response[Any]:
    html = page.read_text("utf-8")
    headers = {"cache-control": CACHE, "content-security-policy": policy(html)}
    return Response(html, media_type=MediaType.HTML, headers=headers)


def policy(html: str) -> str:
    """That of the server, and besides the scripts which stand in this page as it was built."""
    hashes = sorted({f"'sha256-{digest(script)}'" for script in INLINE.findall(html)})
    return POLICY.replace("script-src 'self'", " ".join(["script-src 'self'", *hashes]))


def digest(script: str) -> str:
    return base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
