"""Slash commands and autocomplete, typed by people."""

from __future__ import annotations

import re

import discord
import pytest

from bot.sandbox import CannotDo, Channel, Guild, LoopbackDiscord, NoAnswer, NotAllowed, User
from tests.sandbox.sample_bot import PNG, SampleBot


async def test_a_command_is_answered_with_a_picture(
    sample_bot: SampleBot, games: Channel, alice: User, server: LoopbackDiscord
) -> None:
    reply = await alice.at(games).slash("board", target="12")
    assert reply.text.startswith("board for 12")
    assert 0 < reply.ack_seconds < 1
    assert not reply.ephemeral
    assert not reply.deferred
    (attachment,) = reply.message.attachments
    assert attachment.data == PNG
    assert reply.message.alt_texts == ["A board"]
    assert games.messages == [reply.message]
    assert await server.fetch(attachment.url) == PNG


async def test_a_subcommand_receives_the_user_and_their_language(
    sample_bot: SampleBot, games: Channel, bob: User
) -> None:
    reply = await bob.at(games).slash("caylus place", target="12")
    assert reply.text == "Bob (zh-TW) places at 12"
    assert (await bob.at(games).slash("caylus deep down")).text == "down here"


async def test_options_of_every_kind_reach_the_bot(
    sample_bot: SampleBot, games: Channel, alice: User, bob: User
) -> None:
    reply = await alice.at(games).slash(
        "echo", number=3, person=bob, place=games, file=("note.txt", b"hello"), yes=True
    )
    assert reply.text == "3 Bob games hello True"


@pytest.mark.parametrize(
    ("command", "options", "complaint"),
    [
        ("nothing", {}, "no command /nothing"),
        ("caylus", {}, "needs one of: "),
        ("caylus nothing", {}, "no 'nothing'"),
        ("caylus place", {}, "'target' is required"),
        ("board", {"who": "x"}, "no option ['who']"),
        ("echo", {"number": 6}, "takes 1 to 5"),
        ("echo", {"number": "3"}, "a whole number"),
        ("echo", {"number": 3, "person": "Bob"}, "does not take"),
        ("colour", {"name": "Green"}, "takes one of ['Red']"),
    ],
)
async def test_a_client_refuses_invalid_input(
    sample_bot: SampleBot,
    games: Channel,
    alice: User,
    command: str,
    options: dict[str, object],
    complaint: str,
) -> None:
    with pytest.raises(CannotDo, match=re.escape(complaint)):
        await alice.at(games).slash(command, options)


async def test_a_violated_limit_is_named_with_its_values_for_translation(
    sample_bot: SampleBot, games: Channel, bob: User
) -> None:
    for options, word, figures in (
        ({"number": 6}, "takesRange", {"name": "number", "low": 1, "high": 5}),
        ({"number": "3"}, "takesWhole", {"name": "number"}),
        ({"number": 3, "yes": "so"}, "notOffered", {"name": "yes"}),
    ):
        with pytest.raises(CannotDo) as refused:
            await bob.at(games).slash("echo", options)
        assert (refused.value.word, refused.value.figures) == (word, figures)


async def test_a_choice_is_selected_by_its_label(
    sample_bot: SampleBot, games: Channel, alice: User
) -> None:
    assert (await alice.at(games).slash("colour", name="Red")).text == "Red=r"


async def test_autocomplete_offers_choices(
    sample_bot: SampleBot, games: Channel, alice: User
) -> None:
    choices = await alice.at(games).autocomplete("move", "move", "pla")
    assert choices.values == ["place peddler", "place lawyer"]
    assert choices.labels == ["Place Peddler", "Place Lawyer"]
    assert choices.ack_seconds < 1
    with pytest.raises(CannotDo, match="no autocomplete"):
        await alice.at(games).autocomplete("board", "target", "x")


async def test_a_commands_permissions_are_respected(
    sample_bot: SampleBot, games: Channel, alice: User, guild: Guild
) -> None:
    with pytest.raises(NotAllowed, match="manage_guild"):
        await alice.at(games).slash("admin")
    chief = guild.add_member("Chief", permissions=discord.Permissions(manage_guild=True))
    assert (await chief.at(games).slash("admin")).text == "True"
    assert (await guild.owner.at(games).slash("admin")).text == "True"
    games.set_permissions(alice, deny=discord.Permissions(use_application_commands=True))
    with pytest.raises(NotAllowed, match="may not use commands"):
        await alice.at(games).slash("board")
    games.set_permissions(alice, deny=discord.Permissions(view_channel=True))
    with pytest.raises(NotAllowed, match="does not see"):
        await alice.at(games).slash("board")


async def test_a_direct_message_has_its_own_commands(sample_bot: SampleBot, alice: User) -> None:
    reply = await alice.at(alice.dm).slash("board")
    assert reply.text.startswith("board")
    assert alice.dm.messages == [reply.message]
    with pytest.raises(CannotDo, match="does not exist here"):
        await alice.at(alice.dm).slash("admin")


async def test_a_bot_that_does_not_answer_is_detected(
    sample_bot: SampleBot, games: Channel, alice: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.sandbox.limits.FIRST_RESPONSE_S", 0.1)
    with pytest.raises(NoAnswer, match=r"0\.1 s"):
        await alice.at(games).slash("mute")


async def test_a_bot_that_is_offline_is_detected(
    server: LoopbackDiscord, games: Channel, alice: User
) -> None:
    server.commands.overwrite(None, [{"name": "board", "description": "x"}])
    with pytest.raises(NoAnswer, match="not connected"):
        await alice.at(games).slash("board")


async def test_the_menu_of_a_person_gives_the_bot_their_membership(
    sample_bot: SampleBot, games: Channel, alice: User, bob: User
) -> None:
    reply = await alice.at(games).choose("Greet", bob)
    assert reply.text == "hello Bob, True"
    data = reply.interaction.payload()["data"]
    assert (data["type"], data["target_id"]) == (2, str(bob.id))
    assert [*data["resolved"]] == ["users", "members"]
    assert "user" not in data["resolved"]["members"][str(bob.id)]


async def test_the_menu_of_a_message_gives_the_bot_what_it_says(
    sample_bot: SampleBot, games: Channel, alice: User, bob: User, server: LoopbackDiscord
) -> None:
    said = alice.at(games).say("a fine move")
    reply = await bob.at(games).choose("Quote", said)
    assert reply.text == "Alice: a fine move"
    data = reply.interaction.payload()["data"]
    assert (data["type"], [*data["resolved"]["messages"]]) == (3, [str(said.id)])
    with pytest.raises(CannotDo, match="there are: \\['Quote'\\]"):
        await bob.at(games).choose("Greet", said)
    command = next(each for each in server.commands.listed(None) if each["name"] == "Quote")
    command["contexts"] = [1]
    with pytest.raises(CannotDo, match="'Quote' does not exist here"):
        await bob.at(games).choose("Quote", said)


async def test_localised_names_are_understood(
    sample_bot: SampleBot, games: Channel, bob: User, server: LoopbackDiscord
) -> None:
    commands = server.commands.listed(None)
    named = next(c for c in commands if c["name"] == "board")
    named["name_localizations"] = {"zh-TW": "版圖"}
    assert (await bob.at(games).slash("版圖")).text.startswith("board")
