"""What usually follows a move: it is played out quickly in many worlds the seat holds possible,
until the seat is asked the same question again, and what happened to the seat is counted.

Everybody plays on by the net, in all worlds side by side; without one by looking a move ahead."""

import json
from collections import Counter
from time import perf_counter
from typing import Final

from lorcha.bots.guide import SHIPPED, Guide
from lorcha.bots.lookahead import lookahead
from lorcha.core.chance import Chance, Fast
from lorcha.core.journal import Journal
from lorcha.core.perspective import Perspective
from lorcha.core.state import State
from lorcha.nets.net import Net

WORLDS: Final = 40
SECONDS: Final = 0.3
MOST_ANSWERS: Final = 60  # of all seats, in one world
MOST_OUTCOMES: Final = 12

Entry = dict[str, object]
Outlook = list[tuple[Entry, float]]  # an entry of the seat, in which share of the worlds it occurs


def outlook(perspective: Perspective, move: int, seed: int = 0, guide: Guide = SHIPPED) -> Outlook:
    """In the order in which they were met, at most `MOST_OUTCOMES` of the likeliest."""
    chance, net = Fast(seed), guide.net(perspective.game)
    if net is None:
        worlds = play_on_one_by_one(perspective, move, chance)
    else:
        worlds = play_on_together(perspective, move, chance, net)
    counts = Counter[str]()
    for world in worlds:
        counts.update(own_entries(perspective, world))
    likely = {text for text, _ in counts.most_common(MOST_OUTCOMES)}
    return [(json.loads(text), counts[text] / len(worlds)) for text in counts if text in likely]


def play_on_one_by_one(perspective: Perspective, move: int, chance: Chance) -> list[State]:
    worlds: list[State] = []
    began = perf_counter()
    while len(worlds) < WORLDS and (not worlds or perf_counter() - began < SECONDS):
        world = world_after(perspective, move, chance)
        for _ in range(MOST_ANSWERS):
            if is_far_enough(perspective, world):
                break
            answer(perspective, world, chance)
        worlds.append(world)
    return worlds


def play_on_together(perspective: Perspective, move: int, chance: Chance, net: Net) -> list[State]:
    """One answer in each world, by one look of the net at all of them, and so on."""
    worlds = [world_after(perspective, move, chance) for _ in range(WORLDS)]
    for _ in range(MOST_ANSWERS):
        unfinished = [world for world in worlds if not is_far_enough(perspective, world)]
        if not unfinished:
            break
        actors = [world.actors()[0] for world in unfinished]
        judged = net.evaluate_many(unfinished, actors)
        for world, actor, (policy, _) in zip(unfinished, actors, judged, strict=True):
            world.play(actor, world.legal(actor)[int(policy.argmax())])
    return worlds


def world_after(perspective: Perspective, move: int, chance: Chance) -> State:
    world = perspective.sample(chance)
    world.journal = Journal()
    world.play(perspective.seat, move)
    return world


def own_entries(perspective: Perspective, world: State) -> list[str]:
    """What the seat reads of itself, each kind once, in order."""
    assert world.journal is not None
    entries = world.journal.for_reader(perspective.seat)
    own = [entry for entry in entries if entry.get("seat") == perspective.seat]
    return list(dict.fromkeys(json.dumps(entry, sort_keys=True) for entry in own))


def is_far_enough(perspective: Perspective, world: State) -> bool:
    """Is the game over, or the seat asked the same again?"""
    asked = perspective.seat in world.actors()
    return world.over() or (asked and perspective.game.question(world) == perspective.question())


def answer(perspective: Perspective, world: State, chance: Chance) -> None:
    """The next seat takes the move that looks best from one move ahead."""
    seat = world.actors()[0]
    moves = world.legal(seat)
    best = 0
    if len(moves) > 1:
        values = list(lookahead(perspective.game.valuation, world, seat, chance))
        best = values.index(max(values))
    world.play(seat, moves[best])
