"""One game at one terminal: people take turns at the screen, bots answer on their own."""

from collections.abc import Sequence
from pathlib import Path

from rich.text import Text

from lorcha.core.colors import GOLD, LOSS, QUIET
from lorcha.core.fields import BadText
from lorcha.core.match import Match
from lorcha.core.perspective import Perspective
from lorcha.core.state import SPECTATOR
from lorcha.terminal.choices import Choice, choices_of
from lorcha.terminal.players import Player
from lorcha.terminal.screen import Screen


class Quit(Exception):
    """A person leaves the game."""


class GameSession:
    """`file` is where the match is saved; with `autosave` that happens at the end too."""

    def __init__(
        self, match: Match, players: Sequence[Player], screen: Screen, file: Path, autosave: bool
    ) -> None:
        self.match = match
        self.players = players
        self.screen = screen
        self.file = file
        self.autosave = autosave
        self.people = [seat for seat, player in enumerate(players) if player.bot is None]
        self.at_screen = self.people[0] if len(self.people) == 1 else SPECTATOR  # a seat
        self.read_to = [0] * len(players)  # entries of the journal, by seat

    def play(self) -> None:
        while not self.match.state.over():
            seat = self.match.state.actors()[0]
            bot = self.players[seat].bot
            perspective = Perspective(self.match.state, seat)
            move = bot.choose(perspective) if bot else self.ask(perspective)
            if bot is None:
                self.read_to[seat] = len(self.match.journal.entries)
            self.match.play(seat, move)
        self.end()

    def end(self) -> None:
        perspective = Perspective(self.match.state, self.at_screen)
        self.screen.clear()
        self.screen.position(perspective.view())
        if self.at_screen != SPECTATOR:
            self.show_news(perspective)
        self.screen.standings(perspective.standings())

    def ask(self, perspective: Perspective) -> int:
        """Show a person what they may see, and wait for one of their moves."""
        if perspective.seat != self.at_screen:
            self.screen.curtain(perspective.seat)
            self.at_screen = perspective.seat
        choices = choices_of(perspective, self.screen.texts, self.screen.names)
        self.screen.clear()
        self.screen.position(perspective.view())
        self.show_news(perspective)
        self.screen.question(perspective, choices)
        self.screen.say("commands", style=QUIET)
        while True:
            move = self.run_command(self.screen.answer(Text("> ", GOLD)), perspective, choices)
            if move is not None:
                return move

    def show_news(self, perspective: Perspective) -> None:
        seat = perspective.seat
        self.screen.news("news", perspective.journal()[self.read_to[seat] :], you=seat)

    def run_command(
        self, line: str, perspective: Perspective, choices: Sequence[Choice]
    ) -> int | None:
        """Carry out a line typed at the prompt; the move, if it was one."""
        choice = find_choice(line.removeprefix("?"), choices)
        if choice and line.startswith("?"):
            self.screen.preview(perspective.preview(choice.move), perspective.seat)
        elif choice:
            return choice.move
        elif line == "?":
            self.screen.help(perspective, self.match.options)
            self.screen.question(perspective, choices)
        elif line == "s":
            self.autosave = True
            self.save()
        elif line == "q":
            raise Quit
        else:
            return self.read_notation(line, perspective, choices)
        return None

    def read_notation(
        self, line: str, perspective: Perspective, choices: Sequence[Choice]
    ) -> int | None:
        """A move may be typed as it is written (`act taxes`); one that is refused says why."""
        try:
            move = perspective.game.moves.from_text(line)
        except BadText:
            self.screen.say("not-a-choice", {"last": len(choices)}, LOSS)
            return None
        if move in perspective.legal():
            return move
        self.screen.objection(perspective.why_not(move))
        return None

    def save(self) -> None:
        """Save the match; a disk error does not end the game."""
        try:
            self.file.write_text(self.match.save(), "utf-8")
            self.screen.say("saved", {"file": str(self.file)})
        except OSError as error:
            self.screen.say("not-saved", {"why": error.strerror or str(error)}, LOSS)


def find_choice(text: str, choices: Sequence[Choice]) -> Choice | None:
    number = int(text) if text.strip().isdecimal() else 0
    return choices[number - 1] if 0 < number <= len(choices) else None
