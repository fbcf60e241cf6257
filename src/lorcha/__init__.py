"""Lorcha: a table for four board games, an engine to study them with."""

import os

__version__ = "0.1.0"

if os.environ.get("LORCHA_INTERPRETED"):
    from lorcha import interpreted

    interpreted.prefer_sources()
