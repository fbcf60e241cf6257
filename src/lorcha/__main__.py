"""`python -m lorcha` is the command `lorcha`."""

import sys

from lorcha.cli import main

sys.exit(main())
