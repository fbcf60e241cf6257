"""Positions of Madame Ching in one line, and short ways to play on from them and look at them."""

from collections.abc import Sequence
from typing import cast

from lorcha.core.chance import Chance, Fast
from lorcha.core.journal import Journal
from lorcha.core.rows import to_list
from lorcha.core.standing import Standing
from lorcha.games.ching import GAME
from lorcha.games.ching.box import FACE_OF, FACES, SKILLS
from lorcha.games.ching.rules.expedition import board_row, column
from lorcha.games.ching.rules.game import Ching
from lorcha.games.ching.view import ChingView

Laid = int | str  # in an expedition: a number, or the face of Helmsmen; below 0: turned


class Scene:
    """A table with its journal."""

    def __init__(self, table: Ching) -> None:
        self.table = table
        self.journal = table.journal or Journal()
        table.journal = self.journal

    def play(self, *lines: str) -> "Scene":
        """Moves as `<seat> <notation>`."""
        for line in lines:
            seat, _, text = line.partition(" ")
            self.table.play(int(seat), GAME.moves.from_text(text))
            assert GAME.broken_invariants(self.table) == []
        return self

    def asked(self) -> str:
        """Who is asked what: `0 window`."""
        seats = "".join(map(str, self.table.actors()))
        return f"{seats} {GAME.question(self.table)}"

    def options(self, seat: int) -> list[str]:
        return [GAME.moves.to_text(move) for move in self.table.legal(seat)]

    def may(self, seat: int, text: str) -> bool:
        return text in self.options(seat)

    def hand(self, seat: int) -> list[int]:
        return sorted(self.table.captains[seat].hand.to_list())

    def met(self, seat: int) -> list[str]:
        """The encounter cards in hand."""
        return sorted(FACES[FACE_OF[c]] for c in self.table.captains[seat].encounters.to_list())

    def at(self, seat: int, junk: int = 0) -> tuple[int, int]:
        """The space of a junk: (column, row)."""
        expedition = self.table.captains[seat].junks[junk]
        return int(column(expedition)), int(board_row(expedition))

    def cards(self, seat: int, junk: int = 0) -> list[int]:
        return self.table.captains[seat].junks[junk].to_list()

    def skills(self, seat: int, *, spent: bool = False) -> dict[str, int]:
        captain = self.table.captains[seat]
        counts = to_list(captain.spent if spent else captain.ready)
        return {skill: count for skill, count in zip(SKILLS, counts, strict=True) if count}

    def gems(self, seat: int) -> list[int]:
        """White, red, blue."""
        return to_list(self.table.captains[seat].gems)

    def gold(self, seat: int) -> int:
        return int(self.table.captains[seat].gold)

    def events(self, event: str, seat: int = -1) -> list[dict[str, object]]:
        """The events of this name, as a seat or a spectator reads them."""
        return [e for e in self.journal.for_reader(seat) if e["event"] == event]

    def view(self, seat: int) -> ChingView:
        return cast(ChingView, GAME.view(self.table, seat))

    def standing(self, seat: int) -> Standing:
        return next(s for s in self.table.standings() if s.seat == seat)


def sea(
    seats: int = 3,
    *,
    hands: Sequence[Sequence[int]] = (),
    junks: Sequence[Sequence[Laid]] = (),
    met: Sequence[Sequence[str]] = (),
    skills: Sequence[Sequence[str]] = (),
    spent: Sequence[Sequence[str]] = (),
    gems: Sequence[tuple[int, int, int]] = (),
    missions: Sequence[str] = ("41a",),
    display: Sequence[int] | None = None,
    deck: Sequence[int] = (),
    encounter_deck: Sequence[str] = (),
    teams: bool = False,
    chance: Chance | None = None,
    begin: bool = False,
) -> Scene:
    """The choice of round 1, or with `begin` the moment before the display is laid out.

    Without `display` it shows some cards not named; `()` is an empty one.
    `deck` and `encounter_deck` say what is drawn first; all cards not named lie below. With two
    players `junks` are those of seat 0, then those of seat 1. A hand of one card chooses itself.
    """
    state = GAME.position(
        seats,
        {"mode": "team" if teams else "individual"},
        chance=chance or Fast(1),
        journal=Journal(),
        hands=hands,
        junks=junks,
        met=met,
        skills=skills,
        spent=spent,
        gems=gems,
        missions=missions,
        display=display,
        deck=deck,
        encounter_deck=encounter_deck,
        at="round" if begin else "choice",
    )
    return Scene(cast(Ching, state))
