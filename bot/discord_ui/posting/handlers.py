"""Deliver outbox messages: the handler of each kind."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from bot.discord_ui.common.interactions import Services
from bot.discord_ui.common.member_lookup import MemberLookup
from bot.discord_ui.posting.boards import BoardPoster
from bot.discord_ui.posting.channels import (
    Channel,
    ChannelSender,
    DirectMessages,
    translating_errors,
)
from bot.discord_ui.posting.notices import NoticePoster
from bot.http_limits import HttpGuard
from bot.tables.domain.kinds import OutboxKind
from bot.tables.exports import Handler


class DeliveryHandlers:
    """Map each kind of outbox message to its handler, and check that posted messages exist."""

    def __init__(
        self,
        services: Services,
        channel: Channel,
        direct_messages: DirectMessages,
        http_guard: HttpGuard,
    ) -> None:
        self._sender = ChannelSender(channel, direct_messages, services.tables)
        self._boards = BoardPoster(services, self._sender)
        self._notices = NoticePoster(self._sender, MemberLookup(services))
        self._http_guard = http_guard

    @property
    def handlers(self) -> Mapping[str, Handler]:
        """Return the handlers by kind; their errors say whether a later attempt makes sense."""
        kinds = {
            OutboxKind.LOBBY: self._boards.lobby,
            OutboxKind.BOARD: self._boards.board,
            OutboxKind.THINKING: self._boards.board,
            OutboxKind.FINAL: self._boards.final,
            OutboxKind.VOTE: self._notices.vote,
            OutboxKind.DEADLINE_CHANGED: self._boards.deadline_changed,
            OutboxKind.REMINDER: self._notices.reminder,
            OutboxKind.DIRECT_MESSAGE: self._notices.direct_message,
            OutboxKind.INACTIVE: self._notices.inactive,
            OutboxKind.NEXT_UP: self._notices.heads_up,
            OutboxKind.SETBACK: self._notices.heads_up,
            OutboxKind.AWAY_DAYS_USED: self._notices.away_days_used,
            OutboxKind.REMATCH: self._notices.rematch,
            OutboxKind.REMINDER_INTERVAL: self._notices.interval,
            OutboxKind.INVITATION: self._notices.invitation,
            OutboxKind.OVERDUE: self._notices.overdue,
            OutboxKind.VOTE_UPDATE: self._notices.vote_update,
            OutboxKind.VOTE_REMINDER: self._notices.vote_reminder,
            OutboxKind.PLAN: self._notices.plan,
            OutboxKind.SUBSTITUTE: self._notices.substitute,
            OutboxKind.SUBSTITUTE_UPDATE: self._notices.substitute_update,
        }
        return {
            kind: partial(translating_errors, self._http_guard, deliver)
            for kind, deliver in kinds.items()
        }

    async def exists(self, channel_id: str, message_id: str) -> bool:
        """Return whether a message exists; if Discord does not say, it does."""
        return await self._sender.exists(channel_id, message_id)

    async def channel_is_gone(self, channel_id: str) -> bool:
        """Return whether a channel was deleted; if Discord does not say, it exists."""
        return await self._sender.is_gone(channel_id)
