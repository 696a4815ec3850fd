"""Offers by kind of choice: an answer, an electorate, a noble, a knight's spot."""

from __future__ import annotations

from engine.core.frames import Frame
from engine.core.words.game_texts import GameTexts
from engine.core.words.game_words import Offer
from engine.core.words.phrases import dots, owned
from engine.core.words.text import Text, say
from engine.emperor.data import ELECTORATE, NOBODY
from engine.emperor.piece_words import ON_PLACE, THRONE
from engine.emperor.pieces import OWNER
from engine.emperor.rules.influence import influence_by_seat
from engine.emperor.rules.nobles import noble_at
from engine.emperor.rules.texts import noble_text
from engine.emperor.state import EmperorState
from engine.emperor.words.names import code_of, electorate_label, pushed_knights_owner, spot_name

answer = GameTexts("emperor").answer
ELECTORATES_GROUP = say("emperor-group-electorates")
CARDS_GROUP = say("emperor-group-cards")
PRIVILEGES_GROUP = say("emperor-group-privileges")
NOBLES_GROUP = say("emperor-group-nobles")
KNIGHTS_GROUP = say("emperor-group-knights")
PLAYERS_GROUP = say("emperor-group-players")


def influence_text(state: EmperorState, electorate: int, seat: int) -> Text:
    """Return a player's influence in an electorate, and the highest of all players."""
    totals = influence_by_seat(state, electorate)
    return say("emperor-fact-influence", own=totals[seat], most=max(totals))


def electorate_offer(choice: str, effect: Text | None) -> Offer:
    """Return the offer of an electorate as a whole."""
    code = code_of(choice)
    return Offer(choice, electorate_label(code), ELECTORATES_GROUP, effect=effect, code=code)


def city_space_offer(state: EmperorState, seat: int, _asked: Frame, choice: str) -> Offer:
    """Return the offer of an electorate for a city."""
    electorate = ELECTORATE[choice]
    free = state.cities[electorate].count(NOBODY)
    spaces = say("emperor-fact-city-spaces", free=free, all=len(state.cities[electorate]))
    return electorate_offer(choice, dots([spaces, influence_text(state, electorate, seat)]))


def way_in_offer(state: EmperorState, seat: int, _asked: Frame, choice: str) -> Offer:
    """Return the offer of an electorate for a noble, naming the knight it pushes."""
    facts: list[Text] = []
    if (owner := pushed_knights_owner(choice)) is not None:
        is_own = owner.number == seat
        facts.append(
            say("emperor-fact-pushes-own") if is_own else say("emperor-fact-pushes", who=owner)
        )
    facts.append(influence_text(state, ELECTORATE[code_of(choice)], seat))
    return electorate_offer(choice, dots(facts))


def knight_spot_offer(
    state: EmperorState, seat: int, _asked: Frame, choice: str, *facts: Text
) -> Offer:
    """Return the offer of a place or castle for a knight."""
    code = code_of(choice)
    effect = dots([*facts, influence_text(state, ELECTORATE[code], seat)])
    return Offer(choice, spot_name(choice), ELECTORATES_GROUP, effect=effect, code=code)


def noble_text_at(state: EmperorState, choice: str) -> Text:
    """Return the text for a noble on the board: "elector, single aged 45 (Alice)"."""
    piece = noble_at(state, choice)
    name = owned(noble_text(piece), OWNER[piece])
    if choice in ON_PLACE:
        return name
    rank = "throne" if choice == THRONE else "elector"
    return say(f"emperor-ranked-{rank}", noble=name)


def noble_offer(
    state: EmperorState, choice: str, effect: Text | None, group: Text = NOBLES_GROUP
) -> Offer:
    """Return the offer of a noble on the board."""
    return Offer(choice, noble_text_at(state, choice), group, effect=effect, code=code_of(choice))


def waiver_offer(choice: str) -> Offer:
    """Return the offer to pay for a card without its effect."""
    return answer(choice, "waive", say("emperor-fact-waive"))
