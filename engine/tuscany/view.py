"""Views and determinizations."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.chance import Chance
from engine.core.rules import Decision, Sealed, blank_answers
from engine.tuscany.data import (
    BOARD_COPIES,
    BOARD_LETTERS,
    CARDS,
    KINDS,
    NEUTRAL_TILES,
    PLAYER_TILES,
    UNKNOWN,
    YIELD_COPIES,
    YIELDS,
)
from engine.tuscany.regions import ARRANGEMENTS, region
from engine.tuscany.rules.place import PRIVATE_STEPS
from engine.tuscany.rules.places import placeable_hexes
from engine.tuscany.rules.setup import castles
from engine.tuscany.rules.turn import Action, actions
from engine.tuscany.state import TuscanyState


def view(state: TuscanyState, seat: int | None) -> TuscanyState:
    """Return a copy without the secrets of other seats."""
    seen = state.copy()
    seen.chance = Chance(0)
    for pile in (seen.deck, seen.yields, seen.neutral, *seen.stacks):
        pile[:] = [UNKNOWN] * len(pile)
    others = [other for other in range(seen.seats) if other != seat]
    for other in others:
        seen.hands[other][:] = [UNKNOWN] * len(KINDS)
    if seen.stack and isinstance(asked := seen.stack[-1], Sealed):
        seen.stack[-1] = blank_answers(asked, seat)
        for other in others:
            seen.boards[other] = seen.arrangements[other] = ""
            seen.regions[other] = None
    _blank_choices(seen, seat)
    return seen


def _blank_choices(seen: TuscanyState, seat: int | None) -> None:
    """Replace another seat's choices with those that do not depend on its hand or draft."""
    if not seen.stack or seen.stack[-1].seat == seat:
        return
    asked = seen.stack[-1].seat
    if seen.stack[-1].name in PRIVATE_STEPS:
        seen.stack[-1] = Action(asked)
    if isinstance(seen.stack[-1], Action):
        seen.legal = tuple(actions(seen, asked, placeable_hexes(seen, asked)))


def determinize(seen: TuscanyState, chance: Chance) -> TuscanyState:
    """Return a full state with the unknown drawn at random, each possibility equally likely."""
    full = seen.copy()
    full.chance = Chance(chance.below(1 << 64))
    _fill_regions(full, chance)
    _fill_hands(full, chance)
    _fill(full.yields, _YIELD_CARDS, full.yield_discard, chance)
    _fill(full.neutral, NEUTRAL_TILES, full.neutral_shown, chance)
    for stack, shown in zip(full.stacks, full.shown, strict=True):
        _fill(stack, PLAYER_TILES, shown, chance)
    if full.stack and isinstance(asked := full.stack[-1], Decision):
        full.legal = tuple(asked.options(full, asked.seat))
    return full


_YIELD_CARDS = tuple(card for card in range(len(YIELDS)) for _ in range(YIELD_COPIES))


def _fill(pile: list[int], every: Iterable[int], known: Iterable[int], chance: Chance) -> None:
    """Fill a pile at random with the cards or tiles that are not known to be elsewhere."""
    if UNKNOWN in pile:
        left = [*every]
        for one in known:
            left.remove(one)
        chance.shuffle(left)
        pile[:] = left


def _fill_regions(seen: TuscanyState, chance: Chance) -> None:
    """Draw boards and answers for the seats that have not revealed them."""
    unknown = [seat for seat, boards in enumerate(seen.boards) if not boards]
    if not unknown:
        return
    for letter in BOARD_LETTERS:
        known = " ".join(seen.boards).split()
        left = [b for i in range(1, BOARD_COPIES + 1) if (b := f"{letter}{i}") not in known]
        chance.shuffle(left)
        for seat in unknown:
            seen.boards[seat] = f"{seen.boards[seat]} {left.pop()}".strip()
    asked = seen.stack[-1]
    assert isinstance(asked, Sealed)
    for seat in unknown:
        arrangement = ARRANGEMENTS[chance.below(len(ARRANGEMENTS))]
        found = region(seen.boards[seat], arrangement)
        spots = castles(found)
        castle = spots[chance.below(len(spots))]
        if seen.dealt:
            seen.arrangements[seat], seen.regions[seat] = arrangement, found
        if asked.answers[seat] is not None:
            asked = asked.with_answer(seat, castle if seen.dealt else f"{arrangement}@{castle}")
    seen.stack[-1] = asked


def _fill_hands(seen: TuscanyState, chance: Chance) -> None:
    """Deal the hidden region cards to unknown hands and the deck."""
    known = [hand for hand in seen.hands if UNKNOWN not in hand]
    unseen = [count - sum(out) for count, *out in zip(CARDS, seen.discard, *known, strict=True)]
    cards: list[int] = []
    for kind, count in enumerate(unseen):
        cards += [kind] * count
    chance.shuffle(cards)
    for seat, hand in enumerate(seen.hands):
        if UNKNOWN in hand:
            size = seen.hand_sizes[seat]
            dealt, cards = cards[:size], cards[size:]
            seen.hands[seat] = [dealt.count(kind) for kind in range(len(KINDS))]
    if UNKNOWN in seen.deck:
        seen.deck[:] = cards
