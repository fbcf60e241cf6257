"""The steps of the Containerfile, read as far as ours uses its language."""

import json
import re
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[2]


@dataclass
class Stage:
    base: str
    name: str
    steps: list[tuple[str, str]] = field(default_factory=list)

    def all(self, instruction: str) -> list[str]:
        return [text for name, text in self.steps if name == instruction]


def stages() -> list[Stage]:
    text = re.sub(r"^#.*\n", "", (ROOT / "Containerfile").read_text("utf-8"), flags=re.MULTILINE)
    found: list[Stage] = []
    for line in re.sub(r"\\\n\s*", "", text).splitlines():
        instruction, _, rest = line.partition(" ")
        if instruction == "FROM":
            base, _, name = rest.partition(" AS ")
            found.append(Stage(base, name))
        elif found and line:
            found[-1].steps.append((instruction, rest))
    return found


def environment() -> dict[str, str]:
    """What a running container has."""
    words = [word for line in stages()[-1].all("ENV") for word in line.split()]
    return dict(word.split("=", 1) for word in words)


def health_check() -> list[str]:
    [line] = stages()[-1].all("HEALTHCHECK")
    command: list[str] = json.loads(line.partition("CMD ")[2])
    return command
