"""From finished tables to places: who stays, who leaves when, takeovers, early ends."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.tables.computer.api import computer_plays_on
from bot.tables.domain.kinds import ActionKind
from bot.tables.domain.options import OptionChanges
from bot.tables.domain.ratings import START, ResultKind
from bot.tables.domain.request import Request
from bot.tables.domain.table import Ending, Occupant
from bot.tables.domain.votes import VoteAnswer
from bot.tables.ratings.anchors import anchor
from bot.tables.ratings.model import BETA
from bot.tables.session.unit_of_work import UnitOfWork
from tests.bot.tables.computer_helpers import host_seat, let_computers_move
from tests.bot.tables.harness import ADMIN, HOST, OUTSIDER, PEOPLE, TablesHarness
from tests.bot.tables.ratings.rated_games import (
    Result,
    changes,
    gain,
    offer_seat,
    play_to_end,
    results,
    take_over,
)
from tests.bot.tables.tables_helper import Position
from tests.bot.tables.timeout_helpers import question, say, timed_out_table

PLAYED, LEFT, TAKEOVER = ResultKind.PLAYED, ResultKind.LEFT, ResultKind.TAKEOVER
ALICE, BOB, CAROL = (person.id for person in PEOPLE[:3])


async def against_computer(harness: TablesHarness, strength: str, rated: bool | None) -> Position:
    """Start a game of one person against a computer player."""
    lobby = await harness.lobby("caylus", 1)
    by_host = Request(str(harness.next_id), HOST)
    await harness.tables.lobby.change_options(
        by_host, lobby.id, OptionChanges(rated=rated, seats=2)
    )
    await harness.tables.computer.add(Request(str(harness.next_id), HOST), lobby.id, strength)
    return (await harness.tables.start(lobby.id, HOST, harness.next_id)).position


async def test_places_follow_the_scores_and_ties_share_one(harness: TablesHarness) -> None:
    over = await play_to_end(harness, await harness.game("toy", 3))
    scores = over.game.outcome(over.state).scores
    found = await results(harness, over.table.id)
    for seat in over.table.seats:
        result = found[seat.user_id]
        assert (result.kind, result.share) == (PLAYED, 1.0)
        if seat.seat in over.table.winners:
            assert result.place == 1
        else:
            better = sum(score > scores[seat.seat] for score in scores)
            assert result.place is not None
            assert result.place >= 1 + better
    rated = await changes(harness, over.table.id)
    assert {change.number for change in rated.values()} == {1}
    first = max(rated.values(), key=gain)
    assert first.place == 1
    assert first.before == START


async def test_who_leaves_is_last_in_the_order_of_leaving(harness: TablesHarness) -> None:
    position = await harness.game("toy", 4)
    table = position.table
    first, second = table.seats[0].user_id, table.seats[2].user_id
    await harness.tables.resign(table.id, first, harness.next_id)
    await harness.tables.free(table.id, ADMIN, 2, harness.next_id)
    over = await play_to_end(harness, await harness.tables.position(table.id))
    found = await results(harness, table.id)
    assert found[first] == Result(LEFT, 4, 1.0)
    assert found[second] == Result(LEFT, 3, 1.0)
    assert {found[over.table.seats[seat].user_id].place for seat in (1, 3)} <= {1, 2}
    rated = await changes(harness, table.id)
    assert gain(rated[first]) < gain(rated[second]) < 0
    assert sum(map(gain, rated.values())) == pytest.approx(0, abs=1e-5), "they bear all of it"


async def test_the_last_who_stays_wins_against_all_who_left(harness: TablesHarness) -> None:
    table = (await harness.game("toy", 3)).table
    for seat in (1, 0):
        await harness.tables.resign(table.id, table.seats[seat].user_id, harness.next_id)
    found = await results(harness, table.id)
    assert [found[seat.user_id].place for seat in table.seats] == [2, 3, 1]
    assert gain((await changes(harness, table.id))[table.seats[2].user_id]) > 0


async def test_who_takes_over_only_gains_and_who_left_bears_the_loss(
    harness: TablesHarness,
) -> None:
    position = await harness.random(await harness.game("toy", 3), 6)
    leaver = position.table.seats[1].user_id
    await offer_seat(harness, position, leaver)
    taken = await take_over(harness, position, OUTSIDER)
    over = await play_to_end(harness, taken)
    found, rated = (await results(harness, over.table.id)), (await changes(harness, over.table.id))
    assert found[leaver] == Result(LEFT, 3, 1.0)
    share = 1 - taken.table.moves / over.table.moves
    assert found[OUTSIDER.id].kind == TAKEOVER
    assert found[OUTSIDER.id].share == pytest.approx(share, abs=1e-6)
    assert gain(rated[leaver]) < 0
    assert gain(rated[OUTSIDER.id]) >= 0
    if gain(rated[OUTSIDER.id]) == 0:
        assert rated[OUTSIDER.id].after == START
    stayed = [rated[seat.user_id] for seat in over.table.seats if seat.seat != 1]
    alone = sum(map(gain, [*stayed, rated[leaver]]))
    assert alone == pytest.approx(0, abs=1e-5), "nobody's rating depends on the takeover"


async def test_who_returns_after_timing_out_for_good_has_not_left(harness: TablesHarness) -> None:
    table, seat, others = await timed_out_table(harness, 3)
    asked = await question(harness, table.id)
    for user in others:
        await say(harness, asked, user, VoteAnswer.REMOVE)
    owner = next(person for person in PEOPLE if person.id == table.seats[seat].user_id)
    position = await harness.tables.position(table.id)
    assert position.table.seats[seat].empty
    over = await play_to_end(harness, await take_over(harness, position, owner))
    assert {result.kind for result in (await results(harness, over.table.id)).values()} == {PLAYED}


async def test_a_substitute_plays_for_the_seats_owner(harness: TablesHarness) -> None:
    position = await harness.game("toy", 2)
    await harness.alter(
        "seats",
        {"table_id": position.table.id, "seat": 0},
        substitute_id=OUTSIDER.id,
        substitute_name=OUTSIDER.name,
        substitute_until=harness.clock.now().replace(year=2027),
        substitute_agreed=True,
    )
    over = await play_to_end(harness, await harness.tables.position(position.table.id))
    assert {*await changes(harness, over.table.id)} == {ALICE, BOB}


@pytest.mark.parametrize("by", ["consent", "admin", "vote"])
async def test_a_game_cut_short_is_not_rated(harness: TablesHarness, by: str) -> None:
    position = await harness.random(await harness.game("toy", 3), 3)
    table = position.table
    if by == "admin":
        ended = await harness.tables.end_by_admin(table.id, ADMIN, harness.next_id)
    elif by == "consent":
        opened = await harness.tables.propose_end(table.id, ALICE, harness.next_id)
        assert opened.vote is not None
        for user in (BOB, CAROL):
            voted = await harness.tables.vote(opened.vote.id, user, True, harness.next_id)
        ended = voted.table
    else:
        await harness.tables.resign(table.id, CAROL, harness.next_id)
        asked = await question(harness, table.id)
        for user in (ALICE, BOB):
            await say(harness, asked, user, VoteAnswer.END)
        ended = await harness.tables.table(table.id)
    assert ended.ended is not None
    assert await changes(harness, table.id) == {}
    found = await results(harness, table.id)
    assert [found[user].place for user in (ALICE, BOB)] == [None, None]


async def let_computers_finish(
    harness: TablesHarness, table_id: int, leavers: Sequence[int]
) -> None:
    """Let computer players play on for leavers, and then for those who still play, to the end."""

    def leave(unit: UnitOfWork) -> None:
        for seat in leavers:
            unit.seats[seat].occupant = Occupant.EMPTY
            unit.record_action(ActionKind.RESIGN, seat=seat, user_id=unit.seats[seat].user_id)
            computer_plays_on(unit, seat)

    def close(unit: UnitOfWork) -> None:
        for seat in unit.people():
            computer_plays_on(unit, seat)

    for work in (leave, close):
        await harness.tables.service.change(table_id, None, work)
    await let_computers_move(harness, await harness.tables.table(table_id))
    assert (await harness.tables.table(table_id)).ending is Ending.PLAYED


async def test_a_game_that_computers_finish_counts_for_the_share_of_moves_before(
    harness: TablesHarness,
) -> None:
    """As at the closing date of a league; those who played until then have not left."""
    closed = (await harness.random(await harness.game("toy", 3), 3)).table
    await let_computers_finish(harness, closed.id, [0])
    share = closed.moves / (await harness.tables.table(closed.id)).moves
    assert 0 < share < 1
    found, rated = (await results(harness, closed.id)), (await changes(harness, closed.id))
    leaver, *stayed = (seat.user_id for seat in closed.seats)
    assert found[leaver] == Result(LEFT, 3, 1.0)
    assert rated[leaver].share == 1
    for user_id in stayed:
        assert found[user_id].kind == PLAYED
        assert found[user_id].share == pytest.approx(share, abs=1e-6)
    shares = {1.0: gain(rated[leaver]), share: sum(gain(rated[user_id]) for user_id in stayed)}
    assert sum(gained / part for part, gained in shares.items()) == pytest.approx(0, abs=1e-4)


async def test_a_vote_that_leaves_one_player_decides_all_places(harness: TablesHarness) -> None:
    position = await harness.game("toy", 2)
    table = position.table
    await harness.tables.resign(table.id, BOB, harness.next_id)
    assert (await harness.tables.table(table.id)).ending is Ending.RESIGNED
    rated = await changes(harness, table.id)
    assert (rated[ALICE].place, rated[BOB].place) == (1, 2)
    assert gain(rated[ALICE]) == pytest.approx(-gain(rated[BOB]), abs=1e-5)


# Which tables are rated


async def test_a_table_of_people_is_rated_unless_its_host_says_otherwise(
    harness: TablesHarness,
) -> None:
    lobby = await harness.lobby("toy", 2)
    assert lobby.rated
    by_host = Request(str(harness.next_id), HOST)
    changed = await harness.tables.lobby.change_options(
        by_host, lobby.id, OptionChanges(rated=False)
    )
    assert not changed.rated
    started = await harness.tables.start(lobby.id, HOST, harness.next_id)
    over = await play_to_end(harness, started.position)
    assert await changes(harness, over.table.id) == {}
    assert {*await results(harness, over.table.id)} == {ALICE, BOB}


async def test_a_game_with_computer_players_is_rated_only_on_request(
    harness: TablesHarness,
) -> None:
    position = await against_computer(harness, "hard", rated=None)
    assert not position.table.rated
    await harness.tables.resign(position.table.id, HOST.id, harness.next_id)
    assert await changes(harness, position.table.id) == {}


async def test_a_computer_player_is_a_fixed_anchor(harness: TablesHarness) -> None:
    position = await against_computer(harness, "hard", rated=True)
    assert position.table.rated
    await harness.tables.resign(position.table.id, HOST.id, harness.next_id)
    rated = await changes(harness, position.table.id)
    (computer,) = (change for change in rated.values() if change.strength is not None)
    assert computer.before == computer.after == anchor("caylus", "hard", BETA)
    assert gain(rated[HOST.id]) < 0
    assert (await harness.tables.ratings.of(HOST.id, "caylus")).games == 1
    assert (await harness.tables.ratings.of(computer.user_id, "caylus")).games == 0


async def test_ending_a_game_alone_against_computer_players_is_leaving_it(
    harness: TablesHarness,
) -> None:
    position = await against_computer(harness, "easy", rated=True)
    await harness.tables.propose_end(position.table.id, HOST.id, harness.next_id)
    found = await results(harness, position.table.id)
    assert found[HOST.id] == Result(LEFT, 2, 1.0)
    assert gain((await changes(harness, position.table.id))[HOST.id]) < 0


async def test_a_computer_player_counts_as_the_weakest_it_was(harness: TablesHarness) -> None:
    position = await against_computer(harness, "easy", rated=True)
    seat = 1 - host_seat(position)
    request = Request(str(harness.next_id), HOST)
    await harness.tables.computer.give_seat(request, position.table.id, seat, "hard")
    await harness.tables.resign(position.table.id, HOST.id, harness.next_id)
    rated = await changes(harness, position.table.id)
    assert {change.strength for change in rated.values()} == {None, "easy"}


async def test_a_game_with_a_strength_that_was_not_measured_is_not_rated(
    harness: TablesHarness,
) -> None:
    lobby = await harness.lobby("toy", 2)
    await harness.tables.computer.add(Request(str(harness.next_id), HOST), lobby.id, "easy")
    by_host = Request(str(harness.next_id), HOST)
    await harness.tables.lobby.change_options(by_host, lobby.id, OptionChanges(rated=True))
    table = (await harness.tables.start(lobby.id, HOST, harness.next_id)).table
    await let_computers_move(harness, table)
    for user in (ALICE, BOB):
        await harness.tables.resign(table.id, user, harness.next_id)
    assert await changes(harness, table.id) == {}
