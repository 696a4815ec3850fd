"""In the Shadow of the Emperor for four from /game new to the end: sealed votes, proposals."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

import pytest
import pytest_asyncio

from bot.demonstration.people import Board, Done, Person, Way, result_of
from bot.presentation.texts import words_in
from bot.sandbox import Message, Reply, User
from engine.core.record_reader import read_record
from engine.core.words.catalogue import LANGUAGES
from engine.emperor.rules.election import votes
from engine.emperor.state import EmperorState
from tests.bot.tables.tables_helper import Position
from tests.e2e.harness import AppHarness
from tests.e2e.players import (
    Comparison,
    TablePlayers,
    compare_private,
    compare_public,
    message_content,
    pattern,
    seat_of,
    with_other_secrets,
)
from tests.e2e.presses import press_act

pytestmark = pytest.mark.asyncio(loop_scope="module")

GAME = "emperor"
SEED = "ab12" * 8
RESIGN_FROM_ROUND = 4
"""From this round on, a player asked for a marriage resigns instead of answering."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """A marriage proposal: to whom, on which board, and the answer."""

    to: User
    proposer: str
    board: Message
    mentioned: list[User]
    buttons: list[str]
    done: Done


@dataclass(frozen=True, slots=True)
class SealedVote:
    """What others could read while a sealed vote was not yet revealed."""

    voter: User
    side: str
    public: Comparison
    private: list[Comparison]
    read: list[str]
    sent: list[str]
    logged: list[str]


@dataclass
class PlayedGame:
    """A played game and what was seen during it."""

    players: TablePlayers
    asked: list[Proposal] = field(default_factory=list)
    resigned: list[Proposal] = field(default_factory=list)
    kept: list[SealedVote] = field(default_factory=list)
    panels: list[Reply] = field(default_factory=list)
    counts: list[str] = field(default_factory=list)
    exports: list[tuple[User, str]] = field(default_factory=list)
    revealed: str = ""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def played_game(app: AppHarness) -> AsyncIterator[PlayedGame]:
    """Play the game once for all tests of this module."""
    players = await TablePlayers.begin(app, GAME, 4, SEED)
    found = PlayedGame(players)
    while not players.over:
        position = await players.position()
        rule = position.state.stack[-1].name
        if rule == "ballot" and not found.kept:
            assert len(app.board(players.channel).asked) > 1, "the first election has two voters"
            await vote_and_change(found)
            await vote_last(found)
        elif rule == "proposal":
            await answer_proposal(found, position)
        else:
            await players.step(play_fast)
    await app.quiet()
    yield found


async def play_fast(person: Person, board: Board, position: Position) -> Done | None:
    """Challenge the emperor when possible, play one card and pass; offer daughters."""
    state, seat = position.state, seat_of(position, person.user)
    assert isinstance(state, EmperorState)
    moves, rule = position.game.moves(state, seat), state.stack[-1].name
    if rule == "action":
        if "buy rival" in moves and third_parties(state, seat) > 1:
            return await typed(person, "buy rival")
        return await typed(person, "pass") if state.cards[seat] else None
    if rule == "daughter":
        singles = [move for move in moves if "convent" not in move]
        return await typed(person, singles[0]) if singles else None
    return None


def third_parties(state: EmperorState, challenger: int) -> int:
    """Return how many players would vote if the emperor were challenged now."""
    others = set(range(state.seats)) - {state.emperor, challenger}
    return sum(votes(state, seat) > 0 for seat in others)


async def typed(person: Person, move: str) -> Done:
    """Make a move with ``/move``."""
    reply = await person.keyboard.slash("move", move=move)
    return Done(person.user, Way.MOVE, move, reply)


async def press(players: TablePlayers, person: Person, button: str, message: Message) -> Done:
    """Press the button of a move."""
    before = players.app.sequence(players.channel)
    reply = await person.keyboard.click(re.compile(f"^m:.*:{button}$"), message=message)
    done = Done(person.user, Way.PANEL, button, reply)
    await players.finish(person, done, before)
    return done


# Marriages


async def answer_proposal(played_game: PlayedGame, position: Position) -> None:
    """Answer a proposal by button, or resign instead late in the game."""
    players = played_game.players
    board = players.app.board(players.channel)
    person = players.person(board.asked[0])
    _, to, proposer, _ = position.state.stack[-1]
    message, mentioned = board.message, list(board.message.mentions)
    buttons = [b.custom_id for b in message.buttons() if b.custom_id.startswith("m:")]
    gives_up = position.state.to_json()["round"] >= RESIGN_FROM_ROUND and not played_game.resigned
    if gives_up:
        await person.keyboard.slash("game leave")
        done = Done(
            person.user,
            Way.PANEL,
            "resign",
            await person.keyboard.click(re.compile("^resign-now:")),
        )
        await players.app.quiet()
    else:
        answer = "accept" if len(played_game.asked) % 2 else "refuse"
        done = await press(players, person, f"answer {answer}", message)
    names = position.table.names
    assert position.table.seats[to].user_id == str(person.user.id)
    asked = Proposal(person.user, names[proposer], message, mentioned, buttons, done)
    (played_game.resigned if gives_up else played_game.asked).append(asked)


# Sealed votes


async def vote_and_change(played_game: PlayedGame) -> None:
    """Let the first voter choose the rival, and then change to the emperor."""
    players = played_game.players
    first = players.person(players.app.board(players.channel).asked[0])
    for side in ("rival", "emperor"):
        since = len(players.app.server.transcript)
        logged = len(players.app.records.lines)
        await vote(played_game, first, side)
        await players.app.quiet()
        played_game.kept.append(await look(played_game, first.user, side, since, logged))


async def vote(played_game: PlayedGame, person: Person, side: str) -> None:
    """Open the private panel and press a side; confirm the last vote."""
    players = played_game.players
    opened = await person.keyboard.click(re.compile("^open:"))
    panel = await opened.answer()
    played_game.panels.append(opened)
    await press(players, person, f"vote {side}", panel)
    await players.app.quiet()
    now = players.app.board(players.channel).message
    played_game.counts += [b.label for b in now.buttons() if b.custom_id.startswith("open:")]


async def vote_last(played_game: PlayedGame) -> None:
    """Let the others vote for the rival, which reveals all votes."""
    players = played_game.players
    while (await players.position()).state.stack[-1].name == "ballot":
        board = players.app.board(players.channel)
        await vote(played_game, players.person(board.asked[0]), "rival")
    await players.app.quiet()
    played_game.revealed = players.app.board(players.channel).message.text


async def look(
    played_game: PlayedGame, voter: User, side: str, since: int, logged: int
) -> SealedVote:
    """Let everybody except the voter look at everything."""
    players, app = played_game.players, played_game.players.app
    others = [user for user in players.people if user is not voter]
    for user in (*others, app.stranger):
        hands = user.at(players.channel)
        for command in ("status", "view"):
            await hands.slash(command)
        for act in ("log", "score"):
            await press_act(hands, act)
        await hands.slash("view", text=True)
        exported = await press_act(hands, "export")
        played_game.exports.append((user, exported.message.attachments[0].data.decode()))
    seed = await another_side(players, voter, side)
    return SealedVote(
        voter,
        side,
        await compare_public(players, seed),
        [await compare_private(players, user, seed) for user in others],
        [
            message_content(message)
            for message in players.channel.everything
            if message.author.bot and message.only_for is not voter
        ],
        [
            entry.text
            for entry in app.server.transcript.entries[since:]
            if entry.path.startswith("/channels/")
        ],
        app.records.lines[logged:],
    )


async def another_side(players: TablePlayers, voter: User, side: str) -> str:
    """Return a seed for secrets in which the vote is for the other side."""
    position = await players.position()
    seat = seat_of(position, voter)
    for number in range(100):
        other = with_other_secrets(position, None, str(number)).stack[-1]
        if other[3][other[2].index(seat)] not in (None, side):
            return str(number)
    raise LookupError("every world has the same ballot")


async def test_the_game_is_played_to_its_end(played_game: PlayedGame) -> None:
    players = played_game.players
    result = result_of(players.channel)
    table = await players.app.table(players.channel)
    assert {done.way for done in players.done} == set(Way)
    assert result is not None
    assert result.shown[0].pixels is not None
    assert all(table.seats[seat].name in result.text for seat in table.winners)
    someone = players.people[0].at(players.channel)
    exported = await press_act(someone, "export")
    assert read_record(exported.message.attachments[0].data.decode()).replay().over
    assert "moves match" in (await press_act(someone, "verify")).text


# The contested election


async def test_votes_are_cast_in_private_panels(played_game: PlayedGame) -> None:
    assert len(played_game.panels) >= 3
    for opened in played_game.panels:
        panel = opened.message
        assert panel.ephemeral
        assert panel.only_for is opened.interaction.user
    for message in played_game.players.channel.messages:
        assert not any(":vote " in button.custom_id for button in message.buttons())


async def test_the_public_board_shows_only_the_number_of_votes(played_game: PlayedGame) -> None:
    voters = len({opened.interaction.user for opened in played_game.panels})
    assert played_game.counts[:2] == [f"Vote (1 of {voters} done)"] * 2


def vote_pattern(language: str, voter: User) -> list[re.Pattern[str]]:
    """Return a pattern for sentences, or moves, that reveal a vote."""
    words = words_in(language, GAME)
    open_places = ("emperor", "for_emperor", "rival", "for_rival")
    found = []
    for side in ("emperor", "rival"):
        found += [
            pattern(language, GAME, f"emperor-story-ballot-{side}", "votes", who=voter.name),
            pattern(language, GAME, f"emperor-prompt-ballot-{side}", *open_places, who=""),
            re.compile(re.escape(words.say(f"emperor-board-ballot-{side}"))),
            re.compile(rf"\bvote {side}\b"),
        ]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
async def test_no_vote_is_shown_to_others_before_the_reveal(
    played_game: PlayedGame, language: str
) -> None:
    assert [kept.side for kept in played_game.kept] == ["rival", "emperor"]
    for kept in played_game.kept:
        assert len(kept.read) > 30
        for text in (*kept.read, *kept.sent):
            for sentence in vote_pattern(language, kept.voter):
                assert not sentence.search(text), text


async def test_no_vote_is_logged(played_game: PlayedGame) -> None:
    for kept in played_game.kept:
        assert not any(re.search(r"vote (rival|emperor)", line) for line in kept.logged)


async def test_boards_and_private_views_do_not_depend_on_the_sealed_vote(
    played_game: PlayedGame,
) -> None:
    for kept in played_game.kept:
        for twins in (kept.public, *kept.private):
            assert twins.shown == twins.elsewhere


async def test_records_exported_meanwhile_contain_no_vote(played_game: PlayedGame) -> None:
    assert len(played_game.exports) == 8
    for user, text in played_game.exports:
        assert not re.search(r"^\d+ vote", text, re.MULTILINE), user.name
        assert read_record(text).seed is None


async def test_all_votes_are_revealed_together_in_their_final_form(played_game: PlayedGame) -> None:
    voter = played_game.kept[0].voter.name
    assert re.search(rf"({voter}|You): [^.]*votes? for the emperor", played_game.revealed)
    assert not re.search(rf"({voter}|You): [^.]*votes? for the rival", played_game.revealed)
    assert re.search(r"votes? for the rival", played_game.revealed)


# Marriages


async def test_a_proposal_mentions_only_the_asked_player(played_game: PlayedGame) -> None:
    assert len(played_game.asked) >= 2
    for asked in (*played_game.asked, *played_game.resigned):
        assert asked.mentioned == [asked.to]
        assert [i.rpartition(":")[2] for i in asked.buttons] == ["answer accept", "answer refuse"]
        assert asked.proposer in asked.board.revisions[0].splitlines()[1]


async def test_a_proposal_is_answered_out_of_turn_by_button(played_game: PlayedGame) -> None:
    for asked in played_game.asked:
        assert asked.done.way is Way.PANEL
        assert asked.to.name != asked.proposer
    answers = {asked.done.what for asked in played_game.asked}
    assert answers == {"answer accept", "answer refuse"}


async def test_the_game_continues_when_the_asked_player_has_resigned(
    played_game: PlayedGame,
) -> None:
    (asked,) = played_game.resigned
    log = await press_act(played_game.players.people[0].at(played_game.players.channel), "log")
    table = await played_game.players.app.table(played_game.players.channel)
    gone = table.seat_of(str(asked.to.id))
    assert log.ephemeral
    assert gone is not None
    assert gone.empty
    assert played_game.players.over
