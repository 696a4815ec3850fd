"""Player panels: money, nobles in hand, bought cards, and the role of emperor or rival."""

from __future__ import annotations

from functools import partial

from engine.emperor.data import ACTIONS_PHASE, CARDS
from render.emperor import hand_pieces, vote_lines
from render.emperor.board_model import EmperorBoard
from render.kit import count_row, panel, panel_box, story_marks
from render.kit.canvas import Canvas


def player_panel(model: EmperorBoard, seat: int) -> panel.PlayerPanel:
    """Return the contents of a player's panel."""
    view = model.view
    colours = [CARDS[card].colour for card in view.cards[seat]]
    return panel.PlayerPanel(
        order=model.order_label(seat, str(list(view.in_order()).index(seat) + 1)),
        colour=model.colour_of(seat),
        name=model.name_of(seat),
        counts=(
            count_row.good_count("denier", view.thalers[seat]),
            count_row.Count(hand_pieces.hand_noble_sprite, view.tiles[seat]),
            count_row.icon_count("visored-helm", view.knights[seat]),
            count_row.icon_count("medieval-village-01", view.cities_left[seat]),
            *(
                count_row.Count(partial(hand_pieces.card_sprite, colour), colours.count(colour))
                for colour in ("blue", "red")
            ),
        ),
        score=str(view.points[seat]),
        leads=seat in model.leaders,
        status=_describe_state(model, seat),
        is_active=seat in model.movers,
        has_won=model.has_won(seat),
    )


def _describe_state(model: EmperorBoard, seat: int) -> str:
    """Return the state in words: emperor or rival, has passed, has voted."""
    view = model.view
    words = list[str]()
    if seat == view.emperor:
        words.append(model.say(f"state-{model.role('emperor')}"))
    elif seat == model.rival:
        words.append(model.say(f"state-{model.role('rival')}"))
    if view.phase == ACTIONS_PHASE and seat in view.passed:
        words.append(model.say("state-passed"))
    if seat in vote_lines.seats_that_voted(model):
        words.append(model.say("state-ballot"))
    return model.say("separator").join(words)


def draw(canvas: Canvas, place: panel_box.PanelBox, model: EmperorBoard, seat: int) -> None:
    """Draw the panel of a player."""
    earlier = model.read_earlier(lambda then: player_panel(then, seat), seat)
    panel.draw_player(canvas, place, player_panel(model, seat), *earlier)
    story_marks.draw_mover(canvas, model, seat, place)
