"""`lorcha rules` shows which rules are proved, and fails on a gap."""

import json
from pathlib import Path

import pytest

from lorcha import games
from tests.cli.command import Command

ROOT = Path(__file__).parent.parent.parent
RULES = "**YD-1** [S] One.\n\n**YD-2** [R] Two.\n"
TEST = '@rule("YD-1")\ndef test_one() -> None: ...\n'


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two rules of which one is proved."""
    monkeypatch.setattr(games, "SHELF", ("dragon",))
    monkeypatch.chdir(tmp_path)
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "docs" / "rules" / "dragon.md").write_text(RULES)
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_it.py").write_text(TEST)
    return tmp_path


def cite(checkout: Path, *rules: str) -> None:
    tests = [f'@rule("{rule}")\ndef test_{i}() -> None: ...\n' for i, rule in enumerate(rules)]
    (checkout / "tests" / "test_it.py").write_text("".join(tests))


def test_a_rule_without_a_test(lorcha: Command, checkout: Path) -> None:
    output = lorcha("rules", "dragon")
    assert output.code == 1
    assert "test_it.py::test_one" in output.out
    assert output.out.splitlines()[-1] == "dragon: 1 of 2 cited; missing: YD-2"


def test_all_rules_proved(lorcha: Command, checkout: Path) -> None:
    cite(checkout, "YD-1", "YD-2")
    output = lorcha("rules")
    assert output.code == 0
    assert output.out.splitlines()[-1] == "dragon: 2 of 2 cited"


def test_a_citation_of_no_rule(lorcha: Command, checkout: Path) -> None:
    cite(checkout, "YD-1", "YD-2", "YD-3")
    output = lorcha("rules")
    assert output.code == 1
    assert "YD-3 is no rule" in output.out


def test_as_json(lorcha: Command, checkout: Path) -> None:
    output = lorcha("rules", "--json")
    assert output.code == 1
    assert json.loads(output.out) == {
        "games": [
            {
                "game": "dragon",
                "rules": {"YD-1": ["test_it.py::test_one"], "YD-2": []},
                "missing": ["YD-2"],
            }
        ],
        "not_rules": {},
    }


def test_from_a_folder_inside_the_checkout(
    lorcha: Command, checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(checkout / "docs" / "rules")
    assert "1 of 2 cited" in lorcha("rules").out


def test_outside_a_checkout(
    lorcha: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    output = lorcha("rules")
    assert (output.code, len(output.err.splitlines())) == (2, 1)
    assert output.err.startswith("lorcha: no docs/rules")


def test_tests_that_cannot_be_read(lorcha: Command, checkout: Path) -> None:
    (checkout / "tests" / "test_it.py").write_text("def test_")
    output = lorcha("rules")
    assert (output.code, len(output.err.splitlines())) == (2, 1)
    assert "the tests cannot be read" in output.err


def test_rules_that_are_not_there(lorcha: Command, checkout: Path) -> None:
    (checkout / "docs" / "rules" / "dragon.md").unlink()
    output = lorcha("rules")
    assert (output.code, len(output.err.splitlines())) == (2, 1)
    assert "dragon.md" in output.err


def test_this_checkout(lorcha: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    report = json.loads(lorcha("rules", "--json").out)
    assert [game["game"] for game in report["games"]] == list(games.SHELF)
    assert all(game["rules"] for game in report["games"])
