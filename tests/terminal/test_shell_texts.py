"""The words around the games: the same in every language, none missing, none unused."""

import ast
from importlib.resources import files
from pathlib import Path

from lorcha.analysis.grades import GRADES
from lorcha.analysis.modes import MODES
from lorcha.bots import BOTS
from lorcha.core.text import LANGUAGES, key_of
from lorcha.terminal.texts import default_language, shell_texts


def strings_in_the_code() -> set[str]:
    """Every string literal of the terminal's own modules."""
    room = Path(str(files("lorcha.terminal")))
    return {
        node.value
        for file in room.glob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def test_all_languages_have_the_same_keys() -> None:
    first, *others = map(shell_texts, LANGUAGES)
    for other in others:
        assert other.keys == first.keys


def test_every_message_is_asked_for() -> None:
    stops = {key_of("until", at) for at in ("choice", "unknown", "end")}
    names = {key_of("bot", name) for name in BOTS}
    bots = names | {f"{name}.help" for name in names}
    grades = {f"analysis-grade-{grade}" for grade in GRADES}
    grades |= {f"{grade}.one" for grade in grades}
    made = bots | stops | grades | {key_of("analysis", mode) for mode in MODES}
    assert made <= shell_texts("en").keys
    assert shell_texts("en").keys - made <= strings_in_the_code()


def test_the_language_is_the_readers_own() -> None:
    assert default_language({"LANG": "ru_RU.UTF-8"}) == "ru"
    assert default_language({"LANG": "ru_RU.UTF-8", "LC_ALL": "en_GB.UTF-8"}) == "en"
    assert default_language({"LANG": "fi_FI.UTF-8"}) == "en"
    assert default_language({}) == "en"
