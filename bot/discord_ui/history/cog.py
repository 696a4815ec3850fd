"""``/history``: the pictures of a game step by step, running or over, and jumps between them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence

from bot.discord_ui.common.buttons import press
from bot.discord_ui.common.checks import check_rate_limit
from bot.discord_ui.common.cog import FeatureCog, own_eyes, user_id
from bot.discord_ui.common.control_ids import ControlId
from bot.discord_ui.common.locale import language_of
from bot.discord_ui.common.localized import slash
from bot.discord_ui.common.preferences import render_for
from bot.discord_ui.common.replies import answer, files_of
from bot.discord_ui.common.services import Interaction, Services
from bot.discord_ui.history.message import step_message, told_of
from bot.presentation.turn_text import TurnText
from bot.presentation.turning_points import TurningPoint, turning_points
from bot.tables.domain.table import Status, Table
from bot.tables.history import record, steps
from bot.tables.history.steps import LATEST_STEP
from bot.workers.replaying import scored_events

KEPT = 100
"""So many tables' turning points are kept at hand."""


class HistoryCog(FeatureCog):
    """Every step is read anew from the line of play; its buttons carry where they lead."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._turned: OrderedDict[tuple[int, int], Sequence[TurningPoint]] = OrderedDict()

    @slash("history")
    async def history(self, interaction: Interaction, table: int | None = None) -> None:
        """The game of this channel from its latest step back, or that of a table by its number."""
        number = await self.number_meant(interaction, table)
        await self._show(interaction, number, LATEST_STEP)

    @press("history", "replay")
    async def opened(self, interaction: Interaction, ref: ControlId) -> None:
        """The buttons of a panel and of a result: the latest step."""
        await self._show(interaction, ref.table, LATEST_STEP)

    @press("step")
    async def stepped(self, interaction: Interaction, ref: ControlId) -> None:
        """A step by its number: back and on, and the menu of turning points."""
        await self._show(interaction, ref.table, ref.number)

    @press("lastturn")
    async def to_last_turn(self, interaction: Interaction, ref: ControlId) -> None:
        """Where the reader's last turn ended."""
        number = await steps.last_own_move(self.tables, ref.table, user_id(interaction))
        await self._show(interaction, ref.table, number)

    @press("round")
    async def to_round(self, interaction: Interaction, ref: ControlId) -> None:
        """The menu of rounds: where one begins."""
        number = await steps.round_start(self.tables, ref.table, ref.number)
        await self._show(interaction, ref.table, number)

    async def _show(self, interaction: Interaction, table_id: int, number: int) -> None:
        check_rate_limit(interaction, "pictures")
        step = await steps.read_step(self.tables, table_id, own_eyes(interaction), number)
        spoken = TurnText.of(step.turn, language_of(interaction))
        drawn = await render_for(interaction, step.turn, spoken.language)
        points = await self._turning_points(step.turn.table)
        told = told_of(step, spoken)
        view = step_message(step, spoken, told, points, picture=drawn is not None)
        await answer(interaction, view, files_of(drawn))

    async def _turning_points(self, table: Table) -> Sequence[TurningPoint]:
        """Those of the game so far, kept until it goes on; who played is read anew."""
        key = table.id, table.sequence
        if key not in self._turned:
            line = await record.load_whole_record(self.tables, table.id)
            over = table.status is Status.FINISHED
            scored = await scored_events(self.services.pool, line, over=over)
            self._turned[key] = turning_points(line.game, scored)
            if len(self._turned) > KEPT:
                self._turned.popitem(last=False)
        self._turned.move_to_end(key)
        kept = self._turned[key]
        names = await steps.names_at_moves(self.tables, table.id, [point.move for point in kept])
        return [point._replace(names=each) for point, each in zip(kept, names, strict=True)]
