"""Plans made with menus, carried out while their owner is away, and shown on the board."""

from __future__ import annotations

import re
from collections.abc import Awaitable

import pytest

from bot.sandbox import Channel, Message, User
from tests.bot.tables.tables_helper import Position
from tests.e2e.harness import AppHarness
from tests.e2e.presses import press_act

pytestmark = pytest.mark.asyncio(loop_scope="module")


class PlanPanel:
    """A person with their private message of plans."""

    def __init__(self, app: AppHarness, channel: Channel, user: User) -> None:
        self.app, self.channel, self.keyboard = app, channel, user.at(channel)
        self.message: Message | None = None

    async def open(self) -> Message:
        self.message = (await self.keyboard.slash("plan")).message
        assert self.message.ephemeral
        return self.message

    @property
    def shown(self) -> Message:
        assert self.message is not None
        return self.message

    async def pick(self, act: str, wanted: str) -> None:
        """Choose a value from the menu of that action that offers it."""
        menus = [m for m in self.shown.selects() if m.custom_id.startswith(f"pick-{act}:")]
        menu, option = next((m, o) for m in menus for o in m.options if wanted in o.label)
        exactly = re.compile(f"^{re.escape(menu.custom_id)}$")
        await self._change(self.keyboard.select(exactly, option.value, message=self.shown))

    async def press(self, act: str) -> None:
        await self._change(self.keyboard.click(re.compile(f"^{act}:"), message=self.shown))

    async def _change(self, action: Awaitable[object]) -> None:
        before = self.shown.components
        await action
        await self.channel.wait_for(lambda m: m is self.shown and m.components != before)


async def moves(app: AppHarness, position: Position, seat: int, move: str) -> None:
    """Make a typed move, whatever its reply."""
    user = position.table.seats[seat].user_id
    table, request = position.table.id, f"{position.table.id} {position.sequence}"
    await app.tables.move(table, user, move, sequence=None, interaction_id=request)


async def until_not_asked(app: AppHarness, channel: Channel, user: User) -> Position:
    """Wait until a person is not asked; nobody plans for the current question."""
    position = await app.position(channel)
    own = position.table.seat_of(str(user.id))
    assert own is not None
    while (asked := position.game.to_move(position.state)[0]) == own.seat:
        await moves(app, position, asked, "place merchants_guild")
        position = await app.position(channel)
    return position


async def test_a_plan_places_a_worker_and_the_next_plan_stops(app: AppHarness) -> None:
    channel = await app.begin(3)
    alice = app.people[0]
    position = await until_not_asked(app, channel, alice)
    own = position.table.seat_of(str(alice.id))
    assert own is not None
    panel = PlanPanel(app, channel, alice)
    assert "You have no plans at this table." in (await panel.open()).text
    for wanted in ("Gate", "Trading Post"):
        await panel.pick("planfor", "place a worker or pass")
        await panel.pick("planadd", wanted)
        await panel.pick("planadd", "Pass")
        await panel.pick("planstop", "someone else takes 4 · Farm")
        await panel.press("planmake")
    assert "A · Gate – if that isn’t possible: Pass" in panel.shown.text
    assert "Stops when someone else takes 4 · Farm" in panel.shown.text
    secret = [line for line in app.records.lines if "Trading Post" in line]
    assert not secret
    await app.restart()
    before = app.board(channel)
    while (seat := position.game.to_move(position.state)[0]) != own.seat:
        free = [m for m in position.game.moves(position.state, seat) if m != "place 4"]
        await moves(app, position, seat, next(m for m in free if re.fullmatch(r"place \d+", m)))
        after = await app.position(channel)
        if any(row.seat == own.seat for row in await app.tables.log(after.table.id, -1, 1)):
            break
        position = after
    board = await app.until_moved(channel, before)
    await app.quiet()
    board = app.board(channel)
    assert "Alice made a planned move." in board.message.text
    assert "Gate" in board.message.text
    assert alice.id not in board.asked
    assert "(planned)" in (await press_act(panel.keyboard, "log")).text
    position = await app.position(channel)
    seat = position.game.to_move(position.state)[0]
    await moves(app, position, seat, "place 4")
    await app.quiet()
    posted = [m.text for m in channel.messages if not m.ephemeral]
    assert not any("plan" in text and "stopped" in text for text in posted), "that is private"
    seen = (await panel.keyboard.slash("view")).text
    assert "A plan has stopped" in seen
    assert "someone else takes 4 · Farm" in seen
    assert (await panel.open()).text.count("A plan has stopped") == 1
    await panel.press("planaway")
    assert "You have no plans at this table." in panel.shown.text


async def test_private_reply_to_a_move_says_once_that_a_plan_has_stopped(app: AppHarness) -> None:
    channel = await app.begin(3)
    alice = app.people[0]
    position = await until_not_asked(app, channel, alice)
    own = position.table.seat_of(str(alice.id))
    assert own is not None
    panel = PlanPanel(app, channel, alice)
    await panel.open()
    await panel.pick("planfor", "place a worker or pass")
    await panel.pick("planadd", "Gate")
    await panel.pick("planadd", "Pass")
    await panel.pick("planstop", "someone else takes 4 · ")
    await panel.press("planmake")
    replies = []
    for others_move, own_move in (("place 4", "place castle"), ("pass", "pass")):
        while (seat := position.game.to_move(position.state)[0]) != own.seat:
            legal = position.game.moves(position.state, seat)
            choice = others_move if others_move in legal else "pass"
            await moves(app, position, seat, choice)
            position = await app.position(channel)
        replies.append((await panel.keyboard.slash("move", move=own_move)).text)
        position = await app.position(channel)
    assert ["A plan has stopped" in text for text in replies] == [True, False]
    assert not any("has stopped" in m.text for m in channel.messages if not m.ephemeral)


async def test_an_outdated_plan_panel_shows_the_current_plans(app: AppHarness) -> None:
    channel = await app.begin(3)
    await until_not_asked(app, channel, app.people[0])
    alice = PlanPanel(app, channel, app.people[0])
    await alice.open()
    await alice.pick("planfor", "place a worker or pass")
    await alice.pick("planadd", "Gate")
    left = alice.shown
    await alice.open()
    assert alice.shown is not left
    await alice.pick("planfor", "place a worker or pass")  # replaces the draft
    alice.message = left
    await alice.pick("planadd", "Pass")
    assert left.text.startswith("This plan is gone. Here’s the current position.")
    assert "You have no plans at this table." in left.text
    assert any(menu.custom_id.startswith("pick-planfor:") for menu in left.selects())
    await alice.pick("planfor", "place a worker or pass")
    menus = [m for m in left.selects() if m.custom_id.startswith("pick-planadd:")]
    labels = [option.label for menu in menus for option in menu.options][:11]
    for label in labels[:10]:
        await alice.pick("planadd", label)
    before = left.text
    await alice.pick("planadd", labels[10])
    assert left.text.startswith("A plan can have at most 10 choices")
    assert left.text.endswith(before), "and the draft is unchanged"


async def test_plan_menus_have_the_same_order_as_the_boards_menus(app: AppHarness) -> None:
    channel = await app.begin(3)
    await until_not_asked(app, channel, app.people[0])
    await app.quiet()
    board = app.board(channel).message
    panel = PlanPanel(app, channel, app.people[0])
    await panel.open()
    await panel.pick("planfor", "place a worker or pass")
    compared = 0
    for menu in (m for m in panel.shown.selects() if m.custom_id.startswith("pick-planadd:")):
        own = [option.label for option in menu.options]
        shown = [
            [option.label for option in other.options if option.label in own]
            for other in board.selects()
        ]
        (same,) = [labels for labels in shown if labels] or [[]]
        assert [label for label in own if label in same] == same
        compared += len(same)
    assert compared > 5
