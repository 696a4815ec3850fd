"""A whole game of The Castles of Tuscany for three; hands, stacks and seed stay secret."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field

import pytest
import pytest_asyncio

from bot.demonstration.people import Way, result_of
from bot.presentation.texts import words_in
from bot.sandbox import Message, Reply, User
from engine.core.record_reader import read_record
from engine.core.words.catalogue import LANGUAGES
from engine.core.words.text import Text
from engine.tuscany.data import ITEM_WORDS, KINDS, REGION_CARDS
from engine.tuscany.rules.texts import cards_of
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
)
from tests.e2e.presses import press_act

pytestmark = pytest.mark.asyncio(loop_scope="module")

GAME = "tuscany"
SEED = "5eed" * 8
MOVES_BETWEEN_LOOKS = 20
"""Everybody inspects the table once in this many moves."""
LOOKS_BETWEEN_BOARDS = 4
"""The text board is read once in this many inspections."""
SEQUENCE_LENGTH = 8
"""A sequence of this many hidden tiles or cards cannot appear by chance."""


@dataclass
class PlayedGame:
    """A played game and what was seen during it."""

    players: TablePlayers
    public: list[Comparison] = field(default_factory=list)
    private: list[Comparison] = field(default_factory=list)
    exports: list[Reply] = field(default_factory=list)
    boards: list[tuple[User, set[str], set[str]]] = field(default_factory=list)
    """While regions are arranged: who read, the boards they saw, and their own."""
    hidden: set[tuple[str, ...]] = field(default_factory=set)
    """Parts of stacks, decks and supply, in order, while they were hidden."""
    seed_leaks: list[object] = field(default_factory=list)
    """Messages that contained the seed before the end."""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def played_game(app: AppHarness) -> AsyncIterator[PlayedGame]:
    """Play the game once for all tests of this module."""
    players = await TablePlayers.begin(app, GAME, 3, SEED)
    found = PlayedGame(players)
    while not players.over:
        position = await players.position()
        if position.game.top(position.state).sealed:
            await look_at_boards(found, position)
        elif position.game.asks_in_private(position.state):
            pass  # the board in the channel is that of the previous step
        elif len(players.done) % MOVES_BETWEEN_LOOKS == 0:
            await look_around(found, position)
        elif len(players.done) % LOOKS_BETWEEN_BOARDS == 0:
            found.public.append(await compare_public(players, "0", picture=False))
        await players.step()
    await app.quiet()
    yield found


async def look_at_boards(played_game: PlayedGame, position: Position) -> None:
    """Let everybody look while regions are being arranged in secret."""
    players = played_game.players
    for user in players.people:
        await user.at(players.channel).slash("view")
        shown = [message_content(m) for m in players.channel.visible_to(user) if m.author.bot]
        codes = set(re.findall(r"\b[ABC][1-4]\b", "\n".join(shown)))
        own = position.state.to_json()["players"][seat_of(position, user)]["boards"].split()
        played_game.boards.append((user, codes, set(own)))
    played_game.exports.append(await press_act(players.people[0].at(players.channel), "export"))


async def look_around(played_game: PlayedGame, position: Position) -> None:
    """Let everybody read their hand, export a record, and note what is hidden now."""
    players, moves = played_game.players, str(len(played_game.players.done))
    played_game.public.append(await compare_public(players, moves))
    for user in players.people:
        played_game.private.append(await compare_private(players, user, moves))
    reader = players.people[len(played_game.exports) % len(players.people)]
    played_game.exports.append(await press_act(reader.at(players.channel), "export"))
    played_game.hidden |= set(sequences(position))
    played_game.seed_leaks += players.app.server.transcript.search(SEED)


def sequences(position: Position) -> Iterator[tuple[str, ...]]:
    """Return sequences of a pile whose order is secret, in both directions, by their words."""
    plain = position.state.to_json()
    piles = [plain["deck"], plain["neutral"]]
    piles += [player["stacks"] for player in plain["players"]]
    for pile in piles:
        for order in (pile, pile[::-1]):
            for start in range(len(order) - SEQUENCE_LENGTH + 1):
                yield tuple(order[start : start + SEQUENCE_LENGTH])


def bot_messages(played_game: PlayedGame) -> list[Message]:
    """Return every message of the bot in the channel, including private ones."""
    return [message for message in played_game.players.channel.everything if message.author.bot]


async def test_the_game_is_played_to_its_end_by_buttons_menus_and_commands(
    played_game: PlayedGame,
) -> None:
    players = played_game.players
    result = result_of(players.channel)
    table = await players.app.table(players.channel)
    assert {done.way for done in players.done} == set(Way)
    assert any(done.what.startswith("[") for done in players.done)
    assert any("→" in done.what for done in players.done)
    assert result is not None
    assert result.shown[0].pixels is not None
    assert all(table.seats[seat].name in result.text for seat in table.winners)


async def test_regions_are_arranged_in_private_panels(played_game: PlayedGame) -> None:
    arranged = [done for done in played_game.players.done if done.what.startswith("[")]
    panels = [m for m in bot_messages(played_game) if any(":arrange " in i for i in ids(m))]
    assert arranged
    assert panels
    assert {m.only_for for m in panels} <= set(played_game.players.people)


def ids(message: Message) -> list[str]:
    """Return the words in a message's control ids."""
    found = [button.custom_id for button in message.buttons()]
    return found + [f":{o.value}" for menu in message.selects() for o in menu.options]


async def test_players_see_only_their_own_boards_until_the_reveal(played_game: PlayedGame) -> None:
    assert played_game.boards
    for user, shown, own in played_game.boards:
        assert shown == own, user.name


async def test_the_public_board_shows_no_hidden_information(played_game: PlayedGame) -> None:
    assert sum(twins.shown.picture is not None for twins in played_game.public) > 3
    for twins in played_game.public:
        assert twins.shown.texts == twins.elsewhere.texts, twins.moves
        assert twins.shown.picture == twins.elsewhere.picture, twins.moves


async def test_the_public_controls_do_not_depend_on_the_hand(played_game: PlayedGame) -> None:
    for twins in played_game.public:
        assert twins.shown.controls == twins.elsewhere.controls, twins.moves


async def test_players_see_their_own_hand_and_no_other(played_game: PlayedGame) -> None:
    assert len(played_game.private) > 9
    for twins in played_game.private:
        assert twins.shown.texts, twins.moves
        assert twins.shown.texts == twins.elsewhere.texts, twins.moves
        assert twins.shown.picture == twins.elsewhere.picture, twins.moves


# A search through everything the bot ever sent


def any_of(texts: list[str]) -> re.Pattern[str]:
    """Return a pattern for any of these, preferring longer ones."""
    return re.compile("|".join(re.escape(one) for one in sorted(texts, key=len, reverse=True)))


def cards_in_words(language: str) -> re.Pattern[str]:
    """Return a pattern for any number of cards of any one colour."""
    words, counts = words_in(language, GAME), range(1, max(REGION_CARDS) + 1)
    kinds = range(len(KINDS))
    return any_of([words.format(cards_of(kind, n)) for kind in kinds for n in counts])


def without_open_cards(text: str, language: str, names: list[str]) -> str:
    """Return a text without open cards: those of the discard pile, and payments."""
    discarded = pattern(language, GAME, "tuscany-board-deck", "deck", "discard", who="")
    text = re.sub(discarded.pattern + "[^\\n]*", "", text)
    for name in names:
        paid = pattern(language, GAME, "tuscany-story-paid", "cost", "space", who=name)
        text = paid.sub("", text)
    return text


@pytest.mark.parametrize("language", LANGUAGES)
async def test_nobody_sees_another_players_cards(played_game: PlayedGame, language: str) -> None:
    cards, names = cards_in_words(language), [user.name for user in played_game.players.people]
    found = 0
    for message in bot_messages(played_game):
        text = without_open_cards(message_content(message), language, names)
        if message.only_for is None:
            assert not cards.search(text), text
            continue
        others = [name for name in names if name != message.only_for.name]
        for line in filter(cards.search, text.splitlines()):
            found += 1
            for name in others:
                drew = pattern(language, GAME, "tuscany-story-drew-own", "cards", who=name)
                assert not drew.search(line), line
    readers = {"en": 1, "zh-TW": 1, "zh-CN": 1, "ja": 0}
    assert bool(found) == bool(readers[language])


def names_of(language: str) -> dict[str, str]:
    """Return tiles and colours by their names in a language and by their words."""
    words = words_in(language, GAME)
    found = {word: word for word in (*ITEM_WORDS, *KINDS)}
    for prefix, known in (("item", ITEM_WORDS), ("kind", KINDS)):
        for word in known:
            key = f"tuscany-{prefix}-{word}"
            if key in words:
                found[words.format(Text(key, {}))] = word
    return found


def rows_of_names(text: str, names: dict[str, str]) -> Iterator[list[str]]:
    """Return sequences of tiles or colours named one right after the other."""
    row: list[str] = []
    end = -1
    for match in any_of(list(names)).finditer(text):
        between = text[end : match.start()]
        if end < 0 or len(between) > 6 or re.search(r"[^\W\d_]", between):
            yield row
            row = []
        row.append(names[match[0]])
        end = match.end()
    yield row


@pytest.mark.parametrize("language", LANGUAGES)
async def test_no_stack_or_deck_is_shown_in_order(played_game: PlayedGame, language: str) -> None:
    names = names_of(language)
    assert played_game.hidden
    for message in bot_messages(played_game):
        for row in rows_of_names(message_content(message), names):
            for start in range(len(row) - SEQUENCE_LENGTH + 1):
                assert tuple(row[start : start + SEQUENCE_LENGTH]) not in played_game.hidden, row


async def test_the_seed_is_shown_only_at_the_end(played_game: PlayedGame) -> None:
    assert played_game.seed_leaks == []
    exported = await press_act(
        played_game.players.people[0].at(played_game.players.channel), "export"
    )
    assert f"seed: {SEED}" in exported.message.attachments[0].data.decode()


async def test_the_record_of_the_running_game_keeps_its_secrets(played_game: PlayedGame) -> None:
    assert len(played_game.exports) > 5
    for reply in played_game.exports:
        record = read_record(reply.message.attachments[0].data.decode())
        assert reply.ephemeral
        assert record.seed is None
    table = await played_game.players.app.table(played_game.players.channel)
    first_reader = table.seat_of(str(played_game.players.people[0].id))
    assert first_reader is not None
    arranging = [played_game.exports[i] for i in range(len(played_game.boards) // 3)]
    for reply in arranging:
        record = read_record(reply.message.attachments[0].data.decode())
        assert {played.seat for played in record.moves} <= {first_reader.seat}


async def test_the_record_of_the_finished_game_replays(played_game: PlayedGame) -> None:
    someone = played_game.players.people[1].at(played_game.players.channel)
    exported = await press_act(someone, "export")
    record = read_record(exported.message.attachments[0].data.decode())
    assert len(record.names) == 3
    assert record.replay().over
    verified = (await press_act(someone, "verify")).text
    assert "相符" in verified
