"""Refusals have rule, need and have, in a sentence."""

from __future__ import annotations

import pytest

from engine.core.chance import Chance
from engine.core.words.catalogue import catalogue
from engine.tuscany import GAME
from tests.engine.tuscany.table import NAMES, Table


def action(**hand: int) -> Table:
    """Give A a Carriage in storage; spaces 8, 9, 12, 14, 15 are next to the castle."""
    return Table().hand("A", **hand).store("A", "carriage").begin()


def test_too_expensive() -> None:
    table = Table().hand("A", carriage=1, village=1).store("A", "carriage").begin()
    assert table.why("A place 2,0") == (
        "Space 9 costs any two of: a Carriage card, a worker, two cards of one other "
        "colour. You have 1 Carriage card, no workers and no pair."
    )


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        (
            "A place 3,-1",
            "Space 11 already has the Starting castle.",
        ),
        (
            "A place 8,-1",
            "A tile must touch one you’ve placed; nothing next to space 30 is covered.",
        ),
        (
            "A place 2,-1",
            "Space 8 needs a Farm tile or a wild token; you have Carriage.",
        ),
    ],
)
def test_no_place(move: str, sentence: str) -> None:
    assert action().why(move) == sentence


def test_nothing_in_storage() -> None:
    assert Table().begin().why("A place 2,0") == (
        "Only what lies in your storage can be placed; your storage is empty."
    )


def test_an_empty_slot() -> None:
    table = Table().no_neutral().display("village").begin()
    assert table.why("A take H") == "There is no tile on H."


@pytest.mark.parametrize(
    ("payment", "sentence"),
    [
        ("own+own", "This payment takes 2 Carriage cards; you have 1 Carriage card."),
        ("worker+worker", "This payment takes 2 workers; you have 1 worker."),
        ("own+2inn", "This payment takes 2 Inn cards; you have no Inn card."),
        ("2village+2village", "This payment takes 4 Village cards; you have 2 Village cards."),
    ],
)
def test_payments_beyond_the_means(payment: str, sentence: str) -> None:
    table = Table().hand("A", carriage=1, village=2).give("A", workers=1).store("A", "carriage")
    table.begin().play("A place 2,0")
    assert table.why(f"A pay {payment}") == sentence


def test_items_missing_in_storage() -> None:
    table = Table().bonus("A", "plus_storage").store("A", "inn", "token").begin().play("A take A")
    assert table.why("A discard quarry") == (
        "Only what lies in your storage can be chosen; there is no Quarry."
    )


def test_an_item_of_another_colour() -> None:
    table = Table().give("A", workers=2).bonus("A", "plus_storage", "plus_storage")
    table.store("A", "carriage", "token", "inn").begin().play("A place 2,0")
    assert table.why("A place inn") == (
        "Tiles go on spaces of their colour; space 9 is a Carriage space and takes no Inn."
    )
    assert table.refused("A place castle").key == "tuscany-refusal-not-stored"


def castle() -> Table:
    table = Table().give("A", workers=2).store("A", "castle").cover("A", 9)
    table.display("carriage", "carriage", "inn", "", "castle").begin()
    return table.play("A place 1,1", "A pay worker+worker")


def test_a_free_tile_without_a_place() -> None:
    assert castle().why("A castle D") == "There is no tile on D."
    assert castle().why("A castle E") == (
        "A free tile must go on your region at once; no space takes the Castle now."
    )


def test_a_free_tile_on_a_wrong_space() -> None:
    table = castle().play("A castle A")
    assert table.moves("A") == ["on 3,0", "on 4,-1"]
    assert table.refused("A on 3,-1").key == "tuscany-refusal-covered"
    assert table.refused("A on 8,-1").key == "tuscany-refusal-not-adjacent"
    assert table.refused("A on 0,1").key == "tuscany-refusal-wrong-colour"


def test_parts_chosen_twice_and_other_hexes_in_the_set_up() -> None:
    state = GAME.new(2, {}, Chance(3))
    texts = catalogue("en", GAME.package)
    early = GAME.refusal(state, 0, "turn")
    assert early is not None
    assert early.key == "tuscany-refusal-no-turn-yet"
    GAME.apply(state, 0, "CBA")
    reason = GAME.refusal(state, 0, "ABC")
    assert reason is not None
    assert texts.format(reason).startswith("You’ve already chosen this part.")
    for word in ("000", "dd", "turn"):
        GAME.apply(state, 0, word)
    again = GAME.refusal(state, 0, "turn")
    assert again is not None
    assert again.key == "tuscany-refusal-no-turn-back"
    spot = GAME.legal_choices(state, 0)[0]
    words = (word for word in GAME.vocabulary(state, 0) if "," in word)
    other = next(word for word in words if word not in GAME.legal_choices(state, 0))
    reason = GAME.refusal(state, 0, other)
    assert reason is not None
    assert reason.key == "tuscany-refusal-not-castle"
    assert GAME.refusal(state, 0, spot) is None


def test_another_player_is_told_who_must_move() -> None:
    reason = Table().begin().refused("B draw")
    assert catalogue("en", GAME.package).format(reason, NAMES) == (
        "It’s not your turn; we’re waiting for Anna."
    )
