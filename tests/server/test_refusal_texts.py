"""What the server refuses it says in the visitor's language."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentResource

from lorcha.core.text import LANGUAGES, attributes_of

ROOT = Path(__file__).parents[2]
HTTP = ("api", "tables")  # what answers requests; live commands have texts of their own
CODE = re.compile(r'\b(?:Refusal|conflict)\(\s*"(\w+)"')
COMMANDS = {"stale", "illegal", "not_asked", "not_allowed"}


def refused_codes() -> set[str]:
    folders = [ROOT / "src/lorcha/server" / name for name in HTTP]
    sources = [file.read_text() for folder in folders for file in folder.rglob("*.py")]
    sources.append((ROOT / "src/lorcha/server/refusal.py").read_text())
    return {code for source in sources for code in CODE.findall(source)} - COMMANDS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_text(language: str) -> None:
    source = (ROOT / f"web/src/words/{language}.ftl").read_text("utf-8")
    known = attributes_of(FluentResource(source)).keys()
    codes = refused_codes()
    assert len(codes) > 10
    assert {f"problem-{code.replace('_', '-')}" for code in codes} - known == set()
