# compiled by mypyc
"""What is in the box, as typed tables made from `box.toml`.

A navigation card is its number (1 to 55). An encounter card is its place in the box (0 to 32); what
can be told apart of it is its face. A space is (column, row).
"""

from typing import Any, Final

from lorcha.core.box import Box
from lorcha.core.rows import Int, row_of

BOX: Final = Box("ching")

# Board (MC-4)
COLUMNS: Final[Int] = BOX["board"]["columns"]
ROWS: Final[Int] = BOX["board"]["rows"]
HONG_KONG_NUMBERS: Final = row_of(BOX["board"]["hong_kong"])

# Navigation cards (MC-2)
_colours: Final[list[dict[str, Any]]] = BOX["navigation"]["colours"]
NUMBERS: Final[Int] = BOX["navigation"]["count"]
COLOURS: Final[list[str]] = [c["id"] for c in _colours]
COLOUR_OF: Final = row_of(
    [0, *(i for i, c in enumerate(_colours) for _ in range(c["first"], c["last"] + 1))]
)
# From a table, because the compiler shifts a literal 1 in 32 bits
CARD_BIT: Final = row_of([0, *(1 << i for i in range(int(NUMBERS)))])
_symbols: Final[list[dict[str, Any]]] = BOX["symbols"]["kinds"]
SYMBOLS: Final[list[str]] = [s["id"] for s in _symbols]
BOX.expect("symbols.kinds", SYMBOLS, ["cartography", "night_navigation", "battle", "meteorology"])
NO_SYMBOL: Final[Int] = len(SYMBOLS)
SYMBOL_OF: Final = row_of(
    [
        next((i for i, s in enumerate(_symbols) if number in s["cards"]), NO_SYMBOL)
        for number in range(NUMBERS + 1)
    ]
)

# Skill cards (MC-13): the four skills in the order of their symbols, then the joker
SKILLS: Final[list[str]] = [*SYMBOLS, BOX["skills"]["joker"]]
SKILL_SLOTS: Final = ["none", *SKILLS]
SKILL_SUPPLY: Final[int] = BOX["skills"]["each"]
EQUAL_SYMBOLS: Final[Int] = BOX["skills"]["equal_symbols"]
FOR_PEARL: Final[Int] = BOX["skills"]["for_china_pearl"]
REACH: Final[Int] = BOX["skills"]["meteorology_reach"]

# Encounter cards (MC-81 to MC-93)
_kinds: Final[list[dict[str, Any]]] = BOX["encounters"]["kinds"]
KINDS: Final[list[str]] = [k["id"] for k in _kinds]
BOX.expect(
    "encounters.kinds",
    KINDS,
    ["madame_ching", "thief", "siren", "traitress", "veteran_sailor", "helmsmen",
     "fortune_teller", "merchant", "sacred_treasure"],
)  # fmt: skip
_cards: Final[list[tuple[int, str, int]]] = [
    (kind, k.get("symbols", [""] * k["count"])[i], k.get("points", [0] * k["count"])[i])
    for kind, k in enumerate(_kinds)
    for i in range(k["count"])
]
ENCOUNTERS: Final[Int] = len(_cards)
KIND_OF: Final = row_of([kind for kind, _, _ in _cards])
SHOWN_SYMBOL: Final = row_of(
    [SYMBOLS.index(symbol) if symbol in SYMBOLS else NO_SYMBOL for _, symbol, _ in _cards]
)
POINTS_OF: Final = row_of([points for _, _, points in _cards])
_names: Final = [
    "_".join([KINDS[kind], *([symbol] if symbol else []), *([str(points)] if points else [])])
    for kind, symbol, points in _cards
]
FACES: Final[list[str]] = list(dict.fromkeys(_names))
FACE_OF: Final = row_of([FACES.index(name) for name in _names])
KIND_OF_FACE: Final = row_of([_cards[_names.index(face)][0] for face in FACES])
FORTUNE_CARDS: Final[Int] = BOX["encounters"]["drawn_by_fortune_teller"]

# Missions (MC-15, MC-16)
_tiles: Final[list[dict[str, Any]]] = BOX["missions"]["tiles"]
TILES: Final[list[str]] = [t["id"] for t in _tiles]
TILE_NUMBER: Final = row_of([t["number"] for t in _tiles])
TILE_GOLD: Final = row_of([t["gold"] for t in _tiles])
TILE_CARDS: Final = row_of([t["encounters"] for t in _tiles])
GEMS: Final = ["white", "red", "blue"]  # in the order of the tie-break (MC-104)
TILE_GEMS: Final = row_of([t[gem] for t in _tiles for gem in GEMS])
_places: Final[dict[int, int]] = {p["number"]: p["places"] for p in BOX["missions"]["places"]}
TILE_PLACES: Final = row_of([_places[t["number"]] for t in _tiles])

# Supply and scoring (MC-13, MC-102)
GOLD: Final[Int] = BOX["supply"]["gold"]
GEM_SUPPLY: Final = row_of([BOX["supply"][gem] for gem in GEMS])
_scoring: Final[dict[str, int]] = BOX["scoring"]
GEM_POINTS: Final = row_of([_scoring[gem] for gem in GEMS])
GOLD_POINTS: Final[Int] = _scoring["gold"]
SKILL_POINTS: Final[Int] = _scoring["skill"]
PEARL_POINTS: Final[Int] = _scoring["china_pearl"]
HONG_KONG_POINTS: Final[Int] = _scoring["hong_kong"]
SYMBOL_GOLD: Final[Int] = _scoring["symbol_gold"]
MERCHANT_POINTS: Final[Int] = _scoring["merchant"]
STANDSTILL: Final[Int] = BOX["game"]["standstill_rounds"]
# Each mission and each skill card can come just before the game would stand still (MC-122)
MOST_ROUNDS: Final[int] = STANDSTILL * (len(TILES) + SKILL_SUPPLY * len(SKILLS) + 1)
PARTS: Final = [
    "gold", "gems", "skills", "china_pearl", "hong_kong", "treasures", "merchants",
]  # fmt: skip

# Set-up by number of players (MC-15, MC-17, MC-110)
_setups: Final[dict[int, dict[str, int]]] = {s["players"]: s for s in BOX["setup"]["by_players"]}

# Encounter lines (MC-12): for each move from a space, the lines it crosses, as bits
LINE_CARDS: Final = row_of(BOX["lines"]["cards"])
_STRIDE: Final = 16  # more than there are rows


def _edge(column: Int, row: Int, diagonal: Int) -> Int:
    return (column * _STRIDE + row) * 2 + diagonal


def _crossings() -> list[int]:
    crossed = [0] * int(_edge(COLUMNS + 1, 0, 0))
    for edge in BOX["lines"]["edges"]:
        (column, row), (_, to_row) = edge["from"], edge["to"]
        crossed[int(_edge(column, row, to_row - row))] |= 1 << (edge["line"] - 1)
    return crossed


_LINES_AT: Final = row_of(_crossings())


def lines_crossed(column: Int, row: Int, diagonal: Int) -> Int:
    """Bits of the lines between this space and the one right of it, or right and down."""
    return _LINES_AT[_edge(column, row, diagonal)]


def missions_for(players: int) -> int:
    return _setups[players]["missions"]


def hand_for(players: int) -> int:
    return _setups[players]["hand"]


def display_for(players: int) -> int:
    return _setups[players]["display"]


def junks_for(players: int) -> int:
    return _setups[players]["junks"]
