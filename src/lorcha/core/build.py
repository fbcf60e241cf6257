"""Is the engine of this installation compiled? Told by the extension module that lies beside it."""

import os
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

HERE = Path(__file__).parent
COMPILED = not os.environ.get("LORCHA_INTERPRETED") and any(
    (HERE / f"rows{suffix}").exists() for suffix in EXTENSION_SUFFIXES
)
