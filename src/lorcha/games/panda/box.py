# compiled by mypyc
"""What is in the box, as typed tables made from `box.toml`.

Cards are numbered: 13 animals of each suit in the order of their white values, then the element
cards. A face is a card with one side up: twice the card's number, and one more for the blue side.
"""

from typing import Any, Final

from lorcha.core.box import Box
from lorcha.core.rows import Int, row_of

BOX: Final = Box("panda")

VALUES: Final[list[str]] = BOX["values"]["ids"]
RANKS: Final[Int] = len(VALUES)
_suits: Final[list[dict[str, Any]]] = BOX["suits"]
SUITS: Final[list[str]] = [suit["id"] for suit in _suits]
BOX.expect("suits", SUITS, ["fire", "earth", "wood", "water", "metal"])
SIDES: Final = ["white", "blue"]
SYMBOLS: Final = ["none", "water", "bamboo", "fire", "panda"]
MOODS: Final[list[str]] = BOX["game"]["moods"]
BOX.expect("game.moods", MOODS, ["hungry", "spin"])
for _suit in _suits:
    BOX.expect(f"cards of the suit {_suit['id']}", [c["white"] for c in _suit["cards"]], VALUES)
ANIMALS: Final[Int] = len(SUITS) * RANKS
CARDS: Final = [f"{s['id']}-{card['white']}" for s in _suits for card in s["cards"]] + [
    f"element-{suit}" for suit in SUITS
]


def _halves() -> list[tuple[list[str], str]]:
    """Values and symbol of every face."""
    halves: list[tuple[list[str], str]] = []
    for suit in _suits:
        for card in suit["cards"]:
            halves.append(([card["white"]], card.get("white_symbol", "none")))
            halves.append((card["blue"], card.get("symbol", "none")))
    return halves


_faces: Final = _halves()
VALUE_OF: Final = row_of([VALUES.index(values[0]) for values, _ in _faces])
COUNT_OF: Final = row_of([len(values) for values, _ in _faces])  # of equal values
SYMBOL_OF: Final = row_of([SYMBOLS.index(symbol) for _, symbol in _faces])
KEY_OF: Final = row_of(  # of a face in a sorted hand; element cards are at the end
    [
        (2 * value + face % 2) * 100 + face // 2
        for face, value in enumerate([VALUES.index(values[0]) for values, _ in _faces])
    ]
    + [RANKS * 1000 + face // 2 for face in range(2 * ANIMALS, 2 * len(CARDS))]
)
IS_ANIMAL: Final = row_of([int(card < ANIMALS) for card in range(len(CARDS))])

_elements: Final[dict[str, dict[str, Any]]] = {e["suit"]: e for e in BOX["elements"]["cards"]}
NUMBER_OF: Final = row_of([_elements[suit]["number"] for suit in SUITS])
DRAW: Final[Int] = BOX["elements"]["draw"]
WATER_VALUES: Final[Int] = _elements["water"]["min_values"]
FIRE_HAND: Final[Int] = _elements["fire"]["max_hand"]
WOOD_FROM: Final[Int] = min([VALUES.index(value) for value in _elements["wood"]["values"]])

HIGHEST_IN_ROW: Final[Int] = RANKS - 1 - len(BOX["values"]["not_in_sequences"])
BOX.expect(
    "values.not_in_sequences", BOX["values"]["not_in_sequences"], VALUES[HIGHEST_IN_ROW + 1 :]
)
SHORTEST: Final[Int] = BOX["combinations"]["sequence"]["min"]
LONGEST: Final[Int] = BOX["combinations"]["sequence"]["max"]
BOMB_FROM: Final[Int] = BOX["combinations"]["bomb_from"]

HAND: Final[Int] = BOX["game"]["hand"]
MOST_CARDS: Final[Int] = HAND + len(SUITS)  # in one hand (PS-61)
MOST_VALUES: Final[Int] = 3 * MOST_CARDS + 1
START_POINTS: Final[Int] = BOX["scoring"]["start"]
OUT_AT_MOST: Final[Int] = BOX["scoring"]["going_out_at_most"]
TARGET: Final[Int] = BOX["scoring"]["target"]


def suits_for(players: int) -> int:
    """How many suits are in play (PS-11)."""
    number: int = BOX["game"]["suits"][str(players)]
    return number
