"""Caylus 1303 for five from /game new to the end: hidden prestige, moving the provost."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

import pytest
import pytest_asyncio

from bot.demonstration.people import Board, Done, Person, Way, result_of
from bot.presentation.localizer import words_in
from bot.sandbox import Message, User
from engine.caylus1303.state import Caylus1303State
from engine.core.record import read_record
from engine.core.words.catalogue import Catalogue, closest_language
from tests.bot.tables.steward import Position
from tests.e2e.harness import AppHarness
from tests.e2e.players import (
    Comparison,
    TablePlayers,
    compare_private,
    compare_public,
    message_content,
    seat_of,
)

pytestmark = pytest.mark.asyncio(loop_scope="module")

GAME = "caylus1303"
SEED = "1303" * 8
LOOKS = 70
"""Everybody inspects the table once in this many moves."""
GLANCES = 16
"""The text board is read once in this many inspections."""
EAGER = 3
"""Out of ten players who may place another worker, this many do."""
MARK = "\x00"
BRIDGES = 6
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
class Story:
    """A played game and what was seen during it."""

    company: TablePlayers
    public: list[Comparison] = field(default_factory=list)
    private: list[Comparison] = field(default_factory=list)
    scores: list[tuple[User, int, str]] = field(default_factory=list)
    """Who asked for the score, their own points, and what they read."""
    crossings: list[Crossing] = field(default_factory=list)
    before_the_end: list[Message] = field(default_factory=list)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def story(app: AppHarness) -> AsyncIterator[Story]:
    """Play the game once for all tests of this module."""
    company = await TablePlayers.begin(app, GAME, 5, SEED)
    found = Story(company)
    while not company.over:
        moves = len(company.done)
        if moves % LOOKS == LOOKS // 2:
            await look_around(found)
        elif moves % GLANCES == 0:
            found.public.append(await compare_public(company, str(moves), picture=False))
        position = await company.position()
        if position.state.stack[-1][0] == "bridge_move" and len(found.crossings) < BRIDGES:
            found.crossings.append(await at_the_bridge(company, position))
        await company.step(without_haste)
    await app.quiet()
    result = result_of(company.channel)
    found.before_the_end = [
        m for m in company.channel.everything if m.author.bot and m is not result
    ]
    yield found


async def without_haste(person: Person, board: Board, position: Position) -> Done | None:
    """Pass in most cases instead of placing another worker."""
    moves = position.game.moves(position.state, seat_of(position, person.user))
    if "pass" in moves and person.dice.below(10) >= EAGER:
        reply = await person.keyboard.click(re.compile("^m:.*:pass$"), message=board.message)
        return Done(person.user, Way.PANEL, "[pass]", reply)
    return None


async def look_around(story: Story) -> None:
    """Let every player read their own view and the scores."""
    company, moves = story.company, str(len(story.company.done))
    story.public.append(await compare_public(company, moves))
    position = await company.position()
    assert isinstance(position.state, Caylus1303State)
    for user in company.people:
        story.private.append(await compare_private(company, user, moves))
        asked = await user.at(company.channel).slash("score")
        story.scores.append((user, position.state.pp[seat_of(position, user)], asked.text))


async def at_the_bridge(company: TablePlayers, position: Position) -> Crossing:
    """Record what the player reads before they move the provost."""
    state, names = position.state, position.table.names
    assert isinstance(state, Caylus1303State)
    board = company.app.board(company.channel)
    person = company.person(board.asked[0])
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


async def test_the_game_is_played_to_its_end_and_its_record_replays(story: Story) -> None:
    company = story.company
    result = result_of(company.channel)
    table = await company.app.table(company.channel)
    assert {done.way for done in company.done} == set(Way)
    assert result is not None
    assert result.shown[0].pixels is not None
    assert all(table.seats[seat].name in result.text for seat in table.winners)
    someone = company.people[0].at(company.channel)
    exported = await someone.slash("export")
    record = read_record(exported.message.attachments[0].data.decode())
    assert len(record.names) == 5
    assert record.replay().over
    assert "agree" in (await someone.slash("verify")).text


async def test_everyones_prestige_is_shown_at_the_end(story: Story) -> None:
    result = result_of(story.company.channel)
    position = await story.company.position()
    assert result is not None
    for name, points in zip(
        position.table.names, position.game.outcome(position.state).scores, strict=True
    ):
        assert f"**{name}**: **{points}**" in result.text


# Prestige is secret until the end


async def test_the_public_board_does_not_depend_on_prestige(story: Story) -> None:
    assert sum(twins.shown.picture is not None for twins in story.public) > 1
    for twins in story.public:
        assert twins.shown == twins.elsewhere, twins.moves


async def test_a_private_view_does_not_depend_on_other_players_prestige(story: Story) -> None:
    assert len(story.private) >= 10
    for twins in story.private:
        assert twins.shown == twins.elsewhere, twins.moves
        assert twins.shown.texts, twins.moves


async def test_totals_are_not_public_before_the_end(story: Story) -> None:
    for message in story.before_the_end:
        if message.only_for is None:
            for language in ("en", "zh-TW", "zh-CN", "ja"):
                title = words_in(language, GAME).say("caylus1303-board-prestige")
                assert title not in message_content(message)


async def test_score_shows_players_only_their_own_points(story: Story) -> None:
    names = [user.name for user in story.company.people]
    for user, points, text in story.scores:
        told = dict(re.findall(r"\*\*(\w+)\*\*[:：]\s*(.*)", text))
        assert set(told) == set(names)
        assert f"**{points}**" in told[user.name]
        assert all("**?**" in told[name] for name in names if name != user.name), text
    assert len({points for _, points, _ in story.scores}) > 1


# Moving the provost


async def test_the_provost_question_names_the_order_of_players(story: Story) -> None:
    assert len(story.crossings) == BRIDGES
    for crossing in story.crossings:
        assert ", ".join(crossing.order) in crossing.prompt


async def test_every_provost_move_names_the_workers_it_affects(story: Story) -> None:
    told = set()
    for crossing in story.crossings:
        words = words_in(closest_language(crossing.who.locale), GAME)
        for move, label in crossing.offered.items():
            steps, passed = int(move.split()[-1]), crossing.passed[move]
            if not passed:
                assert not steps or words.say("caylus1303-reach-nobody") in label
                continue
            key = "caylus1303-reach-in" if steps > 0 else "caylus1303-reach-out"
            told.add(key)
            assert words.say(key, workers=MARK).partition(MARK)[0] in label
            for space, people in passed:
                assert worker(words, space, people) in label
    assert told == {"caylus1303-reach-in", "caylus1303-reach-out"}


def worker(words: Catalogue, space: int, people: list[str]) -> str:
    """Return a pattern for one or two workers of a space, as the choices name them."""
    if len(people) == 1:
        return words.say("caylus1303-reach-worker", space=space, owner=people[0])
    first, second = people
    return words.say("caylus1303-reach-two", space=space, first=first, second=second)
