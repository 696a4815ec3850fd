"""Private notes that users write at a table."""

from __future__ import annotations

MAX_NOTE_LENGTH = 800
"""Maximum length of a note in characters."""
