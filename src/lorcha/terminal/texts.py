"""The texts of the terminal, and which language to use."""

import argparse
import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from lorcha.core.text import LANGUAGES, Texts, game_source, source_of


@cache
def game_texts(game: str, language: str) -> Texts:
    return Texts(language, [game_source(game, language)])


@cache
def shell_texts(language: str) -> Texts:
    return Texts(language, [source_of(files("lorcha.terminal"), language)])


def default_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language of this terminal."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        locale = environment.get(name, "")
        if locale:
            return next((known for known in LANGUAGES if locale.startswith(known)), LANGUAGES[0])
    return LANGUAGES[0]


def add_language(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--lang", choices=LANGUAGES, default=default_language(), help="default: %(default)s"
    )
