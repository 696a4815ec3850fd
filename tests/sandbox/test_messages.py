"""Messages sent, edited, listed and deleted through discord.py."""

from __future__ import annotations

import io

import discord
import pytest

from bot.sandbox import Channel, Guild, LoopbackDiscord, User
from tests.sandbox.conftest import Rest
from tests.sandbox.sample_bot import PNG, SampleBot, picture


def place(sample_bot: SampleBot, games: Channel) -> discord.TextChannel:
    """Return the channel as discord.py's object."""
    channel = sample_bot.get_channel(games.id)
    assert isinstance(channel, discord.TextChannel)
    return channel


async def test_the_same_nonce_sends_once(sample_bot: SampleBot, games: Channel) -> None:
    first = await place(sample_bot, games).send("one", nonce="move:7:1")
    again = await place(sample_bot, games).send("one", nonce="move:7:1")
    other = await place(sample_bot, games).send("two", nonce="move:7:2")
    assert first.id == again.id != other.id
    assert [m.content for m in games.messages] == ["one", "two"]


async def test_a_nonce_is_forgotten_after_some_minutes(
    sample_bot: SampleBot, games: Channel, server: LoopbackDiscord
) -> None:
    await place(sample_bot, games).send("one", nonce="n")
    server.advance(301)
    await place(sample_bot, games).send("one", nonce="n")
    assert len(games.messages) == 2


async def test_only_allowed_mentions_notify(
    sample_bot: SampleBot, games: Channel, alice: User, bob: User, guild: Guild
) -> None:
    text = f"{alice.mention} {bob.mention} @everyone"
    channel = place(sample_bot, games)
    await channel.send(text)
    await channel.send(text, allowed_mentions=discord.AllowedMentions.none())
    only_bob = discord.AllowedMentions(everyone=False, users=[discord.Object(bob.id)])
    await channel.send(text, allowed_mentions=only_bob)
    assert [m.mentions for m in games.messages] == [[alice, bob], [], [bob]]
    assert not any(m.mentions_everyone for m in games.messages), "it may not mention everyone"
    guild.bot_role.permissions |= discord.Permissions(mention_everyone=True).value
    await channel.send(text)
    assert games.messages[-1].mentions_everyone


async def test_mentions_notify_in_components_v2_but_not_in_edits(
    sample_bot: SampleBot, games: Channel, alice: User
) -> None:
    view = discord.ui.LayoutView()
    view.add_item(discord.ui.TextDisplay(f"Your turn, {alice.mention}"))
    await place(sample_bot, games).send(view=view)
    assert games.messages[-1].mentions == [alice]
    sent = await place(sample_bot, games).send("quiet")
    await sent.edit(content=alice.mention)
    assert games.messages[-1].mentions == []


async def test_a_reply_names_its_message_and_notifies_the_author(
    sample_bot: SampleBot, games: Channel, alice: User
) -> None:
    said = alice.at(games).say("hello")
    message = await place(sample_bot, games).fetch_message(said.id)
    await message.reply("hi")
    silent = discord.AllowedMentions(replied_user=False)
    await message.reply("hi", allowed_mentions=silent)
    first, second = games.messages[1:]
    assert first.reference is not None
    assert first.reference["message_id"] == str(said.id)
    assert (first.mentions, second.mentions) == ([alice], [])


async def test_an_edit_keeps_the_attachments_it_lists(
    sample_bot: SampleBot, games: Channel
) -> None:
    sent = await place(sample_bot, games).send(files=[picture("a.png"), picture("b.png", "B")])
    message = games.messages[0]
    kept = await sent.edit(attachments=[sent.attachments[1]])
    assert [a.filename for a in message.attachments] == ["b.png"]
    await kept.edit(content="text only")
    assert [a.description for a in message.attachments] == ["B"]
    await kept.edit(attachments=[kept.attachments[0], picture("c.png")])
    assert [a.filename for a in message.attachments] == ["b.png", "c.png"]
    await kept.edit(attachments=[])
    assert message.attachments == []


async def test_an_edit_cannot_keep_a_missing_attachment(
    games: Channel, rest: Rest, server: LoopbackDiscord
) -> None:
    _, sent = await rest("POST", f"/channels/{games.id}/messages", {"content": "x"})
    path = f"/channels/{games.id}/messages/{sent['id']}"
    status, body = await rest("PATCH", path, {"attachments": [{"id": "12345"}]})
    assert (status, body["code"]) == (400, 50035)


async def test_an_embed_shows_an_attached_picture(sample_bot: SampleBot, games: Channel) -> None:
    embed = discord.Embed(title="Board", description="Round 2")
    embed.set_image(url="attachment://board.png")
    sent = await place(sample_bot, games).send(embed=embed, file=picture())
    message = games.messages[0]
    assert sent.embeds[0].image.url == message.attachments[0].url
    assert message.text == "Board\nRound 2"
    assert sent.attachments == [], "a picture used by an embed is not listed"


async def test_history_is_newest_first(sample_bot: SampleBot, games: Channel) -> None:
    channel = place(sample_bot, games)
    sent = [await channel.send(str(n)) for n in range(5)]
    assert [m.content async for m in channel.history(limit=2)] == ["4", "3"]
    assert [m.content async for m in channel.history(limit=2, before=sent[2])] == ["1", "0"]
    assert [m.content async for m in channel.history(limit=2, after=sent[2])] == ["3", "4"]
    around = [m.content async for m in channel.history(limit=3, around=sent[2])]
    assert sorted(around) == ["1", "2", "3"]


async def test_a_deleted_message_is_gone(sample_bot: SampleBot, games: Channel) -> None:
    sent = await place(sample_bot, games).send("x")
    await sent.delete()
    assert games.messages == []
    with pytest.raises(discord.NotFound) as refusal:
        await sent.delete()
    assert refusal.value.code == 10008


async def test_old_messages_allow_few_edits(
    sample_bot: SampleBot, games: Channel, server: LoopbackDiscord, rest: Rest
) -> None:
    old = await place(sample_bot, games).send("old")
    server.advance(3601)
    young = await place(sample_bot, games).send("young")
    for number in range(3):
        await old.edit(content=f"edit {number}")
    path = f"/channels/{games.id}/messages/{old.id}"
    status, refusal = await rest("PATCH", path, {"content": "one too many"})
    assert (status, refusal["code"]) == (429, 30046)
    assert games.messages[0].content == "edit 2"
    for number in range(5):
        await young.edit(content=f"edit {number}")


async def test_other_peoples_messages_cannot_be_edited(
    sample_bot: SampleBot, games: Channel, alice: User, guild: Guild
) -> None:
    said = alice.at(games).say("mine")
    partial = place(sample_bot, games).get_partial_message(said.id)
    with pytest.raises(discord.Forbidden) as refusal:
        await partial.edit(content="yours")
    assert refusal.value.code == 50005
    with pytest.raises(discord.Forbidden) as refusal:
        await partial.delete()
    assert refusal.value.code == 50013
    guild.bot_role.permissions |= discord.Permissions(manage_messages=True).value
    await partial.delete()
    assert games.messages == []


async def test_a_file_over_ten_mebibytes_is_refused(sample_bot: SampleBot, games: Channel) -> None:
    channel = place(sample_bot, games)
    limit = 10 * 1024 * 1024
    await channel.send(file=discord.File(io.BytesIO(bytes(limit)), "fits.bin"))
    with pytest.raises(discord.HTTPException) as refusal:
        await channel.send(file=discord.File(io.BytesIO(bytes(limit + 1)), "not.bin"))
    assert (refusal.value.status, refusal.value.code) == (413, 40005)


async def test_components_v2_need_their_pictures(games: Channel, rest: Rest) -> None:
    gallery = {"type": 12, "items": [{"media": {"url": "attachment://board.png"}}]}
    body = {"flags": 1 << 15, "components": [gallery]}
    status, answer = await rest("POST", f"/channels/{games.id}/messages", body)
    assert (status, answer["code"]) == (400, 50035)
    status, answer = await rest("POST", f"/channels/{games.id}/messages", body, {"board.png": PNG})
    assert status == 200
    assert games.messages[0].shown[0].data == PNG
    path = f"/channels/{games.id}/messages/{answer['id']}"
    status, refused = await rest("PATCH", path, {"attachments": []})
    assert status == 200, "resolved components keep their URLs"
    status, refused = await rest("PATCH", path, {"components": [gallery]})
    assert (status, refused["code"]) == (400, 50035)


async def test_a_file_no_component_uses_is_not_shown(games: Channel, rest: Rest) -> None:
    text = {"type": 10, "content": "hello"}
    body = {"flags": 1 << 15, "components": [text]}
    await rest("POST", f"/channels/{games.id}/messages", body, {"board.png": PNG})
    assert len(games.messages[0].attachments) == 1
    assert games.messages[0].shown == []


async def test_waiting_for_a_message_posted_later(
    sample_bot: SampleBot, games: Channel, alice: User
) -> None:
    waiting = games.wait_for(lambda m: "done" in m.text, timeout=2)
    await alice.at(games).slash("slow")
    assert (await waiting).content == "done"
    with pytest.raises(TimeoutError):
        await games.wait_for(lambda m: "never" in m.text, timeout=0.02)
