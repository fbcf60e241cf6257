"""How cards look in a terminal: number, the sign of their color, the picture of their symbol."""

from typing import Final

from rich.text import Text

from lorcha.games.ching.box import COLOURS, SYMBOLS
from lorcha.games.ching.view.structs import Card, Laid

SIGNS: Final = dict(zip([*COLOURS, "crew"], "o~%*^)+", strict=True))
INKS: Final = dict(
    zip(
        [*COLOURS, "crew"],
        ("default", "#4fa8d8", "#3f9b6e", "#c8962e", "#d9482f", "#6d7fe0", "#a98bd6"),
        strict=True,
    )
)
PICTURES: Final = dict(zip(SYMBOLS, "▧¤†◇", strict=True))
JOKER: Final = "☆"
TURNED: Final = "×"


def draw_card(card: Card) -> Text:
    symbol = PICTURES[card.symbol] if card.symbol else ""
    return Text(f"{card.number}{SIGNS[card.colour]}{symbol}", INKS[card.colour])


def draw_laid(laid: Laid) -> Text:
    """A card of an expedition; a turned one shows no symbol."""
    colour = laid.colour or "crew"
    symbol = PICTURES[laid.symbol] if laid.symbol else ""
    text = f"{laid.number or ''}{SIGNS[colour]}{TURNED if laid.turned else symbol}"
    return Text(text, INKS[colour])


def picture_of(skill: str) -> str:
    return PICTURES.get(skill, JOKER)
