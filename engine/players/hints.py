"""Hints: the best choices of the hard player, and the effect of each, found by trying it out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import hypot
from typing import Any, NamedTuple, Self

from engine.core.chance import Chance
from engine.players.advice import RatedChoice, Stop, anchored_at
from engine.players.agent import Agent, agent_for
from engine.players.amounts import (
    POINTS,
    Amounts,
    Change,
    list_changes,
    of_seat,
    same_in_all,
    total_size,
)
from engine.players.choice_effects import ChoiceEffects
from engine.players.odds import log_odds
from engine.players.strengths import TURN_NODES
from engine.players.turn_search import TurnSearch

MAX_HINTS = 3
"""Maximum number of choices."""
_WORLDS = 3
"""How many times hidden information is drawn; a reason must be true every time."""
_SURE_ERRORS = 3.0
"""Passing is only preferred to a gain if it is better by this many standard errors."""
_MAX_EQUAL_DIFFERENCE = 0.1
"""Log odds that differ by at most this much, and by at most a standard error, are equal."""


class Hint(NamedTuple):
    """A choice, its calibrated win probability, and what it does.

    Attributes:
        choice: the choice.
        win_chance: the calibrated win probability after it.
        as_good: whether it is about as good as the first one.
        own: the seat's gains, then its losses.
        rival: what another player loses or gains.
        taken_by: the seat that makes this choice otherwise, so that it is gone.
        kept: what passing saves, compared with the best of the other choices.
        costs_more: what it costs more than the first one.
        works_later: whether all this is true at the end of the round, if everybody passes now.
    """

    choice: str
    win_chance: float
    as_good: bool = False
    own: tuple[Change, ...] = ()
    rival: tuple[Change, ...] = ()
    taken_by: int | None = None
    kept: tuple[Change, ...] = ()
    costs_more: tuple[Change, ...] = ()
    works_later: bool = False

    @property
    def shows_end_of_round(self) -> bool:
        """Whether it names gains, or a rival's changes, at the end of the round."""
        gains = any(change.amount > 0 for change in self.own)
        return self.works_later and bool(gains or self.rival)

    @classmethod
    def from_json(cls, plain: Sequence[Any]) -> Self:
        """Rebuild from JSON."""
        hint = cls(*plain)
        return hint._replace(
            own=_changes_of(hint.own),
            rival=_changes_of(hint.rival),
            kept=_changes_of(hint.kept),
            costs_more=_changes_of(hint.costs_more),
        )


def _changes_of(plain: Sequence[Sequence[Any]]) -> tuple[Change, ...]:
    return tuple([Change(*change) for change in plain])


def hints(
    name: str, view: Mapping[str, Any], seat: int, seed: str, stop: Stop | None = None
) -> tuple[Hint, ...]:
    """Return the best choices of a seat, from what it may see; none if there is only one.

    Raises as :func:`engine.players.choose.choose`.
    """
    agent = agent_for(name)
    rated = agent.act(view, seat, "hard", seed, stop=stop).rated
    if not rated:
        return ()
    return _Coach(agent, view, seat, seed).explain(rated)


def compare(
    name: str, view: Mapping[str, Any], seat: int, seed: str, best: str, played: str
) -> Hint:
    """Return what a choice does, if another one would be made instead, without their worth."""
    coach = _Coach(agent_for(name), view, seat, seed)
    return coach.compare(RatedChoice(best, 1.0, ()), RatedChoice(played, 0.0, ()))


class _Coach:
    """Explains choices by their effects in several worlds that agree with the view."""

    def __init__(self, agent: Agent, view: Mapping[str, Any], seat: int, seed: str) -> None:
        seen, chance = agent.rules.load(view), Chance.from_seed(f"hint:{seed}")
        search = TurnSearch(agent.evaluator, TURN_NODES)
        count = _WORLDS if agent.model.worlds > 1 else 1
        worlds = [agent.determinize(seen, chance) for _ in range(count)]
        self._seat = seat
        assets = agent.rules.words.assets(seen, seat)
        self._points = next(iter(assets), POINTS)
        self._worlds = [ChoiceEffects(search, world, seat) for world in worlds]
        self._pass, self._shows_later = self._worlds[0].pass_choice, self._worlds[0].shows_later

    def explain(self, rated: Sequence[RatedChoice]) -> tuple[Hint, ...]:
        """Return the hints for choices that the search has rated, the best first."""
        candidates = self._without_unsure_pass(rated)[:MAX_HINTS]
        shown = anchored_at(rated[0].win_chance, candidates)
        best, *others = sorted(shown, key=lambda choice: -choice.win_chance)
        second = next(iter(others), best)
        return self._hint_for(best, best, second), *(
            self._hint_for(each, best, best) for each in others
        )

    def compare(self, better: RatedChoice, worse: RatedChoice) -> Hint:
        """Return the hint for a choice, if the other one would be made instead."""
        return self._hint_for(better, better, worse)

    def _hint_for(self, rated: RatedChoice, best: RatedChoice, instead: RatedChoice) -> Hint:
        """Return the hint for a choice; ``instead`` is what the seat would do otherwise."""
        choice, as_good = rated.choice, _are_equal(best, rated)
        hint = Hint(choice, rated.win_chance, as_good, works_later=self._shows_later)
        if choice == self._pass:
            changes = self._effect_of(instead.choice)
            kept = {} if self._is_misplayed(changes) else self._own_costs(changes)
            return hint._replace(kept=list_changes(kept))
        changes = self._effect_of(choice)
        if self._is_misplayed(changes):
            return hint
        takers = {world.lost_to(choice, instead.choice) for world in self._worlds}
        return hint._replace(
            own=list_changes(of_seat(changes, self._seat)),
            rival=list_changes(self._changes_of_rival(choice, changes)),
            taken_by=takers.pop() if len(takers) == 1 else None,
            costs_more=list_changes({} if as_good else self._extra_costs(changes, best)),
        )

    def _is_misplayed(self, changes: Amounts) -> bool:
        """Return whether playing on does not show what the search has found in the choice.

        To the end of a round it is played by one-turn searches, which may waste what it gained.
        """
        return self._shows_later and changes.get((self._seat, self._points), 0) < 0

    def _own_costs(self, changes: Amounts) -> Amounts:
        """Return the seat's losses, as positive amounts."""
        own = of_seat(changes, self._seat)
        return {key: -amount for key, amount in own.items() if amount < 0}

    def _extra_costs(self, changes: Amounts, best: RatedChoice) -> Amounts:
        """Return how much more a choice costs than the best one.

        Assets that the best choice gains are left out, and everything if it is to pass: passing
        costs nothing, so that this would only repeat the costs.
        """
        if best.choice == self._pass:
            return {}
        changes_of_best = self._effect_of(best.choice)
        extra_costs = {}
        for key, cost in self._own_costs(changes).items():
            change_of_best = changes_of_best.get(key, 0)
            if -change_of_best < cost and change_of_best <= 0:
                extra_costs[key] = cost + change_of_best
        return extra_costs

    def _without_unsure_pass(self, rated: Sequence[RatedChoice]) -> Sequence[RatedChoice]:
        """Leave out passing unless it is surely better than every choice that brings something."""
        passing = next((choice for choice in rated if choice.choice == self._pass), None)
        others = [choice for choice in rated if choice.choice != self._pass]
        gaining = filter(self._is_gain, others[:MAX_HINTS])
        if passing is None or all(_is_surely_better(passing, choice) for choice in gaining):
            return rated
        return others

    def _is_gain(self, rated: RatedChoice) -> bool:
        """Return whether a choice brings the seat something and costs no points."""
        changes = of_seat(self._effect_of(rated.choice), self._seat)
        gains = any(amount > 0 for amount in changes.values())
        return gains and changes.get((self._seat, self._points), 0) >= 0

    def _effect_of(self, choice: str) -> Amounts:
        """Return the part of a choice's effect that is the same in all worlds."""
        return same_in_all([world.changes(choice) for world in self._worlds])

    def _changes_of_rival(self, choice: str, changes: Amounts) -> Amounts:
        """Return the losses of the rival who is affected most, or else its immediate gains.

        One who loses one thing and gains another only plays differently, unless it costs points.
        """
        at_once = same_in_all([world.gains_at_once(choice) for world in self._worlds])
        most_affected: Amounts = {}
        for rival in {seat for seat, _ in changes if seat != self._seat}:
            rival_changes = of_seat(changes, rival)
            effect = {key: amount for key, amount in rival_changes.items() if amount < 0}
            if len(effect) < len(rival_changes) and (rival, self._points) not in effect:
                effect = {
                    key: amount
                    for key, amount in rival_changes.items()
                    if amount > 0 and at_once.get(key) == amount
                }
            if total_size(effect) > total_size(most_affected):
                most_affected = effect
        return most_affected


def _are_equal(best: RatedChoice, other: RatedChoice) -> bool:
    if round(100 * best.win_chance) == round(100 * other.win_chance):  # they read the same
        return True
    difference = log_odds(best.win_chance) - log_odds(other.win_chance)
    return difference <= min(_MAX_EQUAL_DIFFERENCE, hypot(best.error, other.error))


def _is_surely_better(choice: RatedChoice, other: RatedChoice) -> bool:
    difference = log_odds(choice.win_chance) - log_odds(other.win_chance)
    return difference > _SURE_ERRORS * hypot(choice.error, other.error)
