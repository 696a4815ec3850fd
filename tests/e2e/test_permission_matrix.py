"""Six kinds of people try every command and control; they change only what they may."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import pytest
import pytest_asyncio

from engine.core.registry import game_names
from tests.e2e.harness import TOY, AppHarness
from tests.e2e.permission_matrix import (
    ADMIN,
    ADMIN_ELSEWHERE,
    ALLOWED_TO_ALL,
    COMMANDS,
    HOST,
    KINDS,
    MAY,
    PHASES,
    RESIGNED,
    SAMPLE_ACTIONS,
    SEATED_ELSEWHERE,
    STRANGER,
    PermissionServer,
    latest_message,
)
from tests.thorough import by_turns

pytestmark = pytest.mark.asyncio(loop_scope="module")

Tried = TypeVar("Tried")

READING = ("view", "score", "status", "board", "more", "log", "export", "verify", "replay", "card")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def server(app: AppHarness) -> PermissionServer:
    return await PermissionServer.built(app)


async def test_the_matrix_lists_every_command_and_action(server: PermissionServer) -> None:
    own = {name for name in server.commands() if name.split()[0] not in game_names()}
    assert own == set(COMMANDS)
    known = {*server.commands(), *server.app.bot.dispatcher.handlers}
    assert {name for by in MAY.values() for names in by.values() for name in names} <= known


def in_turn(tried: Sequence[Tried], phase: str, kind: str) -> Sequence[Tried]:
    """Return all items for the host in a running game, else a fifth of them.

    Each kind of people tries each item in one phase, and in each phase some kind does.
    """
    if (phase, kind) == ("running", HOST):
        return tried
    return by_turns(tried, PHASES.index(phase) + KINDS.index(kind), len(PHASES))


@pytest.mark.parametrize("phase", PHASES)
async def test_in_the_tables_server_nobody_changes_what_they_may_not(
    server: PermissionServer, phase: str
) -> None:
    channel = await server.table(phase)
    olga = server.people[ADMIN].at(channel)
    asked = [await olga.slash(name) for name in ("game end", "help")]
    presses = await server.presses(channel, asked)
    names = [n for n in server.commands() if n.split()[0] == TOY or n in COMMANDS]
    before = server.fingerprint()
    for kind in KINDS:
        if phase == "lobby" and kind == RESIGNED:
            continue
        who, may = server.people[kind], MAY[phase].get(kind, set()) | ALLOWED_TO_ALL
        every = phase == "running" and kind == STRANGER
        for name in server.commands() if every else in_turn(names, phase, kind):
            if name not in may:
                await server.type(who, channel, name)
                assert server.fingerprint() == before, (phase, kind, name)
        for press in in_turn(presses, phase, kind):
            if press[0] not in may:
                await server.press(who, latest_message(channel), press)
                assert server.fingerprint() == before, (phase, kind, press)


@pytest.mark.parametrize("phase", PHASES)
async def test_from_another_server_nobody_changes_anything(
    server: PermissionServer, phase: str
) -> None:
    channel = await server.table(phase)
    table = await server.app.table(channel)
    presses = await server.presses(channel, [])
    numbered = [
        name
        for name, command in server.commands().items()
        if any(option.name == "table" for option in command.parameters)
    ]
    assert numbered
    before = server.fingerprint()
    for kind in (SEATED_ELSEWHERE, ADMIN_ELSEWHERE):
        who = server.people[kind]
        for name in numbered:
            await server.type(who, server.away_channel, name, table=table.id)
            assert server.fingerprint() == before, (phase, kind, name)
        for press in in_turn(presses, phase, kind):
            if press[0] not in ALLOWED_TO_ALL:
                await server.press(who, latest_message(server.away_channel), press)
                assert server.fingerprint() == before, (phase, kind, press)


async def test_a_table_number_gives_no_access_from_another_server(
    server: PermissionServer,
) -> None:
    channel = await server.table("running")
    presses = [
        p for p in await server.presses(server.away_channel, []) if p[0] not in ALLOWED_TO_ALL
    ]
    before = server.fingerprint()
    for kind in (STRANGER, ADMIN, HOST, RESIGNED):
        await server.type(server.people[kind], channel, "game resume", table=server.away_table.id)
        for press in in_turn(presses, "running", kind):
            await server.press(server.people[kind], latest_message(channel), press)
            assert server.fingerprint() == before, (kind, press)


async def test_a_table_of_another_server_cannot_be_read_by_number(server: PermissionServer) -> None:
    channel = await server.table("final")
    number = (await server.app.table(channel)).id
    far = server.people[ADMIN_ELSEWHERE]
    for act in READING:
        reply = await server.press(
            far, latest_message(server.away_channel), (act, f"{act}:{number}:0:", "")
        )
        assert "There’s no table" in (await reply.answer()).text, act


async def test_a_vote_of_another_server_cannot_be_read(server: PermissionServer) -> None:
    channel = await server.table("vote")
    table = await server.app.table(channel)
    vote = (await server.app.tables.open_votes(table.id))[-1]
    far, on = server.people[ADMIN_ELSEWHERE], latest_message(server.away_channel)
    text = on.text
    for act in ("yes", "nay", "vote"):
        theirs, none = [
            await (await server.press(far, on, (act, f"{act}:{number}:0:", ""))).answer()
            for number in (vote.id, 999_999)
        ]
        assert theirs.text == none.text, "like a vote that does not exist"
    assert on.text == text


@pytest.mark.parametrize(("phase", "kind", "name"), SAMPLE_ACTIONS)
async def test_allowed_actions_change_something(
    server: PermissionServer, phase: str, kind: str, name: str
) -> None:
    assert name in MAY[phase][kind]
    channel = await server.table(phase)
    who, before = server.people[kind], server.fingerprint()
    if name in server.commands():
        await server.type(who, channel, name)
    else:
        press = next(p for p in await server.presses(channel, []) if p[0] == name)
        await server.press(who, latest_message(channel), press)
    await server.app.quiet()
    assert server.fingerprint() != before
