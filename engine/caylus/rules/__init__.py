"""The rules of Caylus, one class each, in a module per phase; a table of events.

Events
======

Amounts: every change of a player's holdings is part of exactly one event of that seat, in these
keys, as signed changes that are omitted when 0: ``deniers``, ``food``, ``wood``, ``stone``,
``cloth``, ``gold``, ``vp``. Only income covers all players in one event. Setup holdings plus all
events give the holdings. Next to ``vp``, ``total`` is the player's new score. The column "amounts"
lists the amounts that an event can have.

Words: ``place`` is a word of ``data.PLACES`` (``gate`` … ``castle``, ``1`` … ``28``); ``space`` is
the number of a road space, ``tile`` the word of a tile, ``kind`` a cube, ``section`` a castle
section, ``line`` a favour line, ``order`` a tuple of seats, ``by`` a seat.

================  ====  ==================  =======================================================
kind              seat  amounts             other data and meaning
================  ====  ==================  =======================================================
turn              -1                        turn (its number), order: a round begins
income            -1                        gains: every seat's deniers, by seat
phase             -1                        phase: a word of ``data.PHASES`` begins (all but income)
placed            seat  deniers             place, and tile on the road: a worker is placed and paid
owner_point       owner vp                  space, tile, by: the player who placed a worker there
passed            seat  deniers             rank from 1; the first to pass gets deniers
forced            seat                      rule, choice: a decision with one choice was made
gate_moved        seat                      place, and tile on the road: the gate's worker moves
trading_post      seat  deniers
provost_moved     seat  deniers             start, end, offset, how ``merchants_guild``, ``provost``
joust             seat  deniers, cloth      the price of a favour
stables           -1                        order: the new turn order
inn_moved         seat                      the worker moves from the left to the right circle
inn_kept          seat                      the worker stays on the right circle
worker_home       seat                      place, why: ``done`` (its effect is over), ``beyond``
                                            the provost, ``declined`` (gate), ``displaced`` or
                                            ``left`` (inn, right circle)
produced          seat  cubes               space, tile
owner_bonus       owner cubes               space, tile, by
sold              seat  deniers, a cube     space, tile: a market
bought            seat  deniers, cubes      space, tile: a peddler
exchanged         seat  deniers, cubes, vp  space, tile: church, bank, tailor, alchemist
built             seat  cubes, vp           space, tile: a wood or stone building
upgraded          seat  cubes, vp           space, tile: a prestige building over a residence
transform_paid    seat  deniers, cloth      space, tile (to be replaced), delayed 0/1
transformed       seat  vp                  space, tile (the old one): it is a residence now
declined          seat                      rule: a decision was declined (also offset 0 and stop)
batch             seat  cubes, vp           section, house (number in the section from 1)
castle_penalty    seat  vp                  nothing delivered (no vp if there was none to lose)
castle_waived     seat                      no penalty: the castle is full and the seat had a batch
best_builder      seat                      batches: a favour follows
favor             seat                      a favour is to be resolved
favor_lost        seat                      all four lines are used in this phase
favor_points      seat  vp                  a favour in the simplified variant
favor_line        seat  vp or deniers       line, level (after moving), raised 0/1: lines vp and
                                            denier pay at once
favor_effect      seat  cubes               line, level taken: resource levels 1, 3, 5 bring their
                                            cube here; building level 1 does nothing
favor_taken       seat  cubes (net)         taken: the word of level 2's cube (``wood``) or level
                                            4's two (``food+wood``), then also given: a kind
bailiff           -1                        start, end: the provost joins it
scoring           -1                        section: its scoring begins
section_score     seat  vp                  section, houses, favors (number that follow); vp a loss
section_scored    -1                        section, cap: the favour levels now open
final_score       seat  vp                  from_gold, from_goods, from_deniers
game_over         -1                        scores, winners (tuples)
================  ====  ==================  =======================================================

Scores
======

``Outcome.lines`` has one line for each of ``data.SOURCES``: ``caylus-score-<source>``.

Refusals
========

Keys of the catalogue and their placeholders, for choices that are not legal now. ``who`` is a
player; ``tile`` a ``caylus-tile-<word>``, ``line`` a ``caylus-line-<word>``; ``space`` a number.
``need`` and ``have`` are lists of amounts (``denier``, the five kinds, ``any``, ``basic``):
``have`` is what the seat has of the kinds in ``need``.

===================================  ===============================================================
key                                  placeholders and meaning
===================================  ===============================================================
caylus-refusal-occupied              who, tile: a worker is there already
caylus-refusal-already-there         tile: one worker per player in stables and castle
caylus-refusal-stables-full          (three workers)
caylus-refusal-stables-two-players   (not used with two players)
caylus-refusal-no-workers            tile: residential and prestige tiles take no workers
caylus-refusal-empty-space           space: there is no building yet
caylus-refusal-gate                  (the gate is not another place)
caylus-refusal-cost                  need, have
caylus-refusal-cost-tile             tile, need, have
caylus-refusal-off-road              first, last: the provost stays within these spaces
caylus-refusal-stock                 tile: no copy is left
caylus-refusal-road-full             (no empty space)
caylus-refusal-not-yours             who, tile: only your own craft buildings can be transformed
caylus-refusal-never-transformed     tile: fixed, lawyer, residential or prestige
caylus-refusal-pending               who: a residence is already paid for there
caylus-refusal-no-residence          (a prestige building needs a residence of yours)
caylus-refusal-not-residence         space: you have no residence there
caylus-refusal-line-used             line: already used in this phase
caylus-refusal-level-cap             level (the highest open one)
caylus-refusal-level-marker          level (of the marker)
caylus-refusal-nothing-to-build      (no tile of that level can be paid for and placed now)
caylus-refusal-nothing-to-transform  (no legal target for a residence)
===================================  ===============================================================
"""

from __future__ import annotations

from engine.caylus.rules import (
    building,
    castle,
    favour_effects,
    placing,
    provost,
    residences,
    road,
    rounds,
    scoring,
    special,
    trade,
)
from engine.caylus.state import CaylusState
from engine.core.rules import Rule

_ALL: tuple[type[Rule[CaylusState]], ...] = (
    rounds.Turn,
    rounds.Income,
    placing.Placing,
    placing.PlaceOrPass,
    special.SpecialBuildings,
    special.Gate,
    special.GateMove,
    special.TradingPost,
    special.MerchantsGuild,
    provost.GuildMove,
    special.JoustField,
    special.Joust,
    special.Stables,
    special.Inn,
    special.InnKeep,
    special.WorkerHome,
    provost.Provost,
    provost.ProvostMove,
    road.Road,
    road.Activate,
    road.Vacate,
    road.BeyondProvost,
    road.Produce,
    road.ProductionChoice,
    road.OwnerBonus,
    trade.MarketSell,
    trade.PeddlerBuy,
    trade.ExchangeOption,
    trade.AlchemistCubes,
    building.BuildCraft,
    building.BuildAny,
    building.BuildPrestige,
    building.PrestigeSite,
    residences.LawyerTarget,
    castle.Castle,
    castle.CastleGo,
    castle.CastleBatch,
    castle.CastlePenalty,
    castle.BestBuilder,
    castle.CastleHome,
    rounds.EndTurn,
    rounds.ScoringCheck,
    scoring.SectionScore,
    scoring.SectionScored,
    scoring.FinalScoring,
    building.Favour,
    building.FavourLine,
    building.FavourLevel,
    favour_effects.FavourResource,
    favour_effects.FavourGive,
    favour_effects.FavourTake,
)
RULES = {rule.name: rule for rule in _ALL}
"""Every rule, by its name in frames."""
