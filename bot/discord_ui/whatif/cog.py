"""``/whatif``: a private branch of a game; moves are tried there and stepped back from."""

from __future__ import annotations

from bot.discord_ui.common.buttons import press
from bot.discord_ui.common.checks import check_rate_limit
from bot.discord_ui.common.cog import FeatureCog, user_id
from bot.discord_ui.common.control_ids import ControlId
from bot.discord_ui.common.locale import language_of
from bot.discord_ui.common.localized import slash
from bot.discord_ui.common.preferences import render_for
from bot.discord_ui.common.replies import answer, files_of
from bot.discord_ui.common.services import Interaction
from bot.discord_ui.whatif.message import branch_message, branch_page, spoken_branch
from bot.tables.history import what_if
from bot.tables.history.what_if import Branch
from bot.workers.branching import Reached, played_on


class WhatIfCog(FeatureCog):
    """A branch is read anew at every press; its buttons bear how many moves it had."""

    @slash("whatif")
    async def whatif(
        self, interaction: Interaction, after: int | None = None, table: int | None = None
    ) -> None:
        """From now, or from the position after a move; of this channel's table or another."""
        number = await self.number_meant(interaction, table)
        await self._begin(interaction, number, after)

    @press("whatif")
    async def opened(self, interaction: Interaction, ref: ControlId) -> None:
        """The button of a step, or of a panel: from there, or from now."""
        await self._begin(interaction, ref.table, ref.number if ref.word else None)

    @press("w")
    async def tried(self, interaction: Interaction, ref: ControlId) -> None:
        """A move is tried."""
        branch = await self._current(interaction, ref)
        fresh = ref.sequence == len(branch.steps)
        await self._show(interaction, branch, ref.word if fresh else None)

    @press("wback")
    async def stepped_back(self, interaction: Interaction, ref: ControlId) -> None:
        """The last move of one's own is taken back, or with a word all of them."""
        branch = await self._current(interaction, ref)
        left = () if ref.word else what_if.without_last_move(branch)
        await self._show(interaction, await what_if.save_branch(self.tables, branch, left))

    @press("wpage")
    async def paged(self, interaction: Interaction, ref: ControlId) -> None:
        """One menu of a question that has too many to show them all."""
        branch = await self._current(interaction, ref)
        reached = await played_on(self.services.pool, branch)
        spoken = spoken_branch(branch, reached, language_of(interaction))
        page = branch_page(spoken, branch, ref.number)
        if page is None:
            await self._show(interaction, branch)
            return
        await answer(interaction, page)

    @press("wshow")
    async def shown(self, interaction: Interaction, ref: ControlId) -> None:
        """Back from a page to the position."""
        await self._show(interaction, await self._current(interaction, ref))

    async def _current(self, interaction: Interaction, ref: ControlId) -> Branch:
        return await what_if.read_branch(self.tables, ref.table, user_id(interaction))

    async def _begin(self, interaction: Interaction, table_id: int, step: int | None) -> None:
        branch = await what_if.begin_branch(self.tables, table_id, user_id(interaction), step)
        await self._show(interaction, branch)

    async def _show(
        self, interaction: Interaction, branch: Branch, move: str | None = None
    ) -> None:
        """The branch after a move, if one is tried, and after the others have answered."""
        check_rate_limit(interaction, "pictures")
        reached = await played_on(self.services.pool, branch, move)
        if reached.steps != branch.steps:
            branch = await what_if.save_branch(self.tables, branch, reached.steps)
        await self._put(interaction, branch, reached)

    async def _put(self, interaction: Interaction, branch: Branch, reached: Reached) -> None:
        spoken = spoken_branch(branch, reached, language_of(interaction))
        drawn = await render_for(interaction, spoken.turn, spoken.language, imagined=True)
        view = branch_message(spoken, branch, reached, picture=drawn is not None)
        await answer(interaction, view, files_of(drawn))
