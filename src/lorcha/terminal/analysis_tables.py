"""An analysis in the terminal: a table of the players, their luck by source, the turning points."""

from collections.abc import Callable, Iterator
from typing import Final

from rich.box import ROUNDED
from rich.table import Table
from rich.text import Text

from lorcha.analysis.accounts import FIRST_DEAL
from lorcha.analysis.grades import GRADES
from lorcha.analysis.report import Account, Analysis, Decision
from lorcha.analysis.turning_points import TurningPoint, turning_points
from lorcha.core.colors import GOLD, QUIET, STRONG, name
from lorcha.core.sentences import label
from lorcha.core.text import Values, key_of
from lorcha.terminal.screen import Screen

SOURCES: Final = {  # of luck, that no game has words for
    "": "analysis-source-none",
    "chance": "analysis-source-chance",  # where the rules announce nothing
    FIRST_DEAL: "analysis-source-first-deal",
}
LEAST_PART: Final = 0.3  # points worth a word
MOST_PARTS: Final = 3
DECIMAL_MARKS: Final = {"en": ".", "ru": ","}


def show_analysis(analysis: Analysis, screen: Screen) -> None:
    moves, mode = len(analysis.steps), screen.shell.say(key_of("analysis", analysis.mode))
    values: Values = {"moves": moves, "mode": mode, "judge": analysis.judge}
    screen.say("analysis-title", values, STRONG)
    screen.console.print(player_table(analysis, screen))
    screen.console.print(luck_table(analysis, screen))
    show_turning_points(analysis, screen)


def player_table(analysis: Analysis, screen: Screen) -> Table:
    """The books of each player, from the first share to the result, and how well they played."""
    table = head(screen, "analysis-players")
    accounts = analysis.accounts
    figures: tuple[tuple[str, Callable[[Account], str]], ...] = (
        ("analysis-first", lambda a: share(a.first)),
        ("analysis-own-luck", lambda a: change(a.own_luck)),
        ("analysis-others-luck", lambda a: change(a.others_luck)),
        ("analysis-source-none", lambda a: change(a.unexplained)),
        ("analysis-own-mistakes", lambda a: change(a.own_mistakes)),
        ("analysis-others-mistakes", lambda a: change(a.others_mistakes)),
        ("analysis-result", lambda a: share(a.result)),
    )
    for key, figure in figures:
        style = STRONG if key == "analysis-result" else ""
        table.add_row(screen.shell.say(key), *map(figure, accounts), style=style)
    table.add_section()
    table.add_row(
        screen.shell.say("analysis-without-luck"), *(share(a.without_luck) for a in accounts)
    )
    losses = (written(loss(account), screen) for account in accounts)
    table.add_row(screen.shell.say("analysis-loss"), *losses)
    if any(account.levels for account in accounts):
        table.add_row(
            screen.shell.say("analysis-level"), *(levels_text(a, screen) for a in accounts)
        )
    table.add_section()
    for grade in GRADES:
        text = screen.shell.say(f"analysis-grade-{grade}")
        table.add_row(text, *(str(account.grades[grade] or "") for account in accounts))
    return table


def luck_table(analysis: Analysis, screen: Screen) -> Table:
    table = head(screen, "analysis-luck")
    sources = {source: 0.0 for account in analysis.accounts for source in account.sources}
    for source in sources:
        sources[source] = sum(abs(a.sources.get(source, 0.0)) for a in analysis.accounts)
    for source in sorted(sources, key=lambda s: (s == "", -sources[s])):
        brought = (change(account.sources.get(source, 0.0)) for account in analysis.accounts)
        style = QUIET if not source else ""
        table.add_row(source_text(source, screen), *brought, style=style)
    return table


def levels_text(account: Account, screen: Screen) -> str:
    """One below the other: the columns are narrow."""
    return " –\n".join(screen.shell.say(key_of("bot", level)) for level in account.levels)


def source_text(source: str, screen: Screen) -> str:
    if source in SOURCES:
        return screen.shell.say(SOURCES[source])
    return screen.texts.say(key_of("unknown", source))


def show_turning_points(analysis: Analysis, screen: Screen) -> None:
    points = turning_points(analysis.steps)
    screen.console.print()
    screen.say("analysis-turning-points" if points else "analysis-no-mistakes", style=STRONG)
    for number, point in enumerate(points, 1):
        screen.console.print(Text(f"{number}. {describe(point, screen)}"))
        for line in better(point.decision, screen):
            screen.console.print(Text(f"   {line}", GOLD))


def describe(point: TurningPoint, screen: Screen) -> str:
    values: Values = {
        "ply": point.ply + 1,
        "who": screen.names[point.seat],
        "move": move_text(point.decision.played, screen),
        "grade": screen.shell.say(f"analysis-grade-{point.decision.grade}.one"),
        "loss": f"{100 * point.loss:.0f} ± {100 * point.decision.doubt:.0f}",
    }
    return screen.shell.say("analysis-point", values)


def better(decision: Decision, screen: Screen) -> Iterator[str]:
    yield screen.shell.say("analysis-better", {"move": move_text(decision.best, screen)})
    parts = part_texts(decision, screen)
    if parts:
        yield screen.shell.say("analysis-brings", {"parts": ", ".join(parts)})


def part_texts(decision: Decision, screen: Screen) -> list[str]:
    """The parts of the score that differ most, in points. That a better move loses points on the
    whole is no reason for it: what it brings comes later."""
    told = [(part, points) for part, points in decision.parts.items() if abs(points) >= LEAST_PART]
    if sum(points for _, points in told) <= 0:
        return []
    return [
        f"{screen.texts.say(key_of('part', part))} {written(signed(points), screen)}"
        for part, points in sorted(told, key=lambda item: -abs(item[1]))[:MOST_PARTS]
    ]


def move_text(move: str, screen: Screen) -> str:
    return label(screen.game, screen.texts, screen.game.moves.from_text(move), screen.names)


def head(screen: Screen, title: str) -> Table:
    table = Table(box=ROUNDED, title=screen.shell.say(title), title_style=STRONG)
    table.add_column()
    for seat in range(len(screen.names)):
        table.add_column(name(seat, screen.names), justify="right")
    return table


def share(number: float) -> str:
    """Luck taken out, a result may lie outside: it is shown as next to nothing, or as certain."""
    return f"{100 * min(1.0, max(0.0, number)):.0f} %"


def change(number: float) -> str:
    return f"{signed(100 * number, 0)} %" if round(100 * number) else "·"


def loss(account: Account) -> str:
    return f"{100 * account.loss:.1f} ± {100 * account.loss_doubt:.1f} %"


def written(number: str, screen: Screen) -> str:
    """With the decimal mark of the language."""
    return number.replace(".", DECIMAL_MARKS[screen.shell.language])


def signed(number: float, digits: int = 1) -> str:
    return f"{number:+.{digits}f}".replace("-", "\N{MINUS SIGN}")
