"""Requests by the published schema or against it: no answer is a server error, and every refusal
is a `RefusalBody`."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some
from litestar.routes import HTTPRoute
from schemathesis import GenerationMode

from lorcha.server.app import application
from lorcha.server.config import Config
from lorcha.server.wire.people import RefusalBody
from tests.server.http_app import Visitor, app_config, new_table, run_app, write_game

PUBLISHED = msgspec.json.encode(application(Config()).openapi_schema.to_schema())
SCHEMA = schemathesis.openapi.from_dict(msgspec.json.decode(PUBLISHED))
OPERATIONS = {
    f"{method.upper()} {path}": SCHEMA[path][method] for path in SCHEMA for method in SCHEMA[path]
}
# What has neither a body nor a query cannot be asked wrongly.
ASKED = [
    (name, mode)
    for name, operation in OPERATIONS.items()
    for mode in GenerationMode
    if mode.is_positive or list(operation.body) or list(operation.query)
]
# A few of each: enough to meet every kind of wrong value over the years, quick enough for today.
FEW, MANY = 12, 250


@pytest.fixture(scope="module")
def with_tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Visitor, list[str]]]:
    """Vera, with an open table, one under way and one that is over; and an id of no table."""
    with run_app(app_config(tmp_path_factory.mktemp("app"))) as client:
        vera = Visitor(client, "Vera")
        ids = [vera.post("/api/tables", new_table("me", "+Ann"))["id"] for _ in range(3)]
        for table in ids[1:]:
            vera.post(f"/api/tables/{table}/start", {})
        write_game(vera, ids[2])
        yield vera, [*ids, "nothing"]


def test_every_route_of_the_interface_is_published() -> None:
    served = {
        f"{method} {re.sub(r':[a-z]+}', '}', route.path)}"
        for route in application(Config()).routes
        if isinstance(route, HTTPRoute) and route.path.startswith("/api/")
        for method in route.methods - {"OPTIONS"}
    }
    assert served == set(OPERATIONS)
    assert "POST /api/tables/{table}/fork" in served


def test_refusals_are_published() -> None:
    for path in msgspec.json.decode(PUBLISHED)["paths"].values():
        for operation in path.values():
            reply = operation["responses"]
            for status in ("400", "404", "409", "429"):
                content = reply[status]["content"]["application/json"]
                assert content["schema"] == {"$ref": "#/components/schemas/RefusalBody"}


@pytest.mark.parametrize(("name", "mode"), ASKED)
def test_no_request_breaks_the_server(
    name: str, mode: GenerationMode, with_tables: tuple[Visitor, list[str]]
) -> None:
    send_requests(name, mode, with_tables, FEW)


@pytest.mark.soak
@pytest.mark.parametrize(("name", "mode"), ASKED)
def test_no_request_of_many_breaks_the_server(
    name: str, mode: GenerationMode, with_tables: tuple[Visitor, list[str]]
) -> None:
    send_requests(name, mode, with_tables, MANY)


def send_requests(
    name: str, mode: GenerationMode, with_tables: tuple[Visitor, list[str]], requests: int
) -> None:
    vera, tables = with_tables
    visitor = Visitor(vera.client, "Bo") if "session" in name else vera
    cases = OPERATIONS[name].as_strategy(generation_mode=mode)

    @settings(
        max_examples=requests,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=cases, table=some.sampled_from(tables))
    def ask(case: Any, table: str) -> None:
        if "table" in case.path_parameters:
            case.path_parameters["table"] = table
        answer = sent(visitor, case)
        assert answer.status_code < 500, answer.text
        if answer.status_code >= 400:
            assert msgspec.json.decode(answer.content, type=RefusalBody).text

    ask()


def sent(visitor: Visitor, case: Any) -> Any:
    reply = case.as_transport_kwargs(base_url="http://testserver.local")
    own = {"x-lorcha": "1", "cookie": f"lorcha={visitor.token}"}
    visitor.client.cookies.clear()
    return visitor.client.request(
        reply["method"],
        reply["url"],
        params=reply.get("params"),
        content=reply.get("data"),
        json=reply.get("json"),
        headers={**reply.get("headers", {}), **own},
    )
