# compiled by mypyc
"""What is in the box, as typed tables made from `box.toml`.

A kind is a person tile: its type for a young one, its type + 9 for an old one.
"""

from typing import Any, Final

from lorcha.core.box import Box
from lorcha.core.rows import row_of

BOX: Final = Box("dragon")

_types: Final[list[dict[str, Any]]] = BOX["persons"]["types"]
_olds: Final = [t for t in _types if "old" in t]

PERSONS: Final[list[str]] = [t["id"] for t in _types]
SYMBOLS: Final[list[str]] = [t["symbol"] for t in _types]
AGES: Final = ["young", "old"]
CARDS: Final = [*PERSONS, "wild"]
TYPES: Final = len(PERSONS)
KINDS: Final = TYPES + len(_olds)

TYPE_OF: Final = row_of([*range(TYPES), *(PERSONS.index(t["id"]) for t in _olds)])
SKILL_OF: Final = row_of([*(t["young"]["symbols"] for t in _types), *(t["old"]["symbols"] for t in _olds)])
VALUE_OF: Final = row_of([*(t["young"]["value"] for t in _types), *(t["old"]["value"] for t in _olds)])

ACTIONS: Final[list[str]] = [card["id"] for card in BOX["actions"]["cards"]]
BASE_OF: Final = row_of([card["base"] for card in BOX["actions"]["cards"]])
FEE: Final[int] = BOX["actions"]["fee"]
TOP_UP: Final[int] = BOX["actions"]["pass_tops_up_to"]
WILDS: Final[int] = BOX["person_cards"]["wild"]
HAND: Final[int] = BOX["person_cards"]["total"]

SIZES: Final = ["small", "large"]
SMALL_PRICE: Final[int] = BOX["privileges"]["small"]["price"]
LARGE_PRICE: Final[int] = BOX["privileges"]["large"]["price"]
SMALL_DRAGONS: Final[int] = BOX["privileges"]["small"]["dragons"]
LARGE_DRAGONS: Final[int] = BOX["privileges"]["large"]["dragons"]
SMALLS: Final[int] = BOX["privileges"]["small"]["count"]
LARGES: Final[int] = BOX["privileges"]["large"]["count"]

_tiles: Final[dict[str, dict[str, Any]]] = {tile["id"]: tile for tile in BOX["events"]["tiles"]}
EVENTS: Final = list(_tiles)
DRAWN: Final = row_of(
    [i for i, tile in enumerate(_tiles.values()) for _ in range(tile["count"]) if i > 0]
)
TRIBUTE_YUAN: Final[int] = _tiles["tribute"]["yuan"]
FIRST_POINTS: Final[int] = _tiles["festival"]["first"]
SECOND_POINTS: Final[int] = _tiles["festival"]["second"]
CONTAGION_PERSONS: Final[int] = _tiles["contagion"]["persons"]

MONTHS: Final[int] = BOX["game"]["months"]
START_YUAN: Final[int] = BOX["start"]["yuan"]
START_FLOORS: Final = row_of(BOX["start"]["palaces"])
MAX_FLOORS: Final[int] = BOX["palace"]["max_floors"]
FLOORS: Final[int] = BOX["supply"]["floors"]
RICE: Final[int] = BOX["supply"]["rice"]
FIREWORKS: Final[int] = BOX["supply"]["fireworks"]
YUAN: Final[int] = BOX["supply"]["yuan"]

_end: Final = BOX["scoring"]["end"]
POINTS_PER_PERSON: Final[int] = _end["person"]
YUAN_PER_GOOD: Final[int] = _end["yuan_per_rice"]
YUAN_PER_POINT: Final[int] = _end["yuan_per_point"]
PARTS: Final = [
    "palaces", "court_ladies", "privileges", "research", "festival", "mongols",
    "persons", "monks", "money",
]  # fmt: skip


def set_out(players: int) -> list[int]:
    """Tiles of each kind in the display, for so many players (YD-12)."""
    display, missing = BOX["display"], max(BOX["game"]["players"].values()) - players
    tiles = []
    for kind in range(KINDS):
        age = AGES[kind >= TYPES]
        group = "two_ages" if "old" in _types[TYPE_OF[kind]] else "young_only"
        tiles.append(display[group][age] - missing * display[f"removed_{group}"][age])
    return tiles


def layout(players: int) -> list[int]:
    """The group of the first action card dealt, of the second, and so on (YD-27)."""
    sizes: list[int] = BOX["groups"]["by_players"][str(players)]
    return [group for group, size in enumerate(sizes) for _ in range(size)]
