"""A game of other rules, or with another box. One that is over may be looked at all the same if the
rules here allow all of its moves and lead to its result: then it goes the same way by both."""

from collections.abc import Sequence

import msgspec

from lorcha import games
from lorcha.core.fields import BadText
from lorcha.core.state import IllegalMove
from lorcha.server.store.rows import LogRow, TableRow
from lorcha.server.tables.live_table import BadLog, LiveTable, OtherRules, Outages, replay_log


def replay_stored(row: TableRow, log: Sequence[LogRow], outages: Outages = ()) -> LiveTable:
    """The table from its log. OtherRules if it was played by others, and goes on or would end
    otherwise here; BadLog if its log does not agree with the rules."""
    try:
        return replay_log(row, log, outages)
    except OtherRules as other:
        if row.stage != "over" or row.results is None:
            raise
        return replay_by_rules_here(row, log, outages, other)


def replay_by_rules_here(
    row: TableRow, log: Sequence[LogRow], outages: Outages, other: OtherRules
) -> LiveTable:
    game = games.load(row.game)
    here = msgspec.structs.replace(row, rules=game.rules_version, box=game.box.fingerprint)
    try:
        table = replay_log(here, log, outages)
    except (BadLog, BadText, IllegalMove, ValueError) as error:
        raise other from error
    if (table.results(), table.reason) != (row.results, row.reason):
        raise other
    table.row = row
    return table
