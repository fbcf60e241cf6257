"""How soon `lorcha serve` answers after it was started: `python -m bench.start_time`.

The first answer is the page of the client. A first start makes the database, a later one finds it.
Beside the clock stands the processor time of the server until then, which a busy machine changes
less.
"""

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

from tests.web.server import free_port

ROUNDS = 5
TICKS = os.sysconf("SC_CLK_TCK")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    usual = Path(sys.executable).with_name("lorcha")
    parser.add_argument("--lorcha", type=Path, default=usual, help="another installed Lorcha")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    args = parser.parse_args()
    for name in ("first start", "later start"):
        with TemporaryDirectory() as kept:
            times = []
            for _ in range(args.rounds):
                with TemporaryDirectory() as fresh:
                    times.append(start(args.lorcha, fresh if name == "first start" else kept))
        clock, processor = (median(column) for column in zip(*times, strict=True))
        print(f"{name}: {clock:.2f} s, {processor:.2f} s of a core", flush=True)


def start(lorcha: Path, folder: str) -> tuple[float, float]:
    """Seconds by the clock and of the processor until the first answer."""
    port = free_port()
    command = [str(lorcha), "serve", "--port", str(port), "--database", f"{folder}/tables.sqlite3"]
    began = time.monotonic()
    server = subprocess.Popen(
        command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        while not answers(f"http://127.0.0.1:{port}/"):
            time.sleep(0.01)
        return time.monotonic() - began, processor_time(server.pid)
    finally:
        server.terminate()
        server.wait()


def answers(address: str) -> bool:
    try:
        urlopen(address).close()
    except HTTPError:  # there is no client
        return True
    except (URLError, ConnectionError):
        return False
    return True


def processor_time(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


if __name__ == "__main__":
    main()
