"""Every game has all its messages, in every language, and none that is unused."""

import re
from collections import Counter
from collections.abc import Iterator
from io import StringIO
from itertools import chain
from pathlib import Path

import pytest
from rich.console import Console

from lorcha import games
from lorcha.core.fields import NUMBER
from lorcha.core.game import Game
from lorcha.core.match import Match
from lorcha.core.perspective import Perspective
from lorcha.core.sentences import Reading, explanations, label, prompt, sentence, vocabulary
from lorcha.core.state import SPECTATOR
from lorcha.core.text import HELP, LANGUAGES, SEAT, game_source
from lorcha.games.drawing import drawing
from lorcha.terminal.choices import effects_of
from lorcha.terminal.texts import game_texts
from tests.terminal.random_matches import (
    NAMES,
    enough_matches,
    random_match,
    random_matches,
    rare_journals,
)
from tests.terminal.required_texts import (
    RecordingTexts,
    asked_by_sentences,
    asked_on_the_web,
    must_have,
    named_things,
)

ROOT = Path(__file__).parents[2]
every_game = pytest.mark.parametrize("game_id", games.SHELF)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def finished(game_id: str) -> Match:
    return list(random_match(games.load(game_id), games.load(game_id).seats[0], 1))[-1]


@every_game
def test_all_languages_have_the_same_keys(game_id: str) -> None:
    first, *others = (game_texts(game_id, language) for language in LANGUAGES)
    for other in others:
        assert other.keys == first.keys


@pytest.mark.parametrize("file", sorted(ROOT.glob("*/**/*.ftl")), ids=str)
def test_no_message_stands_twice(file: Path) -> None:
    """Of two with one name only the first would ever be said."""
    names = re.findall(r"^([a-z][\w-]*) *=", file.read_text("utf-8"), re.MULTILINE)
    assert [name for name, count in Counter(names).items() if count > 1] == []


@every_game
@every_language
def test_everything_declared_has_its_message(game_id: str, language: str) -> None:
    game, texts = games.load(game_id), game_texts(game_id, language)
    assert set(must_have(game, finished(game_id))) <= texts.keys
    assert set(named_things(game, texts)) <= texts.keys


@every_game
def test_no_message_is_unused(game_id: str) -> None:
    game = games.load(game_id)
    languages = [
        RecordingTexts(language, [game_source(game_id, language)]) for language in LANGUAGES
    ]
    console = Console(file=StringIO())
    for i, match in enumerate(random_matches(game, each=3)):
        if i % 29 == 0 or match.state.over():
            for texts in languages:
                console.print(drawing(game)(game.view(match.state, 0), texts, NAMES))
    for texts in languages:
        used = {*texts.requested, *must_have(game, finished(game_id)), *named_things(game, texts)}
        used |= {
            *asked_by_sentences(game, texts),
            *asked_on_the_web(game, texts),
            "tie-break",
            "table-tie-break",
        }
        used |= {f"{key}.{form}" for key in used for form in ("effect", HELP)}
        assert texts.keys - used == set()


@every_game
def test_everything_that_happens_can_be_said(game_id: str) -> None:
    game, readings = games.load(game_id), all_readings(games.load(game_id))
    for language in LANGUAGES:
        texts = game_texts(game_id, language)
        for reading in readings:
            for other in with_other_numbers(game, reading):
                assert is_said(sentence(game, texts, other, NAMES))
                for you in seats_of(game, other):
                    assert is_said(sentence(game, texts, other, NAMES, you))
    assert {reading["event"] for reading in readings} == {e.name for e in game.events.events}


@every_game
def test_every_question_and_every_answer_can_be_said(game_id: str) -> None:
    game = games.load(game_id)
    languages = [game_texts(game_id, language) for language in LANGUAGES]
    questions, verbs = set(game.questions.values()), {verb.name for verb in game.moves.verbs}
    asked: set[str] = set()
    answered: set[str] = set()
    for match in enough_matches(game, 1, lambda: (asked | answered) == (questions | verbs)):
        names = NAMES[: len(match.seats)]
        for seat in match.state.actors():
            view, legal = game.view(match.state, seat), match.state.legal(seat)
            asked.add(game.question(match.state))
            answered.update(game.moves.verb_of(move).name for move in legal)
            for texts in languages:
                assert is_said(prompt(game, texts, game.question(match.state), view, names))
                labels = [label(game, texts, move, names) for move in legal]
                assert all(map(is_said, labels))
                assert len(set(labels)) == len(labels), "two choices read alike"
    assert asked == questions
    assert answered == verbs


@every_game
def test_what_choices_bring_and_what_things_are_can_be_said(game_id: str) -> None:
    game = games.load(game_id)
    languages = [game_texts(game_id, language) for language in LANGUAGES]
    for i, match in enumerate(random_matches(game, each=1)):
        if i % 5 == 0:
            for seat in match.state.actors():
                perspective = Perspective(match.state, seat)
                for texts in languages:
                    for move in perspective.legal():
                        assert all(map(is_said, effects_of(perspective, move, texts, NAMES)))
                    things = list(explanations(game, texts, perspective.view(), match.options))
                    assert things or not vocabulary(game)
                    assert all(is_said(text) for thing in things for text in thing)


def all_readings(game: Game) -> list[Reading]:
    """What happens in many random games, as each reader sees it: every different entry once."""
    readings: dict[str, Reading] = {}
    happened: set[object] = set()
    events = {event.name for event in game.events.events}
    often = enough_matches(game, 3, lambda: happened == events)
    ends = (match.journal for match in often if match.state.over())
    for journal in chain(rare_journals(game), ends):
        for seat in range(SPECTATOR, game.seats[-1]):
            for reading in journal.for_reader(seat):
                readings[str({**reading, "ply": 0, "seat": "seat" in reading})] = reading
                happened.add(reading["event"])
    return list(readings.values())


def with_other_numbers(game: Game, reading: Reading) -> Iterator[Reading]:
    """The same event with few, some and many of everything it counts."""
    event = next(event for event in game.events.events if event.name == reading["event"])
    yield reading
    for n in (0, 1, 2, 5, 21):
        counted = {
            field.name: max(field.low, min(n, field.top))
            for field in event.fields
            if field.kind == NUMBER and field.text != SEAT and field.name in reading
        }
        yield {**reading, **counted}


def seats_of(game: Game, reading: Reading) -> set[int]:
    """The players an event is about."""
    event = next(event for event in game.events.events if event.name == reading["event"])
    names = ["seat", *(field.name for field in event.fields if field.text == SEAT)]
    return {seat for name in names if isinstance(seat := reading.get(name), int)}


def is_said(text: str) -> bool:
    """Text without placeholders."""
    return bool(text.strip()) and "{" not in text and "$" not in text
