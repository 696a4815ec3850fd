"""The text board shows everything the viewer may know, and nothing else."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.core.words.catalogue import LANGUAGES, catalogue
from engine.emperor import GAME
from engine.emperor.data import SEAT_COUNTS
from engine.emperor.rules.election import Ballot
from engine.emperor.state import EmperorState

from .corpus import game

NAMES = ("Anna", "小明", "Björn", "ゆき")


def board(state: EmperorState, language: str, viewer: int | None = None) -> str:
    texts = catalogue(language, GAME.package)
    sections = GAME.words.board(GAME.view(state, viewer), viewer)
    lines = [line for section in sections for line in (section.title, *section.lines)]
    return "\n".join(texts.format(line, NAMES) for line in lines)


def facts(state: EmperorState) -> Any:
    """Return everything of a position that a text board must show."""
    plain = state.to_json()
    for name in ("stack", "chance", "reveals"):
        del plain[name]
    for electorate in plain["electorates"].values():
        electorate["places"] = sorted(map(str, electorate["places"]))
        electorate["cities"] = sorted(map(str, electorate["cities"]))
    for player in plain["players"]:
        del player["points"]  # the score shows it
    if plain["phase"] != 4:
        del plain["passed"]
    else:
        plain["passed"].sort()
    plain["used"].sort()
    return plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_change_is_on_the_board(language: str) -> None:
    """Positions that differ have boards that differ, so a blind player learns everything."""
    seen: dict[str, tuple[Any, Any]] = {}
    for number in (0, 2):
        for state in game(SEAT_COUNTS[number], f"boards {number}"):
            text = board(state, language)
            asked = state.stack[-1] if state.stack else None
            before = seen.setdefault(f"{number} {text}", (facts(state), asked))
            assert before[0] == facts(state)
    assert len(seen) > 250


def test_a_sealed_vote_is_on_its_voters_board_only() -> None:
    """Invariant 13: neither on the public board nor on another player's."""
    met = Counter[str]()
    for number in range(8):
        for state in game(4, f"ballots {number}"):
            frame = state.stack[-1] if state.stack else None
            if not isinstance(frame, Ballot):
                continue
            for voter, answer in zip(frame.seats, frame.answers, strict=True):
                if not isinstance(answer, str):
                    continue
                met[answer] += 1
                other = state.copy()
                swapped = {"emperor": "rival", "rival": "emperor"}[answer]
                other.stack[-1] = frame.with_answer(voter, swapped)
                for viewer in (None, *range(4)):
                    same = board(state, "en", viewer) == board(other, "en", viewer)
                    assert same == (viewer != voter)
    assert met["emperor"] > 2
    assert met["rival"] > 2


def test_the_two_chinese_catalogues_differ_in_terms() -> None:
    """Not only in characters: each uses the words of its players."""

    def text(language: str, key: str) -> str:
        return catalogue(language, GAME.package).say(key)

    terms = ("emperor-card-eminence", "emperor-electorate-MAI", "emperor-phase-descendants")
    for key in terms:
        assert text("zh-TW", key) != text("zh-CN", key)
