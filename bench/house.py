"""All figures of live tables in one go, as the table of `bench/README.md`: `python -m bench.house`.

SQLite, and PostgreSQL where it is installed (a real one that waits for the disk, in a folder of its
own). Takes about six minutes; the machine should have nothing else to do.
"""

import argparse
import asyncio
import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from bench.load import Figures, arguments, run
from tests.table.postgres import address, postgres

SATURATED = 60
SECONDS = 20


@contextmanager
def databases() -> Iterator[dict[str, str]]:
    """Their names, with the flag that tells where they are."""
    found = {"SQLite": ""}
    with ExitStack() as opened:
        try:
            found["PostgreSQL"] = address(opened.enter_context(postgres(quick=False)))
        except OSError as error:
            print(f"without PostgreSQL: {error}")
        yield found


def measured(database: str, tables: int, pace: float, seconds: int) -> Figures:
    flags = {"tables": tables, "pace": pace, "seconds": seconds, "warm": 5, "database": database}
    words = [word for name, value in flags.items() for word in (f"--{name}", str(value))]
    return asyncio.run(run(arguments(*words)))


def paced(found: Figures) -> str:
    return (
        f"{found.moves:.0f} moves/s, p50 {found.p50:.1f} ms, p99 {found.p99:.1f} ms, "
        f"max {found.most:.0f} ms, {found.busy:.0%} of a core"
    )


def saturated(found: Figures) -> str:
    return (
        f"{found.moves:.0f}, p99 {found.p99:.0f} ms, {found.busy:.0%} of a core, "
        f"{1000 * found.busy / found.moves:.2f} ms of it a move"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 250, 500, 750, 1000])
    parser.add_argument("--seconds", type=int, default=SECONDS)
    asked = parser.parse_args()
    rows: dict[str, list[str]] = {}
    with databases() as found:
        for where in found.values():
            for tables in asked.tables:
                figures = measured(where, tables, 1.0, asked.seconds)
                row = rows.setdefault(f"{tables} tables, one move a second", [])
                row.append(paced(figures))
                print(f"... {tables} tables: {figures}", flush=True)
            row = rows.setdefault("memory of an idle table", [])
            row.append(f"{figures.idle:.0f} KiB, {figures.seated:.0f} KiB with two sockets")
            row = rows.setdefault(f"moves a second at saturation, {SATURATED} tables", [])
            row.append(saturated(measured(where, SATURATED, 0.0, asked.seconds)))
        print(f"\nload average {os.getloadavg()[0]:.1f}, {os.cpu_count()} cores\n")
        print(f"| figure | {' | '.join(found)} |\n|{'---|' * (1 + len(found))}")
    for name, cells in rows.items():
        print(f"| {name} | {' | '.join(cells)} |")


if __name__ == "__main__":
    main()
