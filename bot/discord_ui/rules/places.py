"""The card of a place, by the code the picture shows on it."""

from __future__ import annotations

from bot.discord_ui.rules.cards import about
from bot.tables.turn import Turn
from bot.telling.choices import exact
from bot.telling.typed_moves import offered_under, refused_under
from engine.core import Card


def card_at(shown: Turn, typed: str, language: str) -> Card | None:
    """The card of a place that the question on the table is about: "12", "B", "w3".

    Of a question that is not everybody's to know only who is asked finds anything.
    """
    own = shown.viewer in shown.waiting
    if not shown.waiting or ((shown.secret or shown.midway) and not own):
        return None
    seat = shown.viewer if own and shown.viewer is not None else shown.waiting[0]
    offered = [*offered_under(shown, seat, language), *refused_under(shown, seat, language)]
    found = (about(shown.table.game, candidate) for candidate in exact(offered, typed))
    return next((card for card in found if card is not None), None)
