"""Tests share their cores: PyTorch's threads would mostly wait for one another."""

import pytest


@pytest.fixture(autouse=True, scope="session")
def _one_thread() -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is not installed: nothing can be trained")
    torch.set_num_threads(1)
