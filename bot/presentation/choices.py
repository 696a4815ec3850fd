"""Label a seat's choices, and arrange them like the board: menus, buttons, and declining last.

Nothing is dropped: a large group is split into pages.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.presentation.texts import Localizer, columns
from bot.tables.domain.turn_view import Turn
from engine.core import Game, Offer, State
from engine.core.rules import PASS_WORDS

MENU_SIZE = 25
"""Maximum options of a menu; Discord's limit."""
BUTTON_COLUMNS = 38
"""Width of a button on a phone, in columns."""
MAX_PAIR = 2
"""Maximum choices of a part of the board that need no menu."""
MAX_CONTINUED = 10
"""Maximum choices of a part that need no menu if another question of the same move follows."""
MAX_CHOICE_COMPONENTS = 23
"""Maximum components for choices, of a message's 40; a row of buttons counts as one."""
ROW = 5
"""Buttons in a row; a question with no more choices needs no menu."""
MAX_MENUS = 6
"""Maximum number of menus; with more, a menu of groups comes first."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """One choice of a seat: its move, and its name and effect in one language."""

    choice: str
    move: str
    offer: Offer
    name: str
    title: str
    """The code shown in the picture, and the name: "12 · Farm (Alice)"."""
    line: str
    """Title and effect in one line."""
    effect: str
    group: str
    aliases: tuple[str, ...] = ()
    """Its title and name in the other languages of players at the table."""
    idle: str = ""
    """The heading of choices that change no more than a smaller one (``Offer.idle_heading``)."""
    brief: bool = False
    """Whether its button leaves out the effect, because that of another beside it does not fit."""

    @property
    def label(self) -> str:
        """Return what its button says: the title, and the effect if that is short."""
        plain = not self.brief and not self.offer.is_number and self.choice not in PASS_WORDS
        return self.line if plain and columns(self.line) <= BUTTON_COLUMNS else self.title

    @property
    def spellings(self) -> tuple[str, ...]:
        """Return what a player may type for it, the most exact first."""
        own = (self.move, self.choice, self.offer.code, self.title, self.name, self.line)
        return own + self.aliases


def candidates(
    rules: Game[Any],
    state: State,
    seat: int,
    *voices: Localizer,
    choices: Sequence[str] | None = None,
) -> list[Candidate]:
    """Return the seat's legal choices, or ``choices``, in the order of the rulebook.

    Label them with the first localizer; they can be found by their names in all of them.
    """
    offered = rules.legal_choices(state, seat) if choices is None else choices
    view = rules.view(state, seat)
    return [
        candidate(rules.move(state, choice), rules.words.offer(view, seat, choice), *voices)
        for choice in offered
    ]


def refused_choices(
    rules: Game[Any], state: State, seat: int, *voices: Localizer
) -> list[Candidate]:
    """Return choices that the seat may look for but cannot make now."""
    legal = set(rules.legal_choices(state, seat))
    others = [choice for choice in rules.vocabulary(state, seat) if choice not in legal]
    return candidates(rules, state, seat, *voices, choices=others)


def candidate(move: str, offer: Offer, localizer: Localizer, *others: Localizer) -> Candidate:
    """Label a choice with the first localizer; it can be found by its names in all of them."""
    name, code = localizer.format(offer.name), offer.code
    effect = localizer.format(offer.effect) if offer.effect else ""
    title = localizer.dots((code, name)) if code and code != name else name
    line = localizer.dots((title, effect)) if effect else title
    aliases = [(other, other.format(offer.name)) for other in others]
    return Candidate(
        offer.choice,
        move,
        offer,
        name,
        title,
        line,
        effect,
        localizer.format(offer.group),
        tuple(
            spelt
            for other, alias in aliases
            for spelt in (other.dots((code, alias)) if code else alias, alias)
        ),
        localizer.format(offer.idle_heading) if offer.idle_heading else "",
    )


def title_of(before: Turn, seat: int, move: str, localizer: Localizer) -> str:
    """Return the title of the choice; the move itself if it has none."""
    choice = before.game.moves(before.view, seat).get(move)
    if choice is None:
        return move
    (chosen,) = candidates(before.game, before.view, seat, localizer, choices=[choice])
    return chosen.title


@dataclass(frozen=True, slots=True)
class Page:
    """The choices of one menu: a part of the board, or a section of it."""

    title: str
    offered: Sequence[Candidate]


@dataclass(frozen=True, slots=True)
class Grouped:
    """A seat's choices, grouped by how they are shown."""

    pages: Sequence[Page]
    numbers: Sequence[Candidate]
    plain: Sequence[Candidate]
    declining: Sequence[Candidate]
    """The choice that passes or declines, if there is one."""

    @property
    def crowded(self) -> bool:
        """Return whether the menus are reached through a menu of groups."""
        return len(self.pages) > MAX_MENUS


def group_choices(offered: Sequence[Candidate], pair: int = MAX_PAIR) -> Grouped:
    """Arrange choices: numbers and groups of up to ``pair`` as buttons, declining last.

    Several idle choices are a menu of their own, so that the others are seen first.
    If a message has no room for the buttons, groups become menus, and numbers last of all.
    """
    idle = [c for c in offered if c.idle]
    idle = idle if len(idle) > 1 else []
    numbers = [c for c in offered if c.offer.is_number and c not in idle]
    others = [c for c in offered if not c.offer.is_number and c not in idle]
    declining = [c for c in others if c.choice in PASS_WORDS][:1]
    others = [c for c in others if c not in declining]
    by_part, idle_pages = pages(others), [Page(idle[0].idle, idle)] if idle else []
    if len(others) <= ROW:
        brief = any(columns(c.line) > BUTTON_COLUMNS for c in others)
        menus, plain = [], [replace(c, brief=brief) for c in others]
    else:
        menus = [
            page
            for page in by_part
            if len(page.offered) > (MAX_CONTINUED if page.offered[0].offer.continues else pair)
        ]
        plain = [c for page in by_part if page not in menus for c in page.offered]
    for arranged in (
        Grouped([*menus, *idle_pages], numbers, plain, declining),
        Grouped([*by_part, *idle_pages], numbers, (), declining),
    ):
        buttons = sum(n + -(-n // ROW) for n in (len(arranged.numbers), len(arranged.plain)))
        if buttons + 2 * (1 if arranged.crowded else len(arranged.pages)) <= MAX_CHOICE_COMPONENTS:
            return arranged
    return Grouped([*pages([*numbers, *others]), *idle_pages], (), (), declining)


def pages(offered: Sequence[Candidate]) -> list[Page]:
    """Return a page per group in the order of the choices; large groups are split after 25."""
    groups: dict[str, list[Candidate]] = {}
    for candidate in offered:
        groups.setdefault(candidate.group, []).append(candidate)
    in_order = []
    for title, members in groups.items():
        for i in range(0, len(members), MENU_SIZE):
            stretch = members[i : i + MENU_SIZE]
            whole = len(stretch) == len(members)
            in_order.append(Page(title if whole else _stretch_title(title, stretch), stretch))
    return in_order


def _stretch_title(title: str, stretch: Sequence[Candidate]) -> str:
    first, last = (c.offer.code or c.name for c in (stretch[0], stretch[-1]))
    return f"{title} {first} – {last}"
