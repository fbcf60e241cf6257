"""Compiles the engine with mypyc; where that is impossible Lorcha runs as the plain Python it is.

A module asks to be compiled with the line `# compiled by mypyc` near its top. `LORCHA_PURE=1`
leaves all of them as they are, `LORCHA_PURE=0` fails where they cannot be compiled.
"""

import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError
from setuptools.modified import newer_group

MARK = "# compiled by mypyc"
ROOMS = ("core/*.py", "games/*/*.py", "games/*/rules/*.py", "bots/*.py", "envs/*.py")
PURE = os.environ.get("LORCHA_PURE")
CORES = os.cpu_count() or 1
# -fwrapv is Python's own, and CFLAGS set by hand would drop it. With the others modules can be
# inlined into one another, although each is a file of its own: about 30 % faster.
WRAP = [] if sys.platform == "win32" else ["-fwrapv"]
INLINE = ["-O3", "-flto=auto", "-fvisibility=hidden", "-fno-semantic-interposition"]
FLAGS = [*WRAP, *INLINE] if sys.platform == "linux" else WRAP


def marked(module: Path) -> bool:
    return MARK in module.read_text(encoding="utf-8").splitlines()[:30]


def compiled_modules() -> list[str]:
    house = Path("src/lorcha")
    return sorted(str(module) for room in ROOMS for module in house.glob(room) if marked(module))


def engine() -> list[Extension]:
    """One shared library with all the compiled modules, and a small door to it for each."""
    modules = compiled_modules()
    only_asked = {"egg_info", "dist_info", "sdist"} & set(sys.argv)
    if not modules or only_asked or PURE == "1":
        return []
    try:
        from mypyc.build import mypycify  # noqa: PLC0415
    except ImportError:
        if PURE == "0":
            raise
        warn("mypyc is missing")
        return []
    # Types are judged by `make test`; an isolated build does not even have the other packages.
    os.environ["MYPYPATH"] = "src"
    lenient = ["--config-file=", "--ignore-missing-imports", "--explicit-package-bases"]
    extensions: list[Extension] = mypycify(
        [*lenient, *modules],
        opt_level="3",
        debug_level="0",
        multi_file=True,
        group_name="lorcha",
        target_dir="build/mypyc",
    )
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
        extension.extra_link_args = [*extension.extra_link_args, *FLAGS]
    return extensions


def warn(reason: str) -> None:
    print(f"warning: Lorcha stays interpreted and plays slowly: {reason}", file=sys.stderr)


class Build(build):
    """Begins with an empty folder, so that no module that has gone gets into the wheel."""

    def run(self) -> None:
        shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()


class BuildEngine(build_ext):
    """Compiles on all cores, only what has changed, and all or nothing: half an engine is none."""

    def build_extensions(self) -> None:
        self.parallel = CORES
        compile_all = self.compiler.compile

        def compile_changed(sources, output_dir, depends, **rest):
            def compile_one(source):
                made = self.compiler.object_filenames([source], output_dir=output_dir)
                if newer_group([source, *depends], made[0]):
                    compile_all([source], output_dir=output_dir, depends=depends, **rest)
                return made[0]

            with ThreadPoolExecutor(CORES) as pool:
                return list(pool.map(compile_one, sources))

        self.compiler.compile = compile_changed
        try:
            super().build_extensions()
        except (BaseError, CCompilerError):
            if PURE == "0":
                raise
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []
            warn("the C compiler failed")


setup(ext_modules=engine(), cmdclass={"build": Build, "build_ext": BuildEngine})
