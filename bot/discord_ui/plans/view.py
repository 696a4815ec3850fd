"""Plans as their owner reads them: the list, a draft, and a message when one stops."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import discord
from discord import ui

from bot.discord_ui.common.buttons import ControlId, button, menu, rows
from bot.discord_ui.common.layout import Layout, link_row, note, small
from bot.discord_ui.plans.question_menu import question_labels
from bot.presentation.choices import MENU_SIZE, Candidate, Page, candidate, pages
from bot.presentation.disambiguate import disambiguate
from bot.presentation.plans import plan_lines, plan_text, steps_text, stopped_line, stopped_text
from bot.presentation.texts import (
    OPTION_LIMIT,
    Localizer,
    escape,
    label_localizer,
    table_localizer,
    table_title,
)
from bot.tables.domain.plans import Plan, PlanScope, PlanStatus
from bot.tables.domain.table import Table
from bot.tables.exports import AUTOMATIC_MOVES, Draft, OutboxMessage
from engine.core import Offer, Text
from engine.core.foresight import ForeseenChoice, ForeseenQuestion
from engine.core.words.text_json import text_from_json

MAX_QUESTION_MENUS = 2
"""No game has more than fifty foreseeable decisions; the likeliest come first."""
MAX_CHOICE_MENUS = 5
"""With more menus of choices than this, one menu of groups leads to them."""
MAX_STOP_MENUS = 2
CHOSEN = "✓ "


class Voices(NamedTuple):
    """The localizers for the text of a message and for the labels of its controls."""

    message: Localizer
    label: Localizer

    @classmethod
    def of(cls, table: Table, language: str) -> Voices:
        """Return the localizers for a table and its reader."""
        label = label_localizer(language, table.game, table.names)
        return cls(table_localizer(table, language), label)


# The list


def list_message(
    table: Table,
    plans: Sequence[Plan],
    coming: Sequence[ForeseenQuestion],
    automatic: Mapping[str, bool],
    voices: Voices,
    notice: Text | None = None,
) -> Layout:
    """Show a user's plans at a table, and the decisions that can be planned."""
    localizer = voices.message
    waiting = [plan for plan in plans if plan.status is PlanStatus.WAITING]
    lines = [f"{i}. {plan_text(table, plan, localizer)}" for i, plan in enumerate(waiting, 1)]
    lines += [stopped_line(plan, localizer) for plan in plans if plan.status is PlanStatus.STOPPED]
    parts = [
        "" if notice is None else localizer.refuse(notice),
        f"### {localizer.say('plan-title')}",
        table_title(table, localizer),
        *(lines or [localizer.say("plan-none")]),
        small(localizer.say("plan-about" if coming else "plan-nothing-comes")),
        *(
            small(localizer.say(f"plan-option-{kind}"))
            for kind in AUTOMATIC_MOVES
            if automatic[kind]
        ),
    ]
    buttons = [
        button(
            ControlId("automatic", table.id, int(not automatic[kind]), kind),
            voices.label.say(f"plan-option-{kind}-{'off' if automatic[kind] else 'on'}"),
        )
        for kind in AUTOMATIC_MOVES
    ]
    if len(waiting) < len(plans):
        buttons.append(button(ControlId("planaway", table.id), voices.label.say("plan-away")))
    return note(*parts, controls=[*_menus(table, waiting, coming, voices.label), *rows(*buttons)])


def _menus(
    table: Table, waiting: Sequence[Plan], coming: Sequence[ForeseenQuestion], label: Localizer
) -> list[ui.ActionRow[Any]]:
    """Return the menus of foreseen decisions, and the menu that deletes a plan."""
    menus: list[ui.ActionRow[Any]] = []
    labels, about = question_labels(coming[: MAX_QUESTION_MENUS * MENU_SIZE], label)
    for at, page in _pages_of(labels):
        title = label.say("plan-for" if at == 0 else "plan-for-more")
        menus.append(menu(ControlId("planfor", table.id, at), title, page, about=about))
    if waiting:
        plans = {
            str(plan.id): f"{i}. {label.format(plan.ask)}" for i, plan in enumerate(waiting, 1)
        }
        steps = {str(plan.id): steps_text(plan.steps, label) for plan in waiting}
        ref = ControlId("plandrop", table.id)
        menus.append(menu(ref, label.say("plan-drop"), plans, about=steps))
    return menus


def _pages_of(labels: Mapping[str, str]) -> list[tuple[int, dict[str, str]]]:
    """Return the options in pages that fit in a menu, with the place of the first of each."""
    options = [*labels.items()]
    return [(at, dict(options[at : at + MENU_SIZE])) for at in range(0, len(options), MENU_SIZE)]


# A draft


def draft_message(
    table: Table,
    drafted: Draft,
    voices: Voices,
    page: int | None = None,
    notice: Text | None = None,
) -> Layout:
    """Show a draft; ``page`` is the group of choices that is open."""
    localizer, label, plan = voices.message, voices.label, drafted.plan
    does, *stops = plan_lines(table, plan, localizer)
    parts = [
        "" if notice is None else localizer.refuse(notice),
        localizer.say("plan-draft", ask=escape(localizer.format(plan.ask))),
        localizer.say("plan-how-often", scope=localizer.say(f"plan-scope-{plan.scope}")),
        does if plan.steps else localizer.say("plan-choose"),
        *stops,
        small(localizer.say("plan-not-now")),
    ]
    scopes = {scope.value: label.say(f"plan-scope-{scope}") for scope in PlanScope}
    often = ControlId("planwhen", table.id, plan.id)
    make, less = (ControlId(act, table.id, plan.id) for act in ("planmake", "planless"))
    blue, nothing_yet = discord.ButtonStyle.primary, not plan.steps
    controls = [
        *_choice_menus(table, plan, label, page),
        menu(often, label.say("plan-when"), scopes, plan.scope),
        *_stop_menus(table, drafted, label),
        *rows(
            button(make, label.say("plan-make"), blue, disabled=nothing_yet),
            button(less, label.say("plan-less"), disabled=nothing_yet),
            button(ControlId("plandrop", table.id, 1, str(plan.id)), label.say("plan-discard")),
        ),
    ]
    return note(*parts, controls=controls)


def _choice_menus(
    table: Table, plan: Plan, label: Localizer, page: int | None
) -> list[ui.ActionRow[Any]]:
    """Return menus of choices by part of the board; values are positions in the draft."""
    offered = [_candidate(i, choice, label) for i, choice in enumerate(plan.offers)]
    groups = pages(offered)
    ref = ControlId("planadd", table.id, plan.id)
    if len(groups) <= MAX_CHOICE_MENUS:
        return [_choice_menu(ref, i, group, label) for i, group in enumerate(groups)]
    titles = disambiguate([group.title for group in groups[:MENU_SIZE]], localizer=label)
    which = ControlId("planpage", table.id, plan.id)
    labels = {str(i): title for i, title in enumerate(titles)}
    menus = [menu(which, label.say("panel-which-part"), labels, str(page))]
    if page is None and plan.steps:
        last = plan.offers.index(plan.steps[-1])
        page = next(i for i, group in enumerate(groups) if offered[last] in group.offered)
    if page is not None and page < len(groups):
        menus.append(_choice_menu(ref, page, groups[page], label))
    return menus


def _candidate(place: int, choice: ForeseenChoice, label: Localizer) -> Candidate:
    offer = Offer(
        choice.choice,
        choice.name,
        choice.group,
        effect=choice.effect,
        code=choice.code,
        is_number=choice.number,
    )
    return candidate(str(place), offer, label)


def _choice_menu(ref: ControlId, index: int, page: Page, label: Localizer) -> ui.ActionRow[Any]:
    titles, effects = [c.title for c in page.offered], [c.effect for c in page.offered]
    lines = disambiguate(titles, effects, localizer=label)
    labels = {c.move: line for c, line in zip(page.offered, lines, strict=True)}
    about = {c.move: c.effect for c in page.offered}
    own = ControlId(ref.act, ref.table, ref.sequence, str(index))
    return menu(own, f"{page.title} …", labels, about=about)


def _stop_menus(table: Table, drafted: Draft, label: Localizer) -> list[ui.ActionRow[Any]]:
    plan, offered = drafted.plan, drafted.stops[: MAX_STOP_MENUS * MENU_SIZE]
    texts = [label.format(stop.text(table.game)) for stop in offered]
    lines = disambiguate(texts, localizer=label, limit=OPTION_LIMIT - len(CHOSEN))
    labels = {
        str(i): (CHOSEN if any(stop.same_as(other) for other in plan.stops) else "") + line
        for i, (stop, line) in enumerate(zip(offered, lines, strict=True))
    }
    return [
        menu(
            ControlId("planstop", table.id, plan.id, str(at)),
            label.say("plan-stop-when" if at == 0 else "plan-stop-more"),
            page,
        )
        for at, page in _pages_of(labels)
    ]


# A direct message


def stopped_plan_message(message: OutboxMessage) -> Layout:
    """Tell the owner which plan has stopped and why, with a link to the table."""
    table, details = message.table, message.details
    localizer = table_localizer(table, message.language)
    why = text_from_json(details["why"])
    line = stopped_text(text_from_json(details["ask"]), why, localizer)
    link = link_row(table, localizer.say("panel-to-board"))
    return note(line, small(table_title(table, localizer)), controls=link)
