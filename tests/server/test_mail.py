"""A lost password by mail: a link comes to the address one has given, and nobody learns more."""

import email
import re
import socketserver
import threading
from collections.abc import Iterator
from email.message import Message
from pathlib import Path
from queue import Empty, Queue

import pytest

from lorcha.cli import main
from lorcha.server.mail.letter import language_of
from tests.server.http_app import OWN, Visitor, app_config, run_app
from tests.server.test_people import PASSWORD, signed

HOUSE = "http://play.example"
VERA = "vera@example.org"


class Sink(socketserver.StreamRequestHandler):
    """A mail server that takes every letter and delivers none."""

    letters: Queue[Message]

    def handle(self) -> None:
        self.wfile.write(b"220 sink\r\n")
        for line in self.rfile:
            verb = line[:4].upper()
            if verb == b"DATA":
                self.wfile.write(b"354 go on\r\n")
                lines = [*iter(self.rfile.readline, b".\r\n")]
                self.letters.put(email.message_from_bytes(b"".join(lines)))
            self.wfile.write(b"221 bye\r\n" if verb == b"QUIT" else b"250 fine\r\n")


@pytest.fixture
def mailbox() -> Iterator[tuple[int, Queue[Message]]]:
    """The port of a mail server, and what came to it."""
    letters: Queue[Message] = Queue()
    handler = type("Handler", (Sink,), {"letters": letters})
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield server.server_address[1], letters
        server.shutdown()
        thread.join()


@pytest.fixture
def vera(mailbox: tuple[int, Queue[Message]], tmp_path: Path) -> Iterator[Visitor]:
    """Vera has a password, in a house that sends mail."""
    mail, sender = f"smtp://127.0.0.1:{mailbox[0]}", "house@play.example"
    with run_app(app_config(tmp_path, mail=mail, sender=sender, address=HOUSE)) as client:
        visitor = Visitor(client, "Vera")
        visitor.body_of(visitor.ask("PUT", "/api/me/password", {"password": PASSWORD}))
        yield visitor


def give_address(vera: Visitor) -> None:
    wanted = {"mail": VERA, "current": PASSWORD}
    assert vera.body_of(vera.ask("PUT", "/api/me/mail", wanted)) == {"offered": True, "mail": VERA}


def lose(vera: Visitor, name: str, language: str = "en") -> tuple[int, str]:
    """What somebody without a session is answered."""
    headers = {**OWN, "accept-language": language}
    answer = Visitor(vera.client).ask("POST", "/api/lost-password", {"name": name}, headers)
    return answer.status_code, answer.text


def text_of(letter: Message) -> str:
    body = letter.get_payload(decode=True)
    assert isinstance(body, bytes)
    return body.decode()


def test_a_link_comes_by_mail_and_works_once(
    vera: Visitor, mailbox: tuple[int, Queue[Message]]
) -> None:
    give_address(vera)
    assert lose(vera, signed(vera))[0] == 202
    letter = mailbox[1].get(timeout=30)
    assert (letter["To"], letter["From"]) == (VERA, "house@play.example")
    text = text_of(letter)
    link = re.search(rf"{HOUSE}/password#(\S+)", text)
    assert link
    assert "Vera" in text
    use, owner = {"token": link[1], "password": "quite another one"}, Visitor(vera.client)
    assert owner.post("/api/password-link", use)["person"]["id"] == vera.id
    assert owner.refused("POST", "/api/password-link", use) == (403, "bad_link")


def test_a_letter_is_in_the_language_of_its_reader(
    vera: Visitor, mailbox: tuple[int, Queue[Message]]
) -> None:
    give_address(vera)
    lose(vera, signed(vera), "ru-RU,ru;q=0.9,en;q=0.8")
    text = text_of(mailbox[1].get(timeout=30))
    assert "Здравствуйте, Vera!" in text
    assert [language_of(wanted) for wanted in ("", "de,en", "fr,RU;q=0.1")] == ["en", "en", "ru"]


def test_nobody_learns_who_has_an_account_or_an_address(
    vera: Visitor, mailbox: tuple[int, Queue[Message]]
) -> None:
    without = lose(vera, signed(vera))
    give_address(vera)
    nobody, odd = lose(vera, "Nobody#xx"), lose(vera, "a\0#b")
    assert without == nobody == odd == lose(vera, signed(vera)) == (202, "null")
    assert mailbox[1].get(timeout=30)["To"] == VERA
    with pytest.raises(Empty):
        mailbox[1].get(timeout=0.3)


def test_only_few_letters_are_sent(tmp_path: Path, mailbox: tuple[int, Queue[Message]]) -> None:
    mail, sender = f"smtp://127.0.0.1:{mailbox[0]}", "house@play.example"
    config = app_config(tmp_path, mail=mail, sender=sender, address=HOUSE, limits=True)
    with run_app(config) as client:
        vera = Visitor(client, "Vera")
        vera.body_of(vera.ask("PUT", "/api/me/password", {"password": PASSWORD}))
        give_address(vera)
        answers = [lose(vera, signed(vera))[0] for _ in range(6)]
        assert answers == [202] * 5 + [429]
        for _ in range(3):
            mailbox[1].get(timeout=30)
        with pytest.raises(Empty):
            mailbox[1].get(timeout=0.3)


def test_an_address_needs_the_password_and_goes_with_the_account(vera: Visitor) -> None:
    wrong = {"mail": VERA, "current": "not this one"}
    assert vera.refused("PUT", "/api/me/mail", wrong) == (403, "wrong_password")
    for bad in ("vera", "a@b@c", "a b@c", "a@b\nBcc: x@y", "ö@b"):
        assert vera.refused("PUT", "/api/me/mail", {"mail": bad})[0] == 400
    give_address(vera)
    assert vera.get("/api/me/mail")["mail"] == VERA
    vera.body_of(vera.ask("DELETE", "/api/me", {"current": PASSWORD}))
    with vera.client.app.state.store.engine.connect() as connection:
        assert VERA not in str(connection.exec_driver_sql("SELECT * FROM people").all())


def test_a_house_without_mail_says_so(tmp_path: Path) -> None:
    with run_app(app_config(tmp_path)) as client:
        bo = Visitor(client, "Bo")
        assert bo.get("/api/me/mail") == {"offered": False, "mail": ""}
        assert bo.refused("PUT", "/api/me/mail", {"mail": VERA}) == (409, "no_mail")
        assert bo.refused("POST", "/api/lost-password", {"name": "Bo#xx"}) == (409, "no_mail")


@pytest.mark.parametrize(
    ("flags", "text"),
    [
        (["--mail", "mail.example"], "the mail server is not an address"),
        (["--mail", "smtp://u:secret@x"], "mail needs --sender"),
        (["--mail", "smtp://u:secret@x", "--sender", "a@b"], "mail needs --address"),
    ],
)
def test_a_wrong_setup_is_told_without_the_password(
    flags: list[str], text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", *flags]) == 2
    error = capsys.readouterr().err
    assert text in error
    assert "secret" not in error


def test_a_password_does_not_travel_in_the_open(
    tmp_path: Path, mailbox: tuple[int, Queue[Message]], caplog: pytest.LogCaptureFixture
) -> None:
    """The mail server offers no encryption: then nothing is sent, and the log says so."""
    mail = f"smtp://user:secret@127.0.0.1:{mailbox[0]}"
    with run_app(app_config(tmp_path, mail=mail, sender="a@b.example", address=HOUSE)) as client:
        vera = Visitor(client, "Vera")
        vera.body_of(vera.ask("PUT", "/api/me/password", {"password": PASSWORD}))
        give_address(vera)
        lose(vera, signed(vera))
        with pytest.raises(Empty):
            mailbox[1].get(timeout=1)
    assert "a letter could not be sent: SMTPNotSupportedError" in caplog.text
    assert "secret" not in caplog.text
