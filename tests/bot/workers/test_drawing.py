"""Pictures from workers are identical and made only from what the viewer may see."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from bot.tables.domain.kinds import TableEvent
from bot.workers import Pool
from bot.workers.rendering import first_boards, render_board, render_card
from engine.core import Chance, Event, Game, State, game
from engine.core.contract import random_move
from render import (
    BOARD,
    Scene,
    UnknownPart,
    paint,
    paint_card,
    painted_games,
    painter,
    picture_to_json,
)
from render.kit.palette import PLAYERS

MOVES = (0, 25, 60)
SECRET = Event("drawn", 1, {"count": 1}, {"card": "the hidden one"})


def positions(rules: Game[State]) -> list[State]:
    chance, state, found = Chance(5), rules.new(3, None, Chance(6)), []
    for number in range(MOVES[-1] + 1):
        if number in MOVES:
            found.append(state.copy())
        if not state.over:
            rules.apply_unchecked(state, *random_move(rules, state, chance))
    return found


def scene(viewer: int | None, part: str = BOARD, before: State | None = None) -> Scene:
    names = ("Ann", "芽衣", "Žofie")
    last = (SECRET.seen_by(viewer),)
    return Scene("ja", names, PLAYERS[:3], part, 800, viewer, last, before)


@pytest.mark.parametrize("name", painted_games())
def test_a_picture_from_plain_data_equals_the_views(name: str) -> None:
    rules = game(name)
    last = rules.new(3, None, Chance(6), events=True).events or ()
    first, *_ = reached = positions(rules)
    for state in reached:
        for viewer in (None, 1):
            for part in (BOARD, painter(name).parts[1]):
                before = rules.view(first, viewer)
                seen = tuple(event.seen_by(viewer) for event in last)
                view = rules.view(state, viewer)
                wanted = replace(
                    scene(viewer, part, before), latest_events=seen, recent_events=seen
                )
                plain = json.loads(json.dumps(picture_to_json(rules, view, wanted)))
                assert render_board(plain) == paint(name, view, wanted)


@pytest.mark.parametrize("name", painted_games())
def test_job_data_does_not_depend_on_hidden_information(name: str) -> None:
    rules = game(name)
    for number, state in enumerate(positions(rules)):
        for viewer in (None, 0, 1):
            view = rules.view(state, viewer)
            other = rules.determinize(view.copy(), Chance(number))
            there = picture_to_json(rules, rules.view(other, viewer), scene(viewer))
            assert picture_to_json(rules, view, scene(viewer)) == there
            assert ("the hidden one" in str(there)) == (viewer == 1)


def test_a_rules_card_from_plain_data_equals_the_original() -> None:
    card = game("tuscany").words.cards[3]
    plain = {"game": "tuscany", "card": card.id, "language": "zh-TW", "width": 400}
    assert render_card(json.loads(json.dumps(plain))) == paint_card("tuscany", card, "zh-TW", 400)


async def test_workers_render_and_report_errors() -> None:
    pool = Pool(1)
    rules = game(painted_games()[0])
    view = rules.view(rules.new(3, None, Chance(1)), None)
    rendered = await pool.ask(render_board, picture_to_json(rules, view, scene(None)))
    assert rendered == paint(rules.name, view, scene(None))
    with pytest.raises(UnknownPart):
        await pool.ask(render_board, picture_to_json(rules, view, scene(None, "cellar")))
    await pool.close()


@pytest.mark.parametrize(("job", "plain"), first_boards("zh-TW", 800))
def test_a_worker_warms_up_with_every_game(job: object, plain: object) -> None:
    assert callable(job)
    assert job(plain).startswith(b"\x89PNG")


@pytest.mark.parametrize("name", painted_games())
def test_what_happens_to_seats_changes_no_picture(name: str) -> None:
    """The message of the turn tells it; painters do not know these events."""
    rules = game(name)
    first, *_, state = positions(rules)
    view = rules.view(state, None)
    resigned = Event(TableEvent.RESIGNED, 1, {})
    drawn = []
    for events in ((), (resigned,)):
        wanted = replace(
            scene(None), latest_events=(), recent_events=events, after_previous_turn=first
        )
        drawn.append(render_board(picture_to_json(rules, view, wanted)))
    assert drawn[0] == drawn[1]
