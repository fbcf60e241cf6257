"""The words of a position at sea: what `position.arrange` would make it of."""

from typing import Any

from lorcha.games.ching.box import FACE_OF, FACES, SKILLS, TILES
from lorcha.games.ching.rules.game import Ching
from lorcha.games.ching.state import ASIDE, CREW, ON_BOARD, TAKEN, TURNED_BIT

Words = dict[str, Any]


def describe(state: Ching) -> list[Words]:
    """Before the cards of a round are chosen."""
    data: Words = state.dump()
    captains = data["captains"]
    words: Words = {
        "hands": [numbers(one["hand"]) for one in captains],
        "junks": [" ".join(map(laid, junk)) for one in captains for junk in one["junks"]],
        "met": [faces(one["encounters"]) for one in captains],
        "skills": [skills(one["ready"]) for one in captains],
        "spent": [skills(one["spent"]) for one in captains],
        "gems": [one["gems"] for one in captains],
        "gold": [one["gold"] for one in captains],
        "missions": missions(data, ON_BOARD),
        "taken": [missions(data, TAKEN + seat) for seat in range(len(captains))],
        "aside": missions(data, ASIDE),
        "deck": numbers(data["deck"][::-1]),
        "encounter_deck": faces(data["encounter_deck"][::-1]),
        "discard": numbers(data["discard"]),
        "encounter_discard": faces(data["encounter_discard"]),
    }
    display = [number for number in data["display"] if number]
    now = {"round": data["round"], "at": "choice", "display": numbers(display)}
    return [now | {name: it for name, it in words.items() if it}]


def missions(data: Words, place: int) -> str:
    return " ".join(TILES[tile] for tile, lies in enumerate(data["missions"]) if lies == place)


def numbers(cards: list[int]) -> str:
    return " ".join(map(str, cards))


def laid(card: int) -> str:
    turned, below = card >= TURNED_BIT, card % TURNED_BIT
    name = FACES[int(FACE_OF[below - CREW])] if below >= CREW else str(below)
    return f"-{name}" if turned else name


def faces(cards: list[int]) -> str:
    return " ".join(FACES[int(FACE_OF[card])] for card in cards)


def skills(row: list[int]) -> str:
    return " ".join(name for place, name in enumerate(SKILLS) for _ in range(row[place]))
