"""New buildings and claims in words: Carpenter, Stonemason, Lawyer."""

from __future__ import annotations

from engine.caylus1303 import events
from engine.caylus1303.data import RESIDENCE_RECRUITS
from engine.caylus1303.rules.building import ChooseLawyerTarget, ChooseStoneTile, ChooseWoodTile
from engine.caylus1303.rules.texts import amount
from engine.caylus1303.state import Caylus1303State
from engine.caylus1303.tiles import LAWYER_COST, TILES
from engine.caylus1303.words.arguments import losses_of, place_of, points_of
from engine.caylus1303.words.choices import ROAD_GROUP, answer
from engine.caylus1303.words.effects import tile_worth
from engine.caylus1303.words.names import (
    amounts,
    cost_list,
    full_name,
    holdings,
    place_code,
    supply_code,
    tile_at,
)
from engine.core.words.chapters import Chapter, DecisionTexts
from engine.core.words.game_words import Offer
from engine.core.words.phrases import dots
from engine.core.words.stories import sentence
from engine.core.words.text import Text, Value, say


def _ask_choose_wood_tile(state: Caylus1303State, seat: int, _asked: ChooseWoodTile) -> Text:
    return say("caylus1303-prompt-choose_wood_tile", **_site_arguments(state, seat))


def _offer_choose_wood_tile(
    state: Caylus1303State, _seat: int, _asked: ChooseWoodTile, choice: str
) -> Offer:
    return answer(choice, "no-build") if choice == "decline" else supply_offer(state, choice, 0)


def _ask_choose_stone_tile(state: Caylus1303State, seat: int, asked: ChooseStoneTile) -> Text:
    if asked.waived:
        less = amount("stone", asked.waived)
        return say(
            "caylus1303-prompt-choose_stone_tile-less", less=less, **_site_arguments(state, seat)
        )
    return say("caylus1303-prompt-choose_stone_tile", **_site_arguments(state, seat))


def _site_arguments(state: Caylus1303State, seat: int) -> dict[str, Value]:
    """Return the space of a new building and the resources to pay with, as text arguments."""
    return {"space": state.free_space() + 1, "have": holdings(state, seat)}


def _offer_choose_stone_tile(
    state: Caylus1303State, _seat: int, asked: ChooseStoneTile, choice: str
) -> Offer:
    if choice == "decline":
        return answer(choice, "no-build")
    return supply_offer(state, choice, asked.waived)


def supply_offer(state: Caylus1303State, word: str, waived: int) -> Offer:
    """Return the offer of a tile in a supply."""
    tile = TILES[word]
    facts = [say("caylus1303-pay", cost=cost_list(tile, waived)), *tile_worth(tile)]
    group = say(f"caylus1303-group-supply-{tile.category}")
    return Offer(word, full_name(word), group, effect=dots(facts), code=supply_code(state, word))


def _ask_lawyer_target(state: Caylus1303State, seat: int, _asked: ChooseLawyerTarget) -> Text:
    return say(
        "caylus1303-prompt-lawyer_target",
        cost=amounts(LAWYER_COST),
        have=holdings(state, seat),
        houses=amount("house", state.houses[seat]),
    )


def _offer_lawyer_target(
    state: Caylus1303State, _seat: int, _asked: ChooseLawyerTarget, choice: str
) -> Offer:
    if choice == "decline":
        return answer(choice, "no-claim")
    gain = amount("worker", RESIDENCE_RECRUITS)
    facts: list[Value] = [
        say("caylus1303-pay", cost=amounts(LAWYER_COST)),
        say("caylus1303-offer-claim", gain=gain),
    ]
    space = state.road_tile.index(choice)
    tile, code = tile_at(state, space), place_code(state, choice)
    return Offer(choice, tile, ROAD_GROUP, effect=dots(facts), code=code)


CHAPTER: Chapter[Caylus1303State] = Chapter(
    decisions={
        "choose_wood_tile": DecisionTexts(_offer_choose_wood_tile, _ask_choose_wood_tile),
        "choose_stone_tile": DecisionTexts(_offer_choose_stone_tile, _ask_choose_stone_tile),
        "lawyer_target": DecisionTexts(_offer_lawyer_target, _ask_lawyer_target),
    },
    stories={
        events.TileClaimed: sentence(cost=losses_of, place=place_of),
        events.TileBuilt: sentence(cost=losses_of, place=place_of, points=points_of),
    },
)
