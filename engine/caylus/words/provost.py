"""Phase 4 in words: moving the provost, also with the Merchants’ Guild."""

from __future__ import annotations

from engine.caylus import events
from engine.caylus.data import LAST_SPACE, NOBODY, PROVOST_PRICE
from engine.caylus.rules.provost import ProvostMove
from engine.caylus.rules.texts import amount
from engine.caylus.state import CaylusState
from engine.caylus.words.arguments import losses_of, story
from engine.caylus.words.names import tile_with_owner
from engine.core.words.chapters import Chapter, DecisionTexts
from engine.core.words.game_words import Offer
from engine.core.words.numbers import signed
from engine.core.words.phrases import dots
from engine.core.words.text import Seat, Text, Value, say


def _ask_provost_move(state: CaylusState, seat: int, move: ProvostMove) -> Text:
    return say(
        "caylus-prompt-provost_move",
        reach=max(abs(int(choice)) for choice in move.options(state, seat)),
        price=amount("denier", PROVOST_PRICE),
        provost=state.provost,
        deniers=amount("denier", state.deniers[seat]),
    )


def _offer_provost_move(state: CaylusState, _seat: int, _asked: ProvostMove, choice: str) -> Offer:
    return provost_offer(state, choice, pays=True)


def provost_offer(state: CaylusState, choice: str, pays: bool) -> Offer:
    """Return the offer of a provost move: its end, its cost, and the workers it affects."""
    offset = int(choice)
    space = state.provost + offset
    name = say("caylus-offset", offset=signed(offset))
    if offset == 0:
        name = say("caylus-offset-stay")
    facts: list[Value] = []
    if offset and pays:
        facts.append(say("caylus-price", deniers=abs(offset) * PROVOST_PRICE))
    on_road = 1 <= space <= LAST_SPACE
    if on_road:
        facts.append(_workers_affected(state, offset) or tile_with_owner(state, space))
    code = str(space) if on_road else ""
    effect = dots(facts) if facts else None
    return Offer(
        choice,
        name,
        say("caylus-group-provost"),
        effect=effect,
        code=code,
        is_number=True,
        idle_places=_spaces_beyond(state, space),
        idle_heading=say("caylus-spaces-idle") if _is_idle(state, offset) else None,
    )


def _is_idle(state: CaylusState, offset: int) -> bool:
    """Return whether the last step of a move passes no worker, and does not pass the bailiff."""
    if not offset:
        return False
    end = state.provost + offset
    low, high = sorted((end, end - 1 if offset > 0 else end + 1))
    on_road = high <= LAST_SPACE
    return on_road and state.road_worker[high] == NOBODY and low != state.bailiff


def _spaces_beyond(state: CaylusState, end: int) -> tuple[str, ...]:
    """Return the spaces with workers beyond the provost's reach, if he stands on ``end``."""
    workers = enumerate(state.road_worker)
    return tuple(str(space) for space, seat in workers if space > end and seat != NOBODY)


def _workers_affected(state: CaylusState, offset: int) -> Text | None:
    """Return the workers that the move puts within the provost's reach or beyond it."""
    low, high = sorted((state.provost, state.provost + offset))
    workers = [
        say("caylus-reach-worker", space=space, owner=Seat(state.road_worker[space]))
        for space in range(low + 1, high + 1)
        if state.road_worker[space] != NOBODY
    ]
    if not workers:
        return None
    return say("caylus-reach-in" if offset > 0 else "caylus-reach-out", workers=workers)


def _tell_provost_moved(event: events.ProvostMoved) -> Text:
    way = "forward" if event.offset > 0 else "back"
    arguments: dict[str, Value] = {
        "steps": abs(event.offset),
        "start": event.start,
        "end": event.end,
    }
    if event.how == "provost":
        return story(event, f"provost-{way}", cost=losses_of(event), **arguments)
    return story(event, f"guild-{way}", **arguments)


CHAPTER: Chapter[CaylusState] = Chapter(
    decisions={"provost_move": DecisionTexts(_offer_provost_move, _ask_provost_move)},
    stories={events.ProvostMoved: _tell_provost_moved},
)
