"""Who is named on the throne's panel, and where: names of different lengths need other layouts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.emperor.data import FOR_EMPEROR, FOR_RIVAL, NOBODY
from engine.emperor.pieces import OWNER
from render.emperor.board_model import ELECTED, EmperorBoard
from render.emperor.spots import Area
from render.kit import names
from render.kit.canvas import Canvas
from render.kit.palette import Colour


class Candidate(NamedTuple):
    """A line of the throne: the role (key of its text), the player's name and its colour."""

    role: str
    name: str
    colour: Colour


class Column(NamedTuple):
    """The left edge and the maximum width of texts below each other."""

    left: float
    width: float


class RoleAndName(NamedTuple):
    """The middles of the lines with a candidate's role and name."""

    role_middle: float
    name_middle: float


class ThronePlan(NamedTuple):
    """Positions of emperor and rival within the panel.

    Each has a line for the role and one for the name below it.
    """

    noble: Area
    """The noble on the throne."""
    names: Column
    emperor: RoleAndName
    rival: RoleAndName
    lifted: Area | None = None
    """The old emperor's noble, beside its owner's name."""
    token: Area | None = None
    """The rival's token, beside the name."""
    roles: Column | None = None
    """The column of the roles, if it is not that of the names."""


_SHORT_NAMES_PLAN = ThronePlan(
    noble=Area(32, 94, 116),
    names=Column(174, 180),
    emperor=RoleAndName(98, 132),
    rival=RoleAndName(182, 216),
)
_LONG_NAMES_PLAN = ThronePlan(
    noble=Area(19, 90, 72),
    names=Column(106, 251),
    emperor=RoleAndName(80, 130),
    rival=RoleAndName(181, 231),
    lifted=Area(26, 196, 58),
    token=Area(27, 200, 56),
)
"""For longer names: the noble is smaller, with the rival's token below it."""
_ELECTION_PLAN = _LONG_NAMES_PLAN._replace(
    emperor=RoleAndName(74, 132), rival=RoleAndName(183, 232)
)
"""After the rival's election, with a larger role."""
_LONG_WORDS_PLAN = ThronePlan(
    noble=Area(24, 80, 50),
    names=Column(18, 330),
    emperor=RoleAndName(105, 160),
    rival=RoleAndName(203, 245),
    lifted=Area(24, 186, 34),
    token=Area(24, 184, 38),
    roles=Column(92, 254),
)
"""For long names of one word: each has a whole line, below its noble or token."""


def list_candidates(model: EmperorBoard) -> list[Candidate]:
    """Return the emperor and the rival, or the new and the old emperor."""
    view, rival = model.view, model.rival
    if view.lifted != NOBODY:
        role = FOR_EMPEROR
        seat = view.emperor
        if model.decision == "accession":
            role = model.role(FOR_RIVAL)
            seat = rival
        return [
            Candidate(role, model.name_of(seat), "ink"),
            Candidate("lifted", model.name_of(OWNER[view.lifted]), "ink2"),
        ]
    emperor = Candidate(FOR_EMPEROR, model.name_of(view.emperor), "ink")
    if rival == NOBODY:
        return [emperor, Candidate(FOR_RIVAL, "–", "ink3")]
    return [emperor, Candidate(FOR_RIVAL, model.name_of(rival), "ink")]


def choose_plan(canvas: Canvas, model: EmperorBoard, candidates: Sequence[Candidate]) -> ThronePlan:
    """Return the layout with the largest noble in which no word of a name is broken."""
    all_names = [candidate.name for candidate in candidates]
    if model.view.lifted == NOBODY and _fit_a_line(canvas, all_names, _SHORT_NAMES_PLAN):
        return _SHORT_NAMES_PLAN
    room = _LONG_NAMES_PLAN.names.width
    words_fit = all(_fits_without_broken_words(canvas, name, room) for name in all_names)
    if not words_fit and _fit_a_line(canvas, all_names, _LONG_WORDS_PLAN):
        return _LONG_WORDS_PLAN
    return _ELECTION_PLAN if candidates[0].role == ELECTED else _LONG_NAMES_PLAN


def _fit_a_line(canvas: Canvas, shown_names: Sequence[str], plan: ThronePlan) -> bool:
    """Return whether each name fits one line of a layout."""
    room = plan.names.width
    return all(
        canvas.text_width(name, names.MIN_NAME_SIZE, "black") <= room for name in shown_names
    )


def _fits_without_broken_words(canvas: Canvas, name: str, room: float) -> bool:
    """Return whether a name fits one line, or two broken between its words."""
    if names.find_break_points(name):
        return names.two_line_width(name, names.MIN_NAME_SIZE, canvas.language) <= room
    return canvas.text_width(name, names.MIN_NAME_SIZE, "black") <= room
