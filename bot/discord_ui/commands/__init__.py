"""One cog a feature; each is small and calls the steward."""

from __future__ import annotations

from bot.discord_ui.commands.back import Back
from bot.discord_ui.commands.chronicle import Chronicle
from bot.discord_ui.commands.game import GameDesk
from bot.discord_ui.commands.help import Help
from bot.discord_ui.commands.look import Look
from bot.discord_ui.commands.papers import Papers
from bot.discord_ui.commands.play import Play
from bot.discord_ui.commands.remind import Remind
from bot.discord_ui.commands.replay import Replay
from bot.discord_ui.commands.rules import Rules
from bot.discord_ui.desk import Desk

COGS: tuple[type[Desk], ...] = (
    GameDesk,
    Play,
    Back,
    Look,
    Chronicle,
    Rules,
    Papers,
    Replay,
    Remind,
    Help,
)
"""Every feature, in the order their commands are listed."""
