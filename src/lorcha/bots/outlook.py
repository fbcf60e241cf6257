"""What usually follows a move: it is played out quickly in many worlds the seat holds possible,
until the seat is asked the same question again, and what happened to the seat is counted."""

import json
from collections import Counter
from time import perf_counter
from typing import Final

from lorcha.bots.lookahead import lookahead
from lorcha.core.chance import Chance, Fast
from lorcha.core.journal import Journal
from lorcha.core.perspective import Perspective
from lorcha.core.state import State

WORLDS: Final = 40
SECONDS: Final = 0.3
MOST_ANSWERS: Final = 60  # of all seats, in one world
MOST_OUTCOMES: Final = 12

Entry = dict[str, object]
Outlook = list[tuple[Entry, float]]  # an entry of the seat, in which share of the worlds it occurs


def outlook(perspective: Perspective, move: int, seed: int = 0) -> Outlook:
    """In the order in which they were met, at most `MOST_OUTCOMES` of the likeliest."""
    chance, counts, began = Fast(seed), Counter[str](), perf_counter()
    worlds = 0
    while worlds < WORLDS and (not worlds or perf_counter() - began < SECONDS):
        worlds += 1
        counts.update(play_on(perspective, move, chance))
    likely = {text for text, _ in counts.most_common(MOST_OUTCOMES)}
    return [(json.loads(text), counts[text] / worlds) for text in counts if text in likely]


def play_on(perspective: Perspective, move: int, chance: Chance) -> list[str]:
    """What the seat reads of itself, each kind once, in order."""
    world = perspective.sample(chance)
    world.journal = Journal()
    world.play(perspective.seat, move)
    for _ in range(MOST_ANSWERS):
        if world.over() or is_asked_again(perspective, world):
            break
        answer(perspective, world, chance)
    entries = world.journal.for_reader(perspective.seat)
    own = [entry for entry in entries if entry.get("seat") == perspective.seat]
    return list(dict.fromkeys(json.dumps(entry, sort_keys=True) for entry in own))


def is_asked_again(perspective: Perspective, world: State) -> bool:
    asked = perspective.seat in world.actors()
    return asked and perspective.game.question(world) == perspective.question()


def answer(perspective: Perspective, world: State, chance: Chance) -> None:
    """The next seat takes the move that looks best from one move ahead."""
    seat = world.actors()[0]
    moves = world.legal(seat)
    best = 0
    if len(moves) > 1:
        values = list(lookahead(perspective.game.valuation, world, seat, chance))
        best = values.index(max(values))
    world.play(seat, moves[best])
