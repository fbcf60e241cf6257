"""The command `lorcha serve`: reads the flags, migrates the database, runs the server processes."""

import argparse
import contextlib
import multiprocessing
import os
import re
import signal
import sys
import threading
import time
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from lorcha.server.config import BadSetup, Config, count, make_folder
from lorcha.server.listening import check_free
from lorcha.server.upgrade import upgrade

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

DEFAULT: Final = Config()
CONFIG_VARIABLE: Final = "LORCHA_SERVE"  # passes the configuration to the worker processes
GRACE: Final = 10  # seconds for open requests when the server is asked to stop
SWITCH_INTERVAL: Final = 0.0005  # seconds a thread runs on while another one waits
LARGEST_MESSAGE: Final = 64 * 1024  # bytes of a message on a socket


def add_command(commands: "Commands") -> None:
    command = commands.add_parser("serve", help="the server: people, tables, bots, the web client")
    for name, kind, metavar, text in FLAGS:
        value = os.environ.get(f"LORCHA_{name.upper()}", getattr(DEFAULT, name))
        command.add_argument(f"--{name}", type=kind, default=value, metavar=metavar, help=text)
    command.add_argument(
        "--no-open",
        dest="open",
        action="store_false",
        default=os.environ.get("LORCHA_OPEN") != "off",
        help="do not show the page in a browser",
    )
    command.set_defaults(run=run)


def pause(text: str) -> tuple[float, float]:
    """`0.6-2.5` seconds; `0` for none."""
    match = re.fullmatch(r"(\d+(?:\.\d+)?)(?:-(\d+(?:\.\d+)?))?", text)
    if not match:
        raise argparse.ArgumentTypeError(f"{text!r} is not a pause such as 0.6-2.5")
    low, high = float(match[1]), float(match[2] or match[1])
    return (min(low, high), max(low, high))


def switch(text: str) -> bool:
    if text not in ("on", "off"):
        raise argparse.ArgumentTypeError(f"{text!r} is neither on nor off")
    return text == "on"


def log_style(text: str) -> str:
    if text not in ("plain", "json"):
        raise argparse.ArgumentTypeError(f"{text!r} is neither plain nor json")
    return text


def port(text: str) -> int:
    if not text.isdecimal() or int(text) > 65535:
        raise argparse.ArgumentTypeError(f"{text!r} is not a port")
    return int(text)


FLAGS: Final[list[tuple[str, Any, str, str]]] = [
    ("host", str, "ADDRESS", "where to listen (127.0.0.1; 0.0.0.0 for everybody)"),
    ("port", port, "N", f"({DEFAULT.port})"),
    ("database", str, "FILE|URL", f"a SQLite file, or postgresql://… ({DEFAULT.database})"),
    ("address", str, "URL", "how browsers reach it, such as https://play.example.org"),
    ("workers", count, "N", "server processes; more than one needs --redis (1)"),
    ("redis", str, "URL", "Redis or Valkey, through which several processes exchange moves"),
    ("bots", count, "N", f"processes in which bots think ({DEFAULT.bots})"),
    ("web", str, "FOLDER", f"the built web client ({DEFAULT.web})"),
    (
        "pause",
        pause,
        "S-S",
        "seconds a thoughtful bot takes for an answer; 0: no bot ever waits (0.6-2.5)",
    ),
    (
        "limits",
        switch,
        "on|off",
        "how often one visitor may do something; off for a server among friends",
    ),
    ("metrics", str, "TOKEN", "with which /metrics may be read from other machines"),
    ("mail", str, "URL", "the mail server, such as smtp://user:password@mail.example.org:587"),
    ("sender", str, "ADDRESS", "who writes, such as house@example.org"),
    (
        "logs",
        log_style,
        "plain|json",
        "lines for people (deeds and troubles) or for programs (plain on a terminal)",
    ),
    ("lessons", str, "FOLDER", "more lessons, of your own (docs/lessons.md)"),
    ("docs", str, "FOLDER", "the built documents, to be read under /docs"),
    ("puzzles", str, "FOLDER", "more puzzles, of your own (docs/puzzles.md)"),
]


def run(args: argparse.Namespace) -> int:
    from lorcha.server.store.sole_server import sole_server  # noqa: PLC0415

    config = Config(**{name: getattr(args, name) for name, *_ in FLAGS}, open=args.open)
    check(config)
    check_free(config.host, config.port)
    make_folder(config.database)
    with sole_server(config.database):
        serve(config)
    return 0


def serve(config: Config) -> None:
    import uvicorn  # noqa: PLC0415 (other commands need not wait for it)

    from lorcha.server.welcome import welcome  # noqa: PLC0415

    upgrade(config.database)  # once, before the workers start
    os.environ[CONFIG_VARIABLE] = msgspec.json.encode(config).decode()
    # uvicorn stops at this signal, then raises it again: by then everything has been closed.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    welcome(config)
    options = {
        "factory": True,
        "host": config.host,
        "port": config.port,
        "workers": config.workers,
        "timeout_graceful_shutdown": GRACE,
        **connection_options(),
    }
    if config.workers == 1:
        uvicorn.run("lorcha.server.serve:worker", **options)
        return
    from lorcha.server.supervisor import supervise  # noqa: PLC0415

    supervise(uvicorn.Config("lorcha.server.serve:worker", **options))


def connection_options() -> dict[str, Any]:
    """How uvicorn treats connections: what the tests and the benchmarks use as well."""
    from lorcha.server.connections import BoundedHttp, BoundedSocket  # noqa: PLC0415

    return {
        "http": BoundedHttp,
        "ws": BoundedSocket,
        "ws_max_size": LARGEST_MESSAGE,
        "ws_per_message_deflate": False,  # a compressor for each socket costs more than it saves
        "ws_ping_interval": 10,  # a line that is dead is known to be within twice this time
        "ws_ping_timeout": 10,
        "server_header": False,
        "log_config": None,
        "access_log": False,
    }


def check(config: Config) -> None:
    if config.workers > 1 and not config.redis:
        raise BadSetup("several workers need --redis to exchange moves")
    if config.redis and not find_spec("redis"):
        raise BadSetup("Redis needs a package: pip install 'lorcha[redis]'")
    if config.address and not re.fullmatch(r"https?://[^/\s]+(/[\w.~-]+)*/?", config.address):
        raise BadSetup(f"{config.address!r} is not an address such as https://play.example.org")
    if config.mail:
        check_mail(config)
    if config.lessons:
        check_lessons(config)
    if config.docs and not Path(config.docs, "index.html").is_file():
        raise BadSetup(f"there are no documents in {config.docs}: build them with `make docs`")
    if config.puzzles:
        check_puzzles(config)


def check_lessons(config: Config) -> None:
    """A lesson that cannot be played is found before anybody wants to learn from it."""
    from lorcha.lessons.check import faults_of  # noqa: PLC0415
    from lorcha.lessons.library import all_lessons  # noqa: PLC0415

    for game, lessons in all_lessons(Path(config.lessons)).items():
        for lesson in lessons:
            for fault in faults_of(lesson):
                raise BadSetup(f"lesson {game}/{lesson.id}: {fault}")


def check_puzzles(config: Config) -> None:
    """A puzzle that does not hold any more is found before anybody tries it."""
    from lorcha.puzzles.check import faults_of  # noqa: PLC0415
    from lorcha.puzzles.library import all_puzzles  # noqa: PLC0415

    for game, puzzles in all_puzzles(Path(config.puzzles)).items():
        for puzzle in puzzles:
            for fault in faults_of(puzzle):
                raise BadSetup(f"puzzle {game}/{puzzle.id}: {fault}")


def check_mail(config: Config) -> None:
    """The error must not quote the password."""
    if not re.fullmatch(r"smtps?://\S+", config.mail):
        raise BadSetup("the mail server is not an address such as smtp://mail.example.org:587")
    if not re.fullmatch(r"[^@\s]+@[^@\s]+", config.sender):
        raise BadSetup("mail needs --sender, an address such as house@example.org")
    if not config.address:
        raise BadSetup("mail needs --address, to which its links lead")


def allow_many_sockets() -> None:
    """A socket is an open file, and usually a process may have a thousand unless it asks."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource  # noqa: PLC0415 (there is none on Windows)

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def switch_threads_often() -> None:
    """Each statement of the writer releases the interpreter and gets it back after the event loop's
    turn. By default a turn is 5 ms, which a busy loop uses up every time."""
    sys.setswitchinterval(SWITCH_INTERVAL)


def end_with_supervisor() -> None:
    """A worker whose supervisor was killed ends as if it had been told to, and at last in any case:
    it must not serve the old version beside the new one."""
    supervisor = multiprocessing.parent_process()
    if supervisor is None:
        return

    def wait() -> None:
        supervisor.join()
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(2 * GRACE)
        os._exit(1)

    threading.Thread(target=wait, name="supervisor", daemon=True).start()


def worker() -> Any:
    """The application of one process."""
    from lorcha.server.app import application  # noqa: PLC0415
    from lorcha.server.request_log import set_up_logging  # noqa: PLC0415

    config = msgspec.json.decode(os.environ[CONFIG_VARIABLE], type=Config)
    set_up_logging(config.logs)
    end_with_supervisor()
    allow_many_sockets()
    switch_threads_often()
    return application(config)
