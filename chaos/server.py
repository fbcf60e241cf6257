"""The server as it runs under accidents: `lorcha serve`, but its system clock can be set from
outside, without rights and without setting the clock of the machine."""

import mmap
import os
import struct
import sys
import time
from pathlib import Path
from typing import Final

from lorcha.cli import main

VARIABLE: Final = "LORCHA_CHAOS_CLOCK"  # names the file with the seconds by which the clock is off
SECONDS: Final = struct.Struct("d")


def set_clock(file: Path, seconds: float) -> None:
    file.write_bytes(SECONDS.pack(seconds))


def follow_clock(file: Path) -> None:
    """From now on `time.time()` tells what the file wants."""
    with file.open("r+b") as opened:
        offset, system = mmap.mmap(opened.fileno(), SECONDS.size), time.time

    def wrong() -> float:
        seconds: float = SECONDS.unpack(offset[:])[0]
        return system() + seconds

    time.time = wrong


if __name__ == "__main__":
    follow_clock(Path(os.environ[VARIABLE]))
    sys.exit(main(sys.argv[1:]))
