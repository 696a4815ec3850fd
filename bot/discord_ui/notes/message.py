"""One's own note, as its owner reads it."""

from __future__ import annotations

from bot.presentation.localizer import Localizer
from bot.presentation.names import escape, tidy


def note_text(note: str, voice: Localizer) -> str:
    """The note as a line of its owner's view; nothing where there is none."""
    return voice.say("note-own", note=escape(note)) if note else ""


def noted(typed: str, most: int) -> str:
    """What somebody typed as it is kept: on one line, without control characters, cut to fit."""
    return tidy(typed, most) if typed.strip() else ""
