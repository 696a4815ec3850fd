"""The effects of tiles and the rules of the game, as glyphs."""

from __future__ import annotations

from itertools import accumulate

from engine.tuscany.data import (
    AREA_POINTS,
    CARDS_PER_POINT,
    FIRST_COLOUR_POINTS,
    HEXES,
    KIND,
    KINDS,
    MONASTERY_CARDS,
    OVERFLOW_RED,
    PURGE_COUNT,
    QUARRY_MARBLE,
    REGION_CARDS,
    SECOND_COLOUR_POINTS,
    START_CARDS,
    STORAGE_GREEN,
    VILLAGE_WORKERS,
)
from render.kit.glyphs import Counted, GlyphRow, Label, Shield, icon, workers
from render.tuscany import pieces, supply
from render.tuscany.glyphs import (
    CARD_GLYPHS,
    CRATE,
    DOT,
    HEX_GLYPHS,
    any_bonus,
    empty_slot,
    green_points,
    loose_token,
    red_points,
    used_up_stack,
    whole_stack,
    yield_card_back,
)
from render.tuscany.palette import GREEN, RED

EFFECTS: dict[str, GlyphRow] = {
    "village": ("+", workers(VILLAGE_WORKERS)),
    "olive+grape": (
        icon("olive"),
        "->",
        green_points(1),
        DOT,
        icon("grapes"),
        "->",
        green_points(1),
    ),
    "carriage": ("+", yield_card_back),
    "monastery": ("+", Counted(pieces.card_sprite, MONASTERY_CARDS)),
    "quarry": ("+", Counted(pieces.marble_sprite, QUARRY_MARBLE)),
    "city": ("+", any_bonus),
    "inn": ("+", loose_token, "/", red_points(OVERFLOW_RED)),
    "castle": ("+", HEX_GLYPHS[KIND["village"]], "->", empty_slot),
    "token": (loose_token, "->", empty_slot),
    "starting_castle": (),
    "plus_card": (pieces.card_sprite, "+", pieces.card_sprite),
    "plus_storage": (CRATE, "+", CRATE, DOT, "+", green_points(STORAGE_GREEN)),
    "plus_marble": (icon("war-pick"), "+", pieces.marble_sprite),
    "plus_worker": (icon("family-house"), "+", workers()),
    "plus_yield": (icon("old-wagon"), "+", yield_card_back),
}
"""The effect of each tile or bonus tile, as glyphs."""


def facts_of_kind(kind: int) -> dict[str, GlyphRow]:
    """Return the facts about a colour, by the key of the fact."""
    return {
        "tuscany-card-fact-hexes": (Counted(HEX_GLYPHS[kind], HEXES[kind]),),
        "tuscany-card-fact-cards": (Counted(CARD_GLYPHS[kind], REGION_CARDS[kind]),),
        "tuscany-card-fact-colour": (
            green_points(FIRST_COLOUR_POINTS[kind]),
            "/",
            green_points(SECOND_COLOUR_POINTS[kind]),
        ),
    }


_VILLAGE = HEX_GLYPHS[KIND["village"]]
_FARM = HEX_GLYPHS[KIND["farm"]]
_VILLAGE_CARD = CARD_GLYPHS[KIND["village"]]
_FARM_CARD = CARD_GLYPHS[KIND["farm"]]
_EXAMPLE_POINTS = (4, 9, 15)
"""Example of a player's green points at the end of each round."""
RULES_IN_GLYPHS: dict[str, tuple[GlyphRow, ...]] = {
    "draw": ((icon("card-draw"), "->", Counted(pieces.card_sprite, 2)),),
    "take": ((_VILLAGE, "->", CRATE), (whole_stack, "->", empty_slot)),
    "place": (
        (CRATE, "->", _VILLAGE, "->", empty_slot),
        (_VILLAGE, "->", green_points(AREA_POINTS[1])),
    ),
    "payment": (
        (_VILLAGE_CARD, "+", _VILLAGE_CARD, "->", _VILLAGE),
        (_VILLAGE_CARD, "+", workers(), "->", _VILLAGE),
        (_VILLAGE_CARD, "+", Counted(_FARM_CARD, 2), "->", _VILLAGE),
    ),
    "marble": ((pieces.marble_sprite, "->", icon("card-draw"), "/", CRATE, "/", empty_slot),),
    "setup": (
        (Counted(pieces.card_sprite, START_CARDS), "+", Label("A B C"), "+", icon("tower-flag")),
        (Counted(whole_stack, 3), "+", any_bonus),
    ),
    "refill": (
        (whole_stack, "->", _VILLAGE),
        (
            Counted(_VILLAGE, PURGE_COUNT),
            "->",
            Label("×"),
            DOT,
            supply.neutral_sprite,
            "->",
            empty_slot,
        ),
    ),
    "storage": ((CRATE, DOT, icon("wooden-crate"), "+", CRATE),),
    "area": tuple(
        (*(_FARM for _ in range(size)), "->", green_points(AREA_POINTS[size])) for size in (1, 2, 3)
    ),
    "colour_bonus": tuple(
        (
            *(
                HEX_GLYPHS[kind],
                green_points(FIRST_COLOUR_POINTS[kind]),
                green_points(SECOND_COLOUR_POINTS[kind]),
                DOT,
            ),
            *(HEX_GLYPHS[kind + 1], green_points(FIRST_COLOUR_POINTS[kind + 1])),
            green_points(SECOND_COLOUR_POINTS[kind + 1]),
        )
        for kind in range(0, len(KINDS), 2)
    ),
    "round": tuple(
        (
            Label(f"{number} ·"),
            used_up_stack,
            "->",
            green_points(green),
            "->",
            red_points(red),
        )
        for number, (green, red) in enumerate(
            zip(_EXAMPLE_POINTS, accumulate(_EXAMPLE_POINTS), strict=True), 1
        )
    ),
    "end": ((Label("3 ·"), used_up_stack, "->", icon("meeple-group"), Label("×1")),),
    "final": (
        (_VILLAGE, "->", red_points(1), DOT, loose_token, "->", red_points(1)),
        (pieces.marble_sprite, "->", red_points(1), DOT, workers(), "->", red_points(1)),
        (Counted(pieces.card_sprite, CARDS_PER_POINT), "->", red_points(1)),
    ),
    "ties": (
        (
            *(Label("1"), Shield(42, RED), DOT, Label("2"), empty_slot, DOT),
            *(Label("3"), Shield(9, GREEN), DOT, Label("4"), pieces.card_sprite),
        ),
    ),
    "stall": ((icon("card-draw"), Label("0"), "->", icon("exit-door")),),
}
