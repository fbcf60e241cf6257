"""`lorcha learn`: the lessons of a game in the terminal."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.panel import Panel
from rich.text import Text

from lorcha import games
from lorcha.core.colors import GOLD, LOSS, QUIET
from lorcha.core.perspective import Perspective
from lorcha.core.state import IllegalMove
from lorcha.lessons.lesson import Lesson
from lorcha.lessons.library import find_lesson, lessons_of
from lorcha.lessons.player import Answer, BadAnswer, Player
from lorcha.terminal.choices import Choice, choices_of
from lorcha.terminal.game_session import Quit, find_choice
from lorcha.terminal.screen import Screen, replace_unprintable
from lorcha.terminal.texts import add_language

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

INTERRUPTED: Final = 130


def add_command(commands: "Commands") -> None:
    command = commands.add_parser("learn", help="learn a game in this terminal, by playing it")
    command.add_argument("game", help=f"one of: {', '.join(games.SHELF)}")
    command.add_argument("lesson", nargs="?", help="the one to begin with (default: the first)")
    command.add_argument("--folder", type=Path, metavar="DIR", help="more lessons, of your own")
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    lessons = lessons_of(args.game, args.folder)
    first = lessons.index(find_lesson(lessons, args.lesson)) if args.lesson else 0
    replace_unprintable()
    try:
        for number, lesson in enumerate(lessons[first:], first + 1):
            LessonSession(lesson, args.lang, f"{number}/{len(lessons)}").play()
    except (Quit, EOFError):
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


class LessonSession:
    """One lesson at the terminal. What was answered so far is kept, to take a step back."""

    def __init__(self, lesson: Lesson, language: str, number: str) -> None:
        self.lesson = lesson
        self.texts = lesson.texts[language]
        self.number = number
        names = lesson.names(language)
        self.screen = Screen(games.load(lesson.file.game), names, language)
        self.answers: list[Answer] = []
        self.player = Player(lesson.file)
        self.read_to = 0  # entries of the journal

    def play(self) -> None:
        while self.player.step is not None:
            self.show()
            self.take(self.ask())
        self.show()
        self.screen.answer(Text(self.screen.shell.say("lesson-next") + " ", QUIET))

    def show(self) -> None:
        player, screen = self.player, self.screen
        perspective = Perspective(player.stage.state, self.lesson.file.you)
        screen.clear()
        screen.position(perspective.view())
        if player.restarted:
            self.read_to = 0
        news = perspective.journal()
        screen.news("lesson-news", news[self.read_to :], you=perspective.seat)
        self.read_to = len(news)
        done = f"{min(player.at + 1, len(self.lesson.file.step))}/{len(self.lesson.file.step)}"
        title = f"{self.number} · {self.texts.say('title')} · {done}"
        style = LOSS if player.judged else GOLD
        screen.console.print(
            Panel(Text(self.texts.say(player.text)), title=title, border_style=style)
        )

    def ask(self) -> Answer | None:
        """What the learner answers; None to take a step back."""
        if self.player.part != "ask" and self.player.judged != "other":
            key = "lesson-again" if self.player.judged else "lesson-go-on"
            return self.command(self.screen.answer(Text(self.screen.shell.say(key) + " ", QUIET)))
        choices = self.choices()
        perspective = Perspective(self.player.stage.state, self.lesson.file.you)
        self.screen.question(perspective, choices)
        self.screen.say("lesson-commands", style=QUIET)
        while True:
            line = self.screen.answer(Text("> ", GOLD))
            choice = find_choice(line, choices)
            if choice:
                return Answer([choice.move])
            if line in ("b", "q", "s"):
                return self.command(line)
            self.screen.say("lesson-commands", style=LOSS)

    def choices(self) -> list[Choice]:
        perspective = Perspective(self.player.stage.state, self.lesson.file.you)
        offered = self.player.legal()
        found = choices_of(perspective, self.screen.texts, self.screen.names)
        return [choice for choice in found if choice.move in offered]

    def command(self, line: str) -> Answer | None:
        if line == "q":
            raise Quit
        if line == "b" or self.player.judged in ("wrong", "missed"):
            return None
        return Answer(show=line == "s")

    def take(self, answer: Answer | None) -> None:
        judged, began = self.player.judged, self.player.began
        if answer is None or (answer.show and self.player.part == "ask"):
            self.take_back(judged, began, showing=answer is not None)
        if answer is None:
            return
        try:
            self.player.answer(answer)
        except (BadAnswer, IllegalMove):
            self.take_back(None, began, showing=True)
            return
        if self.player.judged != "other":
            self.answers.append(answer)

    def take_back(self, judged: str | None, began: int, *, showing: bool) -> None:
        """What went wrong is taken back to where the step began; else one answer is."""
        if judged == "missed" or showing:
            del self.answers[began:]
        else:
            del self.answers[-1:]
        self.player = Player(self.lesson.file)
        for answer in self.answers:
            self.player.answer(answer)
        self.read_to = len(self.player.stage.journal.entries)
