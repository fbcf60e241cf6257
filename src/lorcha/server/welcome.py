"""What `lorcha serve` tells the person who started it: where the table is, and how to get there."""

import contextlib
import ipaddress
import os
import socket
import sys
import threading
import time
import webbrowser
from io import StringIO
from pathlib import Path
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

import segno
from rich.console import Console

from lorcha.server.config import Config

# Where to listen for everybody: how this machine itself gets there, by which kind of addresses
# others do, and a place outside that is reserved for documents (nothing is sent there).
EVERYWHERE: Final = {
    "0.0.0.0": ("127.0.0.1", socket.AF_INET, "192.0.2.1"),
    "::": ("::1", socket.AF_INET6, "2001:db8::1"),
}
# Phones read dark squares on light ground, whatever the colours of the terminal are.
DARK_ON_LIGHT: Final = "bright_white on black"
PATIENCE: Final = 30.0  # seconds until a server that does not answer is not opened


def welcome(config: Config) -> None:
    home = own_address(config)
    print(f"Lorcha: {config.address or home}", flush=True)
    print(f"Tables are kept in {kept_in(config.database)}", flush=True)
    if not Path(config.web, "index.html").is_file():
        print(f"There is no web client in {config.web}: build it with `make web`", flush=True)
    if config.docs:
        print(f"Documents: {(config.address or home).rstrip('/')}/docs/", flush=True)
    if config.host in EVERYWHERE and not config.address:
        tell_the_house(config)
    if sys.stdout.isatty():
        print("Ctrl-C stops it.", flush=True)
    if config.open and on_a_desktop():
        threading.Thread(target=open_browser, args=(home,), daemon=True).start()


def own_address(config: Config) -> str:
    """How this machine itself reaches the server."""
    host = EVERYWHERE[config.host][0] if config.host in EVERYWHERE else config.host
    return f"http://{bracketed(host)}:{config.port}"


def bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def kept_in(database: str) -> str:
    """The file; of a database server only where it is, without the password."""
    return database.rpartition("@")[2] if "://" in database else str(Path(database).absolute())


def tell_the_house(config: Config) -> None:
    """Addresses for others in the same network, the first also as a picture for phones."""
    hosts = local_addresses(config.host)
    addresses = [f"http://{bracketed(host)}:{config.port}" for host in hosts]
    for address in addresses:
        print(f"In this network: {address}", flush=True)
    if addresses and sys.stdout.isatty():
        Console().print(picture(addresses[0]), style=DARK_ON_LIGHT, highlight=False)


def picture(address: str) -> str:
    """A QR code in half blocks; what is drawn is light."""
    drawn = StringIO()
    segno.make(address, error="l").terminal(drawn, compact=True)
    return drawn.getvalue().rstrip("\n")


def local_addresses(everywhere: str) -> list[str]:
    """Of this machine in its network, that of the way out first."""
    _, family, elsewhere = EVERYWHERE[everywhere]
    found: dict[str, None] = {}
    with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((elsewhere, 9))
        found[probe.getsockname()[0]] = None
    with contextlib.suppress(OSError):
        for *_, place in socket.getaddrinfo(socket.gethostname(), None, family):
            found[str(place[0])] = None
    return [host for host in found if useful(host)]


def useful(host: str) -> bool:
    """Others can reach it. A link-local address needs the name of a link, which browsers refuse."""
    address = ipaddress.ip_address(host)
    return not (address.is_loopback or address.is_link_local)


def on_a_desktop() -> bool:
    """Somebody sits at this machine and has a screen; nobody does in a script or over ssh."""
    if not sys.stdout.isatty() or os.environ.get("SSH_CONNECTION") or os.environ.get("CI"):
        return False
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_browser(address: str) -> None:
    """As soon as the server answers."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            with urlopen(f"{address}/healthz", timeout=1):
                webbrowser.open(address)
                return
        except (URLError, OSError):
            time.sleep(0.2)
