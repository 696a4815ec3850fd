"""Find rules cards by typed text, and list what is not legal now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import app_commands, ui

from bot.discord_ui.common.buttons import ControlId, button, menu, rows
from bot.discord_ui.common.layout import Layout, card, gallery, note, small
from bot.presentation.matching import fold_text
from bot.presentation.texts import ALT_LIMIT, Localizer, label_localizer, truncate, words_in
from bot.presentation.typed_moves import UnavailableMoves, in_a_line
from bot.tables.domain.turn_view import Turn
from engine.core import RulesCard, game
from engine.core.words.catalogue import Catalogue
from engine.core.words.game_words import Place
from engine.core.words.phrases import dots
from engine.core.words.text import Text

MENU = 25
MENUS = 6


def find_card(name: str, typed: str, language: str) -> RulesCard | None:
    """Return the card with that id, or with that or the closest title, in any language."""
    matches = matching_cards(name, typed, language)
    return matches[0] if matches else None


def matching_cards(name: str, typed: str, language: str) -> list[RulesCard]:
    """Return the cards that match exactly, by beginning, or by part, in the game's order."""
    wanted, catalogues = fold_text(typed), [words_in(tag, name) for tag in (language, "en")]
    matches: list[RulesCard] = []
    spellings = [
        (c, [fold_text(text) for text in (c.id, *(words.format(c.title) for words in catalogues))])
        for c in game(name).words.cards
    ]
    for test in (str.__eq__, str.startswith, str.__contains__):
        matches += [
            c
            for c, texts in spellings
            if c not in matches and any(test(text, wanted) for text in texts)
        ]
    return matches


def suggest_cards(
    name: str, current: str, language: str, first: RulesCard | None = None
) -> list[app_commands.Choice[str]]:
    """Return at most 25 cards for autocomplete; the card of a named place comes first."""
    words = words_in(language, name)
    others = [c for c in matching_cards(name, current, language) if c is not first]
    return [
        app_commands.Choice(
            name=truncate(words.say("card-label", title=c.title, group=c.group), 100), value=c.id
        )
        for c in [*([first] if first else []), *others][:MENU]
    ]


def card_message(
    name: str, c: RulesCard, language: str, source: str | None, *, pictured: bool = False
) -> Layout:
    """Show a card: title, picture, cost and points, effect, rulings and rule."""
    words = words_in(language, name)
    parts: list[ui.Item[Any] | str] = [f"### {words.format(c.title)}", small(words.format(c.group))]
    if pictured:
        parts.append(gallery(card_in_words(c, words)))
    parts += ["\n".join(words.format(fact) for fact in c.facts), words.format(c.body)]
    parts.append("\n".join(f"- {words.format(ruling)}" for ruling in c.rulings))
    parts.append(rule_line(name, c.rule, words, source))
    return card(parts)


def rule_line(name: str, rule: Text | None, words: Catalogue, source: str | None) -> str:
    """Return a small line with the title of a rule, linked to the rules at the source's address."""
    if rule is None:
        return ""
    title = words.format(rule)
    if source is not None:
        anchor = rule.key.removeprefix(f"{name}-rule-")
        title = f"[{title}](<{source.rstrip('/')}/blob/HEAD/{game(name).rules_page}#{anchor}>)"
    return small(words.say("card-rule", rule=title))


def rules_button(table: int, card: RulesCard | None, words: Catalogue) -> list[ui.ActionRow[Any]]:
    """Return a button that shows a card privately, if there is one."""
    if card is None:
        return []
    label = words.say("panel-rules-of", card=card.title)
    return rows(button(ControlId("card", table, 0, card.id), label))


def why_menu(turn: Turn, unavailable: UnavailableMoves, localizer: Localizer) -> Layout:
    """Return a menu of choices that are not legal now; common reasons come last."""
    lines = [small(in_a_line(alike, reason, localizer)) for alike, reason in unavailable.alike]
    single = unavailable.single
    if not single:
        return note(*lines) if lines else note(localizer.say("why-nothing"))
    menus = []
    for index in range(min(MENUS, -(-len(single) // MENU))):
        page = single[index * MENU : (index + 1) * MENU]
        title = localizer.words.say("why-menu")
        if len(single) > MENU:
            first, last = page[0].title, page[-1].title
            title = localizer.words.say("why-menu-part", first=first, last=last)
        ref = ControlId("why", turn.table.id, turn.sequence, str(index))
        menus.append(menu(ref, title, {c.move: c.title for c in page}))
    return note(localizer.say("why-choose"), *lines, controls=menus)


def places_of(name: str, turn: Turn | None) -> Sequence[Place]:
    """Return the places of a table as its viewer may know them, or those all tables share."""
    words = game(name).words
    if turn is None:
        return [Place(code, card) for code, card in words.codes.items()]
    return words.places(turn.view, turn.viewer)


def place_at(places: Sequence[Place], typed: str) -> Place | None:
    """Return the place with that code; the exact case is preferred."""
    for normalized in (str.strip, fold_text):
        for place in places:
            if normalized(place.code) == normalized(typed):
                return place
    return None


def in_words(place: Place, turn: Turn, language: str) -> str:
    """Describe a place that has no card: "12 · empty space"."""
    localizer = label_localizer(language, turn.table.game, turn.table.names)
    return localizer.dots((place.code, localizer.format(place.name))) if place.name else place.code


def card_in_words(card: RulesCard, words: Catalogue) -> str:
    """Describe a rules card: its name, cost, income and effect."""
    title = words.format(dots([card.title, card.group]))
    parts = [title, *map(words.format, card.facts), words.format(card.body)]
    return truncate("\n".join(parts), ALT_LIMIT)
