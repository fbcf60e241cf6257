"""`lorcha check`: every stored match is played again and must reach its stored result."""

from collections.abc import Iterator, Sequence

import msgspec

from lorcha.core.fields import BadText
from lorcha.core.state import IllegalMove
from lorcha.server.store import LogRow, TableRow
from lorcha.server.store.matches import stored_matches
from lorcha.server.tables.live_table import BadLog, LiveTable, load_game, replay_log


class MatchCheck(msgspec.Struct, frozen=True):
    """A match and its faults; `other` if it was played by rules or with a box we do not have."""

    table: str
    faults: list[str]
    other: bool = False


def check(database: str) -> Iterator[MatchCheck]:
    """All matches that have begun, one after the other."""
    for row, log in stored_matches(database):
        yield check_match(row, log)


def check_match(row: TableRow, log: Sequence[LogRow]) -> MatchCheck:
    try:
        load_game(row)
    except BadLog as error:
        return MatchCheck(row.id, [str(error)], other=True)
    try:
        table = replay_log(row, log)
    except (BadLog, BadText, IllegalMove, ValueError) as error:
        cause = f": {error.__cause__}" if error.__cause__ else ""
        return MatchCheck(row.id, [f"the log breaks the rules: {error}{cause}"])
    return MatchCheck(row.id, list(faults(row, table)))


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
