"""Options of a game: what a host may set before it begins, as a schema a client can render."""

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

    def read(self, text: str) -> Value:
        """The value that is option_text like this on a command line."""
        for value in self.values:
            if option_text(value) == text:
                return value
        raise BadOption(
            f"{self.id} is one of {', '.join(map(option_text, self.values))}, not {text!r}"
        )


def option_text(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def with_defaults(options: Sequence[Option], chosen: Mapping[str, Value]) -> dict[str, Value]:
    """All options, with their defaults where nothing was chosen."""
    by_id = {option.id: option for option in options}
    for name, value in chosen.items():
        if name not in by_id:
            known = ", ".join(by_id) or "none"
            raise BadOption(f"unknown option {name!r}; known: {known}")
        if not any(value == v and type(value) is type(v) for v in by_id[name].values):
            shown = ", ".join(map(option_text, by_id[name].values))
            raise BadOption(f"{name} is one of {shown}, not {value!r}")
    return {option.id: chosen.get(option.id, option.default) for option in options}
