"""The rules of In the Shadow of the Emperor, one class each; here the tables of what they share.

Words
=====

``electorate`` is a code (``TRI`` … ``BOH``); ``noble`` is side and age (``S25``, ``C35``); ``spot``
is where a piece is: ``throne``, ``TRI-elector`` (a seat), ``TRI`` (a place), ``TRI-castle``,
``hand``; ``card`` a word of ``data.CARD_WORDS``; ``to``, ``by``, ``owner``, ``winner`` are seats.

Events
======

Amounts: whatever changes a player's holdings is told by exactly one event of that seat, in these
keys, as signed changes of what the player has, each left out when it is 0: ``thalers``, ``vp``, and
in hand ``tiles``, ``knights``, ``cities``. Cards are taken by ``bought`` and all go back with
``cards_returned``; empire cities come and go by ``empire_city``.

================  ====  ==================  =======================================================
kind              seat  amounts             other data and meaning
================  ====  ==================  =======================================================
opened            seat                      out (codes): the first emperor player, drawn by chance,
                                            and the electorates out of play
placed            seat  tiles -1            noble, spot, why: ``setup``, ``son``, ``permit``, PAL
knight_placed     seat  knights -1,         spot; thalers left out in the set-up
                        thalers
knight_moved      seat  thalers             start, end: spots
pushed            own.  knights +1          electorate, by: a noble takes the knight's place
round             -1                        round: it begins
phase             -1                        phase: a word of ``data.PHASES`` begins
income            seat  thalers             income (before the cap), own, tribute, saxony: its parts
died              own.  tiles +1            noble, spot, why: ``age`` or ``doctor`` (then also by)
aged              -1                        all other nobles are a step older
eminence_left     own.  tiles +1            electorate
crowned           seat  tiles -1 from hand  noble, spot (where from; also ``eminence``), why:
                                            ``successor`` or ``elected``
child             seat                      child: ``son`` or ``daughter``; blue, red: cards
son_lost          seat                      why: ``hand`` (no tile) or ``room`` (no open electorate)
convent           seat  thalers             a daughter enters the convent
proposed          seat                      to, noble, spot
accepted          seat  vp                  to, noble (the single), spot: the proposer's point
refused           own.                      by (the proposer), noble, spot
cards_returned    -1
bought            seat  thalers             card, left (in the stack)
waived            seat                      card: its effect is not carried out
privilege         seat                      electorate: ``TRI``, ``KOL`` or ``PAL`` is used
exhausted_used    seat  thalers             card: TRI carries out a kind without a card
treated           seat                      owner, noble (before), spot, older 0/1: a Doctor effect
moved             seat                      noble, start, end: electorates
indulged          seat  vp                  Indulgence
founded           seat  cities -1, vp       electorate, number (of the own city): Ordinance
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
displaced         own.  tiles +1 to hand    electorate, noble, to: ``place`` or ``hand``
mainz             seat  vp                  the privilege of Mainz
no_rival          -1                        no election
church            seat                      electorate: Church influence names it
excommunicated    seat                      electorate: Excommunication names it
answered          seat                      (core) a ballot is in
ballot            seat                      side (``emperor``, ``rival``), votes: revealed
election          seat                      seat: the winner; won (side), emperor, rival (seats),
                                            totals (votes for emperor and rival)
vote_point        seat  vp                  a third-party voter on the winning side
deposed           own.                      noble: the old emperor leaves the throne
resettled         own.                      noble, spot: the old emperor's noble stays
retired           own.  tiles +1            noble: the old emperor's noble goes to hand
emperor_gain      seat  vp, thalers         round
empire_city       seat                      start (an electorate or ``supply``), end
declined          seat                      rule: a decision was declined
forced            seat                      (core) rule, choice: the only legal choice was taken
game_over         -1                        scores, winners (tuples); after a broken tie
                                            tie_breaks (:class:`engine.core.ties.TieBreak`)
================  ====  ==================  =======================================================

Decisions
=========

What frames of waiting decisions hold after the rule and the seat. Electorates in frames are
indices, nobles numbers of ``pieces``; ``word`` is a choice word as below. ``source`` is ``card``,
or ``TRI`` or ``KOL`` for an effect by that privilege.

=================  ====  =================  =======================================================
rule               id    further args       choices
=================  ====  =================  =======================================================
first_city         D1                       ``TRI`` … ``BOH``
first_elector      D2                       ``TRI`` …
first_noble        D2    noble word         ``TRI`` …
first_knight       D2                       ``TRI`` (place), ``TRI-castle`` …
successor          D3                       ``TRI-P1-S25`` … (a noble on a place), else ``hand``
son                D4                       ``decline``, ways in
daughter           D5                       ``convent``, ``throne``, ``PAL-elector``, nobles
proposal           D6    proposer, word     ``accept``, ``refuse`` (of the named single)
action             D7                       ``pass``, cards ``rival`` … ``daughter``, ``knight``,
                                            privileges ``TRI``, ``KOL``, ``PAL``
exhausted          D7                       cards (TRI)
doctor             D7/8  source             ``waive``, ``throne``, ``TRI-elector``, nobles
move_noble         D7/8  source             ``waive``, nobles
move_target        D7    electorate, noble  ways in
indulgence         D8    source             ``waive``, ``carry_out``
permit             D7/8  source             ``waive``, ways in, ``couple+`` ways in
newborn            D7    side, why          ways in (``PAL``)
ordinance          D7/8  source             ``waive``, ``TRI`` …
promotion          D7/8  source             ``waive``, ``TRI`` …
foreign_daughter   D7/8  source             ``waive``, ``throne``, ``PAL-elector``, nobles
knight_piece       D7                       ``hand``, ``TRI``, ``TRI-castle`` …
knight_target      D7    spot (from)        ``TRI``, ``TRI-castle`` …
gray_eminence      D9                       ``decline``, ``TRI`` …
tie                D10   electorate         ``P1`` … ``P4``
new_elector        D11   electorate         nobles
displaced          D12   electorate         ``P1`` … (whose knight is pushed)
church_influence   D13                      ``decline``, ``TRI``, ``KOL``, ``MAI``
excommunication    D14                      ``decline``, ``PAL``, ``SAX``, ``BRA``, ``BOH``
ballot             D15   (sealed)           ``emperor``, ``rival``
accession          D16                      nobles, else ``hand``, ``eminence``, ``TRI-elector``
abdication         D17                      ``hand``, ways in
empire_city        D18                      ``decline``, ``supply``, ``TRI`` … (where it stands)
empire_site        D18   electorate/supply  ``TRI`` …
=================  ====  =================  =======================================================

A *way in* is where a noble goes and whom it pushes, in one answer: ``TRI`` has an empty place; in
``TRI-P2`` the second player's knight goes to hand. A *noble* is ``TRI-P2-S25``: electorate, owner,
side and age; equal ones on places of an electorate are one choice (rules §2).

What is secret: the ballots until the last one is in, and nothing else.

Scores
======

``Outcome.lines`` has one line for each of ``data.SOURCES``: ``emperor-score-<source>``.
"""

from __future__ import annotations

from engine.core.rules import Rule
from engine.emperor.rules import (
    actions,
    cards,
    descendants,
    election,
    electors,
    game_end,
    knights,
    rounds,
    setup,
    throne,
)
from engine.emperor.state import EmperorState

_ALL: tuple[Rule[EmperorState], ...] = (
    setup.Opening(),
    setup.FirstCity(),
    setup.Coronation(),
    setup.FirstElector(),
    setup.FirstNoble(),
    setup.FirstKnight(),
    rounds.Round(),
    rounds.Income(),
    rounds.Aging(),
    throne.Successor(),
    descendants.Descendants(),
    descendants.Child(),
    descendants.Son(),
    descendants.Daughter(),
    descendants.Proposal(),
    descendants.ReturnCards(),
    actions.Actions(),
    actions.Action(),
    actions.Exhausted(),
    cards.Doctor(),
    cards.MoveNoble(),
    cards.MoveTarget(),
    cards.Indulgence(),
    cards.Permit(),
    cards.Newborn(),
    cards.Ordinance(),
    cards.Promotion(),
    cards.ForeignDaughter(),
    knights.KnightPiece(),
    knights.KnightTarget(),
    electors.NewElectors(),
    electors.GrayEminence(),
    electors.ElectorateRule(),
    electors.Tie(),
    electors.NewElector(),
    electors.Displaced(),
    electors.Mainz(),
    election.Election(),
    election.ChurchInfluence(),
    election.Excommunication(),
    election.Voting(),
    election.Ballot(),
    throne.Accession(),
    throne.Abdication(),
    rounds.EmperorActions(),
    rounds.EmpireCity(),
    rounds.EmpireSite(),
    game_end.RoundMarker(),
)
RULES = {rule.name: rule for rule in _ALL}
"""Every rule by the name its frames carry."""
