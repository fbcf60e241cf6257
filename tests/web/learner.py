"""A learner in the browser: does a lesson by its own moves, beside the engine's player of lessons,
which knows what must be said and lit at each step."""

import json
from collections.abc import Callable
from typing import Any, Final

from lorcha.lessons.lesson import Lesson, Step
from lorcha.lessons.lines import all_fitting
from lorcha.lessons.player import Answer, Player
from tests.web.browser_player import CONFIRM, BrowserPlayer

SAID: Final = ".task p:not(.remark)"
GO_ON: Final = ".task .btn.gold"
SHOW: Final = ".task .btn.quiet >> nth=-1"
DOUBLE_TAP: Final = 600  # ms
PICK: Final = 1_500  # ms to wait for a piece that stands for a move


class Learner:
    def __init__(self, person: BrowserPlayer, lesson: Lesson, language: str) -> None:
        self.page = person.page
        self.base = person.base
        self.lesson = lesson
        self.texts = lesson.texts[language]
        self.player = Player(lesson.file)
        self.shown = 0  # steps that had to be shown, having no piece to click

    def begin(self) -> None:
        self.page.goto(f"{self.base}/learn/{self.lesson.file.game}/{self.lesson.id}")
        self.expect()

    def expect(self) -> None:
        """The page says what the lesson says now."""
        said = self.texts.say(self.player.text)
        self.page.wait_for_function(
            "([at, said]) => document.querySelector(at)?.textContent === said", arg=[SAID, said]
        )

    def do_all(self, look: Callable[[Player], None] = lambda player: None) -> None:
        self.begin()
        while self.player.step is not None:
            look(self.player)
            self.do(self.player.step)
            self.expect()
        look(self.player)

    def do(self, step: Step) -> None:
        if not step.ask:
            self.page.locator(GO_ON).click()
            self.player.answer(Answer())
            return
        if step.moves and self.choose(step.moves[0]):
            return
        self.shown += 1
        for _ in range(self.page.locator("[data-chosen]").count()):
            self.page.keyboard.press("Escape")  # what is picked so far
        self.page.wait_for_timeout(DOUBLE_TAP)  # so soon after another click it would not count
        self.page.locator(SHOW).click()
        self.player.answer(Answer(show=True))

    def choose(self, line: str) -> bool:
        """Click a decision together and send it; false where a part has no piece of its own."""
        stage = self.player.stage
        moves = all_fitting(stage.game, stage.state, self.lesson.file.you, line)[0]
        sent = False  # the only answer there is lies on the gold button itself
        for move in moves:
            pieces = self.page.locator(f"[data-move='{key_of(stage.game.moves.to_json(move))}']")
            piece = pieces.locator("visible=true").first
            try:
                sent = piece.evaluate(f"one => one.matches('{CONFIRM}')", timeout=PICK)
                piece.click(timeout=PICK)
            except Exception:
                return False
        if not sent:
            self.page.locator(CONFIRM).click()
        self.player.answer(Answer(moves))
        return True

    def unlit(self) -> list[str]:
        """What the lesson points at and the page does not light."""
        wanted = self.player.point
        if not wanted:
            return []
        self.page.locator(".lights i").first.wait_for()
        lit = self.page.locator(".lights i").evaluate_all("all => all.map(i => i.dataset.thing)")
        return [name for name in wanted if name not in lit]


def key_of(move: dict[str, Any]) -> str:
    """A move as the page writes it, the twin of `keyOf` in `composing.svelte.ts`."""
    fields = [[name, move[name]] for name in sorted(move)]
    return json.dumps(fields, separators=(",", ":"), ensure_ascii=False)
