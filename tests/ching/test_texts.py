"""What is said of junks, which have letters only where a captain has two, and of rewards."""

import pytest

from lorcha.core.sentences import effect, label, sentence
from lorcha.core.text import Texts, game_source
from lorcha.games.ching import GAME

SAILED = {"event": "sailed", "seat": 0, "card": 12, "junk": "a", "column": 2, "row": 2, "number": 4}
EN = "Vera lays card 12 and sails to space 4"
RU = "Вера выкладывает карту 12 и плывёт на клетку 4"
TURN = GAME.moves.from_json({"move": "turn", "junk": "a", "place": 3})


@pytest.mark.parametrize(
    ("language", "names", "text", "labelled"),
    [
        ("en", ["Vera", "Mei"], f"{EN} (junk A).", "junk A, card 3"),
        ("en", ["Vera", "Mei", "Bo"], f"{EN}.", "card 3"),
        ("ru", ["Вера", "Бо"], f"{RU} (джонка А).", "джонка А, карта 3"),
        ("ru", ["Вера", "Мэй", "Бо"], f"{RU}.", "карта 3"),
    ],
)
def test_letters_of_junks(language: str, names: list[str], text: str, labelled: str) -> None:
    texts = Texts(language, [game_source("ching", language)])
    assert sentence(GAME, texts, SAILED, names) == text
    assert label(GAME, texts, TURN, names) == labelled


@pytest.mark.parametrize(
    ("language", "gold", "white", "red", "blue", "text"),
    [
        ("en", 0, 0, 1, 2, "+1 red gem, +2 blue gems"),
        ("en", 3, 0, 0, 1, "+3 gold, +1 blue gem"),
        ("en", 2, 1, 1, 0, "+2 gold, +1 white gem, +1 red gem"),
        ("ru", 0, 0, 1, 2, "+1 красный камень, +2 синих камня"),
        ("ru", 0, 5, 0, 0, "+5 белых камней"),
    ],
)
def test_rewards_stand_between_commas(
    language: str, gold: int, white: int, red: int, blue: int, text: str
) -> None:
    texts = Texts(language, [game_source("ching", language)])
    gems = {"gold": gold, "white": white, "red": red, "blue": blue}
    entry = {"event": "rewarded", "seat": 0, **gems}
    assert effect(GAME, texts, entry, ["Vera"]) == text
    assert sentence(GAME, texts, entry, ["Vera"]).endswith(f": {text}.")
