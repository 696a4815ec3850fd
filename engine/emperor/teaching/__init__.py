"""Teaching: six guide cards, and a lesson about a seat, a vote, the Doctor and card colours.

The learner plays Ann; Ben is emperor.
"""

from __future__ import annotations

from engine.core.teaching import Exercise, GuideCard, PositionRef, Reaction, Teaching

_LEARNER = 0
"""The seat of the learner."""

GUIDE = (
    GuideCard("goal", PositionRef("guide", 85), points=("score",)),
    GuideCard("round", PositionRef("guide", 77), points=("b", "KOL")),
    GuideCard("press", PositionRef("guide", 49), points=("to-move", "legal")),
    GuideCard("points", PositionRef("guide", 95), part="votes", points=("piece", "influence")),
    GuideCard(
        "mistakes",
        PositionRef("guide", 95),
        part="KOL",
        points=("influence", "blue 35 couple"),
    ),
    GuideCard("ask", PositionRef("guide", 57), part="cards", points=("b",)),
)

_ALL_PASS = ("2 pass", "3 pass", "1 pass")
_DAUGHTERS_OF_OTHERS = ("2 empire decline", "2 daughter convent", "3 daughter convent")

LESSON = (
    Exercise(
        "seat",
        PositionRef("lesson", 18),
        _LEARNER,
        {
            "permit": Reaction("permit", ("1 permit KOL", *_ALL_PASS), tells=("elector",)),
            "ordinance": Reaction(
                "ordinance",
                ("1 city KOL", *_ALL_PASS),
                tells=("founded", "no_elector"),
                never=("elector",),
            ),
            "knight": Reaction(
                "knight",
                ("1 take hand", "1 knight KOL", *_ALL_PASS),
                tells=("knight_placed", "no_elector"),
                never=("elector",),
            ),
        },
        shows="KOL",
        points=("KOL",),
    ),
    Exercise(
        "vote",
        PositionRef("lesson", 26),
        _LEARNER,
        {
            "emperor": Reaction("emperor", tells=("vote_point",)),
            "rival": Reaction("rival", never=("vote_point",)),
        },
        part="votes",
    ),
    Exercise(
        "doctor",
        PositionRef("lesson", 43),
        _LEARNER,
        {
            "BOH-elector": Reaction("bohemia", _ALL_PASS, tells=("elector",)),
            "KOL-P1-C45": Reaction("couple", _ALL_PASS, tells=("treated",)),
            "KOL-elector": Reaction("elector", _ALL_PASS, tells=("treated",)),
        },
        points=("BOH", "KOL"),
    ),
    Exercise(
        "colours",
        PositionRef("lesson", 48),
        _LEARNER,
        {
            "excommunication": Reaction(
                "blue", ("1 pass", *_DAUGHTERS_OF_OTHERS), tells=("child",)
            ),
            "indulgence": Reaction("red", ("1 pass", *_DAUGHTERS_OF_OTHERS), tells=("child",)),
            "pass": Reaction("pass", _DAUGHTERS_OF_OTHERS, tells=("child",)),
        },
        part="cards",
        shows="me",
    ),
)

TEACHING = Teaching(GUIDE, LESSON)
