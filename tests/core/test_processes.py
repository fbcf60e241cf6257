"""Worker processes start on every platform."""

import multiprocessing
from concurrent.futures import ProcessPoolExecutor

import pytest

from lorcha.core.processes import worker_context


@pytest.mark.parametrize("methods", [["spawn"], ["fork", "spawn", "forkserver"]])
def test_a_worker_starts_as_the_platform_can(
    methods: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Windows has `spawn` alone."""
    monkeypatch.setattr(multiprocessing, "get_all_start_methods", lambda: methods)
    context = worker_context()
    assert context.get_start_method() == methods[-1]
    with ProcessPoolExecutor(1, context) as pool:
        assert pool.submit(abs, -3).result() == 3
