"""Private replies: to wrong, stale and foreign presses, and to every question about the game."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable

import pytest

from bot.demonstration.people import Way
from bot.sandbox import Channel, Message, Reply, User
from tests.e2e.app_harness import LOCALES
from tests.e2e.harness import AppHarness
from tests.e2e.presses import press_act, private_reply

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def untouched(app: AppHarness, channel: Channel, before: int) -> bool:
    await app.quiet()
    return (await app.table(channel)).sequence == before


async def sequence(app: AppHarness, channel: Channel) -> int:
    return (await app.table(channel)).sequence


# Presses by the wrong person


async def test_a_player_who_is_not_to_move_is_told_so(app: AppHarness) -> None:
    channel = await app.begin(3)
    before = await sequence(app, channel)
    for other in app.others(channel):
        pressed = await other.at(channel).click(re.compile("^m:"))
        answered = await pressed.answer()
        assert answered.ephemeral
        assert app.mover(channel).name in answered.text
        *acts, to_board = (button.custom_id.split(":")[0] for button in answered.buttons())
        assert acts == ["view", "history", "score", "board", "status"]
        assert to_board == "", "a link"
    assert await untouched(app, channel, before)


async def test_a_person_without_a_seat_can_watch_but_not_move(app: AppHarness) -> None:
    channel = await app.begin(2)
    before = await sequence(app, channel)
    sam = app.stranger.at(channel)
    pressed = await sam.select("The road …", "place 1")
    assert "not playing at" in await private_reply(pressed)
    watched = await pressed.answer()
    viewed = await sam.click(re.compile("^view:"), message=watched)
    assert viewed.message.ephemeral
    for command in ("move", "caylus place"):
        option = {"move": "move", "caylus place": "target"}[command]
        refused = await sam.slash(command, {option: "castle"})
        assert refused.ephemeral
        assert "not playing at" in refused.text
    assert "not playing at" in (await sam.slash("undo")).text
    assert "not playing at" in (await sam.slash("game leave")).text
    assert await sam.autocomplete("move", "move", "") == []
    for command in ("view", "status", "history"):
        assert (await sam.slash(command)).ephemeral, command
    for act in ("log", "score", "export"):
        assert (await press_act(sam, act)).ephemeral, act
    assert await untouched(app, channel, before)


async def test_a_stale_press_names_the_mover_and_links_the_board(app: AppHarness) -> None:
    channel = await app.begin(2)
    first = app.board(channel)
    stale = next(b for b in first.message.buttons() if b.custom_id.endswith(":pass"))
    one, two = app.mover(channel), app.others(channel, 2)[0]
    await one.at(channel).slash("move", move="castle")
    second = await app.until_moved(channel, first)
    await two.at(channel).slash("move", move="castle")
    third = await app.until_moved(channel, second)
    await app.quiet()
    before = await sequence(app, channel)
    pressed = await press_by_id(one, stale.custom_id, first.message)
    answered = await pressed.answer()
    assert answered.ephemeral
    assert two.name in answered.text
    links = [button.url for button in answered.buttons() if button.url]
    assert links == [third.message.link]
    assert await untouched(app, channel, before)


async def press_by_id(who: User, custom_id: str, message: Message) -> Reply:
    """Press a button that was removed while the press was on its way."""
    kept = message.components
    message.components = [
        {
            "type": 1,
            "id": 1,
            "components": [{"type": 2, "id": 2, "style": 2, "label": "x", "custom_id": custom_id}],
        }
    ]
    try:
        return await who.at(message.channel).click(custom_id, message=message)
    finally:
        message.components = kept


async def test_of_two_simultaneous_presses_one_moves(app: AppHarness) -> None:
    channel = await app.begin(2)
    before = await app.table(channel)
    one, two = app.mover(channel), app.others(channel, 2)[0]
    pressed = await asyncio.gather(
        one.at(channel).select("The road …", "place 1"),
        two.at(channel).select("The road …", "place 1"),
        one.at(channel).select("The road …", "place 2"),
    )
    assert all(press.deferred for press in pressed)
    await app.quiet()
    after = await app.table(channel)
    assert after.moves == before.moves + 1
    private = [m for m in channel.everything if m.only_for]
    assert {m.only_for for m in private} == {one, two}


async def test_an_unknown_button_is_out_of_date(app: AppHarness) -> None:
    channel = await app.begin(2)
    pressed = await press_by_id(app.people[0], "dance:1:2:", app.board(channel).message)
    assert (
        "This button is out of date. /view and /status show the current position"
        in await private_reply(pressed)
    )


# Wrong words


@pytest.mark.parametrize("typed", ["xyzzy", "@everyone", "`" * 50, "place", "💥", "0", "-3"])
async def test_a_wrong_choice_lists_the_valid_ones(app: AppHarness, typed: str) -> None:
    channel = await app.begin(2)
    before = await sequence(app, channel)
    refused = await app.mover(channel).at(channel).slash("move", move=typed)
    assert refused.ephemeral
    assert refused.message.mentions == []
    assert "traceback" not in refused.text.lower()
    assert await untouched(app, channel, before)


async def test_a_refusal_names_the_rule_and_the_amounts(app: AppHarness) -> None:
    channel = await app.begin(2)
    mover = app.people[0] if app.mover(channel) is app.people[0] else None
    if mover is None:
        await app.play(channel, (Way.PANEL,), "one", moves=1)
        mover = app.people[0]
    board = app.board(channel)
    assert mover.id in board.asked
    refused = await mover.at(channel).slash("caylus place", target="9")
    assert "Rules: Placing workers" in refused.text
    asked = await press_act(mover.at(channel), "why", "9")
    assert refused.text in asked.text
    assert any(button.label.startswith("Rules: ") for button in asked.message.buttons())
    await mover.at(channel).click(re.compile("^card:"), message=refused.message)
    card = await channel.wait_for(lambda m: m.id == refused.message.id and "###" in m.text)
    assert card.only_for is mover
    assert len(card.shown) == 1
    open_ = await press_act(mover.at(channel), "why", "castle")
    assert "You can do this right now" in open_.text
    assert [button.custom_id.split(":")[0] for button in open_.message.buttons()] == ["card"]


async def test_a_command_for_another_question_gets_the_current_question(app: AppHarness) -> None:
    channel = await app.begin(2)
    mover = app.mover(channel).at(channel)
    refused = await mover.slash("caylus provost", target="+1")
    prompts = {"en-US": "place a worker or pass", "zh-TW": "請指派工人"}
    assert prompts[mover.user.locale] in refused.text
    assert await mover.autocomplete("caylus provost", "target", "") == []
    titles = {"en-US": "Caylus", "zh-TW": "凱呂斯"}
    assert titles[mover.user.locale] in (await mover.slash("toy do", target="roll")).text


# Questions, in every language


async def test_every_question_is_answered_in_the_users_language(app: AppHarness) -> None:
    channel = await app.begin(5)
    await app.play(channel, (Way.PANEL,), "a few", moves=12)
    acts = ("log", "score", "board", "export", "verify")
    for command in ("status", "view", "help", *acts):
        texts = {}
        for person, locale in zip(app.people, LOCALES, strict=True):
            here = person.at(channel)
            reply = await (press_act(here, command) if command in acts else here.slash(command))
            assert reply.ephemeral
            assert reply.message.mentions == []
            texts[locale] = reply.text
        assert len({texts[locale] for locale in LOCALES[:4]}) == 4, command
        assert texts["en-US"].split("\n")[0] == texts["en-GB"].split("\n")[0], command


async def test_the_text_board_has_everything_a_blind_player_needs(app: AppHarness) -> None:
    channel = await app.begin(3)
    for person in app.people[:3]:
        read = await person.at(channel).slash("view", text=True)
        assert read.ephemeral
        assert all(len(message.text) <= 4000 for message in read.messages)
        assert all(other.name in read.text for other in app.people[:3])


async def test_a_part_of_the_board_is_shown_in_another_language(app: AppHarness) -> None:
    channel = await app.begin(2)
    alice = app.people[0].at(channel)
    parts = await alice.autocomplete("view", "part", "")
    assert "board" in parts.values
    assert len(parts) > 3
    for part in parts.values[:3]:
        shown = await alice.slash("view", part=part, language="ja")
        assert len(shown.message.shown) == 1, part
    refused = await alice.slash("view", part="cellar")
    assert "castle" in refused.text


async def test_rules_cards_are_found_by_prefix_in_the_users_language(app: AppHarness) -> None:
    channel = app.channel()
    alice, bob = (person.at(channel) for person in app.people[:2])
    found = await alice.autocomplete("rules", "card", "inn")
    assert 0 < len(found) <= 25
    card = await alice.slash("rules", card=found.values[0])
    assert "###" in card.text
    assert "Rules: Special buildings" in card.text
    assert len(card.message.shown) == 1
    assert card.message.alt_texts[0].startswith("Inn")
    assert "旅館" in (await bob.autocomplete("rules", "card", "旅館")).labels[0]
    assert "### 旅館" in (await bob.slash("rules", card="旅館")).text
    assert "no rules card" in (await alice.slash("rules", card="zzzz")).text


async def test_a_code_on_the_board_takes_precedence_over_names(app: AppHarness) -> None:
    channel = await app.begin(2)
    alice = app.people[0].at(channel)
    assert (await alice.autocomplete("rules", "card", "g")).values[0] == "castle"
    assert "### Castle" in (await alice.slash("rules", card="g")).text
    assert "### Carpenter" in (await alice.slash("rules", card="8")).text
    assert "28 · empty space" in (await alice.slash("rules", card="28")).text
    elsewhere = app.people[0].at(app.channel())
    assert "### Rival" in (await elsewhere.slash("rules", card="a", game="emperor")).text


async def test_why_not_lists_unavailable_moves(app: AppHarness) -> None:
    channel = await app.begin(2)
    mover = app.mover(channel).at(channel)
    opened = await mover.click(re.compile("^why:"))
    menu = await opened.answer()
    (select,) = menu.selects()
    assert all(option.value.startswith("place ") for option in select.options)
    assert len(select.options) < 10  # the empty road is one line
    assert re.search(r"(?<!\d)9\D{1,4}28(?!\d)", menu.text)
    asked = select.options[0]
    await mover.select(select.custom_id, asked.value, message=menu)
    answered = await channel.wait_for(lambda m: m.id == menu.id and not m.selects())
    assert answered.text.startswith(f"**{asked.label}**")
    assert answered.only_for is mover.user


def is_changed(message: Message) -> Callable[[Message], bool]:
    return lambda found: found is message and bool(found.revisions)


async def test_every_action_of_the_more_menu_works(app: AppHarness) -> None:
    channel = await app.begin(2)
    mover = app.mover(channel).at(channel)
    board = app.board(channel).message
    menu = await (await mover.click(re.compile("^more:"), message=board)).answer()
    acts = [button.custom_id.split(":")[0] for button in menu.buttons() if button.custom_id]
    assert acts == [
        *("plan", "status", "history", "log", "score"),
        *("board", "export", "verify", "guide", "resign"),
    ]
    for act in acts:
        menu = await (await mover.click(re.compile("^more:"), message=board)).answer()
        pressed = await mover.click(re.compile(f"^{act}:"), message=menu)
        await channel.wait_for(is_changed(menu))
        assert pressed.updated


async def test_the_log_turns_its_pages(app: AppHarness) -> None:
    channel = await app.begin(2)
    await app.play(channel, (Way.MOVE,), "pages", moves=20)
    alice = app.people[0].at(channel)
    last = await press_act(alice, "log")
    assert "Earlier" in last.text
    await alice.click("Earlier")
    turned = await channel.wait_for(lambda m: m.id == last.message.id and "Later" in m.text)
    assert turned.only_for is alice.user


async def test_a_channel_without_a_table_says_so(app: AppHarness) -> None:
    channel = app.channel()
    alice = app.people[0].at(channel)
    for command in ("status", "view", "history", "recap", "undo", "game leave"):
        refused = await alice.slash(command)
        assert "/play" in refused.text, command
    assert "/play" in (await alice.slash("move", move="pass")).text
    assert await alice.autocomplete("move", "move", "") == []


async def test_a_lobby_has_no_game_yet(app: AppHarness) -> None:
    channel = await app.open(2)
    alice = app.people[0].at(channel)
    for command in ("view", "history", "undo"):
        refused = await alice.slash(command)
        assert refused.ephemeral, command
        assert refused.message.attachments == [], command
    assert "not started yet" in (await alice.slash("status")).text
    assert (await alice.slash("move", move="pass")).ephemeral
