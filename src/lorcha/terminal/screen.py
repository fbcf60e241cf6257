"""Everything that is shown in the terminal: one console, one game, one language."""

import sys
from collections.abc import Iterable, Sequence
from io import TextIOWrapper
from typing import Final

import msgspec
from rich.box import ROUNDED
from rich.console import Console
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from lorcha.core.colors import GOLD, LACQUER, LOSS, QUIET, SEAT_MARKS, STRONG, name, seat_mark
from lorcha.core.game import Game
from lorcha.core.perspective import Perspective, Preview
from lorcha.core.refusals import Objection
from lorcha.core.sentences import Reading, explanations, prompt, sentence
from lorcha.core.sentences import objection as objection_text
from lorcha.core.standing import Standing
from lorcha.core.state import SPECTATOR
from lorcha.core.text import Values, key_of
from lorcha.games.drawing import drawing
from lorcha.terminal.choices import Choice, ChoiceList
from lorcha.terminal.texts import game_texts, shell_texts

MAX_WIDTH: Final = 120  # longer lines are hard to read


class PipeSafeConsole(Console):
    def on_broken_pipe(self) -> None:
        """A closed pipe is handled by the command."""
        raise BrokenPipeError


class Screen:
    def __init__(self, game: Game, names: Sequence[str], language: str) -> None:
        self.game = game
        self.names = names
        self.texts = game_texts(game.id, language)
        self.shell = shell_texts(language)
        self.console = PipeSafeConsole(highlight=False, markup=False, emoji=False)
        self.console.width = min(self.console.width, MAX_WIDTH)
        self._draw = drawing(game)

    def say(self, key: str, values: Values | None = None, style: str = "") -> None:
        self.console.print(Text(self.shell.say(key, values), style))

    def position(self, view: msgspec.Struct) -> None:
        self.console.print(self._draw(view, self.texts, self.names))

    def news(self, title: str, readings: Iterable[Reading], you: int = SPECTATOR) -> None:
        """What happened, one sentence in each line, with the mark of the seat that did it. `you` is
        the seat of the person at the screen."""
        lines = Table.grid(padding=(0, 1, 0, 0))
        for reading in readings:
            seat = reading.get("seat")
            text = sentence(self.game, self.texts, reading, self.names, you)
            lines.add_row(seat_mark(seat) if isinstance(seat, int) else "", text)
        if lines.row_count:
            self.console.print()
            self.say(title, style=STRONG)
            self.console.print(lines)

    def question(self, perspective: Perspective, choices: Sequence[Choice]) -> None:
        question = prompt(
            self.game, self.texts, perspective.question(), perspective.view(), self.names
        )
        who = f"{SEAT_MARKS[perspective.seat]} {self.names[perspective.seat]}"
        text = self.shell.say("asked", {"who": who, "question": question})
        self.console.print()
        self.console.print(Text(f" {text} ", LACQUER))
        self.console.print(ChoiceList(choices))

    def help(self, perspective: Perspective, options: Values) -> None:
        """The things on the table, explained."""
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(style=GOLD, no_wrap=True)
        for thing, text in explanations(self.game, self.texts, perspective.view(), options):
            table.add_row(thing, text)
        self.console.print(table)

    def preview(self, preview: Preview, you: int) -> None:
        """What follows from a choice, as far as the seat can know."""
        lines = [
            sentence(self.game, self.texts, entry, self.names, you) for entry in preview.journal
        ]
        for line in lines or [self.shell.say("nothing-follows")]:
            self.console.print(Text(f"  {line}"))
        stop = preview.stop
        values: dict[str, str | int] = {
            "count": len(stop.seats),
            "names": self.names_of(stop.seats),
        }
        if stop.at == "unknown":
            values["what"] = self.texts.say(key_of("unknown", stop.what))
        until = "until-yours" if stop.seats == (you,) else key_of("until", stop.at)
        self.say(until, values, QUIET)

    def objection(self, objection: Objection | None) -> None:
        """Why a move is refused, with its rule."""
        if objection is None:
            self.say("not-allowed", style=LOSS)
            return
        why = objection_text(self.game, self.texts, objection.to_json(), self.names)
        self.say("objection", {"why": why, "rule": objection.rule}, LOSS)

    def names_of(self, seats: Iterable[int]) -> str:
        return ", ".join(self.names[seat] for seat in seats)

    def curtain(self, seat: int) -> None:
        who = {"who": self.names[seat]}
        self.clear()
        self.console.print(Panel(Text(self.shell.say("curtain", who), STRONG), expand=False))
        if sys.stdin.isatty():
            self.answer(Text(self.shell.say("curtain-ready", who) + " "))
            self.clear()

    def standings(self, standings: Sequence[Standing]) -> None:
        """The final table: places, and what each score is made of."""
        table = Table(box=ROUNDED, title=self.shell.say("final"), title_style=STRONG)
        table.add_column()
        for standing in standings:
            place = self.shell.say("place", {"n": standing.place})
            head = Text.assemble(place, "\n", name(standing.seat, self.names))
            table.add_column(head, justify="right")
        for part in standings[0].parts:
            label = self.texts.say(key_of("part", part))
            table.add_row(label, *(str(standing.parts[part]) for standing in standings))
        table.add_section()
        scores = (str(standing.score) for standing in standings)
        table.add_row(self.shell.say("total"), *scores, style=STRONG)
        if standings[0].team >= 0:
            teams = (str(team_score(standings, standing.team)) for standing in standings)
            table.add_row(self.shell.say("team-total"), *teams, style=STRONG)
        self.console.print()
        self.console.print(table)
        self.winners(standings)

    def winners(self, standings: Sequence[Standing]) -> None:
        winners = [standing.seat for standing in standings if standing.place == 1]
        self.say("winners", {"count": len(winners), "names": self.names_of(winners)}, GOLD)
        scores = {standing.score for standing in standings}
        if len(scores) < len({standing.place for standing in standings}):
            self.console.print(Text(self.texts.say("table-tie-break"), QUIET))

    def answer(self, prompt_text: Text) -> str:
        """A line from the person; piped input is echoed, so that the output is complete."""
        line = self.console.input(prompt_text)
        if not sys.stdin.isatty():
            self.console.print(Text(line))
        return line.strip()

    def clear(self) -> None:
        if self.console.is_terminal:
            self.console.clear()


def team_score(standings: Sequence[Standing], team: int) -> int:
    return sum(standing.score for standing in standings if standing.team == team)


def replace_unprintable() -> None:
    """Characters the terminal cannot encode become question marks instead of errors."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
