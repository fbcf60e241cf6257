"""`make new-game NAME=halma`: a small game that plays at once, to be turned into your own.

Copies `templates/sample`, with the name put in, and puts the game on the shelf. What to change
then is told in `docs/adding-a-game.md`.
"""

import argparse
import keyword
import re
import sys
from pathlib import Path
from typing import Final

TEMPLATE: Final = Path(__file__).parent / "sample"
ROOT: Final = Path(__file__).parents[1]
SHELF: Final = Path("src/lorcha/games/__init__.py")
WORDS: Final = Path("web/src/words")
NAME: Final = re.compile(r"[a-z][a-z0-9]{2,19}")
TAKEN: Final = {"core", "templates", "tests", "toy", "sample"}
TITLES: Final = """
game-{name} = {title}
    .lines = {title}
    .by = Nobody in particular
    .blurb = One line about the game.
"""


class BadName(ValueError):
    """No game can be called like this."""


def check(name: str, root: Path) -> None:
    if not NAME.fullmatch(name) or keyword.iskeyword(name) or name in TAKEN:
        raise BadName(f"{name!r}: a name is 3 to 20 small letters and digits, and not taken")
    if (root / "src/lorcha/games" / name).exists():
        raise BadName(f"there is a game {name} already")


def prefix_of(name: str, root: Path) -> str:
    """Two letters for the ids of the rules that no other game has."""
    used = {
        match[1]
        for page in (root / "docs/rules").glob("*.md")
        for match in re.finditer(r"\*\*([A-Z]{2})-\d+\*\*", page.read_text("utf-8"))
    }
    letters = [name[0] + letter for letter in name[1:]]
    letters += [name[0] + letter for letter in "abcdefghijklmnopqrstuvwxyz"]
    return next(two.upper() for two in letters if two.isalpha() and two.upper() not in used)


def write_game(name: str, root: Path) -> list[Path]:
    """The new files, and after them those that know the games by name."""
    check(name, root)
    prefix, title = prefix_of(name, root), name.capitalize()
    written: list[Path] = []

    for file in sorted(TEMPLATE.rglob("*")):
        if not file.is_file() or "__pycache__" in file.parts:
            continue
        target = root / str(file.relative_to(TEMPLATE)).replace("sample", name)
        target.parent.mkdir(parents=True, exist_ok=True)
        text = file.read_text("utf-8").replace("sample", name).replace("Sample", title)
        target.write_text(text.replace("SA-", f"{prefix}-"), "utf-8")
        written.append(target)
    return [*written, *put_on_shelf(name, title, root)]


def put_on_shelf(name: str, title: str, root: Path) -> list[Path]:
    shelf = root / SHELF
    text = shelf.read_text("utf-8")
    shelf.write_text(re.sub(r"(SHELF = \([^)]*)\)", rf'\1, "{name}")', text), "utf-8")
    changed = [shelf]
    for language in ("en", "ru"):
        words = root / WORDS / f"{language}.ftl"
        if words.exists():
            with words.open("a", encoding="utf-8") as file:
                file.write(TITLES.format(name=name, title=title))
            changed.append(words)
    return changed


def main() -> int:
    parser = argparse.ArgumentParser(description="A new game, ready to play and to change.")
    parser.add_argument("name", help="small letters: the id of the game and of its folders")
    parser.add_argument("--into", type=Path, default=ROOT, help="another checkout")
    chosen = parser.parse_args()
    try:
        written = write_game(chosen.name, chosen.into)
    except BadName as error:
        print(f"new-game: {error}", file=sys.stderr)
        return 1
    for path in written:
        print(path.relative_to(chosen.into))
    return 0


if __name__ == "__main__":
    sys.exit(main())
