"""The documents lead where they say: each link to a file or a heading that is there, each page in
the menu of the site. `make docs` finds the same, but needs packages that tests do without."""

import ast
import os
import re
from functools import cache
from pathlib import Path, PurePosixPath

import pytest
import yaml

ROOT = Path(__file__).parents[2]
MENU = (ROOT / "mkdocs.yml").read_text("utf-8").partition("\nnav:\n")[2]
BESIDES = ("PAGES", "SOURCES")  # what docs/site/pages.py puts on the site
FENCE = re.compile(r"^(`{3,}).*?^\1`*$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s#:]*)(?:#([^)\s]*))?\)")
HEADING = re.compile(r"^#+ +(.+?) *$", re.MULTILINE)


def added(name: str) -> list[str]:
    """The files that pages.py lists under this name; it imports MkDocs, so it is read."""
    module = ast.parse((ROOT / "docs/site/pages.py").read_text("utf-8"))
    for line in module.body:
        if isinstance(line, ast.Assign) and ast.unparse(line.targets[0]) == name:
            return list(ast.literal_eval(line.value))
    raise AssertionError(f"docs/site/pages.py has no {name}")


DOCS = sorted(str(page.relative_to(ROOT)) for page in (ROOT / "docs").rglob("*.md"))
PAGES = [*added("PAGES"), *DOCS]
ON_THE_SITE = {*PAGES, *added("SOURCES")}


@cache
def text_of(page: str) -> str:
    return FENCE.sub("", (ROOT / page).read_text("utf-8"))


@cache
def anchors(page: str) -> set[str]:
    """As both MkDocs and GitHub make them."""
    names = [re.sub(r"\[(.*?)\]\(.*?\)", r"\1", title) for title in HEADING.findall(text_of(page))]
    plain = [re.sub(r"[^\w\s-]", "", name).strip().lower() for name in names]
    return {name.replace(" ", "-") for name in plain}


def broken(page: str) -> list[str]:
    folder = PurePosixPath(page).parent
    found = []
    for target, anchor in LINK.findall(text_of(page)):
        file = os.path.normpath(folder / target) if target else page
        there = (ROOT / file).exists() and (file in ON_THE_SITE or file.startswith("docs/pictures"))
        if not there or (anchor and anchor not in anchors(file)):
            found.append(f"{target}#{anchor}" if anchor else target)
    return found


@pytest.mark.parametrize("page", PAGES)
def test_links_of_a_page_lead_somewhere(page: str) -> None:
    assert broken(page) == []


def test_every_page_is_in_the_menu() -> None:
    names = re.findall(r": (\S+\.md)$", MENU, re.MULTILINE)
    assert yaml.safe_load(MENU)
    assert len(names) == len(set(names))
    assert len(names) == len(PAGES)
    assert {page.removeprefix("docs/") for page in DOCS} <= set(names)
