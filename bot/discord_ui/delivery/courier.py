"""Posting what the tables have to announce, and what Discord's troubles mean for it.

One message a turn: a new one when the players to move have changed, an edit while the same ones
work through their own steps. A message near an hour old is replaced, for Discord limits editing
those. What is replaced loses its controls and is never deleted.
"""

from __future__ import annotations

import io
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from json import JSONDecodeError
from typing import Any

import aiohttp
import discord
from discord import ui

from bot.discord_ui.consent.proposal_message import proposal_message, question_message
from bot.discord_ui.delivery.digest import shown_in
from bot.discord_ui.delivery.final_message import final_message
from bot.discord_ui.delivery.live_panels import (
    GONE,
    NOT_EDITABLE,
    Panel,
    close,
    live_panels,
    mark,
    posted_before,
    stands,
)
from bot.discord_ui.kit.layout import PICTURE, Layout, small
from bot.discord_ui.kit.score_chart import ScoreChart, score_chart
from bot.discord_ui.kit.services import Services
from bot.discord_ui.lobby.message import lobby_message
from bot.discord_ui.plans.message import stopped_letter
from bot.discord_ui.play.panel import turn_panel
from bot.discord_ui.reminders.message import (
    asleep_message,
    interval_message,
    reminder_message,
    word_message,
)
from bot.discord_ui.seats.late_message import late_message
from bot.discord_ui.seats.substitute_message import substitute_message
from bot.requests import Requests
from bot.tables import record
from bot.tables.errors import TryLater, Unreachable
from bot.tables.models import Posted, Sent, Status, Table
from bot.tables.notices.elsewhere import Elsewhere
from bot.tables.outbox import Handler, Parcel
from bot.tables.proposals import to_answer
from bot.tables.turn import Turn
from bot.telling.spoken_turn import SpokenTurn
from bot.telling.turning_points import TurningPoint, turning_points
from bot.workers.replaying import scored_events

log = logging.getLogger(__name__)

REPLACED_AFTER = timedelta(minutes=50)
LONG = timedelta(days=1)
MISSING_PERMISSIONS = 50013
NOBODY = discord.AllowedMentions.none()

Channel = Callable[[int], discord.PartialMessageable]
"""Where to post, by Discord's number of the channel."""
Letters = Callable[[discord.Object], Awaitable[discord.DMChannel]]
"""Where to write to a person alone."""
TAKES_NO_LETTERS = (50007, 50278, 10013)
"""Cannot send messages to this user, no server in common, or an unknown user."""


class Courier:
    """A handler for each kind of parcel."""

    def __init__(
        self, services: Services, channel: Channel, letters: Letters, requests: Requests
    ) -> None:
        self._services = services
        self._channel = channel
        self._letters = letters
        self._requests = requests

    @property
    def handlers(self) -> Mapping[str, Handler]:
        """By kind; each says whether its trouble passes."""
        kinds = {
            "lobby": self._lobby,
            "board": self._board,
            "thinking": self._board,
            "final": self._final,
            "proposal": self._proposal,
            "retimed": self._retimed,
            "reminder": self._reminder,
            "letter": self._letter,
            "asleep": self._asleep,
            "next": self._word,
            "loss": self._word,
            "interval": self._interval,
            "overdue": self._overdue,
            "votes": self._votes,
            "question": self._question,
            "plan": self._plan,
            "substitute": self._substitute,
        }
        return {
            kind: partial(_reporting, self._requests, deliver) for kind, deliver in kinds.items()
        }

    async def _lobby(self, parcel: Parcel) -> Sent | None:
        table, before = parcel.table, parcel.table.lobby
        view = lobby_message(table)
        stays = before is not None and before.channel_id == table.channel_id
        if before is not None and stays and await self._edit(before, view):
            return Sent(before.message_id)
        left = [panel.message for panel in await self._left(parcel) if panel.lobby]
        if left and before is None:
            await left[0].edit(view=view, allowed_mentions=NOBODY)
            return Sent(str(left[0].id))
        if table.status not in (Status.LOBBY, Status.CANCELLED):
            return None
        role = table.ping if before is None else None
        sent = await self._send(parcel, view, role=role)
        if before is not None:
            await close(self._message(before.channel_id, before.message_id))
        return Sent(sent)

    async def _board(self, parcel: Parcel) -> Sent | None:
        """The board as it stands now, which may be later than what the parcel was made for."""
        turn = parcel.turn
        if turn is None or parcel.table.status is not Status.RUNNING or not turn.owing:
            return None
        digest = shown_in(turn)
        if _shows_already(turn, digest):
            assert parcel.table.board is not None
            return Sent(parcel.table.board.message_id, digest)
        return Sent(await self._put_board(parcel, turn), digest)

    async def _put_board(self, parcel: Parcel, turn: Turn) -> str:
        spoken = SpokenTurn.of(turn)
        drawn = await self._draw(turn)
        view = turn_panel(spoken, picture=drawn is not None)
        try:
            return await self._show(parcel, turn, view, drawn)
        except discord.Forbidden as refused:
            if drawn is None or refused.code != MISSING_PERMISSIONS:
                raise
        view = turn_panel(spoken, picture=False)
        view.add_item(_no_files(spoken))
        return await self._show(parcel, turn, view, None)

    async def _show(self, parcel: Parcel, turn: Turn, view: Layout, drawn: bytes | None) -> str:
        """Put a board where the last one stands, or below everything in its place.

        Taking the controls off those it replaces is part of it: stopped in between, it is done
        again, and a board that an earlier try posted is found and kept.
        """
        table, left = turn.table, await self._left_live(parcel)
        before = table.board
        posted = next((panel for panel in left if panel.sequence == turn.sequence), None)
        if posted is not None:
            shown = str(posted.message.id)
        elif before is not None and self._same_turn(turn) and await self._edit(before, view, drawn):
            shown = before.message_id
        else:
            users = _called(parcel, turn.asked)
            shown = await self._send(parcel, view, drawn, mentioned=users)
        await self._lay_aside(table, left, shown)
        return shown

    def _same_turn(self, turn: Turn) -> bool:
        """Whether a fresh message asks the same, or only those who must act now have acted since.

        Answers to a sealed question leave it the same question. What goes round the table in small
        steps stays where it is for those who are there.
        """
        table, before = turn.table, turn.table.board
        if before is None or before.channel_id != table.channel_id:
            return False
        if self._services.tables.clock.now() - before.at > REPLACED_AFTER:
            return False
        if table.asked <= before.sequence:
            return True
        if turn.game.top(turn.view)[1].goes_round and turn.present.issuperset(turn.owing):
            return True
        return before.owing == turn.owing and all(seat in turn.owing for seat in turn.acted)

    async def _left_live(self, parcel: Parcel) -> list[Panel]:
        """The boards since the last one that is known, where a try may have been cut short."""
        return [panel for panel in await self._left(parcel) if not panel.lobby]

    async def _left(self, parcel: Parcel) -> list[Panel]:
        if not parcel.doubtful:
            return []
        table = parcel.table
        return await live_panels(self._channel(int(table.channel_id)), table.id, _known(table))

    async def _lay_aside(self, table: Table, left: Sequence[Panel], kept: str) -> None:
        """Take the controls off the last board and all that was left live, but for one message."""
        others = {str(panel.message.id): table.channel_id for panel in left}
        if table.board is not None:
            others[table.board.message_id] = table.board.channel_id
        for message_id, channel_id in others.items():
            if message_id != kept:
                await close(self._message(channel_id, message_id))

    async def _draw(self, turn: Turn) -> bytes | None:
        """The public picture; a painter's fault costs the picture, not the turn."""
        try:
            return await self._services.studio.draw(turn, turn.table.language)
        except Exception:
            log.exception("picture", extra={"table": turn.table.id, "sequence": turn.sequence})
            return None

    async def _final(self, parcel: Parcel) -> Sent | None:
        turn = parcel.turn
        assert turn is not None
        drawn = await self._draw(turn)
        turned = await self._turning_points(turn.table)
        left = await self._left_live(parcel)
        sent = next((str(panel.message.id) for panel in left if panel.final), None)
        if sent is None:
            spoken = SpokenTurn.of(turn)
            chart = await self._chart(spoken)
            sent = await self._post_final(parcel, spoken, turned, drawn, chart)
        await self._lay_aside(parcel.table, left, sent)
        return Sent(sent)

    async def _post_final(
        self,
        parcel: Parcel,
        spoken: SpokenTurn,
        turned: Sequence[TurningPoint],
        drawn: bytes | None,
        chart: ScoreChart | None,
    ) -> str:
        """Post the result; without its pictures where files may not be attached."""
        view = final_message(spoken, turned, picture=drawn is not None, chart=chart)
        try:
            return await self._send(parcel, view, drawn, chart=chart)
        except discord.Forbidden as refused:
            if (drawn or chart) is None or refused.code != MISSING_PERMISSIONS:
                raise
        view = final_message(spoken, turned, picture=False)
        view.add_item(_no_files(spoken))
        return await self._send(parcel, view)

    async def _chart(self, spoken: SpokenTurn) -> ScoreChart | None:
        """The points over the game; a fault costs the chart, not the result."""
        try:
            return await score_chart(self._services, spoken)
        except Exception:
            log.exception("chart", extra={"table": spoken.table.id})
            return None

    async def _turning_points(self, table: Table) -> Sequence[TurningPoint]:
        """What changed the scores most; a fault costs them, not the result."""
        try:
            file = await record.record(self._services.tables, table.id, None)
            scored = await scored_events(self._services.pool, file.record)
        except Exception:
            log.exception("turning points", extra={"table": table.id})
            return ()
        return turning_points(table.game, scored)

    async def _proposal(self, parcel: Parcel) -> Sent | None:
        proposal, table = parcel.proposal, parcel.table
        assert proposal is not None
        view = proposal_message(table, proposal)
        users = _called(parcel, to_answer(proposal))
        return Sent(await self._send(parcel, view, mentioned=users))

    async def _question(self, parcel: Parcel) -> Sent | None:
        """The same to those who slept when it was asked; nothing where they sleep again."""
        users = _called(parcel, parcel.seats)
        if not users:
            return None
        return Sent(await self._send(parcel, question_message(parcel), mentioned=users))

    async def _votes(self, parcel: Parcel) -> Sent | None:
        """How a vote stands, in the message that asked for it; where that is gone, nowhere."""
        proposal, table = parcel.proposal, parcel.table
        assert proposal is not None
        if parcel.posted is not None:
            message = self._message(table.channel_id, parcel.posted)
            try:
                await message.edit(view=proposal_message(table, proposal), allowed_mentions=NOBODY)
            except discord.HTTPException as error:
                if error.code not in NOT_EDITABLE:
                    raise
        return None

    async def _substitute(self, parcel: Parcel) -> Sent | None:
        table, (seat,) = parcel.table, parcel.seats
        friend = table.seats[seat].substitute
        if friend is None:
            return None
        view = substitute_message(table, seat)
        return Sent(await self._send(parcel, view, mentioned=[friend.user_id]))

    async def _retimed(self, parcel: Parcel) -> Sent | None:
        """The board again, when something on it is due at another time; nobody is called for it."""
        turn, table = parcel.turn, parcel.table
        if turn is None or table.board is None or not turn.owing:
            return None
        if table.board.sequence < table.asked or table.board.channel_id != table.channel_id:
            return None
        drawn = await self._draw(turn)
        view = turn_panel(SpokenTurn.of(turn), picture=drawn is not None)
        await self._edit(table.board, view, drawn)
        return None

    async def _reminder(self, parcel: Parcel) -> Sent | None:
        return await self._call(parcel, lambda spoken, late: reminder_message(spoken, parcel, late))

    async def _overdue(self, parcel: Parcel) -> Sent | None:
        return await self._call(parcel, late_message)

    async def _call(
        self, parcel: Parcel, told: Callable[[SpokenTurn, list[int]], Layout]
    ) -> Sent | None:
        """Mention those who still owe their move."""
        turn, late = _late(parcel)
        if not late:
            return None
        users = _called(parcel, late)
        return Sent(await self._send(parcel, told(SpokenTurn.of(turn), late), mentioned=users))

    async def _letter(self, parcel: Parcel) -> Sent | None:
        """The same to one person alone; in the channel where they take no direct messages."""
        turn, late = _late(parcel)
        if not late:
            return None
        view = reminder_message(SpokenTurn.of(turn), parcel, late)
        sent = await self._send_to(_players(turn.table, late)[0], parcel, view)
        here = replace(parcel, elsewhere=_of_this_server(parcel))
        return await self._reminder(here) if sent is None else Sent(sent)

    async def _word(self, parcel: Parcel) -> Sent | None:
        """A word ahead to one person, where they want it."""
        view, users = word_message(parcel), _players(parcel.table, parcel.seats)
        sent = None
        if parcel.about.get("direct"):
            sent = await self._send_to(users[0], parcel, view)
        return Sent(sent or await self._send(parcel, view, mentioned=users))

    async def _plan(self, parcel: Parcel) -> Sent | None:
        """To its owner alone; where they take no direct messages it waits in ``/plan``."""
        users = _players(parcel.table, parcel.seats)
        sent = await self._send_to(users[0], parcel, stopped_letter(parcel)) if users else None
        return None if sent is None else Sent(sent)

    async def _asleep(self, parcel: Parcel) -> Sent | None:
        return Sent(await self._send(parcel, asleep_message(parcel.table)))

    async def _interval(self, parcel: Parcel) -> Sent | None:
        return Sent(await self._send(parcel, interval_message(parcel.table, parcel.seats)))

    # Looking after what was posted

    async def still_stands(self, table: Table) -> bool:
        """Whether the message that shows the table is there."""
        posted = table.lobby if table.status is Status.LOBBY else table.board
        if posted is None:
            return True
        return await stands(self._message(posted.channel_id, posted.message_id))

    async def vote_stands(self, table: Table, message_id: str | None) -> bool:
        """Whether the message of a vote is there."""
        if message_id is None:
            return False
        return await stands(self._message(table.channel_id, message_id))

    # Discord

    async def _send(
        self,
        parcel: Parcel,
        view: Layout,
        drawn: bytes | None = None,
        mentioned: Sequence[str] = (),
        chart: ScoreChart | None = None,
        role: str | None = None,
    ) -> str:
        """Post a message that mentions exactly those, unless an earlier try has; its id."""
        channel = self._channel(int(parcel.table.channel_id))
        mark(view, parcel.nonce)
        if parcel.attempt > 1:
            before = await posted_before(channel, parcel.nonce, _known(parcel.table))
            if before is not None:
                log.info("posted before", extra={"parcel": parcel.id, "table": parcel.table.id})
                return before
        message = await channel.send(
            view=view,
            files=_files(drawn, chart),
            nonce=parcel.nonce,
            allowed_mentions=discord.AllowedMentions(
                everyone=False,
                roles=[] if role is None else [discord.Object(role)],
                users=[discord.Object(user) for user in mentioned],
            ),
        )
        return str(message.id)

    async def _send_to(self, user: str, parcel: Parcel, view: Layout) -> str | None:
        """Send a direct message; its id, ``None`` where somebody takes none."""
        try:
            alone = await self._letters(discord.Object(int(user)))
            message = await alone.send(view=view, nonce=parcel.nonce, allowed_mentions=NOBODY)
        except discord.HTTPException as refused:
            if refused.code not in TAKES_NO_LETTERS:
                raise
            return None
        return str(message.id)

    def _message(self, channel_id: str, message_id: str) -> discord.PartialMessage:
        return self._channel(int(channel_id)).get_partial_message(int(message_id))

    async def _edit(self, posted: Posted, view: Layout, drawn: bytes | None = None) -> bool:
        """Change a message; ``False`` when it cannot be changed any more."""
        try:
            await self._message(posted.channel_id, posted.message_id).edit(
                view=view, attachments=_files(drawn), allowed_mentions=NOBODY
            )
        except discord.HTTPException as error:
            if error.code in NOT_EDITABLE:
                return False
            raise
        return True


async def _reporting(
    requests: Requests, deliver: Callable[[Parcel], Awaitable[Sent | None]], parcel: Parcel
) -> Sent | None:
    """Post a parcel, and say what Discord's troubles mean.

    Raises:
        Unreachable: the channel is gone or closed to the bot.
        TryLater: Discord cannot be reached or asks to wait, or has refused too much.
    """
    if (seconds := requests.closed_for) > 0:
        raise TryLater("too many refused requests", seconds)
    try:
        return await deliver(parcel)
    except discord.RateLimited as limited:
        raise TryLater("rate limited", limited.retry_after) from limited
    except discord.HTTPException as error:
        if error.code in GONE:
            raise Unreachable(f"{error.status} {error.code}") from error
        if error.status == 429 or error.status >= 500:
            raise TryLater(f"{error.status} {error.code}") from error
        raise
    except (aiohttp.ClientError, TimeoutError, OSError, JSONDecodeError) as error:
        raise TryLater(type(error).__name__) from error


def _late(parcel: Parcel) -> tuple[Turn, list[int]]:
    """What is asked, and who of those called still owes it."""
    turn = parcel.turn
    assert turn is not None
    return turn, [seat for seat in parcel.seats if seat in turn.owing]


def _of_this_server(parcel: Parcel) -> tuple[Elsewhere, ...]:
    """What else waits, as far as a channel of this server may tell."""
    server = parcel.table.server_id
    return tuple(one for one in parcel.elsewhere if one.turn.table.server_id == server)


def _no_files(spoken: SpokenTurn) -> ui.TextDisplay[Any]:
    """That the bot may not attach files here."""
    return ui.TextDisplay(small(spoken.message.say("panel-no-files")))


def _shows_already(turn: Turn, digest: str) -> bool:
    """Whether the last board shows all this: a private step changes nothing in public."""
    table, before = turn.table, turn.table.board
    return (
        before is not None
        and before.channel_id == table.channel_id
        and (turn.midway or table.asked <= before.sequence)
        and before.digest == digest
    )


def _players(table: Table, seats: Sequence[int]) -> list[str]:
    """Who plays the seats, as far as anybody does."""
    return [user for seat in seats if (user := table.seats[seat].plays) is not None]


def _called(parcel: Parcel, seats: Sequence[int]) -> list[str]:
    """Those of them whom the message is to call: who sleeps is only named."""
    return _players(parcel.table, [seat for seat in seats if seat not in parcel.asleep])


def _known(table: Table) -> Posted | datetime:
    """The newest message in the channel that shows the table; without one, before it was opened.

    The clock may have been set since, so that is long before.
    """
    here = [post for post in (table.board, table.lobby) if post is not None]
    here = [post for post in here if post.channel_id == table.channel_id]
    return here[0] if here else table.created - LONG


def _files(drawn: bytes | None, chart: ScoreChart | None = None) -> list[Any]:
    files = [] if drawn is None else [discord.File(io.BytesIO(drawn), PICTURE)]
    return files if chart is None else [*files, chart.file()]
