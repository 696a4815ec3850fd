"""What all games share: frames, rules, the contract, chance, records, texts and the registry.

A game is a stack of plain *frames*, each ``(rule, seat, *args)``: everything that is still to
happen. :class:`~engine.core.game.Game` runs it; :mod:`engine.core.rules` says what a rule is.
"""

from engine.core.chance import Chance
from engine.core.definition import Option, Outcome, ScoreLine
from engine.core.errors import EngineError, IllegalMove, RecordError
from engine.core.events import Event
from engine.core.game import Game
from engine.core.registry import game, game_names
from engine.core.rules import Automatic, Decision, Frame, Question, Rule, Sealed
from engine.core.state import State
from engine.core.words.game_words import Card, Offer, Section, Words
from engine.core.words.text import Player, Seat, Text, Value, say

__all__ = [
    "Automatic",
    "Card",
    "Chance",
    "Decision",
    "EngineError",
    "Event",
    "Frame",
    "Game",
    "IllegalMove",
    "Offer",
    "Option",
    "Outcome",
    "Player",
    "Question",
    "RecordError",
    "Rule",
    "ScoreLine",
    "Sealed",
    "Seat",
    "Section",
    "State",
    "Text",
    "Value",
    "Words",
    "game",
    "game_names",
    "say",
]
