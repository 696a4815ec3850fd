"""The steward: the one door to the tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.config import Settings
from bot.store import Store
from bot.tables import (
    check,
    consent,
    lobby,
    outbox,
    play,
    reminders,
    reopen,
    resign,
    start,
    tell,
    undo,
)
from bot.tables.clock import Clock, SystemClock
from bot.tables.house import House
from bot.tables.models import (
    Ended,
    LogEntry,
    Moved,
    Position,
    Proposal,
    ProposalOpened,
    RecordFile,
    Resigned,
    Table,
    Undone,
    User,
    Verification,
    Voted,
)
from engine.core import Event


class Steward:
    """Everything that can happen at a table, with no Discord in it.

    Every method that changes something takes the interaction's id: the same id again changes
    nothing and gives the first result, marked ``repeated``. Known mistakes raise
    :class:`~bot.tables.errors.TableError`, and nothing has changed then. Whatever must be
    announced goes into the outbox with the change itself.
    """

    def __init__(self, store: Store, clock: Clock | None, settings: Settings) -> None:
        self.house = House(store, clock or SystemClock(), settings)

    # The lobby

    async def open_table(
        self,
        *,
        guild_id: int | None,
        channel_id: int,
        user: User,
        game: str,
        seats: int | tuple[int, int] | None,
        options: Mapping[str, str],
        language: str,
        interaction_id: int,
    ) -> Table:
        """Open a lobby with its host in the first seat; the hash of its seed is fixed here.

        ``seats`` is how many play, or the least and most; ``None`` is all the game allows.
        ``options`` are those that differ from the usual.

        Raises:
            ChannelBusy: the channel has a live table.
            TableError: no such game, seat count or option.
        """
        return await lobby.open_table(
            self.house,
            guild_id=guild_id,
            channel_id=channel_id,
            user=user,
            game=game,
            seats=seats,
            options=options,
            language=language,
            interaction_id=interaction_id,
        )

    async def join(self, table_id: int, user: User, interaction_id: int) -> Table:
        """Take the next seat in the lobby."""
        return await lobby.join(self.house, table_id, user, interaction_id)

    async def leave(self, table_id: int, user_id: int, interaction_id: int) -> Table:
        """Give the seat back; the next becomes host, and the last to leave cancels the lobby."""
        return await lobby.leave(self.house, table_id, user_id, interaction_id)

    async def choose_colour(
        self, table_id: int, user_id: int, colour: str | None, interaction_id: int
    ) -> Table:
        """Choose one of ``COLOURS``, or ``None`` to have one dealt at the start."""
        return await lobby.choose_colour(self.house, table_id, user_id, colour, interaction_id)

    async def change_options(
        self,
        table_id: int,
        user_id: int,
        options: Mapping[str, str],
        interaction_id: int,
        *,
        seats: int | tuple[int, int] | None = None,
        language: str | None = None,
        organiser: bool = False,
    ) -> Table:
        """Change the named options, seats or language; the host or an organiser may."""
        return await lobby.change_options(
            self.house,
            table_id=table_id,
            user_id=user_id,
            options=options,
            interaction_id=interaction_id,
            seats=seats,
            language=language,
            organiser=organiser,
        )

    async def start(
        self, table_id: int, user_id: int, interaction_id: int, *, organiser: bool = False
    ) -> Moved:
        """Draw the seating and the missing colours from the seed and set the game up.

        The result's ``events`` are those of the set-up; its ``move`` is empty.
        """
        return await start.start(self.house, table_id, user_id, interaction_id, organiser)

    async def cancel(
        self, table_id: int, user_id: int, interaction_id: int, *, organiser: bool = False
    ) -> Table:
        """Close the lobby without a game; the host or an organiser may."""
        return await lobby.cancel(self.house, table_id, user_id, interaction_id, organiser)

    # Finding

    async def table_in(self, channel_id: int) -> Table | None:
        """The live table of a channel, else its newest one, over or paused; ``None``: never any."""
        return await self.house.table_in(channel_id)

    async def table(self, table_id: int) -> Table:
        """The table of that number; raises ``NoSuchTable``."""
        return await self.house.table(table_id)

    async def opened_by(self, interaction_id: int) -> Table | None:
        """The table that interaction has opened before; ``None``: it is new."""
        return await self.house.opened_by(interaction_id)

    async def tables_of(self, user_id: int) -> Sequence[Table]:
        """The live and paused tables where that person sits, those waiting for them first."""
        return await self.house.tables_of(user_id)

    async def position(self, table_id: int, sequence: int | None = None) -> Position:
        """The game as it stands, or as it stood at an earlier sequence of the table.

        Raises:
            TableClosed: the game has not begun.
            TableDamaged: the position cannot be read.
        """
        return await self.house.position_at(table_id, sequence)

    # Play

    async def move(
        self,
        table_id: int,
        user_id: int,
        move_text: str,
        *,
        sequence: int | None,
        interaction_id: int,
    ) -> Moved:
        """Take a move (``place 12``).

        ``sequence`` is that of the panel pressed, ``None`` for a typed move. It is stale when
        the question has changed since: others' answers to the same sealed question do not
        make it so.

        Raises:
            NotSeated, TableMovedOn, TableClosed, TableDamaged, NotSaved.
            MoveRefused: with the game's own reason.
        """
        return await play.move(
            self.house,
            table_id,
            user_id,
            move_text,
            sequence=sequence,
            interaction_id=interaction_id,
        )

    async def undo(
        self,
        table_id: int,
        user_id: int,
        interaction_id: int,
        *,
        to: int | None = None,
        sequence: int | None = None,
    ) -> Undone | ProposalOpened:
        """Take back one's last move, or propose it where others are concerned.

        One call takes back one decision of the person's own, as long as nobody else has acted
        and neither chance nor a secret came in since. Otherwise, or with ``to`` (a sequence on
        the line of play to go back to) beyond that, it asks every other seat.

        ``sequence`` is that of the panel pressed, ``None`` for a typed undo.

        Raises:
            TableMovedOn: the position of that panel is not the one that stands.
        """
        return await undo.undo(
            self.house, table_id, user_id, interaction_id, to=to, sequence=sequence
        )

    async def undo_asks(self, table_id: int, user_id: int, sequence: int | None = None) -> int:
        """How many moves an undo would ask the others about; 0 where it is free.

        Raises:
            TableMovedOn: the position of the panel pressed is not the one that stands.
        """
        return await undo.asks(self.house, table_id, user_id, sequence)

    async def propose_end(
        self, table_id: int, user_id: int, interaction_id: int
    ) -> ProposalOpened | Ended:
        """Ask every other seat to end the game as it stands; alone at the table it ends."""
        return await consent.propose_end(self.house, table_id, user_id, interaction_id)

    async def end_by_organiser(self, table_id: int, user_id: int, interaction_id: int) -> Ended:
        """End a running game at once; the caller has seen that this person is an organiser."""
        return await consent.end_by_organiser(self.house, table_id, user_id, interaction_id)

    async def vote(self, proposal_id: int, user_id: int, yes: bool, interaction_id: int) -> Voted:
        """Say yes or no; the proposer's no withdraws it."""
        return await consent.vote(self.house, proposal_id, user_id, yes, interaction_id)

    async def proposals(self, table_id: int) -> Sequence[Proposal]:
        """The open proposals of a table."""
        return await consent.open_proposals(self.house, table_id)

    async def proposal(self, proposal_id: int) -> Proposal:
        """One proposal, open or not; raises ``NoSuchTable``."""
        return await consent.proposal(self.house, proposal_id)

    async def resign(self, table_id: int, user_id: int, interaction_id: int) -> Resigned | Ended:
        """Give the seat up for good; the house plays its default moves from now on."""
        return await resign.resign(self.house, table_id, user_id, interaction_id)

    async def resume(
        self,
        table_id: int,
        user_id: int,
        interaction_id: int,
        *,
        channel_id: int | None = None,
        guild_id: int | None = None,
        organiser: bool = False,
    ) -> Table:
        """Let a paused table run again, in its channel or another one.

        Those seated and organisers may; with ``channel_id`` a running table moves house too.
        """
        return await reopen.resume(
            self.house,
            table_id,
            user_id,
            interaction_id,
            channel_id=channel_id,
            guild_id=guild_id,
            organiser=organiser,
        )

    # Telling

    async def log(
        self, table_id: int, after: int, limit: int, *, viewer: int | None = None
    ) -> Sequence[LogEntry]:
        """What happened after a sequence, oldest first, as that seat may know it.

        A negative ``after`` counts from the end: the last ``limit`` entries.
        """
        return await tell.log(self.house, table_id, after, limit, viewer)

    async def recap(self, table_id: int, seat: int, *, private: bool = False) -> list[Event]:
        """What happened between that seat's last turn and the present one.

        Its own moves since then are left out; ``private`` includes what only that seat may know.
        """
        return await tell.recap(self.house, table_id, seat, private)

    async def news(self, table_id: int, since: int) -> list[Event]:
        """What stands of all that happened after a sequence, as everybody may know it.

        Like :meth:`recap` it has an event :data:`RESIGNED` for each seat given up.
        """
        return await tell.news(self.house, table_id, since)

    async def record(self, table_id: int, user_id: int | None) -> RecordFile:
        """The game as a record file: the line of play, without moves taken back.

        While it runs the seed's hash stands for the seed, and unrevealed answers are left out.
        """
        return await tell.record(self.house, table_id, user_id)

    async def verify(self, table_id: int) -> Verification:
        """Re-run the game from its seed and compare hash, seating and position."""
        return await check.verify(self.house, table_id)

    # Care

    async def set_reminder(self, table_id: int, hours: int | None) -> Table:
        """Remind whoever owes a move after so many hours, or never (``None``).

        Raises:
            TableClosed: the game is over or was cancelled.
        """
        return await reminders.set_reminder(self.house, table_id, hours)

    async def due_reminders(self) -> int:
        """Put the reminders that are due into the outbox, one parcel a table; how many tables."""
        return await reminders.post_due(self.house)

    def reminders(self) -> reminders.Reminders:
        """The loop that sleeps until the earliest reminder and puts it into the outbox."""
        return reminders.Reminders(self.house)

    def outbox(self, deliver: outbox.Deliver) -> outbox.Outbox:
        """The loop that delivers what the tables have to announce."""
        return outbox.Outbox(self.house, deliver)

    async def repair(self, table_id: int) -> Table:
        """Rebuild a damaged position by playing the line of play again from the seed.

        Raises:
            TableDamaged: the actions cannot be replayed either; only a backup helps.
        """
        return await check.repair(self.house, table_id)

    async def check(self) -> Sequence[check.Finding]:
        """Every live table whose saved position cannot be read or differs from its replay."""
        return await check.check_tables(self.house)

    # Small things to remember

    async def remember(self, key: str, value: str) -> None:
        """Keep a small text under a key (the hash of the commands, for example)."""
        await self.house.store.remember(key, value)

    async def recall(self, key: str) -> str | None:
        """The text kept under a key."""
        return await self.house.store.recall(key)
