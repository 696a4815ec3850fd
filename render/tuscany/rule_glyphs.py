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
from render.kit.effects import GlyphRow
from render.tuscany import display, pieces
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
    "village": ("+", ("worker", VILLAGE_WORKERS)),
    "olive+grape": (
        ("icon", "olive"),
        "->",
        green_points(1),
        DOT,
        ("icon", "grapes"),
        "->",
        green_points(1),
    ),
    "carriage": ("+", (yield_card_back, 1)),
    "monastery": ("+", (pieces.card_sprite, MONASTERY_CARDS)),
    "quarry": ("+", (pieces.marble_sprite, QUARRY_MARBLE)),
    "city": ("+", (any_bonus, 1)),
    "inn": ("+", (loose_token, 1), "/", red_points(OVERFLOW_RED)),
    "castle": ("+", (HEX_GLYPHS[KIND["village"]], 1), "->", (empty_slot, 1)),
    "token": ((loose_token, 1), "->", (empty_slot, 1)),
    "starting_castle": (),
    "plus_card": ((pieces.card_sprite, 1), "+", (pieces.card_sprite, 1)),
    "plus_storage": (CRATE, "+", CRATE, DOT, "+", green_points(STORAGE_GREEN)),
    "plus_marble": (("icon", "war-pick"), "+", (pieces.marble_sprite, 1)),
    "plus_worker": (("icon", "family-house"), "+", ("worker", 1)),
    "plus_yield": (("icon", "old-wagon"), "+", (yield_card_back, 1)),
}
"""The effect of each tile or bonus tile, as glyphs."""


def facts_of_kind(kind: int) -> dict[str, GlyphRow]:
    """Return the facts about a colour, by the key of the fact."""
    return {
        "tuscany-card-fact-hexes": ((HEX_GLYPHS[kind], HEXES[kind]),),
        "tuscany-card-fact-cards": ((CARD_GLYPHS[kind], REGION_CARDS[kind]),),
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
    "draw": ((("icon", "card-draw"), "->", (pieces.card_sprite, 2)),),
    "take": (((_VILLAGE, 1), "->", CRATE), ((whole_stack, 1), "->", (empty_slot, 1))),
    "place": (
        (CRATE, "->", (_VILLAGE, 1), "->", (empty_slot, 1)),
        ((_VILLAGE, 1), "->", green_points(AREA_POINTS[1])),
    ),
    "payment": (
        ((_VILLAGE_CARD, 1), "+", (_VILLAGE_CARD, 1), "->", (_VILLAGE, 1)),
        ((_VILLAGE_CARD, 1), "+", ("worker", 1), "->", (_VILLAGE, 1)),
        ((_VILLAGE_CARD, 1), "+", (_FARM_CARD, 2), "->", (_VILLAGE, 1)),
    ),
    "marble": (
        ((pieces.marble_sprite, 1), "->", ("icon", "card-draw"), "/", CRATE, "/", (empty_slot, 1)),
    ),
    "setup": (
        ((pieces.card_sprite, START_CARDS), "+", ("text", "A B C"), "+", ("icon", "tower-flag")),
        ((whole_stack, 3), "+", (any_bonus, 1)),
    ),
    "refill": (
        ((whole_stack, 1), "->", (_VILLAGE, 1)),
        (
            (_VILLAGE, PURGE_COUNT),
            "->",
            ("text", "×"),
            DOT,
            (display.neutral_sprite, 1),
            "->",
            (empty_slot, 1),
        ),
    ),
    "storage": ((CRATE, DOT, ("icon", "wooden-crate"), "+", CRATE),),
    "area": tuple(
        (*((_FARM, 1) for _ in range(size)), "->", green_points(AREA_POINTS[size]))
        for size in (1, 2, 3)
    ),
    "colour_bonus": tuple(
        (
            *(
                (HEX_GLYPHS[kind], 1),
                green_points(FIRST_COLOUR_POINTS[kind]),
                green_points(SECOND_COLOUR_POINTS[kind]),
                DOT,
            ),
            *((HEX_GLYPHS[kind + 1], 1), green_points(FIRST_COLOUR_POINTS[kind + 1])),
            green_points(SECOND_COLOUR_POINTS[kind + 1]),
        )
        for kind in range(0, len(KINDS), 2)
    ),
    "round": tuple(
        (
            ("text", f"{number} ·"),
            (used_up_stack, 1),
            "->",
            green_points(green),
            "->",
            red_points(red),
        )
        for number, (green, red) in enumerate(
            zip(_EXAMPLE_POINTS, accumulate(_EXAMPLE_POINTS), strict=True), 1
        )
    ),
    "end": ((("text", "3 ·"), (used_up_stack, 1), "->", ("icon", "meeple-group"), ("text", "×1")),),
    "final": (
        ((_VILLAGE, 1), "->", red_points(1), DOT, (loose_token, 1), "->", red_points(1)),
        ((pieces.marble_sprite, 1), "->", red_points(1), DOT, ("worker", 1), "->", red_points(1)),
        ((pieces.card_sprite, CARDS_PER_POINT), "->", red_points(1)),
    ),
    "ties": (
        (
            *(("text", "1"), ("vp", 42, RED), DOT, ("text", "2"), (empty_slot, 1), DOT),
            *(("text", "3"), ("vp", 9, GREEN), DOT, ("text", "4"), (pieces.card_sprite, 1)),
        ),
    ),
    "stall": ((("icon", "card-draw"), ("text", "0"), "->", ("icon", "exit-door")),),
}
