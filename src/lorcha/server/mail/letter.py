"""The letter with a link for a lost password, in the reader's language."""

from email.message import EmailMessage
from functools import lru_cache
from importlib.resources import files
from urllib.parse import urlsplit

from lorcha.core.text import LANGUAGES, Texts


def link_letter(to: str, name: str, address: str, link: str, language: str) -> EmailMessage:
    texts = read_texts(language)
    letter = EmailMessage()
    letter["To"] = to
    letter["Subject"] = texts.say("subject")
    house = urlsplit(address).netloc
    letter.set_content(texts.say("body", {"name": name, "house": house, "link": link}) + "\n")
    return letter


@lru_cache
def read_texts(language: str) -> Texts:
    file = files("lorcha.server.mail") / "text" / f"{language}.ftl"
    return Texts(language, [file.read_text("utf-8")])


def language_of(accepted: str) -> str:
    """The first of our languages that a browser accepts; English if there is none."""
    wanted = (part.partition(";")[0].strip()[:2].lower() for part in accepted.split(","))
    return next((one for one in wanted if one in LANGUAGES), LANGUAGES[0])
