"""The languages of the terminal: which one, and where its words are."""

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


def own_language(environment: Mapping[str, str] = os.environ) -> str:
    """What the person at this terminal seems to read."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        chosen = environment.get(name, "")
        if chosen:
            return next((known for known in LANGUAGES if chosen.startswith(known)), LANGUAGES[0])
    return LANGUAGES[0]


def add_language(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--lang", choices=LANGUAGES, default=own_language(), help="default: %(default)s"
    )
