"""The README's examples are true."""

import doctest
from pathlib import Path


def test_the_examples_of_the_readme_run() -> None:
    readme = Path(__file__).parent.parent / "README.md"
    results = doctest.testfile(str(readme), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert results.attempted > 10
    assert results.failed == 0
