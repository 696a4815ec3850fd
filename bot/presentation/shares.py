"""Say probabilities as percentages."""

from __future__ import annotations

from bot.presentation.texts import Localizer
from engine.core import Seat


def rounded_percent(share: float) -> int:
    """Return a share as a rounded percentage."""
    return round(100 * share)


def format_share(localizer: Localizer, part: float) -> str:
    """Format a share as a percentage; a tiny or nearly full one is never shown as 0 or 100."""
    percentage = rounded_percent(part)
    if percentage == 0 and part > 0:
        return localizer.say("review-share-least")
    if percentage == 100 and part < 1:
        return localizer.say("review-share-most")
    return f"{percentage}%"


def chances_line(localizer: Localizer, chances: tuple[float, ...]) -> str:
    """Return everybody's chances: "Ann 62 % · Ben 38 %"."""
    each = [
        localizer.say("review-chance", who=Seat(seat), share=format_share(localizer, chance))
        for seat, chance in enumerate(chances)
    ]
    return localizer.say("review-chances", chances=localizer.dots(each))
