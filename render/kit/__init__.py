"""The building blocks of all pictures. The kit knows no game.

How a painter works
-------------------
A picture is a :class:`~render.kit.canvas.Canvas`: an image of palette entries, never RGB, so that
drawing is pasting and the file needs no conversion. Create one per picture::

    canvas = Canvas(1600, height, model.canvas_style)

and draw on it from back to front. A painter is a :class:`~render.kit.painter.PartsPainter` with a
function for each part. The function gets a :class:`~render.kit.board_model.BoardModel`: the view,
with everything that the parts need to know about it. The smallest painter is that of the toy game
in the tests.

The static part for a game and language belongs on a base that is cached (``functools.lru_cache``)
and copied: ``base(language, seats).copy(height)``.

=====================  ===========================================================================
``canvas.put``         draw a sprite, anchored at a point; pass the plain colour it stands on
                       (``on="tile"``), or ``on=None`` to blend with whatever is there (slower)
``canvas.box``         draw a rounded rectangle of any size: fill, outline, shadow
``canvas.text``        draw a line of text; ``max_width`` and ``min_size`` make it fit
``canvas.fill``        draw a plain rectangle
``canvas.record``      record a fact for tests and hot spots, while recording is on
=====================  ===========================================================================

Modules
-------
``scene``          the request for a picture; the protocol of painters
``asked_seats``    the seat whose decision a picture shows
``board_model``    values derived from a view: asked seat, legal choices, names, colours
``painter``        maps each part to its function
``contract``       the rules for every picture, and the test of them

``palette``        named colours (``"ink"``), :func:`~render.kit.palette.mix`, ``ink_on``; the
                   usual palette ``COURT``, and ``extended`` for games with further colours
``type_scale``     the sizes of text
``layout``         the grid: columns, margins, tile and panel sizes
``landscape``      the page of a landscape board
``player_area``    layout of the player panels and of the score summary at the end
``recent_moves``   the last move in the header, and the latest turns in a panel
``move_sentences`` their sentences, each in a longer and some shorter versions
``header``         title, phase line, to-move badge; ``draw_board`` and ``draw_crop``
``badge``          the to-move badge
``question``       the question line, with answers that are goods or amounts
``banner``         the winners
``titled_panel``   a panel with a title (``draw_titled``)
``panel``          a player panel
``panel_box``      its box, and the places of counts in it
``panel_stripe``   its left end: turn order and token on the player's colour
``score_plate``    the score in a player panel, and the plate of a leader
``count_row``      a row of counts (``Count``), such as that of a player panel
``tile``           tile on the board (``TileState``, ``draw``)
``tile_face``      what a tile shows (``TileFace``), and where its workers stand
``face_patch``     the face of a tile, drawn once
``card_frame``     the frame and code plate of tiles and cards
``stock``          tiles not built yet: strips of chips on the board
``stock_tiles``    the same tiles in the crops, with their cost
``highlights``     ring, halo, chosen piece
``plates``         code plates
``worker_spaces``  empty spaces for workers
``arrows``         the arrow from where a piece was to where it is now
``hot_spots``      rectangles that represent a choice or a rules card
``story``          the latest turn: places changed in order, and points earned there
``story_marks``    its numbers and shields, the mover's mark, the dotted line to the last piece
``count_changes``  chips with the change of a count

``crop``           the page of a part for phones, its rows of tiles, its players' panels
``score_table``    the part ``score``: points by player and source
``scores``         sources of points, and their summary on the final board
``chart``          the part ``chart``: points round by round
``ending``         the part ``ending``: the poster of a finished game
``ending_banner``  its banner with the winners
``win_chances``    the part ``chances``: win probabilities of a review
``line_chart``     line charts, shared by both parts: plot, axis, names
``chart_lines``    their lines, dashed, in turn where they coincide
``player_record``  the picture of a person's results: page, curve, tables, people, badges
``standings``      the picture of a league's standings: page, banner, table, key, reserves
``rules_card``     the picture of a rules card
``card_figures``   the figures of rules cards
``example_ribbon`` marks the board on a rules card as an example
``pins``           numbered pins on a finished picture, for a text that explains it
``watermark``      marks hypothetical positions

``tokens``         worker, flat marker, house, bare sign in a player's colour
``goods``          goods, money, any cube, points shield, "build one of these"
``icons``          an icon in any size and colour (``assets/icons.txt`` lists them)
``glyphs``         the effect of a place as a row of glyphs, written as data
``glyph_rows``     draws such a row
``names``          a player's name; a tile's name in one or two lines
``text``           measure, shrink, cut and wrap text
``line_breaking``  where a text may be broken, and how it fills lines
``keep_together``  words that a line break must not split
``pen``            shapes at three times their size, for new sprites
``unit_pen``       a pen for a symbol in a square from -1 to 1
``alignment``      the alignment of a line at a point
``rect``           a rectangle by its corner and size; whether boxes overlap
``rounded_boxes``  boxes with round corners, stretched from few pixels; used by the canvas
``cached_parts``   cards and chips: equal ones are drawn once
``encode``         the PNG file
``animation``      the GIF file

Lengths
-------
A length is in pixels of the finished picture: a portrait board is 1600 wide, a crop 800. ``x`` and
``y`` are a left and a top edge, ``w`` and ``h`` width and height, ``cx`` and ``cy`` a middle; ``y``
grows downwards. A constant says what it measures by its end:

=====================  ===========================================================================
``_SIZE``              width and height of something square, or a text size
``_WIDTH`` ``_HEIGHT`` an extent; ``_RADIUS`` that of a disc or a round corner
``_GAP`` ``_MARGIN``   empty space between two things, or around one
``_PITCH``             distance between the middles, or the same edges, of two neighbours
``_LEFT`` ``_RIGHT``   an edge, from the left edge of the panel around it
``_TOP`` ``_BOTTOM``   an edge, from the panel's upper edge
``_RIGHT_MARGIN``      empty space up to the panel's right edge, ``_BOTTOM_MARGIN`` to the lower
``_MIDDLE``            the line on which a text or symbol is centred, from the left or upper edge
``_FROM_RIGHT``        the same line, from the right edge; ``_FROM_BOTTOM`` from the lower edge
``_DROP`` ``_RISE``    how far something is below or above the place where it would usually be
``_REACH``             how far something extends beyond the piece around which it is drawn
``_OUTSIDE``           distance of something from the edge of a piece, away from it
``_SHARE``             a factor without a unit: a share of the size of the piece
=====================  ===========================================================================

A symbol is drawn in shares of its size, so that it serves at every size. Where a painter has more
than a few positions to work out, it computes them first, as a small frozen dataclass (a ``...Plan``
or ``...Layout``), and then draws.

Sprites
-------
A function that draws is called ``draw_...``; one that returns a piece to put somewhere ends in
``_sprite``. A new sprite is a cached function::

    @lru_cache(maxsize=64)
    def knight_sprite(colour: str, size: float) -> Sprite:
        pen = Pen.square(40)        # the box it covers around its anchor
        pen.poly(points, colour, "ink", 3)
        pen.icon("visored-helm", 0, -5, size * 0.54, ink_on(colour))
        return pen.sprite()

Use named colours or listed mixes for new parts: anything else becomes the nearest palette entry.

While ``recording`` is on, ``canvas.facts`` lists every text, code, ring and piece with its box;
``check_painter`` compares them with the legal moves and with each other. The fact of a piece that
hides everything under it is ``solid``. Hot spots follow from the same facts: ``card_frame`` and
``titled_panel.draw_titled`` record theirs, so most painters add nothing.
"""
