"""Citations: rules out of a document, the tests that cite them out of their source."""

from pathlib import Path

import pytest

from lorcha.core.citations import citations, rule_ids

TEST = """
from tests.citing import rule

@rule("XX-1", "XX-2")
def test_one() -> None:
    assert True

class TestMore:
    @pytest.mark.slow
    @rule("XX-2")
    async def test_two(self) -> None:
        text = '@rule("XX-9")'
"""


def test_rules_are_found_in_the_order_of_the_document() -> None:
    text = (
        "# Rules\n\n**XX-1** [S] One.\n\n**XX-10** see XX-3.\n\n| **XX-2** | **b** | **XX-1** |\n"
    )
    assert rule_ids(text) == ["XX-1", "XX-10", "XX-2"]


def test_citations_are_read_without_running_anything(tmp_path: Path) -> None:
    (tmp_path / "game").mkdir()
    (tmp_path / "game" / "test_game.py").write_text(TEST, "utf-8")
    (tmp_path / "game" / "positions.py").write_text(TEST, "utf-8")
    assert citations(tmp_path) == {
        "XX-1": ["game/test_game.py::test_one"],
        "XX-2": ["game/test_game.py::test_one", "game/test_game.py::test_two"],
    }


@pytest.mark.parametrize(
    "source", ['@rule("XX-1")\ndef position(): ...\n', "@rule(RULES)\ndef test_one(): ...\n"]
)
def test_a_citation_that_proves_nothing_is_an_error(tmp_path: Path, source: str) -> None:
    (tmp_path / "test_game.py").write_text(source, "utf-8")
    with pytest.raises(ValueError, match=r"position|malformed"):
        citations(tmp_path)
