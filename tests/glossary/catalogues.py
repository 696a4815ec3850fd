"""Every catalogue of the project."""

from __future__ import annotations

from engine.core.registry import game_names
from tests.engine.games.catalogues import PACKAGES

WHOLE = (*PACKAGES, "render", *(f"render.{name}" for name in game_names()), "bot", "bot.tables")
"""Those of the core, the games, the painters and the bot."""
