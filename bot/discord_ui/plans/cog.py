"""``/plan``: make conditional moves, step by step, in one private message."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from bot.discord_ui.common.buttons import ControlId, press
from bot.discord_ui.common.cog import FeatureCog
from bot.discord_ui.common.interactions import (
    Interaction,
    Services,
    answer,
    check_rate_limit,
    language_of,
    person_of,
    request_of,
    user_id,
)
from bot.discord_ui.common.locale import slash
from bot.discord_ui.plans.question_menu import question_id
from bot.discord_ui.plans.view import Voices, draft_message, list_message
from bot.tables.domain.plans import PlanRefused
from bot.tables.domain.table import Table
from bot.tables.exports import Draft
from bot.workers.cache import ResultCache
from bot.workers.lookahead import foresee_questions
from engine.core import Text, say
from engine.core.foresight import ForeseenQuestion

CHANGES = ("planadd", "planless", "planwhen", "planstop", "planpage", "planmake", "plandrop")
"""The acts that change what is shown of a draft, or make or delete a plan."""
CACHE_SIZE = 64
"""Number of foreseen question lists in the cache."""


class PlansCog(FeatureCog):
    """Make and show plans; other players see one only when it makes a move."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._foreseen = ResultCache[str, Sequence[ForeseenQuestion]](CACHE_SIZE)

    @slash("plan")
    async def plan(self, interaction: Interaction) -> None:
        """Show the user's plans at the channel's table."""
        await self._list(interaction, await self.ref_here(interaction))

    @press("planfor")
    async def _question_picked(self, interaction: Interaction, ref: ControlId) -> None:
        """Create a draft for a foreseen decision."""
        table = await self.tables.table(ref.table)
        coming = await self._coming(interaction, table)
        question = next((q for q in coming if question_id(q.question) == ref.word), None)
        if question is None:
            await self._list(interaction, ref, say("plan-out-of-sight"))
            return
        label = Voices.of(table, language_of(interaction)).label
        if sum(label.format(q.ask) == label.format(question.ask) for q in coming) > 1:
            question = question._replace(ask=question.prompt)  # another one reads the same
        drafted = await self.tables.plans.create_draft(person_of(interaction), table.id, question)
        await self._draft(interaction, ref, drafted)

    @press(*CHANGES)
    async def _changed(self, interaction: Interaction, ref: ControlId) -> None:
        """Change a draft or a plan; show a refusal above the current state."""
        try:
            await self._change(interaction, ref)
        except PlanRefused as refused:
            if ref.act != "plandrop":
                with suppress(PlanRefused):
                    drafted = await self.tables.plans.read_draft(
                        person_of(interaction), ref.sequence
                    )
                    await self._draft(interaction, ref, drafted, notice=refused.text)
                    return
            await self._list(interaction, ref, refused.text)

    async def _change(self, interaction: Interaction, ref: ControlId) -> None:
        plans, person, page = self.tables.plans, person_of(interaction), None
        if ref.act in ("planmake", "plandrop"):
            request = request_of(interaction)
            if ref.act == "planmake":
                await plans.make(request, ref.table, ref.sequence)
            else:
                await plans.delete(request, ref.table, ref.number)
            interaction.extras["saved"] = True
            done = say("plan-made" if ref.act == "planmake" else "plan-dropped")
            await self._list(interaction, ref, done)
            return
        if ref.act == "planpage":
            page, drafted = ref.number, await plans.read_draft(person, ref.sequence)
        else:
            what = ref.act.removeprefix("plan")
            drafted = await plans.change_draft(person, ref.sequence, what, ref.word)
        await self._draft(interaction, ref, drafted, page)

    @press("planaway")
    async def _clear_stopped(self, interaction: Interaction, ref: ControlId) -> None:
        await self.tables.plans.clear_stopped(user_id(interaction), ref.table)
        await self._list(interaction, ref)

    @press("automatic")
    async def _switch_automatic(self, interaction: Interaction, ref: ControlId) -> None:
        who, wanted = user_id(interaction), bool(ref.sequence)
        await self.tables.users.switch(who, ref.word, on=wanted)
        await self._list(interaction, ref)

    @press("plan")
    async def _list(
        self, interaction: Interaction, ref: ControlId, notice: Text | None = None
    ) -> None:
        table, who = await self.tables.table(ref.table), user_id(interaction)
        coming = await self._coming(interaction, table)
        plans = await self.tables.plans.read(who, table.id)
        await self.tables.plans.mark_read(who, table.id)
        automatic = await self.tables.users.read_switches(who)
        voices = Voices.of(table, language_of(interaction))
        await answer(interaction, list_message(table, plans, coming, automatic, voices, notice))

    async def _draft(
        self,
        interaction: Interaction,
        ref: ControlId,
        drafted: Draft,
        page: int | None = None,
        notice: Text | None = None,
    ) -> None:
        if drafted.plan.table_id != ref.table:
            raise PlanRefused.because("table-plan-gone")
        table = await self.tables.table(ref.table)
        voices = Voices.of(table, language_of(interaction))
        await answer(interaction, draft_message(table, drafted, voices, page, notice))

    async def _coming(self, interaction: Interaction, table: Table) -> Sequence[ForeseenQuestion]:
        """Return the user's foreseen decisions, cached while the position is the same."""
        outlook = await self.tables.plans.read_outlook(table.id, person_of(interaction))

        async def compute() -> Sequence[ForeseenQuestion]:
            check_rate_limit(interaction, "pictures")
            return await foresee_questions(self.services.pool, outlook)

        return await self._foreseen.get(outlook.seed, compute)
