"""What a seat that moved could not know: it names the source of the luck."""

from lorcha.core.chance import Fast
from lorcha.core.perspective import NoChance
from lorcha.core.state import Horizon, State


def unknown_after(state: State, seat: int, move: int) -> str:
    """The id of the first thing the move leads to that its seat cannot foresee; "" if there is
    none."""
    world = state.redeal(seat, Fast(0))
    world.chance = NoChance()
    world.previewer = seat
    try:
        world.play(seat, move)
    except Horizon as horizon:
        return str(horizon)
    return ""
