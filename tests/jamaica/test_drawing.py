"""The table in a terminal: chart, dice, holds and cards, open only where they may be."""

from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console

from lorcha.core.text import Texts, game_source
from lorcha.games.jamaica.state import Table
from lorcha.games.jamaica.terminal import draw
from tests.jamaica.positions import fresh, ghost, play, question, ship, table, view

NAMES = ["Vera", "Ilya", "Mei", "Томас", "Eve", "Oleg"]


def draw_text(state: Table, seat: int = 0, width: int = 80, language: str = "en") -> str:
    console = Console(width=width, file=StringIO(), record=True)
    texts = Texts(language, [game_source("jamaica", language)])
    console.print(draw(view(state, seat), texts, NAMES))
    return "\n".join(line.rstrip() for line in console.export_text().splitlines())


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_six_ships_with_full_holds_fit(width: int, language: str) -> None:
    full = "12 gold, 11 food, 10 gunpowder, 1 gold, 1 food"
    ships = [ship(4, full, hidden="treasure_7 cursed_4"), *(ship(41 + i, "-") for i in range(5))]
    lines = draw_text(table(*ships), 0, width, language).splitlines()
    assert max(map(cell_len, lines)) <= width


def test_dice_and_treasures_lie_on_the_island() -> None:
    state = table(ship(4, "1 food"), ship(9), dice="5 2")
    state.morning, state.evening = 5, 2
    text = draw_text(state)
    assert "☀ Morning 5   ☾ Evening 2" in text
    assert "✦ treasures: 9" in text
    assert "☀ утро 5   ☾ вечер 2" in draw_text(state, language="ru")


def test_ships_lie_beside_their_space() -> None:
    text = draw_text(table(ship(31, "-"), ship(31, "-"), ship(2, "-")))
    assert "31 ¤3 ●◆" in text
    assert "▲ ▫▫▫ 2" in text


def test_holds_show_what_is_in_them() -> None:
    state = table(ship(4, "3 food, 12 gold, -, 2 gunpowder", powers="sixth_hold"), ship())
    assert "[▫3][¤12][  ][◍2][  ][  ]" in draw_text(state)
    assert "The 6th Hold" in draw_text(state, 1)


def test_face_down_cards_show_what_the_reader_knows() -> None:
    state = table(ship(4, "-", hidden="treasure_7 cursed_4"), ship())
    assert "▮+7 ▮−4" in draw_text(state, 0)
    assert "▮? ▮?" in draw_text(state, 1)
    assert "▮? ▮?" in draw_text(state, -1)


def test_the_hand_is_shown_to_its_owner_with_the_days_dice() -> None:
    state = fresh(3, 4)
    while question(state)[0] != "card":
        play(state, state.captain, f"dice {state.morning}")
    hand = view(state, 0).ships[0].hand
    assert hand is not None
    assert draw_text(state, 0).count(f"☀→{state.morning}") == sum(
        c.startswith("forward") for c in hand
    )
    assert "Your cards" not in draw_text(state, -1)


def test_a_combat_is_written_in_the_middle_of_the_chart() -> None:
    first = ship(3, "4 gunpowder", card="forward_food")
    state = table(first, ship(4, "2 gunpowder"), throws="6 4", lairs="9")
    play(state, 0, "powder 4")
    text = draw_text(state, 1)
    assert "⚔ attack: ● Vera: 10" in text
    assert "⚔ defence: ◆ Ilya" in text


def test_the_ghost_ship_has_its_own_mark() -> None:
    text = draw_text(table(ship(4, "-"), ship(9, "-"), ghost(31)))
    assert "☥ Ghost Ship" in text
    assert "31 ¤3 ☥" in text
