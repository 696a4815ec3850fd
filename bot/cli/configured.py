"""What every command begins with: the settings, and a log as they want it."""

from __future__ import annotations

from bot.cli.errors import UsageError
from bot.config import Settings, SettingsError, load_settings
from bot.logs import start_logging


def configured() -> Settings:
    """The settings; from here on there is a log.

    Raises:
        NotPossible: one of them is wrong, or there is no such one.
    """
    try:
        settings = load_settings()
    except SettingsError as wrong:
        raise UsageError(str(wrong)) from None
    start_logging(settings)
    return settings
