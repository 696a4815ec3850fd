"""Computer players: their ids, names and strengths, and which games have them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from bot.tables.domain.errors import TableDamaged, TableError
from bot.tables.domain.table import Table
from bot.tables.domain.time_control import HOUR, format_duration, time_control_named
from engine.core import EngineError, Game, game
from engine.core.names import COMPUTER_PREFIX
from engine.core.registry import game_names
from engine.players.model import load_model
from engine.players.strengths import EXPERT, STRENGTHS

COMPUTER_NAMES = ("Odo", "Ida", "Hugo", "Emma", "Ivo")
EXPERT_GRACE = 6 * HOUR
"""The grace time that a table with clocks needs for an expert, who thinks for up to a minute."""


def require_player(table: Table, strength: str) -> None:
    """Raise ``TableError`` unless a computer player of that strength may play at the table."""
    if table.game not in game_names():
        raise TableDamaged.because("table-game-unknown", table=table.id)
    require_model(game(table.game), strength)
    if not table.computer_players:
        raise TableError.because("table-computers-forbidden")
    require_time([strength], table.time_control)


def require_model(rules: Game[Any], strength: str) -> None:
    """Raise ``TableError`` unless a game has computer players of that strength."""
    if strength not in STRENGTHS:
        raise TableError.because("table-no-such-strength", strength=strength)
    try:
        load_model(rules.name)
    except EngineError:
        raise TableError.because("table-no-computers", game=rules.words.title) from None


def require_time(strengths: Collection[str | None], time_control: str | None) -> None:
    """Raise ``TableError`` if a time control is too fast for one of these computer players."""
    clocks = time_control_named(time_control)
    if EXPERT in strengths and clocks is not None and clocks.grace < EXPERT_GRACE:
        raise TableError.because("table-too-fast-for-expert", least=format_duration(EXPERT_GRACE))


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
