"""How many instructions a decision of random play takes, and where: load changes nothing of it.

    python bench/instructions.py dragon jamaica
    python bench/instructions.py dragon --python before/.venv/bin/python after/.venv/bin/python
    python bench/instructions.py dragon --top 40   # the functions that take most

It needs valgrind, and a compiled Lorcha. Setting up is not counted. A count is that of one compiler
on one kind of machine, and says nothing of wrong guesses at branches or of waiting for memory.
"""

import argparse
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

COUNTED: Final = "CPyPy_playout___playout"  # what mypyc calls the loop of `core/playout.py`
NAMED: Final = re.compile(r"\((\d+)\)(?: (.+))?")  # a name is written out where it comes first


class Count(NamedTuple):
    decisions: int
    instructions: Counter[str]  # of each function itself

    def table(self, top: int) -> list[str]:
        total = self.instructions.total() / self.decisions
        lines = [f"{total:8.0f}  instructions a decision, of {self.decisions:,}"]
        for name, own in self.instructions.most_common(top):
            lines.append(f"{own / self.decisions:8.1f}  {name.removeprefix('CPyDef_')}")
        return lines


def play(name: str, seats: int, games: int) -> int:
    """Inside a build: the same games each time."""
    from lorcha import games as room  # noqa: PLC0415
    from lorcha.core.chance import Fast  # noqa: PLC0415
    from lorcha.core.playout import playout  # noqa: PLC0415

    game = room.load(name)
    states = [game.new(seats, chance=Fast(seed)) for seed in range(games)]
    return sum(playout(state, Fast(seed + 1)) for seed, state in enumerate(states))


def count(python: str, name: str, seats: int, games: int) -> Count:
    with TemporaryDirectory() as folder:
        out = Path(folder, "callgrind")
        tool = ["valgrind", "--tool=callgrind", "--quiet", f"--callgrind-out-file={out}"]
        part = ["--collect-atstart=no", f"--toggle-collect={COUNTED}"]
        command = [python, __file__, "--play", name, "--seats", str(seats), "--games", str(games)]
        result = subprocess.run(
            [*tool, *part, *command], capture_output=True, text=True, check=True
        )
        return Count(int(result.stdout), read_counts(out))


def read_counts(file: Path) -> Counter[str]:
    """By function, without what it calls."""
    names: dict[str, str] = {}
    counts: Counter[str] = Counter()
    function, is_call = "", False
    with file.open() as lines:
        for line in lines:
            if line.startswith(("fn=", "cfn=")):
                match = NAMED.fullmatch(line.split("=", 1)[1].strip())
                assert match
                name = names.setdefault(match[1], match[2] or "")
                if line.startswith("fn="):
                    function = name
            elif line.startswith("calls="):
                is_call = True  # the next line says what the call took with all it led to
            elif line[0].isdigit() or line[0] in "+-*":
                if not is_call:
                    counts[function] += int(line.split()[1])
                is_call = False
    return counts


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", default=["dragon", "jamaica", "ching", "panda"])
    parser.add_argument("--python", nargs="+", default=[sys.executable])
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--top", type=int, default=0, metavar="FUNCTIONS")
    parser.add_argument("--play", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.play:
        print(play(args.play, args.seats, args.games))
        return
    for name in args.names:
        for python in args.python:
            print(name, python)
            print("\n".join(count(python, name, args.seats, args.games).table(args.top)))


if __name__ == "__main__":
    main()
