"""Preferences: each setting with its choices, and the columns they set."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from sqlalchemy.orm import Session

from bot.store.models.person import PersonRow
from bot.tables.domain.table import EVERY_MOVE, NO_MOVE, PREVIEW, SHAPES, TEXT_ONLY
from bot.tables.session import exclusions
from engine.core.words.catalogue import LANGUAGES

Choices = Mapping[str, Mapping[str, Any]]
"""By choice, the columns of a person's row that it sets; the first is the default."""

PREFERENCES: Mapping[str, Choices] = MappingProxyType(
    {
        "reminders": {
            "channel": {"silent": False, "direct": False},
            "direct": {"silent": False, "direct": True},
            "none": {"silent": True},
        },
        "digest": {"together": {"apart": None}, "apart": {"apart": True}},
        "ahead": {
            "none": {"hears_next": False, "hears_losses": False},
            "next": {"hears_next": True, "hears_losses": False},
            "losses": {"hears_next": False, "hears_losses": True},
            "both": {"hears_next": True, "hears_losses": True},
        },
        "language": {
            "discord": {"language": None},
            **{tag: {"language": tag} for tag in LANGUAGES},
        },
        "picture": {
            "table": {"picture": None},
            **{word: {"picture": word} for word in (*SHAPES, TEXT_ONLY)},
        },
        "size": {"full": {"size": None}, PREVIEW: {"size": PREVIEW}},
        "confirm": {
            "final": {"confirms": None},
            EVERY_MOVE: {"confirms": EVERY_MOVE},
            NO_MOVE: {"confirms": NO_MOVE},
        },
        "help": {"yes": {"no_hints": None}, "no": {"no_hints": True}},
        "alone": {
            "nothing": {"answers_alone": False, "pays_alone": False},
            "answers": {"answers_alone": True, "pays_alone": False},
            "pays": {"answers_alone": False, "pays_alone": True},
            "both": {"answers_alone": True, "pays_alone": True},
        },
    }
)
"""Every setting that is one choice of several, in display order."""


def chosen(session: Session, user_id: str) -> Mapping[str, str]:
    """Return, by setting, what the user has chosen."""
    row = exclusions.find_person(session, user_id) or PersonRow(user_id=user_id)
    return {name: _chosen_of(row, choices) for name, choices in PREFERENCES.items()}


def _chosen_of(row: PersonRow, choices: Choices) -> str:
    """Return the first choice that matches the row's columns."""
    matching = (
        choice
        for choice, columns in choices.items()
        if all(getattr(row, name) == value for name, value in columns.items())
    )
    return next(matching, next(iter(choices)))
