"""How whoever typed or pressed likes things."""

from __future__ import annotations

from bot.discord_ui.kit.services import Interaction, services_of
from bot.tables.models import IN_WORDS
from bot.tables.people.cached_preferences import Likes
from bot.tables.turn import Turn
from render import BOARD, Outlook


def likes_of(interaction: Interaction) -> Likes:
    """What they have said of themselves."""
    return services_of(interaction).tables.likes.of(str(interaction.user.id))


async def drawn_for(
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
    likes = likes_of(interaction)
    in_words = likes.picture == IN_WORDS
    if in_words and not named:
        return None
    usual = None if in_words else likes.picture
    return await services_of(interaction).studio.draw(
        turn, language, part=part, shape=shape or usual, size=likes.size, imagined=imagined
    )


async def chances_for(
    interaction: Interaction, turn: Turn, language: str, outlook: Outlook
) -> bytes | None:
    """The chart of a review as they like pictures; ``None`` as for :func:`drawn_for`."""
    likes = likes_of(interaction)
    if likes.picture == IN_WORDS:
        return None
    studio = services_of(interaction).studio
    return await studio.chances(turn, language, outlook, size=likes.size)
