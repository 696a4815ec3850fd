"""One's own plans at a table as a few lines of one's own view of it."""

from __future__ import annotations

from bot.discord_ui.kit.layout import small
from bot.discord_ui.plans.message import stopped_line
from bot.tables.plans import own_plans
from bot.tables.plans.plan import State
from bot.tables.service import TableService
from bot.telling.spoken_turn import SpokenTurn


async def plans_in_view(tables: TableService, user_id: str, spoken: SpokenTurn) -> str:
    """How many wait, and which have stopped and why; nothing where there are none."""
    found = await own_plans.plans_of(tables, user_id, spoken.table.id)
    stopped = [plan for plan in found if plan.state is State.STOPPED]
    lines = [stopped_line(plan, spoken.message) for plan in stopped]
    if stopped:
        await own_plans.note_read(tables, user_id, spoken.table.id)
    if len(found) > len(stopped):
        count = len(found) - len(stopped)
        lines.append(small(spoken.message.say("plan-in-view", count=count)))
    return "\n".join(lines)
