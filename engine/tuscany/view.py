"""Who knows what, and full states that agree with it (rules §9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from engine.core.chance import Chance
from engine.core.rules import Decision, blank_answers
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
from engine.tuscany.rules import RULES
from engine.tuscany.rules.payments import PAYMENT, payable, words_for
from engine.tuscany.rules.places import placeable_hexes
from engine.tuscany.rules.setup import castles
from engine.tuscany.rules.turn import actions
from engine.tuscany.state import TuscanyState

_FAIR_TRIES = 500


def view(state: TuscanyState, seat: int | None) -> TuscanyState:
    """A copy in which what that seat may not know is blanked."""
    seen = state.copy()
    seen.chance = Chance(0)
    for pile in (seen.deck, seen.yields, seen.neutral, *seen.stacks):
        pile[:] = [UNKNOWN] * len(pile)
    others = [other for other in range(seen.seats) if other != seat]
    for other in others:
        seen.hands[other][:] = [UNKNOWN] * len(KINDS)
    if seen.stack and seen.stack[-1][1] < 0:
        seen.stack[-1] = blank_answers(seen.stack[-1], seat)
        for other in others:
            seen.boards[other] = seen.arrangements[other] = ""
            seen.regions[other] = None
    _blank_choices(seen, seat)
    return seen


def _blank_choices(seen: TuscanyState, seat: int | None) -> None:
    """Leave of another seat's choices what does not follow from its hand."""
    rule, asked, *_ = seen.stack[-1] if seen.stack else ("", seat)
    if asked == seat:
        return
    if rule == "ACTION":
        seen.legal = actions(seen, asked, placeable_hexes(seen, asked))
    elif rule == "PAY":
        seen.legal = ()


def determinize(seen: TuscanyState, chance: Chance) -> TuscanyState:
    """Fill in the unknown at random, each possibility equally likely."""
    seen.chance = Chance(chance.below(1 << 64))
    _fill_regions(seen, chance)
    _fill_hands(seen, chance)
    yields = [card for card in range(len(YIELDS)) for _ in range(YIELD_COPIES)]
    _fill(seen.yields, yields, seen.yield_discard, chance)
    _fill(seen.neutral, NEUTRAL_TILES, seen.neutral_shown, chance)
    for stack, shown in zip(seen.stacks, seen.shown, strict=True):
        _fill(stack, PLAYER_TILES, shown, chance)
    if seen.stack and seen.stack[-1][1] >= 0:
        rule = RULES[seen.stack[-1][0]]
        assert isinstance(rule, Decision)
        seen.legal = rule.options(seen, seen.stack[-1])
    return seen


def _fill(pile: list[int], every: Iterable[int], known: Iterable[int], chance: Chance) -> None:
    """The order of a pile that holds all that is not known to be elsewhere."""
    if UNKNOWN in pile:
        pile[:] = (Counter(every) - Counter(known)).elements()
        chance.shuffle(pile)


def _fill_regions(seen: TuscanyState, chance: Chance) -> None:
    """Boards and answers of the seats that have not shown them yet."""
    unknown = [seat for seat, boards in enumerate(seen.boards) if not boards]
    if not unknown:
        return
    for letter in BOARD_LETTERS:
        known = " ".join(seen.boards).split()
        left = [b for i in range(1, BOARD_COPIES + 1) if (b := f"{letter}{i}") not in known]
        chance.shuffle(left)
        for seat in unknown:
            seen.boards[seat] = f"{seen.boards[seat]} {left.pop()}".strip()
    rule, nobody, seats, answers, *rest = seen.stack[-1]
    filled = list(answers)
    for seat in unknown:
        arrangement = ARRANGEMENTS[chance.below(len(ARRANGEMENTS))]
        found = region(seen.boards[seat], arrangement)
        spots = castles(found)
        castle = spots[chance.below(len(spots))]
        if seen.dealt:
            seen.arrangements[seat], seen.regions[seat] = arrangement, found
        if filled[seat] is not None:
            filled[seat] = castle if seen.dealt else f"{arrangement}@{castle}"
    seen.stack[-1] = (rule, nobody, seats, tuple(filled), *rest)


def _fill_hands(seen: TuscanyState, chance: Chance) -> None:
    """Deal the cards nobody sees to unknown hands and deck."""
    unseen = _less(CARDS, seen.discard)
    unknown = [seat for seat, hand in enumerate(seen.hands) if UNKNOWN in hand]
    for seat, hand in enumerate(seen.hands):
        if seat not in unknown:
            unseen = _less(unseen, hand)
    asked = _asked_to_pay(seen)
    if asked in unknown:
        unknown.remove(asked)
        unseen = _fill_payer(seen, asked, unseen, chance)
    cards = _cards(unseen)
    chance.shuffle(cards)
    for seat in unknown:
        size = seen.hand_sizes[seat]
        seen.hands[seat] = _counts(cards[:size])
        del cards[:size]
    if UNKNOWN in seen.deck:
        seen.deck[:] = cards


def _asked_to_pay(seen: TuscanyState) -> int:
    """The seat that has announced a placement it can pay for; -1 for none."""
    rule, seat = seen.stack[-1][:2] if seen.stack else ("", -1)
    return seat if rule in ("PLACE_ITEM", "PAY") else -1


def _fill_payer(seen: TuscanyState, seat: int, unseen: Sequence[int], chance: Chance) -> list[int]:
    """A hand with which the placement just announced can be paid for; what is left unseen.

    Fair by trying again; in the rare case that this takes too long, from a payment outwards.
    """
    colour = seen.map_of(seat).colours[seen.stack[-1][2]]
    size = seen.hand_sizes[seat]
    for _ in range(_FAIR_TRIES):
        seen.hands[seat] = _deal(unseen, size, chance)
        if payable(seen, seat, colour):
            break
    else:
        kept = list(_paying_hands(seen, seat, colour, unseen))
        hand = kept[chance.below(len(kept))]
        more = _deal(_less(unseen, hand), size - sum(hand), chance)
        seen.hands[seat] = [a + b for a, b in zip(hand, more, strict=True)]
    return _less(unseen, seen.hands[seat])


def _paying_hands(
    seen: TuscanyState, seat: int, colour: int, unseen: Sequence[int]
) -> Iterator[list[int]]:
    """The smallest hands that can pay, from what is unseen."""
    for word in words_for(colour):
        payment = PAYMENT[word]
        hand = [2 * payment.pairs.count(kind) for kind in range(len(KINDS))]
        hand[colour] = payment.own
        enough = payment.workers <= seen.workers[seat] and sum(hand) <= seen.hand_sizes[seat]
        if enough and min(_less(unseen, hand)) >= 0:
            yield hand


def _deal(counts: Sequence[int], size: int, chance: Chance) -> list[int]:
    """So many cards of a pile, counted by kind."""
    cards = _cards(counts)
    for i in range(size):
        j = i + chance.below(len(cards) - i)
        cards[i], cards[j] = cards[j], cards[i]
    return _counts(cards[:size])


def _cards(counts: Sequence[int]) -> list[int]:
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


def _counts(cards: Sequence[int]) -> list[int]:
    return [cards.count(kind) for kind in range(len(KINDS))]


def _less(counts: Sequence[int], taken: Sequence[int]) -> list[int]:
    return [count - out for count, out in zip(counts, taken, strict=True)]
