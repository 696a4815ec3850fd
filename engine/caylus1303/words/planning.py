"""The planning phase in words: placing workers and passing."""

from __future__ import annotations

from engine.caylus1303 import events
from engine.caylus1303.data import EARLY_RISER_WORKERS, NO_GOODS, NOBODY, SITE
from engine.caylus1303.rules.planning import (
    EarlyRiser,
    PlaceOrPass,
    may_join,
    placement_cost,
    placement_points,
)
from engine.caylus1303.rules.texts import amount, character_name, tile_name
from engine.caylus1303.state import CLOSED, Caylus1303State
from engine.caylus1303.tiles import BUILT, LINES, SETUP, TILES
from engine.caylus1303.words.arguments import place_of, story
from engine.caylus1303.words.choices import ROAD_GROUP, SITE_GROUP, answer
from engine.caylus1303.words.effects import line_effect, side_effect
from engine.caylus1303.words.names import amounts, place_code, tile_at, tile_at_space
from engine.core.words.chapters import Chapter, DecisionTexts
from engine.core.words.game_words import Offer
from engine.core.words.phrases import dots, either, plain
from engine.core.words.stories import sentence
from engine.core.words.text import Text, Value, say


def _ask_early_riser(state: Caylus1303State, seat: int, _asked: EarlyRiser) -> Text:
    return say(
        "caylus1303-prompt-early_riser",
        price=amount("worker", EARLY_RISER_WORKERS),
        workers=amount("worker", state.hand[seat]),
    )


def _offer_early_riser(state: Caylus1303State, seat: int, _asked: EarlyRiser, choice: str) -> Offer:
    return answer(choice, "not-early") if choice == "decline" else _place_offer(state, seat, choice)


def _ask_plan(state: Caylus1303State, seat: int, _asked: PlaceOrPass) -> Text:
    return say(
        "caylus1303-prompt-plan",
        price=amount("worker", placement_cost(state, seat)),
        workers=amount("worker", state.hand[seat]),
    )


def _offer_plan(state: Caylus1303State, seat: int, _asked: PlaceOrPass, choice: str) -> Offer:
    if choice == "pass":
        rank = len(state.bridge) + 1
        key = "caylus1303-offer-pass-first" if rank == 1 else "caylus1303-offer-pass-later"
        return answer(choice, "pass", say(key, rank=rank))
    return _place_offer(state, seat, choice)


def _place_offer(state: Caylus1303State, seat: int, choice: str) -> Offer:
    code = place_code(state, choice)
    if choice == SITE:
        slot = say("caylus1303-offer-slot", slot=len(state.site_row) + 1)
        return Offer(choice, say("caylus1303-site"), SITE_GROUP, effect=slot, code=code)
    if choice in state.site_tiles:
        effect = plain(side_effect(choice, SETUP))
        return Offer(choice, tile_name(choice), SITE_GROUP, effect=effect, code=code)
    space = state.road_tile.index(choice)
    effect = dots(_road_facts(state, seat, space))
    return Offer(choice, tile_at(state, space), ROAD_GROUP, effect=effect, code=code)


def _road_facts(state: Caylus1303State, seat: int, space: int) -> list[Value]:
    """Return a building's gain, its owner's share, and whether it lies beyond the provost."""
    tile, side = state.road_tile[space], state.road_side[space]
    lines = LINES.get(side, {}).get(tile)
    effect = either([line_effect(line) for line in lines]) if lines else side_effect(tile, side)
    facts: list[Value] = [effect]
    if state.road_worker[space] == CLOSED:
        return facts
    owner = state.road_owner[space]
    if owner not in (NOBODY, seat):
        facts.append(_owner_share(state, seat, space))
    if state.road_worker[space] >= 0 and may_join(state, seat):
        facts.append(say("caylus1303-second"))
    if space >= state.provost:
        facts.append(say("caylus1303-beyond"))
    return facts


def _owner_share(state: Caylus1303State, seat: int, space: int) -> Text:
    """Return the owner's points for a placement and its resource at activation."""
    points = placement_points(state, seat, state.road_owner[space])
    bonus = TILES[state.road_tile[space]].bonus
    if state.road_side[space] == BUILT and bonus != NO_GOODS:
        return say("caylus1303-owner-bonus", points=points, bonus=amounts(bonus))
    return say("caylus1303-owner-points", points=points)


def _tell_placed(event: events.WorkerPlaced) -> Text:
    arguments: dict[str, Value] = {}
    if event.place == SITE:
        key = "site"
        arguments["slot"] = event.slot
    else:
        key = "road"
        arguments["place"] = tile_at_space(event.place, event.space)
        if event.joins_worker:
            key = "second"
    text = story(event, f"placed-{key}", **arguments)
    if event.how == "early_riser":
        return story(event, "early", character=character_name("early_riser"), told=text)
    if not event.camp:
        return text
    return story(event, "surcharge", told=text, workers=amount("worker", event.camp))


def _placement_points(event: events.OwnerScored) -> Value:
    return amount("point", event.points)


def _thief_name(_: events.OwnerRobbed) -> Value:
    return character_name("thief")


def _tell_passed(event: events.Passed) -> Text:
    if event.rank == 1:
        return story(event, "passed-first")
    return story(event, "passed", rank=event.rank)


CHAPTER: Chapter[Caylus1303State] = Chapter(
    decisions={
        "early_riser": DecisionTexts(_offer_early_riser, _ask_early_riser),
        "plan": DecisionTexts(_offer_plan, _ask_plan),
    },
    stories={
        events.WorkerPlaced: _tell_placed,
        events.OwnerScored: sentence(place=place_of, points=_placement_points),
        events.OwnerRobbed: sentence(place=place_of, thief=_thief_name),
        events.Passed: _tell_passed,
    },
)
