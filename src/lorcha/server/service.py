"""The command `lorcha service`: systemd starts this installation of Lorcha with the machine, or
with its user."""

import argparse
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from lorcha.server.config import BadSetup, Config, make_folder, usual_database, usual_web
from lorcha.server.serve import check, port
from lorcha.server.unit import SETTINGS, STATE, WRITTEN_BY, Unit

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

DEFAULT: Final = Config()
NAME: Final = "lorcha.service"
BOOTED: Final = Path("/run/systemd/system")  # is there while systemd runs the machine
# What ProtectHome= and PrivateTmp= hide.
HIDDEN: Final = tuple(map(Path, ("/home", "/root", "/run/user", "/tmp", "/var/tmp")))


def add_command(commands: "Commands") -> None:
    command = commands.add_parser("service", help="let systemd start the server")
    deeds = command.add_subparsers(title="commands", metavar="COMMAND", required=True)
    show = deeds.add_parser("show", help="print the unit, write nothing")
    install = deeds.add_parser("install", help="write the unit, and start it")
    uninstall = deeds.add_parser("uninstall", help="stop it, and remove the unit; tables stay")
    show.set_defaults(run=run_show)
    install.set_defaults(run=run_install)
    uninstall.set_defaults(run=run_uninstall)
    for deed in (show, install, uninstall):
        deed.add_argument("--user", action="store_true", help="for yourself, without root")
    for deed in (show, install):
        add_settings(deed)
    for deed in (install, uninstall):
        deed.add_argument(
            "--root", type=Path, metavar="FOLDER", help="of another system: nothing is started"
        )


def add_settings(command: argparse.ArgumentParser) -> None:
    command.add_argument("--address", default="", metavar="URL", help="how browsers reach it")
    command.add_argument("--port", type=port, default=DEFAULT.port, metavar="N", help="(8000)")
    command.add_argument(
        "--database", default="", metavar="FILE", help=f"a SQLite file (in {STATE})"
    )
    command.add_argument(
        "--run-as", default="", metavar="NAME", help="the account (systemd invents one)"
    )


def run_show(args: argparse.Namespace) -> int:
    print(unit(args).text(), end="")
    return 0


def run_install(args: argparse.Namespace) -> int:
    made, file = unit(args), unit_file(args)
    if args.root is None:
        need_systemd()
    refuse_foreign(file)
    write(file, made.text())
    print(f"Written: {file}")
    if args.root is None:
        if args.user:  # systemd may have another data folder in mind, and make none
            make_folder(made.database)
        systemctl(args.user, "daemon-reload")
        systemctl(args.user, "enable", NAME)
        systemctl(args.user, "restart", NAME)
        tell_how_to_look(args.user)
    return 0


def run_uninstall(args: argparse.Namespace) -> int:
    file = unit_file(args)
    if args.root is None:
        need_systemd()
    if not file.is_file():
        raise BadSetup(f"there is no {file}")
    refuse_foreign(file)
    if not os.access(file.parent, os.W_OK):
        raise no_permission(file)
    if args.root is None:
        systemctl(args.user, "disable", "--now", NAME)
    file.unlink()
    if args.root is None:
        systemctl(args.user, "daemon-reload")
    print(f"Removed: {file}. The tables stay where they are.")
    return 0


def unit(args: argparse.Namespace) -> Unit:
    database = args.database or (str(Path(usual_database()).absolute()) if args.user else "")
    check(Config(address=args.address))
    check_account(args)
    check_database(database)
    made = Unit(
        python=sys.executable,
        web=str(Path(usual_web()).absolute()),
        database=str(Path(database).absolute()) if database else "",
        address=args.address,
        port=args.port,
        user=args.user,
        run_as=args.run_as,
    )
    if not args.user:
        check_places(made)
    return made


def check_account(args: argparse.Namespace) -> None:
    if args.run_as and args.user:
        raise BadSetup("--run-as is for the whole machine: with --user the server runs as you")
    if args.run_as and not re.fullmatch(r"[A-Za-z_][\w.-]*", args.run_as):
        raise BadSetup(f"{args.run_as!r} is not the name of an account")


def check_database(database: str) -> None:
    """The error must not quote the password."""
    if "://" in database:
        raise BadSetup(
            "everybody can read a unit, and the address of a database has a password in it: "
            f"write LORCHA_DATABASE=… into {SETTINGS} (with --user ~/.config/lorcha.env) instead"
        )


def check_places(made: Unit) -> None:
    """The service of a machine sees no homes and has folders of its own for what is temporary; an
    invented account can write in one folder."""
    for place in (sys.prefix, sys.base_prefix, made.web, made.database):
        if any(folder in Path(place).resolve().parents for folder in HIDDEN):
            raise BadSetup(
                f"a service of the whole machine cannot see {place}: choose another place, "
                "such as /opt/lorcha, or --user"
            )
    if made.outside() and not made.run_as:
        raise BadSetup(f"{made.database} is not in {STATE}: --run-as names who may write it")


def unit_file(args: argparse.Namespace) -> Path:
    if args.user:
        config = os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config"
        place = Path(config, "systemd/user", NAME)
    else:
        place = Path("/etc/systemd/system", NAME)
    return Path(args.root, *place.parts[1:]) if args.root else place


def refuse_foreign(file: Path) -> None:
    if file.is_file() and not file.read_text("utf-8").startswith(WRITTEN_BY):
        raise BadSetup(f"{file} was not written by `lorcha service`: move it away first")


def write(file: Path, text: str) -> None:
    """Whole or not at all."""
    new = file.with_suffix(".new")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        new.write_text(text, "utf-8")
    except PermissionError as error:
        raise no_permission(file) from error
    new.chmod(0o644)
    new.replace(file)


def no_permission(file: Path) -> BadSetup:
    return BadSetup(f"{file} cannot be changed by you: use sudo, or --user for yourself alone")


def need_systemd() -> None:
    if not BOOTED.is_dir() or not shutil.which("systemctl"):
        raise BadSetup("systemd does not run here; `lorcha service show` prints the unit")


def systemctl(user: bool, *words: str) -> None:
    command = ["systemctl", *(["--user"] if user else []), *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BadSetup(f"{' '.join(command)}: {done.stderr.strip() or done.returncode}")


def tell_how_to_look(user: bool) -> None:
    mine = " --user" if user else ""
    print(f"It runs: `systemctl{mine} status lorcha`, `journalctl{mine} --unit lorcha`")
    if user:
        print("It ends when you sign out, unless you run `loginctl enable-linger` once.")
