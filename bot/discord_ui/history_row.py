"""The buttons below every view of a game's past, which lead to the others."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.discord_ui.common.buttons import ControlId, button, rows
from bot.presentation.texts import Localizer
from bot.tables.domain.table import Status, Table

LOG, STEPS, ANIMATION, ANALYSIS = "log", "history", "animate", "review"
DOWNLOAD, VERIFY = "export", "verify"
_LABELS = {
    LOG: "panel-log",
    STEPS: "history-steps",
    ANIMATION: "replay-animation",
    ANALYSIS: "panel-review",
    DOWNLOAD: "panel-export",
    VERIFY: "panel-verify",
}
"""The views by the act of their button, with its label."""


def history_row(table: Table, localizer: Localizer, shown: str) -> list[ui.ActionRow[Any]]:
    """Return the buttons of all views but the one that is shown; only finished games have all."""
    acts = [act for act in _LABELS if act != shown]
    if table.status is not Status.FINISHED:
        acts = [act for act in acts if act != ANALYSIS]
    return rows(*(button(ControlId(act, table.id), localizer.say(_LABELS[act])) for act in acts))
