"""What somebody of the house does, thought of in a worker: a view goes in, a choice comes out."""

from __future__ import annotations

from typing import Any

from engine.players.port import choose


def think(plain: dict[str, Any]) -> bytes:
    """The choice of a player of that strength at a seat that is asked."""
    decision = choose(plain["game"], plain["view"], plain["seat"], plain["strength"], plain["seed"])
    return decision.choice.encode()
