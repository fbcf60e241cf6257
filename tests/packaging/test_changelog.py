"""The changelog tells a host what `lorcha --version` prints, and which schema to expect."""

import re
from pathlib import Path

import pytest
from alembic.script import ScriptDirectory

from lorcha import __version__, games
from lorcha.server.store import migrate

ROOT = Path(__file__).parents[2]


def newest() -> str:
    """The section of the version that is being worked on, or was released last."""
    sections = re.split(r"^## ", (ROOT / "CHANGELOG.md").read_text("utf-8"), flags=re.MULTILINE)
    return sections[1]


def test_the_newest_section_is_of_this_version() -> None:
    assert newest().partition(",")[0] == __version__


@pytest.mark.parametrize("name", games.SHELF)
def test_rules_and_box_of_each_game_are_told(name: str) -> None:
    game = games.load(name)
    row = f"| `{name}` | {game.rules_version} | `{game.box.fingerprint}` |"
    assert row in newest(), f"{row}: tell hosts what changed"


def test_the_schema_is_told() -> None:
    head = ScriptDirectory.from_config(migrate.migrations()).get_current_head()
    assert f"The schema of the database is {head}." in newest()
