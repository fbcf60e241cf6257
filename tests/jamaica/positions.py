"""Positions in one line, and the words to ask what the table looks like after a move.

Holds are written `"3 food, 3 gold, -, 2 gunpowder"`. A ship with a `card` is still to turn it up in
this round, the others have had their turn. What the ships hold is taken from the Bank, so every
position is a sound one. Throws of the combat die are scripted; all that comes later is a 0.
"""

from collections.abc import Iterator
from typing import Any, cast

from lorcha.core.chance import Chance, Fast, Scripted
from lorcha.core.journal import Journal
from lorcha.core.options import Value
from lorcha.games.jamaica import GAME as GAME
from lorcha.games.jamaica.box import (
    ACTION_CARDS,
    CARDS,
    POWERS,
    RESOURCES,
    THROWS,
)
from lorcha.games.jamaica.position import TREASURE_NAMES as ALL_FACES
from lorcha.games.jamaica.position import ghost as ghost_words
from lorcha.games.jamaica.position import ship as ship
from lorcha.games.jamaica.state import GHOST, Table
from lorcha.games.jamaica.view import JamaicaView

Json = dict[str, Any]
LATER = [0] * 500


def fresh(seats: int = 3, chance: int | Chance = 1, /, **options: Value) -> Table:
    """A new game, asking for its first decision; `chance` may be a seed."""
    source = Fast(chance) if isinstance(chance, int) else chance
    return cast(Table, GAME.new(seats, options, chance=source, journal=Journal()))


def ghost(*place_and_holds: Any, **words: Any) -> Json:
    return ghost_words(*place_and_holds, **words) | {"ghost": True}


def table(
    *ships: Json,
    dice: str = "1 1",
    captain: int = 0,
    throws: str = "",
    lairs: str | None = None,
    pile: str = "",
    sails: bool = False,
    **options: Value,
) -> Table:
    """A round under way, run to its first question.

    If there are two ships alone, a third lies empty in Port Royal: there is no Ghost Ship then.
    With `sails` the Ghost Ship is moved after the turns.
    """
    seats = GHOST if "ghost" in ships[-1] else max(3, len(ships))
    ships = tuple({word: one[word] for word in one if word != "ghost"} for one in ships)
    if len(ships) == 2:
        ships = (*ships, ship(0, "-"))
    state = GAME.position(
        seats,
        options,
        chance=Scripted([*[THROWS.index(throw) for throw in throws.split()], *LATER]),
        journal=Journal(),
        ships=ships,
        at="turns",
        dice=dice,
        captain=captain,
        lairs=lairs,
        pile=pile,
        ghost_sails=sails,
    )
    return cast(Table, state)


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


def events(state: Table, event: str, reader: int = 0) -> list[Json]:
    return [e for e in journal(state, reader) if e["event"] == event]


def event_names(state: Table, reader: int = 0) -> list[str]:
    return [str(e["event"]) for e in journal(state, reader)]


def journal(state: Table, reader: int) -> list[Json]:
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
