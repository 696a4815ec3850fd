"""Effects, prices and colours of cards in a few words."""

from __future__ import annotations

from engine.core.words.text import Text, say
from engine.emperor.data import CARD, CARDS, COUPLE_PRICE, INDULGENCE_POINTS
from engine.emperor.rules.texts import amount


def card_effect(card: str) -> Text:
    """Describe the effect of a card in a few words."""
    if card == "indulgence":
        return say("emperor-gain", gain=amount("vp", INDULGENCE_POINTS))
    return say(f"emperor-effect-{card}")


def price_text(card: str) -> Text:
    """Return the price of a card, for a Permit those of a single and a couple."""
    if card == "permit":
        return say("emperor-price-permit", single=CARDS[CARD[card]].price, couple=COUPLE_PRICE)
    return say("emperor-price", thalers=amount("thaler", CARDS[CARD[card]].price))


def colour_text(card: str) -> Text | None:
    """Return the colour of a card, if it has one."""
    colour = CARDS[CARD[card]].colour
    return say(f"emperor-colour-{colour}") if colour else None
