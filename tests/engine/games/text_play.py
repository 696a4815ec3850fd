"""Play from texts alone: what a player reads of a position, and games of readers."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from engine.core.chance import Chance
from engine.core.game import Game
from engine.core.registry import game, package_of
from engine.core.words.catalogue import catalogue
from tests.engine.games.game_extras import Label, Page, TextPlayer, reader

NAMES = ("Ann", "小雨", "Björn", "ゆき", "Zoë", "李", "Ana")
Decide = Callable[[Any, int], str]


def board(rules: Game[Any], state: Any, viewer: int | None, language: str) -> list[Page]:
    """Return the text board, with what only the viewer may read."""
    texts, view = catalogue(language, package_of(rules.name)), rules.view(state, viewer)
    own = () if viewer is None else rules.words.hand(view, viewer)
    return [
        Page(
            texts.format(section.title, NAMES),
            tuple(texts.format(line, NAMES) for line in section.lines),
        )
        for section in (*rules.words.board(view, viewer), *own)
    ]


def labels(rules: Game[Any], state: Any, seat: int, language: str) -> dict[Label, str]:
    """Return the texts of a seat's choices with their words; no two may be equal."""
    texts, view = catalogue(language, package_of(rules.name)), rules.view(state, seat)
    found = {}
    for choice in rules.legal_choices(state, seat):
        offer = rules.words.offer(view, seat, choice)
        effect = texts.format(offer.effect, NAMES) if offer.effect is not None else ""
        name, group = texts.format(offer.name, NAMES), texts.format(offer.group, NAMES)
        found[Label(offer.code, name, effect, group)] = choice
    assert len(found) == len(rules.legal_choices(state, seat))
    return found


def prompt(rules: Game[Any], state: Any, seat: int, language: str) -> str:
    """Return the question to a seat."""
    text = rules.words.prompt(rules.view(state, seat), seat)
    return catalogue(language, package_of(rules.name)).format(text, NAMES)


def read_and_choose(player: TextPlayer, rules: Game[Any], language: str) -> Decide:
    """Return the decisions of a player who reads that language and knows only texts."""

    def decide(state: Any, seat: int) -> str:
        offered = labels(rules, state, seat, language)
        chosen = player.choose(
            NAMES[seat],
            language,
            prompt(rules, state, seat, language),
            list(offered),
            lambda: board(rules, state, seat, language),
        )
        return list(offered.values())[chosen]

    return decide


def play(rules: Game[Any], seats: int, seed: str, decide: Decide) -> tuple[Any, tuple[str, ...]]:
    """Play a game in which one function decides for every seat; return its end and moves."""
    state = rules.new(seats, {}, Chance.from_seed(seed))
    moves = []
    while state.stack:
        seat = rules.to_move(state)[0]
        choice = decide(state, seat)
        moves.append(f"{seat} {rules.move(state, choice)}")
        rules.apply(state, seat, choice)
    return state, tuple(moves)


@cache
def game_read_in(name: str, language: str) -> tuple[Any, tuple[str, ...]]:
    """Return the end and the moves of a game between readers of one language."""
    rules, player = game(name), reader(name)
    return play(rules, player.seats, player.seed, read_and_choose(player, rules, language))
