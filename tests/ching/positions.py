"""Positions of Madame Ching in one line, and short ways to play on from them and look at them."""

from collections.abc import Sequence
from typing import TypeVar, cast

from lorcha.core.chance import Chance, Fast
from lorcha.core.journal import Journal
from lorcha.core.knowledge import Pile
from lorcha.core.rows import to_list
from lorcha.core.standing import Standing
from lorcha.games.ching import GAME
from lorcha.games.ching.box import ENCOUNTERS, FACE_OF, FACES, NUMBERS, SKILLS, TILES
from lorcha.games.ching.rules.expedition import board_row, column
from lorcha.games.ching.rules.game import Ching
from lorcha.games.ching.state import (
    ASK_CHOICE,
    BEGIN_ROUND,
    CREW,
    END_ROUND,
    FACE_DOWN,
    ON_BOARD,
    REVEAL,
    TURNED_BIT,
)
from lorcha.games.ching.view import ChingView

T = TypeVar("T")
Laid = int | str  # in an expedition: a number, or the face of Helmsmen; below 0: turned


class Scene:
    """A table with its journal."""

    def __init__(self, table: Ching) -> None:
        self.table = table
        self.journal = Journal()
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

    def told(self, event: str, seat: int = -1) -> list[dict[str, object]]:
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
    table = Ching(seats, chance or Fast(1))
    table.teams = int(teams)
    table.round = 1
    left = list(range(ENCOUNTERS))
    for seat in range(seats):
        table.order[seat] = seat
        captain = table.captains[seat]
        for card in of(hands, seat):
            captain.hand.add(card)
            table.charts.enter(card, seat)
        for face in of(met, seat):
            card = take_face(left, face)
            captain.encounters.add(card)
            table.rumours.enter(card, seat)
        for skill in of(skills, seat):
            captain.ready[SKILLS.index(skill)] += 1
            table.skills_left[SKILLS.index(skill)] -= 1
        for skill in of(spent, seat):
            captain.spent[SKILLS.index(skill)] += 1
            table.skills_left[SKILLS.index(skill)] -= 1
        for gem, count in enumerate(gems[seat] if seat < len(gems) else ()):
            captain.gems[gem] += count
            table.gems_left[gem] -= count
        fleet = len(captain.junks)
        for junk in range(fleet):
            for laid in of(junks, seat * fleet + junk):
                captain.junks[junk].add(lay(table, left, laid))
    for tile in missions:
        table.missions[TILES.index(tile)] = ON_BOARD
    stack(table.encounter_deck, left, [take_face(left, face) for face in encounter_deck])
    used = {*deck, *(display or ()), *(card for hand in hands for card in hand)}
    used |= {abs(laid) for junk in junks for laid in junk if isinstance(laid, int)}
    free = [number for number in range(1, NUMBERS + 1) if number not in used]
    if display is None and not begin:
        display = [free.pop() for _ in range(len(table.display))]
    for place, number in enumerate(display or ()):
        table.display[place] = number
        if place != FACE_DOWN:
            table.charts.open(number)
    stack(table.deck, free, deck)
    return start(table, begin)


def start(table: Ching, begin: bool) -> Scene:
    if begin:
        table.round = 0
        table.agenda.push(BEGIN_ROUND)
    else:
        table.agenda.push(END_ROUND)
        table.agenda.push(REVEAL)
        who = sum(1 << s for s, c in enumerate(table.captains) if c.hand.count)
        if who:
            table.agenda.push(ASK_CHOICE, who)
    scene = Scene(table)
    table.go_on()
    assert GAME.broken_invariants(table) == []
    return scene


def of(rows: Sequence[Sequence[T]], at: int) -> Sequence[T]:
    return rows[at] if at < len(rows) else ()


def take_face(left: list[int], face: str) -> int:
    """A card of this face that has not been used yet."""
    card = next(c for c in left if FACES[FACE_OF[c]] == face)
    left.remove(card)
    return card


def lay(table: Ching, left: list[int], laid: Laid) -> int:
    if isinstance(laid, int):
        table.charts.open(abs(laid))
        return laid if laid > 0 else -laid + TURNED_BIT
    card = take_face(left, laid.removeprefix("-"))
    table.rumours.open(card)
    return CREW + card + (TURNED_BIT if laid.startswith("-") else 0)


def stack(pile: Pile, below: Sequence[int], first: Sequence[int]) -> None:
    """The cards to be drawn first lie on top, that is, last."""
    for card in [*below, *reversed(first)]:
        pile.add(card)
