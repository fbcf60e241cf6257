# compiled by mypyc
"""What is in the box, as typed tables made from `box.toml`.

A kind is a person tile: its type for a young one, its type + 9 for an old one.
"""

from functools import cache
from typing import Any, Final

from lorcha.core.box import Box
from lorcha.core.rows import Int, row_of

BOX: Final = Box("dragon")

_types: Final[list[dict[str, Any]]] = BOX["persons"]["types"]
_olds: Final = [t for t in _types if "old" in t]
_faces: Final = [*(t["young"] for t in _types), *(t["old"] for t in _olds)]

PERSONS: Final[list[str]] = [t["id"] for t in _types]
SYMBOLS: Final[list[str]] = [t["symbol"] for t in _types]
AGES: Final = ["young", "old"]
CARDS: Final = [*PERSONS, "wild"]
BOX.expect(
    "persons.types",
    PERSONS,
    ["monk", "scholar", "farmer", "healer", "warrior", "pyrotechnist", "craftsman", "court_lady",
     "tax_collector"],
)  # fmt: skip
BOX.expect("persons.types with an old tile", [t["id"] for t in _olds], PERSONS[: len(_olds)])
TYPES: Final[Int] = len(PERSONS)
KINDS: Final[Int] = TYPES + len(_olds)

TYPE_OF: Final = row_of([*range(TYPES), *(PERSONS.index(t["id"]) for t in _olds)])
AGE_OF: Final = row_of([0] * len(_types) + [1] * len(_olds))
SKILL_OF: Final = row_of([face["symbols"] for face in _faces])
VALUE_OF: Final = row_of([face["value"] for face in _faces])

ACTIONS: Final[list[str]] = [card["id"] for card in BOX["actions"]["cards"]]
BOX.expect(
    "actions.cards",
    ACTIONS,
    ["taxes", "build", "harvest", "fireworks", "military", "research", "privilege"],
)
BASE_OF: Final = row_of([card["base"] for card in BOX["actions"]["cards"]])
FEE: Final[Int] = BOX["actions"]["fee"]
TOP_UP: Final[Int] = BOX["actions"]["pass_tops_up_to"]
WILDS: Final[Int] = BOX["person_cards"]["wild"]

SIZES: Final = ["small", "large"]
SMALL_PRICE: Final[Int] = BOX["privileges"]["small"]["price"]
LARGE_PRICE: Final[Int] = BOX["privileges"]["large"]["price"]
SMALL_DRAGONS: Final[Int] = BOX["privileges"]["small"]["dragons"]
LARGE_DRAGONS: Final[Int] = BOX["privileges"]["large"]["dragons"]
SMALLS: Final[Int] = BOX["privileges"]["small"]["count"]
LARGES: Final[Int] = BOX["privileges"]["large"]["count"]

_tiles: Final[dict[str, dict[str, Any]]] = {tile["id"]: tile for tile in BOX["events"]["tiles"]}
EVENT_TILES: Final = list(_tiles)
BOX.expect(
    "events.tiles", EVENT_TILES, ["peace", "tribute", "drought", "festival", "mongols", "contagion"]
)
EVENT_STACK: Final = row_of(
    [i for i, tile in enumerate(_tiles.values()) for _ in range(tile["count"]) if i > 0]
)
TRIBUTE_YUAN: Final[Int] = _tiles["tribute"]["yuan"]
FIRST_POINTS: Final[Int] = _tiles["festival"]["first"]
SECOND_POINTS: Final[Int] = _tiles["festival"]["second"]
CONTAGION_PERSONS: Final[Int] = _tiles["contagion"]["persons"]

MONTHS: Final[Int] = BOX["game"]["months"]
START_YUAN: Final[Int] = BOX["start"]["yuan"]
START_FLOORS: Final = row_of(BOX["start"]["palaces"])
MAX_FLOORS: Final[Int] = BOX["palace"]["max_floors"]
FLOORS: Final[Int] = BOX["supply"]["floors"]
RICE: Final[Int] = BOX["supply"]["rice"]
FIREWORKS: Final[Int] = BOX["supply"]["fireworks"]
YUAN: Final[Int] = BOX["supply"]["yuan"]

_end: Final = BOX["scoring"]["end"]
POINTS_PER_PERSON: Final[Int] = _end["person"]
YUAN_PER_GOOD: Final[Int] = _end["yuan_per_rice"]
YUAN_PER_POINT: Final[Int] = _end["yuan_per_point"]
PARTS: Final = [
    "palaces", "court_ladies", "privileges", "research", "festival", "mongols",
    "persons", "monks", "money",
]  # fmt: skip


@cache
def set_out(players: int) -> list[int]:
    """Tiles of each kind in the display, for this number of players (YD-12)."""
    display, missing = BOX["display"], max(BOX["game"]["players"].values()) - players
    tiles = []
    for kind in range(KINDS):
        age = AGES[kind >= TYPES]
        group = "two_ages" if "old" in _types[TYPE_OF[kind]] else "young_only"
        tiles.append(display[group][age] - missing * display[f"removed_{group}"][age])
    return tiles


@cache
def layout(players: int) -> list[int]:
    """The group of the first action card dealt, of the second, and so on (YD-27)."""
    sizes: list[int] = BOX["groups"]["by_players"][str(players)]
    return [group for group, size in enumerate(sizes) for _ in range(size)]
