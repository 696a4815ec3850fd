"""The rules of Caylus 1303, one class each, in a module per phase; tables of events and frames.

Events
======

Amounts: every change of a player's holdings is part of exactly one event of that seat, in these
keys, as signed changes that are omitted when 0: ``workers`` (in hand), ``camp``, ``food``,
``wood``, ``stone``, ``cloth``, ``gold``, ``houses`` (left to put on buildings), ``pp``. Only
recruitment and the goods of the set-up cover all players in one event. Setup holdings plus all
events give the holdings. The column "amounts" lists the amounts that an event can have. Prestige
points are public when they are gained (rules: Only your own total shows); only totals are hidden.

Words: ``tile`` is the word of a tile, ``space`` the number of a road space from 0 (-1 at the
site), ``place`` a tile or ``site``, ``character`` a character, ``order`` a tuple of seats, ``by``
a seat.

===============  ====  ===================  =======================================================
kind             seat  amounts              other data and meaning
===============  ====  ===================  =======================================================
set_up           -1                         order, characters: the game begins, these are revealed
goods            -1    resources            each player takes these amounts (set-up)
character        seat                       character, source: taken from that seat, -1 the board
round            -1                         round, order: a round begins
phase            -1                         phase: a word of ``data.PHASES`` begins
placed           seat  workers, camp        place, space, slot (on the site from 1, else 0), how
                                            (``plan``, ``early_riser``), second 0/1 (Journeyman)
placement        owner pp                   tile, space, by: the player who placed a worker there
robbed           owner                      tile, space, by: no points, because of the Thief
passed           seat                       rank from 1; the first takes the Start Player tile
forced           seat                       rule, choice: a decision with one choice was made
declined         seat                       rule, and for ``use_building`` tile, for ``monument``
                                            space, for ``deliver`` and ``deliver_last`` batches:
                                            a decision was declined (also ``0`` and ``done``)
owner_bonus      owner resources            tile, space: other players work there
used             seat  workers, camp,       tile, space, lost (workers the camp lacked): gains and
                       resources, pp        costs of a building; a market has one event for
                                            its cost and one for the chosen resource
worker_home      seat  camp                 place, space, why: ``done``, ``beyond`` the provost,
                                            ``site``
claimed          seat  houses, cloth        tile, space: with the Lawyer
built            seat  houses, resources,   tile, space, architect (points of it): a wood or stone
                       pp                   tile
bridge           -1                         order: the bridge step begins
provost_moved    seat  workers, camp        start, end, steps, how: ``toll``, ``bridge`` or
                                            ``bailiff``
favour           seat                       source (a tile, or ``site`` for the most batches): a
                                            favour is to be resolved
favour_site      seat                       tile, number (1 to 3): that site building is used
delivered        seat  resources, pp        batches (in this round so far), foreman, goldsmith
                                            (points of them), last 0/1 (Delivery Man)
most_batches     seat                       batches: a favour follows
residence        owner                      tile, space: it flips
monument         seat  resources, pp        tile, space, architect (points of it)
recruited        -1                         workers, lost, and the kinds that are gained: every
                                            seat's share, by seat; workers come from the camp
provost_reset    -1                         start, end
final_score      seat  pp                   before (revealed now), left (gold)
game_over        -1                         scores, winners (tuples)
===============  ====  ===================  =======================================================

Decisions
=========

The rules' classes declare the arguments of their frames, and the verbs of their moves.

Scores
======

``Outcome.lines`` has one line for each of ``data.SOURCES``: ``caylus1303-score-<source>``. In a
view a hidden score is ``data.UNKNOWN`` (-1) and its lines are 0.

Refusals
========

Keys of the catalogue and their placeholders, for choices that are not legal now. ``who`` is a
player or a list of them; ``tile`` a ``caylus1303-tile-<word>``, ``character`` a
``caylus1303-character-<word>``. ``need`` and ``have`` are lists of ``caylus1303-amount-<kind>``
with ``count`` (the five kinds, ``basic``, ``worker``): ``have`` is what the seat has of the
kinds in ``need``.

===================================  ==============================================================
key                                  placeholders and meaning
===================================  ==============================================================
caylus1303-refusal-cost              need, have
caylus1303-refusal-occupied          tile, who: a worker is there already
caylus1303-refusal-own-worker        tile: the Journeyman only joins other players
caylus1303-refusal-journeyman-used   tile, who: once a round
caylus1303-refusal-site-once         (one worker per round)
caylus1303-refusal-site-building     tile: the site's buildings take no workers
caylus1303-refusal-bridge            (takes no workers)
caylus1303-refusal-residence         tile: turned into a residence, takes no workers
caylus1303-refusal-monument          tile: takes no workers
caylus1303-refusal-supply            tile: not in the supply
caylus1303-refusal-no-house          (no house is left)
caylus1303-refusal-road-full         (no empty space)
caylus1303-refusal-yellow            tile: only yellow flags can be claimed
caylus1303-refusal-claimed           tile, who: a house is there already
caylus1303-refusal-bounds            first, last: the provost's bounds
caylus1303-refusal-not-at-court      character, who: a player has it
caylus1303-refusal-at-court          character: mode A takes from players
caylus1303-refusal-own-character     character: it is your own
caylus1303-refusal-no-characters     (no other player has a character)
caylus1303-refusal-site-closed       tile, first, round: open from that round on
caylus1303-refusal-batch             (three different kinds, one of them food)
===================================  ==============================================================
"""

from __future__ import annotations

from engine.caylus1303.rules import (
    activation,
    building,
    delivery,
    effects,
    favours,
    lines,
    management,
    payments,
    planning,
    provost,
    rounds,
    scoring,
    setup,
)
from engine.caylus1303.state import Caylus1303State
from engine.core.rules import Rule

_ALL: tuple[type[Rule[Caylus1303State]], ...] = (
    setup.SetUp,
    setup.ChooseStartCharacter,
    setup.StartGoods,
    rounds.Round,
    planning.Planning,
    planning.EarlyRiser,
    planning.PlaceOrPass,
    activation.Activation,
    activation.Walk,
    activation.Visit,
    activation.Leave,
    activation.PastBridge,
    activation.Beyond,
    effects.UseBuilding,
    payments.PayAny,
    lines.GainAny,
    effects.UseLine,
    building.ChooseWoodTile,
    building.ChooseStoneTile,
    building.BuildPaidTile,
    building.LawyerTarget,
    provost.TollMove,
    provost.Bridge,
    provost.BridgeMove,
    provost.Bailiff,
    provost.BailiffMove,
    effects.Favour,
    effects.FavourMode,
    favours.FavourTake,
    effects.FavourSite,
    favours.FavourBoardCharacter,
    delivery.Delivery,
    delivery.Deliver,
    delivery.DeliverLast,
    delivery.MostBatches,
    delivery.SiteHome,
    rounds.Management,
    management.Residences,
    management.Monuments,
    management.Monument,
    management.Recruitment,
    management.ProvostReset,
    rounds.EndRound,
    scoring.FinalScoring,
)
RULES = {rule.name: rule for rule in _ALL}
"""Every rule, by its name in frames."""
