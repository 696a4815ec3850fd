"""Where a text may be broken, and how it fills lines."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

Measure = Callable[[str], float]

JOINER = "\u2060"
"""Invisible; put between the characters of a word that must not be broken."""
_NO_LINE_END = frozenset("（「『《〈“‘([{")
_ORDINAL = "第"
"""Makes the number after it an ordinal."""
_NO_LINE_START = frozenset("，。、；：！？）」』》〉”’…・·ー,.;:!?)]}")


def is_wide(char: str) -> bool:
    """Return whether a character belongs to an East Asian script."""
    code = ord(char)
    return 0x2E80 <= code <= 0x9FFF or 0xAC00 <= code <= 0xD7A3 or 0xF900 <= code <= 0xFFEF


def mark_unbreakable(text: str, words: Iterable[str]) -> str:
    """Return the text with these words marked as unbreakable."""
    for word in sorted(words, key=len, reverse=True):
        text = text.replace(word, JOINER.join(word))
    return text


def split_segments(text: str, max_width: float, measure: Measure) -> list[str]:
    """Split a text where it may be broken, and what is wider than ``max_width`` everywhere.

    A segment is a word with its space, a single Chinese character, a marked word, or in Japanese a
    run that begins with kanji, katakana or digits and ends with hiragana.
    """
    japanese = any(map(_is_kana, text))
    segments: list[str] = []
    for char in text:
        if segments and not _may_break(segments[-1][-1], char, japanese):
            segments[-1] += char
        else:
            segments.append(char)
    fitting: list[str] = []
    for segment in segments:
        fits = measure(segment.rstrip()) <= max_width
        fitting += [segment] if fits else segment.replace(JOINER, "")
    return fitting


def fill_lines(
    parts: Sequence[str], max_width: float, max_lines: int, measure: Measure
) -> list[str]:
    """Fill lines one after the other; the last of ``max_lines`` takes all that is left."""
    lines = [""]
    for segment in parts:
        longer = lines[-1] + segment
        if lines[-1] and len(lines) < max_lines and measure(longer.rstrip()) > max_width:
            lines.append(segment.lstrip())
        else:
            lines[-1] = longer.lstrip()
    return [line.rstrip() for line in lines]


def _may_break(before: str, after: str, is_japanese: bool) -> bool:
    if after in _NO_LINE_START or after == " " or JOINER in (before, after):
        return False
    if before.isdigit() or before in _NO_LINE_END or before == _ORDINAL:
        return False  # a number stays with its counter, a bracket with its content
    if is_japanese and before.isalpha():
        return _is_hiragana(before) and not _is_hiragana(after)
    return before == " " or is_wide(before) or is_wide(after)


def _is_hiragana(char: str) -> bool:
    return "\u3041" <= char <= "\u309f"


def _is_kana(char: str) -> bool:
    return "\u3041" <= char <= "\u30ff"
