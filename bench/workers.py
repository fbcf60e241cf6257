"""What a move costs with one, two and four server processes: `python -m bench.workers`.

PostgreSQL (that waits for the disk) and Redis are started for it. The number of tables is the same
each time, so that only the number of processes differs; rounds go through all of them in turn. The
figure is processor time of all server processes: it hardly depends on what else the machine does.
"""

import argparse
import asyncio
import os
import statistics
import tempfile
from pathlib import Path

from bench.load import Figures, arguments, run
from tests.server.broker import Broker
from tests.server.postgres import address, postgres


def measure(workers: int, tables: int, seconds: float, redis: str) -> Figures:
    """With a database of its own."""
    with postgres(quick=False) as folder:
        flags = {
            "tables": tables, "seconds": seconds, "warm": 5, "workers": workers,
            "database": address(folder), "redis": redis,
        }  # fmt: skip
        words = [word for name, value in flags.items() for word in (f"--{name}", str(value))]
        return asyncio.run(run(arguments(*words)))


def row(workers: int, rounds: list[Figures]) -> str:
    costs = sorted(figures.cost for figures in rounds)
    cells = [
        f"{statistics.median(costs):.2f} ms ({costs[0]:.2f} to {costs[-1]:.2f})",
        f"{statistics.median(figures.moves for figures in rounds):.0f}",
        f"{statistics.median(figures.p99 for figures in rounds):.0f} ms",
        f"{statistics.median(figures.seated for figures in rounds):.0f} KiB",
    ]
    return f"| {workers} | {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--counts", type=int, nargs="+", default=[1, 2, 4])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()
    found: dict[int, list[Figures]] = {count: [] for count in args.counts}
    with tempfile.TemporaryDirectory() as folder:
        broker = Broker(Path(folder))
        broker.start()
        try:
            for _ in range(args.rounds):
                for count, rounds in found.items():
                    rounds.append(measure(count, args.tables, args.seconds, broker.url))
                    print(f"{count} processes: {rounds[-1]}", flush=True)
        finally:
            broker.stop()
    print(
        f"\n{args.tables} tables, load average {os.getloadavg()[0]:.1f}, {os.cpu_count()} cores\n"
    )
    print("| processes | of the processor, a move | moves/s | p99 | memory a table |")
    print("|---|---|---|---|---|")
    print("\n".join(row(count, rounds) for count, rounds in found.items()))


if __name__ == "__main__":
    main()
