"""*Sign in on the web* in *More…*: a private link to the table's web page."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.discord_ui.common.buttons import ControlId, PressButton, button, press
from bot.discord_ui.common.cog import FeatureCog
from bot.discord_ui.common.interactions import (
    Interaction,
    answer,
    localizer_for,
    person_of,
    tell,
)
from bot.discord_ui.common.layout import note, small
from bot.presentation.texts import Localizer
from bot.tables.domain.errors import TableError
from bot.tables.domain.table import Table
from bot.tables.exports import WebUser, is_admin


class WebPageCog(FeatureCog):
    """Sign users in on the web page, and let hosts close a table's page to visitors."""

    @press("web")
    async def _opened(self, interaction: Interaction, ref: ControlId) -> None:
        """Answer with a link that signs the user in once."""
        pages, person = self.services.web, person_of(interaction)
        table = await self.tables.table(ref.table)
        localizer = localizer_for(interaction, table)
        if not pages.url:
            raise TableError.because("web-off")
        token = await self.tables.web.new_link(WebUser(person.id, person.name), table.id)
        link = ui.Button[Any](label=localizer.say("web-open"), url=pages.link_to(token))
        controls: list[ui.Item[Any]] = [link]
        lines = [localizer.say("web-link")]
        if person.id == table.host_id or is_admin(person, table):
            is_on = await self.tables.web.has_page(table.id)
            lines.append(small(localizer.say("web-visitors-on" if is_on else "web-visitors-off")))
            controls.append(_switch(table, localizer, on=not is_on))
        await answer(interaction, note(*lines, controls=[ui.ActionRow(*controls)]))

    @press("web-on", "web-off")
    async def _switched(self, interaction: Interaction, ref: ControlId) -> None:
        """Show the table's page to visitors without a session, or not."""
        on = ref.act == "web-on"
        await self.tables.web.turn_page(person_of(interaction), ref.table, on=on)
        localizer = localizer_for(interaction, await self.tables.table(ref.table))
        await tell(interaction, localizer.say("web-visitors-on" if on else "web-visitors-off"))


def _switch(table: Table, localizer: Localizer, *, on: bool) -> PressButton:
    """Return the button that shows the page to visitors without a session, or not."""
    act = "web-on" if on else "web-off"
    return button(ControlId(act, table.id), localizer.say(f"{act}-button"))
