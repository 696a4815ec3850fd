"""Games started under an older version of the rules continue, or the table says what to do."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.discord_ui.records import verification_lines
from bot.tables.domain.errors import TableClosed, TableDamaged
from bot.tables.domain.table import Status
from engine.core.words.catalogue import catalogue
from tests.bot.tables.harness import ADMIN, TablesHarness
from tests.engine.toy.game import Toy


async def test_a_game_continues_under_newer_rules(
    harness: TablesHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = await harness.random(await harness.game("toy", 2), 4)
    monkeypatch.setattr(Toy, "rules_version", 2)
    await harness.restart()
    assert await harness.tables.check() == [], "it is valid, but cannot be replayed"
    with pytest.raises(TableClosed) as refused:
        await harness.tables.repair(position.table.id)
    assert refused.value.text.key == "table-rules-no-replay"
    over = await harness.random(await harness.tables.position(position.table.id), 500)
    assert over.table.status == Status.FINISHED
    found = await harness.tables.verify(position.table.id)
    assert found.holds, "hash and seating agree; the moves cannot be re-run"
    said = verification_lines(found, catalogue("en", "bot"))
    assert "started under version 1" in said[0]
    assert len(said) == 3, "no unreachable position is shown"
    lied = replace(found, seating_agrees=False)
    assert (
        "The re-run doesn’t match what was played"
        in verification_lines(lied, catalogue("en", "bot"))[0]
    )
    assert (await harness.tables.table(position.table.id)).rules_version == 1


async def test_an_unreadable_position_says_what_to_do(
    harness: TablesHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = await harness.random(await harness.game("toy", 2), 4)
    table_id = position.table.id
    monkeypatch.setattr(Toy, "rules_version", 2)
    monkeypatch.setattr(Toy, "broken_invariants", lambda *_: ["there is no market any more"])
    await harness.restart()
    with pytest.raises(TableDamaged) as refused:
        await harness.tables.move(
            table_id, position.table.seats[0].user_id, "x", sequence=None, interaction_id="9"
        )
    said = catalogue("en", "bot.tables").format(refused.value.text)
    assert "started under version 1" in said
    assert "/game end" in said
    (found,) = await harness.tables.check()
    assert (found.problem, found.repairable) == (refused.value.text, False)
    ended = await harness.tables.end_by_admin(table_id, ADMIN, harness.next_id)
    assert ended.status == Status.FINISHED
