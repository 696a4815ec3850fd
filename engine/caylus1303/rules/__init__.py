"""The rules of Caylus 1303, one class each, in a module per phase.

``Outcome.lines`` has one line for each of ``data.SOURCES``: ``caylus1303-score-<source>``. In a
view a hidden score is ``data.UNKNOWN`` (-1) and its lines are 0.
"""

from __future__ import annotations

from engine.caylus1303.rules import (
    activation,
    building,
    delivery,
    effects_and_favours,
    game_end,
    lines,
    management,
    payments,
    planning,
    provost,
    rounds,
    setup,
)
from engine.caylus1303.state import Caylus1303State
from engine.core.rules import Rule

_ALL: tuple[type[Rule[Caylus1303State]], ...] = (
    setup.SetUp,
    setup.ChooseStartCharacter,
    setup.StartGoods,
    rounds.Round,
    planning.Planning,
    planning.EarlyRiser,
    planning.PlaceOrPass,
    activation.Activation,
    activation.Walk,
    activation.Visit,
    activation.Leave,
    activation.PastBridge,
    activation.BeyondProvost,
    effects_and_favours.UseBuilding,
    payments.PayAny,
    lines.GainAny,
    effects_and_favours.UseLine,
    building.ChooseWoodTile,
    building.ChooseStoneTile,
    building.BuildPaidTile,
    building.ChooseLawyerTarget,
    provost.TollMove,
    provost.Bridge,
    provost.BridgeMove,
    provost.Bailiff,
    provost.BailiffMove,
    effects_and_favours.Favour,
    effects_and_favours.FavourMode,
    effects_and_favours.FavourTake,
    effects_and_favours.FavourSite,
    effects_and_favours.FavourCourtCharacter,
    delivery.Delivery,
    delivery.Deliver,
    delivery.DeliverLast,
    delivery.MostBatches,
    delivery.SiteHome,
    rounds.Management,
    management.Residences,
    management.Monuments,
    management.Monument,
    management.Recruitment,
    management.ProvostReset,
    rounds.EndRound,
    game_end.FinalScoring,
)
RULES = {rule.name: rule for rule in _ALL}
"""Every rule, by its name in frames."""
payments.PAID_RULES.update(
    {rule.saved_name: rule for rule in (effects_and_favours.UseLine, building.BuildPaidTile)}
)
