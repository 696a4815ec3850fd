"""Building wood and stone tiles in words."""

from __future__ import annotations

from engine.caylus import events
from engine.caylus.rules.building import BuildAny, BuildCraft
from engine.caylus.rules.texts import amount, full_name
from engine.caylus.state import CaylusState
from engine.caylus.tiles import TILES
from engine.caylus.words.arguments import losses_of, points_of, site_of
from engine.caylus.words.choices import answer, paid_cube_offer
from engine.caylus.words.effects import tile_worth
from engine.caylus.words.names import cost_list, holdings, stock_code
from engine.core.words.chapters import Chapter, DecisionTexts
from engine.core.words.game_words import Offer
from engine.core.words.phrases import dots
from engine.core.words.stories import sentence
from engine.core.words.text import Text, Value, say


def _ask_build_craft(state: CaylusState, seat: int, asked: BuildCraft) -> Text:
    group = asked.group
    arguments: dict[str, Value] = {
        "space": state.free_space(),
        "have": holdings(state, seat),
    }
    if asked.discount:
        less = amount(group, 1)
        return say(f"caylus-prompt-build-{group}-discount", less=less, **arguments)
    return say(f"caylus-prompt-build-{group}", **arguments)


def _offer_build_craft(state: CaylusState, _seat: int, asked: BuildCraft, choice: str) -> Offer:
    if choice == "decline":
        return answer(choice, "no-build")
    return stock_offer(state, choice, asked.group if asked.discount else None)


def stock_offer(state: CaylusState, word: str, less: str | None) -> Offer:
    """Return the offer of a tile in stock; ``less`` is a cube of its cost paid by a favour."""
    tile = TILES[word]
    facts = [say("caylus-pay", cost=cost_list(tile, less)), *tile_worth(tile)]
    group = say(f"caylus-group-stock-{tile.category}")
    return Offer(word, full_name(word), group, effect=dots(facts), code=stock_code(state, word))


def _ask_build_any(state: CaylusState, seat: int, asked: BuildAny) -> Text:
    return say("caylus-prompt-build_any", tile=full_name(asked.tile), have=holdings(state, seat))


CHAPTER: Chapter[CaylusState] = Chapter(
    decisions={
        "build_craft": DecisionTexts(_offer_build_craft, _ask_build_craft),
        "build_any": DecisionTexts(paid_cube_offer, _ask_build_any),
    },
    stories={
        events.TileBuilt: sentence(cost=losses_of, place=site_of, points=points_of, now="total")
    },
)
