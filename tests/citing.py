"""`@rule("YD-13", "YD-14")` above a test: these rules of `docs/rules/` are what it proves."""

from collections.abc import Callable
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[Test], Test]:
    """`lorcha rules` reads the ids from the source; at run time they are kept on the test."""

    def cite(test: Test) -> Test:
        test.__dict__["rules"] = ids
        return test

    return cite
