"""The time of the house: what is written down, and by what clocks run.

It is the time of day when the process started, and goes on evenly from there. If somebody sets the
system's clock, nothing happens here. All processes of a house agree on it, and it never goes back,
see `runtime/processes.py`.
"""

import time

_zero = time.time() - time.monotonic()


def now() -> float:
    """Seconds since 1970, as the house counts them."""
    return _zero + time.monotonic()


def set_now(at: float) -> None:
    global _zero  # noqa: PLW0603 (there is one time in a process)
    _zero = at - time.monotonic()
