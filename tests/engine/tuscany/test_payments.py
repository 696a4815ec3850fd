"""Payments and their order."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.tuscany.data import CITY, KINDS
from engine.tuscany.rules.payments import PAYMENT, PAYMENTS, all_payments, can_pay, payment_choices
from tests.engine.tuscany.table import Table


def test_listing_order() -> None:
    table = Table().hand("A", city=2, village=4, farm=2).give("A", workers=2)
    assert list(payment_choices(table.state, 0, CITY)) == [
        "own+own",
        "own+worker",
        "worker+worker",
        "own+2village",
        "own+2farm",
        "worker+2village",
        "worker+2farm",
        "2village+2village",
        "2village+2farm",
    ]


def test_no_more_than_45_payments_for_a_colour() -> None:
    assert len(PAYMENTS) == 55
    assert all(len(all_payments(kind)) == 45 for kind in range(len(KINDS)))
    assert len({payment.word for payment in PAYMENTS}) == 55


@given(
    st.lists(st.integers(0, 6), min_size=8, max_size=8),
    st.integers(0, 3),
    st.integers(0, 7),
)
def test_legality_formula(hand: list[int], workers: int, colour: int) -> None:
    """own ≤ h[c], workers ≤ w, pairs over d ≠ c with twice their number ≤ h[d], two in all."""
    state = Table().state
    state.hands[0], state.workers[0] = hand, workers
    expected = set()
    for own in range(3):
        for used in range(3 - own):
            for pairs in combinations_with_replacement(range(8), 2 - own - used):
                fine = own <= hand[colour] and used <= workers and colour not in pairs
                if fine and all(2 * pairs.count(kind) <= hand[kind] for kind in pairs):
                    expected.add((own, used, pairs))
    found = [PAYMENT[word] for word in payment_choices(state, 0, colour)]
    assert {(p.own, p.workers, p.pairs) for p in found} == expected
    assert len(found) == len(expected)
    assert can_pay(state, 0, colour) == bool(expected)
    costs = [(len(p.pairs), p.workers, p.pairs) for p in found]
    assert costs == sorted(costs)


@pytest.mark.parametrize(
    ("payment", "left", "workers"),
    [
        ("own+own", {"carriage": 1, "village": 4, "inn": 2}, 2),
        ("own+worker", {"carriage": 2, "village": 4, "inn": 2}, 1),
        ("worker+worker", {"carriage": 3, "village": 4, "inn": 2}, 0),
        ("own+2village", {"carriage": 2, "village": 2, "inn": 2}, 2),
        ("worker+2inn", {"carriage": 3, "village": 4}, 1),
        ("2village+2village", {"carriage": 3, "inn": 2}, 2),
        ("2village+2inn", {"carriage": 3, "village": 2}, 2),
    ],
)
def test_each_payment_takes_its_cards_and_workers(
    payment: str, left: dict[str, int], workers: int
) -> None:
    """A player may pay in any affordable way, even an inefficient one."""
    table = Table().hand("A", carriage=3, village=4, inn=2).give("A", workers=2)
    table.store("A", "carriage").yields("Y5").begin()
    table.play("A place 2,0", f"A pay {payment}")
    assert table.cards("A") == left
    assert table.state.workers[0] == workers
    paid = 9 - sum(left.values())
    assert sum(table.state.discard) == paid
    (event,) = table.events("paid")
    assert isinstance(event.data["kinds"], list)
    assert len(event.data["kinds"]) == paid
    assert event.data["workers"] == 2 - workers
    table.check()


def test_a_payment_is_asked_even_when_there_is_only_one() -> None:
    """An automatic choice would tell the others something about the hand."""
    table = Table().hand("A", carriage=2).store("A", "carriage").begin()
    table.play("A place 2,0")
    assert table.moves("A") == ["pay own+own"]
