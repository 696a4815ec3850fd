"""Play on a what-if branch: the other seats move, and win probabilities are estimated."""

from __future__ import annotations

from typing import Any, NamedTuple

from bot.tables.history.what_if import WHAT_IF_STRENGTH, Branch, Steps
from bot.workers.pool import Pool, Priority
from engine.core import Event, Game, State
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


async def play_on(pool: Pool, branch: Branch, move: str | None = None) -> Reached:
    """Make a move, if one is given, and let the others move until the seat is asked again.

    An illegal move is ignored.
    """
    return await pool.ask(_play_on, branch, move, priority=Priority.THOUGHT)


def _play_on(branch: Branch, move: str | None) -> Reached:
    agent, seat = agent_for(branch.table.game), branch.seat
    rules = agent.rules
    state = _first_position(agent, branch)
    ahead = state.copy()
    steps = _legal_steps(rules, ahead, branch.steps)
    choice = None if move is None else rules.moves(ahead, seat).get(move)
    own = [at for at, (mover, _) in enumerate(steps) if mover == seat]
    since = len(steps) if choice is not None else (own[-1] if own else 0)
    before: State | None = None
    for at, (mover, step) in enumerate(steps):
        if at == since:
            before = _start_listening(rules, state, seat)
        rules.apply_unchecked(state, mover, step)
    if since == len(steps):
        before = _start_listening(rules, state, seat)
    if choice is not None:
        rules.apply_unchecked(state, seat, choice)
        steps.append((seat, choice))
    _let_others_move(agent, state, branch, steps)
    events = tuple(event.seen_by(seat) for event in state.events or ())
    view = rules.view(state, seat)
    return Reached(tuple(steps), view, before, events, agent.value_of_view(view))


def _first_position(agent: Agent, branch: Branch) -> Any:
    """Return the position the branch starts from, with the hidden information filled in."""
    state = agent.rules.load(branch.known)
    if branch.over:
        agent.rules.advance(state)
        return state
    return agent.determinize(state, Chance.from_seed(f"branch:{branch.seed}"))


def _legal_steps(rules: Game[Any], state: Any, steps: Steps) -> list[tuple[int, str]]:
    """Return the steps up to the first illegal one: hidden information may turn out otherwise."""
    legal: list[tuple[int, str]] = []
    for seat, choice in steps:
        if not state.stack or choice not in rules.legal_choices(state, seat):
            break
        rules.apply_unchecked(state, seat, choice)
        legal.append((seat, choice))
    return legal


def _start_listening(rules: Any, state: Any, seat: int) -> State:
    """Return the current view and start recording events."""
    state.events = []
    view: State = rules.view(state, seat)
    return view


def _let_others_move(
    agent: Agent, state: Any, branch: Branch, steps: list[tuple[int, str]]
) -> None:
    """Let the other seats move until the seat is asked or the game is over."""
    rules = agent.rules
    for _ in range(MAX_MOVES):
        if not state.stack or branch.seat in (to_move := rules.to_move(state)):
            return
        mover = to_move[0]
        view = rules.view(state, mover).to_json()
        choice = agent.act(view, mover, WHAT_IF_STRENGTH, f"{branch.seed}:{len(steps)}").choice
        rules.apply_unchecked(state, mover, choice)
        steps.append((mover, choice))
