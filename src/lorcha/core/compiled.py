"""Is the engine of this installation compiled? Then an extension module is in this folder."""

import os
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

HERE = Path(__file__).parent
COMPILED = not os.environ.get("LORCHA_INTERPRETED") and any(
    (HERE / f"rows{suffix}").exists() for suffix in EXTENSION_SUFFIXES
)
