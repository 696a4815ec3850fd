"""Read the settings and start logging, as every command does first."""

from __future__ import annotations

import logging

from bot.cli.errors import UsageError
from bot.config import OLD_NAMES, Settings, SettingsError, load_settings, old_names_in_use
from bot.logs import start_logging

log = logging.getLogger(__name__)


def configure() -> Settings:
    """Return the settings, and start logging as they say.

    Raises:
        UsageError: a setting is invalid or unknown.
    """
    try:
        settings = load_settings()
    except SettingsError as error:
        raise UsageError(str(error)) from None
    start_logging(settings)
    for name in old_names_in_use():
        log.warning("setting.renamed", extra={"old": name, "new": OLD_NAMES[name]})
    return settings
