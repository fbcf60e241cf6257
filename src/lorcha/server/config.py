"""The configuration of a server: by flags of `lorcha serve`, or by the environment
(`LORCHA_PORT=…`)."""

import argparse
import os
import sys
from importlib.resources import files
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import msgspec
from platformdirs import user_data_path

DATABASE: Final = "lorcha.sqlite3"
CHECKOUT: Final = "web/dist"  # where `make web` builds the client


class BadSetup(ValueError):
    """A configuration, or a database, with which the server cannot work."""


def usual_database() -> str:
    """The file in the current folder, if there is one; otherwise that in the user's data folder."""
    return DATABASE if Path(DATABASE).is_file() else str(data_folder() / DATABASE)


def data_folder() -> Path:
    return user_data_path("lorcha", appauthor=False)


def usual_web() -> str:
    """The client inside the installed package; in a checkout the one that was built there."""
    packaged = Path(str(files("lorcha.server"))) / "static"
    return str(packaged) if (packaged / "index.html").is_file() else CHECKOUT


def usual_logs() -> str:
    return "plain" if sys.stderr.isatty() else "json"


class Config(msgspec.Struct, frozen=True):
    """`address` is how browsers reach the server (https://play.example.org), if that differs from
    the host in their requests; `pause` are the seconds a thoughtful bot takes at least and at most
    for an answer; with (0, 0) no bot waits, however quick people want it to be. `metrics` is the
    token with which /metrics may be read from elsewhere. `mail` is the mail server
    (smtp://user:password@host:587), `sender` who writes. `logs` are lines for people (plain) or for
    programs (json); `open` shows the page in a browser, where somebody sits at the machine.
    `lessons` and `puzzles` are folders with those of the host's own, `docs` one with the documents
    as a site."""

    database: str = msgspec.field(default_factory=usual_database)
    host: str = "127.0.0.1"
    port: int = 8000
    address: str = ""
    workers: int = 1
    redis: str = ""
    bots: int = max(2, (os.cpu_count() or 2) - 1)  # one person's bots never take all of them
    web: str = msgspec.field(default_factory=usual_web)
    pause: tuple[float, float] = (0.6, 2.5)
    limits: bool = True
    metrics: str = ""
    mail: str = ""
    sender: str = ""
    logs: str = msgspec.field(default_factory=usual_logs)
    open: bool = True
    lessons: str = ""
    docs: str = ""
    puzzles: str = ""

    @property
    def secure(self) -> bool:
        return self.address.startswith("https://")

    @property
    def origin(self) -> str:
        """The address without a path, as browsers name it."""
        parts = urlsplit(self.address)
        return f"{parts.scheme}://{parts.netloc}" if parts.netloc else ""

    @property
    def prefix(self) -> str:
        """The path under which a proxy shows the house, such as `/games`; usually none."""
        return urlsplit(self.address).path.rstrip("/")


def make_folder(database: str) -> None:
    """The user's data folder is made when something is first kept there."""
    if database != usual_database():
        return
    folder = Path(database).parent
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise BadSetup(
            f"the folder {folder} cannot be made ({error.strerror}): name a file with --database"
        ) from error


def count(text: str) -> int:
    """The value of a flag."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1 on")
    return int(text)
