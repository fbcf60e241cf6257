"""The pieces and places a lesson may point at, by the names the board has for them."""

from collections.abc import Iterator

from lorcha.games.dragon.box import MONTHS
from lorcha.games.dragon.view.structs import DragonView


def things(view: DragonView) -> Iterator[str]:
    yield from ("prompt", "stack", "reserve")
    yield from (f"month/{month}" for month in range(1, MONTHS + 1))
    for number, group in enumerate(view.groups):
        yield f"group/{number}"
        yield from (f"action/{card}" for card in group.cards)
    for stack in view.display:
        yield from (f"stack/{stack.person}", f"stack/{stack.person}/{stack.age}")
    yield from (f"reserve/{good}" for good in ("floors", "rice", "fireworks", "small", "large"))
    for seat, prince in enumerate(view.princes):
        yield from (f"seat/{seat}", f"track/{seat}")
        yield from (f"seat/{seat}/palace/{palace.number}" for palace in prince.palaces)
    yield from own_things(view)


def own_things(view: DragonView) -> Iterator[str]:
    if view.seat < 0:
        return
    own = view.princes[view.seat]
    goods = ("hand", "points", "yuan", "rice", "fireworks", "small", *["large"] * bool(own.large))
    yield from (f"seat/{view.seat}/{name}" for name in goods)
    yield from (f"hand/{card}" for card in own.hand or ())
