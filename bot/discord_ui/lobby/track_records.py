"""What whoever joins a table is told of the others: how soon they answer, how often they finish."""

from __future__ import annotations

from bot.discord_ui.common.cog import user_id
from bot.discord_ui.common.layout import note
from bot.discord_ui.common.locale import language_of
from bot.discord_ui.common.replies import answer
from bot.discord_ui.common.services import Interaction
from bot.presentation.localizer import Localizer, message_localizer
from bot.presentation.time_control import rough_text
from bot.tables.domain.table import Table
from bot.tables.session.service import TableService
from bot.tables.time_control.format_duration import MINUTE
from bot.tables.users.track_records import TrackRecord, track_records


async def introduce(interaction: Interaction, tables: TableService, table: Table) -> None:
    """Tell it privately, where anything is known."""
    others = [seat.user_id for seat in table.seats if seat.user_id != user_id(interaction)]
    known = await track_records(tables, others)
    if not known:
        return
    voice = message_localizer(language_of(interaction), table.game, table.names)
    lines = (f"- {_line(found, table, voice)}" for found in known)
    interaction.extras["answered"] = True
    await answer(interaction, note(voice.say("company-title"), *lines))


def _line(found: TrackRecord, table: Table, voice: Localizer) -> str:
    who = next(voice.names[seat.seat] for seat in table.seats if seat.user_id == found.user_id)
    parts = [f"**{voice.words.person(who)}**"]
    if found.reply is not None:
        time = rough_text(max(found.reply, MINUTE))
        parts = [voice.say("company-reply", who=parts[0], time=time)]
    if found.played:
        finished = voice.say("company-finished", finished=found.finished, played=found.played)
        parts.append(finished)
    return voice.dots(parts)
