"""The table drawn for a terminal: the sea with its junks, missions, the captains, the own hand."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from lorcha.core.colors import GOLD, LOSS, QUIET, SEAT_COLORS, SEAT_MARKS, STRONG, name
from lorcha.core.text import Texts, key_of
from lorcha.games.ching.box import (
    COLOURS,
    COLUMNS,
    HONG_KONG_NUMBERS,
    ROWS,
    SKILLS,
    SYMBOLS,
    lines_crossed,
)
from lorcha.games.ching.captain_view import CaptainView, Card, Junk, Laid
from lorcha.games.ching.view import ChingView

WIDE: Final = 110  # from here on the captains stand beside the sea
CELL: Final = 6  # a number of two digits and four junks
SEA: Final = COLUMNS * (CELL + 1)
SIGNS: Final = dict(zip([*COLOURS, "crew"], "o~%*^)+", strict=True))
INKS: Final = dict(
    zip(
        [*COLOURS, "crew"],
        ("default", "#4fa8d8", "#3f9b6e", "#c8962e", "#d9482f", "#6d7fe0", "#a98bd6"),
        strict=True,
    )
)
PICTURES: Final = dict(zip(SYMBOLS, "▧¤†◇", strict=True))
TURNED: Final = "×"
LINES: Final = " ┊┋┇"  # between two spaces: no line, the first, the second, both
GEM_INKS: Final = {"white": "default", "red": "#d9482f", "blue": "#4fa8d8"}


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
        if options.max_width >= WIDE:
            yield beside([sea, self.missions(), self.captains()], [0, 3, 5])
        else:
            yield beside([sea, self.missions()], [0, 1])
            yield Text()
            yield self.captains()
        yield Text()
        yield from self.own_cards()
        yield from self.legend()

    def say(self, *parts: str, **values: str | int) -> str:
        return self.texts.say(key_of(*parts), values)

    def heading(self) -> RenderableType:
        told = [self.say("title"), self.say("table-round", n=self.view.round)]
        if self.view.ending != "running":
            told.append(self.say("table-last-round"))
        return Rule(Text(" · ".join(told), STRONG), characters="━", style=GOLD, align="left")

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
        told = Text(f"{column * row:2}", style if column < COLUMNS else style or STRONG)
        for seat, captain in enumerate(self.view.captains):
            for junk in captain.junks:
                if (max(junk.column, 1), max(junk.row, 1)) == (column, row):
                    told.append(SEAT_MARKS[seat], SEAT_COLORS[seat])
        told.append(" " * (CELL - len(told)))
        return told

    def missions(self) -> RenderableType:
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(justify="right", style=GOLD)
        grid.add_column()
        grid.add_row("", Text(self.say("table-missions"), STRONG))
        for mission in sorted(self.view.missions, key=lambda m: (m.number, m.tile)):
            if mission.where == "on":
                counts = {"gold": mission.gold, **mission.gems, "encounters": mission.encounters}
                told = [self.say("short", what, n=n) for what, n in counts.items() if n]
                grid.add_row(mission.tile, ", ".join(told))
        return grid

    def display(self) -> Iterator[Text]:
        line = Text.assemble((self.say("table-display"), STRONG))
        for place in self.view.display:
            if not place.empty:
                line.append(f"  {place.place}:", QUIET)
                line.append(self.card(place.card) if place.card else self.say("table-face-down"))
        yield line
        decks = {"navigation": self.view.deck, "encounter": self.view.encounter_deck}
        yield Text(self.texts.say("table-decks", decks), QUIET)
        left = [f"{PICTURES.get(skill, '☆')}{self.view.skills_left[skill]}" for skill in SKILLS]
        yield Text(f"{self.say('table-skills-left')}: {' '.join(left)}", QUIET)

    # ---- cards

    def card(self, card: Card) -> Text:
        told = f"{card.number}{SIGNS[card.colour]}"
        return Text(told + (PICTURES[card.symbol] if card.symbol else ""), INKS[card.colour])

    def laid(self, laid: Laid) -> Text:
        colour = laid.colour or "crew"
        symbol = PICTURES[laid.symbol] if laid.symbol else ""
        told = f"{laid.number or ''}{SIGNS[colour]}{TURNED if laid.turned else symbol}"
        return Text(told, INKS[colour])

    # ---- captains

    def captains(self) -> RenderableType:
        """The others in turn order, the own one last: nearest to the hand."""
        asked = self.view.question.seats if self.view.question else []
        grid = Table.grid(padding=(0, 1, 0, 0))
        for seat in sorted(self.view.order, key=lambda seat: seat == self.view.seat):
            captain = self.view.captains[seat]
            told = [Text(f" · {part}") for part in self.standing(captain)]
            pointer = Text("▶" if seat in asked else "", GOLD)
            grid.add_row(pointer, Text.assemble(name(seat, self.names), *told))
            grid.add_row("", Text.assemble(*self.belongings(captain)))
            for junk in captain.junks:
                grid.add_row("", self.junk(junk, len(captain.junks) > 1))
        return grid

    def standing(self, captain: CaptainView) -> Iterator[str]:
        if captain.partner is not None:
            yield self.say("table-partner", name=self.names[captain.partner])
        if captain.revealed:
            yield self.say("table-revealed", cards=", ".join(map(str, captain.revealed)))
        elif captain.has_chosen:
            yield self.say("table-chosen")
        if captain.pearl:
            yield self.say("part-china-pearl")
        if captain.hong_kong:
            yield self.say("part-hong-kong")

    def belongings(self, captain: CaptainView) -> Iterator[Text]:
        yield Text(self.say("short-gold", n=captain.gold))
        for gem, count in captain.gems.items():
            if count:
                yield Text.assemble(" ", (self.say("short", gem, n=count), GEM_INKS[gem]))
        yield Text(" · ")
        skills = [f"{PICTURES.get(s.skill, '☆')}{s.ready}" for s in captain.skills if s.ready]
        spent = [f"{PICTURES.get(s.skill, '☆')}{s.spent}" for s in captain.skills if s.spent]
        told = [f"{self.say('table-ready')} {' '.join(skills)}"] if skills else []
        told += [f"{self.say('table-spent')} {' '.join(spent)}"] if spent else []
        yield Text(", ".join(told) or self.say("table-no-skills"))
        holds = {"cards": captain.cards, "encounters": captain.encounter_count}
        yield Text(f" · {self.texts.say('table-holds', holds)}", QUIET)
        if captain.known:
            yield Text(f" · {self.say('table-known')}:", QUIET)
        for card in captain.known:
            yield Text.assemble(" ", self.card(card))

    def junk(self, junk: Junk, named: bool) -> Text:
        who = f"{self.say('junk', junk.name)}: " if named else ""
        if not junk.cards:
            return Text(who + self.say("table-unmanned"), QUIET)
        row = Text(" ").join(self.laid(card) for card in junk.cards)
        space = f" → {junk.number} ({junk.column}×{junk.row})"
        return Text.assemble((who, QUIET), row, (space, STRONG))

    # ---- the own cards

    def own_cards(self) -> Iterator[RenderableType]:
        """Each navigation card with where it leads."""
        if self.view.seat < 0:
            return
        captain = self.view.captains[self.view.seat]
        cards = [Text(f"{self.say('table-hand')}:", STRONG)]
        for card in captain.hand or []:
            ways = " | ".join(self.leads(card, junk) for junk in captain.junks)
            cards.append(Text.assemble(self.card(card), (f" {ways}", QUIET)))
        yield Columns(cards, padding=(0, 2))
        if captain.encounters:
            told = [self.say("encounter", face) for face in captain.encounters]
            yield Text.assemble((f"{self.say('table-encounters')}:", STRONG), " ", "; ".join(told))

    def leads(self, card: Card, junk: Junk) -> str:
        numbers = [laid.number for laid in junk.cards if laid.number]
        if not numbers:
            return self.say("table-sets-out")
        if junk.column == COLUMNS or card.number < max(numbers):
            return self.say("table-ends")
        new = all(laid.colour != card.colour for laid in junk.cards)
        return f"{'↘' if new else '→'} {(junk.column + 1) * min(junk.row + new, ROWS)}"

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
