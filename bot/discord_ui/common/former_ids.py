"""Former acts and words of controls: messages that were posted with them still work."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from bot.store.old_names import OLD_ANSWERS

FORMER_ACTS: Mapping[str, str] = MappingProxyType(
    {
        "draws": "use-away-days",
        "freenow": "remove",
        "giveup": "resign-now",
        "habit": "automatic",
        "hearall": "unmute",
        "help": "hints",
        "hold": "snooze",
        "house": "time-rules",
        "hush": "mute",
        "opponents": "computers",
        "pace": "time-control",
        "serverlanguage": "server-language",
        "servermost": "server-max-tables",
        "serveropeners": "server-openers",
        "serveropponents": "server-computers",
        "serverpace": "server-time-control",
        "vacant": "empty-seat",
        "wish": "notify",
    }
)
"""The acts by their former names."""
FORMER_WORDS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "empty-seat": {"house": "autopilot", "middle": "medium", "strong": "hard"},
        "notify": {
            "hear": "unmute",
            "losses-off": "setbacks-off",
            "losses-on": "setbacks-on",
            "silent-on": "muted-on",
        },
        "server-openers": {"organisers": "admins"},
        "set": {
            "ahead=losses": "ahead=setbacks",
            "alone=answers": "automatic=answers",
            "alone=both": "automatic=both",
            "alone=nothing": "automatic=nothing",
            "alone=pays": "automatic=pays",
            "digest=apart": "digest=separate",
            "help=no": "hints=no",
            "help=yes": "hints=yes",
        },
        "vote": OLD_ANSWERS,
    }
)
"""By act, the words of its buttons and the values of its menus, by their former names."""
