"""`python -m tests.ching.run_laws 6`: checks the laws with the box in `LORCHA_BOXES`.

Prints the fingerprint of the box, how many completed missions had the number of their space, and
how many diagonal moves crossed a line.
"""

import sys
from itertools import pairwise

from lorcha.core.journal import Journal
from lorcha.games.ching import GAME
from tests.laws.tables import positions
from tests.laws.test_copies import (
    test_a_dump_reads_back_from_json_and_goes_on_the_same as dumps_read_back,
)
from tests.laws.test_play import check_game
from tests.laws.test_secrecy import (
    test_a_redealt_world_depends_on_nothing_the_seat_does_not_know as redeals_are_blind,
)
from tests.laws.test_secrecy import (
    test_a_redealt_world_looks_the_same_to_the_seat as worlds_look_the_same,
)


def journal_of(seats: int, number: int) -> Journal:
    for state in positions(GAME, seats, number):
        last = state
    assert last.journal is not None
    return last.journal


def count_special_moves(journal: Journal) -> tuple[int, int]:
    equal = diagonal = 0
    read = journal.for_reader(-1)
    space: object = 0
    for before, event in pairwise(read):
        if event["event"] == "ended":
            space = event["number"]
        equal += event["event"] == "completed" and event["mission"] == space
        if event["event"] == "crossed" and before["event"] in ("sailed", "steered"):
            diagonal += before["column"] == before["row"]
    return equal, diagonal


def main(count: int) -> None:
    equal = diagonal = 0
    for seats in GAME.seats:
        for number in range(count):
            check_game(GAME, seats, number)
            more = count_special_moves(journal_of(seats, number))
            equal, diagonal = equal + more[0], diagonal + more[1]
        dumps_read_back(GAME, seats, range(1))
        redeals_are_blind(GAME, seats, range(2))
        worlds_look_the_same(GAME, seats, range(2))
    print(GAME.box.fingerprint, equal, diagonal)


if __name__ == "__main__":
    main(int(sys.argv[1]))
