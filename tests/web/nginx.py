"""nginx with the settings of `docs/hosting.md`, a certificate of its own and some free port."""

import os
import shutil
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.parse import urlsplit
from urllib.request import urlopen

from tests.web.server import ROOT

PLACES = os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin", "/usr/local/sbin"])
NGINX = shutil.which("nginx", path=PLACES)
OPENSSL = shutil.which("openssl")
HOSTING = ROOT / "docs/hosting.md"
START_TIMEOUT = 20  # seconds
# What Debian keeps in nginx.conf, in one folder and one process.
AROUND = """
daemon off;
master_process off;
pid {folder}/pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log {folder}/access.log;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{site}
}}
"""
# How a host changes the settings for a path, as the page says.
CHANGES: dict[str, dict[str, str]] = {
    "at the root": {},
    "path passed on": {"location / {": "location /games/ {"},
    "path cut off": {"location / {": "location /games/ {", ":8000;": ":8000/;"},
}
PATHS = {way: "/games" if changes else "" for way, changes in CHANGES.items()}


def documented_site() -> str:
    """The settings for nginx on the page."""
    _, _, rest = HOSTING.read_text("utf-8").partition("\nnginx:\n\n```\n")
    site, fence, _ = rest.partition("\n```\n")
    assert fence, "docs/hosting.md has no settings for nginx"
    return site


def site(folder: Path, way: str, port: int, server: str) -> str:
    """Those settings with the names of this machine; each has to be there to be replaced."""
    changes = CHANGES[way] | {
        "listen 443 ssl;": f"listen 127.0.0.1:{port} ssl;",
        "play.example.org": "localhost",
        "# ssl_certificate …": f"ssl_certificate {folder}/crt; ssl_certificate_key {folder}/key;",
        "http://127.0.0.1:8000": server,
    }
    text = documented_site()
    for written, here in changes.items():
        assert text.count(written) == 1, f"docs/hosting.md has no single {written!r}"
        text = text.replace(written, here)
    return text


def sign(folder: Path) -> None:
    """A certificate for localhost."""
    assert OPENSSL is not None
    subprocess.run(
        [OPENSSL, "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1",
         "-nodes", "-days", "2", "-subj", "/CN=localhost",
         "-addext", "subjectAltName=DNS:localhost",
         "-keyout", str(folder / "key"), "-out", str(folder / "crt")],
        check=True, capture_output=True,
    )  # fmt: skip


@contextmanager
def run_nginx(folder: Path, way: str, address: str, server: str) -> Iterator[None]:
    """At this address, in front of the server that listens at `server`."""
    assert NGINX is not None
    folder.mkdir()
    sign(folder)
    config = folder / "nginx.conf"
    port = urlsplit(address).port
    assert port is not None
    config.write_text(AROUND.format(folder=folder, site=site(folder, way, port, server)))
    nginx = subprocess.Popen(
        [NGINX, "-p", str(folder), "-c", str(config), "-e", str(folder / "early")]
    )
    try:
        wait_for_tls(f"{address}/healthz", nginx, folder)
        yield
    finally:
        nginx.terminate()
        nginx.wait()


def wait_for_tls(address: str, nginx: "subprocess.Popen[bytes]", folder: Path) -> None:
    trust = ssl.create_default_context(cafile=str(folder / "crt"))
    end = time.monotonic() + START_TIMEOUT
    while nginx.poll() is None and time.monotonic() < end:
        try:
            with urlopen(address, context=trust):
                return
        except (URLError, ConnectionError):
            time.sleep(0.05)
    raise AssertionError(f"nginx does not answer: {(folder / 'error.log').read_text()}")
