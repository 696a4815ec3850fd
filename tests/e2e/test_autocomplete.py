"""What the bot suggests while a move is typed."""

from __future__ import annotations

import gc

import discord
import pytest

from bot.sandbox import NoAnswer, limits
from bot.tables.domain.errors import TableError
from tests.e2e.harness import AppHarness

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_players_out_of_turn_get_only_the_movers_name_as_suggestion(
    app: AppHarness,
) -> None:
    channel = await app.begin(2)
    other = app.others(channel, 2)[0].at(channel)
    for command, option in (("move", "move"), ("caylus place", "target")):
        suggestions = await other.autocomplete(command, option, "")
        assert len(suggestions) == 1
        assert app.mover(channel).name in suggestions.labels[0]
        answered = await other.slash(command, {option: suggestions.values[0]})
        assert suggestions.labels[0] in answered.text
    assert "/caylus" in (await other.slash("emperor pass")).text


async def test_autocomplete_ranks_and_offers_at_most_25(app: AppHarness) -> None:
    channel = await app.begin(5)
    mover = app.mover(channel).at(channel)
    everything = await mover.autocomplete("move", "move", "")
    assert 10 < len(everything) <= 25
    assert len(set(everything.labels)) == len(everything)
    assert (await mover.autocomplete("move", "move", "16")).values[0] == "place 16"
    assert (await mover.autocomplete("caylus place", "target", "gate")).values == ["place gate"]
    assert (await mover.autocomplete("move", "move", "zzzz")) == []


@pytest.mark.parametrize("code", [40060, 10062])
async def test_a_repeated_or_late_autocomplete_request_logs_no_error(
    app: AppHarness, code: int
) -> None:
    channel = await app.begin(2)
    mover, faults = app.mover(channel).at(channel), app.server.faults
    app.records.lines.clear()
    faults.repeat_interactions()
    if code == 10062:
        faults.refuse(code, method="POST", path="/interactions/*/callback")
    assert (await mover.autocomplete("move", "move", "16")).values == ["place 16"]
    await app.quiet()
    assert app.records.faults == []
    assert any("interaction.expired" in line and str(code) in line for line in app.records.lines)


async def test_an_autocomplete_request_refused_twice_logs_no_error(
    app: AppHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    def too_many(*_: object) -> None:
        raise TableError.because("limit-suggestions", scope="person", seconds=1)

    channel = await app.begin(2)
    monkeypatch.setattr("bot.discord_ui.dispatch.check_rate_limit", too_many)
    app.server.faults.repeat_interactions()
    mover = app.mover(channel).at(channel)
    assert await mover.autocomplete("move", "move", "") == []
    await app.quiet()
    gc.collect()
    assert app.records.faults == []


async def test_a_failing_autocomplete_request_logs_an_error(
    app: AppHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    channel = await app.begin(2)
    monkeypatch.setattr(discord.InteractionResponse, "autocomplete", None)
    monkeypatch.setattr(limits, "FIRST_RESPONSE_S", 1)
    with pytest.raises(NoAnswer):
        await app.mover(channel).at(channel).autocomplete("move", "move", "")
    await app.quiet()
    assert "Ignoring exception in autocomplete" in app.records.faults.pop()
