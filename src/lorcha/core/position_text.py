"""A position as a text: the words of the game's `position.py` in TOML, with `seats` and `options`.

    seats = 3
    month = 5
    princes = ["2 monk, 3 farmer old_healer", {palaces = "2 scholar", yuan = 4}]

What is wrong with it is said with the number of its line.
"""

import re
import tomllib
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from lorcha.core.chance import Fast
from lorcha.core.dumps import BadPosition
from lorcha.core.game import Game
from lorcha.core.options import BadOption, Value
from lorcha.core.state import State

LONGEST: Final = 16_384  # letters
COMMON: Final = ("seats", "options")
AT_LINE: Final = re.compile(r" ?\(at line (\d+), column \d+\)")
WIDEST: Final = 40  # letters of a list in one line


class BadText(ValueError):
    """What is wrong, and the line it stands in; 0 if no single line is to blame."""

    def __init__(self, line: int, text: str) -> None:
        super().__init__(f"line {line}: {text}" if line else text)
        self.line = line
        self.text = text


class SetUp(msgspec.Struct, frozen=True):
    """What `Game.position` takes."""

    seats: int
    options: dict[str, Value]
    words: dict[str, Any]

    def position(self, game: Game) -> State:
        return game.position(self.seats, self.options, chance=Fast(1), **self.words)


def read_set_up(game: Game, text: str) -> SetUp:
    """The text as words that describe a sound position; BadText if they do not."""
    if len(text) > LONGEST:
        raise BadText(0, f"a position has at most {LONGEST} letters")
    words = parse(text)
    seats = words.pop("seats", None)
    if not isinstance(seats, int) or isinstance(seats, bool):
        raise BadText(line_of(text, "seats"), "`seats` must say how many play")
    options = words.pop("options", {})
    try:
        complete = game.complete(seats, msgspec.convert(options, dict[str, Value]))
    except (BadOption, msgspec.ValidationError) as error:
        wanted = "seats" if seats not in game.seats else "options"
        raise BadText(line_of(text, wanted), str(error)) from error
    set_up = SetUp(seats, complete, words)
    fault = fault_of(game, set_up)
    if fault:
        raise BadText(guilty_line(game, set_up, text, fault), fault)
    return set_up


def parse(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        found = AT_LINE.search(str(error))
        last = len(text.splitlines())
        raise BadText(int(found[1]) if found else last, AT_LINE.sub("", str(error))) from error


def fault_of(game: Game, set_up: SetUp) -> str:
    """Why it is no position; "" if it is one."""
    try:
        set_up.position(game)
    except (BadPosition, RecursionError) as error:
        return str(error)
    return ""


def guilty_line(game: Game, set_up: SetUp, text: str, fault: str) -> int:
    """The line of the first word with which the fault is there, or in it that of what is quoted."""
    given: dict[str, Any] = {}
    for word, value in set_up.words.items():
        given[word] = value
        if fault_of(game, SetUp(set_up.seats, set_up.options, given)) == fault:
            return quoted_line(text, word, fault) or line_of(text, word, seat_in(fault))
    return line_of(text, "seats")


def quoted_line(text: str, word: str, fault: str) -> int:
    """The line after the word's in which something stands that the fault quotes; 0 if none does."""
    quotes = [quote for quote in re.findall(r"['\"]([^'\"]+)['\"]", fault) if quote != word]
    begin = line_of(text, word)
    for number, line in enumerate(text.splitlines(), 1):
        if number >= begin > 0 and any(quote in line for quote in quotes):
            return number
    return 0


def line_of(text: str, word: str, nth: int = 0) -> int:
    """Where the word is given, for the nth time if it is given more than once; 0 if it is not."""
    given = rf"\s*(\[+\s*)?\"?{re.escape(word)}\"?\s*[=.\]]"
    lines = [n for n, line in enumerate(text.splitlines(), 1) if re.match(given, line)]
    return lines[min(nth, len(lines) - 1)] if lines else 0


def seat_in(fault: str) -> int:
    """The seat a fault begins with; its section is the one of that number."""
    found = re.match(r"seat (\d+)", fault)
    return int(found[1]) if found else 0


# ---- writing


def write_set_up(set_up: SetUp, usual: Mapping[str, Value]) -> str:
    """The text of a position; options that are as usual are left out. What a seat has stands in a
    section of its own, one thing in a line."""
    options = {name: value for name, value in set_up.options.items() if usual.get(name) != value}
    given = {"seats": set_up.seats, **({"options": options} if options else {}), **set_up.words}
    sections = {word: items for word, items in given.items() if is_sections(items)}
    lines = [f"{word} = {written(it)}" for word, it in given.items() if word not in sections]
    for word, items in sections.items():
        for item in items:
            lines += ["", f"[[{word}]]", *(f"{name} = {written(it)}" for name, it in item.items())]
    return "\n".join(lines) + "\n"


def is_sections(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(it, dict) for it in value)


def written(value: object) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {written(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        items = [written(item) for item in value]
        line = "[" + ", ".join(items) + "]"
        return line if len(line) <= WIDEST else "[\n" + "".join(f"  {it},\n" for it in items) + "]"
    return msgspec.json.encode(value).decode()
