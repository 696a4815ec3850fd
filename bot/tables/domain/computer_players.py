"""Computer players: their ids, names and strengths, and which games have them."""

from __future__ import annotations

from typing import Any

from bot.tables.domain.errors import TableDamaged, TableError
from bot.tables.domain.table import Table
from engine.core import EngineError, Game, game
from engine.core.names import COMPUTER_PREFIX
from engine.core.registry import game_names
from engine.players.evaluation import load_model
from engine.players.strengths import STRENGTHS

COMPUTER_NAMES = ("Odo", "Ida", "Hugo", "Emma", "Ivo")


def require_player(table: Table, strength: str) -> None:
    """Raise ``TableError`` unless a computer player of that strength may play at the table."""
    if table.game not in game_names():
        raise TableDamaged.because("table-game-unknown", table=table.id)
    require_model(game(table.game), strength)
    if not table.computer_players:
        raise TableError.because("table-computers-forbidden")


def require_model(rules: Game[Any], strength: str) -> None:
    """Raise ``TableError`` unless a game has computer players of that strength."""
    if strength not in STRENGTHS:
        raise TableError.because("table-no-such-strength", strength=strength)
    try:
        load_model(rules.name)
    except EngineError:
        raise TableError.because("table-no-computers", game=rules.words.title) from None


_ID_PREFIX = "opponent-"


def computer_id(number: int) -> str:
    """Return a computer player's id, which is no number, unlike those of people."""
    return f"{_ID_PREFIX}{number + 1}"


def is_computer_id(user_id: str) -> bool:
    """Return whether an id is that of a computer player seated in the lobby."""
    return user_id.startswith(_ID_PREFIX)


DEFAULT_STRENGTH = "medium"
"""The strength of a computer player that replaces a player, unless the table has chosen one."""


def replacement_strength(usual: str | None) -> str:
    """Return the strength of a computer player; ``usual`` is the table's for empty seats."""
    return usual if usual in STRENGTHS else DEFAULT_STRENGTH


def computer_name(name: str) -> str:
    """Return the name as shown, behind a word that marks computer players."""
    return COMPUTER_PREFIX + name


def is_allowed(table: Table) -> bool:
    """Return whether computer players are allowed at a table and can play its game."""
    try:
        require_player(table, DEFAULT_STRENGTH)
    except TableError:
        return False
    return True
