"""A position of the race in words: `game.position(3, ships=["5: 3 food, 3 gold"], dice="2 4")`.

A ship is its space and its holds: `5: 3 food, -, 2 gunpowder`. What the ships hold is taken from
the Bank; action cards not named are in their captain's deck.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

from lorcha.core.dumps import BadPosition, place_in
from lorcha.core.knowledge import PUBLIC
from lorcha.core.rows import to_list
from lorcha.games.jamaica.box import (
    ACTION_CARDS,
    CARDS,
    DIE,
    FACE_OF,
    FACES,
    HAND,
    HOLDS,
    MAP_HAND,
    NO_POWER,
    POWERS,
    RESOURCES,
    SPACES,
    TOKENS,
    TREASURES,
    TYPE_OF,
)
from lorcha.games.jamaica.state import ACTING, CHOOSING, GHOST, LAIR, MAP, NONE, THROWING

Data: TypeAlias = dict[str, Any]
ShipWords: TypeAlias = "str | Mapping[str, Any]"

PHASES: Final = {"round": ACTING, "dice": THROWING, "card": CHOOSING, "turns": ACTING}
LAIRS: Final = [space for space in range(SPACES) if TYPE_OF[space] == LAIR]
TREASURE_NAMES: Final = [FACES[face] for face in to_list(FACE_OF)]


def ship(
    space: int = 0,
    holds: str = "3 food, 3 gold",
    *,
    lap: int = 0,
    card: str = "",
    hand: str = "",
    played: str = "",
    powers: str = "",
    hidden: str = "",
) -> Data:
    """A ship. With a `card` it is still to turn it up in this round; `powers` are its face-up
    treasures, `hidden` the others in the order they came."""
    return {
        "space": space,
        "holds": holds,
        "lap": lap,
        "card": card,
        "hand": hand,
        "played": played,
        "powers": powers,
        "hidden": hidden,
    }


def ghost(
    space: int = 0,
    holds: str = "5 gold, 3 gold",
    *,
    lap: int = 0,
    powers: str = "lady_beth",
    hidden: str = "",
) -> Data:
    """The Ghost Ship, the last ship of a game for two."""
    return ship(space, holds, lap=lap, powers=powers, hidden=hidden)


def arrange(
    opening: Data,
    *,
    ships: Sequence[ShipWords] = (),
    round: int = 1,  # noqa: A002 (the game's own word)
    at: str = "",
    dice: str = "",
    captain: int = 0,
    lairs: str | None = None,
    pile: str = "",
    ghost_sails: bool = True,
) -> Data:
    """The dump of a new game, changed to the position these words describe.

    `at` is the start of a `round`, the `dice` thrown and not placed, the choice of a `card`, or the
    `turns`, which come to the ships with a card; the rest of the game follows. `lairs` are the
    spaces that still have their treasure, `pile` the top treasure cards, the first on top.
    """
    seats: int = opening["seats"]
    words = read_ships(ships, seats)
    with_card = any(one["card"] for one in words)
    at = at or ("turns" if with_card else "card" if dice else "round")
    place_in(list(PHASES), at, "moment")
    if not 0 <= captain < seats:
        raise BadPosition(f"there is no seat {captain} to be the Captain")
    fleet = [ship_data(one, at, number >= seats) for number, one in enumerate(words)]
    data = opening | {"round": round - (at == "round"), "phase": PHASES[at], "captain": captain}
    data |= {"acting": NONE, "half": 0, "ships": fleet} | read_dice(dice or "1 1")
    data |= lay_treasures(words, fleet, seats, lairs, pile.split())
    aboard = [sum(tokens_of(one, resource) for one in fleet) for resource in range(len(RESOURCES))]
    data["bank"] = [tokens - gone for tokens, gone in zip(to_list(TOKENS), aboard, strict=True)]
    data["agenda"] = rest_of_round(fleet, at, captain, seats, ghost_sails)
    return data


def read_ships(ships: Sequence[ShipWords], seats: int) -> list[Data]:
    """Those named, and others as they lie in Port Royal at the start."""
    most = seats + 1 if seats == GHOST else seats
    if len(ships) > most:
        raise BadPosition(f"{len(ships)} ships are too many for {seats} seats")
    words = [ship_words(one) for one in ships]
    words += [ship() for _ in range(seats - len(words))]
    return words + [ghost() for _ in range(most - len(words))]


def ship_words(words: ShipWords) -> Data:
    if not isinstance(words, str):
        return ship(**words)
    space, _, holds = words.partition(":")
    if not space.strip().isdecimal():
        raise BadPosition(f"a ship is written as its space and its holds, '5: 3 food': {words!r}")
    return ship(int(space), holds.strip() or "3 food, 3 gold")


def read_dice(dice: str) -> Data:
    faces = dice.split()
    if len(faces) != 2 or any(face not in [str(side) for side in DIE] for face in faces):
        raise BadPosition(f"the dice show two of {', '.join(map(str, DIE))}: {dice!r}")
    return {"morning": int(faces[0]), "evening": int(faces[1])}


def rest_of_round(
    fleet: Sequence[Data], at: str, captain: int, seats: int, ghost_sails: bool
) -> list[object]:
    """The tasks from here on, the last one first (JA-15, JA-18)."""
    if at == "round":
        return [["begin_round", [], 0]]
    tasks: list[object] = [["end_round", [], 0]]
    if seats == GHOST and ghost_sails:
        tasks += [["move_ghost", [], 1], ["move_ghost", [], 0]]
    in_turn = [(captain + nth) % seats for nth in range(seats)]
    waiting = [seat for seat in in_turn if at != "turns" or fleet[seat]["chosen"] != NONE]
    tasks += [["take_turn", [], seat] for seat in reversed(waiting)]
    if at != "turns":
        tasks.append(["card", list(range(seats)), 0])
    if at == "dice":
        tasks.append(["dice", [captain], 0])
    return tasks


# ---- a ship


def ship_data(words: Data, at: str, is_ghost: bool) -> Data:
    cargo, tokens = read_holds(words["holds"])
    powers = sum({1 << place_in(POWERS, power, "power") for power in words["powers"].split()})
    data: Data = {"space": words["space"], "lap": words["lap"], "cargo": cargo, "tokens": tokens}
    data |= {"powers": powers, "hidden": [], "known": 0, "chosen": NONE}
    if is_ghost:
        return data | {"hand": 0, "deck": [], "played": []}
    return data | action_cards(words, at, MAP_HAND if powers >> MAP & 1 else HAND)


def read_holds(holds: str) -> tuple[list[int], list[int]]:
    cargo, tokens = [0] * HOLDS, [0] * HOLDS
    texts = [hold.strip() for hold in holds.split(",")]
    if len(texts) > HOLDS:
        raise BadPosition(f"a ship has no more than {HOLDS} holds: {holds!r}")
    for hold, text in enumerate(texts):
        if text not in ("", "-"):
            amount, _, resource = text.partition(" ")
            if not amount.isdecimal() or amount == "0":
                raise BadPosition(f"a hold is '-' or an amount of something, '3 food': {text!r}")
            cargo[hold], tokens[hold] = place_in(RESOURCES, resource, "resource"), int(amount)
    return cargo, tokens


def action_cards(words: Data, at: str, limit: int) -> Data:
    """Those named, else the last ones of the row; a card chosen has left the hand."""
    cards = [place_in(ACTION_CARDS, name, "action card") for name in words["hand"].split()]
    spent = [place_in(ACTION_CARDS, name, "action card") for name in words["played"].split()]
    chosen = place_in(ACTION_CARDS, words["card"], "action card") if words["card"] else NONE
    free = [card for card in range(CARDS) if card not in (*cards, *spent, chosen)]
    if at == "turns" and chosen == NONE and not spent:
        spent.append(free.pop())  # it has had its turn
    size = limit - 1 if at == "turns" else limit
    while not words["hand"] and len(cards) < size:
        cards.append(free.pop())
    hand = sum({1 << card for card in cards})
    return {"hand": hand, "chosen": chosen, "deck": free, "played": spent}


def tokens_of(ship: Data, resource: int) -> int:
    holds = zip(ship["cargo"], ship["tokens"], strict=True)
    return sum(tokens for cargo, tokens in holds if cargo == resource)


# ---- treasures


def lay_treasures(
    words: Sequence[Data], fleet: Sequence[Data], seats: int, lairs: str | None, top: list[str]
) -> Data:
    """Number the face-down cards, and lay the others into the pile and out of the game."""
    taken = {power for power in range(len(POWERS)) if any(s["powers"] >> power & 1 for s in fleet)}
    seen = [PUBLIC if card in taken else 0 for card in range(TREASURES)]
    limit = [0] * TREASURES
    for number, (text, one) in enumerate(zip(words, fleet, strict=True)):
        one["hidden"] = [take(face, taken) for face in text["hidden"].split()]
        for card in one["hidden"] if number < seats else ():
            seen[card] = 1 << number
            limit[card] = NO_POWER
    rest = [take(face, taken) for face in top]
    rest += [card for card in range(TREASURES) if card not in taken]
    tokens = LAIRS[: len(rest)] if lairs is None else [int(space) for space in lairs.split()]
    return {
        "lairs": sum({1 << space for space in tokens}),
        "pile": rest[: len(tokens)][::-1],
        "removed": rest[len(tokens) :],
        "faces": {"seen": seen, "limit": limit},
    }


def take(face: str, taken: set[int]) -> int:
    """A card of this face that is nowhere yet."""
    place_in(TREASURE_NAMES, face, "treasure")
    for card, name in enumerate(TREASURE_NAMES):
        if name == face and card not in taken:
            taken.add(card)
            return card
    raise BadPosition(f"there are not enough cards {face!r}")
