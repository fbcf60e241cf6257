"""`python -m lorcha.envs.layouts`: what each number of each row means, as Markdown tables."""

from collections.abc import Iterator

from lorcha import games
from lorcha.core.layout import Block, Layout
from lorcha.envs.config import make_config

HEAD = "| index | size | part | divided by | meaning |\n|---|---|---|---|---|"


def all_tables() -> str:
    return "\n\n".join("\n\n".join(tables_of(name)) for name in games.SHELF) + "\n"


def tables_of(name: str) -> Iterator[str]:
    features = make_config(name).features
    title = games.load(name).title
    yield f"### {title} (`{name}`)"
    yield f"What a seat knows: {features.size} numbers, `observation`."
    yield table(features.layout)
    if features.hidden.size:
        yield f"What is hidden from it: {features.hidden_size} numbers, `hidden`."
        yield table(features.hidden)
    else:
        yield "Nothing is hidden from a seat but the future."
    yield f"A legal move: {features.move_size} numbers, room for {features.max_moves} moves."
    yield table(features.moves.layout)


def table(layout: Layout) -> str:
    return "\n".join([HEAD, *rows(layout)])


def rows(layout: Layout, indent: str = "") -> Iterator[str]:
    """Within a block indices are counted from its start."""
    for entry in layout.entries:
        index = f"+{entry.at}" if indent else f"{entry.at}"
        if isinstance(entry, Block):
            times = f"{entry.count} × " if entry.count > 1 else ""
            last = f" 0 to {entry.count - 1}" if entry.count > 1 else ""
            size = f"{times}{entry.layout.size}"
            yield f"| {index} | {size} | {indent}**{entry.name}{last}** | | |"
            yield from rows(entry.layout, f"{indent}{entry.name} › ")
        else:
            meaning = entry.meaning.replace("_", " ")
            divided = "" if entry.top == 1 else f"{entry.top}"
            yield f"| {index} | {entry.size} | {indent}{entry.name} | {divided} | {meaning} |"


if __name__ == "__main__":
    print(all_tables(), end="")
