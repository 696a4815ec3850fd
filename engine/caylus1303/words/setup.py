"""The set-up, rounds and characters in words."""

from __future__ import annotations

from engine.caylus1303 import events
from engine.caylus1303.data import NOBODY
from engine.caylus1303.rules.setup import ChooseStartCharacter
from engine.caylus1303.rules.texts import character_name
from engine.caylus1303.state import Caylus1303State
from engine.caylus1303.words.arguments import story
from engine.caylus1303.words.choices import character_offer
from engine.caylus1303.words.names import amounts
from engine.core.words.chapters import Chapter, DecisionTexts
from engine.core.words.game_words import Offer
from engine.core.words.phrases import in_order, listed
from engine.core.words.stories import order_of, sentence
from engine.core.words.text import Seat, Text, say


def _ask_choose_start_character(
    state: Caylus1303State, _seat: int, _asked: ChooseStartCharacter
) -> Text:
    choosing = [step for step in state.stack if isinstance(step, ChooseStartCharacter)]
    left = state.holder.count(NOBODY) - len(choosing)
    return say("caylus1303-prompt-choose_start_character", left=left)


def _offer_choose_start_character(
    state: Caylus1303State, _seat: int, _asked: ChooseStartCharacter, choice: str
) -> Offer:
    return character_offer(state, choice)


def _tell_set_up(event: events.CharactersRevealed) -> Text:
    revealed = listed([character_name(word) for word in event.characters])
    return story(event, "set_up", order=in_order(event.order), characters=revealed)


def _tell_goods(event: events.StartGoodsTaken) -> Text:
    return story(event, "goods", gain=amounts(event.goods))


def _tell_character_taken(event: events.CharacterTaken) -> Text:
    word = character_name(event.character)
    if event.source < 0:
        return story(event, "character-court", character=word)
    return story(event, "character-taken", character=word, source=Seat(event.source))


def _tell_forced(event: events.Forced) -> Text | None:
    """Return the sentence for a forced pass; other forced choices follow from their effects."""
    if event.rule == "plan":
        return story(event, "forced-plan")
    return None


CHAPTER: Chapter[Caylus1303State] = Chapter(
    decisions={
        "choose_start_character": DecisionTexts(
            _offer_choose_start_character, _ask_choose_start_character
        ),
    },
    stories={
        events.CharactersRevealed: _tell_set_up,
        events.CharacterTaken: _tell_character_taken,
        events.StartGoodsTaken: _tell_goods,
        events.RoundBegun: sentence(round="round", order=order_of),
        events.PhaseBegun: None,
        events.Forced: _tell_forced,
    },
)
