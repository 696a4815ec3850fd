"""What a player has: points, seats, the throne, pieces on the board and thalers."""

from __future__ import annotations

from engine.core.words.text import Text, say
from engine.emperor.data import CODES, NOBODY
from engine.emperor.pieces import EMPIRE, KNIGHT_PIECE, OWNER
from engine.emperor.rules.texts import amount
from engine.emperor.state import EmperorState
from engine.emperor.words.names import spot_name


def assets(state: EmperorState, seat: int) -> dict[str, int]:
    """Return the amounts of a seat's assets, the most important first."""
    pieces = [piece for places in state.places for piece in places if piece != NOBODY]
    pieces += [noble for noble in (*state.electors, state.throne) if noble != NOBODY]
    own = [piece for piece in pieces if OWNER[piece] == seat]
    knights = sum(piece >= KNIGHT_PIECE for piece in own) + state.castles.count(seat)
    cities = sum(city == seat for row in state.cities for city in row if city != EMPIRE)
    return {
        "vp": state.points[seat],
        "emperor": int(state.emperor == seat),
        **{
            f"{code}-elector": int(noble != NOBODY and OWNER[noble] == seat)
            for code, noble in zip(CODES, state.electors, strict=True)
        },
        "noble": sum(piece < KNIGHT_PIECE for piece in own),
        "knight": knights,
        "city": cities,
        "thaler": state.thalers[seat],
    }


def asset(kind: str, count: int) -> Text:
    """Return an amount of a kind of asset; a seat is named without a number."""
    if kind == "emperor":
        return say("emperor-asset-emperor")
    return spot_name(kind) if kind.endswith("-elector") else amount(kind, count)
