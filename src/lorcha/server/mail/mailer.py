"""Hands letters to the host's mail server, in a thread: `smtp://user:password@host:587` (encrypted
as soon as the server can, and always before the password) or `smtps://…:465`."""

import asyncio
import logging
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

LOG: Final = logging.getLogger(__name__)
SECONDS: Final = 20.0  # for each answer of the mail server
PORTS: Final = {"smtp": 587, "smtps": 465}


class Mailer:
    """`server` is the address of the mail server, "" for none; `sender` is who writes."""

    def __init__(self, server: str, sender: str) -> None:
        self._url = urlsplit(server)
        self._sender = sender
        self._sending: set[asyncio.Task[None]] = set()

    @property
    def exists(self) -> bool:
        return bool(self._url.hostname)

    def send_soon(self, letter: EmailMessage) -> None:
        """Nobody waits for it: how long it takes would tell whether there is somebody to write
        to."""
        task = asyncio.create_task(self._send(letter))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _send(self, letter: EmailMessage) -> None:
        letter["From"] = self._sender
        letter["Date"] = formatdate()
        letter["Message-ID"] = make_msgid(domain=self._sender.rpartition("@")[2])
        try:
            await asyncio.to_thread(self._hand_over, letter)
        except (OSError, smtplib.SMTPException) as error:
            LOG.error("a letter could not be sent: %s", type(error).__name__)

    def _hand_over(self, letter: EmailMessage) -> None:
        with self._connect() as server:
            if self._url.username:
                server.login(unquote(self._url.username), unquote(self._url.password or ""))
            server.send_message(letter)

    def _connect(self) -> smtplib.SMTP:
        url, context = self._url, ssl.create_default_context()
        host, port = url.hostname or "", url.port or PORTS[url.scheme]
        if url.scheme == "smtps":
            return smtplib.SMTP_SSL(host, port, timeout=SECONDS, context=context)
        server = smtplib.SMTP(host, port, timeout=SECONDS)
        server.ehlo()
        if server.has_extn("starttls"):
            server.starttls(context=context)
        elif url.username:
            server.close()
            raise smtplib.SMTPNotSupportedError("a password needs an encrypted line")
        return server
