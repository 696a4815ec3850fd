"""Compare a person with everybody they met, and choose whom a playing record names."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from statistics import fmean

from bot.tables.domain.statistics import Duel, FinishedGame, Met, MetKind
from bot.tables.statistics.player_results import OwnGame, own_games

MIN_GAMES = 3
"""A record names people from this many games together."""


def everybody_met(games: Iterable[OwnGame]) -> list[Met]:
    """Return the results against every person met, in the order of the first meeting.

    The better place is ahead; the same place is neither ahead nor behind.
    """
    met: dict[str, Met] = {}
    for game, own, _ in games:
        for other in game.others_of(own.user_id):
            before = met.get(other.user_id, Met(other.user_id, 0, 0, 0, game.ended_at))
            met[other.user_id] = Met(
                other.user_id,
                before.games + 1,
                before.ahead + (own.place < other.place),
                before.behind + (own.place > other.place),
                game.ended_at,
            )
    return list(met.values())


def rival(met: Sequence[Met]) -> Met | None:
    """Return the rival: met often, and with the most even results.

    Of all people met in at least three games, the one with the most games less the difference
    between those ahead and behind; among equals, the one met last. ``None`` if there is nobody.
    """
    return _best(met, lambda one: one.games - abs(one.ahead - one.behind))


def nemesis(met: Sequence[Met]) -> Met | None:
    """Return the nemesis: the person whom one has been behind most.

    Of all people met in at least three games, the one with the largest surplus of games behind
    over games ahead; among equals, the one met last. ``None`` if nobody has a surplus.
    """
    ahead_of_me = [one for one in met if one.behind > one.ahead]
    return _best(ahead_of_me, lambda one: one.behind - one.ahead)


def companion(met: Sequence[Met]) -> Met | None:
    """Return the favourite companion: the person one has finished most games with.

    Of all people met in at least three games; among equals, the one met last. ``None`` if there is
    nobody. It can be the same person as the rival or the nemesis.
    """
    return _best(met, lambda one: one.games)


def duel(game: str, games: Iterable[FinishedGame], user_id: str, other_id: str) -> Duel | None:
    """Return the results of a person against another one in a game; ``None`` if they never met."""
    shared = [one for one in own_games(games, user_id) if one.game.result_of(other_id)]
    met = next((one for one in everybody_met(shared) if one.user_id == other_id), None)
    if met is None:
        return None
    others = [one.game.result_of(other_id) for one in shared]
    return Duel(
        game,
        met,
        fmean(one.own.points for one in shared),
        fmean(result.points for result in others if result is not None),
    )


_CHOICES: Mapping[MetKind, Callable[[Sequence[Met]], Met | None]] = {
    MetKind.RIVAL: rival,
    MetKind.NEMESIS: nemesis,
    MetKind.COMPANION: companion,
}


def choose(met: Sequence[Met], may_be_named: Collection[str]) -> dict[MetKind, Met | None]:
    """Return whom a record names, of those that its reader may know of."""
    known = [one for one in met if one.user_id in may_be_named]
    return {kind: find(known) for kind, find in _CHOICES.items()}


def _best(met: Sequence[Met], worth: Callable[[Met], int]) -> Met | None:
    often = [one for one in met if one.games >= MIN_GAMES]
    return max(often, key=lambda one: (worth(one), one.last_at), default=None)
