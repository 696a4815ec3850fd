"""Six kinds of people try every command and control; they change only what they may."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import pytest
import pytest_asyncio

from engine.core.registry import game_names
from tests.e2e.harness import TOY, AppHarness
from tests.e2e.permission_matrix import (
    COMMANDS,
    DOES,
    HOST,
    KINDS,
    MAY,
    ORGANISER,
    ORGANISER_ELSEWHERE,
    OWN,
    PHASES,
    RESIGNED,
    SEATED_ELSEWHERE,
    STRANGER,
    PermissionServer,
    latest_message,
)

pytestmark = pytest.mark.asyncio(loop_scope="module")

Tried = TypeVar("Tried")

READING = ("view", "score", "status", "board", "more", "log", "export", "verify", "replay", "card")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def town(app: AppHarness) -> PermissionServer:
    return await PermissionServer.built(app)


async def test_the_matrix_lists_every_command_and_action(town: PermissionServer) -> None:
    own = {name for name in town.commands() if name.split()[0] not in game_names()}
    assert own == set(COMMANDS)
    known = {*town.commands(), *town.app.bot._presses}
    assert {name for by in MAY.values() for names in by.values() for name in names} <= known


def by_turns(tried: Sequence[Tried], phase: str, kind: str) -> Sequence[Tried]:
    """Return all items for the host in a running game, else a third, rotating over the kinds."""
    if (phase, kind) == ("running", HOST):
        return tried
    return tried[(PHASES.index(phase) + KINDS.index(kind)) % 3 :: 3]


@pytest.mark.parametrize("phase", PHASES)
async def test_in_the_tables_server_nobody_changes_what_they_may_not(
    town: PermissionServer, phase: str
) -> None:
    channel = await town.table(phase)
    olga = town.people[ORGANISER].at(channel)
    asked = [await olga.slash(name) for name in ("game end", "help", "log")]
    presses = await town.presses(channel, asked)
    names = [n for n in town.commands() if n.split()[0] == TOY or n in COMMANDS]
    before = town.fingerprint()
    for kind in KINDS:
        if phase == "lobby" and kind == RESIGNED:
            continue
        who, may = town.people[kind], MAY[phase].get(kind, set()) | OWN
        every = phase == "running" and kind == STRANGER
        for name in town.commands() if every else by_turns(names, phase, kind):
            if name not in may:
                await town.type(who, channel, name)
                assert town.fingerprint() == before, (phase, kind, name)
        for press in by_turns(presses, phase, kind):
            if press[0] not in may:
                await town.press(who, latest_message(channel), press)
                assert town.fingerprint() == before, (phase, kind, press)


@pytest.mark.parametrize("phase", PHASES)
async def test_from_another_server_nobody_changes_anything(
    town: PermissionServer, phase: str
) -> None:
    channel = await town.table(phase)
    table = await town.app.table(channel)
    presses = await town.presses(channel, [])
    numbered = [
        name
        for name, command in town.commands().items()
        if any(option.name == "table" for option in command.parameters)
    ]
    assert numbered
    before = town.fingerprint()
    for kind in (SEATED_ELSEWHERE, ORGANISER_ELSEWHERE):
        who = town.people[kind]
        for name in numbered:
            await town.type(who, town.away_channel, name, table=table.id)
            assert town.fingerprint() == before, (phase, kind, name)
        for press in by_turns(presses, phase, kind):
            if press[0] not in {"new", *OWN}:
                await town.press(who, latest_message(town.away_channel), press)
                assert town.fingerprint() == before, (phase, kind, press)


async def test_a_table_number_gives_no_access_from_another_server(
    town: PermissionServer,
) -> None:
    channel = await town.table("running")
    presses = [p for p in await town.presses(town.away_channel, []) if p[0] not in {"new", *OWN}]
    before = town.fingerprint()
    for kind in (STRANGER, ORGANISER, HOST, RESIGNED):
        await town.type(town.people[kind], channel, "game resume", table=town.away_table.id)
        for press in presses:
            await town.press(town.people[kind], latest_message(channel), press)
            assert town.fingerprint() == before, (kind, press)


async def test_a_table_of_another_server_cannot_be_read_by_number(town: PermissionServer) -> None:
    channel = await town.table("final")
    number = (await town.app.table(channel)).id
    far = town.people[ORGANISER_ELSEWHERE]
    for act in READING:
        reply = await town.press(
            far, latest_message(town.away_channel), (act, f"{act}:{number}:0:", "")
        )
        assert "There’s no table" in (await reply.answer()).text, act


async def test_a_vote_of_another_server_cannot_be_read(town: PermissionServer) -> None:
    channel = await town.table("vote")
    table = await town.app.table(channel)
    proposal = (await town.app.tables.proposals(table.id))[-1]
    far, on = town.people[ORGANISER_ELSEWHERE], latest_message(town.away_channel)
    text = on.text
    for act in ("yes", "nay", "vote"):
        theirs, none = [
            await (await town.press(far, on, (act, f"{act}:{number}:0:", ""))).answer()
            for number in (proposal.id, 999_999)
        ]
        assert theirs.text == none.text, "like a vote that does not exist"
    assert on.text == text


@pytest.mark.parametrize(("phase", "kind", "name"), DOES)
async def test_allowed_actions_change_something(
    town: PermissionServer, phase: str, kind: str, name: str
) -> None:
    assert name in MAY[phase][kind]
    channel = await town.table(phase)
    who, before = town.people[kind], town.fingerprint()
    if name in town.commands():
        await town.type(who, channel, name)
    else:
        press = next(p for p in await town.presses(channel, []) if p[0] == name)
        await town.press(who, latest_message(channel), press)
    assert town.fingerprint() != before
    await town.app.quiet()
