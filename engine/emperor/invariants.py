"""The invariants that can be checked in a single state, one function each (rules: Invariants).

A check returns whether a state at rest satisfies it; its name, in words, is the error message. The
numbers in the docstrings are those of the list in the rules.
"""

from __future__ import annotations

from engine.core.frames import Frame
from engine.core.invariants import violated
from engine.emperor.data import (
    ACTIONS_PHASE,
    BOARD,
    CARDS,
    CITIES,
    ELECTION_PHASE,
    ELECTORS_PHASE,
    EMPIRE_CITIES,
    FROM_MAINZ,
    KNIGHT,
    KNIGHTS,
    MAX_THALERS,
    NOBODY,
    PHASES,
    PRIVILEGES,
    RIVAL,
    ROUNDS,
    SEAT_COUNTS,
    SECULAR,
    SPIRITUAL,
    TILES,
)
from engine.emperor.pieces import EMPIRE, IS_SINGLE, KNIGHT_PIECE, OWNER
from engine.emperor.rules.election import Ballot, ChurchInfluence, Excommunication
from engine.emperor.rules.influence import influence_by_seat, leaders
from engine.emperor.rules.setup import FirstCity
from engine.emperor.rules.throne import Abdication, Accession, Successor
from engine.emperor.state import NO_CASTLE, EmperorState


def each_player_has_seven_tiles(state: EmperorState) -> bool:
    """Check (1): on throne, seats and places, as Grey Eminence, lifted or in hand."""
    out = [0] * state.seats
    for noble in (state.throne, state.lifted, *state.electors):
        if noble != NOBODY:
            out[OWNER[noble]] += 1
    for row in state.places:
        for piece in row:
            if NOBODY < piece < KNIGHT_PIECE:
                out[OWNER[piece]] += 1
    if state.eminence != NOBODY:
        out[state.eminence] += 1
    return all(0 <= hand == TILES - out[seat] for seat, hand in enumerate(state.tiles))


def each_player_has_three_knights(state: EmperorState) -> bool:
    """Check (1): knights on the board and in hand."""
    out = [*state.castles]
    for row in state.places:
        out += [OWNER[piece] for piece in row if piece >= KNIGHT_PIECE]
    return all(0 <= hand == KNIGHTS - out.count(seat) for seat, hand in enumerate(state.knights))


def cities_are_accounted_for(state: EmperorState) -> bool:
    """Check (1): three of each player and three empire cities, on the board and off it."""
    out = [city for row in state.cities for city in row]
    own = all(0 <= left == CITIES - out.count(seat) for seat, left in enumerate(state.cities_left))
    return own and 0 <= state.empire_left == EMPIRE_CITIES - out.count(EMPIRE)


def thalers_and_points_are_within_bounds(state: EmperorState) -> bool:
    """Check (2): 0 to 12 thalers; points never below 0."""
    thalers = min(state.thalers) >= 0 and max(state.thalers) <= MAX_THALERS
    return thalers and min(map(min, state.points_by_source)) >= 0


def points_are_accounted_for(state: EmperorState) -> bool:
    """Check (2): the sources add up to the points."""
    return [sum(earned) for earned in state.points_by_source] == state.points


def _waiting_question(state: EmperorState) -> Frame | None:
    """Return the question of a state at rest; ``None`` once the game is over."""
    return state.stack[-1] if state.stack else None


def the_emperor_sits_on_the_throne(state: EmperorState) -> bool:
    """Check (3): a noble of the emperor player, except while the throne waits for a noble."""
    if isinstance(_waiting_question(state), FirstCity | Successor | Accession):
        return state.throne == NOBODY
    return state.throne != NOBODY and OWNER[state.throne] == state.emperor


def only_a_deposed_emperor_is_lifted(state: EmperorState) -> bool:
    """Check (1): only until the new and the old emperor have their places."""
    return (state.lifted != NOBODY) == isinstance(_waiting_question(state), Accession | Abdication)


def archdioceses_have_single_electors(state: EmperorState) -> bool:
    """Check (4): no couple on a spiritual seat."""
    return all(
        state.electors[electorate] == NOBODY or IS_SINGLE[state.electors[electorate]]
        for electorate in SPIRITUAL
    )


def spaces_are_as_printed(state: EmperorState) -> bool:
    """Check (4): electorates in play have their spaces; those out of play have none."""
    for electorate, printed in enumerate(BOARD):
        here = electorate not in state.out
        spaces = (
            len(state.places[electorate]),
            len(state.cities[electorate]),
            int(state.castles[electorate] != NO_CASTLE),
        )
        if spaces != (printed.places * here, printed.cities * here, printed.castles * here):
            return False
        if not here and (state.electors[electorate] != NOBODY or state.eminence_at == electorate):
            return False
    return True


def two_players_leave_two_electorates_out(state: EmperorState) -> bool:
    """Check (4): one archdiocese and one secular electorate."""
    if state.seats > SEAT_COUNTS[0]:
        return not state.out
    spiritual, secular = state.out
    return spiritual in SPIRITUAL and secular in SECULAR


def each_card_is_in_one_place(state: EmperorState) -> bool:
    """Check (6): in its stack or bought by one player; the Knight card never moves."""
    held = [card for cards in state.cards for card in cards]
    count = SEAT_COUNTS.index(state.seats)
    return KNIGHT not in held and all(
        0 <= state.stock[number] == card.copies[count] - held.count(number)
        for number, card in enumerate(CARDS)
    )


def the_rival_has_passed(state: EmperorState) -> bool:
    """Check (7): from phase 4 to the end of the vote; the rival is not the emperor player."""
    rival = state.holder(RIVAL)
    if rival == NOBODY or not ACTIONS_PHASE <= state.phase < ELECTION_PHASE:
        return True
    return rival in state.passed and rival != state.emperor


def everyone_passes_once(state: EmperorState) -> bool:
    """Check (7): no player twice, and every player once phase 4 is over."""
    passed = state.passed
    over = state.phase > ACTIONS_PHASE
    return len(set(passed)) == len(passed) and (not over or len(passed) == state.seats)


def privileges_are_used_once(state: EmperorState) -> bool:
    """Check (8): at most once each, and only those that are actions."""
    return len(set(state.used)) == len(state.used) and set(state.used) <= set(PRIVILEGES)


def the_grey_eminence_comes_and_goes(state: EmperorState) -> bool:
    """Check (9): only from phase 5 to the next phase 2, and then in an electorate."""
    if (state.eminence == NOBODY) != (state.eminence_at == NOBODY):
        return False
    return state.eminence == NOBODY or state.phase >= ELECTORS_PHASE


def declarations_belong_to_the_election(state: EmperorState) -> bool:
    """Check (5.6): an archdiocese and a secular electorate in play, set only in phase 6."""
    declared = {state.church, state.excommunicated} - {NOBODY}
    fit = state.church in (NOBODY, *SPIRITUAL) and state.excommunicated in (NOBODY, *SECULAR)
    in_time = not declared or state.phase >= ELECTION_PHASE
    return fit and in_time and declared.isdisjoint(state.out)


def electors_lead(state: EmperorState) -> bool:
    """Check (10): right after phase 5, every elector's owner has the most influence."""
    if not isinstance(_waiting_question(state), ChurchInfluence | Excommunication | Ballot):
        return True
    return all(
        elector == NOBODY or OWNER[elector] in leaders(influence_by_seat(state, electorate))
        for electorate, elector in enumerate(state.electors)
    )


def the_game_has_five_rounds(state: EmperorState) -> bool:
    """Check (14): at most five rounds, with at most one point of Mainz in each."""
    mainz = sum(earned[FROM_MAINZ] for earned in state.points_by_source)
    return 0 <= state.round <= ROUNDS and 0 <= state.phase <= len(PHASES) and mainz <= state.round


def derived_fields_agree(state: EmperorState) -> bool:
    """Check the derived bits and stack sizes against the board and the stacks."""
    fresh = state.copy()
    fresh.derive()
    return fresh.board == state.board and fresh.in_stock == state.in_stock


INVARIANTS = (
    each_player_has_seven_tiles,
    each_player_has_three_knights,
    cities_are_accounted_for,
    thalers_and_points_are_within_bounds,
    points_are_accounted_for,
    the_emperor_sits_on_the_throne,
    only_a_deposed_emperor_is_lifted,
    archdioceses_have_single_electors,
    spaces_are_as_printed,
    two_players_leave_two_electorates_out,
    each_card_is_in_one_place,
    the_rival_has_passed,
    everyone_passes_once,
    privileges_are_used_once,
    the_grey_eminence_comes_and_goes,
    declarations_belong_to_the_election,
    electors_lead,
    the_game_has_five_rounds,
    derived_fields_agree,
)


def broken(state: EmperorState) -> list[str]:
    """Return the broken invariants in words; empty if the state is valid."""
    return violated(INVARIANTS, state)
