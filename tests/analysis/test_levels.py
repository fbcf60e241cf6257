"""The scale of the levels: who gives away less is named a higher level."""

import re
from pathlib import Path

import pytest

from lorcha.analysis.levels import LOSSES, level_of, levels_of
from lorcha.bots.levels import LEVELS
from lorcha.games import SHELF

DOCS = Path(__file__).parents[2] / "docs/analysis.md"


@pytest.mark.parametrize("game_id", SHELF)
def test_a_higher_level_loses_less(game_id: str) -> None:
    losses = LOSSES[game_id]
    assert list(losses) == list(LEVELS)[: len(losses)]
    assert list(losses.values()) == sorted(losses.values(), reverse=True)
    assert [level_of(game_id, loss) for loss in losses.values()] == list(losses)


def test_the_documents_show_the_same_scale() -> None:
    """The table under "Level of play" and the one the analysis uses were measured together."""
    chapter = DOCS.read_text("utf-8").split("## Level of play")[1].split("\n## ")[0]
    rows = re.findall(r"^\| (\w+) \| (\d.*) \|$", chapter, re.MULTILINE)
    told = {
        game: [round(float(cell.split(" ± ")[0]) / 100, 4) for cell in cells.split(" | ")]
        for game, cells in rows
    }
    assert told == {game: list(losses.values()) for game, losses in LOSSES.items()}


def test_the_nearest_level_is_named() -> None:
    assert level_of("dragon", 0.0) == "captain"
    assert level_of("dragon", 0.5) == "ship_boy"
    assert level_of("dragon", 0.03) == "boatswain"


def test_a_doubtful_loss_lies_between_two_levels() -> None:
    assert levels_of("dragon", 0.03, 0.001) == ("boatswain",)
    assert levels_of("dragon", 0.041, 0.003) == ("sailor", "boatswain")


def test_a_game_that_was_never_measured_has_no_level() -> None:
    assert levels_of("chess", 0.01, 0.0) == ()
