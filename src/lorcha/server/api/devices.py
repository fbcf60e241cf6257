"""The device of a session in two words, so that people recognize their own: "Firefox, Linux"."""

from typing import Final

# Later names of a browser contain earlier ones: the first that fits is right.
BROWSERS: Final = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "YaBrowser": "Yandex",
    "SamsungBrowser": "Samsung",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
SYSTEMS: Final = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "Mac OS": "macOS",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}


def device_of(user_agent: str) -> str:
    """ "" if it is none we know; nothing else of what the browser tells is stored."""
    found = (
        next((name for sign, name in names.items() if sign in user_agent), "")
        for names in (BROWSERS, SYSTEMS)
    )
    return ", ".join(filter(None, found))
