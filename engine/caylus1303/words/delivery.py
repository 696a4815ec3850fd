"""Deliveries to the site in words."""

from __future__ import annotations

from engine.caylus1303 import delivery_events
from engine.caylus1303.data import (
    BATCH_POINTS,
    CHAMBERLAIN,
    FOREMAN,
    FOREMAN_POINTS,
    GOLD,
    GOLDSMITH,
    GOLDSMITH_POINTS,
)
from engine.caylus1303.rules.delivery import BATCHES, Deliver, DeliverLast
from engine.caylus1303.rules.texts import amount
from engine.caylus1303.state import Caylus1303State
from engine.caylus1303.words.arguments import losses_of, points_of
from engine.caylus1303.words.choices import SITE_GROUP, answer
from engine.caylus1303.words.names import holdings, resources_of_choice
from engine.core.words.chapters import Chapter, DecisionTexts
from engine.core.words.game_words import Offer
from engine.core.words.phrases import plain
from engine.core.words.stories import sentence
from engine.core.words.text import Text, say


def _ask_deliver(state: Caylus1303State, seat: int, asked: Deliver | DeliverLast) -> Text:
    key = "any" if state.holder[CHAMBERLAIN] == seat else "usual"
    return say(
        f"caylus1303-prompt-{asked.name}-{key}",
        points=amount("point", BATCH_POINTS),
        batches=amount("batch", state.batches[seat]),
        have=holdings(state, seat),
    )


def _offer_deliver(
    state: Caylus1303State, seat: int, _asked: Deliver | DeliverLast, choice: str
) -> Offer:
    if choice == "done":
        return answer(choice, "done")
    points = BATCH_POINTS
    if state.holder[FOREMAN] == seat:
        points += FOREMAN_POINTS
    if state.holder[GOLDSMITH] == seat and BATCHES[choice][GOLD] and not state.goldsmith_used:
        points += GOLDSMITH_POINTS
    effect = say("caylus1303-gain-points", points=points)
    return Offer(choice, plain(resources_of_choice(choice)), SITE_GROUP, effect=effect)


def _tell_batches(event: delivery_events.MostBatchesDelivered) -> Text:
    return amount("batch", event.batches)


CHAPTER: Chapter[Caylus1303State] = Chapter(
    decisions={
        "deliver": DecisionTexts(_offer_deliver, _ask_deliver),
        "deliver_last": DecisionTexts(_offer_deliver, _ask_deliver),
    },
    stories={
        delivery_events.BatchDelivered: sentence(cost=losses_of, points=points_of),
        delivery_events.MostBatchesDelivered: sentence(batches=_tell_batches),
    },
)
