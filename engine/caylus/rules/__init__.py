"""The rules of Caylus, one class each, in a module per phase.

``Outcome.lines`` has one line for each of ``data.SOURCES``: ``caylus-score-<source>``.
"""

from __future__ import annotations

from engine.caylus.rules import (
    building,
    castle,
    favour_effects,
    placing,
    provost,
    residences,
    road,
    rounds,
    scoring,
    special,
    trade,
)
from engine.caylus.state import CaylusState
from engine.core.rules import Rule

_ALL: tuple[type[Rule[CaylusState]], ...] = (
    rounds.Round,
    rounds.Income,
    placing.Placing,
    placing.PlaceOrPass,
    special.SpecialBuildings,
    special.Gate,
    special.GateMove,
    special.TradingPost,
    special.MerchantsGuild,
    provost.GuildMove,
    special.JoustField,
    special.Joust,
    special.Stables,
    special.Inn,
    special.InnKeep,
    special.WorkerHome,
    provost.Provost,
    provost.ProvostMove,
    road.Road,
    road.Activate,
    road.Vacate,
    road.BeyondProvost,
    road.Produce,
    road.ProductionChoice,
    road.OwnerBonus,
    trade.MarketSell,
    trade.PeddlerBuy,
    trade.ChooseExchange,
    trade.AlchemistCubes,
    building.BuildCraft,
    building.BuildAny,
    building.BuildPrestige,
    building.PrestigeSite,
    residences.ChooseLawyerTarget,
    castle.Castle,
    castle.CastleDeliveries,
    castle.CastleBatch,
    castle.CastlePenalty,
    castle.BestBuilder,
    castle.CastleWorkersHome,
    rounds.EndRound,
    rounds.ScoringCheck,
    scoring.SectionScore,
    scoring.SectionScored,
    scoring.FinalScoring,
    building.Favour,
    building.FavourLine,
    building.FavourLevel,
    favour_effects.FavourResource,
    favour_effects.FavourGive,
    favour_effects.FavourTake,
)
RULES = {rule.name: rule for rule in _ALL}
"""Every rule, by its name in frames."""
