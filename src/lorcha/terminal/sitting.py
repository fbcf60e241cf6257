"""One game at one terminal: people take turns at the screen, bots answer by themselves."""

from collections.abc import Sequence
from pathlib import Path

from rich.text import Text

from lorcha.core.colors import GOLD, LOSS, QUIET
from lorcha.core.match import Match
from lorcha.core.perspective import Perspective
from lorcha.core.state import SPECTATOR
from lorcha.terminal.choices import Choice, choices_of
from lorcha.terminal.guests import Guest
from lorcha.terminal.screen import Screen


class Left(Exception):
    """A person has had enough."""


class Sitting:
    """`file` is where the match goes if it is saved; once saved it is `kept` to the end."""

    def __init__(
        self, match: Match, guests: Sequence[Guest], screen: Screen, file: Path, kept: bool
    ) -> None:
        self.match = match
        self.guests = guests
        self.screen = screen
        self.file = file
        self.kept = kept
        self.people = [seat for seat, guest in enumerate(guests) if guest.bot is None]
        self.at_screen = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.read_to = [0] * len(guests)  # of the journal, by each seat

    def play(self) -> None:
        while not self.match.state.over():
            seat = self.match.state.actors()[0]
            bot = self.guests[seat].bot
            perspective = Perspective(self.match.state, seat)
            move = bot.choose(perspective) if bot else self.ask(perspective)
            if bot is None:
                self.read_to[seat] = len(self.match.journal.entries)
            self.match.play(seat, move)
        self.end()

    def end(self) -> None:
        seen = Perspective(self.match.state, self.at_screen)
        self.screen.clear()
        self.screen.position(seen.view())
        if self.at_screen != SPECTATOR:
            self.tell_news(seen)
        self.screen.standings(seen.standings())

    def ask(self, perspective: Perspective) -> int:
        """Show a person what they may see, and wait for one of their moves."""
        if perspective.seat != self.at_screen:
            self.screen.curtain(perspective.seat)
            self.at_screen = perspective.seat
        choices = choices_of(perspective, self.screen.texts, self.screen.names)
        self.screen.clear()
        self.screen.position(perspective.view())
        self.tell_news(perspective)
        self.screen.question(perspective, choices)
        self.screen.say("commands", style=QUIET)
        while True:
            move = self.obey(self.screen.answer(Text("> ", GOLD)), perspective, choices)
            if move is not None:
                return move

    def tell_news(self, perspective: Perspective) -> None:
        self.screen.news("news", perspective.journal()[self.read_to[perspective.seat] :])

    def obey(self, written: str, perspective: Perspective, choices: Sequence[Choice]) -> int | None:
        """Do what was written at the prompt; the move if it was one."""
        choice = chosen(written.removeprefix("?"), choices)
        if choice and written.startswith("?"):
            self.screen.consequence(perspective.preview(choice.move))
        elif choice:
            return choice.move
        elif written == "?":
            self.screen.help(perspective, self.match.options)
            self.screen.question(perspective, choices)
        elif written == "s":
            self.kept = True
            self.save()
        elif written == "q":
            raise Left
        else:
            self.screen.say("not-a-choice", {"last": len(choices)}, LOSS)
        return None

    def save(self) -> None:
        """Write the match down; a disk that refuses does not end the game."""
        try:
            self.file.write_text(self.match.save(), "utf-8")
            self.screen.say("saved", {"file": str(self.file)})
        except OSError as error:
            self.screen.say("not-saved", {"why": error.strerror or str(error)}, LOSS)


def chosen(written: str, choices: Sequence[Choice]) -> Choice | None:
    number = int(written) if written.strip().isdecimal() else 0
    return choices[number - 1] if 0 < number <= len(choices) else None
