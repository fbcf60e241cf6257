"""The table drawn for a terminal: the chart with dice and combat, then the ships and the hand."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from lorcha.core.colors import GAIN, GOLD, LOSS, QUIET, SEAT_COLORS, STRONG, name, seat_mark
from lorcha.core.text import Texts, key_of
from lorcha.games.jamaica.box import (
    ACTION_CARDS,
    EVENING_OF,
    FACE_OF,
    FACES,
    HOLDS,
    MORNING_OF,
    POWERS,
    SYMBOLS,
    VALUE_OF,
)
from lorcha.games.jamaica.terminal.chart import (
    COLUMNS,
    FOOD_MARK,
    GOLD_MARK,
    POWDER_MARK,
    SEA,
    TREASURE_MARK,
    Chart,
    draw_chart,
)
from lorcha.games.jamaica.view import JamaicaView
from lorcha.games.jamaica.view.structs import Hidden, Hold, ShipView, Side

WIDE: Final = 116  # from here on the ships stand at the side of the chart
ISLAND: Final = (10, 41)  # the middle of the chart: row and column
SUN, MOON, SWORDS, BACK = "☀", "☾", "⚔", "▮"
MARK_OF: Final = {
    "gold": GOLD_MARK, "food": FOOD_MARK, "gunpowder": POWDER_MARK, "forward": "→", "backward": "←",
}  # fmt: skip
COLOR_OF: Final = {"gold": GOLD, "food": SEA, "gunpowder": STRONG}
GHOST_MARK: Final = Text("☥", STRONG)
VALUE_OF_FACE: Final = {FACES[FACE_OF[card]]: VALUE_OF[card] for card in range(len(FACE_OF))}


def draw(view: JamaicaView, texts: Texts, names: Sequence[str]) -> RenderableType:
    return Board(view, texts, names)


@dataclass
class Board:
    view: JamaicaView
    texts: Texts
    names: Sequence[str]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.heading()
        if options.max_width >= WIDE:
            side = Group(*self.fleet())
            row = Table.grid(padding=(0, 1, 0, 0))
            row.add_column(width=COLUMNS, no_wrap=True)
            row.add_column(width=options.max_width - COLUMNS - 2)
            row.add_row(Group(*self.chart()), side)
            yield row
        else:
            yield from self.chart()
            yield self.ships()
        yield Text(self.say("table-legend"), QUIET)
        yield from self.bank()
        yield from self.hand()

    def say(self, *parts: str) -> str:
        return self.texts.say(key_of(*parts))

    def heading(self) -> RenderableType:
        parts = [self.say("title")]
        parts.append(self.texts.say("table-round", {"n": self.view.round}))
        parts.append(self.say("phase", self.view.phase))
        return Rule(Text(" · ".join(parts), STRONG), characters="━", style=GOLD, align="left")

    # ---- the chart

    def chart(self) -> Iterator[Text]:
        chart = Chart()
        self.draw_island(chart)
        berths: dict[int, list[Text]] = {}
        for number, ship in enumerate(self.view.ships):
            berths.setdefault(ship.space, []).append(self.sail(number))
        draw_chart(chart, self.view.lairs, berths)
        return chart.lines()

    def sail(self, number: int) -> Text:
        return GHOST_MARK if self.view.ships[number].ghost else seat_mark(number)

    def draw_island(self, chart: Chart) -> None:
        """What lies in the middle: the dice, the treasure pile, a combat."""
        row, middle = ISLAND
        dice = [(SUN, "morning", self.view.morning), (MOON, "evening", self.view.evening)]
        throws = [f"{sign} {self.say('table', when)} {n or '?'}" for sign, when, n in dice]
        lines = [("   ".join(throws), STRONG)]
        pile = f"{TREASURE_MARK} {self.say('table-treasures')}: {self.view.treasures}"
        lines.append((pile, GOLD))
        if self.view.combat:
            sides = {"attack": self.view.combat.attack, "defence": self.view.combat.defence}
            lines += [("", "")]
            lines += [(self.side(role, side), STRONG) for role, side in sides.items()]
        for i, (line, style) in enumerate(lines):
            chart.write(row + i, middle - cell_len(line) // 2, line, style)

    def side(self, role: str, side: Side) -> str:
        """Who fights with what: the die, the gunpowder and Lady Beth add up."""
        who = self.who(side.ship).plain
        if side.die is None:
            powder = f": {POWDER_MARK}{side.powder}" if side.powder else ""
            return f"{SWORDS} {self.say('table', role)}: {who}{powder}"
        strength = f"{side.strength}" if side.die else self.say("table-star")
        return f"{SWORDS} {self.say('table', role)}: {who}: {strength}"

    # ---- the ships

    def who(self, number: int) -> Text:
        if self.view.ships[number].ghost:
            return Text.assemble(GHOST_MARK, " ", self.say("table-ghost"))
        return name(number, self.names)

    def order(self) -> list[int]:
        """As the ships act, the Ghost Ship last."""
        return self.view.order + [i for i, ship in enumerate(self.view.ships) if ship.ghost]

    def pointer(self, number: int) -> Text:
        actors = self.view.question.seats if self.view.question else []
        return Text("▶ ", GOLD) if number in actors else Text("  ")

    def ships(self) -> RenderableType:
        table = Table(box=None, padding=(0, 1, 0, 0), header_style=STRONG, expand=False)
        table.add_column(f"  {self.say('table-ship')}")
        table.add_column(self.say("table-holds"), no_wrap=True)
        table.add_column(self.say("table-to-go"), justify="right", no_wrap=True)
        table.add_column(self.say("table-points"), justify="right", no_wrap=True)
        table.add_column(self.say("table-cards"))
        for number in self.order():
            ship = self.view.ships[number]
            table.add_row(
                Text.assemble(self.pointer(number), self.who(number), self.rank(number)),
                self.holds(ship.holds),
                self.to_go(ship),
                "" if ship.ghost else str(ship.points),
                self.treasures(ship),
            )
        return table

    def fleet(self) -> Iterator[RenderableType]:
        """The same at the side of the chart: three lines a ship."""
        for number in self.order():
            ship = self.view.ships[number]
            yield Text.assemble(self.pointer(number), self.who(number), self.rank(number))
            yield Text.assemble("  ", self.holds(ship.holds))
            left = self.to_go(ship)
            facts = [left if ship.finished else f"{self.say('table-to-go')} {left}"]
            facts += [] if ship.ghost else [f"{self.say('table-points')} {ship.points}"]
            yield Text.assemble("  ", " · ".join(facts))
            if ship.powers or ship.hidden:
                yield Text.assemble("  ", self.treasures(ship))

    def rank(self, number: int) -> Text:
        marks = Text()
        if number == self.view.captain:
            marks.append(f" ✵ {self.say('table-captain')}", GOLD)
        if self.view.phase == "card" and self.view.ships[number].has_chosen:
            marks.append(f" {BACK}", QUIET)
        return marks

    def to_go(self, ship: ShipView) -> str:
        return self.say("table-finished") if ship.finished else str(ship.to_go)

    def holds(self, holds: list[Hold]) -> Text:
        line = Text()
        for hold in holds:
            if hold.resource is None:
                line.append("[  ]", QUIET)
            else:
                line.append("[", QUIET)
                line.append(f"{MARK_OF[hold.resource]}{hold.tokens}", COLOR_OF[hold.resource])
                line.append("]", QUIET)
        return line.append(" " * 4 * (HOLDS - len(holds)))

    def treasures(self, ship: ShipView) -> Text:
        """Powers by name; of face-down cards what this seat knows, in their order."""
        parts = [Text(self.say("treasure", power)) for power in ship.powers]
        line = Text(", ").join(parts)
        for card in ship.hidden:
            line.append(" " if line.plain else "")
            line.append(BACK, QUIET)
            line.append(*value_of(card))
        return line

    # ---- the Bank and the hand

    def bank(self) -> Iterator[RenderableType]:
        if self.view.bank is not None:
            left = [self.texts.say(what, {"n": n}) for what, n in self.view.bank.items()]
            yield Text.assemble((self.say("table-bank"), STRONG), " ", ", ".join(left))

    def hand(self) -> Iterator[RenderableType]:
        """The own cards with what they would do today."""
        if self.view.seat < 0:
            return
        mine = self.view.ships[self.view.seat]
        line = Text.assemble(seat_mark(self.view.seat), " ", (self.say("table-hand"), STRONG))
        for card in mine.hand or []:
            line.append("  ")
            line.append_text(self.card(card))
        if mine.chosen:
            line.append("  ")
            line.append_text(self.card(mine.chosen))
            line.append(f" ({self.say('table-chosen')})", SEAT_COLORS[self.view.seat])
        yield line
        sizes: dict[str, str | int] = {"deck": mine.deck, "played": len(mine.played)}
        yield Text(f"  {self.texts.say('table-deck', sizes)}", QUIET)

    def card(self, card: str) -> Text:
        which = ACTION_CARDS.index(card)
        morning, evening = SYMBOLS[MORNING_OF[which]], SYMBOLS[EVENING_OF[which]]
        return Text.assemble(
            f"{SUN}{MARK_OF[morning]}{self.view.morning or ''} ",
            f"{MOON}{MARK_OF[evening]}{self.view.evening or ''}",
        )


def value_of(card: Hidden) -> tuple[str, str]:
    """The value of a face-down card, as far as it is known."""
    if card.face is not None and card.face not in POWERS:
        value = VALUE_OF_FACE[card.face]
        return (f"+{value}", GAIN) if value > 0 else (f"−{-value}", LOSS)
    return ("−?", LOSS) if card.cursed else ("?", QUIET)
