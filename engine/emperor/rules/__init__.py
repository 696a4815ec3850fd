"""The rules of In the Shadow of the Emperor, one class each, in a module per phase.

Electorates in frames are 0 to 6 and nobles the numbers of ``pieces``; choices are words.

A *way in* is an electorate and the knight a noble pushes there, in one choice: ``TRI`` has an empty
place; with ``TRI-P2`` a knight of the second player returns to hand. Equal nobles on places of an
electorate are one choice.

Only the ballots are secret, until the last one is in.

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
