"""Buttons, selects, modals and components v2, used by people."""

from __future__ import annotations

import pytest

from bot.sandbox import CannotDo, Channel, LoopbackDiscord, User
from tests.sandbox.sample_bot import SampleBot


async def test_a_button_updates_its_message(
    sample_bot: SampleBot, games: Channel, alice: User, bob: User
) -> None:
    shown = (await alice.at(games).slash("board")).message
    reply = await bob.at(games).click("Pass")
    assert reply.updated
    assert reply.message is shown
    assert shown.content == "Bob passed"
    assert shown.revisions[0].startswith("board for nobody")
    assert len(shown.attachments) == 1, "an edit that does not list attachments keeps them"
    with pytest.raises(CannotDo, match="disabled"):
        await bob.at(games).click("Pass")


async def test_a_button_is_found_by_label_emoji_or_id(
    sample_bot: SampleBot, games: Channel, alice: User
) -> None:
    message = (await alice.at(games).slash("board")).message
    labels = [button.label for button in message.buttons()]
    assert labels == ["Pass", "Whisper", "Form", "Later", "Rules"]
    by_id = await alice.at(games).click(message.buttons()[1].custom_id)
    assert by_id.text == "between us"
    await alice.at(games).click("🏰 Pass", message=message)
    assert message.content == "Alice passed"


async def test_links_and_unknown_buttons_cannot_be_pressed(
    sample_bot: SampleBot, games: Channel, alice: User
) -> None:
    await alice.at(games).slash("board")
    for name in ("Rules", "Win"):
        with pytest.raises(CannotDo, match="nothing called"):
            await alice.at(games).click(name)


async def test_an_ephemeral_reply_is_visible_to_one_person(
    sample_bot: SampleBot, games: Channel, alice: User, bob: User
) -> None:
    shown = (await alice.at(games).slash("board")).message
    reply = await bob.at(games).click("Whisper")
    assert reply.ephemeral
    assert games.messages == [shown]
    assert games.visible_to(alice) == [shown]
    assert games.visible_to(bob) == [shown, reply.message]


async def test_a_select_accepts_values_or_labels(
    sample_bot: SampleBot, games: Channel, alice: User
) -> None:
    message = (await alice.at(games).slash("board")).message
    menu = message.selects()[0]
    assert [(o.label, o.value, o.description) for o in menu.options] == [
        ("Peddler", "12", "sells"),
        ("Lawyer", "14", ""),
    ]
    assert (await alice.at(games).select("Place a worker", "12")).text == "placed at 12"
    assert (await alice.at(games).select(menu.custom_id, "Lawyer")).text == "placed at 14"
    with pytest.raises(CannotDo, match="no option 'Mason'"):
        await alice.at(games).select("Place a worker", "Mason")
    with pytest.raises(CannotDo, match="takes 1 to 1"):
        await alice.at(games).select("Place a worker", "12", "14")


async def test_a_user_select_resolves_the_user(
    sample_bot: SampleBot, games: Channel, alice: User, bob: User
) -> None:
    await alice.at(games).slash("board")
    assert (await alice.at(games).select("Who", bob)).text == "chose Bob"


async def test_a_modal_is_opened_and_sent(
    sample_bot: SampleBot, games: Channel, alice: User
) -> None:
    await alice.at(games).slash("board")
    opened = await alice.at(games).click("Form")
    assert opened.modal is not None
    assert opened.modal["title"] == "Your reason"
    reply = await alice.at(games).submit_modal({"Reason": "late", "Colour": "Red"})
    assert reply.text == "late, ['r'], None, ['box']"
    with pytest.raises(CannotDo, match="no form is open"):
        await alice.at(games).submit_modal(reason="again")


async def test_a_modal_accepts_only_valid_input(
    sample_bot: SampleBot, games: Channel, alice: User
) -> None:
    await alice.at(games).slash("board")
    opened = await alice.at(games).click("Form")
    for fields, complaint in (
        ({"Reason": ""}, "must be filled in"),
        ({"Reason": "x" * 21}, "0 to 20 characters"),
        ({"Reason": "x", "Colour": "Blue"}, "no option 'Blue'"),
        ({"Reason": "x", "Colour": "Red", "Weight": "1"}, "no field"),
        ({"Reason": "x", "Colour": "r", "Size": "Huge"}, "no option 'Huge'"),
        ({"Reason": "x", "Colour": "r", "Size": ["Small", "Large"]}, "takes one option"),
        ({"Reason": "x", "Colour": "r", "Extras": ["Box", "Bag"]}, "no option 'Bag'"),
    ):
        with pytest.raises(CannotDo, match=complaint):
            await alice.at(games).submit_modal(fields, to=opened)
    chosen = {"Size": "Large", "Extras": ["Bow", "box"]}
    reply = await alice.at(games).submit_modal(chosen, reason="x", colour="r")
    assert reply.text == "x, ['r'], l, ['bow', 'box']"


async def test_components_v2_show_text_picture_and_buttons(
    sample_bot: SampleBot, games: Channel, alice: User, server: LoopbackDiscord
) -> None:
    message = (await alice.at(games).slash("table")).message
    assert message.v2
    assert message.text == "Turn 1\nA tip\nHelp\npass\nprovost +2"
    assert message.alt_texts == ["Board 1"]
    assert message.shown == message.attachments
    gallery = message.components[0]["components"][1]
    media = gallery["items"][0]["media"]
    assert (media["width"], media["height"]) == (320, 200)
    assert await server.fetch(media["url"]) == message.attachments[0].data


async def test_a_dynamic_button_works_without_a_view_in_memory(
    sample_bot: SampleBot, games: Channel, alice: User
) -> None:
    message = (await alice.at(games).slash("table")).message
    sample_bot._connection._view_store._synced_message_views.clear()
    sample_bot._connection._view_store._views.clear()
    await alice.at(games).click("pass")
    assert message.text.startswith("Turn 2")
    assert message.alt_texts == ["Board 2"]
    assert message.v2
    await alice.at(games).click("m:7:2:provost +2")
    assert message.text.startswith("Turn 3")


async def test_an_ephemeral_panel_can_be_pressed_by_its_reader_only(
    sample_bot: SampleBot, games: Channel, alice: User, bob: User
) -> None:
    whispered = await alice.at(games).slash("quiet")
    with pytest.raises(CannotDo, match="does not see that message"):
        await bob.at(games).click("x", message=whispered.message)
