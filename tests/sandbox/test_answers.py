"""The life of an interaction: three seconds, one response, fifteen minutes of follow-ups."""

from __future__ import annotations

import discord
import pytest

from bot.sandbox import Channel, LoopbackDiscord, User
from bot.sandbox.interactions import COMMAND, MODAL_SUBMIT, Interaction
from tests.sandbox.conftest import Rest
from tests.sandbox.sample_bot import SampleBot


async def test_the_first_follow_up_fills_a_deferred_response(
    sample_bot: SampleBot, games: Channel, alice: User
) -> None:
    reply = await alice.at(games).slash("slow")
    assert reply.deferred
    assert reply.message.content == "done"
    assert not reply.message.loading
    assert reply.message.edited_at is None
    assert (await reply.followup()).content == "second"
    assert reply.text == "done\nsecond"


async def test_a_deferred_response_can_be_edited_or_deleted(
    sample_bot: SampleBot, games: Channel, alice: User
) -> None:
    assert (await alice.at(games).slash("slow", how="edit")).text == "edited in"
    gone = await alice.at(games).slash("slow", how="delete")
    assert gone.messages == []
    assert len(games.messages) == 1


async def test_deferring_privately_makes_the_first_follow_up_private(
    sample_bot: SampleBot, games: Channel, alice: User, bob: User
) -> None:
    reply = await alice.at(games).slash("slow", how="secret")
    assert reply.ephemeral
    assert not (await reply.followup()).ephemeral
    assert games.visible_to(bob) == [reply.followups[0]]


async def test_a_deferred_update_allows_an_edit_and_a_follow_up(
    sample_bot: SampleBot, games: Channel, alice: User
) -> None:
    message = (await alice.at(games).slash("board")).message
    reply = await alice.at(games).click("Later")
    extra = await reply.followup()
    assert message.content == "later came"
    assert extra.ephemeral
    assert reply.text == "and more"


async def test_a_refused_response_leaves_the_interaction_open(
    sample_bot: SampleBot, games: Channel, alice: User
) -> None:
    assert (await alice.at(games).slash("error")).text == "400 50035"


async def test_an_interaction_delivered_twice_is_answered_once(
    sample_bot: SampleBot, games: Channel, alice: User, server: LoopbackDiscord
) -> None:
    server.faults.repeat_interactions()
    reply = await alice.at(games).slash("twice")
    await server.settle()
    assert sorted(sample_bot.moved) == [40060, reply.interaction.id, reply.interaction.id]
    assert [m.content for m in games.messages] == ["once"]


def asked(server: LoopbackDiscord, user: User, channel: Channel) -> Interaction:
    """Return a command's interaction that the bot has not received."""
    data = {"id": "1", "name": "x", "type": 1}
    return server.interactions.create(COMMAND, user, channel, data)


def callback(interaction: Interaction) -> str:
    return f"/interactions/{interaction.id}/{interaction.token}/callback"


SAY = {"type": 4, "data": {"content": "hello"}}


async def test_an_interaction_is_unknown_after_three_seconds(
    server: LoopbackDiscord, games: Channel, alice: User, rest: Rest
) -> None:
    interaction = asked(server, alice, games)
    server.advance(3.5)
    status, body = await rest("POST", callback(interaction), SAY)
    assert (status, body["code"]) == (404, 10062)
    assert games.messages == []


async def test_a_second_response_is_refused(
    server: LoopbackDiscord, games: Channel, alice: User, rest: Rest
) -> None:
    interaction = asked(server, alice, games)
    assert await rest("POST", callback(interaction), SAY) == (204, None)
    status, body = await rest("POST", callback(interaction), SAY)
    assert (status, body["code"]) == (400, 40060)


@pytest.mark.parametrize("kind", [1, 6, 7, 8, 99, "4"])
async def test_a_command_accepts_only_its_response_types(
    server: LoopbackDiscord, games: Channel, alice: User, rest: Rest, kind: object
) -> None:
    interaction = asked(server, alice, games)
    status, body = await rest("POST", callback(interaction), {"type": kind, "data": {}})
    assert (status, body["code"]) == (400, 50035)
    assert "type" in body["errors"]


async def test_follow_ups_end_after_fifteen_minutes(
    server: LoopbackDiscord, games: Channel, alice: User, rest: Rest
) -> None:
    interaction = asked(server, alice, games)
    hook = f"/webhooks/{server.bot.id}/{interaction.token}"
    status, body = await rest("POST", hook, {"content": "too early"})
    assert (status, body["code"]) == (404, 10015)
    await rest("POST", callback(interaction), SAY)
    status, body = await rest("POST", hook, {"content": "in time", "flags": 64})
    assert status == 200
    status, edited = await rest("PATCH", f"{hook}/messages/{body['id']}", {"content": "changed"})
    assert (status, edited["content"], edited["flags"]) == (200, "changed", 64)
    status, original = await rest("GET", f"{hook}/messages/@original")
    assert (status, original["content"]) == (200, "hello")
    server.advance(15 * 60)
    status, body = await rest("POST", hook, {"content": "too late"})
    assert (status, body["code"]) == (401, 50027)


async def test_an_ephemeral_message_is_unknown_to_the_channel(
    server: LoopbackDiscord, games: Channel, alice: User, rest: Rest
) -> None:
    interaction = asked(server, alice, games)
    await rest("POST", callback(interaction), {"type": 4, "data": {"content": "x", "flags": 64}})
    (message,) = games.visible_to(alice)
    for method in ("GET", "PATCH", "DELETE"):
        path = f"/channels/{games.id}/messages/{message.id}"
        status, body = await rest(method, path, {"content": "y"} if method == "PATCH" else None)
        assert (status, body["code"]) == (404, 10008)
    assert await rest("GET", f"/channels/{games.id}/messages") == (200, [])
    hook = f"/webhooks/{server.bot.id}/{interaction.token}/messages/@original"
    assert await rest("DELETE", hook) == (204, None)
    assert games.visible_to(alice) == []


async def test_a_response_into_a_deleted_channel_is_refused(
    server: LoopbackDiscord, games: Channel, alice: User, rest: Rest
) -> None:
    interaction = asked(server, alice, games)
    games.delete()
    status, body = await rest("POST", callback(interaction), SAY)
    assert (status, body["code"]) == (404, 10003)


async def test_the_response_names_the_message_it_created(
    server: LoopbackDiscord, games: Channel, alice: User, rest: Rest
) -> None:
    interaction = asked(server, alice, games)
    status, body = await rest("POST", callback(interaction) + "?with_response=1", SAY)
    assert status == 200
    assert body["interaction"]["response_message_id"] == str(games.messages[0].id)
    assert body["resource"]["message"]["content"] == "hello"


async def test_the_interaction_lists_the_bots_permissions(
    sample_bot: SampleBot, games: Channel, guild: object, server: LoopbackDiscord
) -> None:
    games.set_permissions(server.bot, deny=discord.Permissions(attach_files=True))
    assert games.guild is not None
    owner = games.guild.owner
    assert (await owner.at(games).slash("admin")).text == "False"


async def test_a_modal_opened_by_a_command_has_no_message_to_update(
    server: LoopbackDiscord, games: Channel, alice: User, rest: Rest
) -> None:
    opened = asked(server, alice, games)
    data = {"custom_id": "form", "components": []}
    sent = server.interactions.create(MODAL_SUBMIT, alice, games, data, origin=opened)
    status, body = await rest("POST", callback(sent), {"type": 7, "data": {"content": "x"}})
    assert (status, body["errors"]["type"]["_errors"][0]["code"]) == (400, "INTERACTION_NO_MESSAGE")
    assert await rest("POST", callback(sent), SAY) == (204, None)


async def test_filling_a_deferred_response_notifies_nobody(
    server: LoopbackDiscord, games: Channel, alice: User, bob: User, rest: Rest
) -> None:
    interaction = asked(server, alice, games)
    await rest("POST", callback(interaction), {"type": 5})
    hook = f"/webhooks/{server.bot.id}/{interaction.token}"
    await rest("PATCH", f"{hook}/messages/@original", {"content": bob.mention})
    await rest("POST", hook, {"content": bob.mention})
    assert [m.mentions for m in games.messages] == [[], [bob]]
