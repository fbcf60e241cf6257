"""The command `lorcha`, with a server that waits shorter than in earnest.

A real one waits so long that a person who reloads the page on a bad line is never away. It runs as
a file of its own, since the tests are not on the path of a server.
"""

import sys

from lorcha.cli import main
from lorcha.server.tables import attendance

if __name__ == "__main__":  # the processes of its bots import this file too
    attendance.AWAY_AFTER = 3.0  # type: ignore[misc]  # seconds
    sys.exit(main())
