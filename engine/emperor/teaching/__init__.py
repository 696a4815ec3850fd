"""Teaching: six guide cards, and a lesson about a seat, a vote, the Doctor and card colours.

The learner plays Ann; Ben is emperor.
"""

from __future__ import annotations

from engine.core.teaching import Exercise, GuideCard, PositionRef, Reaction, Teaching

_LEARNER = 0
"""The seat of the learner."""

GUIDE = (
    GuideCard("goal", PositionRef("guide", move_count=85), pins=("score",)),
    GuideCard("round", PositionRef("guide", move_count=77), pins=("b", "KOL")),
    GuideCard("press", PositionRef("guide", move_count=49), pins=("to-move", "legal")),
    GuideCard("points", PositionRef("guide", move_count=95), part="votes", pins=("piece", "votes")),
    GuideCard(
        "mistakes",
        PositionRef("guide", move_count=95),
        part="KOL",
        pins=("influence", "blue 35 couple"),
    ),
    GuideCard("ask", PositionRef("guide", move_count=57), part="cards", pins=("b",)),
)

_ALL_PASS = ("2 pass", "3 pass", "1 pass")
_DAUGHTERS_OF_OTHERS = ("2 empire decline", "2 daughter convent", "3 daughter convent")

LESSON = (
    Exercise(
        "seat",
        PositionRef("lesson", move_count=18),
        _LEARNER,
        {
            "permit": Reaction("permit", ("1 permit KOL", *_ALL_PASS), expects=("elector",)),
            "ordinance": Reaction(
                "ordinance",
                ("1 city KOL", *_ALL_PASS),
                expects=("founded", "no_elector"),
                forbids=("elector",),
            ),
            "knight": Reaction(
                "knight",
                ("1 take hand", "1 knight KOL", *_ALL_PASS),
                expects=("knight_placed", "no_elector"),
                forbids=("elector",),
            ),
        },
        part_after="KOL",
        pins=("KOL",),
    ),
    Exercise(
        "vote",
        PositionRef("lesson", move_count=26),
        _LEARNER,
        {
            "emperor": Reaction("emperor", expects=("vote_point",)),
            "rival": Reaction("rival", forbids=("vote_point",)),
        },
        part="votes",
    ),
    Exercise(
        "doctor",
        PositionRef("lesson", move_count=43),
        _LEARNER,
        {
            "BOH-elector": Reaction("bohemia", _ALL_PASS, expects=("elector",)),
            "KOL-P1-C45": Reaction("couple", _ALL_PASS, expects=("treated",)),
            "KOL-elector": Reaction("elector", _ALL_PASS, expects=("treated",)),
        },
        pins=("BOH", "KOL"),
    ),
    Exercise(
        "colours",
        PositionRef("lesson", move_count=48),
        _LEARNER,
        {
            "excommunication": Reaction(
                "blue", ("1 pass", *_DAUGHTERS_OF_OTHERS), expects=("child",)
            ),
            "indulgence": Reaction("red", ("1 pass", *_DAUGHTERS_OF_OTHERS), expects=("child",)),
            "pass": Reaction("pass", _DAUGHTERS_OF_OTHERS, expects=("child",)),
        },
        part="cards",
        part_after="me",
    ),
)

TEACHING = Teaching(GUIDE, LESSON)
