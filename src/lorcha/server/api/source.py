"""Where a request comes from, as far as limits count: one household, not one of its addresses."""

import ipaddress
from typing import Any, Final

from litestar.connection import ASGIConnection

AnyConnection = ASGIConnection[Any, Any, Any, Any]
HOUSEHOLD: Final = 64  # bits: every household with IPv6 has 2^64 addresses to send from


def address(connection: AnyConnection) -> str:
    """The network address of the visitor."""
    return connection.client.host if connection.client else ""


def source(connection: AnyConnection) -> str:
    """By what visitors without a name are counted."""
    return source_of(address(connection))


def source_of(host: str) -> str:
    """An IPv4 address, also one that is written as IPv6; the /64 of an IPv6 address."""
    try:
        found = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if found.version == 4:
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, HOUSEHOLD), strict=False))
