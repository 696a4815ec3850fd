"""What somebody can choose for themselves: each setting with its choices, and what they save."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from sqlalchemy.orm import Session

from bot.store.models.person import PersonRow
from bot.tables.domain.errors import TableError
from bot.tables.domain.table import EVERY_MOVE, NO_MOVE, PREVIEW, SHAPES, TEXT_ONLY
from bot.tables.session.service import TableService
from bot.tables.time_control import exclusions
from bot.tables.users.preference_cache import Preferences, read_preferences
from engine.core.words.catalogue import LANGUAGES

Choices = Mapping[str, Mapping[str, Any]]
"""By word, the columns of a person's row that it sets; the first stands where nothing was said."""

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
"""Every setting that is one choice of several, in the order it is shown."""


async def preferences(service: TableService, user_id: str) -> Mapping[str, str]:
    """By setting, what somebody has chosen."""
    return await service.read(lambda session: _chosen(session, user_id))


def _chosen(session: Session, user_id: str) -> Mapping[str, str]:
    row = exclusions.find_person(session, user_id) or PersonRow(user_id=user_id)
    return {name: _of(row, choices) for name, choices in PREFERENCES.items()}


def _of(row: PersonRow, choices: Choices) -> str:
    """The first choice whose columns stand as it would set them."""
    fitting = (
        word
        for word, columns in choices.items()
        if all(getattr(row, name) == value for name, value in columns.items())
    )
    return next(fitting, next(iter(choices)))


async def set_preference(
    service: TableService, user_id: str, name: str, word: str
) -> Mapping[str, str]:
    """From now on they have that; what holds then of all.

    Raises:
        TableError: there is no such setting, or it has no such choice.
    """
    columns = PREFERENCES.get(name, {}).get(word)
    if columns is None:
        raise TableError.because("error-old-button")

    def work(session: Session) -> tuple[Mapping[str, str], Preferences]:
        row = exclusions.find_or_add_person(session, user_id)
        for column, value in columns.items():
            setattr(row, column, value)
        row.said_at = service.clock.now()
        session.flush()
        return _chosen(session, user_id), read_preferences(row)

    chosen, likes = await service.transaction(work)
    service.preference_cache.note(user_id, likes)
    return chosen
