"""Phase 3 in words: sons, daughters and marriages."""

from __future__ import annotations

from engine.core.frames import Frame
from engine.core.words.chapters import Chapter, DecisionTexts
from engine.core.words.game_words import Offer
from engine.core.words.stories import sentence
from engine.core.words.text import Player, Seat, Text, say
from engine.emperor import events
from engine.emperor.data import CONVENT_THALERS, MARRIAGE_POINTS
from engine.emperor.pieces import OWNER
from engine.emperor.rules.descendants import ACCEPT, CONVENT, Proposal
from engine.emperor.rules.nobles import noble_at, spot_of
from engine.emperor.rules.shared import DECLINE
from engine.emperor.rules.texts import amount, noble_text
from engine.emperor.state import EmperorState
from engine.emperor.words.arguments import gains_of, location_of, noble_of, story
from engine.emperor.words.choices import answer, noble_offer, way_in_offer
from engine.emperor.words.names import location_text


def _offer_son(state: EmperorState, seat: int, asked: Frame, choice: str) -> Offer:
    if choice == DECLINE:
        return answer(choice, "no-son")
    return way_in_offer(state, seat, asked, choice)


def _offer_daughter(state: EmperorState, _seat: int, _asked: Frame, choice: str) -> Offer:
    if choice == CONVENT:
        gain = say("emperor-gain", gain=amount("thaler", CONVENT_THALERS))
        return answer(choice, "convent", gain)
    owner = Seat(OWNER[noble_at(state, choice)])
    points = amount("vp", MARRIAGE_POINTS)
    return noble_offer(state, choice, say("emperor-fact-proposal", who=owner, points=points))


def _ask_proposal(state: EmperorState, _seat: int, asked: Proposal) -> Text:
    return say(
        "emperor-prompt-proposal",
        who=Player(asked.proposer),
        noble=noble_text(noble_at(state, asked.single)),
        at=location_text(spot_of(asked.single)),
        points=amount("vp", MARRIAGE_POINTS),
        gain=amount("thaler", CONVENT_THALERS),
    )


def _offer_proposal(_state: EmperorState, _seat: int, _asked: Frame, choice: str) -> Offer:
    """Return a short answer; the question explains the consequences."""
    return answer(choice, "accept" if choice == ACCEPT else "refuse")


def _tell_convent(event: events.ConventEntered) -> Text:
    if event.thalers:
        return story(event, gain=gains_of(event))
    return story(event, "convent-full")


def _player_of_single(event: events.ProposalMade | events.ProposalAccepted) -> Seat:
    """Return the player of the single to whom the daughter proposes."""
    return Seat(event.to)


def _proposing_player(event: events.ProposalRefused) -> Seat:
    return Seat(event.by)


CHAPTER: Chapter[EmperorState] = Chapter(
    decisions={
        "son": DecisionTexts(_offer_son),
        "daughter": DecisionTexts(_offer_daughter),
        "proposal": DecisionTexts(_offer_proposal, _ask_proposal),
    },
    stories={
        events.ChildBorn: sentence("child-{child}", blue="blue", red="red"),
        events.SonLost: sentence("son_lost-{why}"),
        events.ConventEntered: _tell_convent,
        events.ProposalMade: sentence(to=_player_of_single, noble=noble_of, at=location_of),
        events.ProposalAccepted: sentence(
            to=_player_of_single, noble=noble_of, at=location_of, gain=gains_of
        ),
        events.ProposalRefused: sentence(by=_proposing_player),
        events.CardsReturned: sentence(),
    },
)
