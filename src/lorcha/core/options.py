"""Options of a game: house rules a host may choose before it begins, ready to be rendered."""

from collections.abc import Mapping, Sequence

import msgspec

Value = bool | int | str


class BadOption(ValueError):
    """An option, a value or a number of seats that the game does not have."""


class Option(msgspec.Struct, frozen=True):
    """One option: its values, the default first. Title and help are texts `option-<id>`."""

    id: str
    values: tuple[Value, ...]

    @property
    def default(self) -> Value:
        return self.values[0]

    def match(self, value: Value) -> Value | None:
        """The value that is meant, or None if it is not offered."""
        for offered in self.values:
            if value == offered and type(value) is type(offered):
                return offered
        return None

    def offer(self) -> str:
        """What can be chosen, in words."""
        return f"one of {', '.join(map(option_text, self.values))}"

    def read(self, text: str) -> Value:
        """The value with this text on a command line."""
        for value in self.values:
            if option_text(value) == text:
                return value
        raise BadOption(f"{self.id} is {self.offer()}, not {text!r}")


class SetOption(Option, frozen=True):
    """An option whose values after the default are sets of words, such as `fire-wood-metal`.

    The words may come in any order; the record has them in the order declared.
    """

    def match(self, value: Value) -> Value | None:
        for offered in self.values:
            if isinstance(value, str) and sorted(value.split("-")) == sorted(words_of(offered)):
                return offered
        return None

    def offer(self) -> str:
        default, *sets = map(option_text, self.values)
        return f"{default} or, in any order: {', '.join(sets)}"

    def read(self, text: str) -> Value:
        value = self.match(text)
        if value is None:
            raise BadOption(f"{self.id} is {self.offer()}, not {text!r}")
        return value


def words_of(value: Value) -> list[str]:
    return option_text(value).split("-")


def option_text(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def with_defaults(options: Sequence[Option], chosen: Mapping[str, Value]) -> dict[str, Value]:
    """All options, with their defaults where nothing was chosen."""
    by_id = {option.id: option for option in options}
    values = {option.id: option.default for option in options}
    for name, value in chosen.items():
        if name not in by_id:
            known = ", ".join(by_id) or "none"
            raise BadOption(f"unknown option {name!r}; known: {known}")
        match = by_id[name].match(value)
        if match is None:
            raise BadOption(f"{name} is {by_id[name].offer()}, not {value!r}")
        values[name] = match
    return values
