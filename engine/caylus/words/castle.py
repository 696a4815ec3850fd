"""Phase 6 in words: building the castle."""

from __future__ import annotations

from engine.caylus import castle_events
from engine.caylus.data import HOUSE_POINTS, IDLE_PENALTY, SECTIONS
from engine.caylus.rules.castle import CastleBatch, free_section
from engine.caylus.rules.texts import amount
from engine.caylus.state import CaylusState
from engine.caylus.words.arguments import lost, points, section, story
from engine.caylus.words.choices import CASTLE_GROUP, answer
from engine.caylus.words.names import amounts, cubes_of_choice
from engine.core.words.chapters import Chapter, DecisionTexts
from engine.core.words.game_words import Offer
from engine.core.words.phrases import plain
from engine.core.words.stories import sentence
from engine.core.words.text import Text, say


def _ask_castle_batch(state: CaylusState, seat: int, _asked: CastleBatch) -> Text:
    section = free_section(state)
    assert section is not None
    return say(
        "caylus-prompt-castle_batch",
        section=say(f"caylus-section-{SECTIONS[section]}"),
        points=amount("vp", HOUSE_POINTS[section]),
        have=amounts(state.cubes[seat]),
    )


def _offer_castle_batch(state: CaylusState, seat: int, _asked: CastleBatch, choice: str) -> Offer:
    if choice == "stop":
        idle = not state.castle_batches[seat]
        effect = say("caylus-offer-stop-penalty", points=IDLE_PENALTY) if idle else None
        return answer(choice, "stop", effect)
    section = free_section(state)
    assert section is not None
    house = say(f"caylus-section-{SECTIONS[section]}")
    effect = say("caylus-offer-batch-effect", section=house, points=HOUSE_POINTS[section])
    return Offer(choice, plain(cubes_of_choice(choice)), CASTLE_GROUP, effect=effect)


def _tell_castle_penalty(event: castle_events.DeliveryMissed) -> Text:
    if not event.points:
        return story(event, "castle_penalty-spared")
    return story(event, "castle_penalty", points=points(event), now=event.total)


def _tell_batches(event: castle_events.MostBatchesDelivered) -> Text:
    return amount("batch", event.batches)


CHAPTER: Chapter[CaylusState] = Chapter(
    decisions={"castle_batch": DecisionTexts(_offer_castle_batch, _ask_castle_batch)},
    stories={
        castle_events.BatchDelivered: sentence(
            cost=lost, house="house", section=section, points=points, now="total"
        ),
        castle_events.DeliveryMissed: _tell_castle_penalty,
        castle_events.PenaltyWaived: sentence(),
        castle_events.MostBatchesDelivered: sentence(batches=_tell_batches),
    },
)
