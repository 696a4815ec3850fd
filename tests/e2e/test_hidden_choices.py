"""Two tables that differ only in a hidden choice look alike to everybody who may not know it."""

from __future__ import annotations

import pickle
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from typing import Any, TypeVar, TypeVarTuple

import pytest
import pytest_asyncio

from bot.sandbox import Channel, User
from bot.tables.history import what_if
from bot.workers import Pool, Priority
from engine.core.chance import Chance
from engine.emperor.state import EmperorState
from engine.tuscany.state import TuscanyState
from tests.bot.tables.tables_helper import Position
from tests.e2e.conftest import audited
from tests.e2e.everything_shown import Shown, everything_shown, what_ifs_shown
from tests.e2e.harness import TOY, AppHarness
from tests.e2e.players import TablePlayers
from tests.e2e.web.everything_answered import everything_answered
from tests.engine.tuscany.random_play import builder
from tests.thorough import THOROUGH

pytestmark = pytest.mark.asyncio(loop_scope="module")

SEED = "7c" * 16
EARLY_PLACEMENT = "twins 275"
"""A seed of the moves with which a hex can be chosen after seven of them."""
T = TypeVar("T")
Arguments = TypeVarTuple("Arguments")
HiddenChoice = tuple[Channel, User, str]
"""A table, the player whose choice is hidden, and the choice."""
Seen = Mapping[str, Mapping[str, Shown]]
"""What was shown, by user and how they got there."""


async def unpaid_hex(app: AppHarness, variant: int) -> HiddenChoice:
    """Choose a hex of Tuscany that is not paid for yet."""
    channel = (await TablePlayers.begin(app, "tuscany", 2, SEED)).channel
    chance, people = Chance.from_seed(EARLY_PLACEMENT), {str(user.id): user for user in app.people}
    while True:
        position = await app.position(channel)
        state = position.state
        assert isinstance(state, TuscanyState)
        seat, choice = builder(state, chance)
        user = people[position.table.seats[seat].user_id]
        places = [word for word in state.legal if "," in word]
        if len(places) > 1 and stays_unpaid(position, seat, places):
            break
        await user.at(channel).slash("move", move=position.game.move(state, choice))
    await app.quiet()
    edits = len(app.board(channel).message.revisions)
    move = position.game.move(state, places[variant])
    await user.at(channel).slash("move", move=move)
    await app.quiet()
    assert len(app.board(channel).message.revisions) == edits
    return channel, user, move


async def undo_the_hex(app: AppHarness, channel: Channel, user: User) -> None:
    """Take a hex of Tuscany back, and draw instead."""
    await user.at(channel).slash("undo")
    await user.at(channel).slash("move", move="draw")
    await app.quiet()
    now = await app.position(channel)
    assert not now.game.asks_in_private(now.state)


async def arrangement(app: AppHarness, variant: int) -> HiddenChoice:
    """Choose an arrangement of regions in Tuscany, which stays hidden until all have."""
    channel = (await TablePlayers.begin(app, "tuscany", 2, SEED)).channel
    await app.quiet()
    user, move = app.people[0], ("arrange ABC", "arrange CBA")[variant]
    await user.at(channel).slash("move", move=move)
    await app.quiet()
    return channel, user, move


async def sealed_bid(app: AppHarness, variant: int) -> HiddenChoice:
    """Bid in the toy game, where bids are revealed together."""
    channel = (await TablePlayers.begin(app, TOY, 3, SEED)).channel
    while len(app.board(channel).asked) == 1:
        before = app.board(channel)
        await app.mover(channel).at(channel).slash("move", move="pass")
        await app.until_moved(channel, before)
    user, move = app.people[0], f"bid {variant + 1}"
    await user.at(channel).slash("move", move=move)
    await app.quiet()
    return channel, user, move


async def ballot(app: AppHarness, variant: int) -> HiddenChoice:
    """Vote in the election of Emperor, where another player has still to vote."""
    channel = (await TablePlayers.begin(app, "emperor", 4, SEED)).channel
    chance, people = Chance.from_seed(SEED), {str(user.id): user for user in app.people}
    while True:
        position = await app.position(channel)
        state = position.state
        assert isinstance(state, EmperorState)
        seat = position.game.to_move(state)[0]
        user = people[position.table.seats[seat].user_id]
        if state.stack[-1].name == "ballot":
            break
        move = challenging_move(list(position.game.moves(state, seat)), chance)
        await user.at(channel).slash("move", move=move)
    await app.quiet()
    assert len(app.board(channel).asked) > 1
    move = ("vote emperor", "vote rival")[variant]
    await user.at(channel).slash("move", move=move)
    await app.quiet()
    assert user.id not in app.board(channel).asked
    return channel, user, move


def challenging_move(moves: Sequence[str], chance: Chance) -> str:
    """Return a move that leads to an election soon."""
    wanted = [move for move in ("buy rival", "pass") if move in moves]
    return wanted[0] if wanted else moves[chance.below(len(moves))]


def stays_unpaid(position: Position, seat: int, places: list[str]) -> bool:
    """Return whether either of the first two hexes asks for payment next."""
    asked = []
    for place in places[:2]:
        state = position.state.copy()
        position.game.apply_unchecked(state, seat, place)
        asked.append(state.stack[-1].name)
    return asked == ["pay", "pay"]


CASES: Mapping[str, Callable[[AppHarness, int], Awaitable[HiddenChoice]]] = {
    "unpaid hex": unpaid_hex,
    "arrangement": arrangement,
    "sealed bid": sealed_bid,
    "ballot": ballot,
}

UNDONE = "undone hex"
DEPTH, DEPTH_ELSEWHERE = 2, 2 if THOROUGH else 1
"""Controls used one after another, by the other player in the first case and elsewhere."""
VISITOR = "a visitor of the page without a session"


class SharedResults(Pool):
    """A pool that does a job once for both servers if its arguments are the same.

    A picture depends on nothing else. Half of the time would be spent on drawing it again.
    """

    def __init__(self, pool: Pool) -> None:
        super().__init__(pool.size)
        self._pool = pool
        self._results: dict[bytes, Any] = {}

    async def ask(
        self,
        job: Callable[[*Arguments], T],
        *arguments: *Arguments,
        priority: Priority = Priority.PICTURE,
    ) -> T:
        key = pickle.dumps((job, arguments))
        if key not in self._results:
            self._results[key] = await self._pool.ask(job, *arguments, priority=priority)
        result: T = self._results[key]
        return result


@pytest_asyncio.fixture(scope="module", loop_scope="module", name="twins")
async def _twins(
    toy: None, pool: Pool, template: Any, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[tuple[dict[str, Seen], dict[str, Seen]]]:
    """Play both variants of every case, on two servers that are alike."""
    seen: list[dict[str, Seen]] = []
    moves: list[list[str]] = []
    shared = SharedResults(pool)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(what_if, "token_hex", lambda _: "7c")
        for variant in range(2):
            folder = tmp_path_factory.mktemp("stage")
            async with audited(folder, template, shared) as app:
                await app.bot.serve_pages("127.0.0.1:0")
                found, chosen = {}, []
                for name, case in CASES.items():
                    channel, owner, move = await case(app, variant)
                    chosen.append(move)
                    depth = DEPTH if case is unpaid_hex else DEPTH_ELSEWHERE
                    found[name] = await by_others(app, channel, owner, depth)
                    if case is unpaid_hex:
                        await undo_the_hex(app, channel, owner)
                        found[UNDONE] = await by_others(app, channel, owner, DEPTH_ELSEWHERE)
                moves.append(chosen)
                seen.append(found)
    assert all(one != other for one, other in zip(*moves, strict=True))
    yield seen[0], seen[1]


async def by_others(app: AppHarness, channel: Channel, owner: User, depth: int) -> Seen:
    """Return everything shown to another player, with full depth a stranger, and a visitor."""
    other = next(user for user in app.people[:2] if user is not owner)
    seen = {other.name: await everything_shown(app, channel, other, depth)}
    if depth == DEPTH:
        stranger = app.stranger
        seen[stranger.name] = await everything_shown(app, channel, stranger, DEPTH_ELSEWHERE)
    seen[other.name] |= await what_ifs_shown(app, channel, other, depth)
    seen[other.name] |= await everything_answered(app, channel, other)
    seen[VISITOR] = await everything_answered(app, channel, None)
    return seen


@pytest.mark.parametrize("case", [*CASES, UNDONE])
async def test_nothing_shown_to_others_depends_on_a_hidden_choice(
    twins: tuple[dict[str, Seen], dict[str, Seen]], case: str
) -> None:
    here, there = twins[0][case], twins[1][case]
    for user, shown in here.items():
        assert set(shown) == set(there[user])
        assert {way for way in shown if shown[way] != there[user][way]} == set(), user


async def test_commands_show_the_past_of_the_game(
    twins: tuple[dict[str, Seen], dict[str, Seen]],
) -> None:
    """The comparison has something to compare: texts, pictures, plans, suggestions, what-ifs."""
    shown_to_all = [shown for found in twins[0].values() for shown in found.values()]
    assert any(re.search("> (pick-)?w:", way) for shown in shown_to_all for way in shown)
    assert any(way.startswith("page: whatif/move") for shown in shown_to_all for way in shown)
    page = twins[0]["unpaid hex"][VISITOR]
    assert any(way.startswith("page: history") and page[way].pictures for way in page)
    shown, *_ = twins[0]["unpaid hex"].values()
    assert any(" > animate:" in way and shown[way].pictures for way in shown)
    assert shown["history"].pictures
    assert any("step:" in way for way in shown)
    assert any(way.count(" > ") == DEPTH for way in shown)
    assert all(one.text.strip() or "move:" in way for way, one in shown.items() if way)
