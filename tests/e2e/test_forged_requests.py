"""Forged requests change nothing, break nothing and delay nobody."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager

import pytest

from bot.sandbox import Channel, Reply, User
from bot.sandbox.interactions import Interaction
from bot.tables.time_control.outages import LAST_ALIVE_KEY
from tests.e2e.forged_requests import (
    LINK,
    LONG,
    STRING,
    WORDS,
    RequestField,
    RequestForger,
    paragraphs,
    request_fields,
)
from tests.e2e.harness import AppHarness
from tests.thorough import THOROUGH

pytestmark = pytest.mark.asyncio(loop_scope="module")

INPUTS = 5000 if THOROUGH else 300
REQUESTS_PER_BATCH = 10
HARMLESS = ("m", "sure", "page", "why", "card", "replay", "logpage", "colour", "option", "language")
"""Actions that change nothing for any user if their argument is not valid in the game."""


@pytest.fixture(scope="module")
def hostile_app(app: AppHarness) -> AppHarness:
    """Return a harness in which every player's name is a link."""
    app.people = [app.guild.add_member(name) for name in (LINK, f"{LINK}\0", "a\0b\u202e")]
    return app


def database(app: AppHarness) -> list[str]:
    """Return all rows except the bot's activity and people's own settings."""
    with closing(sqlite3.connect(app.file)) as connection:
        return [row for row in connection.iterdump() if not row.startswith(_OTHERWISE)]


_ALONE = (
    "users",
    "quiet_hours",
    "away_periods",
    "player_notes",
    "mutes",
    "processes",
    "sqlite_sequence",
)
_OTHERWISE = (
    f"INSERT INTO \"key_values\" VALUES('{LAST_ALIVE_KEY}',",
    *(f'INSERT INTO "{name}"' for name in _ALONE),
)


class RequestGenerator:
    """Makes up requests of every kind, one after the other."""

    def __init__(self, forger: RequestForger, mover: User, table: int, sequence: int) -> None:
        self.forger, self.dice = forger, forger.dice
        self.mover, self.stranger = mover, forger.app.stranger
        self.table, self.sequence = table, sequence
        self.leaves = request_fields(forger.app)
        self.words = [leaf for leaf in self.leaves if any(o["type"] == 3 for o in leaf.options)]
        self.suggesting = [
            (leaf, option)
            for leaf in self.leaves
            for option in leaf.options
            if option.get("autocomplete")
        ]
        self.acts = [*forger.app.bot.dispatcher.handlers, "nobody", "M", ""]

    def one(self) -> Interaction:
        kinds = (self.command, self.suggestion, self.button, self.menu)
        return self.dice.choices(kinds, (3, 3, 3, 2))[0]()

    def command(self) -> Interaction:
        """Forge a command; the player to move tries those that take a word."""
        if self.dice.random() < 0.5:
            return self.forger.command(self.mover, self._not_drawn(self.words))
        leaf = self._not_drawn(self.leaves)
        if leaf.name == "game new" and self.dice.random() < 0.5:
            meant = {"game": "caylus", self.dice.choice(("language", "options")): "../../etc"}
            return self.forger.command(self.stranger, leaf, **meant)
        return self.forger.command(self.stranger, leaf)

    def _not_drawn(self, found: list[RequestField]) -> RequestField:
        """Skip most requests that need a picture, because rendering is slow."""
        while True:
            leaf = self.dice.choice(found)
            if leaf.name != "view" or self.dice.random() < 0.1:
                return leaf

    def suggestion(self) -> Interaction:
        leaf, option = self.dice.choice(self.suggesting)
        typed = None if self.dice.random() < 0.05 else self.forger.word()
        user = self.dice.choice((self.mover, self.stranger))
        return self.forger.suggestion(user, leaf, option, typed)

    def button(self) -> Interaction:
        user, act = self._act()
        return self.forger.press(user, self.forger.custom_id(act, self.table, self.sequence))

    def menu(self) -> Interaction:
        user, act = self._act()
        made = self.forger.custom_id(act, self.table, self.sequence)
        return self.forger.press(user, f"pick-{made}", self.forger.word()[:100])

    def _act(self) -> tuple[User, str]:
        if self.dice.random() < 0.4:
            return self.mover, self.dice.choice(HARMLESS)
        act = self.dice.choice(self.acts)
        if act in ("view", "board") and self.dice.random() < 0.9:
            act = "yes"
        return self.stranger, act


async def test_forged_requests_change_nothing_and_are_all_answered(hostile_app: AppHarness) -> None:
    app = hostile_app
    channel = await app.begin(3)
    await app.quiet()
    table, before = await app.table(channel), database(app)
    forger = RequestForger(app, channel, "forged")
    made = RequestGenerator(forger, app.mover(channel), table.id, table.sequence)
    for _ in range(INPUTS // REQUESTS_PER_BATCH):
        await forger.send([made.one() for _ in range(REQUESTS_PER_BATCH)])
    assert forger.unanswered() == []
    assert app.records.faults == []
    assert [line for line in app.records.lines if "Traceback" in line] == []
    assert database(app) == before
    check_nobody_is_linked(channel)


def check_nobody_is_linked(channel: Channel) -> None:
    """Check that no user's link becomes a link in the bot's texts."""
    texts = [text for message in channel.messages for text in paragraphs(message)]
    assert any("Claim" in text for text in texts)
    assert [text for text in texts if "https://evil" in text] == []


async def test_names_are_stored_without_characters_that_databases_refuse(
    hostile_app: AppHarness,
) -> None:
    channel = await hostile_app.begin(3)
    assert sorted((await hostile_app.table(channel)).names) == sorted((LINK, LINK, "a b"))


async def test_an_invalid_choice_is_refused_by_name(hostile_app: AppHarness) -> None:
    channel = await hostile_app.open(2)
    await hostile_app.quiet()
    forger = RequestForger(hostile_app, channel, "choices")
    found = {leaf.name: leaf for leaf in request_fields(hostile_app)}
    host = hostile_app.people[0]
    before = database(hostile_app)
    usual = {"options": "", "pace": "none", "seats": 3, "computers": "easy"}
    for command, meant, word in (
        ("game new", {"game": "caylus", "language": "../../etc", **usual}, "../../etc"),
        ("game new", {"game": "chess", "language": "en", **usual}, "chess"),
        ("game new", {"game": "caylus", "language": "en", **usual, "computers": "me"}, "“me”"),
        ("view", {"language": "../../etc", "part": "board", "text": True}, "../../etc"),
        ("game colour", {"colour": "mauve"}, "no colour “mauve”"),
        ("game resume", {"table": 10**30}, "no table 9007199254740992"),
    ):
        made = forger.command(host, found[command], **meant)
        await forger.send([made])
        assert made.original is not None
        assert word in made.original.text
    options = found["game new"].options
    typed = next(option for option in options if option["name"] == "options")
    offered = forger.suggestion(host, found["game new"], typed, "x")
    await forger.send([offered])
    assert offered.choices == []
    assert database(hostile_app) == before


TRIES = 5
"""Measurements; their minimum excludes delays caused by the machine."""


class LoopLag:
    """Measures the CPU time of the longest iteration of the event loop."""

    longest = 0.0


@contextmanager
def measure_lag() -> Iterator[LoopLag]:
    """Return how long the loop is blocked, counting CPU time only.

    The garbage collector is off, because its work stems from earlier tests.
    """
    lag, run = LoopLag(), asyncio.Handle._run

    def timed(handle: asyncio.Handle) -> None:
        begun = time.thread_time()
        run(handle)
        lag.longest = max(lag.longest, time.thread_time() - begun)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(asyncio.Handle, "_run", timed)
        gc.collect()
        gc.disable()
        try:
            yield lag
        finally:
            gc.enable()


async def test_the_longest_input_blocks_the_loop_no_longer_than_a_short_one(
    hostile_app: AppHarness,
) -> None:
    channel = await hostile_app.begin(3)
    mover = hostile_app.mover(channel)
    forger = RequestForger(hostile_app, channel, "long")
    by_handler = {
        tuple(sorted(o["name"] for o in leaf.options)): leaf for leaf in request_fields(hostile_app)
    }

    async def typed(word: str) -> float:
        """Type a word into every text option, and ask for suggestions.

        One command is enough of those with equal options, such as the games' verbs.
        """
        with measure_lag() as lag:
            for leaf in by_handler.values():
                for option in leaf.options:
                    if option["type"] == STRING:
                        await forger.send([forger.command(mover, leaf, **{option["name"]: word})])
                    if option.get("autocomplete"):
                        await forger.send([forger.suggestion(mover, leaf, option, word)])
        return lag.longest

    await typed("zzzz")
    short = await typed("zzzz")
    for word in (LONG, *(word for word in WORDS if len(word) > 1000)):
        tries = [await typed(word)]
        while tries[-1] >= 4 * short and len(tries) < TRIES:
            tries.append(await typed(word))
        assert tries[-1] < 4 * short


async def test_forged_controls_are_acknowledged_and_answered(
    hostile_app: AppHarness,
) -> None:
    channel = await hostile_app.begin(3)
    await hostile_app.quiet()
    forger = RequestForger(hostile_app, channel, "controls")
    table, before = await hostile_app.table(channel), database(hostile_app)
    move = f"m:{table.id}:{table.sequence}:place 12"
    everyone = forger.press(hostile_app.stranger, "new:0:0:chess")
    made = [
        everyone,
        forger.press(hostile_app.stranger, "away:0:0:999999999"),
        forger.press(hostile_app.stranger, move, "place 12"),
        forger.press(hostile_app.stranger, f"pick-{move}"),
    ]
    await forger.send(made)
    assert forger.unanswered() == []
    assert hostile_app.records.faults == []
    answers = [message.text for one in made for message in Reply(one).messages]
    assert [text for text in answers if "went wrong" in text] == []
    assert "chess" in answers[0]
    assert "button is out of date" in answers[1]
    assert database(hostile_app) == before
