"""Preferences: every valid choice is stored, and every process sees it."""

from __future__ import annotations

import pytest

from bot.tables.domain.errors import TableError
from bot.tables.session.user_cache import DEFAULTS, PreferenceCache
from bot.tables.users.preferences import PREFERENCES
from tests.bot.tables.harness import HOST, TablesHarness

pytestmark = pytest.mark.parametrize("url", ["sqlite"], indirect=True)


async def test_only_valid_choices_are_stored(harness: TablesHarness) -> None:
    usual = {n: next(iter(c)) for n, c in PREFERENCES.items()}
    assert await harness.tables.users.read_preferences(HOST.id) == usual
    for name, choices in PREFERENCES.items():
        for word in [*choices, next(iter(choices))]:
            assert await harness.tables.users.set_preference(HOST.id, name, word) == {
                **usual,
                name: word,
            }
    for name, word in (("language", "fr"), ("seats", "3"), ("", "")):
        with pytest.raises(TableError):
            await harness.tables.users.set_preference(HOST.id, name, word)
    assert await harness.tables.users.read_preferences(HOST.id) == usual


async def test_other_processes_see_a_change(harness: TablesHarness) -> None:
    service = harness.tables.service
    other = PreferenceCache(service.read, alone=False)
    await other.refresh()
    for word, language in (("ja", "ja"), ("discord", None)):
        harness.clock.advance(minutes=1)
        await harness.tables.users.set_preference(HOST.id, "language", word)
        assert service.preference_cache.of(HOST.id).language == language
        await other.refresh()
        assert other.of(HOST.id) == service.preference_cache.of(HOST.id)
    assert other.of(HOST.id) == DEFAULTS
    await harness.tables.users.set_preference(HOST.id, "language", "ja")
    await other.refresh()
    await harness.tables.users.delete_personal_data(HOST.id, lambda *_: "")
    assert other.of(HOST.id) != DEFAULTS
    await other.refresh()
    assert other.of(HOST.id) == DEFAULTS
