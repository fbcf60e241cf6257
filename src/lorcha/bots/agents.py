"""Bots of your own: `my_module:Agent` names whatever takes a seed and makes a bot with `choose`.

Commands and environments on one's own machine read such names; a server never does.
"""

import inspect
import os
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any, cast

from lorcha.bots.bot import Bot, UnknownBot


def is_agent(name: str) -> bool:
    """Is it written `module:attribute`?"""
    module, _, attribute = name.partition(":")
    return all(map(str.isidentifier, [*module.split("."), attribute]))


def load_agent(name: str, seed: int) -> Bot:
    """The agent, made with the seed; UnknownBot says what is missing."""
    make = find(name)
    try:
        inspect.signature(make).bind(seed)
    except TypeError:
        raise UnknownBot(f"{name} must take a seed and nothing else") from None
    agent = make(seed)
    if not callable(getattr(agent, "choose", None)):
        kind = type(agent).__name__
        raise UnknownBot(f"{name} makes something of type {kind}, which has no `choose`")
    return cast(Bot, agent)


def find(name: str) -> Callable[[int], Any]:
    """Modules in the current folder are found too, as with `python -m`."""
    module_name, _, attribute = name.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        made = getattr(import_module(module_name), attribute)
    except AttributeError:
        raise UnknownBot(f"{module_name} has no {attribute}") from None
    except ModuleNotFoundError as error:
        if error.name != module_name:
            raise UnknownBot(f"{module_name} cannot be imported: {error}") from error
        raise UnknownBot(f"no bot and no module is called {module_name!r}") from None
    except Exception as error:
        raise UnknownBot(f"{module_name} cannot be imported: {error}") from error
    if not callable(made):
        raise UnknownBot(f"{name} is of type {type(made).__name__}; it must take a seed")
    return cast(Callable[[int], Any], made)
