"""Events, moves and questions in words, all made from their declarations.

The message of an event is `journal-<event>`, or `journal-<event>-hidden` for readers who may not
know all of it; that of a move is `move-<verb>`, of a question `ask-<question>`, of a reason against
a move `reason-<reason>`. The attribute `.effect` of an event's message says in a word what a choice
brings. The number of players is always a value: what is obvious at one table needs words at
another.

A message speaks of players by name. A reader who sits at the table is "you": the attribute `.you`
is the same sentence for the player who acts (`$who`), `.at-you` for the one it happens to (a field
that holds a seat). They are whole sentences, since the verb changes too: "Vera attacks Boris",
"You attack Boris", "Vera attacks you".
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import msgspec

from lorcha.core.fields import WORD, Field
from lorcha.core.game import Game
from lorcha.core.journal import Event
from lorcha.core.state import SPECTATOR
from lorcha.core.text import HELP, SEAT, Texts, Values, key_of

PLAYERS: Final = "players"  # their number, in every sentence and label

Reading = Mapping[str, object]  # an entry of the journal as one seat may know it


def sentence(
    game: Game, texts: Texts, reading: Reading, names: Sequence[str], you: int = SPECTATOR
) -> str:
    """The sentence of an event in the journal; `you` is the seat of the reader."""
    event = _event(game, reading)
    key = _addressed(event, texts, reading, you)
    return texts.say(key, _values(event, texts, reading, names))


def effect(game: Game, texts: Texts, reading: Reading, names: Sequence[str]) -> str:
    """What an event brings, in a word or two; empty if its message has no such attribute."""
    event = _event(game, reading)
    key = f"{_journal_key(event, reading)}.effect"
    if key not in texts.keys:
        return ""
    return texts.say(key, _values(event, texts, reading, names)).strip()  # parts may be empty


def label(game: Game, texts: Texts, move: int, names: Sequence[str]) -> str:
    """A move as the answer to its question."""
    verb = game.moves.verb_of(move)
    values = texts.values(verb.fields, verb.values(move), names)
    return texts.say(key_of("move", verb.name), {PLAYERS: len(names), **values})


def prompt(
    game: Game, texts: Texts, question: str, view: msgspec.Struct, names: Sequence[str]
) -> str:
    """What a seat must decide now. A view's `question` may have details: the person to place."""
    declared = {field.name: field for field in _all_fields(game)}
    values: dict[str, str | int] = {}
    for name, value in _parts(getattr(view, "question", None)):
        if name in declared:
            values |= texts.field_values(declared[name], value, names)
    return texts.say(key_of("ask", question), values)


def objection(game: Game, texts: Texts, told: Reading, names: Sequence[str]) -> str:
    """Why a move is refused, said to the seat that wanted to make it."""
    reasons = game.refusals.book.reasons if game.refusals else []
    reason = next(reason for reason in reasons if reason.name == told["reason"])
    values: dict[str, str | int] = {PLAYERS: len(names)}
    for field in reason.fields:
        values |= texts.field_values(field, told[field.name], names)
    return texts.say(key_of("reason", reason.name), values)


def explanations(
    game: Game, texts: Texts, view: msgspec.Struct, options: Values
) -> Iterator[tuple[str, str]]:
    """The visible things with their explanations, where there are any; options serve as values."""
    ids = set(_words(msgspec.to_builtins(view)))
    values = {key_of(option): value for option, value in options.items()}
    for text, words in vocabulary(game).items():
        for word in words:
            key = key_of(text, word)
            if word in ids and HELP in texts.attributes.get(key, []):
                yield texts.say(key), texts.say(f"{key}.{HELP}", values)


def vocabulary(game: Game) -> dict[str, list[str]]:
    """The ids of all things that moves and events name, by the prefix of their messages."""
    words_of: dict[str, list[str]] = {}
    for field in _all_fields(game):
        if field.kind == WORD:
            known = words_of.setdefault(field.text, [])
            known += [word for word in field.words if word not in known]
    return words_of


def _all_fields(game: Game) -> Iterator[Field]:
    for verb in game.moves.verbs:
        yield from verb.fields
    for event in game.events.events:
        yield from event.fields


def _event(game: Game, reading: Reading) -> Event:
    return next(event for event in game.events.events if event.name == reading["event"])


def _journal_key(event: Event, reading: Reading) -> str:
    hidden = any(name not in reading for name in event.secret)
    return key_of("journal", event.name, *(["hidden"] if hidden else []))


def _addressed(event: Event, texts: Texts, reading: Reading, you: int) -> str:
    """The key of the sentence as it is said to this reader."""
    key = _journal_key(event, reading)
    if you == SPECTATOR:
        return key
    others = [reading.get(field.name) for field in event.fields if field.text == SEAT]
    form = "you" if reading.get("seat") == you else "at-you" if you in others else ""
    return f"{key}.{form}" if form in texts.attributes.get(key, []) and form else key


def _values(event: Event, texts: Texts, reading: Reading, names: Sequence[str]) -> Values:
    values: dict[str, str | int] = {PLAYERS: len(names)}
    seat = reading.get("seat")
    if isinstance(seat, int):
        values["who"] = names[seat]
    for field in event.fields:
        if field.name in reading:
            values |= texts.field_values(field, reading[field.name], names)
    return values


def _parts(struct: msgspec.Struct | None) -> Iterator[tuple[str, object]]:
    """The named values in a struct and in those within it."""
    for name in struct.__struct_fields__ if struct else ():
        value = getattr(struct, name)
        if isinstance(value, msgspec.Struct):
            yield from _parts(value)
        elif value is not None:
            yield name, value


def _words(data: object) -> Iterator[str]:
    """Every word in a view, names of its fields included."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, list):
        for item in data:
            yield from _words(item)
    elif isinstance(data, dict):
        for name, item in data.items():
            yield name
            yield from _words(item)
