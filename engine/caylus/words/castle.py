"""Phase 6 in words: building the castle."""

from __future__ import annotations

from engine.caylus import castle_events
from engine.caylus.data import HOUSE_POINTS, IDLE_PENALTY, SECTIONS
from engine.caylus.rules.castle import CastleBatch, free_section
from engine.caylus.rules.texts import amount
from engine.caylus.state import CaylusState
from engine.caylus.words.arguments import losses_of, points_of, section_of, story
from engine.caylus.words.choices import CASTLE_GROUP, answer
from engine.caylus.words.names import amounts, cubes_of_choice
from engine.core.words.chapters import Chapter, DecisionTexts
from engine.core.words.game_words import Offer
from engine.core.words.phrases import plain
from engine.core.words.stories import sentence
from engine.core.words.text import Text, say


def _ask_castle_batch(state: CaylusState, seat: int, _asked: CastleBatch) -> Text:
    section, points = _section_of_next_house(state)
    return say(
        "caylus-prompt-castle_batch",
        section=section,
        points=amount("vp", points),
        have=amounts(state.cubes[seat]),
    )


def _offer_castle_batch(state: CaylusState, seat: int, _asked: CastleBatch, choice: str) -> Offer:
    if choice == "stop":
        idle = not state.castle_batches[seat]
        effect = say("caylus-offer-stop-penalty", points=IDLE_PENALTY) if idle else None
        return answer(choice, "stop", effect)
    section, points = _section_of_next_house(state)
    effect = say("caylus-offer-batch-effect", section=section, points=points)
    return Offer(choice, plain(cubes_of_choice(choice)), CASTLE_GROUP, effect=effect)


def _section_of_next_house(state: CaylusState) -> tuple[Text, int]:
    """Return the name of the section, and the points of a house there."""
    section = free_section(state)
    assert section is not None
    return say(f"caylus-section-{SECTIONS[section]}"), HOUSE_POINTS[section]


def _tell_castle_penalty(event: castle_events.DeliveryMissed) -> Text:
    if not event.points:
        return story(event, "castle_penalty-spared")
    return story(event, "castle_penalty", points=points_of(event), now=event.total)


def _tell_batches(event: castle_events.MostBatchesDelivered) -> Text:
    return amount("batch", event.batches)


CHAPTER: Chapter[CaylusState] = Chapter(
    decisions={"castle_batch": DecisionTexts(_offer_castle_batch, _ask_castle_batch)},
    stories={
        castle_events.BatchDelivered: sentence(
            cost=losses_of, house="house", section=section_of, points=points_of, now="total"
        ),
        castle_events.DeliveryMissed: _tell_castle_penalty,
        castle_events.PenaltyWaived: sentence(),
        castle_events.MostBatchesDelivered: sentence(batches=_tell_batches),
    },
)
