"""The configuration of a server: by flags of `lorcha serve`, or by the environment
(`LORCHA_PORT=…`)."""

import argparse
import os

import msgspec


class BadSetup(ValueError):
    """A configuration, or a database, with which the server cannot work."""


class Config(msgspec.Struct, frozen=True):
    """`address` is how browsers reach the server (https://play.example.org), if that differs from
    the host in their requests; `pause` are the seconds a thoughtful bot takes at least and at most
    for an answer; with (0, 0) no bot waits, however quick people want it to be. `metrics` is the
    token with which /metrics may be read from elsewhere. `mail` is the mail server
    (smtp://user:password@host:587), `sender` who writes. `lessons` is a folder with lessons of the
    host's own."""

    database: str = "lorcha.sqlite3"
    host: str = "127.0.0.1"
    port: int = 8000
    address: str = ""
    workers: int = 1
    redis: str = ""
    bots: int = max(2, (os.cpu_count() or 2) - 1)  # one person's bots never take all of them
    web: str = "web/dist"
    pause: tuple[float, float] = (0.6, 2.5)
    limits: bool = True
    metrics: str = ""
    mail: str = ""
    sender: str = ""
    lessons: str = ""

    @property
    def secure(self) -> bool:
        return self.address.startswith("https://")


def count(text: str) -> int:
    """The value of a flag."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1 on")
    return int(text)
