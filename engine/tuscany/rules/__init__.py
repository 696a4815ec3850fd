"""The rules of The Castles of Tuscany, one class each; tables of events and frames.

Events
======

Amounts: every change of a seat's cards in hand, marble, workers, tokens and tiles in storage,
green and red points is part of exactly one event of that seat (``round_scored`` covers all seats),
as listed in the column "changes". ``space`` is a hex as 1 to 30, ``kind`` a colour, ``item`` a word
of ``data.ITEMS``, ``slot`` a letter of the display.

==============  ====  =================  =========================================================
kind            seat  changes            other data and meaning
==============  ====  =================  =========================================================
opened          seat                     the start player, chosen at random
answered        seat                     (core) a sealed answer is in
arranged        seat                     boards, arrangement, space: a region is revealed, its
                                         starting castle on that space
bonus           seat  green (0 or 2)     bonus, why ``setup`` or ``city``: takes a bonus tile
displayed       -1                       items: the first display, slots A to H
turn            seat                     turn, round: a turn begins
drew            seat  +cards             why ``action``, ``monastery`` or the yield card's word;
                                         secret: kinds, a list
reshuffled      -1                       what ``cards`` or ``yields``, count: the discard pile
                                         is the new deck
took            seat  +1 item            slot, item: from the display into storage
discarded       seat  -1 item            item: makes room for a taken tile
refilled        seat                     slot, item, stack (1 to 3), left (in that stack)
stack_emptied   seat                     stack
purged          -1                       kind, count, slots (letters in one text)
restocked       -1                       slots, items: neutral tiles after a purge
paid            seat  -cards, -workers   payment, space, kinds (list of cards), workers
placed          seat  -1 item            space, item, kind (the hex's colour): from storage
placed_free     seat                     slot, space, item, kind: by a castle, from the display
area            seat  green              kind, size
colour_bonus    seat  green              kind, rank (1 or 2)
worker          seat  workers            a village
marble          seat  marble             a quarry
token           seat  +1 token           why ``inn`` or the yield card's word
overflow        seat  red                why; no room for a token
farm            seat  green              products (words; ``token`` for a token), may be none
yield           seat  marble, workers,   card; its cards and tokens are events of their own
                      green, red
castle_lost     seat                     no tile of the display has a legal place
declined        seat                     rule: the castle's effect was declined
forced          seat                     (core) rule, choice: the only legal choice was made
marble_spent    seat  -1 marble          for a second action
stalled         -1                       every player in turn drew no card
round_scored    -1    red of all seats   round, points (list by seat)
round           -1                       round: it begins
last_lap        seat                     emptied stack 3; each player has one more turn
final_score     seat  red                tiles, tokens, marble, workers, cards: points each
game_over       -1                       scores, winners; after a tie also tie_breaks
                                         (:class:`engine.core.ties.TieBreak`)
==============  ====  =================  =========================================================

Decisions
=========

Arguments of the frames of decisions, after the rule and the seat, and their choices:

============  ===========  =======================================================================
rule          args         choices
============  ===========  =======================================================================
ARRANGE       sealed       in steps: order, rotations, shifts, then the hex of the starting castle
                           (once also ``turn``: the map turned by 180°)
START_CASTLE  sealed       a castle hex (``regions = dealt``)
START_BONUS                a bonus tile
ACTION                     ``draw``; a slot to take; a hex to place on (TAKE_TILE and PLACE_ITEM
                           begin here)
DISCARD       slot         an item in storage
PLACE_ITEM    hex          an item in storage, if several fit the hex
PAY           hex, item    a payment
CASTLE                     a slot, or ``decline``
CASTLE_HEX    slot         a hex
CITY                       a bonus tile
MARBLE                     ``use`` or ``end``
============  ===========  =======================================================================

Hexes in frames are 0 to 29 and slots 0 to 7; as choices they are ``q,r`` and letters.

Answers of sealed questions are secret. So are the legal hexes of ACTION and payments of PAY,
because they depend on the hand. A view shows another seat's ACTION with every hex that could be
paid for with the right cards. PLACE_ITEM and PAY are steps of one choice: until the payment is
chosen, other views still show the ACTION (:data:`place.PRIVATE_STEPS`).

Refusals
========

Keys of the catalogue and their placeholders. ``space`` is 1 to 30; ``colour`` a
``tuscany-kind-<kind>``, ``item`` a ``tuscany-item-<item>``, ``bonus`` a ``tuscany-bonus-<bonus>``.

==============================  ==================================================================
key                             placeholders and meaning
==============================  ==================================================================
tuscany-refusal-arranged-so     each part of an arrangement can be chosen once
tuscany-refusal-no-turn-yet     the region can be turned once all its parts are chosen
tuscany-refusal-not-castle      space, colour: the starting castle needs a castle hex
tuscany-refusal-slot-empty      slot
tuscany-refusal-covered         space, item
tuscany-refusal-not-adjacent    space
tuscany-refusal-no-item         space, colour, stored (list of items)
tuscany-refusal-storage-empty   (nothing to place)
tuscany-refusal-cost            space, colour, own, workers, pairs (amounts held)
tuscany-refusal-payment         need, have: cards of a colour or workers
tuscany-refusal-not-stored      item
tuscany-refusal-wrong-colour    space, colour, item
tuscany-refusal-no-place        item: there is no legal hex for a tile of the display
tuscany-refusal-pile-empty      bonus
tuscany-refusal-no-turn-back    (the region has already been turned)
==============================  ==================================================================
"""

from __future__ import annotations

from engine.core.rules import Rule
from engine.tuscany.rules.bonus import City, StartBonus
from engine.tuscany.rules.effects import (
    Carriage,
    Castle,
    CastleEffect,
    CastleHex,
    CityEffect,
    Farm,
    Inn,
    Monastery,
    Quarry,
    Village,
    YieldCard,
)
from engine.tuscany.rules.place import Area, ColourBonus, Pay, PlaceItem
from engine.tuscany.rules.scoring import FinalScoring, RoundEnd
from engine.tuscany.rules.setup import Arrange, FirstDisplay, Opening, StartCastle
from engine.tuscany.rules.take import Discard, Purge, Refill
from engine.tuscany.rules.turn import Action, EndTurn, Marble, MarbleLeft, Turn
from engine.tuscany.state import TuscanyState

_ALL: tuple[Rule[TuscanyState], ...] = (
    Opening(),
    Arrange(),
    StartCastle(),
    StartBonus(),
    FirstDisplay(),
    Turn(),
    Action(),
    Discard(),
    Refill(),
    Purge(),
    PlaceItem(),
    Pay(),
    Area(),
    ColourBonus(),
    Village(),
    Quarry(),
    Monastery(),
    Inn(),
    Farm(),
    Carriage(),
    YieldCard(),
    CityEffect(),
    City(),
    CastleEffect(),
    Castle(),
    CastleHex(),
    MarbleLeft(),
    Marble(),
    EndTurn(),
    RoundEnd(),
    FinalScoring(),
)
RULES = {rule.name: rule for rule in _ALL}
