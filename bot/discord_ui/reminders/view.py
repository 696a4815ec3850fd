"""The notices, their buttons, and the notification preferences."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime, timedelta

from discord import ui
from discord.utils import format_dt

from bot.discord_ui.common.buttons import ControlId, PressButton, button, menu, rows
from bot.discord_ui.common.layout import (
    Layout,
    link_buttons,
    link_row,
    message_link,
    note,
    small,
)
from bot.presentation.texts import Localizer, mention, table_localizer, table_title
from bot.presentation.time_control import rough_text
from bot.presentation.turn_text import TurnText, paragraph, stories
from bot.tables.domain.kinds import OutboxKind
from bot.tables.domain.table import Table
from bot.tables.domain.time_control import format_duration, time_control_named
from bot.tables.domain.timeout_policy import GRACE_TIMEOUTS
from bot.tables.exports import (
    MAX_MENTIONS_PER_TURN,
    SNOOZE_OPTIONS,
    OtherTable,
    OutboxMessage,
)
from engine.core import Event, Player, say
from engine.core.words.catalogue import Catalogue
from engine.core.words.phrases import persons

MUTE_OPTIONS = ("turn", "table", "all")
"""What a button can mute."""
STORY_LIMIT = 600


def reminder_message(turn_text: TurnText, message: OutboxMessage, asked: Sequence[int]) -> Layout:
    """Remind players of their turn and its deadline; list other tables that wait for them."""
    localizer, table = turn_text.message, turn_text.turn.table
    figures = {"who": _mentioned(turn_text, asked), "prompt": turn_text.prompt(localizer, asked[0])}
    by = sorted({message.nudged_by[seat] for seat in asked if seat in message.nudged_by})
    if by:
        parts = [localizer.say("reminder-asked", **figures, by=persons(by))]
    else:
        parts = [localizer.say("reminder", **figures)]
    number = localizer.say("panel-table", table=str(table.id))
    about = [turn_text.headline(), *_due(turn_text, asked), number]
    parts.append(small(localizer.dots(about)))
    for seat in asked:
        others = [other for other in message.other_tables if other.seat == seat]
        parts += _other_tables(turn_text, seat, others)
    parts += _new_tables(turn_text, message.new_tables)
    return note(*parts, controls=_controls(turn_text))


def _mentioned(turn_text: TurnText, seats: Iterable[int]) -> str:
    people = turn_text.turn.table.seats
    return turn_text.message.words.people([mention(people[seat].mover_id or "") for seat in seats])


def _due(turn_text: TurnText, seats: Sequence[int]) -> list[str]:
    due = [
        pending.deadline
        for pending in turn_text.turn.table.pending
        if pending.seat in seats and pending.deadline is not None
    ]
    return [turn_text.message.say("panel-due", when=format_dt(min(due), "R"))] if due else []


def _other_tables(here: TurnText, seat: int, others: Sequence[OtherTable]) -> list[str]:
    if not others:
        return []
    lines = [here.message.say("reminder-other-tables", who=_mentioned(here, [seat]))]
    for other in others:
        turn_text = TurnText.of(other.turn, here.language)
        link, where = message_link(turn_text.turn.table), turn_text.headline()
        if link is not None:
            where = here.message.say("reminder-line", where=where, link=link)
        ask = turn_text.ask(turn_text.message, other.there)
        lines.append(f"- {here.message.dots([where, ask, *_due(turn_text, [other.there])])}")
    return lines


def _new_tables(here: TurnText, tables: Sequence[Table]) -> list[str]:
    if not tables:
        return []
    lines = [here.message.say("reminder-new-tables")]
    for table in tables:
        localizer = table_localizer(table, here.language)
        link, where = message_link(table), table_title(table, localizer)
        if link is not None:
            where = localizer.say("reminder-line", where=where, link=link)
        seated = localizer.say("tables-seated", seated=len(table.seats), most=table.max_seats)
        lines.append(f"- {localizer.dots([where, seated])}")
    return lines


def _controls(turn_text: TurnText) -> list[ui.ActionRow[ui.LayoutView]]:
    label, table, sequence = turn_text.label, turn_text.turn.table, turn_text.turn.sequence
    mutes = [
        button(ControlId("mute", table.id, sequence, word), label.say(f"reminder-mute-{word}"))
        for word in MUTE_OPTIONS
    ]
    answers = rows(
        *link_buttons(table, label.say("panel-to-board")),
        button(ControlId("later", table.id, sequence), label.say("reminder-later")),
        button(ControlId("leaving", table.id), label.say("reminder-away")),
    )
    return [*answers, *rows(*mutes)]


def heads_up_message(message: OutboxMessage) -> Layout:
    """Tell a user that their turn comes next or that they had a setback; offer to stop that."""
    table, (seat,) = message.table, message.seats
    localizer = table_localizer(table, message.language)
    who = localizer.words.person(mention(table.seats[seat].mover_id or ""))
    if message.kind == OutboxKind.NEXT_UP:
        text, choice = localizer.say("next-up", who=who), "next-off"
    else:
        text, choice = _setback(message, localizer, who), "setbacks-off"
    stop = button(ControlId("notify", word=choice), localizer.say(f"notify-{choice}"))
    return _notice(table, localizer, [text], stop)


def _notice(table: Table, localizer: Localizer, parts: list[str], control: PressButton) -> Layout:
    """Show parts above the name of the table, a link to it, and a button."""
    link = link_buttons(table, localizer.say("panel-to-board"))
    return note(*parts, small(table_title(table, localizer)), controls=rows(*link, control))


def _setback(message: OutboxMessage, localizer: Localizer, who: str) -> str:
    by = message.details.get("by")
    if isinstance(by, int):
        return localizer.say("setback-overtaken", who=who, by=Player(by))
    events = [Event.from_json(plain) for plain in message.details.get("events", ())]
    text = paragraph(localizer, stories(message.table.game, events), STORY_LIMIT)
    return localizer.say("setback-events", who=who, story=text)


def away_day_message(message: OutboxMessage) -> Layout:
    """Tell a user that an away day was used; only they see how many are left."""
    table, (seat,), details = message.table, message.seats, message.details
    localizer = table_localizer(table, message.language)
    who = localizer.words.person(mention(table.seats[seat].user_id))
    when = format_dt(datetime.fromisoformat(details["ends"]), "f")
    parts = [localizer.say("away-day-used", who=who, when=when)]
    if details["more"]:
        parts.append(localizer.say("away-day-used-more"))
    if details["direct"]:
        left = rough_text(max(timedelta(0), timedelta(seconds=details["left"])))
        parts.append(localizer.say("away-left", left=left))
    away = button(ControlId("leaving", table.id), localizer.say("away-title"))
    return _notice(table, localizer, parts, away)


def interval_message(table: Table, seats: Sequence[int]) -> Layout:
    """Say who has changed the reminder interval, and to what."""
    localizer = table_localizer(table)
    who = Player(seats[0]) if seats else say("an-admin")
    if table.reminder_hours is None:
        return note(localizer.say("remind-announced-off", who=who))
    if time_control_named(table.time_control) is not None:
        return note(localizer.say("remind-announced-clock", who=who))
    return note(localizer.say("remind-announced", who=who, hours=table.reminder_hours))


# Private answers


def interval_lines(table: Table, words: Catalogue) -> list[str]:
    """Return when players are reminded; at a table with a clock, the hours have no effect."""
    if table.reminder_hours is None:
        return [words.say("remind-off")]
    if time_control_named(table.time_control) is None:
        return [words.say("remind-set", hours=table.reminder_hours)]
    set_ = words.say("remind-set-clock", most=MAX_MENTIONS_PER_TURN)
    return [set_, words.say("remind-hours-unused")]


def snooze_message(table_id: int, sequence: int, words: Catalogue) -> Layout:
    """Ask how long to snooze."""
    labels = {
        str(int(span.total_seconds()) // 3600): words.format(
            say("reminder-snooze-for", span=format_duration(span))
        )
        for span in SNOOZE_OPTIONS
    }
    ref, title = ControlId("snooze", table_id, sequence), words.say("reminder-snooze-menu")
    return note(words.say("reminder-snooze"), controls=[menu(ref, title, labels)])


INTERVALS = (1, 3, 6, 12, 24, 48, 72, 168)
"""Hours before a table's first reminder, to choose from."""


def notification_message(
    switches: Mapping[str, bool], muted_tables: int, words: Catalogue, table_id: int = 0
) -> Layout:
    """Show the notification preferences with buttons to change them, and a table's interval."""
    keys = ["direct-on" if switches["direct_messages"] else "direct-off"]
    keys += ["next-on"] if switches["wants_next_up"] else []
    keys += ["setbacks-on"] if switches["wants_setbacks"] else []
    if switches["muted"]:
        keys = ["muted-on"]
    lines = [words.say(f"notifications-{key}") for key in keys]
    if muted_tables:
        lines.append(words.say("notifications-muted-tables", count=muted_tables))
    offered = [
        "direct-off" if switches["direct_messages"] else "direct-on",
        "next-off" if switches["wants_next_up"] else "next-on",
        "setbacks-off" if switches["wants_setbacks"] else "setbacks-on",
    ]
    offered += [] if switches["muted"] else ["muted-on"]
    offered += ["unmute"] if switches["muted"] or muted_tables else []
    buttons = [
        button(ControlId("notify", word=word), words.say(f"notify-{word}")) for word in offered
    ]
    title, why = words.say("notifications-title"), words.say("notifications-why")
    parts = [f"### {title}", *(f"- {line}" for line in lines), small(why)]
    controls = rows(*buttons)
    if table_id:
        labels = {"0": words.say("notify-table-off")} | {
            str(hours): words.format(rough_text(timedelta(hours=hours))) for hours in INTERVALS
        }
        controls.append(menu(ControlId("interval", table_id), words.say("notify-table"), labels))
    return note(*parts, controls=controls)


def overdue_message(turn_text: TurnText, asked: Sequence[int]) -> Layout:
    """Say who has timed out, what is asked, and the new deadline, with a link to the board."""
    localizer, table = turn_text.message, turn_text.turn.table
    figures = {"who": _mentioned(turn_text, asked), "prompt": turn_text.prompt(localizer, asked[0])}
    timeouts = table.seats[asked[0]].timeouts
    due = next((pending.deadline for pending in table.pending if pending.seat == asked[0]), None)
    if due is None or not 1 <= timeouts <= GRACE_TIMEOUTS:
        text = localizer.say("overdue", **figures)
    else:
        counts = {"count": timeouts, "forgiven": GRACE_TIMEOUTS}
        when = format_dt(due, "R")
        text = localizer.say("overdue-forgiven", **figures, **counts, when=when)
    return note(text, controls=link_row(table, localizer.say("panel-to-board")))
