"""Control ids: parsing, and ids that the bot never made."""

from __future__ import annotations

import pytest

from bot.discord_ui.common.buttons import FORMER_ACTS, FORMER_WORDS, ControlId, button
from bot.discord_ui.features import COGS
from bot.presentation.texts import length
from bot.store.old_names import OLD_ANSWERS
from bot.tables.domain.errors import TableError


def test_an_id_is_parsed_as_written() -> None:
    for ref in (
        ControlId("m", 31, 148, "place 12"),
        ControlId("no"),
        ControlId("option", 3, 0, "favors"),
    ):
        assert ControlId.of(ref.id) == ref
        assert ControlId.of(f"pick-{ref.id}") == ref


@pytest.mark.parametrize(
    ("former", "present"),
    [
        ("freenow:31:0:2", ControlId("remove", 31, 0, "2")),
        ("pick-pace:31:0:", ControlId("time-control", 31)),
        ("hush:31:148:table", ControlId("mute", 31, 148, "table")),
        ("wish:0:0:losses-on", ControlId("notify", word="setbacks-on")),
        *((f"vote:7:0:{old}", ControlId("vote", 7, 0, new)) for old, new in OLD_ANSWERS.items()),
        ("vote:7:0:wait", ControlId("vote", 7, 0, "wait")),
    ],
)
def test_a_former_id_still_has_its_meaning(former: str, present: ControlId) -> None:
    assert ControlId.of(former) == present


def test_former_acts_lead_to_handled_ones_and_are_not_used_again() -> None:
    handled = {
        act
        for cog in COGS
        for name in dir(cog)
        for act in getattr(getattr(cog, name), "press_acts", ())
    }
    assert set(FORMER_ACTS.values()) | set(FORMER_WORDS) <= handled
    assert handled.isdisjoint(FORMER_ACTS)
    for names in (FORMER_ACTS, *FORMER_WORDS.values()):
        assert set(names).isdisjoint(names.values())


@pytest.mark.parametrize(
    "custom_id",
    [
        "",
        "m",
        "m:1:2",
        "m:x:2:pass",
        "m:1:-2:pass",
        "m:１:2:pass",
        "M:1:2:pass",
        f"m:{2**31}:2:pass",
        f"m:1:{2**64}:pass",
        "m:" + "9" * 5000 + ":2:pass",
    ],
)
def test_a_made_up_id_has_no_action(custom_id: str) -> None:
    assert ControlId.of(custom_id).act == ""


@pytest.mark.parametrize("word", ["", "x", "-1", "1.5", "１", "9" * 30, "1\n"])
def test_a_word_in_place_of_a_number_is_refused(word: str) -> None:
    assert ControlId("page", 1, 2, "12").number == 12
    with pytest.raises(TableError) as refused:
        _ = ControlId("page", 1, 2, word).number
    assert refused.value.text.key == "error-old-button"


def test_label_length_is_counted_as_discord_does() -> None:
    label = button(ControlId("no"), "🂡" * 60).item.label
    assert label is not None
    assert 78 <= length(label) <= 80
