"""The table in a terminal: both halves of a card, what is to be beaten, combinations by name."""

from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console

from lorcha.core.perspective import Perspective
from lorcha.core.text import LANGUAGES
from lorcha.games.panda.rules.game import Panda
from lorcha.games.panda.terminal import draw
from lorcha.terminal.choices import choices_of
from lorcha.terminal.texts import game_texts
from tests.citing import rule
from tests.panda.positions import do, lay, position, view_of
from tests.panda.test_finder import EXPLODING

NAMES = ["Anna", "Вера", "Boris", "Хо", "Eve"]


def lines_of(table: Panda, seat: int, language: str = "en", width: int = 80) -> list[str]:
    console = Console(width=width, file=StringIO(), record=True)
    console.print(draw(view_of(table, seat), game_texts("panda", language), NAMES))
    return console.export_text().splitlines()


def labels(table: Panda, seat: int, language: str) -> list[str]:
    texts = game_texts("panda", language)
    return [choice.label for choice in choices_of(Perspective(table, seat), texts, NAMES)]


def test_both_halves_of_each_card_are_seen() -> None:
    table = position("metal-8 fire-Q@B element-earth", "fire-3", "fire-4")
    lines = [line for line in lines_of(table, 0) if line.startswith(("│", "╰"))]
    assert lines == [
        "│□8    │■A△   │✦ 5   │",
        "│metal │fire  │earth │",
        "│■3×3  │□Q    │locked│",
        "╰──1───┴──2───┴──3───╯",
    ]


def test_the_bid_to_beat_is_marked_with_its_jokers() -> None:
    table = position("fire-5 fire-6 fire-7 fire-2", "water-K@B fire-8 fire-3", "fire-9 fire-10")
    lay(table, 0, "fire-5 fire-6 fire-7")
    lay(table, 1, "water-K fire-8", top="9", kind="sequence")
    text = "\n".join(lines_of(table, 2))
    assert "● Anna  Sequence 5 6 7  (□5 fire, □6 fire, □7 fire)" in text
    assert "◆ Вера  Sequence 7 8 9≈ ◀ to beat  (■7≈ water, □8 fire)" in text


def test_what_is_known_of_other_hands_is_shown_and_no_more() -> None:
    table = position("fire-5 fire-Q", "fire-8@B earth-9@T fire-3", "earth-10 fire-10")
    text = "\n".join(lines_of(table, 0))
    assert "taken back: ■Q△ fire · turned by a panda: 1" in text
    assert "■K@" not in text
    assert "□10" not in text


@rule("PS-77", "PS-78")
@pytest.mark.parametrize(
    ("language", "goal", "help_text"),
    [
        ("en", "ends after a round with 15 or more", "at the end of a round"),
        ("ru", "конец игры: 15 очков в конце раунда", "в конце раунда"),
    ],
)
def test_the_goal_is_checked_at_the_end_of_a_round(
    language: str, goal: str, help_text: str
) -> None:
    """Nobody wins by being the first to 15: the most points win when the round is over."""
    table = position("fire-5 fire-Q", "fire-8 fire-3", "earth-10 fire-10")
    assert goal in " ".join(lines_of(table, 0, language, width=100))
    assert help_text in game_texts("panda", language).say("option-target.help")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
def test_the_largest_hand_fits(language: str, width: int) -> None:
    table = position(EXPLODING, "fire-3", "fire-4", "fire-7", "fire-5")
    lines = lines_of(table, 0, language, width)
    assert max(map(cell_len, lines)) <= width
    text = "".join(lines)
    assert all(f"─{place}─" in text for place in range(1, 18))


def test_cards_picked_for_a_bid_are_ticked() -> None:
    table = position(EXPLODING, "fire-3", "fire-4", "fire-7", "fire-5")
    do(table, 0, "declare sequence Q 3 1")
    do(table, 0, "pick 5")
    assert "✓5" in "".join(lines_of(table, 0))
    assert "✓" not in "".join(lines_of(table, 1))


def test_combinations_are_offered_by_name() -> None:
    table = position("fire-5 fire-6 fire-7", "fire-3", "fire-4")
    assert labels(table, 0, "en") == [
        "Single 5 [1]",
        "Single 6 [2]",
        "Single 7 [3]",
        "Sequence of 2 up to 6 [1, 2]",
        "Sequence of 2 up to 7 [2, 3]",
        "Sequence of 3 up to 7 [1, 2, 3]",
    ]
    assert labels(table, 0, "ru")[-1] == "Последовательность до 7, 3 подряд [1, 2, 3]"
    table = position("metal-8@B metal-3 element-metal", "fire-3", "fire-4")
    assert "Bomb 4 × 3 [1, 2]" in labels(table, 0, "en")
    assert "Сбросить карту элемента «Металл»" in labels(table, 0, "ru")
