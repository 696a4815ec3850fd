"""Posting what the tables have to announce: who handles which parcel."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from bot.discord_ui.common.services import Services
from bot.discord_ui.posting.boards import BoardPoster
from bot.discord_ui.posting.channels import Channel, ChannelSender, DirectMessages
from bot.discord_ui.posting.http_errors import reporting
from bot.discord_ui.posting.notices import NoticePoster
from bot.discord_ui.posting.previous_messages import stands
from bot.http_limits import HttpGuard
from bot.tables.domain.table import Status, Table
from bot.tables.outbox import Handler


class DeliveryHandlers:
    """A handler for each kind of parcel, and eyes on what was posted."""

    def __init__(
        self, services: Services, channel: Channel, letters: DirectMessages, requests: HttpGuard
    ) -> None:
        self._mail = ChannelSender(channel, letters, services.tables)
        self._boards = BoardPoster(services, self._mail)
        self._notices = NoticePoster(self._mail)
        self._requests = requests

    @property
    def handlers(self) -> Mapping[str, Handler]:
        """By kind; each says whether its trouble passes."""
        kinds = {
            "lobby": self._boards.lobby,
            "board": self._boards.board,
            "thinking": self._boards.board,
            "final": self._boards.final,
            "proposal": self._notices.proposal,
            "retimed": self._boards.retimed,
            "reminder": self._notices.reminder,
            "letter": self._notices.letter,
            "asleep": self._notices.asleep,
            "next": self._notices.word,
            "loss": self._notices.word,
            "drawn": self._notices.drawn,
            "rematch": self._notices.rematch,
            "interval": self._notices.interval,
            "overdue": self._notices.overdue,
            "votes": self._notices.votes,
            "question": self._notices.question,
            "plan": self._notices.plan,
            "substitute": self._notices.substitute,
            "answered": self._notices.answered,
        }
        return {
            kind: partial(reporting, self._requests, deliver) for kind, deliver in kinds.items()
        }

    async def still_stands(self, table: Table) -> bool:
        """Whether the message that shows the table is there."""
        posted = table.lobby if table.status is Status.LOBBY else table.board
        if posted is None:
            return True
        return await stands(self._mail.message(posted.channel_id, posted.message_id))

    async def channel_is_gone(self, table: Table) -> bool:
        """Whether the table's channel was deleted; in doubt it is there."""
        return await self._mail.is_gone(table.channel_id)

    async def vote_stands(self, table: Table, message_id: str | None) -> bool:
        """Whether the message of a vote is there."""
        if message_id is None:
            return False
        return await stands(self._mail.message(table.channel_id, message_id))
