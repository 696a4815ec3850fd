"""Plans as their owner reads them: the list, a draft, and a message when one stops."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import ui

from bot.discord_ui.common.buttons import ControlId, button, rows, select
from bot.discord_ui.common.layout import Layout, link_button, note, small
from bot.discord_ui.plans.question_menu import question_options
from bot.presentation.choices import PAGE_LIMIT, Candidate, Page, candidate, pages
from bot.presentation.disambiguate import disambiguate
from bot.presentation.texts import Localizer, escape, message_localizer, truncate
from bot.tables.domain.plans import Plan, PlanScope, PlanStatus, StopCondition, choice_title
from bot.tables.domain.table import Table
from bot.tables.types import AUTO_ANSWERS, Draft, OutboxMessage
from engine.core import Offer
from engine.core import game as rules_of
from engine.core.foresight import ForeseenChoice, ForeseenQuestion
from engine.core.words.text import Text
from engine.core.words.text_json import text_from_json

MAX_QUESTION_MENUS = 2
"""No game has more than fifty foreseeable decisions; the likeliest come first."""
MAX_CHOICE_MENUS = 5
"""With more menus of choices than this, one menu of groups leads to them."""
MAX_STOP_MENUS = 2


# The list


def list_message(
    table: Table,
    found: Sequence[Plan],
    coming: Sequence[ForeseenQuestion],
    automatic: Mapping[str, bool],
    voices: tuple[Localizer, Localizer],
    *notices: str,
) -> Layout:
    """Show a user's plans at a table, and the decisions that can be planned."""
    localizer, label = voices
    where = localizer.dots(
        [localizer.format(rules_of(table.game).words.title), _number(table, localizer)]
    )
    waiting = [plan for plan in found if plan.state is PlanStatus.WAITING]
    lines = [f"{i}. {plan_text(table, plan, localizer)}" for i, plan in enumerate(waiting, 1)]
    lines += [stopped_line(plan, localizer) for plan in found if plan.state is PlanStatus.STOPPED]
    parts = [
        *notices,
        f"### {localizer.say('plan-title')}",
        where,
        *(lines or [localizer.say("plan-none")]),
        small(localizer.say("plan-about" if coming else "plan-nothing-comes")),
        *(small(localizer.say(f"plan-option-{kind}")) for kind in AUTO_ANSWERS if automatic[kind]),
    ]
    return note(*parts, controls=_list_controls(table, found, coming, automatic, label))


def _number(table: Table, localizer: Localizer) -> str:
    return localizer.say("panel-table", table=str(table.id))


def _list_controls(
    table: Table,
    found: Sequence[Plan],
    coming: Sequence[ForeseenQuestion],
    automatic: Mapping[str, bool],
    label: Localizer,
) -> list[ui.ActionRow[Any]]:
    made: list[ui.ActionRow[Any]] = []
    offered = question_options(coming[: MAX_QUESTION_MENUS * PAGE_LIMIT], label)
    for at in range(0, len(offered), PAGE_LIMIT):
        key, ref = "plan-for" if at == 0 else "plan-for-more", ControlId("planfor", table.id, at)
        made.append(ui.ActionRow(select(ref, label.say(key), offered[at : at + PAGE_LIMIT])))
    waiting = [plan for plan in found if plan.state is PlanStatus.WAITING]
    if waiting:
        options = [
            discord.SelectOption(
                label=truncate(f"{i}. {label.format(plan.ask)}", 100),
                value=str(plan.id),
                description=truncate(_steps(plan.steps, label), 100),
            )
            for i, plan in enumerate(waiting, 1)
        ]
        menu = select(ControlId("plandrop", table.id), label.say("plan-drop"), options)
        made.append(ui.ActionRow(menu))
    buttons = [
        button(
            ControlId("automatic", table.id, int(not automatic[kind]), kind),
            label.say(f"plan-option-{kind}-{'off' if automatic[kind] else 'on'}"),
        )
        for kind in AUTO_ANSWERS
    ]
    if len(waiting) < len(found):
        buttons.append(button(ControlId("planaway", table.id), label.say("plan-away")))
    return [*made, *rows(*buttons)]


def plan_text(table: Table, plan: Plan, localizer: Localizer) -> str:
    """Return a plan in a few lines: its question, scope, steps and stop conditions."""
    ask = escape(localizer.format(plan.ask))
    head = localizer.dots([f"**{ask}**", localizer.say(f"plan-scope-{plan.scope}")])
    does = localizer.say("plan-does", steps=escape(_steps(plan.steps, localizer)))
    lines = [head, does]
    if plan.stops:
        lines.append(localizer.say("plan-stops", stops=_stops(plan.stops, table.game, localizer)))
    return "\n".join(lines)


def stopped_line(plan: Plan, localizer: Localizer) -> str:
    """Return a line about a stopped plan and the reason."""
    return _stopped(plan.ask, plan.why, localizer)


def _stopped(ask: Text, why: Text | None, localizer: Localizer) -> str:
    reason = "" if why is None else localizer.format(why)
    return localizer.say("plan-stopped", ask=escape(localizer.format(ask)), why=reason)


def _steps(steps: Sequence[ForeseenChoice], localizer: Localizer) -> str:
    return f" {localizer.say('plan-else')} ".join(_name(step, localizer) for step in steps)


def _name(choice: ForeseenChoice, localizer: Localizer) -> str:
    name = localizer.format(choice.name)
    return name if choice.code in ("", name) else localizer.format(choice_title(choice))


def _stops(stops: Sequence[StopCondition], game: str, localizer: Localizer) -> str:
    return "; ".join(localizer.format(stop.text(game)) for stop in stops)


# A draft


def draft_message(
    table: Table,
    drafted: Draft,
    voices: tuple[Localizer, Localizer],
    page: int | None = None,
    *notices: str,
) -> Layout:
    """Show a draft; ``page`` is the group of choices that is open."""
    localizer, label = voices
    plan = drafted.plan
    parts = [
        *notices,
        localizer.say("plan-draft", ask=escape(localizer.format(plan.ask))),
        localizer.say("plan-how-often", scope=localizer.say(f"plan-scope-{plan.scope}")),
        localizer.say("plan-does", steps=escape(_steps(plan.steps, localizer)))
        if plan.steps
        else localizer.say("plan-choose"),
    ]
    if plan.stops:
        parts.append(localizer.say("plan-stops", stops=_stops(plan.stops, table.game, localizer)))
    parts.append(small(localizer.say("plan-not-now")))
    return note(*parts, controls=_draft_controls(table, drafted, label, page))


def _draft_controls(
    table: Table, drafted: Draft, label: Localizer, page: int | None
) -> list[ui.ActionRow[Any]]:
    plan = drafted.plan
    scopes = [
        discord.SelectOption(
            label=label.say(f"plan-scope-{scope}"), value=scope, default=scope is plan.scope
        )
        for scope in PlanScope
    ]
    often = select(ControlId("planwhen", table.id, plan.id), label.say("plan-when"), scopes)
    made = [
        button(
            ControlId("planmake", table.id, plan.id),
            label.say("plan-make"),
            discord.ButtonStyle.primary,
            disabled=not plan.steps,
        ),
        button(
            ControlId("planless", table.id, plan.id),
            label.say("plan-less"),
            disabled=not plan.steps,
        ),
        button(ControlId("plandrop", table.id, 1, str(plan.id)), label.say("plan-discard")),
    ]
    return [
        *_choice_menus(table, plan, label, page),
        ui.ActionRow(often),
        *_stop_menus(table, drafted, label),
        *rows(*made),
    ]


def _choice_menus(
    table: Table, plan: Plan, label: Localizer, page: int | None
) -> list[ui.ActionRow[Any]]:
    """Return menus of choices by part of the board; values are positions in the draft."""
    offered = [_candidate(i, choice, label) for i, choice in enumerate(plan.offers)]
    found = pages(offered)
    ref = ControlId("planadd", table.id, plan.id)
    if len(found) <= MAX_CHOICE_MENUS:
        return [_choice_menu(ref, i, one, label) for i, one in enumerate(found)]
    titles = disambiguate([one.title for one in found[:PAGE_LIMIT]], localizer=label, limit=100)
    groups = [
        discord.SelectOption(label=title, value=str(i), default=i == page)
        for i, title in enumerate(titles)
    ]
    which = ControlId("planpage", table.id, plan.id)
    if page is None and plan.steps:
        last = plan.offers.index(plan.steps[-1])
        page = next(i for i, one in enumerate(found) if offered[last] in one.offered)
    made: list[ui.ActionRow[Any]] = [
        ui.ActionRow(select(which, label.say("panel-which-part"), groups))
    ]
    if page is not None and page < len(found):
        made.append(_choice_menu(ref, page, found[page], label))
    return made


def _candidate(place: int, choice: ForeseenChoice, label: Localizer) -> Candidate:
    offer = Offer(
        choice.choice, choice.code, choice.name, choice.effect, choice.group, choice.number
    )
    return candidate(str(place), offer, label)


def _choice_menu(ref: ControlId, index: int, page: Page, label: Localizer) -> ui.ActionRow[Any]:
    titles, effects = [c.title for c in page.offered], [c.effect for c in page.offered]
    options = [
        discord.SelectOption(label=line, value=c.move, description=truncate(c.effect, 100) or None)
        for c, line in zip(
            page.offered, disambiguate(titles, effects, localizer=label, limit=100), strict=True
        )
    ]
    own = ControlId(ref.act, ref.table, ref.sequence, str(index))
    return ui.ActionRow(select(own, truncate(f"{page.title} …", 150), options))


def _stop_menus(table: Table, drafted: Draft, label: Localizer) -> list[ui.ActionRow[Any]]:
    chosen = drafted.plan.stops
    options = []
    shown = drafted.stops[: MAX_STOP_MENUS * PAGE_LIMIT]
    texts = disambiguate(
        [label.format(stop.text(table.game)) for stop in shown], localizer=label, limit=98
    )
    for i, (stop, text) in enumerate(zip(shown, texts, strict=True)):
        mark = "✓ " if any(stop.same_as(one) for one in chosen) else ""
        options.append(discord.SelectOption(label=mark + text, value=str(i)))
    made: list[ui.ActionRow[Any]] = []
    for at in range(0, len(options), PAGE_LIMIT):
        ref = ControlId("planstop", table.id, drafted.plan.id, str(at))
        key = "plan-stop-when" if at == 0 else "plan-stop-more"
        made.append(ui.ActionRow(select(ref, label.say(key), options[at : at + PAGE_LIMIT])))
    return made


# A letter


def stopped_plan_message(message: OutboxMessage) -> Layout:
    """Tell the owner which plan has stopped and why, with a link to the table."""
    table = message.table
    localizer = message_localizer(message.language or table.language, table.game, table.names)
    why = text_from_json(message.details["why"])
    where = localizer.dots(
        [localizer.format(rules_of(table.game).words.title), _number(table, localizer)]
    )
    line = _stopped(text_from_json(message.details["ask"]), why, localizer)
    return note(line, small(where), controls=link_button(table, localizer.say("panel-to-board")))
