"""The game knows the place of every code in a picture, and its rules card if it has one."""

from __future__ import annotations

import pytest

from engine.core.registry import game
from engine.core.words.catalogue import LANGUAGES, catalogue
from engine.core.words.text import say
from render import painted_games, painter
from render.kit.contract.boxes import values_of
from render.kit.contract.driver import MIXED_NAMES, PictureDriver
from render.kit.contract.positions import play_random_game, typical_positions
from tests.render.games import PAINTED_TABLES
from tests.thorough import by_turns


@pytest.mark.parametrize(("name", "seats"), PAINTED_TABLES)
def test_every_code_in_a_picture_has_a_known_place(name: str, seats: int) -> None:
    rules, names = game(name), MIXED_NAMES[:seats]
    cards = {card.id for card in rules.words.cards}
    positions, _ = play_random_game(rules, seats, {}, f"codes {name} {seats}")
    for turn, position in enumerate(typical_positions(positions)):
        driver = PictureDriver(rules, painter(name), seats, position, positions)
        for viewer in by_turns((None, turn % seats), turn, 2):
            view = driver.view(viewer)
            known = {place.code: place for place in rules.words.places(view, viewer)}
            assert len(known) == len(rules.words.places(view, viewer))
            assert all(known[code].card == card for code, card in rules.words.codes.items())
            for place in known.values():
                assert (place.card in cards) is (place.name is None), place
                for language in LANGUAGES if place.name else ():
                    assert catalogue(language, rules.package).format(place.name or say(""), names)
            for part in by_turns(driver.parts, turn, 2):
                picture = driver.paint(view, driver.scene(part, "en", viewer))
                assert set(values_of(picture.facts, "legal", "code")) <= set(known), part


@pytest.mark.parametrize("name", painted_games())
def test_no_id_of_a_card_is_the_code_of_another(name: str) -> None:
    words = game(name).words
    ids = {card.id for card in words.cards}
    assert all(card == code for code, card in words.codes.items() if code in ids)
