"""Chance: the published numbers of SplitMix64, fairness, and independence of copies."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.chance import Chance, new_seed, seed_hash
from tests.engine.core.scripted import OutOfScript, ScriptedChance


def drawn(chance: Chance, count: int) -> list[int]:
    return [chance.below(1 << 64) for _ in range(count)]


def test_numbers_are_those_of_splitmix64_from_0() -> None:
    assert drawn(Chance(0), 5) == [
        0xE220A8397B1DCDAF,
        0x6E789E6AA1B965F4,
        0x06C45D188009454F,
        0xF88BB8A8724C81EC,
        0x1B39896A51A8749B,
    ]


def test_numbers_are_those_of_splitmix64_from_1234567() -> None:
    assert drawn(Chance(1234567), 5) == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_a_seed_starts_from_its_hash() -> None:
    digest = hashlib.sha256(b"chance:7").digest()
    assert Chance.from_seed("7").state == int.from_bytes(digest[:8], "big")
    assert Chance.from_seed("7").state != Chance.from_seed("07").state


def test_a_shuffle_exchanges_from_the_end() -> None:
    """From 1234567 come 3 of 6, 3 of 5, 3 of 4, 1 of 3, 1 of 2."""
    items = list("abcdef")
    Chance(1234567).shuffle(items)
    assert "".join(items) == "acbefd"


@given(st.integers(0, (1 << 64) - 1), st.integers(1, 1 << 64))
def test_numbers_stay_below_the_limit(state: int, n: int) -> None:
    assert 0 <= Chance(state).below(n) < n


def test_small_numbers_are_uniform() -> None:
    chance = Chance(1)
    counts = Counter(chance.below(7) for _ in range(70_000))
    chi_squared = sum((counts[i] - 10_000) ** 2 / 10_000 for i in range(7))
    assert chi_squared < 22.5  # 6 degrees of freedom, one in a thousand


def test_biased_numbers_are_rejected_and_drawn_again() -> None:
    """With 3 × 2^62 a quarter of all draws lie beyond the last full multiple."""
    n = 3 << 62
    chance, plain = Chance(5), Chance(5)
    expected = [number for number in drawn(plain, 400) if number < n][:200]
    assert [chance.below(n) for _ in range(200)] == expected


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    chance = Chance(2)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        chance.shuffle(items)
        counts[tuple(items)] += 1
    chi_squared = sum((counts[order] - 1000) ** 2 / 1000 for order in permutations(range(4)))
    assert chi_squared < 49.7  # 23 degrees of freedom, one in a thousand


@given(st.lists(st.integers()), st.integers(0, 1000))
def test_a_shuffle_keeps_all_items(items: list[int], state: int) -> None:
    shuffled = list(items)
    Chance(state).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_a_copy_draws_the_same_numbers_independently() -> None:
    chance = Chance(9)
    chance.below(6)
    twin = chance.copy()
    assert drawn(chance, 3) == drawn(twin, 3)
    chance.below(6)
    assert chance.state != twin.state


def test_the_state_wraps_at_64_bits() -> None:
    assert Chance(1 << 64).state == 0
    assert drawn(Chance((1 << 64) + 3), 2) == drawn(Chance(3), 2)


def test_new_seeds_are_long_and_distinct() -> None:
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(len(bytes.fromhex(seed)) == 16 for seed in seeds)


def test_the_published_hash_is_of_the_seed_only() -> None:
    assert seed_hash("7") == hashlib.sha256(b"7").hexdigest()


def test_scripted_chance_draws_only_the_given_numbers() -> None:
    chance = ScriptedChance(3, 0)
    assert chance.below(6) == 3
    twin = chance.copy()
    assert chance.below(6) == 0
    assert twin.below(6) == 0
    with pytest.raises(OutOfScript):
        chance.below(6)


def test_scripted_chance_refuses_impossible_numbers() -> None:
    with pytest.raises(OutOfScript):
        ScriptedChance(6).below(6)
