"""Phase 2 in words: placing workers and passing."""

from __future__ import annotations

from engine.caylus import events
from engine.caylus.data import (
    CASTLE,
    EMPTY,
    FIRST_PASS_DENIERS,
    NOBODY,
    OWN_PRICE,
    OWNER_POINT,
    PLACE,
    ROAD,
    STABLES_ROOM,
)
from engine.caylus.rules.placing import PlaceOrPass, cost_at, placement_cost
from engine.caylus.rules.texts import amount
from engine.caylus.state import CaylusState
from engine.caylus.tiles import TAKES_WORKERS
from engine.caylus.words.arguments import gains_of, losses_of, place_of, points_of, site_of, story
from engine.caylus.words.choices import CASTLE_GROUP, ROAD_GROUP, answer
from engine.caylus.words.effects import place_effect, tile_effect
from engine.caylus.words.names import PLACE_CODES, tile_name, tile_with_owner
from engine.core.words.chapters import Chapter, DecisionTexts
from engine.core.words.game_words import Offer
from engine.core.words.phrases import dots
from engine.core.words.stories import sentence
from engine.core.words.text import Seat, Text, Value, say


def _ask_place_or_pass(state: CaylusState, seat: int, _asked: PlaceOrPass) -> Text:
    usual = placement_cost(state, seat)
    arguments = {
        "price": amount("denier", usual),
        "deniers": amount("denier", state.deniers[seat]),
        "workers": amount("worker", state.workers[seat]),
    }
    owns = any(
        owner == seat and tile in TAKES_WORKERS
        for owner, tile in zip(state.road_owner, state.road_tile, strict=True)
    )
    if owns and usual > OWN_PRICE:
        own = amount("denier", OWN_PRICE)
        return say("caylus-prompt-place_or_pass-own", own=own, **arguments)
    return say("caylus-prompt-place_or_pass", **arguments)


def _offer_place_or_pass(state: CaylusState, seat: int, _asked: PlaceOrPass, choice: str) -> Offer:
    if choice == "pass":
        return answer(choice, "pass", _pass_effect(state))
    pays = say("caylus-price", deniers=cost_at(state, seat, PLACE[choice]))
    return place_offer(state, seat, choice, pays)


def _pass_effect(state: CaylusState) -> Text:
    rank = len(state.pass_order) + 1
    if rank == 1:
        return say("caylus-offer-pass-first", gain=amount("denier", FIRST_PASS_DENIERS))
    return say("caylus-offer-pass-later", rank=rank)


def place_offer(state: CaylusState, seat: int, choice: str, pays: Text) -> Offer:
    """Return the offer of a place for a worker, with its effect and cost."""
    if PLACE[choice] > ROAD:
        return _offer_road_target(state, seat, choice, pays)
    group = CASTLE_GROUP if PLACE[choice] == CASTLE else say("caylus-group-special")
    effect = place_effect(state, choice)
    if choice == "stables" and len(state.stables) < STABLES_ROOM:
        effect = say("caylus-offer-stables", circle=len(state.stables) + 1)
    facts = dots([effect, pays])
    return Offer(choice, tile_name(choice), group, effect=facts, code=PLACE_CODES[choice])


def _offer_road_target(state: CaylusState, seat: int, choice: str, pays: Text) -> Offer:
    space = PLACE[choice] - ROAD
    tile, owner = state.road_tile[space], state.road_owner[space]
    facts: list[Value] = []
    if tile != EMPTY:
        facts.append(tile_effect(tile))
    if tile in TAKES_WORKERS:
        facts.append(pays)
        if owner not in (NOBODY, seat):
            facts.append(say("caylus-owner-point", owner=Seat(owner), points=OWNER_POINT))
        if space > state.provost:
            facts.append(say("caylus-beyond"))
    effect = dots(facts) if facts else None
    return Offer(choice, tile_with_owner(state, space), ROAD_GROUP, effect=effect, code=choice)


def _tell_placed(event: events.WorkerPlaced) -> Text:
    if event.place == "castle":
        return story(event, "placed-castle", cost=losses_of(event))
    return story(event, "placed", cost=losses_of(event), place=place_of(event))


def _tell_passed(event: events.Passed) -> Text:
    if event.rank == 1:
        return story(event, "passed-first", gain=gains_of(event))
    return story(event, "passed", rank=event.rank)


CHAPTER: Chapter[CaylusState] = Chapter(
    decisions={"place_or_pass": DecisionTexts(_offer_place_or_pass, _ask_place_or_pass)},
    stories={
        events.WorkerPlaced: _tell_placed,
        events.OwnerScored: sentence(place=site_of, points=points_of, now="total"),
        events.Passed: _tell_passed,
    },
)
