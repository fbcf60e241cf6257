"""The results of a benchmark: medians with their spread, and the ratios we aim for."""

import statistics
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import msgspec
from rich.console import Console
from rich.table import Table

from lorcha.arena.other_engines import PEERS

LABELS: Final = {
    "loop": "decisions/s, playout",
    "python": "decisions/s, from Python",
    "clones": "clones/s",
    "redeals": "redeals/s",
    "games": "games/s, setting up too",
    "opening": "simulations/s of a search, opening",
    "middle": "simulations/s of a search, mid-game",
}


SCALES: Final = ((1e6, " M"), (1e3, " k"), (1.0, ""))


class Figure(msgspec.Struct, frozen=True):
    """The rates of one measure, one for each round."""

    who: str
    subject: str
    measure: str
    rates: list[float]

    @property
    def median(self) -> float:
        return statistics.median(self.rates)

    @property
    def spread(self) -> float:
        """From the slowest round to the fastest, as a share of the median."""
        return (max(self.rates) - min(self.rates)) / self.median

    def to_json(self) -> dict[str, Any]:
        summary = {"median": self.median, "low": min(self.rates), "high": max(self.rates)}
        return {**msgspec.to_builtins(self), **summary}

    def __str__(self) -> str:
        """1,234,567 with its spread as 1.23 M (1.20–1.25)."""
        fitting = (scale for scale in SCALES if self.median >= scale[0])
        size, letter = next(fitting, SCALES[-1])
        low, high = min(self.rates) / size, max(self.rates) / size
        return f"{short(self.median / size)}{letter} ({short(low)}–{short(high)})"


class Goal(NamedTuple):
    """How many times as fast as something else the engine should be."""

    ours: str  # a measure of the compiled engine
    who: str
    measure: str
    wanted: float
    words: str


GOALS: Final = (
    Goal("loop", "interpreted", "loop", 10, "compiled to interpreted, in the loop"),
    Goal("opening", "interpreted", "opening", 8, "compiled to interpreted, searching the opening"),
    Goal("middle", "interpreted", "middle", 8, "compiled to interpreted, searching in mid-game"),
    Goal("loop", "open_spiel", "hearts", 8, "compiled loop to hearts from Python"),
    Goal("python", "open_spiel", "hearts", 3, "driven from Python to hearts from Python"),
    Goal("loop", "catanatron", "catan", 100, "compiled loop to catanatron"),
)


# A decision costs more in some games (Panda finds bids, Ching remembers hands): only the game for
# which the peers were chosen is compared with them.
COMPARED_GAME: Final = "dragon"


class Ratio(msgspec.Struct, frozen=True):
    """A goal as it was measured for one game."""

    game: str
    words: str
    measured: float
    wanted: float
    met: bool

    def __str__(self) -> str:
        missed = f"missed by {1 - self.measured / self.wanted:.0%}"
        outcome = "met" if self.met else missed
        text = f"{self.game}: {self.words}: {self.measured:.1f} ×"
        return f"{text}, {self.wanted:g} × wanted, {outcome}"


class Bench(msgspec.Struct, frozen=True):
    lorcha: str
    python: str
    machine: str
    cores: int
    seats: int
    rounds: int
    seconds: float
    figures: list[Figure]
    left_out: list[str]

    def find(self, who: str, subject: str, measure: str) -> Figure | None:
        for figure in self.figures:
            if (figure.who, figure.subject, figure.measure) == (who, subject, measure):
                return figure
        return None

    def compiled(self) -> bool:
        return any(figure.who == "compiled" for figure in self.figures)

    def games(self) -> list[str]:
        return list(dict.fromkeys(f.subject for f in self.figures if f.subject not in PEERS))

    def ratios(self) -> Iterator[Ratio]:
        """The goals for which both sides were measured."""
        for game in self.games():
            for goal in GOALS:
                if goal.who in PEERS and game != COMPARED_GAME:
                    continue
                ours = self.find("compiled", game, goal.ours)
                subject = goal.who if goal.who in PEERS else game
                theirs = self.find(goal.who, subject, goal.measure)
                if ours and theirs:
                    value = ours.median / theirs.median
                    yield Ratio(game, goal.words, value, goal.wanted, value >= goal.wanted)

    def noise(self) -> float:
        """The median spread of the rounds of one measure."""
        return statistics.median(figure.spread for figure in self.figures)

    def to_json(self) -> dict[str, Any]:
        return {
            **msgspec.to_builtins(self),
            "figures": [figure.to_json() for figure in self.figures],
            "ratios": msgspec.to_builtins(list(self.ratios())),
            "noise": self.noise(),
            "compiled": self.compiled(),
        }


def show(bench: Bench) -> None:
    console = Console(highlight=False)
    console.print(our_table(bench))
    if not bench.compiled():
        console.out("The engine is not compiled in this installation.")
    if any(figure.subject in PEERS for figure in bench.figures):
        console.print(peer_table(bench))
    for name in bench.left_out:
        console.out(f"{PEERS[name].title} is not installed (package {PEERS[name].package})")
    for ratio in bench.ratios():
        console.out(ratio)
    console.out(
        f"Medians of {bench.rounds} rounds of {bench.seconds:g} s, slowest and fastest in brackets;"
        f" the rounds of one measure lie {bench.noise():.0%} apart."
    )


def our_table(bench: Bench) -> Table:
    builds = ["compiled", "interpreted", "ratio"] if bench.compiled() else ["interpreted"]
    table = Table("game", f"{bench.seats} seats", *builds)
    for game in bench.games():
        for measure, words in LABELS.items():
            table.add_row(game, words, *our_cells(bench, game, measure))
    return table


def our_cells(bench: Bench, game: str, measure: str) -> list[str]:
    slow = bench.find("interpreted", game, measure)
    quick = bench.find("compiled", game, measure)
    if quick is None or slow is None:
        return [str(slow)]
    return [str(quick), str(slow), f"{quick.median / slow.median:.1f}"]


def peer_table(bench: Bench) -> Table:
    table = Table("library", "what", "decisions/s")
    for figure in bench.figures:
        if figure.subject in PEERS:
            peer = PEERS[figure.subject]
            table.add_row(peer.title, peer.measures[figure.measure], str(figure))
    return table


def short(number: float) -> str:
    """With three digits."""
    return f"{number:.{2 if number < 10 else 1 if number < 100 else 0}f}"
