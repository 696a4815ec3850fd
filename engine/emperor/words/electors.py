"""Phase 5 in words: influence and electors."""

from __future__ import annotations

from engine.core.words.chapters import Chapter, DecisionTexts
from engine.core.words.game_words import Offer
from engine.core.words.phrases import listed, seats
from engine.core.words.stories import sentence
from engine.core.words.text import Seat, Text, say
from engine.emperor import election_events
from engine.emperor.data import CODES, ELECTOR_POINTS, ELECTORATE, GREY_EMINENCE, NOBODY
from engine.emperor.piece_words import PLAYER
from engine.emperor.pieces import OWNER
from engine.emperor.rules.electors import (
    Displaced,
    GreyEminence,
    NewElector,
    Tie,
    eligible_nobles,
)
from engine.emperor.rules.influence import influence_by_seat, leaders
from engine.emperor.rules.shared import DECLINE
from engine.emperor.rules.texts import amount, noble_text
from engine.emperor.state import EmperorState
from engine.emperor.words.arguments import electorate_of, gains_of, noble_of, story
from engine.emperor.words.choices import (
    KNIGHTS_GROUP,
    PLAYERS_GROUP,
    answer,
    electorate_offer,
    influence_text,
    noble_offer,
)
from engine.emperor.words.names import count_text, electorate_text, noble_name, player_of_choice


def _ask_grey_eminence(_state: EmperorState, _seat: int, _asked: GreyEminence) -> Text:
    return say("emperor-prompt-gray_eminence", noble=noble_name(GREY_EMINENCE))


def _offer_grey_eminence(
    state: EmperorState, seat: int, _asked: GreyEminence, choice: str
) -> Offer:
    if choice == DECLINE:
        return answer(choice, "no-eminence")
    return electorate_offer(choice, influence_text(state, ELECTORATE[choice], seat))


def _ask_tie(state: EmperorState, _seat: int, asked: Tie) -> Text:
    electorate = asked.electorate
    totals = influence_by_seat(state, electorate)
    tied = seats(leaders(totals))
    return say(
        "emperor-prompt-tie",
        electorate=electorate_text(CODES[electorate]),
        tied=tied,
        influence=max(totals),
    )


def _offer_tie(state: EmperorState, _seat: int, asked: Tie, choice: str) -> Offer:
    electorate = asked.electorate
    winner = PLAYER[choice]
    elector = state.electors[electorate]
    if elector != NOBODY and OWNER[elector] == winner:
        effect = say("emperor-fact-stays")
    elif eligible_nobles(state, electorate, winner):
        effect = say("emperor-fact-takes-seat", points=amount("vp", ELECTOR_POINTS))
    else:
        effect = say("emperor-fact-vacant")
    return Offer(
        choice, say("emperor-player", who=player_of_choice(choice)), PLAYERS_GROUP, effect=effect
    )


def _ask_new_elector(_state: EmperorState, _seat: int, asked: NewElector) -> Text:
    where = electorate_text(CODES[asked.electorate])
    points = amount("vp", ELECTOR_POINTS)
    return say("emperor-prompt-new_elector", electorate=where, points=points)


def _offer_new_elector(state: EmperorState, _seat: int, _asked: NewElector, choice: str) -> Offer:
    effect = say("emperor-gain", gain=amount("vp", ELECTOR_POINTS))
    return noble_offer(state, choice, effect)


def _ask_displaced(state: EmperorState, _seat: int, asked: Displaced) -> Text:
    electorate = asked.electorate
    name = noble_text(state.electors[electorate])
    return say(
        "emperor-prompt-displaced", electorate=electorate_text(CODES[electorate]), noble=name
    )


def _offer_displaced(_state: EmperorState, _seat: int, _asked: Displaced, choice: str) -> Offer:
    name = say("emperor-offer-knight-of", who=player_of_choice(choice))
    return Offer(choice, name, KNIGHTS_GROUP, effect=say("emperor-fact-knight-home"))


def _tell_influence(event: election_events.InfluenceCounted) -> Text | None:
    """Return the influence in an electorate; ``None`` if there is none."""
    counted = [count_text(seat, n) for seat, n in enumerate(event.totals) if n]
    if not counted:
        return None
    return story(event, "influence", electorate=electorate_of(event), totals=listed(counted))


def _tell_tie_broken(event: election_events.TieBroken) -> Text:
    winner, tied = Seat(event.winner), seats(event.tied)
    return story(event, electorate=electorate_of(event), winner=winner, tied=tied)


CHAPTER: Chapter[EmperorState] = Chapter(
    decisions={
        "gray_eminence": DecisionTexts(_offer_grey_eminence, _ask_grey_eminence),
        "tie": DecisionTexts(_offer_tie, _ask_tie),
        "new_elector": DecisionTexts(_offer_new_elector, _ask_new_elector),
        "displaced": DecisionTexts(_offer_displaced, _ask_displaced),
    },
    stories={
        election_events.EminencePlaced: sentence(electorate=electorate_of),
        election_events.EminenceLost: sentence(),
        election_events.InfluenceCounted: _tell_influence,
        election_events.TieBroken: _tell_tie_broken,
        election_events.ElectorChosen: sentence(
            electorate=electorate_of, noble=noble_of, gain=gains_of
        ),
        election_events.ElectorConfirmed: None,
        election_events.SeatVacated: sentence(electorate=electorate_of),
        election_events.ElectorDisplaced: sentence(
            "displaced-{to}", electorate=electorate_of, noble=noble_of
        ),
        election_events.MainzScored: sentence(gain=gains_of),
    },
)
