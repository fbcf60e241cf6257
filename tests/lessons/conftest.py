"""Small lessons to write into a folder."""

from collections.abc import Callable
from pathlib import Path

import pytest

HEAD = """
game = "dragon"
minutes = 1
seats = 2
others = ["pass", "*"]

[position]
month = 3
event = "drought"
groups = ["taxes build harvest fireworks", "military research privilege"]
princes = [
    { palaces = "2 farmer, 2 monk", yuan = 4, space = 9 },
    { palaces = "3 healer", yuan = 4, space = 5 },
]
"""
WORDS = "title = T\nabout = A\nlearnt = L\n"

Write = Callable[..., Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """A lesson with these steps, and a sentence for each of these keys."""

    def write_lesson(steps: str, *keys: str, head: str = HEAD, words: str = WORDS) -> Path:
        folder = tmp_path / "dragon" / "1_lesson"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "lesson.toml").write_text(head + steps, "utf-8")
        text = words + "".join(f"{key} = {key}\n" for key in keys)
        for language in ("en", "ru"):
            (folder / f"{language}.ftl").write_text(text, "utf-8")
        return folder

    return write_lesson
