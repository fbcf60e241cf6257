"""The pieces and places a lesson may point at, by the names the board has for them."""

from collections.abc import Iterator

from lorcha.games.ching.view.structs import ChingView

COLUMNS = range(1, 9)
ROWS = range(1, 7)
AIMED = ("thief", "traitress")  # played by choosing whom, below the own expedition


def things(view: ChingView) -> Iterator[str]:
    yield from ("prompt", "pearl", "hong-kong", "display")
    yield from (f"display/{shown.place}" for shown in view.display if not shown.empty)
    yield from (f"space/{column}/{row}" for column in COLUMNS for row in ROWS)
    yield from (f"mission/{mission.tile}" for mission in view.missions if mission.where == "on")
    for seat, captain in enumerate(view.captains):
        yield f"seat/{seat}"
        yield from (f"junk/{seat}/{junk.name}" for junk in captain.junks)
    if view.seat >= 0:
        own = view.captains[view.seat]
        yield from ("own", "own/hand", "own/goods", "own/skills")
        if any(face in AIMED for face in own.encounters or ()):
            yield "own/targets"
        yield from (f"own/expedition/{junk.name}" for junk in own.junks)
        yield from (f"own/hand/{card.number}" for card in own.hand or ())
        yield from (f"own/encounter/{face}" for face in own.encounters or ())
