"""A friend is asked to play for somebody, and what they have said."""

from __future__ import annotations

from discord import ButtonStyle

from bot.discord_ui.common.buttons import button, rows
from bot.discord_ui.common.control_ids import ControlId
from bot.discord_ui.common.layout import Layout, exact, mention, note, small
from bot.presentation.localizer import message_localizer
from bot.tables.domain.table import Status, Substitute, Table
from engine.core import Player
from engine.core.words.text import Value


def substitute_message(
    table: Table, seat: int, mark: str, friend_id: str | None = None, *, declined: bool = False
) -> Layout:
    """The question, with buttons until it is answered; where another has taken its place, no more.

    ``mark`` is that of the request; ``friend_id`` is who was asked, where that is known.
    """
    voice = message_localizer(table.language, table.game, table.names)
    friend, who = table.seats[seat].substitute, Player(seat)
    if friend is None or not _stands(table, friend, mark, friend_id):
        return note(voice.say("substitute-declined" if declined else "substitute-over", who=who))
    words: dict[str, Value] = {
        "who": who,
        "friend": voice.words.person(mention(friend.user_id)),
        "when": exact(friend.until),
    }
    if friend.agreed:
        return note(voice.say("substitute-agreed", **words))
    yes, no = (ControlId("sub", table.id, seat, f"{said} {friend.mark}") for said in ("yes", "no"))
    made = [
        button(yes, voice.say("substitute-yes"), ButtonStyle.primary),
        button(no, voice.say("substitute-no")),
    ]
    about = small(voice.say("substitute-about"))
    return note(voice.say("substitute-asked", **words), about, controls=rows(*made))


def _stands(table: Table, friend: Substitute, mark: str, friend_id: str | None) -> bool:
    """Whether a request is the one there is now, at a table that is not over."""
    same = mark in ("", friend.mark) and friend_id in (None, friend.user_id)
    return same and table.status in (Status.RUNNING, Status.PAUSED)
