"""The rating model against the real library, with each of the library's traps."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from openskill.models import BradleyTerryFull, PlackettLuce

from bot.tables.domain.ratings import START, Rating
from bot.tables.ratings.anchors import anchor, wilson_lower_end
from bot.tables.ratings.model import BETA, TAU, Entrant, Parameters, blend, compare, rate
from engine.players.ratings import MeasuredMatch, load_measurements
from engine.players.strengths import STRENGTHS

PARAMETERS = Parameters()
RATINGS = st.builds(Rating, st.floats(5, 45), st.floats(1, 9))


@dataclass(frozen=True)
class Game:
    """Ratings before a game, and ranks."""

    ratings: tuple[Rating, ...]
    ranks: tuple[int, ...]

    def after(self, parameters: Parameters = PARAMETERS) -> list[Rating]:
        """Return the ratings after the game."""
        pairs = zip(self.ratings, self.ranks, strict=True)
        return rate([Entrant(rating, rank) for rating, rank in pairs], parameters)


@st.composite
def games(draw: st.DrawFn) -> Game:
    """Draw a game of two to five players with any ranks."""
    seats = draw(st.integers(2, 5))
    ratings = draw(st.lists(RATINGS, min_size=seats, max_size=seats))
    ranks = draw(st.lists(st.integers(1, seats), min_size=seats, max_size=seats))
    return Game(tuple(ratings), tuple(ranks))


def new_players(*ranks: int) -> list[Rating]:
    """Return the ratings of new players after their first game."""
    return Game((START,) * len(ranks), ranks).after()


# The library's traps


def library_model(**settings: Any) -> BradleyTerryFull:
    """Return the library's model with our start and the given settings."""
    return BradleyTerryFull(START.mu, START.sigma, beta=BETA, **settings)


def sigma_after(model: BradleyTerryFull, sigma: float, **settings: Any) -> float:
    """Return the first player's deviation after a draw."""
    teams = [[model.rating(25.0, sigma)], [model.rating(25.0, sigma)]]
    return float(model.rate(teams, ranks=[1.0, 1.0], **settings)[0][0].sigma)


def test_the_library_ignores_a_tau_of_zero_that_is_passed_with_a_game() -> None:
    model = library_model(tau=3.0)
    assert sigma_after(model, 1.0, tau=0.0) == sigma_after(model, 1.0) > 1.0
    assert sigma_after(library_model(tau=0.0), 1.0) < 1.0, "the constructor accepts it"


def test_a_limit_of_sigma_passed_with_a_game_changes_the_librarys_model() -> None:
    model = library_model(tau=3.0)
    assert sigma_after(model, 1.0) > 1.0
    assert sigma_after(model, 1.0, limit_sigma=True) == 1.0
    assert sigma_after(model, 1.0) == 1.0, "for all later games too"


def test_the_library_normalises_weights_so_that_half_a_game_counts_fully() -> None:
    model = library_model(tau=TAU)

    def winner(weight: float) -> float:
        teams = [[model.rating()], [model.rating()]]
        rated = model.rate(teams, ranks=[1.0, 2.0], weights=[[weight], [weight]])
        return float(rated[0][0].mu)

    assert winner(0.5) == winner(1.0) == winner(0.01)


def test_half_a_game_counts_half() -> None:
    (won, _) = new_players(1, 2)
    half = blend(START, won, 0.5)
    assert half.mu == pytest.approx(START.mu + (won.mu - START.mu) / 2, abs=1e-6)
    assert half.sigma == pytest.approx((START.sigma + won.sigma) / 2, abs=1e-6)
    assert blend(START, won, 1.0) == won
    assert blend(START, won, 0.0) == START


def test_two_players_as_a_team_would_share_the_change() -> None:
    """So the player who takes over a seat is never one with the player who left it."""
    model = library_model(tau=TAU)
    teams = [[model.rating(), model.rating()], [model.rating()]]
    left, taken_over = model.rate(teams, ranks=[2.0, 1.0])[0]
    assert left.mu == taken_over.mu < START.mu


def test_plackett_luce_would_rate_the_third_like_two_who_share_the_win() -> None:
    model = PlackettLuce(START.mu, START.sigma, beta=BETA, tau=TAU)
    teams = [[model.rating()] for _ in range(4)]
    rated = [team[0].mu for team in model.rate(teams, ranks=[1.0, 1.0, 3.0, 4.0])]
    assert rated[0] == rated[1] == pytest.approx(rated[2])
    ours = new_players(1, 1, 3, 4)
    assert ours[0] == ours[1]
    assert ours[0].mu - ours[2].mu > 2


def test_our_model_is_the_librarys() -> None:
    model = library_model(tau=TAU)
    teams = [[model.rating(30.0, 4.0)], [model.rating(25.0, 8.0)], [model.rating(20.0, 3.0)]]
    theirs = [team[0] for team in model.rate(teams, ranks=[2.0, 1.0, 2.0])]
    ours = Game((Rating(30.0, 4.0), Rating(25.0, 8.0), Rating(20.0, 3.0)), (2, 1, 2)).after()
    assert [(round(one.mu, 6), round(one.sigma, 6)) for one in theirs] == ours


# What players can rely on


@given(games())
def test_ratings_do_not_depend_on_the_order_of_the_players(game: Game) -> None:
    backwards = Game(game.ratings[::-1], game.ranks[::-1]).after()[::-1]
    for one, other in zip(game.after(), backwards, strict=True):
        assert one == pytest.approx(other, abs=1e-5)


@given(RATINGS, st.integers(2, 5))
def test_equals_who_share_a_place_change_equally(rating: Rating, seats: int) -> None:
    after = Game((rating,) * seats, (1,) * seats).after()
    assert len(set(after)) == 1
    assert after[0].mu == pytest.approx(rating.mu, abs=1e-5)
    two = Game((rating,) * seats, (1, 1, *[3] * (seats - 2))).after()
    assert two[0] == two[1]


@given(games())
def test_the_winner_never_loses_and_the_last_never_gains(game: Game) -> None:
    for before, after, rank in zip(game.ratings, game.after(), game.ranks, strict=True):
        if game.ranks.count(rank) == 1 and rank == min(game.ranks):
            assert after.mu >= before.mu
        if game.ranks.count(rank) == 1 and rank == max(game.ranks):
            assert after.mu <= before.mu


@given(games())
def test_the_comparisons_of_a_player_add_up_to_the_change(game: Game) -> None:
    entrants = [Entrant(*pair) for pair in zip(game.ratings, game.ranks, strict=True)]
    for one, after in zip(entrants, game.after(), strict=True):
        pairs = [compare(one, other, PARAMETERS) for other in entrants if other is not one]
        gain = sum(pair.gain for pair in pairs)
        assert after.mu - one.rating.mu == pytest.approx(gain, abs=1e-5)


def test_a_better_place_is_worth_more() -> None:
    after = new_players(1, 2, 3, 4, 5)
    assert after == sorted(after, reverse=True)
    assert after[2].mu == pytest.approx(START.mu)


def test_many_games_still_move_a_rating() -> None:
    """With tau, the deviation of a regular player does not shrink to nothing."""
    one, other = START, START
    for _ in range(500):
        one, other = rate([Entrant(one, 1), Entrant(other, 1)], PARAMETERS)
    (won, _) = rate([Entrant(one, 1), Entrant(other, 2)], PARAMETERS)
    assert won.points - one.points >= 3


def test_a_good_seat_is_no_merit() -> None:
    better = Parameters(seat_advantages={2: (3.0, -3.0)})
    one, other = (Entrant(START, rank, better.advantage(2, rank - 1)) for rank in (1, 2))
    assert rate([one, other], better)[0].mu < new_players(1, 2)[0].mu
    assert better.advantage(3, 0) == 0.0
    assert compare(one, other, better).expected > 0.5


# Computer players


@pytest.mark.parametrize("game", ["caylus", "caylus1303", "tuscany", "emperor"])
def test_anchors_are_in_the_order_of_strength_around_a_new_player(game: str) -> None:
    easy, medium, hard, expert = (anchor(game, strength, BETA) for strength in STRENGTHS)
    assert easy is not None
    assert medium == Rating(START.mu, 0.0)
    assert hard is not None
    assert easy.mu < START.mu - 3
    assert hard.mu > START.mu + 3
    assert expert == hard, "until it has been measured"


@pytest.mark.parametrize("game", ["caylus", "emperor"])
def test_anchors_say_what_the_ladder_promises(game: str) -> None:
    match = next(match for match in load_measurements(game).matches if match.stronger == "hard")
    hard, medium = (anchor(game, strength, BETA) for strength in ("hard", "medium"))
    assert hard is not None
    assert medium is not None
    sure = Parameters(tau=0.0)
    wins = compare(Entrant(hard, 1), Entrant(medium, 2), sure).expected
    assert wins == pytest.approx(wilson_lower_end(match), abs=1e-6)


@pytest.mark.parametrize(("won", "lower_end"), [(100, 0.963), (86, 0.779)])
def test_wilsons_lower_end_is_finite_without_a_lost_game(won: float, lower_end: float) -> None:
    match = MeasuredMatch("hard", "medium", won, 100)
    assert wilson_lower_end(match) == pytest.approx(lower_end, abs=1e-3)


def test_a_computer_player_that_was_not_measured_has_no_rating() -> None:
    assert anchor("caylus", "random", BETA) is None
