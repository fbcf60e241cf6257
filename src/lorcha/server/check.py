"""`lorcha check`: every stored match is played again and must reach its stored result. Many matches
are shared out to several processes."""

from collections import deque
from collections.abc import Collection, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import chain, islice
from typing import Final

import msgspec

from lorcha.core.fields import BadText
from lorcha.core.processes import worker_context
from lorcha.core.state import IllegalMove
from lorcha.server.store import LogRow, TableRow
from lorcha.server.store.matches import stored_matches
from lorcha.server.tables.live_table import BadLog, LiveTable, OtherRules
from lorcha.server.tables.other_rules import replay_stored

FEW: Final = 60  # matches that are checked before another process would have begun
AT_ONCE: Final = 20  # matches that a process gets
Match = tuple[TableRow, Sequence[LogRow]]


class MatchCheck(msgspec.Struct, frozen=True):
    """A match and its faults; `other` if it was played by rules or with a box we do not have."""

    table: str
    faults: list[str]
    other: bool = False
    over: bool = False  # it will never change again


def check(database: str, jobs: int = 1, sound: Collection[str] = ()) -> Iterator[MatchCheck]:
    """All matches that have begun, in their order, except those that were found sound before."""
    matches = stored_matches(database, sound)
    few = list(islice(matches, FEW))
    if jobs == 1 or len(few) < FEW:
        for row, log in chain(few, matches):
            yield check_match(row, log)
    else:
        yield from check_in_processes(chain(few, matches), jobs)


def check_in_processes(matches: Iterable[Match], jobs: int) -> Iterator[MatchCheck]:
    """As many matches are read ahead as keep the processes busy, not more."""
    waiting: deque[Future[list[MatchCheck]]] = deque()
    with ProcessPoolExecutor(jobs, worker_context()) as pool:
        for some in in_groups(matches, AT_ONCE):
            waiting.append(pool.submit(check_matches, some))
            if len(waiting) > 2 * jobs:
                yield from waiting.popleft().result()
        while waiting:
            yield from waiting.popleft().result()


def in_groups(matches: Iterable[Match], size: int) -> Iterator[list[Match]]:
    iterator = iter(matches)
    while group := list(islice(iterator, size)):
        yield group


def check_matches(matches: Sequence[Match]) -> list[MatchCheck]:
    return [check_match(row, log) for row, log in matches]


def check_match(row: TableRow, log: Sequence[LogRow]) -> MatchCheck:
    try:
        table = replay_stored(row, log)
    except OtherRules as error:
        return MatchCheck(row.id, [str(error)], other=True)
    except (BadLog, BadText, IllegalMove, ValueError) as error:
        cause = f": {error.__cause__}" if error.__cause__ else ""
        return MatchCheck(row.id, [f"the log breaks the rules: {error}{cause}"])
    return MatchCheck(row.id, list(faults(row, table)), over=row.stage == "over")


def faults(row: TableRow, table: LiveTable) -> Iterator[str]:
    waiting, _ = table.waiting_and_due()
    if table.over != (row.stage == "over"):
        yield f"the table is {row.stage}, its log says otherwise"
    elif not table.over and row.waiting != waiting:
        yield f"seats {row.waiting} are waited for, by the log {waiting}"
    if table.over and (row.results, row.reason) != (table.results(), table.reason):
        yield f"the result is {as_json(row.results)}, by the log {as_json(table.results())}"


def as_json(results: object) -> str:
    return msgspec.json.encode(results).decode()
