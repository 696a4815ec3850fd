"""Where the commands of before are now.

Delete this module, its option of ``/help`` and its texts in the version after the next.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from discord import app_commands

from engine.core.words.catalogue import Catalogue
from engine.core.words.text import say

FORMER_COMMANDS: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "board": ("/view part:", ""),
        "game pace": ("/status", "status-time-control"),
        "game picture": ("/status", "status-board-wide"),
        "export": ("/history", "panel-export"),
        "hand": ("/view", ""),
        "log": ("/history", "panel-log"),
        "note": ("/view", "note-open"),
        "nudge": ("/status", "status-nudge"),
        "privacy": ("/settings", "settings-privacy"),
        "remind": ("/status", "status-reminders"),
        "replay": ("/history", "replay-animation"),
        "review": ("/history", "panel-review"),
        "score": ("/view", "panel-score"),
        "substitute": ("/game substitute", ""),
        "verify": ("/history", "panel-verify"),
        "whatif": ("/history", "panel-whatif"),
        "why": ("", "panel-why"),
    }
)
"""By former command, the command to type now (none: look at the board) and the button to press."""


def former_command_text(name: str, words: Catalogue) -> str | None:
    """Say where a former command is now; ``None`` if there was none of that name."""
    if name not in FORMER_COMMANDS:
        return None
    command, label = FORMER_COMMANDS[name]
    figures = {"old": f"`/{name}`", "command": f"`{command}`"}
    if not label:
        return words.say("former-command", **figures)
    button = say(label)
    if not command:
        return words.say("former-command-board", **figures, button=button)
    return words.say("former-command-button", **figures, button=button)


def suggest_former(typed: str) -> list[app_commands.Choice[str]]:
    """Suggest former commands that begin with what is typed."""
    wanted = typed.lower().lstrip("/ ")
    names = [name for name in FORMER_COMMANDS if name.startswith(wanted)]
    return [app_commands.Choice(name=f"/{name}", value=name) for name in names]
