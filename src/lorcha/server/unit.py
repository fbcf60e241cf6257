"""The text of the systemd unit that runs this installation of Lorcha."""

import re
from pathlib import Path
from typing import Final

import msgspec

from lorcha.server.config import BadSetup

WRITTEN_BY: Final = "# Written by `lorcha service install`, which replaces it when it is run again."
STATE: Final = Path("/var/lib/lorcha")
SETTINGS: Final = "/etc/lorcha.env"
USER_SETTINGS: Final = "%E/lorcha.env"  # %E is ~/.config
LOWEST_FREE_PORT: Final = 1024

# What a server needs no right to do, whoever starts it.
MODEST: Final = """\
NoNewPrivileges=yes
LockPersonality=yes
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX AF_NETLINK
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
SystemCallArchitectures=native
SystemCallFilter=@system-service
SystemCallErrorNumber=EPERM
UMask=0077"""

# What systemd can do as root only, or where users may make namespaces.
CONFINED: Final = """\
ProtectSystem=strict
ProtectHome=yes
PrivateTmp=yes
PrivateDevices=yes
ProtectClock=yes
ProtectControlGroups=yes
ProtectHostname=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
ProtectProc=invisible
RemoveIPC=yes"""


class Unit(msgspec.Struct, frozen=True, kw_only=True):
    """`user` makes a unit of the person who installs it; otherwise `run_as` is the account the
    server has, or systemd invents one. `database` is a file; the URL of a database server, which
    has a password in it, belongs into the file of settings."""

    python: str
    web: str
    database: str = ""
    address: str = ""
    port: int = 8000
    user: bool = False
    run_as: str = ""

    def text(self) -> str:
        service = [
            f"ExecStart={quoted(self.python)} -P -m lorcha serve",
            *(f"Environment={quoted(f'{name}={value}')}" for name, value in self.environment()),
            f"EnvironmentFile=-{USER_SETTINGS if self.user else SETTINGS}",
            "Restart=on-failure",
            "RestartSec=2",
            "TimeoutStopSec=45",  # the server itself gives up after half a minute
            *([] if self.user else self.account()),
            MODEST,
            *([] if self.user else [CONFINED]),
        ]
        wanted_by = "default.target" if self.user else "multi-user.target"
        after = [] if self.user else ["After=network-online.target", "Wants=network-online.target"]
        sections = [
            [WRITTEN_BY, "[Unit]", "Description=Lorcha, a table for board games", *after],
            ["[Service]", *service],
            ["[Install]", f"WantedBy={wanted_by}"],
        ]
        return "\n\n".join("\n".join(lines) for lines in sections) + "\n"

    def environment(self) -> list[tuple[str, str]]:
        known = [
            ("LORCHA_DATABASE", self.database or str(STATE / "lorcha.sqlite3")),
            ("LORCHA_ADDRESS", self.address),
            ("LORCHA_PORT", str(self.port)),
            ("LORCHA_WEB", self.web),
            ("LORCHA_OPEN", "off"),
        ]
        # The copy before an upgrade of a database server goes into the data folder.
        folder = [] if self.user else [("XDG_DATA_HOME", str(STATE))]
        return [(name, value) for name, value in known + folder if value]

    def account(self) -> list[str]:
        lines = [f"User={self.run_as}" if self.run_as else "DynamicUser=yes"]
        lines += [f"StateDirectory={STATE.name}", "StateDirectoryMode=0700"]
        if self.outside():
            lines.append(f"ReadWritePaths={quoted(str(Path(self.database).parent))}")
        right = "CAP_NET_BIND_SERVICE" if self.port < LOWEST_FREE_PORT else ""
        lines.append(f"CapabilityBoundingSet={right}")
        if right:
            lines.append(f"AmbientCapabilities={right}")
        return lines

    def outside(self) -> bool:
        """The tables do not lie where systemd makes a folder for them."""
        return bool(self.database) and STATE not in Path(self.database).parents


def quoted(text: str) -> str:
    """As a word of a unit, in which systemd would replace %."""
    if re.search(r"[\x00-\x1f\x7f]", text):
        raise BadSetup(f"{text!r} cannot stand in a unit")
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("%", "%%")
    return f'"{escaped}"' if re.search(r"""[\s"'\\;]""", text) else escaped
