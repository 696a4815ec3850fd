"""List the preferences with their choices, and the columns that these set."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from sqlalchemy.orm import Session

from bot.store.models.user import UserRow
from bot.tables.domain.table import EVERY_MOVE, NO_MOVE, PREVIEW, SHAPES, TEXT_ONLY
from bot.tables.session import user_rows
from engine.core.words.catalogue import OFFERED_LANGUAGES

AUTOMATIC_MOVES = ("auto_answers", "auto_pays")
"""Kinds of automatic moves, by the column of a person's row."""
SWITCHES = ("direct_messages", "muted", "wants_next_up", "wants_setbacks", *AUTOMATIC_MOVES)
"""What buttons turn on and off, by column."""
Choices = Mapping[str, Mapping[str, Any]]
"""By choice, the columns of a person's row that it sets; the first is the default."""

PREFERENCES: Mapping[str, Choices] = MappingProxyType(
    {
        "reminders": {
            "channel": {"muted": False, "direct_messages": False},
            "direct": {"muted": False, "direct_messages": True},
            "none": {"muted": True},
        },
        "digest": {
            "together": {"separate_reminders": None},
            "separate": {"separate_reminders": True},
        },
        "opened": {"no": {"new_tables": None}, "yes": {"new_tables": True}},
        "ahead": {
            "none": {"wants_next_up": False, "wants_setbacks": False},
            "next": {"wants_next_up": True, "wants_setbacks": False},
            "setbacks": {"wants_next_up": False, "wants_setbacks": True},
            "both": {"wants_next_up": True, "wants_setbacks": True},
        },
        "language": {
            "discord": {"language": None},
            **{tag: {"language": tag} for tag in OFFERED_LANGUAGES},
        },
        "picture": {
            "table": {"picture_shape": None},
            **{word: {"picture_shape": word} for word in (*SHAPES, TEXT_ONLY)},
        },
        "size": {"full": {"picture_size": None}, PREVIEW: {"picture_size": PREVIEW}},
        "confirm": {
            "final": {"confirms": None},
            EVERY_MOVE: {"confirms": EVERY_MOVE},
            NO_MOVE: {"confirms": NO_MOVE},
        },
        "hints": {"yes": {"no_hints": None}, "no": {"no_hints": True}},
        "leaderboards": {"no": {"leaderboards": False}, "yes": {"leaderboards": True}},
        "automatic": {
            "nothing": {"auto_answers": False, "auto_pays": False},
            "answers": {"auto_answers": True, "auto_pays": False},
            "pays": {"auto_answers": False, "auto_pays": True},
            "both": {"auto_answers": True, "auto_pays": True},
        },
    }
)
"""Every setting that is one choice of several, in display order."""


def chosen_preferences(session: Session, user_id: str) -> Mapping[str, str]:
    """Return, by setting, what the user has chosen."""
    row = user_rows.find_person(session, user_id) or UserRow(user_id=user_id)
    return {name: _chosen_of(row, choices) for name, choices in PREFERENCES.items()}


def _chosen_of(row: UserRow, choices: Choices) -> str:
    """Return the first choice that matches the row's columns, else the default."""
    for choice, columns in choices.items():
        if all(getattr(row, name) == value for name, value in columns.items()):
            return choice
    return next(iter(choices))
