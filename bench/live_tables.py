"""All figures of live tables in one go, as in `bench/README.md`: `python -m bench.live_tables`.

SQLite, and PostgreSQL where it is installed (a real one that waits for the disk, in a folder of its
own). Takes about ten minutes; the machine should have nothing else to do.
"""

import argparse
import asyncio
import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from bench.load import Figures, arguments, run
from tests.server.postgres import address, postgres

SATURATED = 300
SECONDS = 20
IN_TIME = 100  # milliseconds from a command to its broadcast
ALL_MADE = 0.95  # of the moves, or the tables were not held
HEAD = (
    "| {} | moves/s | p50 | p99 | most | of a core | of it a move | players | refused |\n"
    "|---|---|---|---|---|---|---|---|---|"
)


@contextmanager
def databases() -> Iterator[dict[str, str]]:
    """Their names, each with the flag that says where it is."""
    flags = {"SQLite": ""}
    with ExitStack() as opened:
        try:
            flags["PostgreSQL"] = address(opened.enter_context(postgres(quick=False)))
        except OSError as error:
            print(f"without PostgreSQL: {error}")
        yield flags


def measure_run(database: str, tables: int, pace: float, seconds: int) -> Figures:
    flags = {"tables": tables, "pace": pace, "seconds": seconds, "warm": 5, "database": database}
    words = [word for name, value in flags.items() for word in (f"--{name}", str(value))]
    return asyncio.run(run(arguments(*words)))


def row(name: str, figures: Figures) -> str:
    cells = [
        f"{figures.moves:.0f}",
        f"{figures.p50:.1f} ms",
        f"{figures.p99:.1f} ms",
        f"{figures.most:.0f} ms",
        f"{figures.busy:.0%}",
        f"{figures.cost:.2f} ms",
        f"{figures.players:.0%}",
        f"{figures.refused}",
    ]
    return f"| {name} | {' | '.join(cells)} |"


def measure(name: str, where: str, counts: list[int], seconds: int) -> list[str]:
    """The table of one database; every row is printed as soon as it is known."""
    lines = [HEAD.format(name)]
    held = 0
    for tables in counts:
        figures = measure_run(where, tables, 1.0, seconds)
        lines.append(row(f"{tables} tables, one move a second each", figures))
        print(lines[-1], flush=True)
        if figures.p99 < IN_TIME and figures.moves > ALL_MADE * tables:
            held = max(held, tables)
    memory = f"{figures.idle:.0f} KiB, {figures.seated:.0f} KiB with two sockets"
    at_once = measure_run(where, SATURATED, 0.0, seconds)
    lines.append(row(f"{SATURATED} tables, as fast as answers come", at_once))
    print(lines[-1], flush=True)
    return [
        *lines,
        f"\nHeld with p99 under {IN_TIME} ms: {held} tables. An idle table: {memory}.\n",
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 250, 500, 750, 1000])
    parser.add_argument("--seconds", type=int, default=SECONDS)
    args = parser.parse_args()
    with databases() as flags:
        lines = [
            line
            for name, where in flags.items()
            for line in measure(name, where, args.tables, args.seconds)
        ]
    print(f"\nload average {os.getloadavg()[0]:.1f}, {os.cpu_count()} cores\n")
    print("\n".join(lines))


if __name__ == "__main__":
    main()
