"""When time runs out: excused twice, decided by the table, and then the seat is vacant."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from bot.app import TIMERS
from bot.discord_ui.listing import listing_message
from bot.discord_ui.votes.view import proposal_message
from bot.tables.background.timers import Timers
from bot.tables.computer import choose_move
from bot.tables.computer.choose_move import MoveRequest
from bot.tables.computer.loop import ComputerLoop
from bot.tables.domain.errors import NotSeated, TableClosed, TableDamaged, TableError
from bot.tables.domain.request import Person, Request
from bot.tables.domain.results import ProposalOpened, Undone
from bot.tables.domain.table import Ending, Occupant, Status, Table
from bot.tables.domain.table_events import GIVEN_BACK, HOUSE_PLAYED, OPPONENT_PLAYED
from bot.tables.history import turn
from bot.tables.lobby import listing
from bot.tables.seats import resign, takeover
from bot.tables.time_control import availability, away
from bot.tables.votes import majority_votes
from bot.tables.votes.model import TOO_FEW, Vote
from bot.tables.votes.rules import MAJORITY_RULES
from engine.core import Event, game
from engine.players.advice import Advice
from tests.bot.tables.bench import HOST, ORGANISER, PEOPLE, STRANGER, Bench, Post
from tests.bot.tables.steward import SERVER, Position

HOUR, DAY = timedelta(hours=1), timedelta(days=1)

pytestmark = pytest.mark.parametrize("url", ["sqlite"], indirect=True)


async def clocked(bench: Bench, players: int = 3, pauses: str = "nights") -> Position:
    """A game of little time in which no absence is drawn."""
    lobby = await bench.lobby("toy", players)
    await bench.steward.change_options(
        lobby.id, HOST, {}, bench.next_id, pace="1h 2h 1h", pauses=pauses
    )
    return (await bench.steward.start(lobby.id, HOST, bench.next_id)).position


def seat_of(table: Table, user_id: str) -> int:
    return next(seat.seat for seat in table.seats if seat.user_id == user_id)


async def wait(bench: Bench, table_id: int, hours: float) -> Table:
    """So much later, with all done that was due meanwhile, hour by hour."""
    timers = Timers(bench.steward.service, TIMERS)
    for _ in range(int(hours)):
        bench.clock.advance(hours=1)
        await timers.ring_due()
    return await bench.steward.table(table_id)


async def question(bench: Bench, table_id: int) -> Vote:
    (asked,) = await bench.steward.proposals(table_id)
    return asked


async def say(bench: Bench, asked: Vote, person: Person | str, choice: str) -> Vote:
    who = person if isinstance(person, Person) else Person(person, person)
    request = Request(str(bench.next_id), who)
    return await majority_votes.cast_choice(bench.steward.service, request, asked.id, choice)


async def kinds(bench: Bench, table_id: int) -> list[str]:
    return [entry.kind for entry in await bench.steward.log(table_id, 0, 999)]


async def late(bench: Bench, lapses: int) -> tuple[Table, int, list[str]]:
    """A table whose mover has let their time run out so often; their seat, and the others."""
    position = await clocked(bench)
    (owed,) = position.table.owing
    table = await wait(bench, position.table.id, 3 + 24 * (lapses - 1))
    assert table.seats[owed.seat].lapses == lapses
    return table, owed.seat, [s.user_id for s in table.seats if s.seat != owed.seat]


async def test_two_lapses_are_excused_and_then_the_table_decides_about_the_turn(
    bench: Bench,
) -> None:
    table, seat, (one, _) = await late(bench, 1)
    (owed,) = table.owing
    assert owed.deadline == bench.clock.now() + DAY, "a day is added"
    table = await wait(bench, table.id, 24)
    assert await bench.steward.proposals(table.id) == []
    table = await wait(bench, table.id, 24)
    asked = await question(bench, table.id)
    assert (asked.kind, asked.seat, list(asked.votes)) == (
        "late",
        seat,
        [s for s in range(3) if s != seat],
    )
    with pytest.raises(TableError) as refused:
        await say(bench, asked, table.seats[seat].user_id, "wait")
    assert refused.value.text.key == "table-own-turn"
    with pytest.raises(TableError):
        await say(bench, asked, one, "end")
    with pytest.raises(NotSeated):
        await say(bench, asked, STRANGER, "wait")
    assert (await say(bench, asked, one, "wait")).status == "open"
    assert (await say(bench, asked, one, "opponent")).answers == {seat_of(table, one): "opponent"}
    await bench.alter("tables", {"id": table.id}, opponents=False)
    with pytest.raises(TableError) as refused:
        await say(bench, asked, one, "opponent")
    assert refused.value.text.key == "table-opponents-forbidden"
    await bench.alter("tables", {"id": table.id}, game="odd")
    with pytest.raises(TableDamaged) as unknown:
        await say(bench, asked, one, "opponent")
    assert unknown.value.text.key == "table-game-unknown"
    await bench.alter("tables", {"id": table.id}, game=table.game)
    before, since = table.moves, table.sequence
    table = await wait(bench, table.id, 24)
    assert Event(HOUSE_PLAYED, seat, {}) in await bench.steward.news(table.id, since)
    decided = await bench.steward.proposal(asked.id)
    assert (decided.status, decided.outcome) == ("carried", "house"), "of those who answered"
    assert table.moves > before
    assert seat not in [owed.seat for owed in table.owing]
    assert {"late", "house", "forced-out"} <= set(await kinds(bench, table.id))
    owner = table.seats[seat].user_id
    undone = await bench.steward.undo(table.id, owner, bench.next_id)
    assert isinstance(undone, Undone)
    assert undone.table.moves == before, "the whole turn, freely"
    (owed,) = undone.table.owing
    assert (owed.seat, owed.deadline) == (seat, bench.clock.now() + DAY)
    position = await bench.now(undone)
    moved = await bench.random(position)
    assert moved.table.moves > before


async def test_who_moves_in_time_is_asked_about_no_more_and_the_buttons_go(bench: Bench) -> None:
    table, seat, (one, _) = await late(bench, 3)
    asked = await question(bench, table.id)
    post = Post()
    await bench.steward.outbox(post).drain()
    (posted,) = (at for at, p in enumerate(post.outbox_messages, 1) if p.kind == "proposal")
    moved = await bench.say(await bench.steward.position(table.id), seat, "pass")
    assert await bench.steward.proposals(table.id) == []
    with pytest.raises(TableClosed):
        await say(bench, asked, one, "house")
    await bench.steward.outbox(post).drain()
    shown = [p for p in post.outbox_messages if p.kind == "votes"]
    assert [(p.proposal and p.proposal.status, p.posted) for p in shown] == [
        ("lapsed", str(posted))
    ]
    table = await wait(bench, moved.table.id, 1)
    assert table.seats[seat].lapses == 3


async def test_a_tie_waits_a_day_and_the_next_lapse_leaves_the_seat_vacant(bench: Bench) -> None:
    table, seat, (one, other) = await late(bench, 3)
    asked = await question(bench, table.id)
    await say(bench, asked, one, "house")
    decided = await say(bench, asked, other, "free")
    assert decided.outcome == "wait", "all have answered"
    assert MAJORITY_RULES[decided.kind].tied(decided.answers.values()), "and is told as a tie"
    (owed,) = (await bench.steward.table(table.id)).owing
    assert owed.deadline == bench.clock.now() + DAY
    table = await wait(bench, table.id, 24)
    assert table.seats[seat].occupant is Occupant.VACANT
    assert table.owing == (), "nobody plays it, so nobody is called"
    asked = await question(bench, table.id)
    assert (asked.kind, asked.seat) == ("vacant", seat)
    gone = table.seats[seat].user_id
    with pytest.raises(NotSeated):
        await bench.say(await bench.steward.position(table.id), seat, "pass")
    for eyes in (turn.person(gone), turn.public):
        assert (await turn.read_turn(bench.steward.service, table.id, eyes)).viewer is None
    table = await wait(bench, table.id, 48)
    assert table.seats[seat].occupant is Occupant.NOBODY, "nobody has answered: the usual"
    assert "stand-in" in await kinds(bench, table.id)
    for status in ("paused", "running"):
        await bench.alter("tables", {"id": table.id}, status=status)
        with pytest.raises(NotSeated) as lost:
            await resign.require_resignable(
                bench.steward.service, Person(gone, gone, "1"), table.id
            )
        assert lost.value.text.key == "table-seat-lost", "for good it is not"
    back, again = await takeover.take_over(
        bench.steward.service, Request("back", Person(gone, gone, "1")), table.id
    )
    assert (again, back.seats[seat].occupant, back.seats[seat].lapses) == (
        seat,
        Occupant.PERSON,
        2,
    ), "who had vanished may come back, and is excused no more"


async def test_a_seat_is_taken_over_with_its_secrets_and_a_full_bank(bench: Bench) -> None:
    table, seat, (one, other) = await late(bench, 3)
    service, gone = bench.steward.service, table.seats[seat].user_id
    asked = await question(bench, table.id)
    for voter in (one, other):
        await say(bench, asked, voter, "free")
    with pytest.raises(TableError) as refused:
        await takeover.take_over(service, Request("early", STRANGER), table.id)
    assert refused.value.text.key == "table-no-seat-offered"
    asked = await question(bench, table.id)
    for voter in (one, other):
        await say(bench, asked, voter, "takeover")
    table = await bench.steward.table(table.id)
    assert table.seats[seat].occupant is Occupant.OFFERED
    (found,) = await listing.list_tables(service, SERVER, STRANGER.id)
    assert found[:2] == (listing.ListingKind.EMPTY_SEAT, table.id)
    panel: Any = listing_message([(found.kind, table)], 0, 1, "en")
    shown = str(panel.to_components())
    assert "Games with an empty seat" in shown
    assert f"takeover:{table.id}:0:{seat + 1}" in shown
    with pytest.raises(TableError) as refused:
        await takeover.take_over(service, Request("two", Person(one, one, "1")), table.id)
    assert refused.value.text.key == "table-already-joined"
    request = Request("mine", STRANGER)
    table, taken = await takeover.take_over(service, request, table.id)
    assert (await takeover.take_over(service, request, table.id))[1] == taken == seat, "once"
    assert table.seats[seat].user_id == STRANGER.id
    assert table.banks[seat] == 2 * HOUR
    assert table.owing[0].deadline == bench.clock.now() + 3 * HOUR
    assert (await turn.read_turn(service, table.id, turn.person(STRANGER.id))).viewer == seat
    assert (await turn.read_turn(service, table.id, turn.person(gone))).viewer is None
    position = await bench.steward.position(table.id)
    await bench.say(position, seat, "pass")
    assert (await bench.steward.verify(table.id)).holds, "the seating is that of the start"
    with pytest.raises(TableError):
        await takeover.take_over(service, Request("late", ORGANISER), table.id)


async def test_an_offer_nobody_takes_is_asked_about_again_and_the_table_may_end(
    bench: Bench,
) -> None:
    position = await bench.game("toy", 3)
    gone, one, other = (seat.user_id for seat in position.table.seats)
    await bench.steward.resign(position.table.id, gone, bench.next_id)
    asked = await question(bench, position.table.id)
    assert asked.kind == "vacant"
    for voter in (one, other):
        await say(bench, asked, voter, "takeover")
    with pytest.raises(NotSeated) as refused:
        await takeover.take_over(
            bench.steward.service, Request("r", Person(gone, gone, "1")), position.table.id
        )
    assert refused.value.text.key == "table-you-resigned"
    table = await wait(bench, position.table.id, 7 * 24)
    again = await question(bench, table.id)
    assert again.id != asked.id
    await say(bench, again, one, "end")
    table = await wait(bench, table.id, 48)
    assert (table.status, table.ending) == (Status.FINISHED, Ending.VOTED)
    assert table.winners
    assert 0 not in table.winners
    rows = (await bench.rows("timers"))["timers"]
    assert all("lobby" in row for row in rows)
    assert await bench.steward.check() == []


async def test_where_one_remains_their_word_decides_and_nobody_lapses_against_nobody(
    bench: Bench,
) -> None:
    position = await clocked(bench, players=2)
    (owed,) = position.table.owing
    (other,) = [s.user_id for s in position.table.seats if s.seat != owed.seat]
    table = await wait(bench, position.table.id, 3 + 48)
    assert (await say(bench, await question(bench, table.id), other, "free")).outcome == "free"
    assert (await say(bench, await question(bench, table.id), other, "house")).outcome == "house"
    table = await bench.steward.table(table.id)
    assert [owing.user_id for owing in table.owing] == [other]
    table = await wait(bench, table.id, 7 * 24)
    assert table.seats[seat_of(table, other)].lapses == 0
    assert table.status == Status.RUNNING


async def test_who_is_silent_for_a_week_after_a_lapse_is_gone_but_not_who_is_away(
    bench: Bench,
) -> None:
    for away_for in (0, 5):
        lobby = await bench.lobby("toy", 3)
        agreed = {"pace": "7h 3d 1h", "pauses": "absences"}
        await bench.steward.change_options(lobby.id, HOST, {}, bench.next_id, **agreed)
        position = (await bench.steward.start(lobby.id, HOST, bench.next_id)).position
        seat, owner = 0, position.table.seats[0].user_id
        for person in position.table.seats:
            await availability.set_automatic_away(
                bench.steward.service, person.user_id, draws=False
            )
        table = await wait(bench, lobby.id, 79)
        assert table.seats[seat].lapses == 1
        if away_for:
            request, ends = Request("away", Person(owner)), bench.clock.now() + away_for * DAY
            await away.go_away(bench.steward.service, request, None, ends)
        table = await wait(bench, lobby.id, 3 * 24)
        for other in (1, 2) if not away_for else ():
            assert [owed.seat for owed in table.owing] == [other], (
                "ran out of time, so autopilot played this turn"
            )
            table = await wait(bench, lobby.id, 44)
            made = await bench.say(await bench.steward.position(lobby.id), other, "pass")
            table = made.table
        table = await wait(bench, lobby.id, 96 if away_for else 7)
        assert table.seats[seat].occupant is Occupant.PERSON
        table = await wait(bench, lobby.id, 1)
        gone = table.seats[seat].occupant is Occupant.VACANT
        assert gone is not bool(away_for), "seven days after the lapse"
        assert table.seats[seat].lapses == 1


async def test_a_proposal_is_closed_in_time_with_most_of_those_who_are_about(
    bench: Bench,
) -> None:
    position = await bench.game("toy", 3)
    users = [seat.user_id for seat in position.table.seats]
    table_id = position.table.id
    asked = await bench.steward.propose_end(table_id, users[0], bench.next_id)
    assert isinstance(asked, ProposalOpened)
    await wait(bench, table_id, 48)
    lapsed = await bench.steward.proposal(asked.proposal.id)
    assert (lapsed.status, lapsed.outcome) == ("lapsed", TOO_FEW), "one of three"
    shown: Any = proposal_message(await bench.steward.table(table_id), lapsed)
    assert "This vote is off: too few answered" in str(shown.to_components())
    asked = await bench.steward.propose_end(table_id, users[0], bench.next_id)
    assert isinstance(asked, ProposalOpened)
    await bench.steward.vote(asked.proposal.id, users[1], True, bench.next_id)
    await wait(bench, table_id, 47)
    assert (await bench.steward.proposal(asked.proposal.id)).status == "open"
    table = await wait(bench, table_id, 1)
    assert (table.status, table.ending) == (Status.FINISHED, Ending.CONSENT)

    pair = (await bench.game("toy", 2)).table
    users = [seat.user_id for seat in pair.seats]
    for expected in (Status.RUNNING, Status.RUNNING, Status.RUNNING, Status.FINISHED):
        await bench.steward.propose_end(pair.id, users[0], bench.next_id)
        pair = await wait(bench, pair.id, 48)
        assert pair.status == expected, "after a week of silence nobody is waited for"


async def test_what_the_lobby_said_becomes_of_a_vacant_seat_and_who_left_it_joins_little(
    bench: Bench,
) -> None:
    lobby = await bench.lobby("toy", 3)
    await bench.steward.change_options(
        lobby.id, HOST, {}, bench.next_id, pace="1h 2h 1h", pauses="nights", vacant="takeover"
    )
    with pytest.raises(TableError):
        await bench.steward.change_options(lobby.id, HOST, {}, bench.next_id, vacant="nothing")
    position = (await bench.steward.start(lobby.id, HOST, bench.next_id)).position
    (owed,) = position.table.owing
    await wait(bench, lobby.id, 3 + 48)
    asked = await question(bench, lobby.id)
    for seat in position.table.seats:
        if seat.seat != owed.seat:
            await say(bench, asked, seat.user_id, "free")
    gone = next(person for person in PEOPLE if person.id == owed.user_id)
    opened = [await bench.lobby("toy", 0, host=gone) for _ in range(2)]
    with pytest.raises(TableError) as refused:
        await bench.lobby("toy", 0, host=gone)
    assert refused.value.text.key == "limit-left-table"
    elsewhere = await bench.lobby("toy", 0, host=STRANGER)
    with pytest.raises(TableError):
        await bench.steward.join(elsewhere.id, gone, bench.next_id)
    table = await wait(bench, lobby.id, 48)
    assert table.seats[owed.seat].occupant is Occupant.OFFERED, "nobody has answered"
    await takeover.take_over(bench.steward.service, Request("mine", STRANGER), lobby.id)
    assert (await bench.steward.join(elsewhere.id, gone, bench.next_id)).seats
    assert len(opened) == 2


async def test_an_opponent_gives_the_seat_back_when_its_player_returns(bench: Bench) -> None:
    table, seat, others = await late(bench, 3)
    for answer in ("free", "opponent"):
        asked = await question(bench, table.id)
        for other in others:
            await say(bench, asked, other, answer)
    table = await bench.steward.table(table.id)
    assert table.seats[seat].occupant is Occupant.OPPONENT
    gone = next(p for p in PEOPLE if p.id == table.seats[seat].user_id)
    service = bench.steward.service
    table, _ = await takeover.take_over(service, Request("back", gone), table.id)
    assert (table.seats[seat].person, table.seats[seat].strength) == (True, None)
    assert table.names[seat] == gone.name
    told = await turn.read_turn(service, table.id, turn.public)
    assert GIVEN_BACK in [event.kind for event in told.news], "as somebody who is back"


async def test_what_the_house_has_played_goes_back_behind_chance_too(bench: Bench) -> None:
    table, seat, (one, other) = await late(bench, 3)
    asked, before = await question(bench, table.id), table.moves
    for voter in (one, other):
        await say(bench, asked, voter, "house")
    await bench.alter("actions", {"table_id": table.id, "kind": "forced-out"}, reversible=False)
    undone = await bench.steward.undo(table.id, table.seats[seat].user_id, bench.next_id)
    assert isinstance(undone, Undone), "nobody has to be asked"
    assert undone.table.moves == before


async def test_an_opponent_plays_the_turn_and_its_owner_takes_it_back(bench: Bench) -> None:
    """Of the strength the table chose, told as such, and only for this turn."""
    lobby = await bench.lobby("caylus", 3)
    await bench.steward.change_options(
        lobby.id, HOST, {}, bench.next_id, pace="1h 2h 1h", pauses="nights", vacant="easy"
    )
    await bench.steward.start(lobby.id, HOST, bench.next_id)
    table = await wait(bench, lobby.id, 3 + 24 + 24)
    (seat,) = [owing.seat for owing in table.owing]
    since = table.sequence
    others = [player for player in table.seats if player.seat != seat]
    asked = await question(bench, table.id)
    for player in others:
        asked = await say(bench, asked, player.user_id, "opponent")
    assert asked.outcome == "opponent"
    service = bench.steward.service
    (thinks,) = await choose_move.tables_waiting(service)
    shown = await turn.read_turn(service, thinks, turn.public)
    assert (shown.owing, shown.asked) == ((seat,), ()), "nobody is called"
    thought = await choose_move.next_request(service, table.id)
    assert thought is not None
    assert (thought.seat, thought.strength) == (seat, "easy")
    await bench.restart()
    service, moves = bench.steward.service, table.moves
    await ComputerLoop(service, _safest, 1).drain()
    shown = await turn.read_turn(service, table.id, turn.public)
    assert shown.table.moves > moves
    assert seat not in shown.asked
    assert Event(OPPONENT_PLAYED, seat, {}) in await bench.steward.news(table.id, since)
    assert isinstance(
        await bench.steward.undo(table.id, table.seats[seat].user_id, bench.next_id), Undone
    )
    shown = await turn.read_turn(service, table.id, turn.public)
    assert Event(OPPONENT_PLAYED, seat, {}) not in shown.recap, "what is taken back is not told"
    table = shown.table
    assert table.moves == moves
    assert [owing.seat for owing in table.owing] == [seat]
    assert table.owing[0].deadline == bench.clock.now() + DAY, "a day is added"
    assert not await choose_move.tables_waiting(service), "it is the player’s own turn again"


async def test_what_is_on_its_way_calls_nobody_whose_turn_was_taken_away(bench: Bench) -> None:
    position, post = await clocked(bench), Post()
    (owed,) = position.table.owing
    await bench.steward.outbox(post).drain()
    await wait(bench, position.table.id, 3)
    seats = {"table_id": position.table.id, "seat": owed.seat}
    await bench.alter("seats", seats, lent="easy")
    await bench.steward.outbox(post).drain()
    assert {"reminder", "overdue"}.isdisjoint(kind for kind, _ in post.kinds)


async def _safest(asked: MoveRequest) -> Advice:
    rules = game(asked.game)
    return Advice(rules.default(rules.load(asked.view), asked.seat), ())
