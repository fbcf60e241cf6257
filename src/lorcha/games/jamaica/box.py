# compiled by mypyc
"""What is in the box, as typed tables made from `box.toml`.

A treasure card has a number: the powers first, then the treasures, then the cursed ones. Cards that
look alike have the same face, and players see faces.
"""

from typing import Any, Final

from lorcha.core.box import Box
from lorcha.core.rows import Int, Row, row_of

BOX: Final = Box("jamaica")

SYMBOLS: Final[list[str]] = BOX["action_cards"]["symbols"]
BOX.expect("action_cards.symbols", SYMBOLS, ["gold", "food", "gunpowder", "forward", "backward"])
RESOURCES: Final[list[str]] = SYMBOLS[:3]
TOKENS: Final = row_of([BOX["tokens"][resource] for resource in RESOURCES])
HOLDS: Final[Int] = BOX["holds"]["with_sixth_hold"]
DIE: Final[list[int]] = BOX["action_dice"]["faces"]
ACTION_FACES: Final = row_of(DIE)
COMBAT_FACES: Final = row_of(BOX["combat_die"]["faces"])
STAR: Final[Int] = BOX["combat_die"]["star"]
THROWS: Final = ["star" if face == STAR else str(face) for face in BOX["combat_die"]["faces"]]

CAPTAINS: Final[list[str]] = [captain["id"] for captain in BOX["captains"]["by_seat"]]
COLOURS: Final[list[str]] = [captain["colour"] for captain in BOX["captains"]["by_seat"]]
GHOST_CAPTAIN: Final = CAPTAINS.index(BOX["captains"]["ghost"])

_cards: Final[list[dict[str, str]]] = BOX["action_cards"]["cards"]
ACTION_CARDS: Final = [f"{card['morning']}_{card['evening']}" for card in _cards]
MORNING_OF: Final = row_of([SYMBOLS.index(card["morning"]) for card in _cards])
EVENING_OF: Final = row_of([SYMBOLS.index(card["evening"]) for card in _cards])
CARDS: Final[Int] = len(_cards)

POWERS: Final[list[str]] = BOX["treasures"]["powers"]
BOX.expect("treasures.powers", POWERS, ["morgans_map", "sarans_sabre", "lady_beth", "sixth_hold"])
_valued: Final[list[dict[str, Any]]] = BOX["treasures"]["worth"]
FACES: Final = [*POWERS, *(card["id"] for card in _valued)]
FACE_OF: Final = row_of(
    [*range(len(POWERS)), *(FACES.index(c["id"]) for c in _valued for _ in range(c["copies"]))]
)
TREASURES: Final[Int] = len(FACE_OF)
VALUE_OF: Final = row_of(
    [*([0] * len(POWERS)), *(c["value"] for c in _valued for _ in range(c["copies"]))]
)
# What everybody may know of a face-down card: any card, not a power, cursed (JA-117)
ANY: Final = 0
NO_POWER: Final = 1
CURSED: Final = 2
RANK_OF: Final = row_of(
    [
        *([ANY] * len(POWERS)),
        *(CURSED if c["value"] < 0 else NO_POWER for c in _valued for _ in range(c["copies"])),
    ]
)

PILE: Final[Int] = BOX["setup"]["treasure_pile"]
HAND: Final[Int] = BOX["setup"]["hand"]
MAP_HAND: Final[Int] = BOX["powers"]["map_hand"]
BETH_STRENGTH: Final[Int] = BOX["powers"]["beth_strength"]
START_FOOD: Final[Int] = BOX["setup"]["food"]
START_GOLD: Final[Int] = BOX["setup"]["gold"]
GHOST_GOLD: Final = row_of(BOX["ghost"]["gold"])

TYPES: Final = ["port_royal", "sea", "port", "lair"]
_spaces: Final[list[dict[str, Any]]] = BOX["board"]["spaces"]
SPACES: Final = len(_spaces)
BOX.expect("board.spaces", [str(space["id"]) for space in _spaces], [str(i) for i in range(SPACES)])
BOX.expect(
    "board.spaces of type port_royal",
    [str(s["id"]) for s in _spaces if s["type"] == "port_royal"],
    ["0"],
)
TYPE_OF: Final = row_of([TYPES.index(space["type"]) for space in _spaces])
COST_OF: Final = row_of([space.get("cost", 0) for space in _spaces])
LANE_OF: Final[list[str]] = [space["lane"] for space in _spaces]
AT: Final[list[list[int]]] = [space["at"] for space in _spaces]
RED_LINE: Final[Int] = BOX["scoring"]["before_red_line"]
SCORE_OF: Final = row_of([space.get("score", RED_LINE) for space in _spaces])

_next: Final[list[list[int]]] = [space["next"] for space in _spaces]
_prev: Final = [[i for i in range(SPACES) if space in _next[i]] for space in range(SPACES)]
NO_SPACE: Final = -1
BIT_OF: Final = row_of([1 << space for space in range(SPACES)])  # in a set of spaces


def _link(links: list[list[int]], which: int) -> Row:
    return row_of([ways[which] if which < len(ways) else NO_SPACE for ways in links])


AHEAD: Final = _link(_next, 0)  # forward neighbours: the outer lane first
AHEAD_TOO: Final = _link(_next, 1)
BEHIND: Final = _link(_prev, 0)
BEHIND_TOO: Final = _link(_prev, 1)


def _distances() -> list[int]:
    """The fewest forward steps to Port Royal, which is itself a whole circuit away (JA-7)."""
    steps = [SPACES * 2] * SPACES
    for _ in range(SPACES):
        for space in range(SPACES):
            steps[space] = 1 + min(0 if to == 0 else steps[to] for to in _next[space])
    return steps


DISTANCE: Final = row_of(_distances())
CIRCUIT: Final[Int] = DISTANCE[0]
PARTS: Final = ["place", "doubloons", "treasures", "cursed"]
