"""Finds the lessons of a game: those in its room, and those a host has put into a folder.

A lesson is a folder `<number>_<id>` with `lesson.toml`, `en.ftl` and `ru.ftl`; the numbers give the
order. In the host's folder there is one for each game; a lesson with an id of ours replaces it.
"""

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

import msgspec

from lorcha import games
from lorcha.core.text import LANGUAGES, Texts, source_of
from lorcha.lessons.lesson import BadLesson, Lesson, LessonFile

FOLDER: Final = re.compile(r"\d+_([a-z][a-z0-9_]*)")


def all_lessons(extra: Traversable | None = None) -> dict[str, list[Lesson]]:
    """The lessons of every game on the shelf."""
    return {game: lessons_of(game, extra) for game in games.SHELF}


def lessons_of(game: str, extra: Traversable | None = None) -> list[Lesson]:
    """The lessons of a game in their order, those of the host after ours."""
    games.load(game)
    lessons = {lesson.id: lesson for lesson in lessons_in(room_folder(game))}
    if extra is not None:
        lessons |= {lesson.id: lesson for lesson in lessons_in(extra / game)}
    return list(lessons.values())


def find_lesson(lessons: list[Lesson], key: str) -> Lesson:
    for lesson in lessons:
        if lesson.id == key:
            return lesson
    raise BadLesson(f"unknown lesson {key!r}; there are: {', '.join(one.id for one in lessons)}")


def room_folder(game: str) -> Traversable:
    return files("lorcha.games") / game / "lessons"


def lessons_in(folder: Traversable) -> list[Lesson]:
    if not folder.is_dir():
        return []
    found = sorted((one for one in folder.iterdir() if one.is_dir()), key=lambda one: one.name)
    return [read_lesson(one) for one in found if FOLDER.fullmatch(one.name)]


def read_lesson(folder: Traversable) -> Lesson:
    """The lesson in this folder; BadLesson says what is wrong with it."""
    name = FOLDER.fullmatch(folder.name)
    if name is None:
        raise BadLesson(f"a lesson's folder is called <number>_<id>, not {folder.name!r}")
    try:
        file = msgspec.toml.decode((folder / "lesson.toml").read_bytes(), type=LessonFile)
        texts = {language: read_texts(folder, language) for language in LANGUAGES}
    except (OSError, ValueError) as error:
        raise BadLesson(f"{folder.name}: {error}") from error
    return Lesson(name[1], file, texts)


def read_texts(folder: Traversable, language: str) -> Texts:
    """Its own words; what it does not say itself is said for all lessons."""
    own = (folder / f"{language}.ftl").read_text("utf-8")
    return Texts(language, [own, source_of(files("lorcha.lessons"), language)])
