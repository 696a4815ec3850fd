"""Fill in what a player can count: the boards of the other seats, and the region cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.chance import Chance
from engine.core.rules import Sealed
from engine.tuscany.data import BOARD_COPIES, BOARD_LETTERS, KINDS, REGION_CARDS, UNKNOWN
from engine.tuscany.regions import ARRANGEMENTS, castle_hexes, region

if TYPE_CHECKING:
    from engine.tuscany.state import TuscanyState


def fill_regions(seen: TuscanyState, chance: Chance) -> None:
    """Draw boards and answers for the seats that have not revealed them."""
    unknown = [seat for seat, boards in enumerate(seen.boards) if not boards]
    if not unknown:
        return
    for letter in BOARD_LETTERS:
        known = " ".join(seen.boards).split()
        copies = [f"{letter}{number}" for number in range(1, BOARD_COPIES + 1)]
        left = [board for board in copies if board not in known]
        chance.shuffle(left)
        for seat in unknown:
            seen.boards[seat] = f"{seen.boards[seat]} {left.pop()}".strip()
    asked = seen.stack[-1]
    assert isinstance(asked, Sealed)
    for seat in unknown:
        arrangement = ARRANGEMENTS[chance.below(len(ARRANGEMENTS))]
        drawn_region = region(seen.boards[seat], arrangement)
        spots = castle_hexes(drawn_region)
        castle = spots[chance.below(len(spots))]
        if seen.dealt:
            seen.arrangements[seat] = arrangement
            seen.regions[seat] = drawn_region
        if asked.given(seat) is not None:
            asked = asked.with_answer(seat, castle if seen.dealt else f"{arrangement}@{castle}")
    seen.stack[-1] = asked


def fill_hands(seen: TuscanyState, chance: Chance) -> None:
    """Deal the hidden region cards to unknown hands and the deck."""
    known = [hand for hand in seen.hands if UNKNOWN not in hand]
    unseen = [
        count - sum(out) for count, *out in zip(REGION_CARDS, seen.discard, *known, strict=True)
    ]
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
