"""Phase 3 and the characters that take part in it."""

from __future__ import annotations

import pytest

from engine.caylus1303.rules.delivery import BATCHES, PLAIN_BATCHES
from tests.engine.caylus1303.table import COURT, Table

BATCH = {"food": 1, "wood": 1, "stone": 1}


def two(batches: dict[str, int]) -> dict[str, int]:
    return {kind: 2 * count for kind, count in batches.items()}


def test_batches_are_food_and_two_other_kinds() -> None:
    assert list(PLAIN_BATCHES) == [
        "food+wood+stone",
        "food+wood+cloth",
        "food+wood+gold",
        "food+stone+cloth",
        "food+stone+gold",
        "food+cloth+gold",
    ]
    assert len(BATCHES) == 35
    assert all(sum(batch) == 3 for batch in BATCHES.values())


def test_players_deliver_in_slot_order_any_number_of_batches() -> None:
    """Five points each, one after the other."""
    table = Table().worker("B", "site").worker("A", "site")
    table.give("A", **BATCH).give("B", **two(BATCH)).only(3)
    assert table.asking == "B deliver"
    assert table.choices == ["done", "food+wood+stone"]
    table.play("""
        B deliver food+wood+stone
        B deliver food+wood+stone
        A deliver food+wood+stone
    """)
    assert (table.gained("B"), table.gained("A")) == (10, 5)
    assert table.holds("A") == table.holds("B") == {}
    assert table.asking == "B favour_mode"


def test_delivering_may_stop_early() -> None:
    table = (
        Table()
        .worker("A", "site")
        .give("A", **two(BATCH))
        .only(3)
        .play("""
        A deliver food+wood+stone
        A deliver done
    """)
    )
    assert table.holds("A") == BATCH
    assert table.gained("A") == 5


def test_players_without_a_worker_on_the_site_deliver_nothing() -> None:
    table = Table().give("A", **BATCH).only(3)
    assert table.state.over
    assert table.holds("A") == BATCH


@pytest.mark.parametrize(("second", "best"), [(2, "B"), (1, "A")])
def test_most_batches_bring_the_favour_and_a_tie_goes_to_the_left(second: int, best: str) -> None:
    """The third short example: red on slot 1 delivers 1, green on slot 2 delivers 2 or 1."""
    table = Table().worker("A", "site").worker("B", "site")
    table.give("A", **BATCH).give("B", **two(BATCH)).only(3).play("A deliver food+wood+stone")
    table.play("B deliver food+wood+stone\n" * second)
    if second == 1:
        table.play("B deliver done")
    assert table.asking == f"{best} favour_mode"
    assert (table.gained("A"), table.gained("B")) == (5, 5 * second)


def test_no_batch_no_favour() -> None:
    """A ruling (rules: No batch, no favour)."""
    table = Table().worker("A", "site").give("A", **BATCH).only(3).play("A deliver done")
    assert table.state.over
    assert not table.events("favour")
    assert not table.events("most_batches")


def test_at_most_one_favour_in_a_delivery() -> None:
    """Invariant 13."""
    table = Table().worker("A", "site").worker("B", "site")
    table.give("A", **BATCH).give("B", **BATCH).only(3).play("""
        A deliver food+wood+stone
        B deliver food+wood+stone
    """)
    table.default_until("")
    assert len(table.events("favour")) == 1


def test_site_workers_return_to_the_camp_after_the_favour() -> None:
    """It matters for the cap of 15."""
    table = Table().hands(A=12).worker("A", "site").give("A", food=1, wood=1, stone=2).only(3)
    table.play("""
        A deliver food+wood+stone
        A favour B
        A activate use     # Guild: take 4, but the camp holds 3
        A take decline
    """)
    assert (table.hand("A"), table.camp("A")) == (14, 1)
    used = table.events("used")[0].data
    assert (used["workers"], used["lost"]) == (3, 1)
    assert table.happened("used", "worker_home") == ["A used", "A worker_home"]


# Delivery Man


def delivery_man(**others: str) -> Table:
    """Give B the Delivery Man."""
    return Table().people(COURT, B="delivery_man", **others)


def test_delivery_man_delivers_last_without_a_worker() -> None:
    table = delivery_man().worker("C", "site").give("B", **BATCH).give("C", **BATCH).only(3)
    table.play("C deliver food+wood+stone")
    assert table.asking == "B deliver_last"
    table.play("B deliver food+wood+stone")
    assert table.gained("B") == 5
    assert table.asking == "C favour_mode"  # ranked last even with a worker there


def test_delivery_man_alone_even_with_nobody_on_the_site() -> None:
    table = delivery_man().give("B", **BATCH).only(3).play("B deliver food+wood+stone")
    assert table.asking == "B favour_mode"


def test_delivery_man_on_the_site_delivers_twice() -> None:
    """First in slot order, then again last; all batches count together."""
    table = delivery_man().worker("B", "site").worker("C", "site")
    table.give("B", **two(BATCH)).give("C", **BATCH).only(3).play("""
        B deliver food+wood+stone
        B deliver done
        C deliver food+wood+stone
        B deliver food+wood+stone
    """)
    assert table.gained("B") == 10
    assert table.events("most_batches")[0].data["batches"] == 2
    assert table.asking == "B favour_mode"


def test_a_tie_with_the_delivery_man_on_the_site_is_broken_by_slots() -> None:
    table = delivery_man().worker("C", "site").worker("B", "site")
    table.give("B", **BATCH).give("C", **BATCH).only(3).play("""
        C deliver food+wood+stone
        B deliver done
        B deliver food+wood+stone
    """)
    assert table.asking == "C favour_mode"


def test_more_batches_of_the_delivery_man_beat_the_slots() -> None:
    table = delivery_man().worker("C", "site").give("B", **two(BATCH)).give("C", **BATCH).only(3)
    table.play("""
        C deliver food+wood+stone
        B deliver food+wood+stone
        B deliver food+wood+stone
    """)
    assert table.asking == "B favour_mode"


# Chamberlain, Foreman, Goldsmith


def chamberlain(*more: str, **held: int) -> Table:
    """Give A the Chamberlain and a worker on the site."""
    table = Table().people(COURT, A=" ".join(("chamberlain", *more)))
    return table.give("A", **held).worker("A", "site").only(3)


def test_chamberlain_delivers_any_three() -> None:
    table = chamberlain(stone=3)
    assert table.choices == ["done", "stone+stone+stone"]
    table.play("A deliver stone+stone+stone")
    assert (table.gained("A"), table.holds("A")) == (5, {})


def test_chamberlain_needs_no_food_and_may_give_gold() -> None:
    table = chamberlain(wood=1, gold=2)
    assert table.choices == ["done", "wood+gold+gold"]


def test_without_the_chamberlain_other_batches_are_refused() -> None:
    table = Table().worker("A", "site").give("A", food=3, **{"wood": 1, "stone": 1}).only(3)
    assert table.refused("A", "food+food+food") == "batch"
    assert table.refused("A", "food+wood+cloth") == "cost"


def test_foreman_gains_a_point_a_batch() -> None:
    table = Table().people(COURT, A="foreman").worker("A", "site").give("A", **two(BATCH)).only(3)
    table.play("""
        A deliver food+wood+stone
        A deliver food+wood+stone
    """)
    assert table.gained("A") == 12
    assert (table.source("A", "delivery"), table.source("A", "character")) == (10, 2)


def test_goldsmith_pays_for_the_first_batch_with_gold() -> None:
    """Once a round."""
    table = Table().people(COURT, A="goldsmith").worker("A", "site")
    table.give("A", food=3, wood=3, stone=1, gold=2).only(3).play("""
        A deliver food+wood+stone
        A deliver food+wood+gold
        A deliver food+wood+gold
    """)
    assert [e.data["goldsmith"] for e in table.events("delivered")] == [0, 5, 0]
    assert table.gained("A") == 20


def test_goldsmith_and_foreman_are_cumulative() -> None:
    """11 points."""
    table = Table().people(COURT, A="goldsmith foreman").worker("A", "site")
    table.give("A", food=1, wood=1, gold=1).only(3).play("A deliver food+wood+gold")
    assert table.gained("A") == 11


def test_goldsmith_pays_once_over_both_deliveries() -> None:
    table = Table().people(COURT, A="goldsmith delivery_man").worker("A", "site")
    table.give("A", food=2, wood=2, gold=2).only(3).play("""
        A deliver food+wood+gold
        A deliver done
        A deliver food+wood+gold
    """)
    assert table.gained("A") == 15


def test_goldsmith_with_chamberlain_delivers_three_gold() -> None:
    """A legal batch, five once."""
    table = chamberlain("goldsmith", gold=3).play("A deliver gold+gold+gold")
    assert table.gained("A") == 10


def test_goldsmith_pays_again_in_the_next_round() -> None:
    table = Table("AB").people(COURT, A="goldsmith").worker("A", "site")
    table.give("A", food=1, wood=1, gold=1).begin(3).play("A deliver food+wood+gold")
    assert table.state.goldsmith_used
    table.default_until("plan")
    assert not table.state.goldsmith_used
