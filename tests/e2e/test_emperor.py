"""In the Shadow of the Emperor for four from /game new to the end: sealed votes, proposals."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

import pytest
import pytest_asyncio

from bot.demonstration.people import Board, Done, Person, Way, result_of
from bot.presentation.localizer import words_in
from bot.sandbox import Message, Reply, User
from engine.core.record import read_record
from engine.core.words.catalogue import LANGUAGES
from engine.emperor.rules.election import votes
from engine.emperor.state import EmperorState
from tests.bot.tables.steward import Position
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

pytestmark = pytest.mark.asyncio(loop_scope="module")

GAME = "emperor"
SEED = "ab12" * 8
LATE = 4
"""From this round on, a player asked for a marriage resigns instead of answering."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A marriage proposal: to whom, on which board, and the answer."""

    to: User
    proposer: str
    board: Message
    mentioned: list[User]
    buttons: list[str]
    done: Done


@dataclass(frozen=True, slots=True)
class Kept:
    """What others could read while a sealed vote was not yet revealed."""

    voter: User
    side: str
    public: Comparison
    private: list[Comparison]
    read: list[str]
    sent: list[str]
    logged: list[str]


@dataclass
class Story:
    """A played game and what was seen during it."""

    company: TablePlayers
    asked: list[Asked] = field(default_factory=list)
    resigned: list[Asked] = field(default_factory=list)
    kept: list[Kept] = field(default_factory=list)
    panels: list[Reply] = field(default_factory=list)
    counts: list[str] = field(default_factory=list)
    exports: list[tuple[User, str]] = field(default_factory=list)
    revealed: str = ""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def story(app: AppHarness) -> AsyncIterator[Story]:
    """Play the game once for all tests of this module."""
    company = await TablePlayers.begin(app, GAME, 4, SEED)
    found = Story(company)
    while not company.over:
        position = await company.position()
        rule = position.state.stack[-1][0]
        if rule == "ballot" and not found.kept:
            assert len(app.board(company.channel).asked) > 1, "the first election has two voters"
            await vote_and_think_again(found)
            await vote_last(found)
        elif rule == "proposal":
            await answer_proposal(found, position)
        else:
            await company.step(in_a_hurry)
    await app.quiet()
    yield found


async def in_a_hurry(person: Person, board: Board, position: Position) -> Done | None:
    """Challenge the emperor when possible, play one card and pass; offer daughters."""
    state, seat = position.state, seat_of(position, person.user)
    assert isinstance(state, EmperorState)
    moves, rule = position.game.moves(state, seat), state.stack[-1][0]
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


async def press(company: TablePlayers, person: Person, button: str, message: Message) -> Done:
    """Press the button of a move."""
    before = await company.sequence()
    reply = await person.keyboard.click(re.compile(f"^m:.*:{button}$"), message=message)
    done = Done(person.user, Way.PANEL, button, reply)
    await company.finish(person, done, before)
    return done


# Marriages


async def answer_proposal(story: Story, position: Position) -> None:
    """Answer a proposal by button, or resign instead late in the game."""
    company = story.company
    board = company.app.board(company.channel)
    person = company.person(board.asked[0])
    _, to, proposer, _ = position.state.stack[-1]
    message, mentioned = board.message, list(board.message.mentions)
    buttons = [b.custom_id for b in message.buttons() if b.custom_id.startswith("m:")]
    gives_up = position.state.to_json()["round"] >= LATE and not story.resigned
    if gives_up:
        await person.keyboard.slash("resign")
        done = Done(
            person.user, Way.PANEL, "resign", await person.keyboard.click(re.compile("^giveup:"))
        )
        await company.app.quiet()
    else:
        answer = "accept" if len(story.asked) % 2 else "refuse"
        done = await press(company, person, f"answer {answer}", message)
    names = position.table.names
    assert position.table.seats[to].user_id == str(person.user.id)
    asked = Asked(person.user, names[proposer], message, mentioned, buttons, done)
    (story.resigned if gives_up else story.asked).append(asked)


# Sealed votes


async def vote_and_think_again(story: Story) -> None:
    """Let the first voter choose the rival, and then change to the emperor."""
    company = story.company
    first = company.person(company.app.board(company.channel).asked[0])
    for side in ("rival", "emperor"):
        since = len(company.app.server.transcript)
        logged = len(company.app.records.lines)
        await vote(story, first, side)
        await company.app.quiet()
        story.kept.append(await look(story, first.user, side, since, logged))


async def vote(story: Story, person: Person, side: str) -> None:
    """Open the private panel and press a side; confirm the last vote."""
    company = story.company
    opened = await person.keyboard.click(re.compile("^open:"))
    panel = await opened.answer()
    story.panels.append(opened)
    await press(company, person, f"vote {side}", panel)
    await company.app.quiet()
    now = company.app.board(company.channel).message
    story.counts += [b.label for b in now.buttons() if b.custom_id.startswith("open:")]


async def vote_last(story: Story) -> None:
    """Let the others vote for the rival, which reveals all votes."""
    company = story.company
    while (await company.position()).state.stack[-1][0] == "ballot":
        board = company.app.board(company.channel)
        await vote(story, company.person(board.asked[0]), "rival")
    await company.app.quiet()
    story.revealed = company.app.board(company.channel).message.text


async def look(story: Story, voter: User, side: str, since: int, logged: int) -> Kept:
    """Let everybody except the voter look at everything."""
    company, app = story.company, story.company.app
    others = [user for user in company.people if user is not voter]
    for user in (*others, app.stranger):
        hands = user.at(company.channel)
        for command in ("status", "log", "score", "hand"):
            await hands.slash(command)
        await hands.slash("board", text=True)
        exported = await hands.slash("export")
        story.exports.append((user, exported.message.attachments[0].data.decode()))
    seed = await another_side(company, voter, side)
    return Kept(
        voter,
        side,
        await compare_public(company, seed),
        [await compare_private(company, user, seed) for user in others],
        [
            message_content(message)
            for message in company.channel.everything
            if message.author.bot and message.only_for is not voter
        ],
        [
            entry.text
            for entry in app.server.transcript.entries[since:]
            if entry.path.startswith("/channels/")
        ],
        app.records.lines[logged:],
    )


async def another_side(company: TablePlayers, voter: User, side: str) -> str:
    """Return a seed for secrets in which the vote is for the other side."""
    position = await company.position()
    seat = seat_of(position, voter)
    for number in range(100):
        other = with_other_secrets(position, None, str(number)).stack[-1]
        if other[3][other[2].index(seat)] not in (None, side):
            return str(number)
    raise LookupError("every world has the same ballot")


async def test_the_game_is_played_to_its_end(story: Story) -> None:
    company = story.company
    result = result_of(company.channel)
    table = await company.app.table(company.channel)
    assert {done.way for done in company.done} == set(Way)
    assert result is not None
    assert result.shown[0].pixels is not None
    assert all(table.seats[seat].name in result.text for seat in table.winners)
    someone = company.people[0].at(company.channel)
    exported = await someone.slash("export")
    assert read_record(exported.message.attachments[0].data.decode()).replay().over
    assert "agree" in (await someone.slash("verify")).text


# The contested election


async def test_votes_are_cast_in_private_panels(story: Story) -> None:
    assert len(story.panels) >= 3
    for opened in story.panels:
        panel = opened.message
        assert panel.ephemeral
        assert panel.only_for is opened.interaction.user
    for message in story.company.channel.messages:
        assert not any(":vote " in button.custom_id for button in message.buttons())


async def test_the_public_board_shows_only_the_number_of_votes(story: Story) -> None:
    voters = len({opened.interaction.user for opened in story.panels})
    assert story.counts[:2] == [f"Vote (1 of {voters} done)"] * 2


def tells_a_ballot(language: str, voter: User) -> list[re.Pattern[str]]:
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
async def test_no_vote_is_shown_to_others_before_the_reveal(story: Story, language: str) -> None:
    assert [kept.side for kept in story.kept] == ["rival", "emperor"]
    for kept in story.kept:
        assert len(kept.read) > 30
        for told in (*kept.read, *kept.sent):
            for sentence in tells_a_ballot(language, kept.voter):
                assert not sentence.search(told), told


async def test_no_vote_is_logged(story: Story) -> None:
    for kept in story.kept:
        assert not any(re.search(r"vote (rival|emperor)", line) for line in kept.logged)


async def test_boards_and_private_views_do_not_depend_on_the_sealed_vote(
    story: Story,
) -> None:
    for kept in story.kept:
        for twins in (kept.public, *kept.private):
            assert twins.shown == twins.elsewhere


async def test_records_exported_meanwhile_contain_no_vote(story: Story) -> None:
    assert len(story.exports) == 8
    for user, text in story.exports:
        assert not re.search(r"^\d+ vote", text, re.MULTILINE), user.name
        assert read_record(text).seed is None


async def test_all_votes_are_revealed_together_in_their_final_form(story: Story) -> None:
    voter = story.kept[0].voter.name
    assert re.search(rf"({voter}|You): [^.]*votes? for the emperor", story.revealed)
    assert not re.search(rf"({voter}|You): [^.]*votes? for the rival", story.revealed)
    assert re.search(r"votes? for the rival", story.revealed)


# Marriages


async def test_a_proposal_mentions_only_the_asked_player(story: Story) -> None:
    assert len(story.asked) >= 2
    for asked in (*story.asked, *story.resigned):
        assert asked.mentioned == [asked.to]
        assert [i.rpartition(":")[2] for i in asked.buttons] == ["answer accept", "answer refuse"]
        assert asked.proposer in asked.board.revisions[0].splitlines()[1]


async def test_a_proposal_is_answered_out_of_turn_by_button(story: Story) -> None:
    for asked in story.asked:
        assert asked.done.way is Way.PANEL
        assert asked.to.name != asked.proposer
    answers = {asked.done.what for asked in story.asked}
    assert answers == {"answer accept", "answer refuse"}


async def test_the_game_continues_when_the_asked_player_has_resigned(story: Story) -> None:
    (asked,) = story.resigned
    log = await story.company.people[0].at(story.company.channel).slash("log")
    table = await story.company.app.table(story.company.channel)
    gone = table.seat_of(str(asked.to.id))
    assert log.ephemeral
    assert gone is not None
    assert gone.resigned
    assert story.company.over
