"""What the site has besides docs/: pages of the repository that lie elsewhere, sources that pages
link to, and the API reference. Links are turned to where their targets are on the site."""

import os
import re
from pathlib import Path, PurePosixPath
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parent.parent.parent
PAGES = {  # a file of the repository: its page
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "CREDITS.md": "credits.md",
    "bench/README.md": "benchmarks.md",
}
SOURCES = ["LICENSE", "examples/jamaica_ppo.py", "examples/panda_dmc.py"]
FROM_CLIENT = {  # a file or the files of a folder of the client: where they are on the site
    "public/favicon.svg": "site",
    "src/look/fonts.css": "site",
    "src/look/fonts": "site/fonts",
}
DOCUMENTED = ["core", "bots", "envs"]
LINK = re.compile(r"(\]\()([^)#\s:]+)(#[^)\s]*)?(\))")


def on_config(config: MkDocsConfig) -> None:
    """The reference in the menu, package by package."""
    reference: list[Any] = [
        {f"lorcha.{package}": [{name_of(module): page_of(module)} for module in modules(package)]}
        for package in DOCUMENTED
    ]
    assert config.nav is not None
    config.nav.append({"Reference": reference})
    config.watch.append(str(ROOT / "src/lorcha"))


def on_files(files: Files, config: MkDocsConfig) -> None:
    for source, page in PAGES.items():
        text = turned((ROOT / source).read_text("utf-8"), source, page)
        files.append(File.generated(config, page, content=text))
    for source in SOURCES:
        files.append(File.generated(config, source_page(source), content=listing(source)))
    for source, folder in FROM_CLIENT.items():
        for path in files_at(ROOT / "web" / source):
            place = f"{folder}/{path.name}"
            files.append(File.generated(config, place, abs_src_path=str(path)))
    for package in DOCUMENTED:
        for module in modules(package):
            text = f"# `{name_of(module)}`\n\n::: {name_of(module)}\n"
            files.append(File.generated(config, page_of(module), content=text))


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Pages of docs/ link out of it; the generated ones are turned already."""
    address = page.file.src_uri
    return markdown if page.file.generated_by else turned(markdown, f"docs/{address}", address)


def turned(markdown: str, source: str, page: str) -> str:
    """A link as it is written in the source, turned to the target's place on the site."""

    def turn(match: re.Match[str]) -> str:
        target = os.path.normpath(PurePosixPath(source).parent / match[2])
        place = place_of(target)
        if place is None:
            return match[0]
        relative = os.path.relpath(place, PurePosixPath(page).parent)
        return f"{match[1]}{relative}{match[3] or ''}{match[4]}"

    return LINK.sub(turn, markdown)


def place_of(target: str) -> str | None:
    """Where a file of the repository is on the site; a link to none of these fails the build."""
    if target.startswith("docs/"):
        return target.removeprefix("docs/")
    return PAGES.get(target) or (source_page(target) if target in SOURCES else None)


def source_page(source: str) -> str:
    return f"source/{source}.md"


def listing(source: str) -> str:
    text = (ROOT / source).read_text("utf-8")
    language = "python" if source.endswith(".py") else "text"
    return f"# `{source}`\n\n````{language}\n{text}````\n"


def files_at(path: Path) -> list[Path]:
    return sorted(path.iterdir()) if path.is_dir() else [path]


def modules(package: str) -> list[Path]:
    """The package itself first, then its modules by name."""
    return sorted(path for path in (ROOT / "src/lorcha" / package).rglob("*.py") if shown(path))


def shown(path: Path) -> bool:
    return path.name == "__init__.py" or not path.name.startswith("_")


def name_of(module: Path) -> str:
    parts = module.relative_to(ROOT / "src").with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


def page_of(module: Path) -> str:
    return f"api/{name_of(module)}.md"
