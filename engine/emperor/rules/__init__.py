"""The rules of In the Shadow of the Emperor, one class each; a table of events.

Words
=====

``electorate`` is a code (``TRI`` … ``BOH``); ``noble`` is side and age (``S25``, ``C35``); ``spot``
is the location of a piece: ``throne``, ``TRI-elector`` (a seat), ``TRI`` (a place), ``TRI-castle``,
``hand``; ``card`` a word of ``data.CARD_WORDS``; ``to``, ``by``, ``owner``, ``winner`` are seats.

Events
======

Amounts: every change of a player's holdings is part of exactly one event of that seat, in these
keys, as signed changes that are omitted when 0: ``thalers``, ``vp``, and in hand ``tiles``,
``knights``, ``cities``. Cards are taken with ``bought`` and all returned with ``cards_returned``;
empire cities are placed and moved with ``empire_city``.

================  ====  ==================  =======================================================
kind              seat  amounts             other data and meaning
================  ====  ==================  =======================================================
opened            seat                      out (codes): the first emperor player, chosen at random,
                                            and the electorates out of play
placed            seat  tiles -1            noble, spot, why: ``setup``, ``son``, ``permit``, PAL
knight_placed     seat  knights -1,         spot; no thalers in the set-up
                        thalers
knight_moved      seat  thalers             start, end: spots
pushed            owner knights +1          electorate, by: a noble takes the knight's place
round             -1                        round: it begins
phase             -1                        phase: a word of ``data.PHASES`` begins
income            seat  thalers             income (before the cap), own, tribute, saxony: its parts
died              owner tiles +1            noble, spot, why: ``age`` or ``doctor`` (then also by)
aged              -1                        all other nobles are one step older
eminence_left     owner tiles +1            electorate
crowned           seat  tiles -1 from hand  noble, spot (the old one; also ``eminence``), why:
                                            ``successor`` or ``elected``
child             seat                      child: ``son`` or ``daughter``; blue, red: cards
son_lost          seat                      why: ``hand`` (no tile) or ``room`` (no open electorate)
convent           seat  thalers             a daughter enters the convent
proposed          seat                      to, noble, spot
accepted          seat  vp                  to, noble (the single), spot: the proposer's point
refused           owner                     by (the proposer), noble, spot
cards_returned    -1
bought            seat  thalers             card, left (in the stack)
waived            seat                      card: its effect is not carried out
privilege         seat                      electorate: ``TRI``, ``KOL`` or ``PAL`` is used
exhausted_used    seat  thalers             card: TRI carries out its effect without it
treated           seat                      owner, noble (before), spot, older 0/1: a Doctor effect
moved             seat                      noble, start, end: electorates
indulged          seat  vp                  Indulgence
founded           seat  cities -1, vp       electorate, number (of the player's city): Ordinance
promoted          seat  tiles -1,           electorate, noble: it replaces a knight
                        knights +1
wed               seat                      noble (the single), spot: Foreign king's daughter
passed            seat                      also after buying Rival
eminence_placed   seat  tiles -1            electorate, noble
eminence_lost     seat                      no tile in hand
influence         -1                        electorate, totals (by seat), leaders (seats)
tie_broken        seat                      electorate, winner, tied (seats)
elector           seat  vp                  electorate, noble: it takes the seat
elector_stays     seat                      electorate
no_elector        seat                      electorate: the winner has no eligible noble
displaced         owner tiles +1 to hand    electorate, noble, to: ``place`` or ``hand``
mainz             seat  vp                  the privilege of Mainz
no_rival          -1                        no election
church            seat                      electorate: Church influence names it
excommunicated    seat                      electorate: Excommunication names it
answered          seat                      (core) a ballot is in
ballot            seat                      side (``emperor``, ``rival``), votes: revealed
election          seat                      seat: the winner; won (side), emperor, rival (seats),
                                            totals (votes for emperor and rival)
vote_point        seat  vp                  a third-party voter on the winning side
deposed           owner                     noble: the old emperor leaves the throne
resettled         owner                     noble, spot: the old emperor's noble stays on the board
retired           owner tiles +1            noble: the old emperor's noble goes to hand
emperor_gain      seat  vp, thalers         round
empire_city       seat                      start (an electorate or ``supply``), end
declined          seat                      rule: a decision was declined
forced            seat                      (core) rule, choice: the only legal choice was made
game_over         -1                        scores, winners (tuples); after a tie also
                                            tie_breaks (:class:`engine.core.ties.TieBreak`)
================  ====  ==================  =======================================================

Decisions
=========

The rules' classes declare the arguments of their frames, and the verbs of their moves. Electorates
in frames are 0 to 6, nobles the numbers of ``pieces``; choices are words.

A *way in* is an electorate and the knight a noble pushes there, in one choice: ``TRI`` has an empty
place; with ``TRI-P2`` a knight of the second player returns to hand. A *noble* is ``TRI-P2-S25``:
electorate, owner, side and age; equal ones on places of an electorate are one choice.

Only the ballots are secret, until the last one is in.

Scores
======

``Outcome.lines`` has one line for each of ``data.SOURCES``: ``emperor-score-<source>``.
"""

from __future__ import annotations

from engine.core.rules import Rule
from engine.emperor.rules import (
    actions,
    aging,
    cards,
    descendants,
    election,
    electors,
    emperor_actions,
    income,
    knights,
    permit,
    rounds,
    setup,
    throne,
)
from engine.emperor.state import EmperorState

_ALL: tuple[type[Rule[EmperorState]], ...] = (
    setup.Opening,
    setup.FirstCity,
    setup.Coronation,
    setup.FirstElector,
    setup.FirstNoble,
    setup.FirstKnight,
    rounds.Round,
    income.Income,
    aging.Aging,
    throne.Successor,
    descendants.Descendants,
    descendants.Child,
    descendants.Son,
    descendants.Daughter,
    descendants.Proposal,
    descendants.ReturnCards,
    actions.Actions,
    actions.Action,
    actions.Exhausted,
    cards.Doctor,
    cards.MoveNoble,
    cards.MoveTarget,
    cards.Indulgence,
    permit.Permit,
    permit.Newborn,
    cards.Ordinance,
    permit.Promotion,
    cards.ForeignDaughter,
    knights.KnightPiece,
    knights.KnightTarget,
    electors.NewElectors,
    electors.GreyEminence,
    electors.MostInfluence,
    electors.Tie,
    electors.NewElector,
    electors.Displaced,
    electors.Mainz,
    election.Election,
    election.ChurchInfluence,
    election.Excommunication,
    election.Voting,
    election.Ballot,
    throne.Accession,
    throne.Abdication,
    emperor_actions.EmperorActions,
    emperor_actions.EmpireCity,
    emperor_actions.EmpireSite,
    rounds.RoundMarker,
)
RULES = {rule.name: rule for rule in _ALL}
"""Every rule, by its name in frames."""
