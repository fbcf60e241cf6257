"""The pieces and places a lesson may point at, by the names the board has for them."""

from collections.abc import Iterator

from lorcha.games.panda.view.structs import PandaView


def things(view: PandaView) -> Iterator[str]:
    yield from ("prompt", "trick", "mood", "deck", "discard")
    for seat, player in enumerate(view.players):
        yield from (f"seat/{seat}", f"seat/{seat}/points")
        if seat != view.seat:
            yield f"seat/{seat}/hand"
        if player.bids:
            yield f"seat/{seat}/bid"
    if view.seat >= 0:
        yield from ("own", "own/hand", "own/points")
        yield from (f"own/hand/{card.card}" for card in view.players[view.seat].hand or ())
