"""One command lists a person's tables, wherever it is typed."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from bot.demonstration.people import Way
from bot.sandbox import Message
from tests.e2e.harness import TOY, AppHarness
from tests.e2e.presses import has_button, press_act, show_stored_data

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_my_tables_are_listed_privately_and_next_cycles_through_them(app: AppHarness) -> None:
    alice = app.people[0]
    lobby = await app.open(2)
    await alice.at(app.channel()).slash("game new", game="emperor", seats=3, thread=False)
    games = [await app.begin(2, game=TOY), await app.begin(2), await app.begin(2, "tuscany")]
    while app.mover(games[1]) is not alice:
        await app.play(games[1], (Way.MOVE,), "first", moves=1)
    tables = [await app.table(channel) for channel in games]
    mine = [t for t in tables if str(alice.id) in {pending.user_id for pending in t.pending}]
    seen = (await alice.at(alice.dm).slash("tables")).message
    assert seen.ephemeral
    assert f"{len(mine)} of your 5 tables are waiting for you" in seen.text
    numbers = [int(n) for n in re.findall(r"table (\d+)", seen.text)]
    assert len(numbers) == 5
    assert set(numbers[: len(mine)]) == {table.id for table in mine}
    assert numbers[len(mine)] == (await app.table(lobby)).id
    assert f"**{alice.name}**, " in seen.text
    assert "Not started: 2 of 2 players" in seen.text
    assert "Not started: 1 of 3 players" in seen.text
    links = [b.url for b in seen.buttons() if b.url]
    assert len(links) == 5
    assert app.board(games[1]).message.link in links
    await _goes_round(app, seen, [table.id for table in mine])
    nothing = (await app.stranger.at(app.stranger.dm).slash("tables")).text
    assert "You’re not at any table. /play opens one in a server channel" in nothing


def changes(message: Message) -> Callable[[Message], bool]:
    before = message.components
    return lambda found: found is message and found.components != before


def offers(message: Message, act: str) -> Callable[[Message], bool]:
    return lambda found: found is message and has_button(act)(found)


def tells(message: Message, text: str) -> Callable[[Message], bool]:
    return lambda found: found is message and text in found.text


async def _goes_round(app: AppHarness, seen: Message, waiting: list[int]) -> None:
    """Follow the list to each waiting table and back, across a restart."""
    alice = app.people[0]
    hands = alice.at(alice.dm)
    await app.restart()
    await hands.click(re.compile("^next:"), message=seen)
    shown = []
    for _ in waiting:
        await alice.dm.wait_for(lambda m: m is seen and len(m.shown) == 1)
        (way,) = (b for b in seen.buttons() if b.label == "To the board")
        shown.append(way.url)
        assert has_button("mine")(seen)
        if len(waiting) > 1:
            changed = changes(seen)
            await hands.click(re.compile("^next:"), message=seen)
            await alice.dm.wait_for(changed)
    assert len(set(shown)) == len(waiting)
    await hands.click(re.compile("^mine:"), message=seen)
    await alice.dm.wait_for(lambda m: m is seen and "My tables" in m.text and not m.shown)


async def test_a_note_is_shown_to_its_owner_only(app: AppHarness) -> None:
    channel = await app.begin(2, game=TOY)
    alice, bob = (person.at(channel) for person in app.people[:2])
    form = (await press_act(alice, "note")).modal
    assert form is not None
    kept = await alice.submit_modal({"note": "watch  *Bob*’s\ncards"})
    assert kept.ephemeral
    assert "Your note: watch \\*Bob\\*’s cards" in kept.text
    await app.restart()
    assert "watch" in (await alice.slash("view")).text
    for looks in ("view", "status", "history"):
        assert "watch" not in (await bob.slash(looks)).text
    assert "watch" not in str((await press_act(bob, "note")).modal)
    assert "watch" in str((await press_act(alice, "note")).modal)
    settings = (await alice.slash("settings")).message
    listed = await alice.click("Notes", message=settings)
    assert f"table {(await app.table(channel)).id}**: watch" in listed.text
    opened = await alice.select("Change a note…", str((await app.table(channel)).id))
    assert "watch" in str(opened.modal)
    await press_act(alice, "note")
    assert "The note is deleted." in (await alice.submit_modal({"note": " "})).text
    await press_act(alice, "note")
    kept = await alice.submit_modal({"note": "watch"})
    await alice.click(re.compile("^notegone:"), message=kept.message)
    await channel.wait_for(lambda m: m is kept.message and "The note is deleted." in m.text)
    assert "watch" not in (await alice.slash("view")).text
    assert not any("watch" in line for line in app.records.lines)


async def test_stored_data_can_be_exported_and_deleted_privately(app: AppHarness) -> None:
    sam = app.stranger
    hands = sam.at(sam.dm)
    channel = app.channel()
    await sam.at(channel).slash("game new", game="caylus", seats=3, thread=False)
    await channel.wait_for(has_button("join"))
    had = await show_stored_data(hands)
    await hands.click("Download it all", message=had)
    await sam.dm.wait_for(lambda m: m is had and bool(m.attachments))
    assert f'"name": "{sam.name}"' in had.attachments[0].data.decode()
    assert offers(had, "forget")(had)
    asked = await show_stored_data(hands)
    assert "You’re still at 1 unfinished table" in asked.text
    await hands.click(re.compile("^forget:"), message=asked)
    await sam.dm.wait_for(
        lambda m: not offers(m, "forget")(m) and "Leave or resign there first" in m.text
    )
    assert not any(offers(message, "forgetnow")(message) for message in sam.dm.visible_to(sam))
    await sam.at(channel).slash("game cancel")
    asked = await show_stored_data(hands)
    assert "Leave or resign there first" not in asked.text
    await hands.click(re.compile("^forget:"), message=asked)
    await sam.dm.wait_for(offers(asked, "forgetnow"))
    await hands.click(re.compile("^forgetnow:"), message=asked)
    await sam.dm.wait_for(
        tells(asked, "Your data is deleted, and your name is replaced in 1 game.")
    )
    assert (await app.table(channel)).names == ("Player 1",)
