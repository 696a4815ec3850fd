"""Playing records, leaderboards and title pages as text, and what the picture of a record shows."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from types import MappingProxyType

from bot.presentation.texts import ALT_LIMIT, escape, tidy, truncate, words_in
from bot.tables.domain.ratings import LeaderboardEntry, Rating
from bot.tables.domain.statistics import (
    Duel,
    Interval,
    Met,
    OpeningStats,
    OrderStats,
    OwnBadge,
    PlayerResults,
    Spread,
    TitleStats,
)
from engine.core import game
from engine.core.words.catalogue import Catalogue
from engine.core.words.numbers import signed
from engine.core.words.phrases import dots
from render.kit.player_record import (
    HeadToHead,
    PlayerRecord,
    RatingPoint,
    ShownRating,
    Tally,
)
from render.kit.player_record import OwnBadge as ShownBadge
from render.kit.player_record.tables import signed_mean

BADGE_ICONS: Mapping[str, str] = MappingProxyType(
    {
        "debut": "tower-flag",
        "regular": "hourglass",
        "veteran": "stone-bust",
        "first-win": "laurels",
        "champion": "imperial-crown",
        "hat-trick": "rank-3",
        "photo-finish": "scales",
        "landslide": "mounted-knight",
        "last-in-line": "walking-boot",
        "full-table": "meeple-group",
        "sociable": "shaking-hands",
        "faithful": "linked-rings",
    }
)
"""The icon of each badge in the picture."""
NEW_MARGIN = 120
"""A rating with a larger margin says little yet."""
LEVELS = ((1850, "master"), (1700, "expert"), (1575, "skilled"), (1425, "steady"))
"""The words for a rating, from this number on; below all of them it is ``learner``."""


def level_of(rating: Rating) -> str:
    """Return the word for a rating: ``newcomer`` while little is known, else by its number."""
    if rating.margin > NEW_MARGIN:
        return "newcomer"
    return next((word for least, word in LEVELS if rating.points >= least), "learner")


def rating_text(rating: Rating, words: Catalogue) -> str:
    """Return a rating in words: "skilled, 1642 ± 85"."""
    level = words.say(f"statistics-level-{level_of(rating)}")
    return words.say(
        "statistics-rating", level=level, points=str(rating.points), margin=str(rating.margin)
    )


def title_of(name: str, language: str) -> str:
    """Return the title of a game."""
    return words_in(language, name).format(game(name).words.title)


# A playing record


def picture_content(results: PlayerResults, name: str, words: Catalogue) -> PlayerRecord:
    """Return what the picture of a playing record shows; ``name`` is the person's."""
    return PlayerRecord(
        name=tidy(name),
        games=results.games,
        won=results.won,
        ahead=results.ahead,
        place=results.place,
        most=results.most,
        rating=_shown_rating(results, words),
        by_players=tuple(Tally(*tally) for tally in results.by_players),
        by_order=tuple(Tally(*tally) for tally in results.by_order),
        people=tuple(
            (str(kind), None if met is None else _head_to_head(met, results))
            for kind, met in results.met.items()
        ),
        badges=tuple(
            ShownBadge(words.say(f"badge-{badge.name}"), BADGE_ICONS[badge.name], badge.earned)
            for badge in results.badges
        ),
    )


def _shown_rating(results: PlayerResults, words: Catalogue) -> ShownRating | None:
    if not results.curve:
        return None
    now = results.curve[-1].rating
    curve = tuple(RatingPoint(one.rating.points, one.rating.margin) for one in results.curve)
    level = words.say(f"statistics-level-{level_of(now)}")
    return ShownRating(level, now.points, now.margin, curve, results.trend)


def _head_to_head(met: Met, results: PlayerResults) -> HeadToHead:
    name = tidy(results.names.get(met.user_id, "?"))
    return HeadToHead(name, met.games, met.ahead, met.behind)


def results_lines(results: PlayerResults, words: Catalogue) -> list[str]:
    """Return a person's results in a few lines without Markdown, beside or instead of a picture."""
    if not results.games:
        return [words.say("statistics-no-games")]
    figures = (
        words.say("statistics-won", won=results.won, games=results.games),
        words.say("statistics-place", place=f"{results.place:.1f}"),
        words.say("statistics-ahead", ahead=signed_mean(results.ahead)),
    )
    lines = [words.format(dots(figures))]
    if results.curve:
        lines.insert(0, rating_line(results, words))
    return [*lines, *_met_lines(results, words)]


def rating_line(results: PlayerResults, words: Catalogue) -> str:
    """Return the rating with the games behind it and the trend of ten."""
    rating = rating_text(results.curve[-1].rating, words)
    games = len(results.curve)
    if results.trend is None:
        return words.say("statistics-rated", rating=rating, games=games)
    trend = signed(results.trend)
    return words.say("statistics-rated-trend", rating=rating, games=games, trend=trend)


def _met_lines(results: PlayerResults, words: Catalogue) -> Iterator[str]:
    for kind, met in results.met.items():
        if met is not None:
            who = words.person(tidy(results.names.get(met.user_id, "?")))
            label = words.say(f"statistics-{kind}", who=who)
            yield words.say("statistics-met", label=label, **_duel_figures(met))


def _duel_figures(met: Met) -> dict[str, int]:
    return {"games": met.games, "ahead": met.ahead, "behind": met.behind}


def record_alt_text(results: PlayerResults, name: str, language: str) -> str:
    """Return the alt text of the picture of a playing record."""
    words = words_in(language)
    title = title_of(results.game, language)
    head = words.say("statistics-record-title", who=words.person(tidy(name)), game=title)
    return truncate("\n".join([head, *results_lines(results, words)]), ALT_LIMIT)


def badge_line(badge: OwnBadge, words: Catalogue) -> str:
    """Return a badge with its requirement, and how far the person is."""
    name, about = words.say(f"badge-{badge.name}"), words.say(f"badge-{badge.name}-about")
    if badge.earned:
        return words.say("statistics-badge-earned", name=name, about=about)
    progress = {"done": badge.done, "needed": badge.needed}
    return words.say("statistics-badge-open", name=name, about=about, **progress)


def duel_line(duel: Duel, language: str) -> str:
    """Return the results of two people in one game."""
    words, met = words_in(language), duel.met
    title = title_of(duel.game, language)
    points = {"own": f"{duel.own_points:.1f}", "other": f"{duel.other_points:.1f}"}
    return words.say("statistics-duel", game=title, **_duel_figures(met), **points)


# Leaderboards


def entry_line(entry: LeaderboardEntry, words: Catalogue) -> str:
    """Return a line of a leaderboard as Markdown."""
    name = escape(tidy(entry.name or "?"))
    return words.say(
        "leaderboard-entry",
        place=entry.place,
        who=words.person(name),
        rating=rating_text(entry.current.rating, words),
        games=entry.current.games,
    )


# Title pages


def length_lines(stats: TitleStats, words: Catalogue) -> Iterator[str]:
    """Yield how many moves a game takes, and how long."""
    if stats.moves is not None:
        yield words.say("title-moves", **_range(stats.moves))
    if stats.hours is not None:
        unit, hours = ("days", 24) if stats.hours.middle >= 48 else ("hours", 1)
        spread = Spread(*(value / hours for value in stats.hours))
        yield words.say(f"title-{unit}", **_range(spread))


def _range(spread: Spread) -> dict[str, int]:
    low, middle, high = map(round, spread)
    return {"low": low, "middle": middle, "high": high}


def order_line(stats: OrderStats, words: Catalogue) -> str:
    """Return the results at a place of the first turn order."""
    return words.say(
        "title-order",
        place=stats.place,
        points=f"{stats.points:.1f}",
        ahead=signed_mean(stats.ahead.mean),
        reach=_reach(stats.ahead),
        won=round(100 * stats.won.mean),
        low=round(100 * stats.won.low),
        high=round(100 * stats.won.high),
    )


def _reach(interval: Interval) -> str:
    """Return how far an interval reaches from its mean."""
    reach = interval.high - interval.mean
    return f"{reach:.1f}" if math.isfinite(reach) else "?"


def opening_line(name: str, stats: OpeningStats, language: str) -> str | None:
    """Return an opening with how well it did; ``None`` if the log has no sentence for a move."""
    words = words_in(language, name)
    sentences = [game(name).words.tell([event]) for event in stats.events]
    if not all(sentences):
        return None
    player = [words.say("title-player")]
    moves = [words.format(told[0], player).rstrip(".。") for told in sentences]
    percent = {"gain": signed(round(100 * stats.gain.mean)), "reach": _percent_reach(stats.gain)}
    return words.say("title-opening", move=" → ".join(moves), times=stats.times, **percent)


def _percent_reach(interval: Interval) -> str:
    reach = interval.high - interval.mean
    return str(round(100 * reach)) if math.isfinite(reach) else "?"
