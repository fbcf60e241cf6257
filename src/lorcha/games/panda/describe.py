"""The words of a position of a round: what `position.arrange` would make it of."""

from typing import Any

from lorcha.games.panda.box import CARDS, MOODS
from lorcha.games.panda.rules.game import Panda
from lorcha.games.panda.state import BLUE

Words = dict[str, Any]


def describe(state: Panda) -> list[Words]:
    """Before the first bid of a trick, while all are in the round."""
    data: Words = state.dump()
    if data["highest"] >= 0 or not all(player["in_round"] for player in data["players"]):
        return []
    words: Words = {
        "hands": [" ".join(card(data, one) for one in p["hand"]) for p in data["players"]],
        "mood": MOODS[data["mood"]],
        "points": [player["points"] for player in data["players"]],
        "deck": " ".join(card(data, one) for one in reversed(data["deck"])),
    }
    if data["discard"]:
        words["discard"] = " ".join(card(data, one) for one in data["discard"])
    return [words | {"round": data["round"], "lead": data["turn"], "at": "turn"}]


def card(data: Words, number: int) -> str:
    if data["sides"][number] != BLUE:
        return CARDS[number]
    everybody = (1 << data["seats"]) - 1
    public = data["known"]["seen"][number] & everybody == everybody
    return f"{CARDS[number]}@{'B' if public else 'T'}"
