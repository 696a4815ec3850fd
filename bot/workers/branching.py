"""Play on a what-if branch: the other seats move, and win probabilities are estimated."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from bot.tables.history.what_if import WHAT_IF_STRENGTH, Branch, Steps
from bot.workers.pool import Pool, Priority
from engine.core import Event, Game, State, registry
from engine.core.chance import Chance
from engine.players.agent import Agent, agent_for

MAX_MOVES = 400
"""Upper bound for the number of moves others make between two moves of a seat."""


class Reached(NamedTuple):
    """The position a branch has reached, as the seat may see it.

    ``events`` has happened since the seat was last asked, ``before`` is the view at that time.
    """

    steps: Steps
    view: State
    before: State | None
    events: tuple[Event, ...]
    chances: tuple[float, ...]


async def played_on(pool: Pool, branch: Branch, move: str | None = None) -> Reached:
    """Make a move, if one is given, and let the others move until the seat is asked again.

    An illegal move is ignored.
    """
    name = branch.table.game
    plain = {
        "game": name,
        "package": registry.package_of(name),
        "known": branch.known,
        "over": branch.over,
        "seat": branch.seat,
        "seed": branch.seed,
        "steps": branch.steps,
        "move": move,
    }
    found = json.loads(await pool.ask(play_on, plain, Priority.THOUGHT))
    view, before = (_view(name, one) for one in (found["view"], found["before"]))
    assert view is not None
    return Reached(
        tuple((seat, made) for seat, made in found["steps"]),
        view,
        before,
        tuple(map(Event.from_json, found["events"])),
        tuple(found["chances"]),
    )


def _view(name: str, plain: Any) -> State | None:
    if plain is None:
        return None
    view: State = registry.game(name).load(plain["state"])
    view.legal = tuple(plain["legal"])
    return view


def play_on(plain: dict[str, Any]) -> bytes:
    """Return a :class:`Reached` as JSON."""
    registry.PACKAGES.setdefault(plain["game"], plain["package"])
    found, seat = agent_for(plain["game"]), plain["seat"]
    rules = found.rules
    state = _begin(found, plain)
    ahead = state.copy()
    steps = _possible(rules, ahead, [tuple(step) for step in plain["steps"]])
    choice = rules.moves(ahead, seat).get(plain["move"])
    own = [at for at, step in enumerate(steps) if step[0] == seat]
    since = len(steps) if choice is not None else (own[-1] if own else 0)
    before: State | None = None
    for at, (mover, made) in enumerate(steps):
        if at == since:
            before = _listening(rules, state, seat)
        rules.apply_unchecked(state, mover, made)
    if since == len(steps):
        before = _listening(rules, state, seat)
    if choice is not None:
        rules.apply_unchecked(state, seat, choice)
        steps.append((seat, choice))
    _answer(found, state, plain, steps)
    events = [event.seen_by(seat).to_json() for event in state.events or ()]
    view = rules.view(state, seat)
    chance = Chance.from_seed(f"chances:{plain['seed']}:{len(steps)}")
    chances = found.lookahead_value(view, chance)
    reached = {
        "steps": steps,
        "view": {"state": view.to_json(), "legal": list(view.legal)},
        "before": before and {"state": before.to_json(), "legal": list(before.legal)},
        "events": events,
        "chances": chances,
    }
    return json.dumps(reached).encode()


def _possible(rules: Game[Any], state: Any, steps: Steps) -> list[tuple[int, str]]:
    """Return the steps up to the first illegal one: hidden information may turn out otherwise."""
    made: list[tuple[int, str]] = []
    for seat, choice in steps:
        if not state.stack or choice not in rules.legal_choices(state, seat):
            break
        rules.apply_unchecked(state, seat, choice)
        made.append((seat, choice))
    return made


def _begin(found: Agent, plain: dict[str, Any]) -> Any:
    """Return the position the branch starts from, with the hidden information filled in."""
    state = found.rules.load(plain["known"])
    if plain["over"]:
        found.rules.advance(state)
        return state
    return found.determinize(state, Chance.from_seed(f"branch:{plain['seed']}"))


def _listening(rules: Any, state: Any, seat: int) -> State:
    """Return the current view and start recording events."""
    state.events = []
    view: State = rules.view(state, seat)
    return view


def _answer(found: Agent, state: Any, plain: dict[str, Any], steps: list[Any]) -> None:
    """Let the other seats move until the seat is asked or the game is over."""
    rules, seat = found.rules, plain["seat"]
    for _ in range(MAX_MOVES):
        if not state.stack or seat in (owing := rules.to_move(state)):
            return
        view = rules.view(state, owing[0]).to_json()
        decision = found.act(view, owing[0], WHAT_IF_STRENGTH, f"{plain['seed']}:{len(steps)}")
        rules.apply_unchecked(state, owing[0], decision.choice)
        steps.append((owing[0], decision.choice))
