"""The framework of all games: frames, rules, the contract, chance, records, texts, the registry.

A game is a stack of *frames* that are still to be run; each is a rule with its arguments.
:class:`~engine.core.game.Game` runs them; :mod:`engine.core.rules` defines rules.
"""

from engine.core.chance import Chance
from engine.core.definition import Option, Outcome, ScoreLine
from engine.core.errors import EngineError, IllegalMove, RecordError
from engine.core.events import Event
from engine.core.frames import Frame
from engine.core.game import Game
from engine.core.info import GameInfo, game_info
from engine.core.record import Record
from engine.core.record_reader import read_record
from engine.core.registry import game, game_names
from engine.core.rules import Automatic, Decision, Question, Rule, Sealed
from engine.core.state import State
from engine.core.words.game_words import Offer, RulesCard, Section, Words
from engine.core.words.text import Player, Seat, Text, Value, say

__all__ = [
    "Automatic",
    "Chance",
    "Decision",
    "EngineError",
    "Event",
    "Frame",
    "Game",
    "GameInfo",
    "IllegalMove",
    "Offer",
    "Option",
    "Outcome",
    "Player",
    "Question",
    "Record",
    "RecordError",
    "Rule",
    "RulesCard",
    "ScoreLine",
    "Sealed",
    "Seat",
    "Section",
    "State",
    "Text",
    "Value",
    "Words",
    "game",
    "game_info",
    "game_names",
    "read_record",
    "say",
]
