"""Hidden hands, secret choices, sealed answers and confirmations, with the toy game."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest

from bot.demonstration.people import Way, result_of
from bot.sandbox import CannotDo, Channel, User
from engine.core.definition import UNKNOWN
from tests.e2e.harness import TOY, AppHarness
from tests.e2e.players import TablePlayers
from tests.e2e.presses import has_button, press_act, private_reply

pytestmark = pytest.mark.asyncio(loop_scope="module")

SEED = "7c" * 16


async def test_an_irreversible_choice_is_confirmed_privately(
    app: AppHarness,
) -> None:
    channel = await app.begin(2, game=TOY)
    board = app.board(channel)
    mover = app.mover(channel).at(channel)
    opened = await mover.click("Choose secretly")
    mine = await opened.answer()
    assert mine.ephemeral
    asked = await mover.click(re.compile("^m:.*:roll$"), message=mine)
    sure = await channel.wait_for(has_button("sure"))
    assert sure.only_for is mover.user
    assert asked.updated
    assert (await app.position(channel)).sequence == board.sequence
    await mover.click(re.compile("^no:"), message=sure)
    await channel.wait_for(lambda m: m.id == sure.id and not has_button("sure")(m))
    assert (await app.position(channel)).sequence == board.sequence
    await mover.slash("move", move="roll")
    await mover.click(re.compile("^sure:"))
    assert (await app.until_moved(channel, board)).asked != board.asked


async def test_other_people_cannot_open_a_secret_question(app: AppHarness) -> None:
    channel = await app.begin(2, game=TOY)
    (other,) = app.others(channel, 2)
    answered = await private_reply(await other.at(channel).click("Choose secretly"))
    assert app.mover(channel).name in answered
    assert "not playing" in await private_reply(
        await app.stranger.at(channel).click("Choose secretly")
    )


async def all_bid(app: AppHarness, channel: Channel) -> None:
    """Pass until all are asked to bid."""
    while len(app.board(channel).asked) == 1:
        before = app.board(channel)
        await app.mover(channel).at(channel).slash("move", move="pass")
        await app.until_moved(channel, before)


async def answer(app: AppHarness, channel: Channel, who: User, bid: str) -> str:
    before = app.board(channel)
    mine = await (await who.at(channel).click(re.compile("^open:"))).answer()
    assert mine.only_for is who
    pressed = await who.at(channel).click(re.compile(f"^m:.*:bid {bid}$"), message=mine)
    await app.until_moved(channel, before)
    await app.quiet()
    assert pressed.updated
    return mine.text


async def test_sealed_answers_are_counted_changed_and_revealed_together(app: AppHarness) -> None:
    channel = await app.begin(3, game=TOY)
    await all_bid(app, channel)
    alice, bob, chen = app.people[:3]
    first = app.board(channel)
    assert set(first.asked) == {alice.id, bob.id, chen.id}
    assert {user.id for user in first.message.mentions} == set(first.asked)
    kept = await answer(app, channel, alice, "1")
    assert "Got it" in kept
    second = app.board(channel)
    assert second.message is first.message
    assert "1 of 3 done" in second.message.text
    assert set(second.asked) == {bob.id, chen.id}
    await answer(app, channel, alice, "2")
    await answer(app, channel, bob, "0")
    assert "2 of 3 done" in app.board(channel).message.text
    shown = [m.text for m in channel.messages]
    assert not any(": bid " in text for text in shown)
    await answer(app, channel, chen, "1")
    bids_are_revealed(app, channel, {alice: 2, bob: 0, chen: 1})


def bids_are_revealed(app: AppHarness, channel: Channel, bids: Mapping[User, int]) -> None:
    """Check that the new board names the last bid of each player, and no earlier one."""
    mover, text = app.mover(channel), app.board(channel).message.text
    for user, bid in bids.items():
        name = "You" if user is mover else user.name
        assert re.findall(rf"{name}: (?:passed, )?bid (\d)", text) == [str(bid)]


@pytest.mark.parametrize("last", range(3))
async def test_the_bids_are_shown_when_any_player_answers_last(app: AppHarness, last: int) -> None:
    """The last to answer may also be the one who moves next."""
    channel = (await TablePlayers.begin(app, TOY, 3, SEED)).channel
    await all_bid(app, channel)
    users = app.people[:3]
    bids = {user: number for number, user in enumerate(users)}
    for user in sorted(users, key=lambda user: user is users[last]):
        await answer(app, channel, user, str(bids[user]))
    bids_are_revealed(app, channel, bids)


async def test_a_button_of_an_earlier_answer_panel_changes_the_answer(
    app: AppHarness,
) -> None:
    channel = await app.begin(2, game=TOY)
    await all_bid(app, channel)
    alice, bob = app.people[:2]
    mine = await (await alice.at(channel).click(re.compile("^open:"))).answer()
    await answer(app, channel, bob, "1")
    before = app.board(channel)
    await alice.at(channel).click(re.compile("^m:.*:bid 0$"), message=mine)
    after = await app.until_moved(channel, before)
    assert len(after.asked) == 1


async def test_a_whole_game_with_secrets_is_played(app: AppHarness) -> None:
    channel = await app.begin(3, game=TOY)
    await app.play(channel, (Way.PANEL, Way.MOVE, Way.VERB), "secrets")
    result = result_of(channel)
    assert result is not None
    assert "win" in result.text


async def test_a_hand_is_shown_to_its_owner_only(app: AppHarness) -> None:
    channel = await app.begin(2, game=TOY)
    alice, bob = app.people[:2]
    position = await app.position(channel)
    hands = {
        seat.user_id: [str(card) for card in position.state.to_json()["hands"][seat.seat]]
        for seat in position.table.seats
    }
    for person in (alice, bob):
        mine = await person.at(channel).slash("view")
        assert mine.ephemeral
        assert all(card in mine.text for card in hands[str(person.id)])
    watched = await app.stranger.at(channel).slash("view")
    assert "hand" not in watched.text.lower()


async def test_hidden_points_are_not_in_the_score(app: AppHarness) -> None:
    channel = await app.begin(2, game=TOY)
    position = await app.position(channel)
    hidden = position.game.outcome(position.state).scores
    public = position.game.outcome(position.game.view(position.state, None)).scores
    assert UNKNOWN not in hidden
    assert set(public) == {UNKNOWN}
    asked = await press_act(app.stranger.at(channel), "score")
    assert re.findall(r"\*\*(\?|-?\d+)\*\*", asked.text) == ["?"] * len(public)


async def test_the_record_of_a_running_game_keeps_secrets(app: AppHarness) -> None:
    channel = await app.begin(2, game=TOY)
    await all_bid(app, channel)
    await answer(app, channel, app.people[0], "2")
    for person in (app.people[1], app.stranger):
        exported = await press_act(person.at(channel), "export")
        record = exported.message.attachments[0].data.decode()
        assert "bid" not in record
        assert "seed:" not in record
        assert "hash:" in record


async def test_nobody_can_press_a_control_only_another_sees(app: AppHarness) -> None:
    channel = await app.begin(2, game=TOY)
    mine = await (await app.mover(channel).at(channel).click("Choose secretly")).answer()
    (other,) = app.others(channel, 2)
    with pytest.raises(CannotDo, match="does not see"):
        await other.at(channel).click(re.compile("^m:"), message=mine)


async def test_a_game_without_a_painter_shows_its_board_as_text(app: AppHarness) -> None:
    channel = await app.begin(2, game=TOY)
    host = app.people[0].at(channel)
    in_words = (await host.slash("view", text=True)).text
    assert app.people[1].name in in_words
    assert (await host.slash("view", part="board")).text == in_words
    assert "The board has these parts" in (await host.slash("view", part="hand")).text
