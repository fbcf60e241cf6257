"""How long a bot takes for an answer.

An answer takes as long as the level, the speed people wish and the number of answers since a person
last answered say: all of it public. It does not depend on how hard the question is or whether there
is a choice at all, so its time tells nothing about what the bot holds. A search that would need
longer ends with what it has found by then.

The speed of a table is the slowest wish of the people who are there: whoever wants to follow what
happens can, and somebody who is in a hurry waits for them as they would at a real table.
"""

from collections.abc import Iterable
from random import uniform
from typing import Final, NamedTuple

from lorcha.server.tables.live_table import LiveTable
from lorcha.server.wire.live import BotSpeed

SLOWEST_FIRST: Final[tuple[BotSpeed, ...]] = ("thoughtful", "brisk", "at_once")
USUAL: Final[BotSpeed] = "brisk"
# What a level needs for a hard question.
THOUGHT: Final = {
    "ship_boy": 0.1,
    "sailor": 0.1,
    "boatswain": 0.1,
    "mate": 0.1,
    "captain": 0.1,
    "commodore": 0.5,
    "admiral": 2.6,
}
# Where people do not want to wait: what most questions need.
BRIEF: Final = {
    "ship_boy": 0.05,
    "sailor": 0.1,
    "boatswain": 0.1,
    "mate": 0.1,
    "captain": 0.1,
    "commodore": 0.3,
    "admiral": 1.6,
}
BRISK: Final = 0.25  # seconds: quicker than that nobody sees who did what
SHORTENED: Final = 0.65  # each answer to the one before it, so that many do not add up to seconds
LEAST_THOUGHT: Final = 0.02


class AnswerTime(NamedTuple):
    """Seconds until the answer is given, and how many of them the bot may think."""

    total: float
    thought: float


def answer_time(
    level: str, speed: BotSpeed, in_a_row: int, pause: tuple[float, float]
) -> AnswerTime:
    """`pause` are the least and the most seconds of a thoughtful answer; (0, 0): nobody waits."""
    least, most = pause
    if speed == "thoughtful" or not most:
        thought = THOUGHT[level]
        return AnswerTime(max(thought, uniform(least, most)) if most else 0.0, thought)
    brief = BRIEF[level]
    total = (max(brief, BRISK) if speed == "brisk" else brief) * SHORTENED**in_a_row
    return AnswerTime(total, max(LEAST_THOUGHT, min(brief, total)))


def answers_in_a_row(table: LiveTable) -> int:
    """How often bots have answered since a person did, as everybody may count it."""
    count = 0
    for step in reversed(table.history.steps):
        if table.seating.level(step.seat) is None:
            break
        count += step.first
    return count


def slowest(speeds: Iterable[BotSpeed]) -> BotSpeed:
    return min(speeds, key=SLOWEST_FIRST.index, default=USUAL)
