"""The table drawn for a terminal: the year above, the provinces with their pagodas below."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from lorcha.core.colors import GOLD, LOSS, QUIET, SEAT_COLORS, STRONG, name, seat_mark
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
from lorcha.games.dragon.state import PHASES
from lorcha.games.dragon.view import DragonView
from lorcha.games.dragon.view.structs import Palace, Person, Prince

MONTHLY: Final = PHASES[1:-1]  # between the setup and the end
WIDE: Final = 110  # from here on the coming events stand next to the people
MONTHS_IN_A_ROW: Final = 6
EVENTS_SHOWN: Final = 4  # coming events that are explained
OLD: Final = AGES[1]
OLD_MARK: Final = "°"
NONE: Final = "–"
GAP: Final = 3  # between two provinces


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
        coming, supply = list(self.coming()), self.supply()
        if options.max_width >= WIDE:
            yield side_by_side([self.people(), Group(*coming, *supply)], [5, 3])
            yield self.princes()
        else:
            yield from (self.people(), *supply, self.princes(), *coming)
        yield from self.provinces(options.max_width)

    def say(self, *parts: str) -> str:
        return self.texts.say(key_of(*parts))

    def counted(self, what: str, n: int) -> str:
        return self.texts.say(what, {"n": n})

    # ---- the year

    def heading(self) -> RenderableType:
        parts = [Text(self.say("title"), STRONG)]
        if self.view.phase in MONTHLY:
            parts.append(Text(self.counted("month", self.view.month), STRONG))
            parts += [self.phase(phase) for phase in MONTHLY]
        else:
            parts.append(self.phase(self.view.phase))
        return Rule(Text(" · ").join(parts), characters="━", style=GOLD, align="left")

    def phase(self, phase: str) -> Text:
        text = self.say("phase", phase)
        return Text(f"▶ {text}", GOLD) if phase == self.view.phase else Text(text, QUIET)

    def year(self) -> RenderableType:
        table = Table.grid(expand=True)
        for _ in range(MONTHS_IN_A_ROW):
            table.add_column(ratio=1, no_wrap=True)
        months = [self.month(i + 1, event) for i, event in enumerate(self.view.events)]
        table.add_row(*months[:MONTHS_IN_A_ROW])
        table.add_row(*months[MONTHS_IN_A_ROW:])
        return table

    def month(self, month: int, event: str) -> Text:
        text = f"{month:2} {self.say('event', event + '.short')}"
        if month == self.view.month:
            return Text(f"▶{text}", GOLD)
        return Text(f" {text}", QUIET if month < self.view.month else "")

    def coming(self) -> Iterator[RenderableType]:
        """What the next events will find in the reader's province."""
        if self.view.seat < 0 or self.view.phase == "over":
            return
        yield self.title("coming")
        table = Table.grid(padding=(0, 1, 0, 0))
        table.add_column(justify="right", style=GOLD, width=3)
        for month, event in self.coming_events()[:EVENTS_SHOWN]:
            text = f"{self.say('event', event + '.short')}: {self.forecast(event)}"
            table.add_row(str(month), text)
        yield table
        yield Text()

    def coming_events(self) -> list[tuple[int, str]]:
        """The months whose event is still to strike."""
        first = self.view.month + (self.view.phase in ("event", "scoring"))
        months = enumerate(self.view.events, 1)
        return [(month, event) for month, event in months if month >= first and event != "peace"]

    def forecast(self, event: str) -> str:
        """What the event asks for and what there is; the verdict is the reader's."""
        me, princes = self.view.princes[self.view.seat], self.view.princes
        values: dict[str, str | int] = {}
        if event == "tribute":
            values["yuan"] = self.counted("yuan", TRIBUTE_YUAN)
            values["own"] = self.counted("yuan", me.yuan)
        elif event == "drought":
            inhabited = sum(1 for palace in me.palaces if palace.persons)
            values["palaces"] = self.counted("palaces", inhabited)
            values["own"] = self.counted("rice", me.rice)
        elif event == "festival":
            values["most"] = max(prince.fireworks for prince in princes)
            values["own"] = self.counted("fireworks", me.fireworks)
        elif event == "mongols":
            values["fewest"] = min(symbols(prince, "warrior") for prince in princes)
            values["own"] = self.counted("helmets", symbols(me, "warrior"))
        elif event == "contagion":
            values["persons"] = self.counted("persons", CONTAGION_PERSONS)
            values["own"] = self.counted("mortars", symbols(me, "healer"))
        return self.texts.say(key_of("coming", event), values)

    # ---- what lies between the princes

    def groups(self) -> RenderableType:
        """The action cards; what a group costs now, and whose dragons stand there."""
        trays = []
        height = max(len(group.cards) for group in self.view.groups) + 3
        for group in self.view.groups:
            cards = [Text(self.say("action", card + ".short")) for card in group.cards]
            dragons = Text(" ").join(seat_mark(seat) for seat in group.dragons)
            fee = Text(self.counted("yuan", group.fee), LOSS) if group.fee else None
            trays.append(Panel(Group(*cards, dragons), title=fee, height=height))
        return side_by_side(trays, [1] * len(trays))

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
        amounts = [self.counted(what, n) for what, n in counts.items() if n is not None]
        if amounts:
            yield Text.assemble(self.title("supply"), " ", ", ".join(amounts))
        yield Text()

    # ---- the princes

    def princes(self) -> RenderableType:
        columns = ("track", "points", "yuan", "rice", "fireworks", "helmets", "cards")
        table = sheet([self.say("table-order"), *(self.say("table", c) for c in columns)], words=1)
        acting = self.view.question.seats if self.view.question else []
        for seat in self.view.order:
            prince = self.view.princes[seat]
            figures = (prince.space, prince.points, prince.yuan, prince.rice, prince.fireworks)
            cells = map(str, (*figures, symbols(prince, "warrior"), prince.cards))
            pointer = ("▶ ", GOLD) if seat in acting else "  "
            table.add_row(Text.assemble(pointer, name(seat, self.names)), *cells)
        return Group(table, Text())

    def provinces(self, width: int) -> Iterator[RenderableType]:
        """The others in turn order, side by side where they fit, and last the own with the hand."""
        row: list[list[Text]] = []
        for seat in self.view.order:
            if seat != self.view.seat:
                province = self.province(seat, width)
                if row and sum(map(breadth, [*row, province])) + GAP * len(row) > width:
                    yield level(row)
                    row = []
                row.append(province)
        if row:
            yield level(row)
        if self.view.seat >= 0:
            yield level([self.province(self.view.seat, width)])

    def province(self, seat: int, width: int) -> list[Text]:
        prince = self.view.princes[seat]
        facts = [self.counted("smalls", prince.small)] if prince.small else []
        facts += [self.counted("larges", prince.large)] if prince.large else []
        if prince.owes:
            persons = self.counted("persons-acc", prince.owes)
            facts.append(self.texts.say("table-owes", {"persons": persons}))
        if not prince.palaces:
            facts.append(self.say("table-no-palace"))
        heading = Text(" · ").join([name(seat, self.names), *map(Text, facts)])
        hand = [Text(self.hand(seat, prince.hand))] if prince.hand else []
        return [heading, *self.frieze(seat, prince.palaces, width), *hand]

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
        left = rooms // 2
        eaves = ("▗" + "▄" * left, "▄" * (rooms - left - 1) + "▖")
        colour = SEAT_COLORS[seat]
        roof = Text.assemble((eaves[0], colour), seat_mark(seat), (eaves[1], colour))
        people = [self.tenant(person, rooms) for person in palace.persons]
        free = [Text("░" * rooms, QUIET)] * (palace.floors - len(people))
        floors = [Text.assemble("│", floor, "│") for floor in [*people, *free]]
        return [roof, *reversed(floors), Text(f"└{str(palace.number).center(rooms, '─')}┘")]

    def tenant(self, person: Person, rooms: int) -> Text:
        text = self.say("person", person.person + ".short")
        return Text(set_cell_size(text + (OLD_MARK if person.age == OLD else ""), rooms))

    def title(self, what: str) -> Text:
        return Text(self.say("table", what), STRONG)


def symbols(prince: Prince, person: str) -> int:
    return prince.symbols.get(person, 0)


def breadth(province: list[Text]) -> int:
    return max(line.cell_len for line in province)


def level(row: list[list[Text]]) -> RenderableType:
    """Provinces side by side, their palaces on one ground."""
    height = max(map(len, row))
    grid = Table.grid(padding=(0, GAP, 0, 0))
    lifted = [[lines[0], *[Text()] * (height - len(lines)), *lines[1:]] for lines in row]
    grid.add_row(*(Group(*lines) for lines in lifted))
    return grid


def sheet(heads: list[str], words: int) -> Table:
    """A table of figures; its first columns are words."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style=STRONG, expand=False)
    for i, head in enumerate(heads):
        table.add_column(head, justify="left" if i < words else "right", no_wrap=True)
    return table


def side_by_side(things: Sequence[RenderableType], ratios: list[int]) -> Table:
    row = Table.grid(expand=True, padding=(0, 1, 0, 0))
    for ratio in ratios:
        row.add_column(ratio=ratio)
    row.add_row(*things)
    return row
