"""How often a password may be guessed: by one source, and for one account.

A source that guesses wrong is stopped. An account is never locked, or anybody could lock out its
owner: guesses from many sources get their turns one after the other, slowly. Where the owner has
signed in before they need not wait for a turn.
"""

import asyncio
from collections import OrderedDict
from typing import Final

from lorcha.server.api.limits import Limits

LONGEST_WAIT: Final = 18.0  # seconds for a turn; whoever would wait longer is asked to come back
MOST_KNOWN: Final = 50_000


class SignInLimits:
    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._known: OrderedDict[tuple[str, str], None] = OrderedDict()  # accounts, sources

    async def wait_for_turn(self, account: str, source: str) -> None:
        """Before the password is checked; Refusal if there were too many guesses."""
        self._limits.take("sign_in", source)
        if (account, source) not in self._known:
            await asyncio.sleep(self._limits.reserve("guess", account, LONGEST_WAIT))

    def succeed(self, account: str, source: str) -> None:
        """The password was right: it was no guess."""
        self._limits.give_back("sign_in", source)
        if (account, source) not in self._known:
            self._limits.give_back("guess", account)
        self._known[account, source] = None
        self._known.move_to_end((account, source))
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
