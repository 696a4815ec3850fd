"""Keyed addresses of pages and pictures."""

from __future__ import annotations

from bot.web.addresses import Addresses

ADDRESSES = Addresses(b"k" * 32)


def test_a_page_is_found_by_its_own_address_only() -> None:
    page = ADDRESSES.page(31).removeprefix("/t/")
    assert ADDRESSES.table_of(page) == 31
    assert ADDRESSES.table_of(page.replace("31-", "32-")) is None
    assert Addresses(b"x" * 32).table_of(page) is None
    for forged in ("", "31", "31-", "-31", f"0{page}", f"{page}x", f"{page}\n", page.upper()):
        assert ADDRESSES.table_of(forged) is None


def test_the_page_of_a_season_is_no_page_of_a_table() -> None:
    page = ADDRESSES.season(31).removeprefix("/l/")
    assert ADDRESSES.season_of(page) == 31
    assert ADDRESSES.table_of(page) is None
    assert ADDRESSES.season_of(ADDRESSES.page(31).removeprefix("/t/")) is None
    assert ADDRESSES.season_of(page.replace("31-", "32-")) is None


def test_codes_do_not_run_into_each_other() -> None:
    codes = [("a", "bc"), ("ab", "c"), ("abc",), ("abc", ""), ("", "abc")]
    assert len({ADDRESSES.code(*parts) for parts in codes}) == len(codes)
    assert ADDRESSES.code("a", "b") == ADDRESSES.code("a", b"b")
