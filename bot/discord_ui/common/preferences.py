"""How whoever typed or pressed likes things."""

from __future__ import annotations

from bot.discord_ui.common.services import Interaction, services_of
from bot.tables.domain.table import TEXT_ONLY
from bot.tables.history.turn import Turn
from bot.tables.users.preference_cache import Preferences
from render import BOARD, Outlook


def preferences_of(interaction: Interaction) -> Preferences:
    """What they have said of themselves."""
    return services_of(interaction).tables.preference_cache.of(str(interaction.user.id))


async def render_for(
    interaction: Interaction,
    turn: Turn,
    language: str,
    *,
    part: str = BOARD,
    shape: str | None = None,
    named: bool = False,
    imagined: bool = False,
) -> bytes | None:
    """A picture as they like theirs; ``None`` where they like words better, or no painter serves.

    What they have ``named`` is drawn for them all the same; ``shape`` is one they have named.

    Raises:
        TableError: the board of this table has no such part.
    """
    likes = preferences_of(interaction)
    in_words = likes.picture == TEXT_ONLY
    if in_words and not named:
        return None
    usual = None if in_words else likes.picture
    return await services_of(interaction).pictures.draw(
        turn, language, part=part, shape=shape or usual, size=likes.size, imagined=imagined
    )


async def chances_for(
    interaction: Interaction, turn: Turn, language: str, outlook: Outlook
) -> bytes | None:
    """The chart of a review as they like pictures; ``None`` as for :func:`drawn_for`."""
    likes = preferences_of(interaction)
    if likes.picture == TEXT_ONLY:
        return None
    studio = services_of(interaction).pictures
    return await studio.chances(turn, language, outlook, size=likes.size)
