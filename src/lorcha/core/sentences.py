"""What happened, what may be chosen and what is asked, in words: all from the declarations.

An event is told by the message `log-<event>` (`log-<event>-hidden` to those who may not know all
of it), a move by `move-<verb>`, a question by `ask-<question>`. What a choice brings is told
beforehand by the attribute `.effect` of the events it leads to. How many play is always told too:
what goes without saying at one table needs words at another.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import msgspec

from lorcha.core.fields import WORD, Field
from lorcha.core.game import Game
from lorcha.core.journal import Event
from lorcha.core.text import HELP, Texts, Values, key_of

PLAYERS: Final = "players"  # their number, in every sentence and label

Reading = Mapping[str, object]  # an entry of the journal as one seat may know it


def sentence(game: Game, texts: Texts, reading: Reading, names: Sequence[str]) -> str:
    """The log line of an event."""
    event = _event(game, reading)
    return texts.say(_log_key(event, reading), _told(event, texts, reading, names))


def effect(game: Game, texts: Texts, reading: Reading, names: Sequence[str]) -> str:
    """What an event brings, in a word or two; nothing if its message has no such form."""
    event = _event(game, reading)
    key = f"{_log_key(event, reading)}.effect"
    if key not in texts.keys:
        return ""
    return texts.say(key, _told(event, texts, reading, names)).strip()  # of what it may leave out


def label(game: Game, texts: Texts, move: int, names: Sequence[str]) -> str:
    """A move as the answer to its question."""
    verb = game.moves.verb_of(move)
    told = texts.values(verb.fields, verb.values(move), names)
    return texts.say(key_of("move", verb.name), {PLAYERS: len(names), **told})


def prompt(
    game: Game, texts: Texts, question: str, view: msgspec.Struct, names: Sequence[str]
) -> str:
    """What a seat must decide now. A view's `question` may tell more: the person to place."""
    declared = {field.name: field for field in _all_fields(game)}
    values: dict[str, str | int] = {}
    for name, value in _parts(getattr(view, "question", None)):
        if name in declared:
            values |= texts.tell(declared[name], value, names)
    return texts.say(key_of("ask", question), values)


def explanations(
    game: Game, texts: Texts, view: msgspec.Struct, options: Values
) -> Iterator[tuple[str, str]]:
    """The things in sight that have an explanation, with it. It may use the options as values."""
    ids = set(_words(msgspec.to_builtins(view)))
    values = {key_of(option): value for option, value in options.items()}
    for text, words in vocabulary(game).items():
        for word in words:
            key = key_of(text, word)
            if word in ids and HELP in texts.attributes.get(key, []):
                yield texts.say(key), texts.say(f"{key}.{HELP}", values)


def vocabulary(game: Game) -> dict[str, list[str]]:
    """The ids of all things that moves and events name, by the text they are told in."""
    found: dict[str, list[str]] = {}
    for field in _all_fields(game):
        if field.kind == WORD:
            known = found.setdefault(field.text, [])
            known += [word for word in field.words if word not in known]
    return found


def _all_fields(game: Game) -> Iterator[Field]:
    for verb in game.moves.verbs:
        yield from verb.fields
    for event in game.events.events:
        yield from event.fields


def _event(game: Game, reading: Reading) -> Event:
    return next(event for event in game.events.events if event.name == reading["event"])


def _log_key(event: Event, reading: Reading) -> str:
    hidden = any(name not in reading for name in event.secret)
    return key_of("log", event.name, *(["hidden"] if hidden else []))


def _told(event: Event, texts: Texts, reading: Reading, names: Sequence[str]) -> Values:
    told: dict[str, str | int] = {PLAYERS: len(names)}
    seat = reading.get("seat")
    if isinstance(seat, int):
        told["who"] = names[seat]
    for field in event.fields:
        if field.name in reading:
            told |= texts.tell(field, reading[field.name], names)
    return told


def _parts(struct: msgspec.Struct | None) -> Iterator[tuple[str, object]]:
    """The named values in a struct and in those within it."""
    for name in struct.__struct_fields__ if struct else ():
        value = getattr(struct, name)
        if isinstance(value, msgspec.Struct):
            yield from _parts(value)
        elif value is not None:
            yield name, value


def _words(told: object) -> Iterator[str]:
    """Every word in a view, names of its fields included."""
    if isinstance(told, str):
        yield told
    elif isinstance(told, list):
        for item in told:
            yield from _words(item)
    elif isinstance(told, dict):
        for name, item in told.items():
            yield name
            yield from _words(item)
