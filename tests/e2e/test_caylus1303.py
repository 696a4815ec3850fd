"""Caylus 1303 for five from /game new to the end: hidden prestige, moving the provost."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

import pytest
import pytest_asyncio

from bot.demonstration.people import Board, Done, Person, Way, result_of
from bot.presentation.texts import words_in
from bot.sandbox import Message, User
from engine.caylus1303.state import Caylus1303State
from engine.core.record_reader import read_record
from engine.core.words.catalogue import Catalogue, closest_language
from tests.bot.tables.tables_helper import Position
from tests.e2e.harness import AppHarness
from tests.e2e.players import (
    Comparison,
    TablePlayers,
    compare_private,
    compare_public,
    message_content,
    seat_of,
)
from tests.e2e.presses import press_act

pytestmark = pytest.mark.asyncio(loop_scope="module")

GAME = "caylus1303"
SEED = "1303" * 8
MOVES_BETWEEN_LOOKS = 70
"""Everybody inspects the table once in this many moves."""
LOOKS_BETWEEN_BOARDS = 16
"""The text board is read once in this many inspections."""
EAGER = 3
"""Out of ten players who may place another worker, this many do."""
MARK = "\x00"
MAX_CROSSINGS = 25
"""Number of provost decisions that are examined closely."""


@dataclass(frozen=True, slots=True)
class Crossing:
    """A player's provost decision: the question and the offered lines."""

    who: User
    prompt: str
    order: list[str]
    offered: dict[str, str]
    passed: dict[str, list[tuple[int, list[str]]]]
    """By move: the occupied spaces it passes, and their players."""


@dataclass
class PlayedGame:
    """A played game and what was seen during it."""

    players: TablePlayers
    public: list[Comparison] = field(default_factory=list)
    private: list[Comparison] = field(default_factory=list)
    scores: list[tuple[User, int, str]] = field(default_factory=list)
    """Who asked for the score, their own points, and what they read."""
    crossings: list[Crossing] = field(default_factory=list)
    before_the_end: list[Message] = field(default_factory=list)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def played_game(app: AppHarness) -> AsyncIterator[PlayedGame]:
    """Play the game once for all tests of this module."""
    players = await TablePlayers.begin(app, GAME, 5, SEED)
    found = PlayedGame(players)
    while not players.over:
        moves = len(players.done)
        if moves % MOVES_BETWEEN_LOOKS == MOVES_BETWEEN_LOOKS // 2:
            await look_around(found)
        elif moves % LOOKS_BETWEEN_BOARDS == 0:
            found.public.append(await compare_public(players, str(moves), picture=False))
        position = await players.position()
        if position.state.stack[-1].name == "bridge_move" and len(found.crossings) < MAX_CROSSINGS:
            found.crossings.append(await record_crossing(players, position))
        await players.step(rarely_place)
    await app.quiet()
    result = result_of(players.channel)
    found.before_the_end = [
        m for m in players.channel.everything if m.author.bot and m is not result
    ]
    yield found


async def rarely_place(person: Person, board: Board, position: Position) -> Done | None:
    """Pass in most cases instead of placing another worker."""
    moves = position.game.moves(position.state, seat_of(position, person.user))
    if "pass" in moves and person.chance.below(10) >= EAGER:
        reply = await person.keyboard.click(re.compile("^m:.*:pass$"), message=board.message)
        return Done(person.user, Way.PANEL, "[pass]", reply)
    return None


async def look_around(played_game: PlayedGame) -> None:
    """Let every player read their own view and the scores."""
    players, moves = played_game.players, str(len(played_game.players.done))
    played_game.public.append(await compare_public(players, moves))
    position = await players.position()
    assert isinstance(position.state, Caylus1303State)
    for user in players.people:
        played_game.private.append(await compare_private(players, user, moves))
        asked = await press_act(user.at(players.channel), "score")
        played_game.scores.append(
            (user, position.state.points[seat_of(position, user)], asked.text)
        )


async def record_crossing(players: TablePlayers, position: Position) -> Crossing:
    """Record what the player reads before they move the provost."""
    state, names = position.state, position.table.names
    assert isinstance(state, Caylus1303State)
    board = players.app.board(players.channel)
    person = players.person(board.asked[0])
    choices = await person.keyboard.autocomplete("move", "move", "")
    offered = {move: label for label, move in choices}
    passed = {}
    for move in offered:
        low, high = sorted((state.provost, state.provost + int(move.split()[-1])))
        found = [(s, state.workers_on(s)) for s in range(low, high) if s < len(state.road_tile)]
        passed[move] = [(s + 1, [names[seat] for seat in seats]) for s, seats in found if seats]
    order = [names[seat] for seat in state.bridge]
    prompt = board.message.text
    return Crossing(person.user, prompt, order, offered, passed)


async def test_the_game_is_played_to_its_end_and_its_record_replays(
    played_game: PlayedGame,
) -> None:
    players = played_game.players
    result = result_of(players.channel)
    table = await players.app.table(players.channel)
    assert {done.way for done in players.done} == set(Way)
    assert result is not None
    assert result.shown[0].pixels is not None
    assert all(table.seats[seat].name in result.text for seat in table.winners)
    someone = players.people[0].at(players.channel)
    exported = await press_act(someone, "export")
    record = read_record(exported.message.attachments[0].data.decode())
    assert len(record.names) == 5
    assert record.replay().over
    assert "moves match" in (await press_act(someone, "verify")).text


async def test_everyones_prestige_is_shown_at_the_end(played_game: PlayedGame) -> None:
    result = result_of(played_game.players.channel)
    position = await played_game.players.position()
    assert result is not None
    for name, points in zip(
        position.table.names, position.game.outcome(position.state).scores, strict=True
    ):
        assert f"**{name}**: **{points}**" in result.text


# Prestige is secret until the end


async def test_the_public_board_does_not_depend_on_prestige(played_game: PlayedGame) -> None:
    assert sum(twins.shown.picture is not None for twins in played_game.public) > 1
    for twins in played_game.public:
        assert twins.shown == twins.elsewhere, twins.moves


async def test_a_private_view_does_not_depend_on_other_players_prestige(
    played_game: PlayedGame,
) -> None:
    assert len(played_game.private) >= 10
    for twins in played_game.private:
        assert twins.shown == twins.elsewhere, twins.moves
        assert twins.shown.texts, twins.moves


async def test_totals_are_not_public_before_the_end(played_game: PlayedGame) -> None:
    for message in played_game.before_the_end:
        if message.only_for is None:
            for language in ("en", "zh-TW", "zh-CN", "ja"):
                title = words_in(language, GAME).say("caylus1303-board-prestige")
                assert title not in message_content(message)


async def test_score_shows_players_only_their_own_points(played_game: PlayedGame) -> None:
    names = [user.name for user in played_game.players.people]
    for user, points, text in played_game.scores:
        points_of = dict(re.findall(r"\*\*(\w+)\*\*[:：]\s*(.*)", text))
        assert set(points_of) == set(names)
        assert f"**{points}**" in points_of[user.name]
        assert all("**?**" in points_of[name] for name in names if name != user.name), text
    assert len({points for _, points, _ in played_game.scores}) > 1


# Moving the provost


async def test_the_provost_question_names_the_order_of_players(played_game: PlayedGame) -> None:
    assert len(played_game.crossings) == MAX_CROSSINGS
    for crossing in played_game.crossings:
        assert ", ".join(crossing.order) in crossing.prompt


async def test_every_provost_move_names_the_workers_it_affects(played_game: PlayedGame) -> None:
    keys = set()
    for crossing in played_game.crossings:
        words = words_in(closest_language(crossing.who.locale), GAME)
        for move, label in crossing.offered.items():
            steps, passed = int(move.split()[-1]), crossing.passed[move]
            if not passed:
                assert not steps or words.say("caylus1303-reach-nobody") in label
                continue
            key = "caylus1303-reach-in" if steps > 0 else "caylus1303-reach-out"
            keys.add(key)
            assert words.say(key, workers=MARK).partition(MARK)[0] in label
            for space, people in passed:
                assert worker(words, space, people) in label
    assert keys == {"caylus1303-reach-in", "caylus1303-reach-out"}


def worker(words: Catalogue, space: int, people: list[str]) -> str:
    """Return a pattern for one or two workers of a space, as the choices name them."""
    if len(people) == 1:
        return words.say("caylus1303-reach-worker", space=space, owner=people[0])
    first, second = people
    return words.say("caylus1303-reach-two", space=space, first=first, second=second)
