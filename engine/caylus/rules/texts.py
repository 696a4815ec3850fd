"""Write names and amounts as texts, for refusals and the words package."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from engine.caylus.data import BASIC, CUBES
from engine.caylus.state import CaylusState
from engine.caylus.tiles import SAME_NAME
from engine.core.words.game_texts import GameTexts
from engine.core.words.text import Text, Value, say

reason = GameTexts("caylus").reason


@cache
def full_name(word: str) -> Text:
    """Return a building's name, in full if another has the same one: "Farm (cloth)"."""
    return say(f"caylus-tile-{word}-full" if word in SAME_NAME else f"caylus-tile-{word}")


@cache
def amount(kind: str, count: int) -> Text:
    """Return an amount of ``denier``, ``vp``, ``favor``, ``any``, ``basic`` or a kind of cube."""
    if kind in CUBES:
        return say("amount", thing=say(f"caylus-goods-{kind}"), count=count)
    return say(f"caylus-amount-{kind}", count=count)


def why_unaffordable(
    state: CaylusState, seat: int, need: Mapping[str, int], rule: str, tile: str | None = None
) -> Text:
    """Return why the seat cannot pay a cost, naming the tile if the cost is a tile's.

    ``need`` is by kind of cube, ``any``, ``basic`` or ``denier``.
    """
    held = state.cubes[seat]
    have = {
        **dict(zip(CUBES, held, strict=True)),
        "any": sum(held),
        "basic": sum(held[: len(BASIC)]),
        "denier": state.deniers[seat],
    }
    arguments: dict[str, Value] = {
        "need": [amount(kind, count) for kind, count in need.items() if count],
        "have": [amount(kind, have[kind]) for kind, count in need.items() if count],
    }
    if tile is None:
        return reason("cost", rule, **arguments)
    return reason("cost-tile", rule, tile=full_name(tile), **arguments)
