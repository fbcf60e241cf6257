"""Law 9: every rule of `docs/rules/` is cited by a test, and no test cites an unknown rule."""

from pathlib import Path

import pytest

from lorcha.core.citations import citations, rule_ids
from lorcha.games import SHELF

ROOT = Path(__file__).parent.parent.parent
RULES = ROOT / "docs" / "rules"
CITED = citations(ROOT / "tests")


def rules_of(game: str) -> list[str]:
    return rule_ids((RULES / f"{game}.md").read_text("utf-8"))


@pytest.mark.parametrize("game", SHELF)
def test_every_rule_is_cited_by_a_test(game: str) -> None:
    assert rules_of(game)
    assert [rule for rule in rules_of(game) if rule not in CITED] == []


def test_no_test_cites_an_unknown_rule() -> None:
    known = {rule for game in SHELF for rule in rules_of(game)}
    assert {rule: tests for rule, tests in CITED.items() if rule not in known} == {}
