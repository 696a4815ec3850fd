"""Registering the slash commands again keeps what Discord itself has added to them."""

from __future__ import annotations

import pytest

from tests.e2e.harness import AppHarness

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_the_entry_point_of_an_embedded_app_stays(app: AppHarness) -> None:
    book = app.server.commands
    entry, ours = book.add_entry_point(), {c["name"] for c in book.listed(None)}
    key = f"commands:{app.bot.application_id}:global"
    await app.bot.service.store.remember(key, "those of an older version")
    before = book.writes
    await app.restart()
    assert book.writes == before + 1, "they are registered again"
    listed = {command["name"]: command for command in book.listed(None)}
    assert listed.keys() == ours | {entry["name"]}
    assert listed[entry["name"]] == {**entry, "version": listed[entry["name"]]["version"]}
    await app.restart()
    assert book.writes == before + 1, "nothing has changed"
