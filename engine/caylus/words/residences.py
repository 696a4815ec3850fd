"""Prestige buildings and residences in words: Architect and Lawyer."""

from __future__ import annotations

from collections.abc import Sequence

from engine.caylus import events
from engine.caylus.data import NOBODY
from engine.caylus.rules.building import BuildPrestige, PrestigeSite
from engine.caylus.rules.residences import ChooseLawyerTarget
from engine.caylus.rules.texts import amount, full_name
from engine.caylus.state import CaylusState
from engine.caylus.tiles import RESIDENCE
from engine.caylus.words.arguments import losses_of, points_of, site_of, story
from engine.caylus.words.choices import ROAD_GROUP, answer
from engine.caylus.words.craft import stock_offer
from engine.caylus.words.effects import residence_cost
from engine.caylus.words.names import holdings, tile_with_owner
from engine.core.words.chapters import Chapter, DecisionTexts
from engine.core.words.game_words import Offer
from engine.core.words.phrases import dots
from engine.core.words.stories import sentence
from engine.core.words.text import Text, Value, say


def _ask_lawyer_target(state: CaylusState, seat: int, asked: ChooseLawyerTarget) -> Text:
    return say(
        "caylus-prompt-lawyer_target",
        cost=residence_cost(asked.price),
        have=holdings(state, seat),
    )


def _offer_lawyer_target(
    state: CaylusState, _seat: int, asked: ChooseLawyerTarget, choice: str
) -> Offer:
    if choice == "decline":
        return answer(choice, "no-transform")
    space = int(choice)
    later = state.road_worker[space] != NOBODY
    key = "caylus-residence-later" if later else "caylus-residence-now"
    facts: Sequence[Value] = (
        say("caylus-pay", cost=residence_cost(asked.price)),
        say(key, points=RESIDENCE.points),
    )
    return Offer(choice, tile_with_owner(state, space), ROAD_GROUP, effect=dots(facts), code=choice)


def _ask_build_prestige(state: CaylusState, seat: int, _asked: BuildPrestige) -> Text:
    return say("caylus-prompt-build_prestige", have=holdings(state, seat))


def _offer_build_prestige(
    state: CaylusState, _seat: int, _asked: BuildPrestige, choice: str
) -> Offer:
    if choice == "decline":
        return answer(choice, "no-prestige")
    return stock_offer(state, choice, None)


def _ask_prestige_site(_state: CaylusState, _seat: int, asked: PrestigeSite) -> Text:
    return say("caylus-prompt-prestige_site", tile=full_name(asked.tile))


def _offer_prestige_site(
    state: CaylusState, _seat: int, _asked: PrestigeSite, choice: str
) -> Offer:
    effect = say("caylus-offer-site-effect", income=amount("denier", RESIDENCE.income))
    return Offer(
        choice, tile_with_owner(state, int(choice)), ROAD_GROUP, effect=effect, code=choice
    )


def _upgraded_tile(event: events.ResidenceUpgraded) -> Value:
    return full_name(event.tile)


def _tell_transform_paid(event: events.TransformPaid) -> Text:
    when = "delayed" if event.delayed else "paid"
    return story(event, f"transform_{when}", cost=losses_of(event), place=site_of(event))


CHAPTER: Chapter[CaylusState] = Chapter(
    decisions={
        "lawyer_target": DecisionTexts(_offer_lawyer_target, _ask_lawyer_target),
        "build_prestige": DecisionTexts(_offer_build_prestige, _ask_build_prestige),
        "prestige_site": DecisionTexts(_offer_prestige_site, _ask_prestige_site),
    },
    stories={
        events.ResidenceUpgraded: sentence(
            cost=losses_of, space="space", tile=_upgraded_tile, points=points_of, now="total"
        ),
        events.TransformPaid: _tell_transform_paid,
        events.TileTransformed: sentence(place=site_of, points=points_of, now="total"),
    },
)
