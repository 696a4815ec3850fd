"""Names and amounts as texts, for refusals and the words package."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from engine.caylus1303.data import GOLD, RESOURCES
from engine.caylus1303.state import Caylus1303State
from engine.core.words.game_texts import GameTexts
from engine.core.words.text import Text, say

reason = GameTexts("caylus1303").reason


@cache
def tile_name(word: str) -> Text:
    """Return the name on a tile: "Farm"."""
    return say(f"caylus1303-tile-{word}")


@cache
def character_name(word: str) -> Text:
    """Return a character's name."""
    return say(f"caylus1303-character-{word}")


@cache
def amount(kind: str, count: int) -> Text:
    """Return an amount of a resource, ``basic``, ``worker``, ``house``, ``point`` …."""
    if kind in RESOURCES:
        return say("amount", thing=say(f"caylus1303-goods-{kind}"), count=count)
    return say(f"caylus1303-amount-{kind}", count=count)


def why_unaffordable(state: Caylus1303State, seat: int, need: Mapping[str, int], rule: str) -> Text:
    """Return why a cost cannot be paid; ``need`` is by resource, ``basic`` or ``worker``."""
    held = state.resources[seat]
    have = {
        **dict(zip(RESOURCES, held, strict=True)),
        "basic": sum(held[:GOLD]),
        "worker": state.hand[seat],
    }
    return reason(
        "cost",
        rule,
        need=[amount(kind, count) for kind, count in need.items() if count],
        have=[amount(kind, have[kind]) for kind, count in need.items() if count],
    )
