"""A user's plans at a table, as a few lines of their own view."""

from __future__ import annotations

from bot.discord_ui.common.layout import small
from bot.discord_ui.plans.view import stopped_line
from bot.presentation.turn_text import TurnText
from bot.tables.domain.plans import PlanStatus
from bot.tables.facade import Tables


async def unread_stopped_plans(tables: Tables, user_id: str, spoken: TurnText) -> str:
    """Return which of a player's plans have stopped and why, unless they have read it."""
    if spoken.table.id not in await tables.plans.tables_with_unread_stops(user_id):
        return ""
    found = await tables.plans.read(user_id, spoken.table.id)
    await tables.plans.mark_read(user_id, spoken.table.id)
    stopped = [plan for plan in found if plan.state is PlanStatus.STOPPED]
    return "\n".join(stopped_line(plan, spoken.message) for plan in stopped)


async def plans_in_view(tables: Tables, user_id: str, spoken: TurnText) -> str:
    """Return how many plans wait, and which have stopped and why; empty without plans."""
    found = await tables.plans.read(user_id, spoken.table.id)
    stopped = [plan for plan in found if plan.state is PlanStatus.STOPPED]
    lines = [stopped_line(plan, spoken.message) for plan in stopped]
    if stopped:
        await tables.plans.mark_read(user_id, spoken.table.id)
    if len(found) > len(stopped):
        count = len(found) - len(stopped)
        lines.append(small(spoken.message.say("plan-in-view", count=count)))
    return "\n".join(lines)
