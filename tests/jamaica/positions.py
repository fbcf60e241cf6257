"""Positions in one line, and the words to ask what the table looks like after a move.

Holds are written `"3 food, 3 gold, -, 2 gunpowder"`. A ship with a `card` is still to turn it up in
this round, the others have had their turn. What the ships hold is taken from the Bank, so every
position is a sound one. Throws of the combat die are scripted; all that comes later is a 0.
"""

from collections.abc import Iterator, Sequence
from typing import Any, cast

from lorcha.core.chance import Chance, Fast, Scripted
from lorcha.core.journal import Journal
from lorcha.core.options import Value
from lorcha.core.rows import to_list
from lorcha.games.jamaica import GAME as GAME
from lorcha.games.jamaica.box import (
    ACTION_CARDS,
    CARDS,
    FACE_OF,
    FACES,
    HOLDS,
    NO_POWER,
    POWERS,
    RESOURCES,
    SPACES,
    THROWS,
    TOKENS,
    TREASURES,
    TYPE_OF,
)
from lorcha.games.jamaica.state import ACTING, END_ROUND, LAIR, MOVE_GHOST, TAKE_TURN, Table
from lorcha.games.jamaica.view import JamaicaView

Told = dict[str, Any]
LAIRS = [space for space in range(SPACES) if TYPE_OF[space] == LAIR]
ALL_FACES = [FACES[face] for face in to_list(FACE_OF)]
LATER = [0] * 500


def fresh(seats: int = 3, chance: int | Chance = 1, /, **options: Value) -> Table:
    """A new game, asking for its first decision; `chance` may be a seed."""
    source = Fast(chance) if isinstance(chance, int) else chance
    return cast(Table, GAME.new(seats, options, chance=source, journal=Journal()))


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
) -> Told:
    """A ship; the rest of its captain's eleven cards are in the deck."""
    cargo, tokens = [0] * HOLDS, [0] * HOLDS
    for hold, told in enumerate(holds.split(", ")):
        if told not in ("", "-"):
            amount, resource = told.split()
            cargo[hold], tokens[hold] = RESOURCES.index(resource), int(amount)
    held = [ACTION_CARDS.index(name) for name in hand.split()]
    chosen = ACTION_CARDS.index(card) if card else -1
    spent = [ACTION_CARDS.index(name) for name in played.split()]
    free = [i for i in range(CARDS) if i not in (*held, *spent, chosen)]
    if not card and not played:
        spent.append(free.pop())
    while not hand and len(held) < 2:
        held.append(free.pop())
    return {
        "space": space,
        "lap": lap,
        "cargo": cargo,
        "tokens": tokens,
        "powers": sum(1 << POWERS.index(power) for power in powers.split()),
        "hidden": hidden.split(),
        "hand": sum(1 << i for i in held),
        "known": 0,
        "chosen": chosen,
        "deck": free,
        "played": spent,
    }


def ghost(
    space: int = 0,
    holds: str = "5 gold, 3 gold",
    *,
    lap: int = 0,
    powers: str = "lady_beth",
    hidden: str = "",
) -> Told:
    told = ship(space, holds, lap=lap, powers=powers, hidden=hidden)
    return told | {"hand": 0, "deck": [], "played": []}


def table(
    *ships: Told,
    dice: str = "1 1",
    captain: int = 0,
    throws: str = "",
    lairs: str | None = None,
    pile: str = "",
    sails: bool = False,
    **options: Value,
) -> Table:
    """A round under way, run to its first question.

    Beside two ships alone a third lies empty in Port Royal, so that there is no Ghost Ship.
    `pile` names the top cards of the treasure pile, the first on top; with `sails` the Ghost Ship
    is moved after the turns.
    """
    if len(ships) == 2:
        ships = (*ships, ship(0, "-"))
    ships = tuple(dict(told_ship) for told_ship in ships)
    seats = len(ships) - 1 if ships[-1]["deck"] == [] else len(ships)
    state = fresh(seats, **options)
    told = state.dump()
    morning, evening = map(int, dice.split())
    thrown = [THROWS.index(throw) for throw in throws.split()]
    told |= {"agenda": [], "round": 1, "phase": ACTING, "captain": captain, "half": 0}
    told |= {"morning": morning, "evening": evening}
    told["chance"] = Scripted([*thrown, *LATER]).dump()
    told |= lay_treasures(ships, seats, lairs, pile.split())
    told["bank"] = [
        n - sum(held(s, which) for s in ships) for which, n in enumerate(to_list(TOKENS))
    ]
    state = cast(Table, GAME.load(told))
    state.journal = Journal()
    push_turns(state, sails)
    state.go_on()
    assert GAME.broken_invariants(state) == []
    return state


def push_turns(state: Table, sails: bool) -> None:
    state.agenda.push(END_ROUND)
    if sails:
        state.agenda.push(MOVE_GHOST, 0, 1)
        state.agenda.push(MOVE_GHOST, 0, 0)
    for i in reversed(range(state.seats)):
        seat = (state.captain + i) % state.seats
        if state.ships[seat].chosen >= 0:
            state.agenda.push(TAKE_TURN, 0, seat)


def held(told: Told, resource: int) -> int:
    return sum(
        n for cargo, n in zip(told["cargo"], told["tokens"], strict=True) if cargo == resource
    )


def lay_treasures(ships: Sequence[Told], seats: int, lairs: str | None, top: list[str]) -> Told:
    """Number the face-down cards, and lay the others into the pile and out of the game."""
    taken = {i for i in range(len(POWERS)) if any(told["powers"] >> i & 1 for told in ships)}
    seen, limit = [0] * TREASURES, [0] * TREASURES
    for number, told in enumerate(ships):
        told["hidden"] = [take(face, taken) for face in told["hidden"]]
        for card in told["hidden"]:
            seen[card] = 1 << number if number < seats else 0
            limit[card] = NO_POWER if number < seats else 0
    named = [take(face, taken) for face in top]
    rest = [card for card in range(TREASURES) if card not in taken]
    tokens = LAIRS if lairs is None else [int(space) for space in lairs.split()]
    tokens = tokens[: len(named) + len(rest)]
    pile = (named + rest)[: len(tokens)]
    for i in range(len(POWERS)):
        seen[i] = 1 << 32 if any(told["powers"] >> i & 1 for told in ships) else 0
    return {
        "ships": list(ships),
        "lairs": sum(1 << space for space in tokens),
        "pile": pile[::-1],
        "removed": (named + rest)[len(tokens) :],
        "faces": {"seen": seen, "limit": limit},
    }


def take(face: str, taken: set[int]) -> int:
    card = next(i for i, name in enumerate(ALL_FACES) if name == face and i not in taken)
    taken.add(card)
    return card


def play(state: Table, seat: int, *moves: str) -> None:
    """Play moves in notation, and see that nothing is lost."""
    for move in moves:
        state.play(seat, GAME.moves.from_text(move))
        assert GAME.broken_invariants(state) == []


def moves(state: Table, seat: int) -> list[str]:
    return [GAME.moves.to_text(move) for move in state.legal(seat)]


def question(state: Table) -> tuple[str, list[int]]:
    return GAME.question(state), state.actors()


def where(state: Table, number: int) -> tuple[int, int]:
    return state.ships[number].space, state.ships[number].lap


def holds(state: Table, number: int) -> list[str]:
    """Each hold of the ship, an empty one as "-"."""
    owner = state.ships[number]
    return [
        f"{owner.tokens[i]} {RESOURCES[owner.cargo[i]]}" if owner.tokens[i] else "-"
        for i in range(owner.holds())
    ]


def hidden(state: Table, number: int) -> list[str]:
    return [ALL_FACES[card] for card in state.ships[number].hidden.to_list()]


def powers(state: Table, number: int) -> list[str]:
    return [power for i, power in enumerate(POWERS) if state.ships[number].has(i)]


def hand(state: Table, seat: int) -> list[str]:
    return [ACTION_CARDS[i] for i in range(CARDS) if state.ships[seat].hand >> i & 1]


def events(state: Table, event: str, reader: int = 0) -> list[Told]:
    return [e for e in journal(state, reader) if e["event"] == event]


def event_names(state: Table, reader: int = 0) -> list[str]:
    return [str(e["event"]) for e in journal(state, reader)]


def journal(state: Table, reader: int) -> list[Told]:
    assert state.journal is not None
    return state.journal.for_reader(reader)


def view(state: Table, seat: int) -> JamaicaView:
    return cast(JamaicaView, GAME.view(state, seat))


def scores(state: Table) -> dict[int, int]:
    return {standing.seat: standing.score for standing in state.standings()}


def random_game(seats: int, seed: int, **options: Value) -> Iterator[Table]:
    """A random game, position by position."""
    state, chooser = fresh(seats, seed, **options), Fast(seed + 1)
    yield state
    while not state.over():
        actors = state.actors()
        seat = actors[chooser.below(len(actors))]
        choices = state.legal(seat)
        state.play(seat, choices[chooser.below(len(choices))])
        yield state
