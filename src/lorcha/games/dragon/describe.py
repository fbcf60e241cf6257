"""The words of a position of the year: what `position.arrange` would make it of."""

from typing import Any

from lorcha.games.dragon.box import ACTIONS, CARDS, EVENT_TILES, PERSONS, TYPES
from lorcha.games.dragon.position import HAS
from lorcha.games.dragon.rules.game import Dragon
from lorcha.games.dragon.state import ROOMS

Words = dict[str, Any]


def describe(state: Dragon) -> list[Words]:
    """At the beginning of the action phase, and of the person phase."""
    data: Words = state.dump()
    month, boxed = int(data["month"]), boxed_of(data["gone"])
    words: Words = {"princes": [prince_words(one) for one in data["provinces"]]}
    words["events"] = " ".join(EVENT_TILES[tile] for tile in data["tiles"])
    if boxed:
        words["boxed"] = boxed
    groups: list[list[str]] = [[] for _ in range(data["seats"])]
    for card, group in enumerate(data["groups"]):
        groups[group].append(ACTIONS[card])
    lying = {"groups": [" ".join(cards) for cards in groups]}
    words["month"] = month
    return [words | {"at": "action"} | lying, words | {"at": "person"}]


def prince_words(data: Words) -> Words:
    hand = [card for number, card in enumerate(CARDS) if data["hand"] >> number & 1]
    words: Words = {"palaces": ", ".join(palaces_of(data))}
    words |= {name: data[name] for name in HAS if data[name] or name == "yuan"}
    words |= {"points": data["points"], "space": data["space"]}
    return words | {"hand": " ".join([*hand, *["wild"] * data["wilds"]])}


def palaces_of(data: Words) -> list[str]:
    palaces = []
    for lot, floors in enumerate(data["floors"]):
        if floors:
            first = lot * ROOMS
            tiles = data["tenants"][first : first + data["guests"][lot]]
            palaces.append(" ".join([str(floors), *map(person, tiles)]))
    return palaces


def person(tile: int) -> str:
    return PERSONS[tile] if tile < TYPES else f"old_{PERSONS[tile - TYPES]}"


def boxed_of(gone: list[int]) -> dict[str, int]:
    return {person(tile): count for tile, count in enumerate(gone) if count}
