"""Runs an installed Lorcha from its Python sources although there are compiled modules.

Set `LORCHA_INTERPRETED=1` to compare the two: same rules, same digests, another speed.
"""

import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceFinder:
    """Finds `lorcha.*` as source files only."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("lorcha.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
            if spec is not None:
                return spec
        return None


def prefer_sources() -> None:
    if SourceFinder not in sys.meta_path:
        sys.meta_path.insert(0, SourceFinder)
