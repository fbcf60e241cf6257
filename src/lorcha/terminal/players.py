"""The players of a game: people (`me`, `me:Anna`) and bots (`captain:Boris`, `search:2s:Vera`,
`my_module:Agent`)."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from lorcha import bots
from lorcha.core.options import BadOption
from lorcha.core.text import Texts, key_of

ME: Final = "me"
MAX_NAME_LENGTH: Final = 16
SEED_STEP: Final = 97  # so that no two bots of a game play alike


@dataclass(frozen=True)
class Player:
    """A bot, or a person if `bot` is None."""

    name: str
    bot: bots.Bot | None = None


def read_players(text: str, seed: int, shell: Texts) -> list[Player]:
    """The players of a text such as `me:Anna,random,random`."""
    kinds, given_names = [], []
    for seat in text.split(","):
        kind, _, given = (part.strip() for part in seat.partition(":"))
        if not kind:
            raise BadOption(f"{text!r} has an empty seat; write me, me:NAME or a bot")
        detail, _, name = (part.strip() for part in given.partition(":"))
        detailed = kind != ME and bots.takes(kind, detail)
        kinds.append(f"{kind}:{detail}" if detailed else kind)
        given_names.append(name if detailed else given)
    loaded = [
        None if kind == ME else bots.load(kind, seed * SEED_STEP + seat)
        for seat, kind in enumerate(kinds)
    ]
    names = [
        clean_name(given) or default_name(kind, shell)
        for kind, given in zip(kinds, given_names, strict=True)
    ]
    return [Player(*pair) for pair in zip(number_duplicates(names, shell), loaded, strict=True)]


def default_name(kind: str, shell: Texts) -> str:
    """What the texts call the bot; one of your own is called by the name of its class."""
    bot, _, detail = kind.partition(":")
    if kind == ME:
        return shell.say("player")
    return shell.say(key_of("bot", bot)) if bot in bots.BOTS else clean_name(detail)


def number_duplicates(names: Sequence[str], shell: Texts) -> list[str]:
    """The names; those that occur more than once get a number."""
    totals, seen, result = Counter(names), Counter[str](), []
    for name in names:
        seen[name] += 1
        numbered = shell.say("numbered", {"name": name, "n": seen[name]})
        result.append(numbered if totals[name] > 1 else name)
    return result


def clean_name(name: str) -> str:
    """The part of a name that can be shown in one line of a table."""
    return "".join(letter for letter in name if letter.isprintable()).strip()[:MAX_NAME_LENGTH]
