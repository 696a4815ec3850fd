"""Phase 3: sons, daughters and proposals (rules: Descendants)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.rules import Automatic, Decision
from engine.core.words.text import Text
from engine.emperor import events
from engine.emperor.board_bits import OPEN
from engine.emperor.data import (
    CARDS,
    CONVENT_THALERS,
    DESCENDANTS_PHASE,
    FROM_MARRIAGE,
    KNIGHT,
    MARRIAGE_POINTS,
    NEWBORN,
    NOBODY,
)
from engine.emperor.piece_words import noble_word
from engine.emperor.pieces import OWNER
from engine.emperor.rules.nobles import (
    EVERY_NOBLE,
    FOREIGN_SINGLES,
    marriageable,
    marry,
    noble_at,
    spot_of,
    why_not_marriageable,
    words_on_board,
)
from engine.emperor.rules.placing import WAYS_BY_SEATS, open_ways, place_from_hand, why_no_way_in
from engine.emperor.rules.shared import DECLINE, begin_phase, pay_out
from engine.emperor.rules.texts import reason
from engine.emperor.state import EmperorState

CONVENT = "convent"
ACCEPT, REFUSE = "accept", "refuse"


class Descendants(Automatic[EmperorState]):
    """Phase 3: players in order, each completely; then all cards return."""

    name = "descendants"

    def run(self, state: EmperorState) -> None:
        begin_phase(state, DESCENDANTS_PHASE)
        state.then(*map(Child, state.in_order()), ReturnCards(NOBODY))


class Child(Automatic[EmperorState]):
    """More blue than red cards mean a son, otherwise any cards mean a daughter."""

    name = "child"

    def run(self, state: EmperorState) -> None:
        """Count the colours; a son without a tile or room is lost."""
        seat = self.seat
        colours = [CARDS[card].colour for card in state.cards[seat]]
        blue = colours.count("blue")
        red = colours.count("red")
        if not blue and not red:
            return
        child = "son" if blue > red else "daughter"
        state.tell(events.ChildBorn, seat, child=child, blue=blue, red=red)
        if child == "daughter":
            state.then(Daughter(seat))
        elif state.tiles[seat] and state.board & OPEN:
            state.then(Son(seat))
        else:
            state.tell(events.SonLost, seat, why="room" if state.tiles[seat] else "hand")


class Son(Decision[EmperorState]):
    """Place a single aged 15 in any open electorate (push rule), or decline."""

    name = "son"
    verb = "place"

    def options(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return ``decline`` and the ways in."""
        return [DECLINE, *open_ways(state)]

    def take(self, state: EmperorState, seat: int, choice: str) -> None:
        if not self.record_if_declined(state, choice):
            place_from_hand(state, seat, NEWBORN["single"], choice, "son")

    def vocabulary(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return ``decline`` and every way in."""
        return (DECLINE, *WAYS_BY_SEATS[state.seats])

    def refusal(self, state: EmperorState, seat: int, choice: str) -> Text | None:
        """Return why an electorate is not open, or which knight can be pushed."""
        return why_no_way_in(state, choice)


class Daughter(Decision[EmperorState]):
    """Choose the convent, or a proposal to a single of another player."""

    name = "daughter"
    verb = "daughter"

    def options(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return ``convent`` and other players' singles, except electors of archdioceses."""
        return [CONVENT, *marriageable(state, FOREIGN_SINGLES[seat])]

    def take(self, state: EmperorState, seat: int, choice: str) -> None:
        """Send her to the convent, or ask the owner of the single."""
        if choice == CONVENT:
            enter_convent(state, seat)
            return
        noble = noble_at(state, choice)
        to = OWNER[noble]
        spot = spot_of(choice)
        state.tell(events.ProposalMade, seat, to=to, noble=noble_word(noble), spot=spot)
        state.then(Proposal(to, seat, choice))

    def vocabulary(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return every noble on the board."""
        return (CONVENT, *words_on_board(state, EVERY_NOBLE))

    def refusal(self, state: EmperorState, seat: int, choice: str) -> Text | None:
        """Return why a noble cannot marry: its owner, its side, or the seat of an archdiocese."""
        if OWNER[noble_at(state, choice)] == seat:
            return reason("own-single", "descendants")
        return why_not_marriageable(state, choice)


def enter_convent(state: EmperorState, seat: int) -> None:
    """Pay the seat the convent's thaler."""
    state.tell(events.ConventEntered, seat, **pay_out(state, seat, CONVENT_THALERS))


class Proposal(Decision[EmperorState]):
    """The single's owner answers the ``proposer``, out of turn."""

    name = "proposal"
    verb = "answer"
    out_of_turn = True
    proposer: int
    single: str

    def options(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return ``accept`` and ``refuse``."""
        return (ACCEPT, REFUSE)

    def take(self, state: EmperorState, seat: int, choice: str) -> None:
        """Marry the single if accepted; otherwise the daughter enters the convent."""
        proposer, word = self.proposer, self.single
        noble = noble_word(noble_at(state, word))
        spot = spot_of(word)
        if choice == ACCEPT:
            marry(state, word)
            state.earn(proposer, MARRIAGE_POINTS, FROM_MARRIAGE)
            state.tell(
                events.ProposalAccepted,
                proposer,
                to=seat,
                points=MARRIAGE_POINTS,
                noble=noble,
                spot=spot,
            )
        else:
            state.tell(events.ProposalRefused, seat, by=proposer, noble=noble, spot=spot)
            enter_convent(state, proposer)

    def default(self, state: EmperorState, seat: int) -> str:
        """Refuse, which changes nothing on the board."""
        return REFUSE


class ReturnCards(Automatic[EmperorState]):
    """Return all cards to their stacks after the last player."""

    name = "return_cards"

    def run(self, state: EmperorState) -> None:
        for held in state.cards:
            for card in held:
                state.stock[card] += 1
            held.clear()
        state.in_stock = (1 << (KNIGHT + 1)) - 1
        state.tell(events.CardsReturned, NOBODY)
