"""Proves that a lesson can be played: by each move it asks for, to its end, with everything it
points at on the table and every sentence there in both languages."""

import hashlib
import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

from lorcha.core.dumps import BadPosition
from lorcha.core.fields import BadText
from lorcha.core.options import BadOption
from lorcha.core.state import IllegalMove
from lorcha.core.text import LANGUAGES
from lorcha.games import UnknownGame
from lorcha.lessons.lesson import BadLesson, Lesson, LessonFile, Step, keys_of
from lorcha.lessons.lines import all_fitting
from lorcha.lessons.player import Answer, BadAnswer, Player

LONGEST: Final = 230  # letters of a sentence: more is a wall
SEAT: Final = re.compile(r"seat-\d")
DEFAULTS: Final = {"other"}  # what all lessons say, and one may say otherwise
TROUBLE: Final = (BadAnswer, BadLesson, BadOption, BadPosition, BadText, IllegalMove, UnknownGame)


def faults_of(lesson: Lesson) -> list[str]:
    """What is wrong with the lesson, each in one line."""
    faults = [*faults_of_words(lesson), *faults_of_form(lesson.file)]
    try:
        player = play_through(lesson.file)
    except TROUBLE as error:
        return [*faults, str(error)]
    faults += faults_on_the_way(lesson.file)
    version, ends = player.stage.game.rules_version, ending_of(player)
    if (lesson.file.rules, lesson.file.ends) != (version, ends):
        faults.append(
            f'the rules have changed since it was written, or the lesson has: rules = "{version}", '
            f'ends = "{ends}" (--write puts them there)'
        )
    return faults


def play_through(file: LessonFile) -> Player:
    """The lesson, done as it asks for."""
    player = Player(file)
    while player.step is not None:
        player.answer(right_answer(player.step))
    return player


def right_answer(step: Step) -> Answer:
    return Answer(show=bool(step.ask))


def ending_of(player: Player) -> str:
    """A short hash of the positions at the end of all steps."""
    return hashlib.sha256(" ".join(player.digests).encode()).hexdigest()[:16]


# ---- on the way


def faults_on_the_way(file: LessonFile) -> list[str]:
    faults: list[str] = []
    answers: list[Answer] = []
    while True:
        player = after(file, answers)
        step = player.step
        if step is None:
            return faults
        found = [*unknown_things(player), *faults_of_answers(player, answers)]
        faults += [f"step {player.at + 1}: {fault}" for fault in found]
        answers.append(right_answer(step))


def after(file: LessonFile, answers: Sequence[Answer]) -> Player:
    player = Player(file)
    for answer in answers:
        player.answer(answer)
    return player


def unknown_things(player: Player) -> Iterator[str]:
    known = set(player.stage.game.things(player.stage.view()))
    for name in player.point:
        if name not in known:
            near = ", ".join(sorted(one for one in known if one[:4] == name[:4])) or "none like it"
            yield f"there is no {name!r} on the table; there is: {near}"


def faults_of_answers(player: Player, answers: Sequence[Answer]) -> Iterator[str]:
    """Every move it accepts must lead to the end, and every wrong one must be possible."""
    step, stage = player.step, player.stage
    assert step is not None
    for line in step.moves:
        found = all_fitting(stage.game, stage.state, player.file.you, line)
        if not found:
            yield f"nothing that may be done is {line!r}; {few(player)}"
        for moves in found:
            yield from faults_after(player.file, [*answers, Answer(moves)], line)
    for wrong in step.wrong:
        for line in wrong.moves:
            found = all_fitting(stage.game, stage.state, player.file.you, line)
            if not found:
                yield f"nothing that may be done is {line!r}; {few(player)}"
            for moves in found[:1]:
                yield from faults_of_wrong(player.file, [*answers, Answer(moves)], line)


def faults_after(file: LessonFile, answers: Sequence[Answer], line: str) -> Iterator[str]:
    try:
        player = after(file, answers)
        if player.judged:
            yield f"{line!r} is not taken for right"
        while player.step is not None and not player.judged:
            yield from unknown_things(player)
            player.answer(right_answer(player.step))
    except TROUBLE as error:
        yield f"after {line!r}: {error}"


def faults_of_wrong(file: LessonFile, answers: Sequence[Answer], line: str) -> Iterator[str]:
    try:
        player = after(file, answers)
    except TROUBLE as error:
        yield f"wrong move {line!r}: {error}"
        return
    if player.judged != "wrong":
        yield f"{line!r} is not taken for wrong"
    yield from unknown_things(player)


def few(player: Player) -> str:
    """What the learner may do, for who writes the lesson."""
    moves = player.stage.state.legal(player.file.you)
    return "there is: " + ", ".join(player.stage.game.moves.to_text(move) for move in moves[:40])


# ---- form and words


def faults_of_form(file: LessonFile) -> Iterator[str]:
    if not file.step:
        yield "there are no steps"
    for number, step in enumerate(file.step, 1):
        if bool(step.say) == bool(step.ask):
            yield f"step {number}: it says something or asks something, one of the two"
        if step.ask and bool(step.moves) == bool(step.until):
            yield f"step {number}: a question has `moves` or `until`, one of the two"
        if step.until and not step.solution:
            yield f"step {number}: `until` needs a `solution`"
        if step.goal and not step.missed:
            yield f"step {number}: `goal` needs a sentence for who has `missed` it"
        if step.say and (step.moves or step.wrong or step.until):
            yield f"step {number}: moves belong to a step that asks"


def faults_of_words(lesson: Lesson) -> Iterator[str]:
    needed = keys_of(lesson.file)
    for language in LANGUAGES:
        texts = lesson.texts[language]
        yield from (f"{language}.ftl: {key} is missing" for key in missing(needed, texts.keys))
        extra = sorted(texts.keys - set(needed) - DEFAULTS)
        yield from (f"{language}.ftl: nobody says {key}" for key in extra if not SEAT.match(key))
        for key in set(needed) & texts.keys:
            if len(texts.say(key)) > LONGEST:
                yield f"{language}.ftl: {key} is longer than {LONGEST} letters"


def missing(needed: Iterable[str], known: set[str]) -> list[str]:
    return [key for key in dict.fromkeys(needed) if key not in known]


# ---- what is written into the file


def write_ending(file: Path) -> None:
    """Puts the version of the rules and the hash of its positions into a lesson's file."""
    text = file.read_text("utf-8")
    lesson = msgspec.toml.decode(text, type=LessonFile)
    player = play_through(lesson)
    values = {"rules": player.stage.game.rules_version, "ends": ending_of(player)}
    for name, value in values.items():
        line = f'{name} = "{value}"'
        pattern = re.compile(rf"^{name} = .*$", re.MULTILINE)
        text = pattern.sub(line, text, count=1) if pattern.search(text) else f"{line}\n{text}"
    file.write_text(text, "utf-8")
