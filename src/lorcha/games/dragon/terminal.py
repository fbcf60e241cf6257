"""The table drawn for a terminal: the year above, the provinces with their pagodas below."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from lorcha.core.ink import GOLD, LOSS, QUIET, SEAT_COLOURS, STRONG, mark, name
from lorcha.core.text import Texts, key_of
from lorcha.games.dragon.box import (
    AGES,
    CARDS,
    CONTAGION_PERSONS,
    PERSONS,
    SKILL_OF,
    SYMBOLS,
    TRIBUTE_YUAN,
    VALUE_OF,
)
from lorcha.games.dragon.view import DragonView, Palace, Prince

WIDE: Final = 110  # from here on two provinces stand side by side
MONTHS_IN_A_ROW: Final = 6
FORESEEN: Final = 4  # events told with what they will find
OLD_MARK: Final = "°"
NONE: Final = "–"


def draw(view: DragonView, texts: Texts, names: Sequence[str]) -> RenderableType:
    return Board(view, texts, names)


@dataclass
class Board:
    view: DragonView
    texts: Texts
    names: Sequence[str]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.heading()
        yield self.year()
        if self.view.groups:
            yield self.groups()
        yield Text()
        if options.max_width >= WIDE:
            yield beside([self.people(), Group(*self.coming(), Text(), *self.supply())], [5, 3])
            yield Text()
            yield self.princes()
        else:
            yield self.people()
            yield from self.supply()
            yield Text()
            yield self.princes()
            yield Text()
            yield from self.coming()
        yield Text()
        yield self.provinces(options.max_width)

    def say(self, *parts: str) -> str:
        return self.texts.say(key_of(*parts))

    def counted(self, what: str, n: int) -> str:
        return self.texts.say(what, {"n": n})

    # ---- the year

    def heading(self) -> RenderableType:
        month = [self.counted("month", self.view.month)] if self.view.month else []
        told = " · ".join([self.say("title"), *month, self.say("phase", self.view.phase)])
        return Rule(Text(told, STRONG), characters="━", style=GOLD, align="left")

    def year(self) -> RenderableType:
        table = Table.grid(expand=True)
        for _ in range(MONTHS_IN_A_ROW):
            table.add_column(ratio=1, no_wrap=True)
        months = [self.month(i + 1, event) for i, event in enumerate(self.view.events)]
        table.add_row(*months[:MONTHS_IN_A_ROW])
        table.add_row(*months[MONTHS_IN_A_ROW:])
        return table

    def month(self, month: int, event: str) -> Text:
        told = f"{month:2} {self.say('event', event + '.short')}"
        if month == self.view.month:
            return Text(f"▶{told}", GOLD)
        return Text(f" {told}", QUIET if month < self.view.month else "")

    def coming(self) -> Iterator[RenderableType]:
        """What the next events will find in the province of the one who looks."""
        if self.view.seat < 0 or self.view.phase == "over":
            return
        yield self.title("coming")
        first = max(self.view.month, 1)
        for month, event in list(enumerate(self.view.events, 1))[first - 1 :][:FORESEEN]:
            told = f"{self.say('event', event + '.short')}: {self.forecast(event)}"
            yield Text.assemble((f"{month:3} ", GOLD), told)

    def forecast(self, event: str) -> str:
        me, princes, told = self.view.princes[self.view.seat], self.view.princes, {}
        if event == "tribute":
            told = {
                "yuan": self.counted("yuan", TRIBUTE_YUAN),
                "own": self.counted("yuan", me.yuan),
            }
        elif event == "drought":
            homes = sum(1 for palace in me.palaces if palace.persons)
            told = {"palaces": self.counted("palaces", homes), "own": self.counted("rice", me.rice)}
        elif event == "festival":
            most = max(prince.fireworks for prince in princes)
            told = {"own": self.counted("fireworks", me.fireworks), "most": str(most)}
        elif event == "mongols":
            fewest = min(symbols(prince, "warrior") for prince in princes)
            own = self.counted("helmets", symbols(me, "warrior"))
            told = {"own": own, "fewest": str(fewest)}
        elif event == "contagion":
            own = self.counted("mortars", symbols(me, "healer"))
            told = {"persons": self.counted("persons", CONTAGION_PERSONS), "own": own}
        return self.texts.say(key_of("coming", event), told)

    # ---- what lies between the princes

    def groups(self) -> RenderableType:
        """The action cards; what a group costs now, and whose dragons stand there."""
        trays = []
        for group in self.view.groups:
            cards = [Text(self.say("action", card + ".short")) for card in group.cards]
            dragons = Text(" ").join(mark(seat) for seat in group.dragons)
            fee = Text(f" {self.counted('yuan', group.fee)} ", LOSS) if group.fee else None
            trays.append(Panel(Group(*cards, dragons), title=fee, border_style=QUIET))
        return beside(trays, [1] * len(trays))

    def people(self) -> RenderableType:
        heads = [self.say("table-people"), self.say("table-symbol")]
        for age in AGES:
            heads += [self.say("table", age), self.say("table-symbols"), self.say("table-spaces")]
        table = sheet(heads, words=2)
        stacks = {(s.person, s.age): (s.left, k) for k, s in enumerate(self.view.display)}
        for person, symbol in zip(PERSONS, SYMBOLS, strict=True):
            cells = [Text(self.say("person", person)), Text(self.say("symbol", symbol), QUIET)]
            for age in AGES:
                if (person, age) in stacks:
                    left, kind = stacks[person, age]
                    figures = (left, SKILL_OF[kind], VALUE_OF[kind]) if left else (NONE, "", "")
                    cells += [Text(str(figure)) for figure in figures]
            table.add_row(*cells)
        return table

    def supply(self) -> Iterator[RenderableType]:
        left = self.view.supplies
        counts = {
            "floors": left.floors,
            "rice": left.rice,
            "fireworks": left.fireworks,
            "smalls": left.small,
            "larges": left.large,
            "yuan": left.yuan,
        }
        told = [self.counted(what, n) for what, n in counts.items() if n is not None]
        if told:
            yield Text.assemble(self.title("supply"), " ", ", ".join(told))

    # ---- the princes

    def princes(self) -> RenderableType:
        columns = ("track", "points", "yuan", "rice", "fireworks", "helmets", "cards")
        table = sheet([self.say("table-order"), *(self.say("table", c) for c in columns)], words=1)
        asked = self.view.question.seats if self.view.question else []
        for seat in self.view.order:
            prince = self.view.princes[seat]
            figures = (prince.space, prince.points, prince.yuan, prince.rice, prince.fireworks)
            cells = map(str, (*figures, symbols(prince, "warrior"), prince.cards))
            pointer = ("▶ ", GOLD) if seat in asked else "  "
            table.add_row(Text.assemble(pointer, name(seat, self.names)), *cells)
        return table

    def provinces(self, width: int) -> RenderableType:
        """The others in turn order, the own one last: nearest to the hand."""
        seats = sorted(self.view.order, key=lambda seat: seat == self.view.seat)
        return Columns([self.province(seat, width) for seat in seats], padding=(0, 3))

    def province(self, seat: int, width: int) -> RenderableType:
        prince = self.view.princes[seat]
        told = [self.counted("smalls", prince.small)] if prince.small else []
        told += [self.counted("larges", prince.large)] if prince.large else []
        told += (
            [self.texts.say("table-owes", {"persons": self.counted("persons-acc", prince.owes)})]
            if prince.owes
            else []
        )
        told += [] if prince.palaces else [self.say("table-no-palace")]
        lines = [Text.assemble(name(seat, self.names), *(f" · {part}" for part in told))]
        if prince.hand:
            lines.append(Text(self.hand(seat, prince.hand), QUIET))
        return Group(*lines, *self.frieze(seat, prince.palaces, width))

    def hand(self, seat: int, hand: list[str]) -> str:
        shorts = []
        for card in CARDS:
            if card in hand:
                many = f" ×{hand.count(card)}" if hand.count(card) > 1 else ""
                shorts.append(self.say("person", card + ".short") + many)
        whose = "table-hand" if seat == self.view.seat else "table-their-hand"
        return f"{self.say(whose)}: {', '.join(shorts)}"

    def frieze(self, seat: int, palaces: list[Palace], width: int) -> Iterator[Text]:
        """Palaces side by side on the ground, in as many rows as they need."""
        rooms = 1 + max(cell_len(self.say("person", person + ".short")) for person in PERSONS)
        fit = max(1, (width + 1) // (rooms + 3))
        for first in range(0, len(palaces), fit):
            row = palaces[first : first + fit]
            pagodas = [self.pagoda(seat, palace, rooms) for palace in row]
            height = max(map(len, pagodas))
            blank = Text(" " * (rooms + 2))
            for line in range(-height, 0):
                yield Text(" ").join(p[line] if len(p) >= -line else blank for p in pagodas)

    def pagoda(self, seat: int, palace: Palace, rooms: int) -> list[Text]:
        """A roof with the shape of its seat, a line for each floor, the number at the foot."""
        eaves = "▄" * rooms
        half = rooms // 2
        colour = SEAT_COLOURS[seat]
        lines = [
            Text.assemble(
                (f"▗{eaves[:half]}", colour), mark(seat), (f"{eaves[half + 1 :]}▖", colour)
            )
        ]
        for floor in reversed(range(palace.floors)):
            if floor < len(palace.persons):
                person = palace.persons[floor]
                told = self.say("person", person.person + ".short")
                told += OLD_MARK if person.age == AGES[1] else ""
                lines.append(Text(f"│{set_cell_size(told, rooms)}│"))
            else:
                lines.append(Text.assemble("│", ("░" * rooms, QUIET), "│"))
        lines.append(Text(f"└{str(palace.number).center(rooms, '─')}┘"))
        return lines

    def title(self, what: str) -> Text:
        return Text(self.say("table", what), STRONG)


def symbols(prince: Prince, person: str) -> int:
    return prince.symbols.get(person, 0)


def sheet(heads: list[str], words: int) -> Table:
    """A table of figures; its first columns are words."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style=STRONG, expand=False)
    for i, head in enumerate(heads):
        table.add_column(head, justify="left" if i < words else "right", no_wrap=True)
    return table


def beside(things: Sequence[RenderableType], ratios: list[int]) -> Table:
    row = Table.grid(expand=True, padding=(0, 1, 0, 0))
    for ratio in ratios:
        row.add_column(ratio=ratio)
    row.add_row(*things)
    return row
