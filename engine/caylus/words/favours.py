"""Royal favours in words."""

from __future__ import annotations

from engine.caylus import favour_events
from engine.caylus.data import CAPS, FAVOUR_CHOICE, LINES
from engine.caylus.rules.building import FavourLevel, FavourLine
from engine.caylus.rules.favour_effects import FavourGive, FavourResource, FavourTake
from engine.caylus.rules.texts import amount
from engine.caylus.state import CaylusState
from engine.caylus.words.arguments import gains_of, story
from engine.caylus.words.choices import (
    FAVOUR_GROUP,
    cubes_offer,
    gained_cube_offer,
    paid_cube_offer,
)
from engine.caylus.words.effects import level_effect
from engine.caylus.words.names import amounts, cubes_of_choice, exchange_text, holdings
from engine.core.words.chapters import Chapter, DecisionTexts
from engine.core.words.game_words import Offer
from engine.core.words.phrases import either, plain
from engine.core.words.stories import sentence
from engine.core.words.text import Text, Value, say


def _offer_favour_line(state: CaylusState, seat: int, _asked: FavourLine, choice: str) -> Offer:
    line = LINES.index(choice)
    now = state.favour[seat][line]
    level = min(now + 1, CAPS[state.sections_scored])
    key = "caylus-offer-line-raised" if level > now else "caylus-offer-line-kept"
    effect = say(key, level=level, effect=level_effect(choice, level))
    return Offer(choice, say(f"caylus-line-{choice}"), FAVOUR_GROUP, effect=effect)


def _ask_favour_level(state: CaylusState, seat: int, asked: FavourLevel) -> Text:
    line = LINES.index(asked.line)
    return say(
        "caylus-prompt-favor_level",
        line=say(f"caylus-line-{asked.line}"),
        level=state.favour[seat][line],
        have=holdings(state, seat),
    )


def _offer_favour_level(_state: CaylusState, _seat: int, asked: FavourLevel, choice: str) -> Offer:
    level = int(choice)
    effect = plain(level_effect(asked.line, level))
    return Offer(choice, say("caylus-level", level=level), FAVOUR_GROUP, effect=effect)


def _ask_favour_resource(_state: CaylusState, _seat: int, _asked: FavourResource) -> Text:
    gains = [amount(kind, 1) for kind in FAVOUR_CHOICE]
    return say("caylus-prompt-favor_resource", gain=either(gains))


def _ask_favour_give(state: CaylusState, seat: int, _asked: FavourGive) -> Text:
    return say("caylus-prompt-favor_give", gain=amount("basic", 2), have=amounts(state.cubes[seat]))


def _ask_favour_take(_state: CaylusState, _seat: int, asked: FavourTake) -> Text:
    return say("caylus-prompt-favor_take", gain=amount("basic", 2), cost=amount(asked.given, 1))


def _offer_favour_take(_state: CaylusState, _seat: int, asked: FavourTake, choice: str) -> Offer:
    return cubes_offer(choice, exchange_text(amount(asked.given, 1), cubes_of_choice(choice)))


def _tell_line_taken(event: favour_events.FavourLineChosen) -> Text:
    key = "favor_line-raised" if event.raised else "favor_line-kept"
    arguments: dict[str, Value] = {"line": say(f"caylus-line-{event.line}"), "level": event.level}
    if event.line in ("vp", "denier"):
        return story(event, f"{key}-gain", gain=gains_of(event), **arguments)
    return story(event, key, **arguments)


def _tell_favour_effect(event: favour_events.FavourEffectChosen) -> Text | None:
    if event.line == "resource":
        return story(event, "favor_gain", gain=gains_of(event)) if any(event.cubes) else None
    effect = level_effect("building", event.level)
    return story(event, "favor_build", level=event.level, effect=effect)


def _tell_favour_taken(event: favour_events.FavourTaken) -> Text:
    taken = cubes_of_choice(event.taken)
    if event.given:
        return story(event, "favor_swap", cost=amount(event.given, 1), gain=taken)
    return story(event, "favor_gain", gain=taken)


CHAPTER: Chapter[CaylusState] = Chapter(
    decisions={
        "favor_line": DecisionTexts(_offer_favour_line),
        "favor_level": DecisionTexts(_offer_favour_level, _ask_favour_level),
        "favor_resource": DecisionTexts(gained_cube_offer, _ask_favour_resource),
        "favor_give": DecisionTexts(paid_cube_offer, _ask_favour_give),
        "favor_take": DecisionTexts(_offer_favour_take, _ask_favour_take),
    },
    stories={
        favour_events.FavourGained: None,
        favour_events.FavourLost: sentence(),
        favour_events.FavourScored: sentence(gain=gains_of),
        favour_events.FavourLineChosen: _tell_line_taken,
        favour_events.FavourEffectChosen: _tell_favour_effect,
        favour_events.FavourTaken: _tell_favour_taken,
    },
)
