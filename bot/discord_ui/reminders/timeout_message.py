"""That somebody's time has run out: a day is added, or the table goes on waiting."""

from __future__ import annotations

from bot.discord_ui.common.layout import Layout, mention, note, relative
from bot.discord_ui.common.links import link_button
from bot.presentation.turn_text import TurnText
from bot.tables.domain.timeout_policy import GRACE_TIMEOUTS


def late_message(spoken: TurnText, late: list[int]) -> Layout:
    """Who is late, what is asked, until when there is time now, and a link to the board."""
    voice, table = spoken.message, spoken.table
    who = voice.words.people([mention(table.seats[seat].plays or "") for seat in late])
    asked = {"who": who, "prompt": spoken.prompt(voice, late[0])}
    link = link_button(table, voice.say("panel-to-board"))
    lapses = table.seats[late[0]].lapses
    due = next((owing.deadline for owing in table.owing if owing.seat == late[0]), None)
    if due is None or not 1 <= lapses <= GRACE_TIMEOUTS:
        return note(voice.say("overdue", **asked), controls=link)
    excused = voice.say(
        "overdue-excused", **asked, when=relative(due), count=lapses, excused=GRACE_TIMEOUTS
    )
    return note(excused, controls=link)
