"""The rules of In the Shadow of the Emperor, one class each, grouped by phase or topic.

In frames, an electorate is a number from 0 to 6 and a noble a number of ``pieces``. Choices are
words.

A *way in* is a choice that names an electorate and, if it is full, the knight that is pushed out:
``TRI`` has an empty place; ``TRI-P2`` sends a knight of the second player back to its owner. Equal
nobles on places of an electorate make one choice.

Only the ballots are secret, and only until all are cast.

``Outcome.lines`` has one line for each of ``data.SOURCES``: ``emperor-score-<source>``.
"""

from __future__ import annotations

from engine.core.rules import Rule
from engine.emperor.rules import (
    actions,
    aging,
    cards,
    descendants,
    election,
    electors,
    emperor_actions,
    income,
    knights,
    permit,
    rounds,
    setup,
    throne,
)
from engine.emperor.state import EmperorState

_ALL: tuple[type[Rule[EmperorState]], ...] = (
    setup.Opening,
    setup.FirstCity,
    setup.Coronation,
    setup.FirstElector,
    setup.FirstNoble,
    setup.FirstKnight,
    rounds.Round,
    income.Income,
    aging.Aging,
    throne.Successor,
    descendants.Descendants,
    descendants.Child,
    descendants.Son,
    descendants.Daughter,
    descendants.Proposal,
    descendants.ReturnCards,
    actions.Actions,
    actions.Action,
    actions.Exhausted,
    cards.Doctor,
    cards.MoveNoble,
    cards.MoveTarget,
    cards.Indulgence,
    permit.Permit,
    permit.Newborn,
    cards.Ordinance,
    permit.Promotion,
    cards.ForeignDaughter,
    knights.KnightPiece,
    knights.KnightTarget,
    electors.NewElectors,
    electors.GreyEminence,
    electors.MostInfluence,
    electors.Tie,
    electors.NewElector,
    electors.Displaced,
    electors.Mainz,
    election.Election,
    election.ChurchInfluence,
    election.Excommunication,
    election.Voting,
    election.Ballot,
    throne.Accession,
    throne.Abdication,
    emperor_actions.EmperorActions,
    emperor_actions.EmpireCity,
    emperor_actions.EmpireSite,
    rounds.RoundMarker,
)
RULES = {rule.name: rule for rule in _ALL}
"""Every rule, by its name in frames."""
