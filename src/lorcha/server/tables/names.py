"""What a name may look like: visible letters only."""

import unicodedata
from typing import Final

from lorcha.server.refusal import Refusal

BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"  # letters that are drawn as nothing


def clean_name(name: str) -> str:
    """The name without superfluous blanks; Refusal if it has letters that cannot be seen or that
    change the direction of text."""
    plain = " ".join(unicodedata.normalize("NFC", name).split())
    if not plain:
        raise bad_name("a name has at least one letter")
    if any(is_invisible(letter) for letter in plain) or "#" in plain:
        raise bad_name("a name is made of letters that can be seen, without #")
    return plain


def bad_name(text: str) -> Refusal:
    return Refusal("bad_name", text, 400)


def is_invisible(letter: str) -> bool:
    return unicodedata.category(letter).startswith("C") or letter in BLANKS
