"""``/plan``: make conditional moves, step by step, in one private message."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import wraps

from bot.discord_ui.common.buttons import ControlId, press
from bot.discord_ui.common.cog import FeatureCog
from bot.discord_ui.common.interactions import (
    answer,
    check_rate_limit,
    language_of,
    person_of,
    request_of,
    user_id,
)
from bot.discord_ui.common.locale import slash
from bot.discord_ui.common.services import Interaction, Services
from bot.discord_ui.plans.question_menu import question_id
from bot.discord_ui.plans.view import draft_message, list_message
from bot.presentation.texts import Localizer, label_localizer, message_localizer
from bot.tables.domain.plans import PlanRefused
from bot.tables.domain.table import Table
from bot.tables.types import Draft
from bot.workers.lookahead import foreseen
from engine.core import Text, say
from engine.core.foresight import ForeseenQuestion

QUESTIONS_CACHE_SIZE = 64
"""Number of foreseen question lists in the cache."""


Handler = Callable[["PlansCog", Interaction, ControlId], Awaitable[None]]


def showing_refusals(handler: Handler) -> Handler:
    """Show a refusal above the current state, in the same message."""

    @wraps(handler)
    async def handle(cog: PlansCog, interaction: Interaction, ref: ControlId) -> None:
        try:
            await handler(cog, interaction, ref)
        except PlanRefused as refused:
            await cog.show_again(interaction, ref, refused.text)

    return handle


class PlansCog(FeatureCog):
    """Make and show plans; other players see one only when it makes a move."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._kept: OrderedDict[str, Sequence[ForeseenQuestion]] = OrderedDict()

    @slash("plan")
    async def plan(self, interaction: Interaction) -> None:
        """Show the user's plans at the channel's table."""
        await self._list(interaction, await self.table_here(interaction))

    @press("plan")
    async def opened(self, interaction: Interaction, ref: ControlId) -> None:
        """Show the plans, from the button."""
        await self._list(interaction, await self.tables.table(ref.table))

    @press("planfor")
    async def chosen(self, interaction: Interaction, ref: ControlId) -> None:
        """Create a draft for a foreseen decision."""
        table, person = await self.tables.table(ref.table), person_of(interaction)
        coming = await self._coming(interaction, table)
        found = next((one for one in coming if question_id(one.question) == ref.word), None)
        if found is None:
            await self._list(interaction, table, say("plan-out-of-sight"))
            return
        _, label = _voices(interaction, table)
        if sum(label.format(one.ask) == label.format(found.ask) for one in coming) > 1:
            found = found._replace(ask=found.prompt)  # another one reads the same
        drafted = await self.tables.plans.create_draft(person, table.id, found)
        await self._draft(interaction, table, drafted)

    @press("planadd", "planless", "planwhen", "planstop")
    @showing_refusals
    async def changed(self, interaction: Interaction, ref: ControlId) -> None:
        """Change a draft: its steps, stop conditions or scope."""
        table, act = await self.tables.table(ref.table), ref.act.removeprefix("plan")
        person = person_of(interaction)
        drafted = await self.tables.plans.change_draft(person, ref.sequence, act, ref.word)
        await self._draft(interaction, table, drafted)

    @press("planpage")
    @showing_refusals
    async def paged(self, interaction: Interaction, ref: ControlId) -> None:
        """Show one group of choices of a draft that has too many menus."""
        table = await self.tables.table(ref.table)
        drafted = await self.tables.plans.read_draft(person_of(interaction), ref.sequence)
        await self._draft(interaction, table, drafted, ref.number)

    @press("planmake")
    @showing_refusals
    async def made(self, interaction: Interaction, ref: ControlId) -> None:
        """Turn the draft into a plan."""
        await self.tables.plans.make(request_of(interaction), ref.table, ref.sequence)
        interaction.extras["saved"] = True
        await self._list(interaction, await self.tables.table(ref.table), say("plan-made"))

    @press("plandrop")
    @showing_refusals
    async def dropped(self, interaction: Interaction, ref: ControlId) -> None:
        """Delete a plan or a draft."""
        await self.tables.plans.delete(request_of(interaction), ref.table, ref.number)
        interaction.extras["saved"] = True
        await self._list(interaction, await self.tables.table(ref.table), say("plan-dropped"))

    @press("planaway")
    async def put_away(self, interaction: Interaction, ref: ControlId) -> None:
        """Delete the stopped plans."""
        await self.tables.plans.clear_stopped(user_id(interaction), ref.table)
        await self._list(interaction, await self.tables.table(ref.table))

    @press("automatic")
    async def accustomed(self, interaction: Interaction, ref: ControlId) -> None:
        """Switch a kind of automatic move on or off, at all tables."""
        who, wanted = user_id(interaction), bool(ref.sequence)
        await self.tables.plans.set_auto_answer(who, ref.word, wanted=wanted)
        await self._list(interaction, await self.tables.table(ref.table))

    async def show_again(self, interaction: Interaction, ref: ControlId, refusal: Text) -> None:
        """Show the draft of a control if it still exists, or else the list."""
        table, person = await self.tables.table(ref.table), person_of(interaction)
        if ref.act != "plandrop":
            with suppress(PlanRefused):
                drafted = await self.tables.plans.read_draft(person, ref.sequence)
                await self._draft(interaction, table, drafted, refusal=refusal)
                return
        await self._list(interaction, table, refusal)

    async def _list(
        self, interaction: Interaction, table: Table, refusal: Text | None = None
    ) -> None:
        coming = await self._coming(interaction, table)
        who, voices = user_id(interaction), _voices(interaction, table)
        found = await self.tables.plans.read(who, table.id)
        await self.tables.plans.mark_read(who, table.id)
        automatic = await self.tables.plans.read_auto_answers(who)
        said = _said(voices, refusal)
        await answer(interaction, list_message(table, found, coming, automatic, voices, *said))

    async def _draft(
        self,
        interaction: Interaction,
        table: Table,
        drafted: Draft,
        page: int | None = None,
        refusal: Text | None = None,
    ) -> None:
        if drafted.plan.table_id != table.id:
            raise PlanRefused.because("table-plan-gone")
        voices = _voices(interaction, table)
        shown = draft_message(table, drafted, voices, page, *_said(voices, refusal))
        await answer(interaction, shown)

    async def _coming(self, interaction: Interaction, table: Table) -> Sequence[ForeseenQuestion]:
        """Return the user's foreseen decisions, cached while the position is the same."""
        seen = await self.tables.plans.read_outlook(person_of(interaction), table.id)
        if seen.seed not in self._kept:
            check_rate_limit(interaction, "pictures")
            self._kept[seen.seed] = await foreseen(self.services.pool, seen)
            while len(self._kept) > QUESTIONS_CACHE_SIZE:
                self._kept.popitem(last=False)
        return self._kept[seen.seed]


def _said(voices: tuple[Localizer, Localizer], refusal: Text | None) -> list[str]:
    return [] if refusal is None else [voices[0].refuse(refusal)]


def _voices(interaction: Interaction, table: Table) -> tuple[Localizer, Localizer]:
    language = language_of(interaction)
    return (
        message_localizer(language, table.game, table.names),
        label_localizer(language, table.game, table.names),
    )
