"""The months and palaces of a played game, read from its journal alone."""

from tests.dragon.positions import Json


def months_of(entries: list[Json]) -> list[list[Json]]:
    """The entries of each month; the first are those from before the year began."""
    months: list[list[Json]] = [[]]
    for entry in entries:
        if entry["event"] == "month_began":
            months.append([])
        months[-1].append(entry)
    return months


def palaces_after(entries: list[Json], seats: int) -> list[dict[int, list[str]]]:
    """Everyone's palaces as the journal has them: the floors first, then who lives there."""
    provinces: list[dict[int, list[str]]] = [{1: ["2"], 2: ["2"]} for _ in range(seats)]
    for entry in entries:
        if "palace" in entry:
            change(provinces[entry["seat"]], entry)
    return provinces


def change(palaces: dict[int, list[str]], entry: Json) -> None:
    event, number = entry["event"], entry["palace"]
    if event == "founded":
        palaces[number] = ["1"]
    elif event == "built":
        palaces[number][0] = str(int(palaces[number][0]) + 1)
    elif event == "settled":
        palaces[number].append(person_of(entry))
    elif event in ("replaced", "released"):
        palaces[number].remove(person_of(entry))
    elif event == "decayed":
        palaces[number][0] = str(int(palaces[number][0]) - 1)
        if palaces[number] == ["0"]:
            del palaces[number]


def person_of(entry: Json) -> str:
    return f"old_{entry['person']}" if entry["age"] == "old" else str(entry["person"])
