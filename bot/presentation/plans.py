"""Plans in words, as their owner reads them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.presentation.texts import Localizer, escape
from bot.tables.domain.plans import Plan, choice_title
from bot.tables.domain.table import Table
from engine.core import Text
from engine.core.foresight import ForeseenChoice


def plan_text(table: Table, plan: Plan, localizer: Localizer) -> str:
    """Return a plan in a few lines: its question, scope, steps and stop conditions."""
    ask = escape(localizer.format(plan.ask))
    head = localizer.dots([f"**{ask}**", localizer.say(f"plan-scope-{plan.scope}")])
    return "\n".join([head, *plan_lines(table, plan, localizer)])


def plan_lines(table: Table, plan: Plan, localizer: Localizer) -> list[str]:
    """Return what a plan does, and what stops it."""
    lines = [localizer.say("plan-does", steps=escape(steps_text(plan.steps, localizer)))]
    if plan.stops:
        stops = "; ".join(localizer.format(stop.text(table.game)) for stop in plan.stops)
        lines.append(localizer.say("plan-stops", stops=stops))
    return lines


def stopped_line(plan: Plan, localizer: Localizer) -> str:
    """Return a line about a stopped plan and the reason."""
    return stopped_text(plan.ask, plan.why, localizer)


def stopped_text(ask: Text, why: Text | None, localizer: Localizer) -> str:
    """Return a line about the stopped plan for a question."""
    reason = "" if why is None else localizer.format(why)
    return localizer.say("plan-stopped", ask=escape(localizer.format(ask)), why=reason)


def steps_text(steps: Sequence[ForeseenChoice], localizer: Localizer) -> str:
    """Return the choices of a plan, the first first."""
    return f" {localizer.say('plan-else')} ".join(_name(step, localizer) for step in steps)


def _name(choice: ForeseenChoice, localizer: Localizer) -> str:
    name = localizer.format(choice.name)
    return name if choice.code in ("", name) else localizer.format(choice_title(choice))
