"""The activation phase in words: buildings along the road."""

from __future__ import annotations

from engine.caylus1303 import events
from engine.caylus1303.data import KIND
from engine.caylus1303.rules.building import BuildPaidTile
from engine.caylus1303.rules.effects_and_favours import FavourCourtCharacter, UseBuilding
from engine.caylus1303.rules.lines import GainAny, lines_of
from engine.caylus1303.rules.payments import PayAny
from engine.caylus1303.rules.texts import amount, tile_name
from engine.caylus1303.state import Caylus1303State
from engine.caylus1303.words.arguments import gains_of, losses_of, place_of, story
from engine.caylus1303.words.choices import GOODS_GROUP, answer
from engine.caylus1303.words.effects import line_effect
from engine.caylus1303.words.names import (
    full_name,
    hand_and_resources,
    holdings,
    place_code,
    resource_name,
    tile_at_space,
)
from engine.core.words.chapters import Chapter, DecisionTexts
from engine.core.words.game_texts import ANSWER
from engine.core.words.game_words import Offer
from engine.core.words.phrases import dots, either, plain, spot
from engine.core.words.stories import sentence
from engine.core.words.text import Text, Value, say


def _ask_use_building(state: Caylus1303State, seat: int, asked: UseBuilding) -> Text:
    effects = [line_effect(line) for line in lines_of(state, asked.tile)]
    return say(
        "caylus1303-prompt-use_building",
        spot=_spot_asked(state, asked.tile),
        effect=either(effects),
        have=hand_and_resources(state, seat),
    )


def _spot_asked(state: Caylus1303State, tile: str) -> Text:
    """Return the building of a decision, by its code."""
    return spot(place_code(state, tile), tile_name(tile))


def _offer_use_building(
    state: Caylus1303State, seat: int, asked: UseBuilding, choice: str
) -> Offer:
    if choice == "decline":
        return answer(choice, "no-use")
    lines = lines_of(state, asked.tile)
    line = lines[int(choice) - 1 if choice.isdecimal() else 0]
    have = say("caylus1303-you-have", have=hand_and_resources(state, seat))
    return Offer(choice, plain(line_effect(line)), ANSWER, effect=have)


def _ask_pay_any(state: Caylus1303State, seat: int, asked: PayAny) -> Text:
    what = "build" if asked.purpose == BuildPaidTile.saved_name else "use"
    return say(
        f"caylus1303-prompt-pay_any-{what}",
        tile=full_name(asked.tile),
        left=asked.left,
        have=holdings(state, seat),
    )


def _offer_pay_any(state: Caylus1303State, seat: int, _asked: PayAny, choice: str) -> Offer:
    held = _amount_held(state, seat, choice)
    return Offer(choice, resource_name(choice), GOODS_GROUP, effect=held)


def _ask_gain_any(state: Caylus1303State, _seat: int, asked: GainAny) -> Text:
    gain = amount("basic", asked.amount)
    return say("caylus1303-prompt-gain_any", spot=_spot_asked(state, asked.tile), gain=gain)


def _offer_gain_any(state: Caylus1303State, seat: int, asked: GainAny, choice: str) -> Offer:
    effect = dots([amount(choice, asked.amount), _amount_held(state, seat, choice)])
    return Offer(choice, resource_name(choice), GOODS_GROUP, effect=effect)


def _amount_held(state: Caylus1303State, seat: int, kind: str) -> Text:
    """Return the player's amount of a resource."""
    return say("caylus1303-you-have", have=amount(kind, state.resources[seat][KIND[kind]]))


_DECLINED = {
    **dict.fromkeys(("toll_move", "bridge_move", "bailiff_move"), "move"),
    **dict.fromkeys(("choose_wood_tile", "choose_stone_tile"), "build"),
    FavourCourtCharacter.saved_name: FavourCourtCharacter.name,
}
"""What the sentence is named after, if not after the saved name of the declined decision."""


def _tell_declined(event: events.Declined) -> Text | None:
    """Return the sentence; none for a residence that is kept and for deliveries that end."""
    match event.rule:
        case "use_building":
            return story(event, "declined-use_building", tile=tile_name(event.tile))
        case "deliver" if not event.batches:
            return story(event, "declined-deliver")
        case "deliver" | "deliver_last" | "monument":
            return None
    return story(event, f"declined-{_DECLINED.get(event.rule, event.rule)}")


def _tell_used(event: events.BuildingUsed) -> Text | None:
    """Return the gains and costs of a building; a favour has its own event."""
    arguments: dict[str, Value] = {"place": place_of(event)}
    gains, pays = _has_gain(event), _has_cost(event)
    if gains and pays:
        text = story(event, "used-paid", cost=losses_of(event), gain=gains_of(event), **arguments)
    elif gains:
        text = story(event, "used", gain=gains_of(event), **arguments)
    elif pays:
        text = story(event, "used-cost", cost=losses_of(event), **arguments)
    elif event.lost:
        text = story(event, "used-nothing", **arguments)
    else:
        return None
    return _tell_with_shortage(event, text)


def _has_cost(event: events.BuildingUsed) -> bool:
    return min(*event.goods, event.workers) < 0


def _has_gain(event: events.BuildingUsed) -> bool:
    return max(*event.goods, event.workers, event.points) > 0


def _tell_with_shortage(event: events.BuildingUsed, story_so_far: Text) -> Text:
    """Add the number of workers that the camp lacked."""
    if not event.lost:
        return story_so_far
    return story(event, "camp-short", told=story_so_far, workers=amount("worker", event.lost))


def _tell_worker_home(event: events.WorkerReturned) -> Text | None:
    if event.why != "beyond":
        return None
    return story(event, "home-beyond", place=tile_at_space(event.place, event.space))


CHAPTER: Chapter[Caylus1303State] = Chapter(
    decisions={
        "use_building": DecisionTexts(_offer_use_building, _ask_use_building),
        "pay_any": DecisionTexts(_offer_pay_any, _ask_pay_any),
        "gain_any": DecisionTexts(_offer_gain_any, _ask_gain_any),
    },
    stories={
        events.Declined: _tell_declined,
        events.OwnerRewarded: sentence(gain=gains_of, place=place_of),
        events.BuildingUsed: _tell_used,
        events.WorkerReturned: _tell_worker_home,
    },
)
