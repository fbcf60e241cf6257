"""The captains in a terminal: what each owns, the expeditions, what is known of the hand."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from rich.table import Table
from rich.text import Text

from lorcha.core.colors import GOLD, QUIET, STRONG, name
from lorcha.core.text import Texts, key_of
from lorcha.games.ching.terminal.cards import draw_card, draw_laid, picture_of
from lorcha.games.ching.view import ChingView
from lorcha.games.ching.view.structs import CaptainView, Junk

GEM_INKS: Final = {"white": "default", "red": "#d9482f", "blue": "#4fa8d8"}


@dataclass
class Captains:
    """The others in turn order, the own one last: nearest to the hand."""

    view: ChingView
    texts: Texts
    names: Sequence[str]

    def say(self, *parts: str, **values: str | int) -> str:
        return self.texts.say(key_of(*parts), values)

    def __rich__(self) -> Table:
        actors = self.view.question.seats if self.view.question else []
        grid = Table.grid(padding=(0, 1, 0, 0))
        for seat in sorted(self.view.order, key=lambda seat: seat == self.view.seat):
            captain = self.view.captains[seat]
            facts = [Text(f" · {fact}") for fact in self.facts(captain)]
            pointer = Text("▶" if seat in actors else "", GOLD)
            grid.add_row(pointer, Text.assemble(name(seat, self.names), *facts))
            grid.add_row("", Text.assemble(*self.belongings(captain)))
            for junk in captain.junks:
                grid.add_row("", self.junk(junk, len(captain.junks) > 1))
        return grid

    def facts(self, captain: CaptainView) -> Iterator[str]:
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
        ready = [f"{picture_of(s.skill)}{s.ready}" for s in captain.skills if s.ready]
        spent = [f"{picture_of(s.skill)}{s.spent}" for s in captain.skills if s.spent]
        skills = [f"{self.say('table-ready')} {' '.join(ready)}"] if ready else []
        skills += [f"{self.say('table-spent')} {' '.join(spent)}"] if spent else []
        yield Text(", ".join(skills) or self.say("table-no-skills"))
        holds = {"cards": captain.cards, "encounters": captain.encounter_count}
        yield Text(f" · {self.texts.say('table-holds', holds)}", QUIET)
        if captain.known:
            yield Text(f" · {self.say('table-known')}:", QUIET)
        for card in captain.known:
            yield Text.assemble(" ", draw_card(card))

    def junk(self, junk: Junk, named: bool) -> Text:
        who = f"{self.say('junk', junk.name)}: " if named else ""
        if not junk.cards:
            return Text(who + self.say("table-unmanned"), QUIET)
        row = Text(" ").join(draw_laid(card) for card in junk.cards)
        space = f" → {junk.number} ({junk.column}×{junk.row})"
        return Text.assemble((who, QUIET), row, (space, STRONG))
