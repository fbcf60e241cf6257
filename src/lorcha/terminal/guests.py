"""Who sits down: people at this terminal (`me`, `me:Anna`) and bots (`random`, `random:Boris`)."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from lorcha import bots
from lorcha.core.options import BadOption
from lorcha.core.text import Texts, key_of

ME: Final = "me"
LONGEST_NAME: Final = 16
SEEDS_APART: Final = 97  # so that no two bots of a game play alike


@dataclass(frozen=True)
class Guest:
    """A seat taken by a bot, or by a person if there is none."""

    name: str
    bot: bots.Bot | None = None


def seat_guests(written: str, seed: int, shell: Texts) -> list[Guest]:
    """The guests of a list such as `me:Anna,random,random`."""
    kinds, wanted = [], []
    for seat in written.split(","):
        kind, _, given = (part.strip() for part in seat.partition(":"))
        if not kind:
            raise BadOption(f"{written!r} has a seat nobody takes; write me, me:NAME or a bot")
        kinds.append(kind)
        wanted.append(given)
    players = [
        None if kind == ME else bots.load(kind, seed * SEEDS_APART + seat)
        for seat, kind in enumerate(kinds)
    ]
    names = [
        readable(given) or shell.say("player" if kind == ME else key_of("bot", kind))
        for kind, given in zip(kinds, wanted, strict=True)
    ]
    return [Guest(*pair) for pair in zip(distinct(names, shell), players, strict=True)]


def distinct(names: Sequence[str], shell: Texts) -> list[str]:
    """Names that occur more than once, numbered."""
    often, met, told = Counter(names), Counter[str](), []
    for name in names:
        met[name] += 1
        told.append(
            shell.say("numbered", {"name": name, "n": met[name]}) if often[name] > 1 else name
        )
    return told


def readable(name: str) -> str:
    """What of a name can be shown in one line of a table."""
    return "".join(letter for letter in name if letter.isprintable()).strip()[:LONGEST_NAME]
