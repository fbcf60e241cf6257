"""Which messages a game must have, and which of its messages are used."""

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from lorcha.core.fields import NUMBER
from lorcha.core.game import Game
from lorcha.core.journal import Event
from lorcha.core.match import Match
from lorcha.core.options import option_text
from lorcha.core.sentences import vocabulary
from lorcha.core.text import LANGUAGES, SEAT, Texts, Values, game_source, key_of

REVEAL_CALL = re.compile(r'\breveal\(\s*"(\w+)"')
WEB = Path(__file__).parents[2] / "web/src/games"
QUOTED = re.compile(r"""'([a-z][\w.-]*)'|"([a-z][\w.-]*)"|`([a-z][^`\n]*)`""")
VARIABLE = re.compile(r"\$\{[^}]*\}")


class RecordingTexts(Texts):
    """Texts that remember which keys were asked for."""

    def __init__(self, language: str, sources: list[str]) -> None:
        super().__init__(language, sources)
        self.requested: set[str] = set()

    def say(self, key: str, values: Values | None = None) -> str:
        self.requested.add(key)
        return super().say(key, values)


def must_have(game: Game, finished: Match) -> Iterator[str]:
    """The keys the declarations of a game lead to."""
    yield from ("title", "about", "designer")
    for option in game.options:
        yield key_of("option", option.id)
        yield key_of("option", option.id) + ".help"
        yield from (key_of("option", option.id, option_text(value)) for value in option.values)
    yield from (key_of("part", part) for part in finished.state.standings()[0].parts)
    yield from (key_of("move", verb.name) for verb in game.moves.verbs)
    yield from (key_of("ask", question) for question in game.questions.values())
    yield from (key_of("unknown", what) for what in revealed(game))
    if game.refusals:
        yield from (key_of("reason", reason.name) for reason in game.refusals.book.reasons)
        yield from (key_of("now", question) for question in game.questions.values())
    for event in game.events.events:
        yield key_of("journal", event.name)
        if event.secret:
            yield key_of("journal", event.name, "hidden")
        yield from addressed(game, event)
        yield from (f.text for f in event.fields if f.kind == NUMBER and f.text not in ("", SEAT))


def addressed(game: Game, event: Event) -> Iterator[str]:
    """What a reader at the table is told: the sentence about one who acts has a form for them, and
    so has the one about somebody it happens to, even if they may not know all of it."""
    key = key_of("journal", event.name)
    if "who" in variables_of(game, key):
        yield f"{key}.you"
    if any(field.text == SEAT for field in event.fields):
        yield from (f"{key}.at-you", *([f"{key}-hidden.at-you"] if event.secret else []))


def revealed(game: Game) -> set[str]:
    """The ids that the rules announce with `reveal`."""
    room = Path(str(files("lorcha.games") / game.id))
    return {what for file in room.rglob("*.py") for what in REVEAL_CALL.findall(file.read_text())}


def named_things(game: Game, texts: Texts) -> Iterator[str]:
    """The things that have a name; a vocabulary has names for all of its words or none."""
    for text, words in vocabulary(game).items():
        keys = [key_of(text, word) for word in words]
        if any(key in texts.keys for key in keys):
            yield from keys


def asked_by_sentences(game: Game, texts: Texts) -> Iterator[str]:
    """Keys that other messages of the game use, as messages or as forms of a thing's name."""
    references = References()
    for language in LANGUAGES:
        references.visit(FluentResource(game_source(game.id, language)))
    yield from references.messages
    fields = [field for verb in game.moves.verbs for field in verb.fields]
    fields += [field for event in game.events.events for field in event.fields]
    for field in fields:
        for word in field.words:
            key = key_of(field.text, word)
            for form in texts.attributes.get(key, []):
                if f"{field.name}-{form}" in references.variables:
                    yield f"{key}.{form}"


def asked_on_the_web(game: Game, texts: Texts) -> Iterator[str]:
    """Keys that the game's board in the browser names, complete or with a variable part."""
    files_of_boards = [
        *WEB.glob("*.*"),
        *(WEB / game.id).rglob("*.*"),
    ]  # what boards share, and its own
    sources = [file for file in files_of_boards if file.suffix in (".ts", ".svelte")]
    named = {"".join(parts) for file in sources for parts in QUOTED.findall(file.read_text())}
    patterns = [r"[\w-]+".join(map(re.escape, VARIABLE.split(name))) for name in sorted(named)]
    key = re.compile("|".join(patterns))
    yield from (known for known in texts.keys if key.fullmatch(known))


def variables_of(game: Game, key: str) -> set[str]:
    references = References()
    for entry in FluentResource(game_source(game.id, LANGUAGES[0])).body:
        if isinstance(entry, ast.Message) and entry.id.name == key:
            references.visit(entry)
    return references.variables


class References(Visitor):
    """The messages and variables that a resource mentions."""

    def __init__(self) -> None:
        self.messages: set[str] = set()
        self.variables: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)
