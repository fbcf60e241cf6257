"""The pieces and places a lesson may point at, by the names the board has for them."""

from collections.abc import Iterator

from lorcha.games.jamaica.box import SPACES
from lorcha.games.jamaica.view.structs import JamaicaView


def things(view: JamaicaView) -> Iterator[str]:
    yield from ("prompt", "dice", "dice/morning", "dice/evening", "treasures")
    yield from (f"space/{space}" for space in range(SPACES))
    for number, ship in enumerate(view.ships):
        yield from (f"seat/{number}", f"ship/{number}", f"seat/{number}/treasures")
        yield from (f"seat/{number}/hold/{hold}" for hold in range(1, len(ship.holds) + 1))
    if view.combat:
        yield from (f"combat/{role}" for role in ("attack", "defence"))
        yield from (f"combat/{role}/powder" for role in ("attack", "defence"))
    if view.seat >= 0:
        yield from ("own", "hand", "deck", "played")
        yield from (f"hand/{card}" for card in view.ships[view.seat].hand or ())
