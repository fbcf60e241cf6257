"""The texts a player reads, from Fluent files: each game has its own, the terminal too."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from lorcha.core.fields import WORD, Field

LANGUAGES: Final = ("en", "ru")
SEAT: Final = "seat"  # the text of a field that holds a seat: shown as that player's name
HELP: Final = "help"  # the attribute with the explanation of a thing

Values = Mapping[str, str | int]


class MissingText(KeyError):
    """A message that does not exist, or lacks a value."""


class Texts:
    """Messages of one language. A key may name an attribute: `person-monk.help`."""

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        self.language = language
        self._sources = tuple(sources)
        self._forms: dict[str, dict[str, str]] = {}

    @cached_property
    def _resources(self) -> list[ast.Resource]:
        """Parsed when something is said: a server that starts need not wait for all its lessons."""
        return [FluentResource(source) for source in self._sources]

    @cached_property
    def _bundle(self) -> FluentBundle:
        bundle = FluentBundle([self.language], use_isolating=False)
        for resource in self._resources:
            bundle.add_resource(resource)
        return bundle

    @cached_property
    def attributes(self) -> dict[str, list[str]]:
        """Of each message; "" is the message itself."""
        return {
            name: forms
            for resource in self._resources
            for name, forms in attributes_of(resource).items()
        }

    @cached_property
    def keys(self) -> set[str]:
        return {
            f"{name}.{a}" if a else name for name, forms in self.attributes.items() for a in forms
        }

    def say(self, key: str, values: Values | None = None) -> str:
        name, _, attribute = key.partition(".")
        if key not in self.keys:
            raise MissingText(f"{self.language}: {key}")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, dict(values or {}))
        if errors:
            raise MissingText(f"{self.language}: {key}: {errors[0]}")
        return str(text)

    def values(
        self, fields: Sequence[Field], values: Sequence[int], names: Sequence[str]
    ) -> dict[str, str | int]:
        """The values that a sentence about these fields may use."""
        result: dict[str, str | int] = {}
        for field, value in zip(fields, values, strict=True):
            result |= self.field_values(field, field.to_json(value), names)
        return result

    def field_values(
        self, field: Field, value: object, names: Sequence[str]
    ) -> dict[str, str | int]:
        """The values that a sentence may use for one field, whose value is given as in JSON.

        A word `card` gives `$card` (its name), `$card-id` and one value for each attribute of the
        name, such as `$card-accusative`. A number `yuan` gives `$yuan` and, if the field names a
        text, `$yuan-text` ("3 yuan"). A seat becomes the player's name.
        """
        if field.kind == WORD:
            return self._word_values(field, str(value))
        if isinstance(value, list):
            names_of = [self._forms_of(key_of(field.text, str(v))).get("", str(v)) for v in value]
            return {field.name: ", ".join(names_of)}
        assert isinstance(value, int)
        if field.text == SEAT:
            return {field.name: names[value]}
        result: dict[str, str | int] = {field.name: value}
        if field.text:
            result[f"{field.name}-text"] = self.say(field.text, {"n": value})
        return result

    def _word_values(self, field: Field, word: str) -> dict[str, str | int]:
        result: dict[str, str | int] = {field.name: word, f"{field.name}-id": word}
        for attribute, form in self._forms_of(key_of(field.text, word)).items():
            result[f"{field.name}-{attribute}" if attribute else field.name] = form
        return result

    def _forms_of(self, key: str) -> dict[str, str]:
        """A thing's name and its other forms, formatted once: every sentence wants them."""
        if key not in self._forms:
            self._forms[key] = {
                attribute: self.say(f"{key}.{attribute}" if attribute else key)
                for attribute in self.attributes.get(key, [])
                if attribute != HELP
            }
        return self._forms[key]


def key_of(*parts: str) -> str:
    """The message key of an id: `person`, `court_lady` is `person-court-lady`."""
    return "-".join(parts).replace("_", "-")


def attributes_of(resource: ast.Resource) -> dict[str, list[str]]:
    """Each message of a resource with its attributes, "" for its own text."""
    return {
        entry.id.name: ([""] if entry.value else []) + [a.id.name for a in entry.attributes]
        for entry in resource.body
        if isinstance(entry, ast.Message)
    }


def source_of(folder: Traversable, language: str) -> str:
    return (folder / "text" / f"{language}.ftl").read_text("utf-8")


def game_source(game: str, language: str) -> str:
    return source_of(files("lorcha.games") / game, language)
