"""Which player is named for what happened when the seat has changed hands since."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from bot.presentation.log_lines import entry_line
from bot.presentation.texts import message_localizer
from bot.presentation.turn_text import TurnText, round_lines
from bot.tables.domain.request import Person, Request
from bot.tables.domain.table import Table
from bot.tables.history import turn
from engine.core.record_reader import read_record
from tests.bot.tables.harness import ADMIN, HOST, OUTSIDER, PEOPLE, TablesHarness
from tests.bot.tables.tables_helper import Position

pytestmark = pytest.mark.parametrize("url", ["sqlite"], indirect=True)

ZOE = OUTSIDER.name


class TakenOverGame(NamedTuple):
    """A game in which Zoe took over a seat, with the previous player and the next action."""

    position: Position
    seat: int
    gone: Person
    since: int

    @property
    def table(self) -> Table:
        return self.position.table


async def taken_over_game(harness: TablesHarness, before: int = 8, after: int = 8) -> TakenOverGame:
    """Play a game in which Zoe takes over the seat to move, with moves before and after."""
    position = await harness.random(await harness.game("toy", 3), before)
    seat = position.table.pending[0].seat
    gone = next(person for person in PEOPLE if person.id == position.table.seats[seat].user_id)
    taken = await hand_over(harness, position.table, seat, OUTSIDER)
    position = await harness.random(await harness.tables.position(taken.id), after)
    return TakenOverGame(position, seat, gone, taken.sequence)


async def hand_over(harness: TablesHarness, table: Table, seat: int, successor: Person) -> Table:
    """Resign a seat, and let another person take it over."""
    await harness.tables.resign(table.id, table.seats[seat].user_id, harness.next_id)
    (asked,) = await harness.tables.open_votes(table.id)
    for other in table.seats:
        if other.seat != seat:
            voter = Request(str(harness.next_id), Person(other.user_id, other.name))
            await harness.tables.votes.cast_choice(voter, asked.id, "takeover")
    harness.clock.advance(minutes=5)
    request = Request(str(harness.next_id), successor)
    taken, _ = await harness.tables.seats.take_over(request, table.id)
    return taken


async def test_the_log_names_the_player_of_that_time(harness: TablesHarness) -> None:
    made = await taken_over_game(harness)
    kinds: dict[bool, set[str]] = {True: set(), False: set()}
    for entry in await harness.tables.log(made.table.id, 0, 99):
        known = (made.gone if entry.sequence < made.since else OUTSIDER).name
        assert entry.names[made.seat] == known
        if entry.seat == made.seat and entry.kind in ("move", "join"):
            localizer = message_localizer("en", "toy", entry.names)
            said = entry_line(made.table, entry, localizer)
            assert known in said
            assert "moved by" not in said, "no substitute has moved"
            kinds[entry.sequence < made.since].add(entry.kind)
    assert kinds == {True: {"move", "join"} if made.gone != HOST else {"move"}, False: {"move"}}


async def test_a_history_step_names_and_shows_the_players_of_that_time(
    harness: TablesHarness,
) -> None:
    made = await taken_over_game(harness)
    seen = []
    for number in range(made.table.moves + 1):
        step = await harness.tables.history.read_step(made.table.id, turn.public, number)
        known = (made.gone if step.entry.sequence < made.since else OUTSIDER).name
        names = {step.turn.table.names[made.seat], step.entry.names[made.seat]}
        assert names == {known}
        seen.append(known)
    assert set(seen) == {made.gone.name, ZOE}
    early = await harness.tables.turn(made.table.id, made.since - 1)
    assert early.table.names[made.seat] == made.gone.name


async def test_a_what_if_at_an_early_step_names_the_players_of_that_time(
    harness: TablesHarness,
) -> None:
    made = await taken_over_game(harness)
    over = await harness.random(made.position, 500)
    for number, known in ((2, made.gone.name), (over.table.moves - 1, ZOE)):
        begun = await harness.tables.what_if.begin(over.table.id, HOST.id, number)
        assert begun.table.names[made.seat] == known
        again = await harness.tables.what_if.read(over.table.id, HOST.id)
        assert again.table.names == begun.table.names


async def test_a_what_if_now_names_the_current_players(harness: TablesHarness) -> None:
    made = await taken_over_game(harness, after=0)
    await harness.alter("tables", {"id": made.table.id}, hints=True, rated=False)
    begun = await harness.tables.what_if.begin(made.table.id, OUTSIDER.id)
    assert begun.table.names[made.seat] == ZOE


async def test_a_recap_is_split_where_a_seat_was_taken_over(harness: TablesHarness) -> None:
    made = await taken_over_game(harness, after=0)
    other = next(seat for seat in made.table.seats if seat.seat != made.seat)
    viewer = turn.person(other.user_id)
    before = await harness.tables.history.read_turn(made.table.id, viewer)
    while (await harness.tables.table(made.table.id)).pending[0].seat == made.seat:
        await harness.random(await harness.tables.position(made.table.id))
    shown = await harness.tables.history.read_turn(made.table.id, viewer)
    assert shown.recap[: len(before.recap)] == before.recap
    names = [one.names[made.seat] for one in shown.recap_parts]
    assert names == [made.gone.name, ZOE]
    assert [event for one in shown.recap_parts for event in one.events] == list(shown.recap)
    spoken = TurnText.of(shown)
    lines = [spoken.message.format(text) for text in spoken.happened()]
    resigned = f"{made.gone.name} has resigned; autopilot plays on for now"
    taken = f"{ZOE} has taken over a seat."
    assert any(resigned in one for one in lines)
    after = lines[lines.index(taken) :]
    assert not any(made.gone.name in one for one in after)
    assert not any(ZOE in one for one in lines[: lines.index(taken)])
    labels = [spoken.label.format(text) for text in spoken.happened()]
    assert labels == lines


async def test_the_parts_of_a_recap_hold_all_moves(harness: TablesHarness) -> None:
    made = await taken_over_game(harness, after=1)
    seats_split = []
    for seat in made.table.seats:
        viewer = turn.person(seat.user_id)
        shown = await harness.tables.history.read_turn(made.table.id, viewer)
        events = [event for part in shown.recap_parts for event in part.events]
        if shown.recap_parts:
            assert events == list(shown.recap)
            seats_split.append(seat.seat)
    assert made.seat in seats_split, "moves follow the takeover"


async def test_each_round_names_the_players_of_that_time(harness: TablesHarness) -> None:
    made = await taken_over_game(harness)
    _, found = await harness.tables.history.read_rounds(made.table.id, turn.public)
    names = [one.names[made.seat] for one in found]
    assert {*names} == {made.gone.name, ZOE}
    assert names == sorted(names, key=[made.gone.name, ZOE].index)
    first = names.index(ZOE)
    assert found[first].number == found[first - 1].number, "the round is split in two"
    assert found[first].span.before == found[first - 1].span.after
    lines = round_lines("en", "toy", found)
    assert any(ZOE in one for one in lines)
    assert any(made.gone.name in one for one in lines)


async def test_the_record_names_the_successor_and_charts_name_both(harness: TablesHarness) -> None:
    made = await taken_over_game(harness)
    over = await harness.random(made.position, 500)
    file = (await harness.tables.record(over.table.id, HOST.id)).record
    assert file.names[made.seat] == made.gone.name
    ((moves, seat, name),) = file.successors
    assert (seat, name) == (made.seat, ZOE)
    assert file.names_at(moves)[seat] == made.gone.name
    assert file.names_at(moves + 1)[seat] == ZOE
    text = file.text().splitlines()
    at = text.index(f"# seat {seat + 1}: {ZOE}")
    assert text[at + 1] == f"{file.moves[moves].seat + 1} {file.moves[moves].move}"
    read = read_record(file.text())
    assert [one.move for one in read.moves] == [one.move for one in file.moves]
    read.replay()
    line_ = await harness.tables.records.load_whole(over.table.id)
    assert line_.players()[seat] == f"{made.gone.name} / {ZOE}"
    (other, *_) = (name for at, name in enumerate(line_.players()) if at != seat)
    assert "/" not in other


async def test_a_computer_player_is_named_for_its_own_moves_only(
    harness: TablesHarness,
) -> None:
    position = await harness.random(await harness.game("caylus", 3), 6)
    table = position.table
    seat = table.pending[0].seat
    name = table.seats[seat].name
    await harness.tables.free(table.id, ADMIN, seat, harness.next_id)
    request = Request(str(harness.next_id), ADMIN)
    await harness.tables.computer.give_seat(request, table.id, seat, "easy")
    away = (await harness.tables.table(table.id)).sequence
    request = Request(str(harness.next_id), ADMIN)
    await harness.tables.computer.give_seat(request, table.id, seat, None)
    entries = await harness.tables.log(table.id, 0, 99)
    named = {entry.sequence: entry.names[seat] for entry in entries}
    assert [named[1], named[away], named[max(named)]] == [name, f"Bot {name}", name]


async def test_a_player_who_left_a_seat_can_be_deleted(harness: TablesHarness) -> None:
    made = await taken_over_game(harness)
    known = await harness.tables.users.read_personal_data(made.gone.id)
    (taken,) = (row["data"] for row in known["actions"] if row["kind"] == "takeover")
    assert taken["before"] == made.gone.id
    assert (
        await harness.tables.users.delete_personal_data(
            made.gone.id, lambda _, number: f"Player {number}"
        )
        == 1
    )
    rows = [value for table in (await harness.rows()).values() for row in table for value in row]
    values = [str(value) for value in rows]
    assert not [one for one in values if made.gone.id == one or f"'{made.gone.id}'" in one]
    assert not [one for one in values if made.gone.name in one]
    first = (await harness.tables.log(made.table.id, 0, 1))[0]
    assert first.names[made.seat] == f"Player {made.seat + 1}"
    table = await harness.tables.table(made.table.id)
    assert table.names[made.seat] == ZOE
    assert (await harness.tables.verify(table.id)).holds


async def delete_and_check(harness: TablesHarness, *people: Person) -> None:
    """Delete all their data, and check that nothing names them any more."""
    for person in people:
        await harness.tables.users.delete_personal_data(person.id, lambda _, n: f"Player {n}")
    rows = [value for table in (await harness.rows()).values() for row in table for value in row]
    values = [str(value) for value in rows]
    for person in people:
        assert not [one for one in values if person.id == one or f"'{person.id}'" in one]
        assert not [one for one in values if person.name in one]


async def log_of(harness: TablesHarness, table: Table) -> dict[int, str]:
    """Return the log lines by the sequences of their actions."""
    entries = await harness.tables.log(table.id, 0, 999)
    return {
        entry.sequence: entry_line(table, entry, message_localizer("en", "toy", entry.names))
        for entry in entries
    }


async def test_a_deleted_player_of_two_seats_leaves_two_distinct_names(
    harness: TablesHarness,
) -> None:
    made = await taken_over_game(harness)
    seat = next(one.seat for one in made.table.seats if one.seat != made.seat)
    taken = await hand_over(harness, made.table, seat, made.gone)
    table = (await harness.random(await harness.tables.position(taken.id), 500)).table
    before = await log_of(harness, table)
    assert (await harness.tables.verify(table.id)).holds
    await delete_and_check(harness, made.gone)
    assert (await harness.tables.verify(table.id)).holds
    for entry in await harness.tables.log(table.id, 0, 999):
        left = entry.sequence < made.since
        assert (entry.names[made.seat] == f"Player {made.seat + 1}") == left
        assert (entry.names[seat] == f"Player {seat + 1}") == (entry.sequence >= taken.sequence)
    first, second = f"Player {made.seat + 1}", f"Player {seat + 1}"
    for sequence, logged in (await log_of(harness, table)).items():
        name = first if sequence < made.since else second
        assert logged == before[sequence].replace(made.gone.name, name)


async def test_two_deleted_players_of_one_seat_stay_deleted(
    harness: TablesHarness,
) -> None:
    made = await taken_over_game(harness)
    table = (await harness.random(made.position, 500)).table
    before = await log_of(harness, table)
    await delete_and_check(harness, made.gone, OUTSIDER)
    assert (await harness.tables.verify(table.id)).holds
    name, after = f"Player {made.seat + 1}", await log_of(harness, table)
    for sequence, logged in before.items():
        assert after[sequence] == logged.replace(made.gone.name, name).replace(ZOE, name)
