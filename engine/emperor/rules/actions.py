"""Phase 4: cards, privileges, knights, passing (rules: Action cards; Actions)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.core.bit_masks import words_by_mask
from engine.core.frames import Frame
from engine.core.rules import Automatic, Decision
from engine.core.words.text import Text
from engine.emperor import events
from engine.emperor.data import (
    ACTIONS_PHASE,
    BUYABLE,
    CARD,
    CARD_WORDS,
    CARDS,
    CODES,
    DOCTOR,
    ELECTORATE,
    KNIGHT,
    KOL,
    MAX_THALERS,
    PAL,
    PERMIT,
    PRIVILEGES,
    RIVAL,
    TRI,
)
from engine.emperor.pieces import OWN_NOBLES
from engine.emperor.rules.buying import buy, pay_for_exhausted_card
from engine.emperor.rules.card_effect import FROM_CARD
from engine.emperor.rules.cards import Doctor, ForeignDaughter, Indulgence, MoveNoble, Ordinance
from engine.emperor.rules.feasible import feasible_cards
from engine.emperor.rules.knights import KnightPiece
from engine.emperor.rules.obstacles import why_no_action, why_not_exhausted
from engine.emperor.rules.permit import Newborn, Permit, Promotion
from engine.emperor.rules.shared import begin_phase
from engine.emperor.state import EmperorState

PASSING = "pass"
ACTIONS = (*CARD_WORDS, *(CODES[electorate] for electorate in PRIVILEGES))
"""All actions except passing: twelve cards, a knight, the privileges of TRI, KOL and PAL."""

# The words of the possible actions are looked up by their bit mask. A single table would have
# 65,536 entries, so there are two.
_SPLIT = 8
_FIRST_ACTIONS = words_by_mask(ACTIONS[:_SPLIT])
_OTHER_ACTIONS = words_by_mask(ACTIONS[_SPLIT:])

AFFORDABLE = tuple(
    sum(1 << card for card, kind in enumerate(CARDS) if kind.price <= thalers)
    for thalers in range(MAX_THALERS + 1)
)
"""The affordable cards as a bit mask, by the number of thalers."""
IMMEDIATE_CARDS = sum(1 << card for card, kind in enumerate(CARDS) if kind.at_once)
_PRIVILEGE_BITS = {electorate: 1 << bit for bit, electorate in enumerate(PRIVILEGES, len(CARDS))}
_EFFECTS: Mapping[str, Callable[[int, str], Frame]] = {
    "doctor": Doctor,
    "move": MoveNoble,
    "indulgence": Indulgence,
    "permit": Permit,
    "ordinance": Ordinance,
    "promotion": Promotion,
    "daughter": ForeignDaughter,
}
"""The rule that carries out the effect of each immediate card."""


class Actions(Automatic[EmperorState]):
    """Phase 4: players take one action each, in order, until all have passed."""

    name = "actions"

    def run(self, state: EmperorState) -> None:
        """Ask the emperor player."""
        begin_phase(state, ACTIONS_PHASE)
        state.then(Action(state.emperor))


def exhausted_cards(state: EmperorState, seat: int, feasible: int) -> int:
    """Return the exhausted cards that TRI can pay for and carry out, as a bit mask."""
    return feasible & IMMEDIATE_CARDS & ~state.in_stock & AFFORDABLE[state.thalers[seat]]


def _action_words(mask: int) -> tuple[str, ...]:
    return _FIRST_ACTIONS[mask & (len(_FIRST_ACTIONS) - 1)] + _OTHER_ACTIONS[mask >> _SPLIT]


def possible_actions(state: EmperorState, seat: int) -> int:
    """Return a seat's possible actions except passing, as a bit mask of ``ACTIONS``."""
    feasible = feasible_cards(state, seat)
    possible = feasible
    if state.seats == 2:
        possible |= IMMEDIATE_CARDS  # the effect can be waived
    possible &= AFFORDABLE[state.thalers[seat]] & state.in_stock
    own = OWN_NOBLES[seat]
    electors = state.electors
    used = state.used
    if electors[TRI] in own and TRI not in used and exhausted_cards(state, seat, feasible):
        possible |= _PRIVILEGE_BITS[TRI]
    if electors[KOL] in own and KOL not in used and (feasible >> DOCTOR) & 1:
        possible |= _PRIVILEGE_BITS[KOL]
    if electors[PAL] in own and PAL not in used and (feasible >> PERMIT) & 1:
        possible |= _PRIVILEGE_BITS[PAL]
    return possible


class Action(Decision[EmperorState]):
    """Buy a card, use a privilege, place or move a knight for a thaler, or pass.

    Further choices follow; with two players, one of them is whether to waive the effect. Only
    actions that can be completed are offered.
    """

    name = "action"
    verb = "buy"
    verbless = frozenset({PASSING})

    @classmethod
    def move(cls, choice: str) -> str:
        """Return the move's text: ``buy doctor``, ``buy knight``, ``use KOL`` or ``pass``."""
        return f"use {choice}" if choice in ELECTORATE else super().move(choice)

    def options(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return ``pass`` and the actions that the seat can pay for and carry out."""
        possible = possible_actions(state, seat)
        return (PASSING, *_action_words(possible))

    def take(self, state: EmperorState, seat: int, choice: str) -> None:
        """Queue the next player who has not passed, then begin the action, which runs first."""
        if choice == PASSING:
            _pass_for_this_phase(state, seat)
        elif choice in ELECTORATE:
            _queue_next_player(state, seat)
            _use_privilege(state, seat, ELECTORATE[choice])
        elif choice == CARD_WORDS[KNIGHT]:
            _queue_next_player(state, seat)
            state.then(KnightPiece(seat))
        elif choice == CARD_WORDS[RIVAL]:
            buy(state, seat, RIVAL, CARDS[RIVAL].price)
            _pass_for_this_phase(state, seat)
        else:
            _queue_next_player(state, seat)
            card = CARD[choice]
            if card != PERMIT:  # paid for once its noble is chosen, which determines the price
                buy(state, seat, card, CARDS[card].price)
            if CARDS[card].at_once:
                state.then(_EFFECTS[choice](seat, FROM_CARD))

    def vocabulary(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return ``pass`` and all actions."""
        return (PASSING, *ACTIONS)

    def refusal(self, state: EmperorState, seat: int, choice: str) -> Text | None:
        """Return why an action is not possible now."""
        return why_no_action(state, seat, choice)


def _pass_for_this_phase(state: EmperorState, seat: int) -> None:
    """Pass for the rest of this phase."""
    state.passed.append(seat)
    state.tell(events.Passed, seat)
    _queue_next_player(state, seat)


def _queue_next_player(state: EmperorState, seat: int) -> None:
    """Queue the action of the next player who has not passed, if any."""
    for step in range(1, state.seats + 1):
        other = (seat + step) % state.seats
        if other not in state.passed:
            state.then(Action(other))
            return


def _use_privilege(state: EmperorState, seat: int, electorate: int) -> None:
    """Use a privilege, once per round and electorate."""
    state.used.append(electorate)
    state.tell(events.PrivilegeUsed, seat, electorate=CODES[electorate])
    if electorate == TRI:
        state.then(Exhausted(seat))
    elif electorate == KOL:
        state.then(Doctor(seat, source=CODES[KOL]))
    else:
        state.then(Newborn(seat, side="single", why="PAL"))


class Exhausted(Decision[EmperorState]):
    """With TRI, pay for and use the effect of an exhausted card."""

    name = "exhausted"
    verb = "use"

    def options(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return the exhausted cards that the seat can pay for and carry out."""
        possible = exhausted_cards(state, seat, feasible_cards(state, seat))
        return _action_words(possible)

    def take(self, state: EmperorState, seat: int, choice: str) -> None:
        """Pay and carry out the effect, which cannot be waived."""
        card = CARD[choice]
        if card != PERMIT:  # paid for once its noble is chosen
            pay_for_exhausted_card(state, seat, card, CARDS[card].price)
        state.then(_EFFECTS[choice](seat, CODES[TRI]))

    def vocabulary(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return all cards that can be bought."""
        return BUYABLE

    def refusal(self, state: EmperorState, seat: int, choice: str) -> Text | None:
        """Return why a card cannot be used: its phase, its stack, its price or its requirement."""
        return why_not_exhausted(state, seat, CARD[choice])
