"""Tell users what replaced a removed command.

Delete this module, its option of ``/help`` and its texts in the version after the next.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from discord import app_commands

from bot.presentation.matching import MAX_SUGGESTIONS
from bot.presentation.texts import words_in
from engine.core.words.catalogue import OFFERED_LANGUAGES, Catalogue
from engine.core.words.text import say

FORMER_COMMANDS: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "board": ("/view part:", ""),
        "game pace": ("/status", "status-time-control"),
        "game picture": ("/status", "status-board-wide"),
        "game free": ("/game remove", ""),
        "game opponent": ("/game computer", ""),
        "export": ("/history", "panel-export"),
        "hand": ("/view", ""),
        "hint": ("/view", "panel-hint"),
        "learn": ("/help lesson:", ""),
        "log": ("/history", "panel-log"),
        "mygames": ("/tables", ""),
        "note": ("/view", "note-open"),
        "nudge": ("/status", "status-nudge"),
        "privacy": ("/settings", "settings-privacy"),
        "remind": ("/status", "status-reminders"),
        "replay": ("/history", "replay-animation"),
        "resign": ("/game leave", ""),
        "review": ("/history", "panel-review"),
        "score": ("/view", "panel-score"),
        "stats": ("/leaderboard", "leaderboard-stats"),
        "substitute": ("/game substitute", ""),
        "verify": ("/history", "panel-verify"),
        "whatif": ("/history", "panel-whatif"),
        "why": ("", "panel-why"),
    }
)
"""By former command, the command to type now (none: look at the board) and the button to press."""

_NAME_KEYS = {"game pace": "parameter-pace"}
"""By former command, the texts of names that something else still has."""


def former_command_text(typed: str, words: Catalogue) -> str | None:
    """Say where a former command is now; ``None`` if there was none of that name.

    ``typed`` is its name in any language, with or without the slash.
    """
    typed = _plain(typed)
    name = next((name for name in FORMER_COMMANDS if typed in _names(name)), None)
    if name is None:
        return None
    command, label = FORMER_COMMANDS[name]
    values = {"old": f"`/{typed}`", "command": f"`{_listed(command, words)}`"}
    if not label:
        return words.say("former-command", **values)
    button = say(label)
    if not command:
        return words.say("former-command-board", **values, button=button)
    return words.say("former-command-button", **values, button=button)


def suggest_former(typed: str, words: Catalogue) -> list[app_commands.Choice[str]]:
    """Suggest former commands that contain what is typed in any language."""
    wanted = _plain(typed)
    names = [name for name in FORMER_COMMANDS if any(wanted in each for each in _names(name))]
    return [
        app_commands.Choice(name=_label(words, name), value=name)
        for name in names[:MAX_SUGGESTIONS]
    ]


def _label(words: Catalogue, name: str) -> str:
    """Return a former command as a user of that language knew it, with its English name."""
    own = _name_in(words, name)
    return f"/{name}" if own == name else f"/{own} (/{name})"


def _listed(command: str, words: Catalogue) -> str:
    """Return a command with its options as a user of that language finds it."""
    names, said = command.removeprefix("/").split(), []
    for count, name in enumerate(names, 1):
        option = name.endswith(":")
        key = f"parameter-{name[:-1]}" if option else f"command-{'-'.join(names[:count])}"
        said.append(words.say(key) + ":" * option)
    return "/" + " ".join(said)


def _plain(typed: str) -> str:
    return " ".join(typed.casefold().lstrip("/ ").split())


def _names(name: str) -> set[str]:
    """Return what a former command was called in all languages."""
    return {name, *(_name_in(words_in(language), name) for language in OFFERED_LANGUAGES)}


def _name_in(words: Catalogue, name: str) -> str:
    own = words.say(_NAME_KEYS.get(name, f"former-name-{name.replace(' ', '-')}"))
    return f"{words.say('command-game')} {own}" if name.startswith("game ") else own
