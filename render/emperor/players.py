"""The players' panels: money, what is in hand, bought cards, emperor or rival."""

from __future__ import annotations

from functools import partial

from engine.emperor.data import CARDS, MOST_THALERS
from render.emperor import pieces, throne
from render.emperor.table import Table
from render.kit import layout, panel
from render.kit.canvas import Canvas


def player(table: Table, seat: int) -> panel.Player:
    """A player's panel."""
    view = table.view
    colours = [CARDS[card].colour for card in view.cards[seat]]
    return panel.Player(
        order=str(list(view.in_order()).index(seat) + 1),
        colour=table.colour(seat),
        name=table.name(seat),
        counts=(
            panel.good("denier", view.thalers[seat]),
            panel.Count(pieces.hand_tile, view.tiles[seat]),
            panel.symbol("visored-helm", view.knights[seat]),
            panel.symbol("medieval-village-01", view.cities_left[seat]),
            *(
                panel.Count(partial(pieces.card, colour), colours.count(colour))
                for colour in ("blue", "red")
            ),
        ),
        score=str(view.vp[seat]),
        state=_state(table, seat),
        active=seat in table.movers,
    )


def _state(table: Table, seat: int) -> str:
    """Emperor or rival, and whether he has passed or voted."""
    view, found = table.view, list[str]()
    if seat == view.emperor:
        found.append(table.say("state-emperor"))
    elif seat == table.rival:
        found.append(table.say("state-rival"))
    if view.phase == 4 and seat in view.passed:
        found.append(table.say("state-passed"))
    if seat in throne.ballots_in(table):
        found.append(table.say("state-ballot"))
    return table.say("separator").join(found)


def draw(
    canvas: Canvas, x: float, y: float, table: Table, seat: int, w: int = layout.PANEL_WIDTH
) -> None:
    """The panel, and under the name the thaler track: twelve thalers are the most there can be."""
    before, since = table.then(lambda then: player(then, seat))
    panel.player(canvas, x, y, player(table, seat), w, before=before, since=since)
    draw_track(canvas, x + panel.STRIPE + 20, y + 72, table.view.thalers[seat])


def draw_track(canvas: Canvas, x: float, y: float, thalers: int) -> None:
    """Twelve steps of the thaler track, as many filled as there are thalers."""
    for i in range(MOST_THALERS):
        fill, line = ("ink2", "ink2") if i < thalers else ("tile", "line")
        canvas.box(x + i * 25, y, 21, 9, 4, fill, line, 2, on="tile")
    canvas.note("track", str(thalers), (x, y, x + 25 * MOST_THALERS, y + 9))
