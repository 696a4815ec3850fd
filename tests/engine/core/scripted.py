"""Chance that draws numbers given by the test."""

from __future__ import annotations

from engine.core.chance import Chance


class OutOfScript(Exception):
    """The script has no more numbers, or its next number is out of range."""


class ScriptedChance(Chance):
    """Draws the given numbers in order; a shuffle draws one for each item except the first."""

    __slots__ = ("_script",)

    def __init__(self, *script: int) -> None:
        super().__init__(0)
        self._script = script

    def below(self, n: int) -> int:
        if not self._script or self._script[0] >= n:
            raise OutOfScript(f"below({n}), with {self._script} to come")
        drawn, *rest = self._script
        self._script = tuple(rest)
        return drawn

    def copy(self) -> ScriptedChance:
        return ScriptedChance(*self._script)
