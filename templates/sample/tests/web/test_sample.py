"""Sample in the browser: a whole game by clicks, and by keyboard on a phone."""

from tests.web.conftest import Visit


def test_a_whole_game_by_clicks(visit: Visit) -> None:
    vera = visit("Vera", seed=1)
    vera.play_bots(seats=2, game="sample")
    vera.play_out(vera.click)
    words = vera.page.locator(".end").inner_text()
    assert "Vera" in words
    assert "missing" not in words


def test_a_whole_game_by_keyboard_on_a_phone_in_russian(visit: Visit) -> None:
    vera = visit("Вера", width=390, height=844, language="ru", seed=2)
    vera.play_bots(seats=3, game="sample")
    vera.play_out(vera.press)
    assert vera.over
