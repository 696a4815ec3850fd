"""Every catalogue of the project."""

from __future__ import annotations

from render.registry import PACKAGES as PAINTERS
from tests.engine.games.catalogues import PACKAGES

WHOLE = (*PACKAGES, "render", *PAINTERS.values(), "bot", "bot.tables")
"""Those of the core, the games, the painters and the bot."""
