"""Junks have letters where a captain has two of them, and only there."""

import pytest

from lorcha.core.telling import label, sentence
from lorcha.core.text import Texts, game_source
from lorcha.games.ching import GAME

SAILED = {"event": "sailed", "seat": 0, "card": 12, "junk": "a", "column": 2, "row": 2, "number": 4}
RU = "Вера выкладывает 12 и плывёт на клетку 4"
TURN = GAME.moves.from_json({"move": "turn", "junk": "a", "place": 3})


@pytest.mark.parametrize(
    ("language", "names", "told", "labelled"),
    [
        ("en", ["Vera", "Mei"], "Vera lays 12 and sails to 4 (junk A).", "junk A, card 3"),
        ("en", ["Vera", "Mei", "Bo"], "Vera lays 12 and sails to 4.", "card 3"),
        ("ru", ["Вера", "Бо"], f"{RU} (джонка А).", "джонка А, карта 3"),
        ("ru", ["Вера", "Мэй", "Бо"], f"{RU}.", "карта 3"),
    ],
)
def test_letters_of_junks(language: str, names: list[str], told: str, labelled: str) -> None:
    texts = Texts(language, [game_source("ching", language)])
    assert sentence(GAME, texts, SAILED, names) == told
    assert label(GAME, texts, TURN, names) == labelled
