"""The strength of the levels on the server's scale (OpenSkill), from the games of a ladder."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from lorcha.arena.result import GameResult

MODEL: Final = PlackettLuce()  # as on a server: everybody begins with 25 ± 8.3


def rate(results: Sequence[GameResult]) -> dict[str, PlackettLuceRating]:
    """By all games, in the order of their numbers: so all pairs of levels take turns."""
    ratings: dict[str, PlackettLuceRating] = {}
    for result in sorted(results, key=lambda result: result.number):
        before = [[ratings.get(bot) or MODEL.rating()] for bot in result.bots]
        ranks = [float(place) for place in result.places]
        for bot, (after,) in zip(result.bots, MODEL.rate(before, ranks=ranks), strict=True):
            ratings[bot] = after
    return ratings


def rating_lines(
    levels: Sequence[str], by_game: Mapping[str, dict[str, PlackettLuceRating]]
) -> Iterator[str]:
    yield "| bot | " + " | ".join(f"rating in {game}" for game in by_game) + " |"
    yield "|---|" + "---|" * len(by_game)
    for level in levels:
        cells = [f"{r[level].mu:.1f} ± {r[level].sigma:.1f}" for r in by_game.values()]
        yield f"| {level} | " + " | ".join(cells) + " |"
