"""How it ended. Whoever gave up is placed after those who played on, the first to go last."""

from collections.abc import Sequence

import msgspec

from lorcha.core.state import State
from lorcha.server.wire.tables import Result


def results_of(state: State, resigned: Sequence[int]) -> list[Result]:
    """`resigned` are the seats given up, in the order they were."""
    found = [Result(s.seat, s.place, s.score, s.parts, s.team) for s in state.standings()]
    stayed = [result for result in found if result.seat not in resigned]
    places = {
        result.seat: 1 + sum(other.place < result.place for other in stayed) for result in stayed
    }
    for number, seat in enumerate(resigned):
        places[seat] = len(found) - number
    if resigned:
        found = [msgspec.structs.replace(result, place=places[result.seat]) for result in found]
    return sorted(found, key=lambda result: (result.place, result.seat))
