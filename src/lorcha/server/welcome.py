"""What `lorcha serve` tells the person who started it: where the table is, and how to get there."""

import ipaddress
import os
import socket
import sys
import threading
import time
import webbrowser
from pathlib import Path
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

import segno

from lorcha.server.config import Config

EVERYWHERE: Final = ("0.0.0.0", "::")
ELSEWHERE: Final = ("192.0.2.1", 9)  # reserved for documents; nothing is sent there
PATIENCE: Final = 30.0  # seconds until a server that does not answer is not opened


def welcome(config: Config) -> None:
    home = own_address(config)
    print(f"Lorcha: {config.address or home}", flush=True)
    print(f"Tables are kept in {kept_in(config.database)}", flush=True)
    if not Path(config.web, "index.html").is_file():
        print(f"There is no web client in {config.web}: build it with `make web`", flush=True)
    if config.host in EVERYWHERE and not config.address:
        tell_the_house(config)
    if config.open and on_a_desktop():
        threading.Thread(target=open_browser, args=(home,), daemon=True).start()


def own_address(config: Config) -> str:
    """How this machine itself reaches the server."""
    host = "127.0.0.1" if config.host in EVERYWHERE else config.host
    return f"http://{bracketed(host)}:{config.port}"


def bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def kept_in(database: str) -> str:
    """The file; of a database server only where it is, without the password."""
    return database.rpartition("@")[2] if "://" in database else str(Path(database).absolute())


def tell_the_house(config: Config) -> None:
    """Addresses for others in the same network, the first also as a picture for phones."""
    addresses = [f"http://{bracketed(host)}:{config.port}" for host in local_addresses()]
    for address in addresses:
        print(f"In this network: {address}", flush=True)
    if addresses and sys.stdout.isatty():
        segno.make(addresses[0], error="l").terminal(compact=True)


def local_addresses() -> list[str]:
    """Of this machine in its network, that of the way out first."""
    found: dict[str, None] = {}
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
            found[probe.getsockname()[0]] = None
        except OSError:
            pass
    try:
        for *_, place in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET):
            found[str(place[0])] = None
    except OSError:
        pass
    return [host for host in found if not ipaddress.ip_address(host).is_loopback]


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
