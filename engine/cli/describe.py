"""``describe``: list the options, rules and rules cards of a game."""

from __future__ import annotations

import argparse
from typing import Any

from engine.cli.arguments import EXAMPLE_GAME, Commands, command
from engine.core.registry import game, game_names
from engine.core.rules import Question, Rule
from engine.core.words.catalogue import catalogue


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = command(commands, "describe", _describe, EXAMPLE_GAME)
    parser.add_argument("game", metavar="GAME", choices=game_names(), help=", ".join(game_names()))


def _describe(args: argparse.Namespace) -> int:
    """List a game's options, rules, verbs and rules cards."""
    rules = game(args.game)
    texts = catalogue("en", rules.package)
    counts = ", ".join(map(str, rules.seat_counts))
    print(f"{texts.format(rules.words.title)} ({rules.name}), rules version {rules.rules_version}")
    print(f"seats: {counts}")
    for option in rules.options:
        print(f"option {option.name}: {', '.join(option.values)}")
    print("\nrules:")
    for name, rule in rules.rules.items():
        print(f"  {name:<22} {_kind(rule):<24} {_about(rule)}")
    print("\ncards:")
    for card in rules.words.cards:
        cited = f" ({texts.format(card.rule)})" if card.rule else ""
        print(f"  {card.id:<22} {texts.format(card.title)}{cited}")
    return 0


def _kind(rule: type[Rule[Any]]) -> str:
    if not issubclass(rule, Question):
        return "automatic"
    kind = "sealed" if rule.sealed else "decision"
    return f"{kind}: {rule.verb} …"


def _about(rule: type[Rule[Any]]) -> str:
    return (rule.__doc__ or "").strip().splitlines()[0]
