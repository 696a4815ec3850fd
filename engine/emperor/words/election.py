"""Phase 6 in words: declarations and the vote."""

from __future__ import annotations

from engine.core.frames import Frame
from engine.core.rules import unanswered
from engine.core.words.chapters import Chapter, DecisionTexts
from engine.core.words.game_texts import ANSWER
from engine.core.words.game_words import Offer
from engine.core.words.stories import sentence
from engine.core.words.text import Seat, Text, Value, say
from engine.emperor import election_events
from engine.emperor.data import ELECTORATE, NOBODY, SIDES
from engine.emperor.pieces import OWNER
from engine.emperor.rules.election import Ballot, elector_votes, rival_seat, votes
from engine.emperor.rules.shared import DECLINE
from engine.emperor.rules.texts import amount
from engine.emperor.state import EmperorState
from engine.emperor.words.arguments import electorate_of, gains_of, story
from engine.emperor.words.choices import answer, electorate_offer


def _offer_church(state: EmperorState, _seat: int, _asked: Frame, choice: str) -> Offer:
    """Return the offer of an archdiocese, with the votes that its elector gains."""
    electorate = ELECTORATE.get(choice)
    if electorate is None or state.electors[electorate] == NOBODY:
        return _offer_without_votes(choice)
    if_named = state.copy()
    if_named.church = electorate
    more = elector_votes(if_named, electorate) - elector_votes(state, electorate)
    return _votes_offer(state, choice, "emperor-fact-more-votes", more)


def _offer_excommunication(state: EmperorState, _seat: int, _asked: Frame, choice: str) -> Offer:
    """Return the offer of a secular electorate, with the votes that its elector loses."""
    electorate = ELECTORATE.get(choice)
    if electorate is None or state.electors[electorate] == NOBODY:
        return _offer_without_votes(choice)
    fewer = elector_votes(state, electorate)
    return _votes_offer(state, choice, "emperor-fact-fewer-votes", fewer)


def _offer_without_votes(choice: str) -> Offer:
    """Return the offer to name nothing, or an electorate without an elector."""
    if choice == DECLINE:
        return answer(choice, "no-declaration")
    return electorate_offer(choice, say("emperor-fact-seat-vacant"))


def _votes_offer(state: EmperorState, choice: str, key: str, difference: int) -> Offer:
    elector = state.electors[ELECTORATE[choice]]
    effect = say(key, who=Seat(OWNER[elector]), votes=amount("vote", difference))
    return electorate_offer(choice, effect)


def _ask_ballot(state: EmperorState, seat: int, asked: Ballot) -> Text:
    """Return the question with the seat's own ballot, if it is known in this view."""
    arguments: dict[str, Value] = {
        "emperor": Seat(state.emperor),
        "for_emperor": amount("vote", votes(state, state.emperor)),
        "rival": Seat(rival_seat(state)),
        "for_rival": amount("vote", votes(state, rival_seat(state))),
    }
    given = asked.given(seat)
    if given in SIDES:
        return say(f"emperor-prompt-ballot-{given}", **arguments)
    return say("emperor-prompt-ballot", **arguments)


def _offer_ballot(state: EmperorState, seat: int, asked: Ballot, choice: str) -> Offer:
    """Return the offer of a side; the last missing ballot is final, because it opens all."""
    who = state.emperor if choice == "emperor" else rival_seat(state)
    name = say(f"emperor-offer-vote-{choice}", who=Seat(who))
    cast = amount("vote", votes(state, seat))
    last = set(unanswered(asked)) <= {seat}
    return Offer(choice, name, ANSWER, effect=cast, final=last)


def _tell_election(event: election_events.ElectionDecided) -> Text:
    for_emperor, for_rival = event.totals
    arguments: dict[str, Value] = {
        "emperor": Seat(event.emperor),
        "for_emperor": amount("vote", for_emperor),
        "rival": Seat(event.rival),
        "for_rival": amount("vote", for_rival),
    }
    if for_emperor == for_rival:
        return story(event, "election-tie", **arguments)
    return story(event, f"election-{event.won}", **arguments)


def _tell_votes(event: election_events.BallotRevealed) -> Text:
    return amount("vote", event.votes)


CHAPTER: Chapter[EmperorState] = Chapter(
    decisions={
        "church_influence": DecisionTexts(_offer_church),
        "excommunication": DecisionTexts(_offer_excommunication),
        "ballot": DecisionTexts(_offer_ballot, _ask_ballot),
    },
    stories={
        election_events.ElectionSkipped: sentence(),
        election_events.ChurchNamed: sentence(electorate=electorate_of),
        election_events.ElectorateExcommunicated: sentence(electorate=electorate_of),
        election_events.BallotRevealed: sentence("ballot-{side}", votes=_tell_votes),
        election_events.ElectionDecided: _tell_election,
        election_events.VoteRewarded: sentence(gain=gains_of),
        election_events.EmperorDeposed: sentence(),
    },
)
