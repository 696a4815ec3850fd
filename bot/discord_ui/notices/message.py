"""The notices, what they can be answered with, and how somebody wants theirs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from typing import Any

import discord
from discord import ui

from bot.discord_ui.kit.buttons import button, rows, select
from bot.discord_ui.kit.control_ids import Ref
from bot.discord_ui.kit.layout import Layout, exact, mention, note, relative, small
from bot.discord_ui.kit.links import message_link
from bot.tables.models import Table
from bot.tables.notices.elsewhere import Elsewhere
from bot.tables.notices.intervals import HOLDS
from bot.tables.notices.mentions import MENTIONS_A_TURN
from bot.tables.notices.wishes import Wishes
from bot.tables.outbox import Parcel
from bot.tables.timing.paces import pace_called
from bot.tables.timing.spans_in_words import span_text
from bot.telling.paces import rough_text
from bot.telling.recap import paragraph
from bot.telling.spoken_turn import SpokenTurn
from bot.telling.stories import stories
from bot.telling.voice import Voice, voice_in_message
from engine.core import Event, Player, say
from engine.core import game as rules_of
from engine.core.words.catalogue import Catalogue
from engine.core.words.phrases import persons

HUSHES = ("turn", "table", "all")
"""What somebody can make quiet with a press."""
STORY_LIMIT = 600


def reminder_message(spoken: SpokenTurn, parcel: Parcel, late: Sequence[int]) -> Layout:
    """Who is asked what until when, what else waits for them, and ways to say "not now"."""
    parts = [_asked(spoken, parcel, late), small(_about(spoken, late))]
    for seat in late:
        parts += _elsewhere(spoken, [other for other in parcel.elsewhere if other.seat == seat])
    return note(*parts, controls=_controls(spoken))


def _mentioned(spoken: SpokenTurn, seats: Iterable[int]) -> str:
    people = spoken.table.seats
    return spoken.message.words.people([mention(people[seat].plays or "") for seat in seats])


def _asked(spoken: SpokenTurn, parcel: Parcel, late: Sequence[int]) -> str:
    voice, who = spoken.message, _mentioned(spoken, late)
    prompt = spoken.prompt(voice, late[0])
    by = sorted({parcel.asked_by[seat] for seat in late if seat in parcel.asked_by})
    if not by:
        return voice.say("reminder", who=who, prompt=prompt)
    return voice.say("reminder-asked", who=who, prompt=prompt, by=persons(by))


def _about(spoken: SpokenTurn, seats: Sequence[int]) -> str:
    """Which game, where it stands, when it is due."""
    number = spoken.message.say("panel-table", table=str(spoken.table.id))
    return spoken.message.dots([spoken.headline(), *_due(spoken, seats), number])


def _due(spoken: SpokenTurn, seats: Sequence[int]) -> list[str]:
    due = [o.deadline for o in spoken.table.owing if o.seat in seats and o.deadline is not None]
    return [spoken.message.say("panel-due", when=relative(min(due)))] if due else []


def _elsewhere(here: SpokenTurn, others: Sequence[Elsewhere]) -> list[str]:
    """A line for each other table that waits for somebody."""
    if not others:
        return []
    lines = [here.message.say("reminder-elsewhere", who=_mentioned(here, [others[0].seat]))]
    for other in others:
        spoken = SpokenTurn.of(other.turn, here.language)
        link, where = message_link(spoken.table), spoken.headline()
        if link is not None:
            where = here.message.say("reminder-line", where=where, link=link)
        ask = spoken.ask(spoken.message, other.there)
        lines.append(f"- {here.message.dots([where, ask, *_due(spoken, [other.there])])}")
    return lines


def _link(spoken: SpokenTurn) -> list[ui.Button[Any]]:
    link = message_link(spoken.table)
    return [] if link is None else [_to_board(spoken.label, link)]


def _to_board(voice: Voice, link: str) -> ui.Button[Any]:
    return ui.Button(label=voice.say("panel-to-board"), url=link)


def _controls(spoken: SpokenTurn) -> list[ui.ActionRow[Any]]:
    table, sequence, say_ = spoken.table.id, spoken.turn.sequence, spoken.label.say
    answers = [
        button(Ref("later", table, sequence), say_("reminder-later")),
        button(Ref("leaving", table), say_("reminder-away")),
    ]
    hushes = [
        button(Ref("hush", table, sequence, word), say_(f"reminder-hush-{word}")) for word in HUSHES
    ]
    return [*rows(*_link(spoken), *answers), *rows(*hushes)]


def word_message(parcel: Parcel) -> Layout:
    """That a turn comes next, or what befell somebody, and a way to hear no more of it."""
    table, (seat,) = parcel.table, parcel.seats
    voice = voice_in_message(parcel.language or table.language, table.game, table.names)
    who = voice.words.person(mention(table.seats[seat].plays or ""))
    if parcel.kind == "next":
        told, wish = voice.say("next-up", who=who), "next-off"
    else:
        told, wish = _loss(parcel, voice, who), "losses-off"
    number = voice.say("panel-table", table=str(table.id))
    about = voice.dots([voice.format(rules_of(table.game).words.title), number])
    link = message_link(table)
    made: list[ui.Item[Any]] = [] if link is None else [_to_board(voice, link)]
    made.append(button(Ref("wish", word=wish), voice.say(f"wish-{wish}")))
    return note(told, small(about), controls=rows(*made))


def _loss(parcel: Parcel, voice: Voice, who: str) -> str:
    by = parcel.about.get("by")
    if isinstance(by, int):
        return voice.say("loss-overtaken", who=who, by=Player(by))
    events = [Event.from_json(plain) for plain in parcel.about.get("events", ())]
    told = paragraph(voice, stories(parcel.table.game, events), STORY_LIMIT)
    return voice.say("loss-befallen", who=who, story=told)


def drawn_message(parcel: Parcel) -> Layout:
    """That a day of absence was taken for somebody; to themselves alone how much is left."""
    table, (seat,), about = parcel.table, parcel.seats, parcel.about
    voice = voice_in_message(parcel.language or table.language, table.game, table.names)
    who = voice.words.person(mention(table.seats[seat].user_id))
    parts = [voice.say("drawn", who=who, when=exact(datetime.fromisoformat(about["ends"])))]
    if about["more"]:
        parts.append(voice.say("drawn-more"))
    if about["direct"]:
        left = rough_text(max(timedelta(0), timedelta(seconds=about["left"])))
        parts.append(voice.say("away-left", left=left))
    title = voice.format(rules_of(table.game).words.title)
    parts.append(small(voice.dots([title, voice.say("panel-table", table=str(table.id))])))
    away = button(Ref("leaving", table.id), voice.say("away-title"))
    link = message_link(table)
    return note(*parts, controls=rows(*([] if link is None else [_to_board(voice, link)]), away))


def asleep_message(table: Table) -> Layout:
    """That a table sleeps."""
    voice = voice_in_message(table.language, table.game, table.names)
    return note(voice.say("table-sleeps"))


def interval_message(table: Table, seats: Sequence[int]) -> Layout:
    """Who has changed how long the table waits before it reminds, and to what."""
    voice = voice_in_message(table.language, table.game, table.names)
    who = Player(seats[0]) if seats else say("an-organiser")
    if table.remind_hours is None:
        return note(voice.say("remind-told-off", who=who))
    if pace_called(table.pace) is not None:
        return note(voice.say("remind-told-clock", who=who))
    return note(voice.say("remind-told", who=who, hours=table.remind_hours))


# Private answers


def usual_text(table: Table, words: Catalogue) -> str:
    """When people are reminded at a table."""
    if table.remind_hours is None:
        return words.say("remind-off")
    if pace_called(table.pace) is not None:
        return words.say("remind-set-clock", most=MENTIONS_A_TURN)
    return words.say("remind-set", hours=table.remind_hours)


def hours_text(table: Table, words: Catalogue) -> str:
    """Why a number of hours does not count at a table with a clock; empty where it does."""
    counts = table.remind_hours is None or pace_called(table.pace) is None
    return "" if counts else words.say("remind-hours-unused")


def hold_message(table_id: int, sequence: int, words: Catalogue) -> Layout:
    """How long the notices of a move are to wait."""
    options = [
        discord.SelectOption(
            label=words.format(say("reminder-hold-for", span=span_text(span))),
            value=str(int(span.total_seconds()) // 3600),
        )
        for span in HOLDS
    ]
    menu = select(Ref("hold", table_id, sequence), words.say("reminder-hold-menu"), options)
    return note(words.say("reminder-hold"), controls=[ui.ActionRow(menu)])


def held_message(until: datetime, words: Catalogue) -> Layout:
    """Until when they wait."""
    return note(words.say("reminder-held", when=exact(until)))


def wishes_message(wishes: Wishes, words: Catalogue, *before: str) -> Layout:
    """How somebody wants their notices, and buttons to say it anew."""
    told = ["direct-on" if wishes.direct else "direct-off"]
    told += ["next-on"] if wishes.hears_next else []
    told += ["losses-on"] if wishes.hears_losses else []
    lines = [words.say(f"wishes-{key}") for key in (["silent-on"] if wishes.silent else told)]
    if wishes.hushed:
        lines.append(words.say("wishes-hushed", count=len(wishes.hushed)))
    title, why = words.say("wishes-title"), words.say("wishes-why")
    text = [*before, f"### {title}", *(f"- {line}" for line in lines), small(why)]
    return note(*text, controls=rows(*_wish_buttons(wishes, words)))


def _wish_buttons(wishes: Wishes, words: Catalogue) -> list[Any]:
    offered = [
        "direct-off" if wishes.direct else "direct-on",
        "next-off" if wishes.hears_next else "next-on",
        "losses-off" if wishes.hears_losses else "losses-on",
    ]
    offered += [] if wishes.silent else ["silent-on"]
    offered += ["hear"] if wishes.silent or wishes.hushed else []
    return [button(Ref("wish", word=word), words.say(f"wish-{word}")) for word in offered]
