"""``/log`` and ``/recap``: what happened, move by move or since the last turn."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from bot.discord_ui.common.buttons import ControlId, PressButton, button, press, rows
from bot.discord_ui.common.cog import FeatureCog, own_eyes
from bot.discord_ui.common.interactions import (
    Interaction,
    answer,
    language_of,
    localizer_for,
    tell,
    user_id,
)
from bot.discord_ui.common.layout import TEXT_LIMIT, mention, note
from bot.discord_ui.common.locale import slash
from bot.presentation.aims import unstated_aim
from bot.presentation.choices import title_of
from bot.presentation.texts import (
    Localizer,
    escape,
    length,
    message_localizer,
    pieces,
    tidy,
    words_in,
)
from bot.presentation.turn_text import TurnText, join_sentences, paragraph, round_lines, stories
from bot.tables.domain.kinds import BY_AUTO_ANSWER, BY_PLAN, ActionKind
from bot.tables.domain.request import LogEntry
from bot.tables.domain.table import Table
from engine.core import Player, Text, Value, say
from engine.players.reasons import Aim, feature_text
from engine.players.strengths import current_name

LINE_LIMIT = 1500
BY = (BY_PLAN, BY_AUTO_ANSWER)
MOVES = (ActionKind.MOVE, ActionKind.AUTOPILOT_MOVE, ActionKind.COMPUTER_MOVE)


def has_no_sentence(table: Table, entry: LogEntry) -> bool:
    """Return whether a move has no sentence of its own and is shown by the choice's title."""
    return entry.kind in MOVES and bool(entry.move) and not stories(table.game, entry.events)


def merge_private_steps(table: Table, entries: Sequence[LogEntry]) -> list[LogEntry]:
    """Merge a player's consecutive private steps into the last of them."""

    def run(entry: LogEntry) -> tuple[str, int | None]:
        private = entry.kind in MOVES and not entry.move and not stories(table.game, entry.events)
        return ("of seat", entry.seat) if private else ("number", entry.sequence)

    return [[*steps][-1] for _, steps in groupby(entries, run)]


def lines_that_fit(
    lines: Sequence[tuple[LogEntry, str]], limit: int, *, latest: bool
) -> list[tuple[LogEntry, str]]:
    """Return as many lines as fit: the latest, or the first."""
    kept: list[tuple[LogEntry, str]] = []
    for entry, text in reversed(lines) if latest else lines:
        limit -= length(text) + 1
        if limit < 0 and kept:
            break
        kept.append((entry, text))
    return kept[::-1] if latest else kept


def entry_line(table: Table, entry: LogEntry, localizer: Localizer, title: str = "") -> str:
    """Format an entry as Markdown, struck through if it was undone.

    ``title`` is the title of the chosen move if that :func:`has_no_sentence`.
    """
    happened = stories(table.game, entry.events)
    aimed = _aimed(table, entry, localizer, localizer.format(happened[0])) if happened else None
    if aimed is not None:  # of the move, not of all that follows by itself
        happened[0] = say("log-aims", story=happened[0], aims=aimed)
    story = paragraph(localizer, happened, LINE_LIMIT)
    if entry.kind == "start" and not story.startswith(begins := localizer.say("log-start")):
        story = join_sentences(localizer, [begins, story])
    if not story:
        story = _bare(entry, localizer, title)
    if entry.substitute is not None:
        name = escape(tidy(entry.substitute)) if entry.substitute else ""
        substitute = name or mention(entry.user_id or "")
        story = localizer.say("log-by", story=story, who=substitute)
    if entry.data.get("by") in BY:
        story = localizer.say(f"log-by-{entry.data['by']}", story=story)
    if not happened and (aimed := _aimed(table, entry, localizer, story)) is not None:
        story = localizer.say("log-aims", story=story, aims=aimed)
    number = f"`{entry.number}` " if entry.number else ""
    return f"{number}~~{story}~~" if entry.undone else f"{number}{story}"


def _aimed(table: Table, entry: LogEntry, localizer: Localizer, story: str) -> Text | None:
    """Return why a computer player made a move, if the reason still has a text."""
    aims = [
        aim
        for aim in map(Aim.of, entry.data.get("aims", ()))
        if feature_text(table.game, aim.feature).key in localizer.words
    ]
    choice = entry.move.rpartition(" ")[2]
    return unstated_aim(story, localizer, table.game, aims, choice) if aims else None


def _bare(entry: LogEntry, localizer: Localizer, title: str) -> str:
    """Return a sentence for an action that the game does not describe."""
    move = title or entry.move
    hidden = entry.kind in MOVES and not move
    key = "log-secret" if hidden else f"log-{entry.kind}"
    if entry.kind == ActionKind.TAKEOVER and entry.data.get("before") == entry.user_id:
        key = "log-back"
    word = entry.data.get("strength")
    strength = say(f"strength-{current_name(word)}") if isinstance(word, str) else ""
    moves = int(entry.data.get("moves", 0))
    return localizer.say(key, who=_who(entry), move=move, moves=moves, strength=strength)


def _who(entry: LogEntry) -> Value:
    """Return a seat's name; a player who left the lobby is named by Discord."""
    if entry.seat is not None:
        return Player(entry.seat)
    return say("log-someone") if entry.user_id is None else mention(entry.user_id)


PAGE = 12
PAGE_LIMIT = 3600
"""Maximum characters of a page, without the heading."""
EARLIER, LATER = 1, 2
"""In place of a sequence: whether the page ends before, or begins after, the given number."""


class LogCog(FeatureCog):
    """Show the log as its reader may know it."""

    @slash("log")
    async def log(self, interaction: Interaction) -> None:
        """Show the latest page."""
        await self._page(interaction, await self.ref_here(interaction))

    @press("logpage")
    async def _turned(self, interaction: Interaction, ref: ControlId) -> None:
        if ref.sequence == LATER:
            await self._page(interaction, ref, after=ref.number)
        else:
            await self._page(interaction, ref, before=ref.number)

    @press("log")
    async def _page(
        self,
        interaction: Interaction,
        ref: ControlId,
        after: int = -1,
        before: int | None = None,
    ) -> None:
        table = await self.tables.table(ref.table)
        viewer = table.visible_seat(user_id(interaction))
        entries = await self.tables.history.read_log(
            table.id, after, PAGE, viewer=viewer, before=before
        )
        localizer = localizer_for(interaction, table)
        title = f"### {localizer.say('log-title', table=str(table.id))}"
        merged = merge_private_steps(table, entries)
        lines = [(entry, await self._line(table, entry, localizer.language)) for entry in merged]
        kept = lines_that_fit(lines, PAGE_LIMIT, latest=after < 0)
        if not kept:
            await tell(interaction, title, localizer.say("log-empty"))
            return
        # Private steps that are merged into one line count as shown on the page where they end.
        first = entries[0] if kept[0] is lines[0] else kept[0][0]
        buttons = _page_buttons(table, localizer, first.sequence, kept[-1][0].sequence)
        view = note(title, *(text for _, text in kept), controls=rows(*buttons))
        await answer(interaction, view)

    async def _line(self, table: Table, entry: LogEntry, language: str) -> str:
        localizer, title = message_localizer(language, table.game, entry.names), ""
        if has_no_sentence(table, entry):
            seat = entry.seat or 0
            before = await self.tables.history.read_turn(
                table.id, lambda _: seat, entry.sequence - 1
            )
            title = title_of(before, seat, entry.move, localizer)
        return entry_line(table, entry, localizer, title)


def _page_buttons(table: Table, localizer: Localizer, first: int, last: int) -> list[PressButton]:
    buttons = []
    if first > 1:
        ref = ControlId("logpage", table.id, EARLIER, str(first))
        buttons.append(button(ref, localizer.say("log-earlier")))
    if last < table.sequence:
        ref = ControlId("logpage", table.id, LATER, str(last))
        buttons.append(button(ref, localizer.say("log-later")))
    return buttons


async def tell_whole(interaction: Interaction, table_id: int) -> None:
    """Send the whole game in as few private messages as possible, as the reader may know it."""
    history = interaction.client.tables.history
    table, rounds = await history.read_rounds(table_id, own_eyes(interaction))
    language = language_of(interaction)
    title = f"### {words_in(language).say('recap-title', table=str(table.id))}"
    for text in pieces([title, *round_lines(language, table.game, rounds)], TEXT_LIMIT):
        await tell(interaction, text)


class RecapCog(FeatureCog):
    """Show the same recap as the message of a turn."""

    @slash("recap")
    async def recap(self, interaction: Interaction, *, whole: bool = False) -> None:
        """Show what happened since the reader's last turn, or else the whole game."""
        turn = await self.turn_here(interaction)
        if whole or turn.viewer is None:
            await tell_whole(interaction, turn.table.id)
            return
        turn_text = TurnText.of(turn, language_of(interaction))
        story = turn_text.recap(turn_text.message) or turn_text.message.say("recap-nothing")
        await tell(interaction, f"### {turn_text.headline()}", story)
