"""*More…* below a board: everything else that the user can do or look at."""

from __future__ import annotations

from bot.discord_ui.common.buttons import ControlId, button, press, rows
from bot.discord_ui.common.cog import FeatureCog
from bot.discord_ui.common.interactions import (
    Interaction,
    answer,
    preferences_of,
    user_id,
    words_for,
)
from bot.discord_ui.common.layout import note, small
from bot.tables.domain.table import Status, Table
from engine.core import game

GUIDE = "guide"
WEB = "web"
LABELS = {GUIDE: "guide-open", WEB: "panel-sign-in"}
"""The keys of labels that are not named after their act."""


class MoreMenuCog(FeatureCog):
    """Offer what has no button of its own below a board."""

    @press("more")
    async def _more(self, interaction: Interaction, ref: ControlId) -> None:
        table = await self.tables.table(ref.table)
        words, hints = words_for(interaction, table.game), not preferences_of(interaction).no_hints
        web = bool(self.services.web.url)
        acts = _acts(table, user_id(interaction), hints=hints, web=web)
        labels = {act: words.say(LABELS.get(act, f"panel-{act}")) for act in acts}
        lines = [
            words.say("more-menu-line", label=label, about=words.say(f"panel-{act}-about"))
            for act, label in labels.items()
        ]
        refs = {act: ControlId(act, table.id) for act in acts}
        if GUIDE in refs:
            refs[GUIDE] = ControlId(GUIDE, table.id, word=table.game)
        buttons = (button(refs[act], label) for act, label in labels.items())
        title, below = words.say("more-menu-about"), small(words.say("more-menu-below"))
        await answer(interaction, note(title, "\n".join(lines), below, controls=rows(*buttons)))


def _acts(table: Table, user: str, *, hints: bool, web: bool) -> list[str]:
    """Return the acts of the buttons that a user is offered, to resign last.

    ``hints``: whether the user wants hints; ``web``: whether tables have web pages.
    """
    looking = ["status", "history", "log", "score", "board", "export", "verify"]
    if game(table.game).hosting.teaching.guide:
        looking.append(GUIDE)
    if web:
        looking.append(WEB)
    seat = table.seat_of(user)
    if table.status is not Status.RUNNING or seat is None or not seat.person:
        return looking
    acts = []
    if table.hints and hints:
        must_move = any(pending.seat == seat.seat for pending in table.pending)
        acts += ["hint", "whatif"] if must_move else ["whatif"]
    if seat.mover_id == user:
        acts.append("plan")
    return [*acts, *looking, *(["resign"] if seat.user_id == user else [])]
