"""The words of a position of the race: what `position.arrange` would make it of."""

from typing import Any

from lorcha.games.jamaica.box import ACTION_CARDS, FACE_OF, FACES, POWERS, RESOURCES
from lorcha.games.jamaica.position import LAIRS
from lorcha.games.jamaica.rules.game import Jamaica
from lorcha.games.jamaica.state import NONE

Words = dict[str, Any]


def describe(state: Jamaica) -> list[Words]:
    """Before the dice are placed, and before the cards are chosen."""
    data: Words = state.dump()
    words: Words = {"ships": [ship_words(ship) for ship in data["ships"]]}
    words |= {"dice": f"{data['morning']} {data['evening']}", "captain": data["captain"]}
    words["lairs"] = " ".join(str(space) for space in LAIRS if data["lairs"] >> space & 1)
    words["pile"] = " ".join(face(card) for card in reversed(data["pile"]))
    return [{"round": data["round"], "at": at} | words for at in ("dice", "card")]


def ship_words(data: Words) -> Words:
    words: Words = {"space": data["space"], "lap": data["lap"], "holds": holds_of(data)}
    cards = {
        "card": [data["chosen"]] if data["chosen"] != NONE else [],
        "hand": [card for card in range(len(ACTION_CARDS)) if data["hand"] >> card & 1],
        "played": data["played"],
    }
    words |= {name: names(row) for name, row in cards.items() if row}
    powers = [power for number, power in enumerate(POWERS) if data["powers"] >> number & 1]
    words |= {"powers": " ".join(powers)} if powers else {}
    return words | ({"hidden": " ".join(map(face, data["hidden"]))} if data["hidden"] else {})


def holds_of(data: Words) -> str:
    holds = zip(data["cargo"], data["tokens"], strict=True)
    return ", ".join(f"{count} {RESOURCES[what]}" if count else "-" for what, count in holds)


def names(cards: list[int]) -> str:
    return " ".join(ACTION_CARDS[card] for card in cards)


def face(card: int) -> str:
    name: str = FACES[int(FACE_OF[card])]
    return name
