"""The table drawn for a terminal: the sea with its junks, missions, the captains, the own hand."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from lorcha.core.colors import GOLD, LOSS, QUIET, SEAT_COLORS, SEAT_MARKS, STRONG
from lorcha.core.text import Texts, key_of
from lorcha.games.ching.box import (
    COLUMNS,
    HONG_KONG_NUMBERS,
    ROWS,
    SKILLS,
    SYMBOLS,
    lines_crossed,
)
from lorcha.games.ching.terminal.captains import Captains
from lorcha.games.ching.terminal.cards import INKS, PICTURES, SIGNS, draw_card, picture_of
from lorcha.games.ching.view import ChingView
from lorcha.games.ching.view.structs import CaptainView, Lead

WIDE: Final = 110  # from here on the captains stand beside the sea
CELL: Final = 6  # a number of two digits and four junks
SEA: Final = COLUMNS * (CELL + 1)
LINES: Final = " ┊┋┇"  # between two spaces: no line, the first, the second, both


def draw(view: ChingView, texts: Texts, names: Sequence[str]) -> RenderableType:
    return Board(view, texts, names)


@dataclass
class Board:
    view: ChingView
    texts: Texts
    names: Sequence[str]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.heading()
        sea = Group(*self.sea(), Text(), *self.display())
        captains = Captains(self.view, self.texts, self.names)
        if options.max_width >= WIDE:
            yield beside([sea, self.missions(), captains], [0, 3, 5])
        else:
            yield beside([sea, self.missions()], [0, 1])
            yield Text()
            yield captains
        yield Text()
        yield from self.own_cards()
        yield from self.legend()

    def say(self, *parts: str, **values: str | int) -> str:
        return self.texts.say(key_of(*parts), values)

    def heading(self) -> RenderableType:
        parts = [self.say("title"), self.say("table-round", n=self.view.round)]
        if self.view.ending != "running":
            parts.append(self.say("table-last-round"))
        return Rule(Text(" · ".join(parts), STRONG), characters="━", style=GOLD, align="left")

    # ---- the sea

    def sea(self) -> Iterator[Text]:
        """Columns are cards, rows are colours; a junk shows as the mark of its captain.

        Before their first card junks lie on space 1 (MC-18).
        """
        for row in range(1, ROWS + 1):
            line = Text()
            for column in range(1, COLUMNS + 1):
                line.append(self.space(column, row))
                crossed = lines_crossed(column, row, 0) if row <= column < COLUMNS else 0
                line.append(LINES[crossed], GOLD)
            yield line

    def space(self, column: int, row: int) -> Text:
        if row > column:
            return Text(" " * CELL)
        style = LOSS if column * row in list(HONG_KONG_NUMBERS) else ""
        space = Text(f"{column * row:2}", style if column < COLUMNS else style or STRONG)
        for seat, captain in enumerate(self.view.captains):
            for junk in captain.junks:
                if (max(junk.column, 1), max(junk.row, 1)) == (column, row):
                    space.append(SEAT_MARKS[seat], SEAT_COLORS[seat])
        space.append(" " * (CELL - len(space)))
        return space

    def missions(self) -> RenderableType:
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(justify="right", style=GOLD)
        grid.add_column()
        grid.add_row("", Text(self.say("table-missions"), STRONG))
        for mission in sorted(self.view.missions, key=lambda m: (m.number, m.tile)):
            if mission.where == "on":
                counts = {"gold": mission.gold, **mission.gems, "encounters": mission.encounters}
                rewards = [self.say("short", what, n=n) for what, n in counts.items() if n]
                grid.add_row(mission.tile, ", ".join(rewards))
        return grid

    def display(self) -> Iterator[Text]:
        line = Text.assemble((self.say("table-display"), STRONG))
        for place in self.view.display:
            if not place.empty:
                line.append(f"  {place.place}:", QUIET)
                line.append(draw_card(place.card) if place.card else self.say("table-face-down"))
        yield line
        decks = {"navigation": self.view.deck, "encounter": self.view.encounter_deck}
        yield Text(self.texts.say("table-decks", decks), QUIET)
        left = [f"{picture_of(skill)}{self.view.skills_left[skill]}" for skill in SKILLS]
        yield Text(f"{self.say('table-skills-left')}: {' '.join(left)}", QUIET)

    # ---- the own cards

    def own_cards(self) -> Iterator[RenderableType]:
        """Each navigation card with where it leads."""
        if self.view.seat < 0:
            return
        captain = self.view.captains[self.view.seat]
        cards = [Text(f"{self.say('table-hand')}:", STRONG)]
        for card in captain.hand or []:
            leads = [lead for lead in captain.leads or [] if lead.card == card.number]
            ways = " | ".join(self.way(captain, lead) for lead in leads)
            cards.append(Text.assemble(draw_card(card), (f" {ways}", QUIET)))
        yield Columns(cards, padding=(0, 2))
        if captain.encounters:
            faces = [self.say("encounter", face) for face in captain.encounters]
            yield Text.assemble((f"{self.say('table-encounters')}:", STRONG), " ", "; ".join(faces))

    def way(self, captain: CaptainView, lead: Lead) -> str:
        if lead.does == "start":
            return self.say("table-sets-out")
        if lead.does == "end":
            return self.say("table-ends")
        junk = next(junk for junk in captain.junks if junk.name == lead.junk)
        return f"{'↘' if lead.row > junk.row else '→'} {lead.number}"

    def legend(self) -> Iterator[Text]:
        symbols = [f"{PICTURES[s]} {self.say('symbol', s)}" for s in SYMBOLS]
        yield Text("  ".join([*symbols, self.say("table-lines")]), QUIET)
        colours = [Text(f"{SIGNS[c]} {self.say('colour', c)}", INKS[c]) for c in SIGNS]
        yield Text("  ").join(colours)


def beside(things: Sequence[RenderableType], ratios: list[int]) -> Table:
    """The first is the sea, which has a width of its own."""
    row = Table.grid(expand=True, padding=(0, 1, 0, 0))
    for ratio in ratios:
        row.add_column(ratio=ratio or None, width=None if ratio else SEA)
    row.add_row(*things)
    return row
