"""Compiles the engine with mypyc; where that is impossible Lorcha runs as the plain Python it is.

A module asks to be compiled with the line `# compiled by mypyc` near its top. `LORCHA_PURE=1`
leaves all of them as they are, `LORCHA_PURE=0` fails where they cannot be compiled.

The web client goes into the package if it has been built; with `LORCHA_CLIENT=0` it does not.
"""

import os
import shlex
import shutil
import sys
import sysconfig
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError
from setuptools.modified import newer_group

MARK = "# compiled by mypyc"
PURE = os.environ.get("LORCHA_PURE")
CLIENT = Path("web/dist")
CORES = os.cpu_count() or 1
# -fwrapv is Python's own, and CFLAGS set by hand would drop it. With the others modules can be
# inlined into one another, although each is a file of its own: about 30 % faster.
WRAP = [] if sys.platform == "win32" else ["-fwrapv"]
INLINE = ["-O3", "-fvisibility=hidden", "-fno-semantic-interposition"]
# Errors are rare: without this the compiler thinks an index out of range as likely as one within.
COLD_PATHS = ["-include", "src/lorcha/core/cold_paths.h"]
LINK_TIME = ["-flto=auto", "-include", "src/lorcha/core/hot_paths.h"]
NO_COMPILER = "no C compiler works here, or Python's headers are missing"
TINY_MODULE = "#include <Python.h>\nPyMODINIT_FUNC PyInit_tiny(void) { return NULL; }\n"


def marked(module: Path) -> bool:
    return MARK in module.read_text(encoding="utf-8").splitlines()[:30]


def compiled_modules() -> list[str]:
    return sorted(str(module) for module in Path("src/lorcha").rglob("*.py") if marked(module))


def engine() -> list[Extension]:
    """One shared library with all the compiled modules, and a small extension for each."""
    modules = compiled_modules()
    only_asked = {"egg_info", "dist_info", "sdist"} & set(sys.argv)
    if not modules or only_asked or PURE == "1":
        return []
    if PURE == "0":
        return translate(modules)
    if not find_compiler():
        warn(NO_COMPILER)
        return []
    output = StringIO()
    try:
        with redirect_stdout(output), redirect_stderr(output):
            return translate(modules)
    except ImportError as error:
        warn(f"no mypyc ({error})")
    except (SystemExit, Exception) as error:  # how mypyc ends when it finds errors, and a crash
        lines = [line for line in output.getvalue().splitlines() if ": error:" in line]
        warn(f"mypyc cannot translate it ({lines[0] if lines else repr(error)})")
    return []


def find_compiler() -> bool:
    """Asked first, since to translate takes a minute. Windows finds its own later."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC")
    return not command or shutil.which(shlex.split(command)[0]) is not None


def translate(modules: list[str]) -> list[Extension]:
    """From Python to C. Types are judged by `make test`, so mypy is not strict here."""
    from mypyc.build import mypycify  # noqa: PLC0415

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
    return extensions


def warn(reason: str) -> None:
    print(
        f"warning: Lorcha stays interpreted and plays slowly: {reason}; LORCHA_PURE=0 shows more",
        file=sys.stderr,
    )


@contextmanager
def quiet() -> Iterator[None]:
    """Nothing is printed, by the compilers that are started meanwhile either."""
    sys.stdout.flush()
    sys.stderr.flush()
    streams = os.dup(1), os.dup(2)
    with open(os.devnull, "w", encoding="utf-8") as nowhere:
        os.dup2(nowhere.fileno(), 1)
        os.dup2(nowhere.fileno(), 2)
    try:
        yield
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        for number, stream in enumerate(streams, 1):
            os.dup2(stream, number)
            os.close(stream)


class Build(build):
    """Begins with an empty folder, so that no module that has gone gets into the wheel."""

    def run(self) -> None:
        shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()
        if os.environ.get("LORCHA_CLIENT") != "0" and (CLIENT / "index.html").is_file():
            shutil.copytree(CLIENT, Path(self.build_lib, "lorcha/server/static"))


class BuildEngine(build_ext):
    """Compiles on all cores, only what has changed, and all or nothing: half an engine is none."""

    def build_extensions(self) -> None:
        flags = self.working_flags()
        if flags is None and PURE != "0":
            self.give_up(NO_COMPILER)
            return
        for extension in self.extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *(flags or WRAP)]
            extension.extra_link_args = [*extension.extra_link_args, *(flags or WRAP)]
        self.compile_in_parallel()
        try:
            super().build_extensions()
        except (BaseError, CCompilerError):
            if PURE == "0":
                raise
            self.give_up("the C compiler failed")

    def give_up(self, reason: str) -> None:
        for extension in self.extensions:
            Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
        self.extensions = []
        warn(reason)

    def working_flags(self) -> list[str] | None:
        """The best flags that work here; none if nothing can be compiled at all."""
        if sys.platform != "linux":
            return WRAP if self.works(WRAP) else None
        if self.works([*WRAP, *INLINE, *COLD_PATHS, *LINK_TIME]):
            return [*WRAP, *INLINE, *COLD_PATHS, *LINK_TIME]
        for flags in ([*WRAP, *INLINE, *COLD_PATHS], WRAP):
            if self.works(flags):
                # Objects made with other flags must not get in.
                self.build_temp += "-plain"
                print(f"note: the compiler has no working {LINK_TIME[0]}; Lorcha is built without")
                return flags
        return None

    def works(self, flags: list[str]) -> bool:
        """Whether a tiny module can be compiled and linked: a missing lto-wrapper shows late."""
        with TemporaryDirectory() as folder, quiet():
            source = Path(folder, "tiny.c")
            source.write_text(TINY_MODULE, encoding="utf-8")
            try:
                objects = self.compiler.compile(
                    [str(source)], output_dir=folder, extra_postargs=flags
                )
                self.compiler.link_shared_object(
                    objects, str(Path(folder, "tiny.so")), extra_postargs=flags
                )
            except (BaseError, CCompilerError):
                return False
        return True

    def compile_in_parallel(self) -> None:
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


setup(ext_modules=engine(), cmdclass={"build": Build, "build_ext": BuildEngine})
