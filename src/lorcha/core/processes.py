"""How worker processes are started."""

import multiprocessing
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # Windows has no fork server to import
    from multiprocessing.context import ForkServerContext, SpawnContext


def worker_context() -> "ForkServerContext | SpawnContext":
    """A fork server copies no threads and no locks of its owner. Where there is none each process
    begins from nothing, which only takes longer."""
    if "forkserver" in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("forkserver")
    return multiprocessing.get_context("spawn")
