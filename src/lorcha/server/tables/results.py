"""How a game ended. A seat that resigned is placed after those that played on, the first to resign
last."""

from collections.abc import Sequence

import msgspec

from lorcha.core.state import State
from lorcha.server.wire.tables import Result


def results_of(state: State, resigned: Sequence[int]) -> list[Result]:
    """`resigned` are the seats that resigned, in the order they did."""
    results = [Result(s.seat, s.place, s.score, s.parts, s.team) for s in state.standings()]
    stayed = [result for result in results if result.seat not in resigned]
    places = {
        result.seat: 1 + sum(other.place < result.place for other in stayed) for result in stayed
    }
    for number, seat in enumerate(resigned):
        places[seat] = len(results) - number
    if resigned:
        results = [msgspec.structs.replace(result, place=places[result.seat]) for result in results]
    return sorted(results, key=lambda result: (result.place, result.seat))
