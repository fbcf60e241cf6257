"""Pictures of every game's table at fixed moments: `python -m tests.web.gallery OUT`.

Each moment is reached once for a language, on a phone and on a desk; then the window is resized and
the theme changed. A picture is `<game>-<moment>-<size>-<theme>-<language>.png`.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from lorcha import games
from tests.web.browser_player import BrowserPlayer
from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.layout import PHONE, SIZES, resize
from tests.web.moments import MOMENTS, sit_at
from tests.web.server import CLIENT, run_server

Size = tuple[int, int]
NAMES: Final = {"en": "Vera", "ru": "Вера"}
THEMES: Final = ["light", "dark"]
PHONE_SCALE: Final = 2.0  # pixels of the device to one of the page
SETTLED: Final = 250  # ms, for what glides though nothing flies
RINGS_GONE: Final = 2_000  # ms, for the rings around what has just changed


def main() -> None:
    args = arguments().parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    with (
        TemporaryDirectory() as folder,
        run_server(Path(folder), client=args.client.resolve()) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for language in args.languages:
            for sizes in devices(args.sizes):
                take_pictures(browser, address, language, sizes, args)


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    moments = sorted({moment.name for of_game in MOMENTS.values() for moment in of_game})
    parser.add_argument("out", type=Path, help="the folder for the pictures")
    parser.add_argument("--games", nargs="+", choices=MOMENTS, default=list(MOMENTS))
    parser.add_argument("--moments", nargs="+", choices=moments, default=moments)
    parser.add_argument("--sizes", nargs="+", type=read_size, default=SIZES, metavar="360x740")
    parser.add_argument("--themes", nargs="+", choices=THEMES, default=THEMES)
    parser.add_argument("--languages", nargs="+", choices=NAMES, default=list(NAMES))
    parser.add_argument("--seats", type=int, default=4, help="or as many as the game allows")
    parser.add_argument("--client", type=Path, default=CLIENT, help="the built client")
    return parser


def read_size(text: str) -> Size:
    width, _, height = text.partition("x")
    return int(width), int(height)


def devices(sizes: list[Size]) -> Iterator[list[Size]]:
    """The sizes of a phone and those of a desk, if there are any."""
    phones = [size for size in sizes if size[0] <= PHONE]
    yield from filter(None, [phones, [size for size in sizes if size not in phones]])


def take_pictures(
    browser: Browser, address: str, language: str, sizes: list[Size], args: argparse.Namespace
) -> None:
    """Of all moments, on one device in one language."""
    (width, height), *_ = sizes
    scale = PHONE_SCALE if width <= PHONE else 1.0
    player = BrowserPlayer(
        browser, address, NAMES[language], width, height, language, theme="system", scale=scale
    )
    for game in args.games:
        seats = min(args.seats, games.load(game).seats[-1])
        for moment in MOMENTS[game]:
            if moment.name in args.moments:
                sit_at(player, game, seats, moment)
                player.page.wait_for_timeout(RINGS_GONE)
                for size in sizes:
                    photograph(player, f"{game}-{moment.name}", size, args)
    player.leave()
    for problem in player.problems:
        print(f"a problem in the browser: {problem}")


def photograph(player: BrowserPlayer, name: str, size: Size, args: argparse.Namespace) -> None:
    """At this size, in each theme."""
    resize(player, *size)
    player.page.mouse.move(1, 1)
    for theme in args.themes:
        player.page.emulate_media(color_scheme=theme)
        player.page.wait_for_timeout(SETTLED)
        picture = f"{name}-{size[0]}x{size[1]}-{theme}-{player.language}.png"
        player.page.screenshot(path=args.out / picture)


if __name__ == "__main__":
    main()
