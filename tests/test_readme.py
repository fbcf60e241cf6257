"""The examples of the README and of the docs are true."""

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize(("page", "least"), [("README.md", 10), ("docs/positions.md", 5)])
def test_the_examples_of_a_page_run(page: str, least: int) -> None:
    results = doctest.testfile(
        str(ROOT / page), module_relative=False, optionflags=doctest.ELLIPSIS
    )
    assert results.attempted > least
    assert results.failed == 0
