"""The notices, their buttons, and the notification preferences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from typing import Any

import discord
from discord import ui
from discord.utils import format_dt

from bot.discord_ui.common.buttons import ControlId, button, rows, select
from bot.discord_ui.common.layout import Layout, link_button, mention, message_link, note, small
from bot.presentation.texts import Localizer, message_localizer
from bot.presentation.time_control import rough_text
from bot.presentation.turn_text import TurnText, paragraph, stories
from bot.tables.domain.kinds import OutboxKind
from bot.tables.domain.table import Table
from bot.tables.domain.time_control import format_duration, time_control_named
from bot.tables.domain.timeout_policy import GRACE_TIMEOUTS
from bot.tables.types import (
    MAX_MENTIONS_PER_TURN,
    SNOOZE_OPTIONS,
    NotificationPreferences,
    OtherTable,
    OutboxMessage,
)
from engine.core import Event, Player, say
from engine.core import game as rules_of
from engine.core.words.catalogue import Catalogue
from engine.core.words.phrases import persons

MUTE_OPTIONS = ("turn", "table", "all")
"""What a button can mute."""
STORY_LIMIT = 600


def reminder_message(turn_text: TurnText, message: OutboxMessage, late: Sequence[int]) -> Layout:
    """Remind players of their turn and its deadline; list other tables that wait for them."""
    parts = [_asked(turn_text, message, late), small(_about(turn_text, late))]
    for seat in late:
        parts += _elsewhere(
            turn_text, [other for other in message.other_tables if other.seat == seat]
        )
    return note(*parts, controls=_controls(turn_text))


def _mentioned(turn_text: TurnText, seats: Iterable[int]) -> str:
    people = turn_text.turn.table.seats
    return turn_text.message.words.people([mention(people[seat].mover_id or "") for seat in seats])


def _asked(turn_text: TurnText, message: OutboxMessage, late: Sequence[int]) -> str:
    localizer, who = turn_text.message, _mentioned(turn_text, late)
    prompt = turn_text.prompt(localizer, late[0])
    by = sorted({message.nudged_by[seat] for seat in late if seat in message.nudged_by})
    if not by:
        return localizer.say("reminder", who=who, prompt=prompt)
    return localizer.say("reminder-asked", who=who, prompt=prompt, by=persons(by))


def _about(turn_text: TurnText, seats: Sequence[int]) -> str:
    number = turn_text.message.say("panel-table", table=str(turn_text.turn.table.id))
    return turn_text.message.dots([turn_text.headline(), *_due(turn_text, seats), number])


def _due(turn_text: TurnText, seats: Sequence[int]) -> list[str]:
    due = [
        o.deadline
        for o in turn_text.turn.table.pending
        if o.seat in seats and o.deadline is not None
    ]
    return [turn_text.message.say("panel-due", when=format_dt(min(due), "R"))] if due else []


def _elsewhere(here: TurnText, others: Sequence[OtherTable]) -> list[str]:
    if not others:
        return []
    lines = [here.message.say("reminder-other-tables", who=_mentioned(here, [others[0].seat]))]
    for other in others:
        turn_text = TurnText.of(other.turn, here.language)
        link, where = message_link(turn_text.turn.table), turn_text.headline()
        if link is not None:
            where = here.message.say("reminder-line", where=where, link=link)
        ask = turn_text.ask(turn_text.message, other.there)
        lines.append(f"- {here.message.dots([where, ask, *_due(turn_text, [other.there])])}")
    return lines


def _link(turn_text: TurnText) -> list[ui.Button[Any]]:
    link = message_link(turn_text.turn.table)
    return [] if link is None else [_to_board(turn_text.label, link)]


def _to_board(localizer: Localizer, link: str) -> ui.Button[Any]:
    return ui.Button(label=localizer.say("panel-to-board"), url=link)


def _controls(turn_text: TurnText) -> list[ui.ActionRow[Any]]:
    table, sequence, say_ = turn_text.turn.table.id, turn_text.turn.sequence, turn_text.label.say
    answers = [
        button(ControlId("later", table, sequence), say_("reminder-later")),
        button(ControlId("leaving", table), say_("reminder-away")),
    ]
    mutes = [
        button(ControlId("mute", table, sequence, word), say_(f"reminder-mute-{word}"))
        for word in MUTE_OPTIONS
    ]
    return [*rows(*_link(turn_text), *answers), *rows(*mutes)]


def heads_up_message(message: OutboxMessage) -> Layout:
    """Tell a user that their turn comes next or that they had a setback; offer to stop that."""
    table, (seat,) = message.table, message.seats
    localizer = message_localizer(message.language or table.language, table.game, table.names)
    who = localizer.words.person(mention(table.seats[seat].mover_id or ""))
    if message.kind == OutboxKind.NEXT_UP:
        text, choice = localizer.say("next-up", who=who), "next-off"
    else:
        text, choice = _setback(message, localizer, who), "setbacks-off"
    number = localizer.say("panel-table", table=str(table.id))
    about = localizer.dots([localizer.format(rules_of(table.game).words.title), number])
    link = message_link(table)
    made: list[ui.Item[Any]] = [] if link is None else [_to_board(localizer, link)]
    made.append(button(ControlId("notify", word=choice), localizer.say(f"notify-{choice}")))
    return note(text, small(about), controls=rows(*made))


def _setback(message: OutboxMessage, localizer: Localizer, who: str) -> str:
    by = message.details.get("by")
    if isinstance(by, int):
        return localizer.say("setback-overtaken", who=who, by=Player(by))
    events = [Event.from_json(plain) for plain in message.details.get("events", ())]
    text = paragraph(localizer, stories(message.table.game, events), STORY_LIMIT)
    return localizer.say("setback-events", who=who, story=text)


def away_day_message(message: OutboxMessage) -> Layout:
    """Tell a user that an away day was used; only they see how many are left."""
    table, (seat,), about = message.table, message.seats, message.details
    localizer = message_localizer(message.language or table.language, table.game, table.names)
    who = localizer.words.person(mention(table.seats[seat].user_id))
    parts = [
        localizer.say(
            "away-day-used", who=who, when=format_dt(datetime.fromisoformat(about["ends"]), "f")
        )
    ]
    if about["more"]:
        parts.append(localizer.say("away-day-used-more"))
    if about["direct"]:
        left = rough_text(max(timedelta(0), timedelta(seconds=about["left"])))
        parts.append(localizer.say("away-left", left=left))
    title = localizer.format(rules_of(table.game).words.title)
    parts.append(small(localizer.dots([title, localizer.say("panel-table", table=str(table.id))])))
    away = button(ControlId("leaving", table.id), localizer.say("away-title"))
    link = message_link(table)
    return note(
        *parts, controls=rows(*([] if link is None else [_to_board(localizer, link)]), away)
    )


def inactive_message(table: Table) -> Layout:
    """Say that the table is inactive."""
    localizer = message_localizer(table.language, table.game, table.names)
    return note(localizer.say("table-became-inactive"))


def interval_message(table: Table, seats: Sequence[int]) -> Layout:
    """Say who has changed the reminder interval, and to what."""
    localizer = message_localizer(table.language, table.game, table.names)
    who = Player(seats[0]) if seats else say("an-admin")
    if table.reminder_hours is None:
        return note(localizer.say("remind-announced-off", who=who))
    if time_control_named(table.time_control) is not None:
        return note(localizer.say("remind-announced-clock", who=who))
    return note(localizer.say("remind-announced", who=who, hours=table.reminder_hours))


# Private answers


def usual_text(table: Table, words: Catalogue) -> str:
    """Return when players are reminded at a table."""
    if table.reminder_hours is None:
        return words.say("remind-off")
    if time_control_named(table.time_control) is not None:
        return words.say("remind-set-clock", most=MAX_MENTIONS_PER_TURN)
    return words.say("remind-set", hours=table.reminder_hours)


def hours_text(table: Table, words: Catalogue) -> str:
    """Return why a number of hours has no effect at a table with a clock; else empty."""
    counts = table.reminder_hours is None or time_control_named(table.time_control) is None
    return "" if counts else words.say("remind-hours-unused")


def snooze_message(table_id: int, sequence: int, words: Catalogue) -> Layout:
    """Ask how long to snooze."""
    options = [
        discord.SelectOption(
            label=words.format(say("reminder-snooze-for", span=format_duration(span))),
            value=str(int(span.total_seconds()) // 3600),
        )
        for span in SNOOZE_OPTIONS
    ]
    menu = select(
        ControlId("snooze", table_id, sequence), words.say("reminder-snooze-menu"), options
    )
    return note(words.say("reminder-snooze"), controls=[ui.ActionRow(menu)])


def snoozed_message(until: datetime, words: Catalogue) -> Layout:
    """Say until when the reminders are snoozed."""
    return note(words.say("reminder-snoozed", when=format_dt(until, "f")))


def notification_message(
    preferences: NotificationPreferences, words: Catalogue, *before: str
) -> Layout:
    """Show the notification preferences with buttons to change them."""
    keys = ["direct-on" if preferences.direct_messages else "direct-off"]
    keys += ["next-on"] if preferences.wants_next_up else []
    keys += ["setbacks-on"] if preferences.wants_setbacks else []
    lines = [
        words.say(f"notifications-{key}") for key in (["muted-on"] if preferences.muted else keys)
    ]
    if preferences.muted_tables:
        lines.append(words.say("notifications-muted-tables", count=len(preferences.muted_tables)))
    title, why = words.say("notifications-title"), words.say("notifications-why")
    text = [*before, f"### {title}", *(f"- {line}" for line in lines), small(why)]
    return note(*text, controls=rows(*_preference_buttons(preferences, words)))


def _preference_buttons(preferences: NotificationPreferences, words: Catalogue) -> list[Any]:
    offered = [
        "direct-off" if preferences.direct_messages else "direct-on",
        "next-off" if preferences.wants_next_up else "next-on",
        "setbacks-off" if preferences.wants_setbacks else "setbacks-on",
    ]
    offered += [] if preferences.muted else ["muted-on"]
    offered += ["unmute"] if preferences.muted or preferences.muted_tables else []
    return [button(ControlId("notify", word=word), words.say(f"notify-{word}")) for word in offered]


def late_message(turn_text: TurnText, late: list[int]) -> Layout:
    """Say who has timed out, what is asked, and the new deadline, with a link to the board."""
    localizer, table = turn_text.message, turn_text.turn.table
    who = localizer.words.people([mention(table.seats[seat].mover_id or "") for seat in late])
    asked = {"who": who, "prompt": turn_text.prompt(localizer, late[0])}
    link = link_button(table, localizer.say("panel-to-board"))
    timeouts = table.seats[late[0]].timeouts
    due = next((pending.deadline for pending in table.pending if pending.seat == late[0]), None)
    if due is None or not 1 <= timeouts <= GRACE_TIMEOUTS:
        return note(localizer.say("overdue", **asked), controls=link)
    excused = localizer.say(
        "overdue-forgiven",
        **asked,
        when=format_dt(due, "R"),
        count=timeouts,
        forgiven=GRACE_TIMEOUTS,
    )
    return note(excused, controls=link)
