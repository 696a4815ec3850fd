"""Record files: written ones are read back, and every kind of wrong line is refused."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.chance import Chance, seed_hash
from engine.core.contract import play_game
from engine.core.errors import EngineError, RecordError
from engine.core.record import Record, RecordedMove, start_record, state_hash
from engine.core.record_reader import read_record
from tests.engine.toy import GAME

HEAD = """\
# Seneschal record, format 1
game: toy
rules: 1
option stakes: low
seat 1: Ann
seat 2: Bob
seed: 7
"""

MANY = "1" * 5_000  # digits; Python's int() takes at most 4,300


def refused(text: str) -> tuple[int, str]:
    with pytest.raises(RecordError) as caught:
        for _ in read_record(text).positions():
            pass
    assert str(caught.value).endswith(caught.value.why)
    return caught.value.line, caught.value.why


def without(line: str) -> str:
    changed = HEAD.replace(line + "\n", "")
    assert changed != HEAD
    return changed


def instead(line: str, other: str) -> str:
    changed = HEAD.replace(line, other)
    assert changed != HEAD
    return changed


def played(seed: str = "7", seats: int = 3) -> Record:
    return play_game(GAME, seats, {"stakes": "high"}, seed)[1]


def test_a_record_can_be_formatted_by_hand() -> None:
    record = read_record(HEAD + "\n1 pass   # nothing to gain\n\n# a comment\n2 do 3\n")
    assert record.game == "toy"
    assert record.rules_version == 1
    assert record.options == {"stakes": "low"}
    assert record.names == ["Ann", "Bob"]
    assert record.seed == "7"
    assert record.hash == seed_hash("7")
    assert record.final is None
    assert record.moves == [RecordedMove(0, "pass"), RecordedMove(1, "do 3")]
    assert [move.line for move in record.moves] == [9, 12]


def test_header_lines_can_be_in_any_order_with_comments() -> None:
    first, *rest = HEAD.splitlines()
    shuffled = "\n".join([first, "", *rest[::-1], "# so far", "1 pass"])
    assert read_record(shuffled) == read_record(HEAD + "1 pass")


def test_windows_line_endings_are_accepted() -> None:
    text = HEAD + "1 pass\n"
    assert read_record(text.replace("\n", "\r\n")) == read_record(text)


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("", 1, "a record begins with"),
        ("game: toy\n", 1, "a record begins with"),
        (instead("format 1", "format 2"), 1, "a record begins with"),
        (without("game: toy"), 0, "the header has no “game:” line"),
        (instead("game: toy", "game: go"), 2, "there is no game “go”"),
        (without("rules: 1"), 0, "the header has no “rules:” line"),
        (instead("rules: 1", "rules: one"), 3, "“one” is not a rules version"),
        (instead("rules: 1", "rules: ١"), 3, "“١” is not a rules version"),
        (instead("rules: 1", "rules: 01"), 3, "“01” is not a rules version"),
        (instead("rules: 1", f"rules: {MANY}"), 3, "longer than 1,000 characters"),
        (instead("rules: 1", "rules: 9"), 0, "rules version 9 is not supported, only 1"),
        (instead("stakes: low", "stakes: huge"), 4, "toy has no option stakes=huge"),
        (instead("option stakes", "option colour"), 4, "toy has no option colour=low"),
        (without("seat 1: Ann"), 0, "the header has no “seat 1:” line"),
        (without("seat 2: Bob"), 0, "toy is for 2, 3, 4 players, not 1"),
        (instead("seat 2", "seat 3"), 0, "the header has no “seat 2:” line"),
        (instead("seat 2", "seat 02"), 6, "neither a header line nor “seat move”"),
        (instead("seat 2", f"seat {MANY}"), 6, "longer than 1,000 characters"),
        (instead("seat 2", "seat 1"), 6, "“seat 1” appears twice"),
        (HEAD + "seed: 8\n", 8, "“seed” appears twice"),
        (without("seed: 7"), 0, "neither a “seed:” nor a “hash:” line"),
        (instead("seed: 7", "seed:"), 7, "neither a header line nor “seat move”: “seed:”"),
        (instead("seed: 7", "hash: abc"), 7, "“abc” is not a SHA-256"),
        (HEAD + f"hash: {'0' * 64}\n", 8, "the hash is not that of the seed"),
        (instead("seed: 7", f"hash: {'0' * 64}"), 0, "the seed of a running game is not in"),
        (HEAD + "final: abc\n", 8, "“abc” is not a SHA-256"),
        (HEAD + "Seats: 2\n", 8, "neither a header line nor “seat move”: “Seats: 2”"),
        (HEAD + "pass\n", 8, "neither a header line nor “seat move”: “pass”"),
        (HEAD + "1  pass\n", 8, "neither a header line nor “seat move”: “1  pass”"),
        (HEAD + "1\n", 8, "neither a header line nor “seat move”: “1”"),
        (HEAD + "٢ pass\n", 8, "neither a header line nor “seat move”"),
        (HEAD + "01 pass\n", 8, "neither a header line nor “seat move”"),
        (HEAD + "0 pass\n", 8, "neither a header line nor “seat move”"),
        (HEAD + f"{MANY} pass\n", 8, "longer than 1,000 characters"),
        (HEAD + f"1 {'x' * 1000}\n", 8, "longer than 1,000 characters"),
        (instead("seat 2: ", f"seat 2: {'x' * 201}"), 6, "a name is longer than 200 characters"),
        (HEAD + "123456 pass\n", 8, "there is no seat 123456"),
        (HEAD + "3 pass\n", 8, "there is no seat 3"),
        (HEAD + "1 pass\nseed: 9\n", 9, "a header line after the first move"),
        (HEAD + "2 pass\n", 8, "“pass”: It’s not your turn; we’re waiting for Player 1."),
        (HEAD + "1 pass\n2 fly\n", 9, "“fly” isn’t one of the choices here."),
        (HEAD + "1 9\n", 8, "“9” isn’t one of the choices here."),
    ],
)
def test_a_wrong_line_is_refused_with_its_number_and_the_reason(
    text: str, line: int, why: str
) -> None:
    refused_line, reason = refused(text)
    assert (refused_line, why in reason) == (line, True), reason


def test_an_illegal_move_is_refused_with_the_rules_own_reason() -> None:
    state = GAME.new(2, None, Chance.from_seed("7"))
    missing = next(card for card in (1, 2, 3, 4) if card not in state.hands[0])
    assert refused(f"{HEAD}\n1 do {missing}\n") == (
        9,
        f"“do {missing}”: Your hand holds no card {missing}.",
    )


def test_a_move_after_the_end_is_refused() -> None:
    text = played().text()
    lines = len(text.splitlines())
    assert refused(text + "1 pass\n") == (lines + 1, "“pass”: The game is over.")


def test_a_wrong_final_state_is_refused() -> None:
    record = played()
    assert state_hash(record.replay()) == record.final
    record.final = "0" * 64
    with pytest.raises(RecordError, match=r"the final state is [0-9a-f]{64}, not 0{64}"):
        record.replay()


def test_positions_are_the_start_and_one_after_each_move() -> None:
    record = played()
    seen = [state_hash(state) for state in record.positions()]
    assert len(seen) == len(record.moves) + 1
    assert len(set(seen)) == len(seen)
    assert seen[-1] == record.final


def test_events_come_with_positions_on_request() -> None:
    record = played()
    assert all(state.events is None for state in record.positions())
    assert all(state.events for state in list(record.positions(events=True))[1:])


def test_a_running_games_record_hides_the_seed() -> None:
    record = played()
    record.seed = None
    text = record.text()
    assert "seed:" not in text
    assert f"hash: {record.hash}" in text
    assert read_record(text) == record


def test_a_seed_with_its_hash_is_checked() -> None:
    assert read_record(HEAD + f"hash: {seed_hash('7')}\n").hash == seed_hash("7")


def test_missing_options_have_their_default() -> None:
    record = read_record(without("option stakes: low") + "1 pass\n")
    assert record.options == {}
    assert record.replay().to_json() == read_record(HEAD + "1 pass\n").replay().to_json()


def test_a_records_header_has_everything_the_game_needs() -> None:
    record = start_record("toy", {}, ["Ann", "Bob"], "7")
    assert read_record(record.text()) == record
    assert record.options == {"stakes": "low"}
    for seed in ("", " ", "7 ", "a\nb", "a  b"):
        with pytest.raises(EngineError, match="a seed is one line"):
            start_record("toy", {}, ["Ann", "Bob"], seed)
    with pytest.raises(EngineError, match="not 1"):
        start_record("toy", {}, ["Ann"], "7")


@pytest.mark.parametrize(
    "name",
    ["Ann # not a comment", "seed: 9", "1 pass", "：", "李　白", "a\u2028b", "\x1c", "  x  ", "👑"],
)
def test_odd_names_are_harmless(name: str) -> None:
    record = played()
    record.names[1] = name
    again = read_record(record.text())
    assert again.names[1] == (" ".join(name.split()) or "?")
    assert again.moves == record.moves


words = st.from_regex(re.compile(r"[^\s#]+( [^\s#]+){0,2}"), fullmatch=True)
one_line = st.text().map(lambda text: " ".join(text.split()) or "?")


@given(
    names=st.lists(one_line, min_size=2, max_size=4),
    stakes=st.sampled_from(["low", "high"]),
    seed=one_line,
    hidden=st.booleans(),
    final=st.none() | st.from_regex(r"[0-9a-f]{64}", fullmatch=True),
    moves=st.lists(st.tuples(st.integers(0, 1), words)),
)
def test_every_record_is_read_as_written(
    names: list[str],
    stakes: str,
    seed: str,
    hidden: bool,
    final: str | None,
    moves: list[tuple[int, str]],
) -> None:
    record = start_record("toy", {"stakes": stakes}, names, seed)
    record.moves = [RecordedMove(*move) for move in moves]
    record.final = final
    if hidden:
        record.seed = None
    assert read_record(record.text()) == record


@given(seats=st.sampled_from(GAME.seat_counts), seed=st.integers(0, 10_000))
def test_every_game_replays_from_its_record(seats: int, seed: int) -> None:
    record = played(str(seed), seats)
    assert state_hash(read_record(record.text()).replay()) == record.final


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    with pytest.raises(RecordError):
        read_record(text)


@given(st.text(min_size=1))
def test_any_line_is_read_refused_or_ignored(text: str) -> None:
    record = read_record(HEAD)
    with suppress(RecordError):
        record = read_record(HEAD + text)
    assert read_record(record.text()) == record
