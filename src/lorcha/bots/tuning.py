"""How a search uses the net of each game, as tuned by arenas with equal simulations."""

from typing import Final, NamedTuple


class Tuning(NamedTuple):
    """See `Guided` for what each of them does."""

    exploration: float = 1.0
    temperature: float = 1.5
    untried: float = 0.1
    least: float = 0.02


OTHERS: Final = Tuning()  # for games that are not named here
TUNING: Final[dict[str, Tuning]] = {"dragon": Tuning(exploration=0.5, temperature=1.0)}


def tuning_of(game: str) -> Tuning:
    return TUNING.get(game, OTHERS)
