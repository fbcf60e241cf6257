"""Whole games with nothing hidden in any frame, on the heap of the page or in its document."""

from collections.abc import Callable

import pytest

from tests.web.conftest import Visit
from tests.web.hidden_information import PageInspector, assert_nothing_hidden

EVERY = 12  # clicks


@pytest.mark.parametrize(
    ("game", "people", "private"),
    [
        ("dragon", "princes", {"hand"}),
        pytest.param("jamaica", "ships", {"hand", "chosen"}, marks=pytest.mark.soak),
        pytest.param("panda", "players", {"hand"}, marks=pytest.mark.soak),
        pytest.param(
            "ching",
            "captains",
            {"hand", "leads", "chosen", "encounters", "hidden_points"},
            marks=pytest.mark.soak,
        ),
    ],
)
def test_nothing_hidden(visit: Visit, game: str, people: str, private: set[str]) -> None:
    vera = visit("Vera")
    vera.play_bots(seats=2, game=game)
    inspector = PageInspector(vera, people, private)
    vera.play_out(every(EVERY, inspector.inspect, vera.click))
    inspector.check_end()
    assert "Vera" in vera.page.locator(".end").inner_text()
    assert_nothing_hidden(vera, people, private)


def every(times: int, also: Callable[[], None], step: Callable[[], None]) -> Callable[[], None]:
    """The step, and something else after every `times` steps."""
    count = 0

    def counted_step() -> None:
        nonlocal count
        step()
        count += 1
        if count % times == 1:
            also()

    return counted_step
