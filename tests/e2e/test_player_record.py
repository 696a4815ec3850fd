"""Playing records, leaderboards and title pages, as their readers see them."""

from __future__ import annotations

import json
import re
from datetime import timedelta

import pytest

from bot.sandbox import Message, User
from bot.tables.domain.request import Person
from tests.bot.tables.statistics.finished import Finished, Player, add_games
from tests.e2e.harness import AppHarness
from tests.e2e.presses import has_button

pytestmark = pytest.mark.asyncio(loop_scope="module")

GAME = "caylus"
GAMES = 10


async def store_games(app: AppHarness) -> None:
    """Store rated games of four people, once; Alice wins all of them."""
    if await app.tables.statistics.own_results(str(app.people[0].id)):
        return
    scores = ((60, 29.0), (50, 26.0), (40, 24.0), (30, 21.0))
    players = [
        Player(str(user.id), points, place, mu=mu, opening="inn")
        for place, (user, (points, mu)) in enumerate(
            zip(app.people[:4], scores, strict=True), start=1
        )
    ]
    server, since = str(app.guild.id), app.clock.now() - timedelta(days=90)
    games = [Finished(players, GAME, server, (1, 0, 2, 3), since=since) for _ in range(GAMES)]
    await app.bot.service.transaction(lambda session: add_games(session, games))


async def ask(app: AppHarness, who: User, command: str, **options: object) -> Message:
    """Type a command in a new channel, and return the private answer."""
    reply = await who.at(app.channel()).slash(command, **options)
    message = await reply.answer()
    assert message.ephemeral
    return message


async def press(who: User, message: Message, act: str) -> Message:
    """Press a button of a private message, and return what the message becomes."""
    before = message.components
    await who.at(message.channel).click(re.compile(f"^{act}:"), message=message)
    return await message.channel.wait_for(lambda m: m is message and m.components != before)


async def ask_statistics(app: AppHarness, who: User, game: str) -> Message:
    """Open a game's statistics from its leaderboard."""
    return await press(who, await ask(app, who, "leaderboard", game=game), "stats")


async def test_ones_own_record_is_a_picture_in_every_language(app: AppHarness) -> None:
    await store_games(app)
    for user, won in zip(
        app.people, ("won 10 of 10", "10局0勝", "10局0胜", "10戦0勝"), strict=False
    ):
        message = await ask(app, user, "record")
        (picture,) = message.shown
        assert picture.pixels is not None
        assert picture.pixels[0] == 1600
        assert won in message.alt_texts[0]
        assert has_button("own-results")(message)
    english = await ask(app, app.people[0], "record", game=GAME)
    assert "newcomer" in english.alt_texts[0] or "1540 ± 80" in english.alt_texts[0]
    assert not app.records.faults


async def test_a_record_can_be_read_as_text(app: AppHarness) -> None:
    await store_games(app)
    alice = app.people[0]
    await app.tables.users.set_preference(str(alice.id), "picture", "words")
    message = await ask(app, alice, "record", game=GAME)
    assert not message.shown
    assert "won 10 of 10 · mean place 1.0 · +20.0 points ahead of the table" in message.text
    assert "Rating: steady, 1540 ± 80, after 10 rated games (+40 over the last ten)" in message.text
    assert "Rival " in message.text
    await app.tables.users.set_preference(str(alice.id), "picture", "table")


async def test_the_record_of_another_person_and_their_badges(app: AppHarness) -> None:
    await store_games(app)
    alice, bob = app.people[:2]
    message = await ask(app, alice, "record", player=bob, game=GAME)
    assert message.shown
    assert not has_button("own-results")(message)
    listed = await press(alice, message, "badges")
    assert "✓ **Debut**: Finish a game" in listed.text
    assert "Veteran: Finish 50 games (10 of 50)" in listed.text
    again = await press(alice, listed, "playing-record")
    assert again.shown


async def test_results_are_exported_as_csv_and_json(app: AppHarness) -> None:
    await store_games(app)
    bob = app.people[1]
    for form in ("csv", "json"):
        message = await ask(app, bob, "record")
        button = re.compile(f"^own-results:.*{form}")
        await bob.at(message.channel).click(button, message=message)
        await app.quiet()
        (file,) = (one for one in message.attachments if one.filename == f"results.{form}")
        text = file.data.decode()
        assert str(app.people[0].id) not in text
        assert "seed" not in text
        count = len(json.loads(text)) if form == "json" else text.count("\n") - 1
        assert count == GAMES


async def test_a_record_against_a_person_is_in_their_menu(app: AppHarness) -> None:
    await store_games(app)
    alice, bob = app.people[:2]
    reply = await alice.at(app.channel()).choose("Record against …", bob)
    assert "10 games together, ahead 10, behind 0; 60.0 to 50.0 points" in reply.text
    never = await alice.at(app.channel()).choose("Record against …", app.people[4])
    assert "You haven’t finished any game together with Eve yet" in never.text
    own = await (await alice.at(app.channel()).choose("Record against …", alice)).answer()
    assert own.shown


async def test_a_leaderboard_lists_those_who_want_it(app: AppHarness) -> None:
    await store_games(app)
    alice, bob = app.people[:2]
    asked = await ask(app, alice, "leaderboard", game=GAME)
    assert "Nobody is listed yet" in asked.text
    assert "Do you want to be on leaderboards?" in asked.text
    listed = await press(alice, asked, "leaders-list")
    first = f"**1.** Name of {alice.id}"
    assert f"{first} · steady, 1540 ± 80 · 10 games" in listed.text
    everywhere = await press(alice, listed, "leaders")
    assert "players of all servers" in everywhere.text
    other = await ask(app, bob, "leaderboard", game=GAME)
    assert first in other.text
    await app.tables.blocks.block(str(bob.id), Person(str(alice.id), alice.name))
    assert first not in (await ask(app, bob, "leaderboard", game=GAME)).text
    await app.tables.blocks.unblock(str(bob.id), str(alice.id))
    gone = await press(alice, everywhere, "leaders-list")
    assert "**1.**" not in gone.text


async def test_without_a_game_a_leaderboard_asks_which(app: AppHarness) -> None:
    message = await ask(app, app.people[0], "leaderboard")
    assert message.selects()


async def test_a_title_page_has_turn_order_length_and_openings(app: AppHarness) -> None:
    await store_games(app)
    for user, words in zip(app.people, ("4 players, 10 games", "4人，10局"), strict=False):
        message = await ask_statistics(app, user, GAME)
        assert words in message.text
        assert "Wilson" in message.text
    page = (await ask_statistics(app, app.people[0], GAME)).text
    assert "1st in turn order: 50.0 points, +6.7 ± 0.0 against the table; won 0% (0–28)" in page
    assert "2nd in turn order: 60.0 points" in page
    assert "Length: 40 moves" in page
    assert "A player pays 1 denier and places a worker on the Inn: +0 ± 12 (40 times)" in page
    none = await ask_statistics(app, app.people[0], "tuscany")
    assert "No game between people alone" in none.text


async def test_strangers_and_blocked_people_see_no_record(app: AppHarness) -> None:
    await store_games(app)
    alice, chen = app.people[0], app.people[2]
    await app.tables.blocks.block(str(chen.id), Person(str(alice.id), alice.name))
    refused = await ask(app, alice, "record", player=chen)
    assert "I can’t show you this person’s results" in refused.text
    never = await alice.at(app.channel()).choose("Record against …", chen)
    assert "You haven’t finished any game together" in never.text
    await app.tables.blocks.unblock(str(chen.id), str(alice.id))
    empty = await ask(app, alice, "record", player=app.stranger)
    assert "hasn’t finished any game" in empty.text
