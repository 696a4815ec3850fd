"""Whole games from /game new to the result, by typing, by pressing and by both."""

from __future__ import annotations

import re

import pytest

from bot.demonstration.people import Way, result_of
from bot.sandbox import Channel
from engine.core.record_reader import read_record
from tests.e2e.harness import AppHarness
from tests.e2e.presses import press_act
from tests.thorough import by_turns

pytestmark = pytest.mark.asyncio(loop_scope="module")

WAYS = {
    "typed": (Way.MOVE, Way.VERB),
    "pressed": (Way.PANEL,),
    "mixed": (Way.PANEL, Way.MOVE, Way.VERB),
}


@pytest.mark.parametrize(
    ("ways", "seats", "options"),
    by_turns([("mixed", 2, "favors=simplified"), ("typed", 2, ""), ("pressed", 3, "")], 0, 3),
)
async def test_a_game_is_played_to_its_end(
    app: AppHarness, ways: str, seats: int, options: str
) -> None:
    channel = await app.begin(seats, options=options)
    moves = await app.play(channel, WAYS[ways], seed=ways)
    await app.quiet()
    assert moves > 60
    await check_the_end(app, channel, seats)


async def check_the_end(app: AppHarness, channel: Channel, seats: int) -> None:
    """Check that result, picture, record and verification agree, and no control remains."""
    result = result_of(channel)
    assert result is not None
    table = await app.table(channel)
    winners = [table.seats[seat].name for seat in table.winners]
    assert all(name in result.text for name in winners)
    assert [picture.filename for picture in result.shown] == ["board.png", "ending.png"]
    assert result.shown[0].pixels is not None
    assert result.mentions == []
    someone = app.people[0].at(channel)
    exported = await press_act(someone, "export")
    record = read_record(exported.message.attachments[0].data.decode())
    assert len(record.names) == seats
    assert record.replay().over
    assert "moves match" in (await press_act(someone, "verify")).text
    log = await (await someone.click(re.compile("^log:"), message=result)).answer()
    assert f"table {table.id}" in log.text
    assert "Turning points" in result.text
    assert "At the end: " in result.text
    assert len(result.alt_texts) == 2
    for alt in result.alt_texts:
        assert all(seat.name in alt for seat in table.seats)
        assert all(name in alt for name in record.names)
        assert "wins." in alt or "share the win." in alt
    controls = {b.custom_id.split(":")[0] for m in channel.messages for b in m.buttons()}
    usual = {"export", "log", "verify", "rematch", "replay", "review"}
    assert controls == usual | ({"rating"} if table.rated else set())
