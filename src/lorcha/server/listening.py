"""Can the server listen where it is told to? It asks before it starts, and says no in one line."""

import errno
import os
import socket
from typing import Final

from lorcha.server.config import BadSetup

REASONS: Final = {
    errno.EADDRINUSE: "port {port} is taken, perhaps by a Lorcha that runs already "
    "(http://127.0.0.1:{port}): choose another with --port",
    errno.EADDRNOTAVAIL: "{host} is no address of this machine",
    errno.EACCES: "port {port} is not for everybody: choose one from 1024 on with --port",
}


def check_free(host: str, port: int) -> None:
    """A name may stand for several addresses: one that does not exist here (of IPv6, say) matters
    only if all of them do not."""
    faults: list[OSError] = []
    try:
        places = socket.getaddrinfo(
            host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )
    except OSError as error:
        raise BadSetup(f"{host!r} is neither an address nor the name of a machine") from error
    for family, kind, protocol, _, place in places:
        try:
            with socket.socket(family, kind, protocol) as probe:
                if os.name == "posix":  # elsewhere it would let two listen
                    probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                probe.bind(place)
        except OSError as error:
            faults.append(error)
    taken = [fault for fault in faults if fault.errno == errno.EADDRINUSE]
    if taken or len(faults) == len(places):
        raise BadSetup(reason((taken or faults)[0], host, port))


def reason(fault: OSError, host: str, port: int) -> str:
    text = REASONS.get(fault.errno or 0)
    return text.format(host=host, port=port) if text else f"{host}:{port}: {fault.strerror}"
