"""Looking, privately: ``/board``, ``/hand``, ``/status``, ``/score``, and the panel's buttons."""

from __future__ import annotations

import io

import discord
from discord import app_commands, ui

from bot.discord_ui import private
from bot.discord_ui.answers import acknowledge, answer, tell, text_file
from bot.discord_ui.boards import asked_line, board_lines, hand_lines, plain, score_lines
from bot.discord_ui.commands.game import LANGUAGE_CHOICES
from bot.discord_ui.desk import Desk, link_button
from bot.discord_ui.dynamic import Interaction, Ref, button, press, rows
from bot.discord_ui.layout import TEXT_LIMIT, card, note, pieces, small
from bot.discord_ui.panel import PICTURE, Subject, alt_text, gallery, relative, seat_accent
from bot.discord_ui.pictures import last_events, part_called, part_name, parts_of
from bot.discord_ui.slash import slash
from bot.discord_ui.texts import Voice, language_of, voice_in_message, words_for
from bot.tables import Position, SeatView, Status, Table, TableError
from engine.core import Seat, Text, say
from engine.core import game as rules_of
from engine.core.text import Value
from render import BOARD

MESSAGES = 5
"""A text board in more messages than this comes as a file."""


_PAUSES = {
    "10003": "paused-channel-gone",
    "50001": "paused-no-access",
    "50013": "paused-no-permission",
    "50083": "paused-archived",
}
"""The reason of a pause by Discord's error code."""


class Look(Desk):
    """What can be seen of a table without changing anything."""

    @slash("board")
    @app_commands.choices(language=LANGUAGE_CHOICES)
    async def board(
        self,
        interaction: Interaction,
        *,
        part: str = BOARD,
        language: str | None = None,
        text: bool = False,
    ) -> None:
        """The board or a part of it, as a picture or in words, in any language."""
        await acknowledge(interaction)
        position = await self.position_here(interaction)
        subject = Subject.of(position, language or language_of(interaction))
        if text:
            await self._words(interaction, subject)
        else:
            await self._picture(interaction, subject, part)

    @board.autocomplete("part")
    async def _parts(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        try:
            table = await self.table_here(interaction)
        except TableError:
            return []
        words = words_for(interaction, table.game)
        named = [(p, part_name(table.game, p, words.language)) for p in parts_of(table)]
        return [
            app_commands.Choice(name=name, value=part)
            for part, name in named
            if current.casefold() in f"{part} {name}".casefold()
        ][:25]

    @slash("hand")
    async def hand(self, interaction: Interaction) -> None:
        """My view: the board, and what only I may see."""
        await acknowledge(interaction)
        await self._view(interaction, await self.position_here(interaction))

    @slash("status")
    async def status(self, interaction: Interaction) -> None:
        """Who must act, since when, and what is asked."""
        await acknowledge(interaction)
        await self._status(interaction, await self.table_here(interaction))

    @slash("score")
    async def score(self, interaction: Interaction) -> None:
        """Everybody's points and where they came from."""
        await acknowledge(interaction)
        await self._score(interaction, await self.position_here(interaction))

    @press("view", "score", "status", "board")
    async def looked(self, interaction: Interaction, ref: Ref) -> None:
        """The buttons of the same names."""
        await acknowledge(interaction)
        if ref.act == "status":
            await self._status(interaction, await self.steward.table(ref.table))
            return
        position = await self.steward.position(ref.table)
        if ref.act == "view":
            await self._view(interaction, position)
        elif ref.act == "score":
            await self._score(interaction, position)
        else:
            await self._words(interaction, Subject.of(position, language_of(interaction)))

    @press("more")
    async def more(self, interaction: Interaction, ref: Ref) -> None:
        """Everything else the table offers, as buttons."""
        await acknowledge(interaction)
        table = await self.steward.table(ref.table)
        words = words_for(interaction, table.game)
        acts = ("status", "log", "score", "board", "export", "verify", "resign")
        made = (button(Ref(act, table.id), words.say(f"panel-{act}")) for act in acts)
        await answer(interaction, note(words.say("panel-more-about"), controls=rows(*made)))

    async def _picture(self, interaction: Interaction, subject: Subject, part: str) -> None:
        table, viewer = subject.table, self._seat(subject.table, interaction)
        drawn = await self.bot.studio.draw(
            subject.position,
            subject.label.language,
            viewer=viewer,
            part=part_called(table, part, language_of(interaction)),
            last=await last_events(self.steward, table, viewer),
        )
        if drawn is None:
            await self._words(interaction, subject)
            return
        view = card([f"### {subject.headline()}", gallery(alt_text(subject, ()))])
        await answer(interaction, view, [discord.File(io.BytesIO(drawn), PICTURE)])

    async def _words(self, interaction: Interaction, subject: Subject) -> None:
        """The text board: in as few messages as hold it, or as a file."""
        lines = board_lines(subject, self._seat(subject.table, interaction))
        texts = pieces(lines, TEXT_LIMIT)
        if len(texts) <= MESSAGES:
            for text in texts:
                await tell(interaction, text)
            return
        shown = note(
            subject.message.say("board-as-file"), controls=[ui.File("attachment://board.txt")]
        )
        await answer(interaction, shown, [text_file(plain(lines), "board.txt")])

    async def _view(self, interaction: Interaction, position: Position) -> None:
        """The person's own view: picture, hand, own score; an onlooker sees the public board."""
        table = position.table
        subject = Subject.of(position, language_of(interaction))
        seat = self._seat(table, interaction)
        drawn = await self.bot.studio.draw(
            position,
            subject.label.language,
            viewer=seat,
            last=await last_events(self.steward, table, seat),
        )
        shown = gallery(alt_text(subject, ())) if drawn is not None else ""
        lines = hand_lines(subject, seat) if seat is not None else []
        asked = ""
        if seat is not None and seat in position.game.owing(position.state):
            asked = asked_line(subject, seat, seat)
        files = [] if drawn is None else [discord.File(io.BytesIO(drawn), PICTURE)]
        accent = seat_accent(table, seat) if seat is not None else None
        parts = [f"### {subject.headline()}", asked, shown, "\n".join(lines)]
        controls = private.look_buttons(table, subject.label.language)
        await answer(interaction, card(parts, controls, accent), files)

    async def _status(self, interaction: Interaction, table: Table) -> None:
        voice = voice_in_message(language_of(interaction), table.game, table.names)
        title = voice.say(
            "status-title", game=rules_of(table.game).words.title, table=str(table.id)
        )
        parts = [f"### {title}", voice.say(f"status-{table.status}")]
        if table.status is Status.PAUSED:
            parts.append(voice.format(await self._why_paused(table)))
        if table.status is Status.RUNNING:
            parts += await self._owing(table, voice)
        parts.append(voice.say("status-seats", who=tuple(map(_seated, table.seats))))
        if table.status is Status.RUNNING:
            reminder = say("status-reminder-off")
            if table.remind_hours is not None:
                reminder = say("status-reminder", hours=table.remind_hours)
            parts.append(voice.format(reminder))
        link = link_button(table, voice.say("panel-to-board" if table.board else "panel-to-table"))
        await answer(interaction, note(*parts, controls=link))

    async def _why_paused(self, table: Table) -> Text:
        """What Discord said when the table was paused, by the code it gave."""
        entries = await self.steward.log(table.id, -1, 20)
        said = [entry.move or "" for entry in entries if entry.kind == "pause"]
        code = said[-1].split()[-1] if said and said[-1] else ""
        return say(_PAUSES.get(code, "paused-unknown"))

    async def _owing(self, table: Table, voice: Voice) -> list[str]:
        position = await self.steward.position(table.id)
        subject = Subject.of(position, voice.language)
        lines = [subject.headline()]
        for owing in table.owing:
            lines.append(asked_line(subject, owing.seat, None))
            since = voice.say("status-since", when=relative(owing.since))
            due = voice.say("panel-due", when=relative(owing.due)) if owing.due else ""
            lines.append(" · ".join(filter(None, (since, due))))
        return lines

    async def _score(self, interaction: Interaction, position: Position) -> None:
        subject = Subject.of(position, language_of(interaction))
        table, voice = position.table, subject.message
        lines = score_lines(subject, self._seat(table, interaction))
        gone = tuple(Seat(seat.seat) for seat in table.seats if seat.resigned)
        if gone:
            lines.append(small(voice.say("score-resigned", who=gone)))
        await tell(interaction, f"### {subject.headline()}", *lines)

    def _seat(self, table: Table, interaction: Interaction) -> int | None:
        seat = table.seat_of(interaction.user.id)
        return None if seat is None else seat.seat


def _seated(seat: SeatView) -> Value:
    """A player's name, with a word where the seat was given up."""
    return say("status-resigned", who=Seat(seat.seat)) if seat.resigned else Seat(seat.seat)
