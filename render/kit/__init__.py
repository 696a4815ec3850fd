"""The building blocks of all pictures. The kit knows no game.

How a painter works
-------------------
A picture is a :class:`~render.kit.canvas.Canvas`: an image of palette entries, never RGB, so that
drawing is pasting and the file needs no conversion. Create one per picture::

    canvas = Canvas(1600, height, COURT, model.language, recording=model.recording)

and draw on it from back to front. A painter is a :class:`~render.kit.painter.PartsPainter` with a
function for each part. The function gets a :class:`~render.kit.board_model.BoardModel`: the view,
with everything that the parts need to know about it. The smallest painter is that of the toy game
in the tests.

What never changes for a game and language belongs on a base that is cached
(``functools.lru_cache``) and copied: ``base(language, seats).copy(height)``.

=====================  ===========================================================================
``canvas.put``         draw a sprite, anchored at a point; pass the plain colour it stands on
                       (``on="tile"``), or ``on=None`` to blend with whatever is there (slower)
``canvas.box``         draw a rounded rectangle of any size: fill, outline, shadow
``canvas.text``        draw a line of text; ``y`` is its middle; ``max_width`` and ``min_size`` make
                       it fit
``canvas.fill``        draw a plain rectangle
``canvas.record``      record a fact for the tests, while recording is on
=====================  ===========================================================================

Modules
-------
``scene``          the request for a picture; the protocol of painters
``board_model``    what a view means for a picture: who is asked, what is legal, names, colours
``painter``        a function for each part
``contract``       what must hold for every picture, and the test of it

``palette``        named colours (``"ink"``), :func:`~render.kit.palette.mix`, ``text_on``; palettes
                   ``COURT`` (Caylus, 1303, Emperor) and ``COUNTRY`` (Tuscany)
``layout``         the grid: columns, margins, tile and panel sizes
``landscape``      the page of a landscape board
``player_area``    layout of the player panels and of the score summary at the end
``header``         title, phase line, to-move badge; ``of_table`` for boards, ``crop`` for crops
``badge``          the to-move badge
``question``       the question line, with the answers that are goods or amounts
``banner``         the winners
``panel``          plain panel; player panel (``Player``, ``Count``), its ``stripe`` and ``counts``
``tile``           tile on the board (``TileFace``, ``draw``), ``frame`` and ``code`` for cards
``stock``          chips and tiles not built yet
``road_grid``      the winding road: positions of spaces, ribbon, chevrons, empty spaces
``bridge``         who has passed, and the price of a worker
``highlights``     ring, halo, chosen piece, code plate, space for a worker, arrow
``count_changes``  chips that show by how much a count has changed

``crop``           the page of a part for phones, its rows of tiles, its players' panels
``crop_road``      the winding road in a crop, as far as something stands on it
``scores``         where points came from: the part ``score``, and the summary on the final board
``chart``          the part ``chart``: points round by round
``win_chances``    the part ``chances``: win probabilities of a review
``lines``          what both charts share
``rules_card``     the picture of a rules card: its page, and figures for it
``pins``           numbered pins on a finished picture, for a text that explains it
``watermark``      marks hypothetical positions

``tokens``         worker, flat marker, house, bare sign in a player's colour; provost and bailiff
``goods``          goods, money, any cube, points shield, "build one of these"
``icons``          an icon in any size and colour (``assets/icons.txt`` lists them)
``effects``        the row of glyphs that says what a place does, written as data
``names``          a player's name; a tile's name in one or two lines
``text``           measure, shrink, cut and wrap text
``line_breaking``  where a line of text may be broken
``keep_together``  words that a line break must not split
``pen``            shapes at three times their size: how a new sprite is made
``rounded_boxes``  how boxes with round corners are made of few pixels; used by the canvas
``encode``         the PNG file
``animation``      the GIF file

A new sprite is a cached function::

    @lru_cache(maxsize=64)
    def knight(colour: str, size: float) -> Sprite:
        pen = Pen(-40, -40, 40, 40)        # the box it covers around its anchor
        pen.poly(points, colour, "ink", 3)
        pen.icon("visored-helm", 0, -5, size * 0.54, text_on(colour))
        return pen.sprite()

Use named colours or listed mixes for new parts: anything else becomes the nearest palette entry.

While ``recording`` is on, ``canvas.facts`` lists every text, code, ring and piece with its box;
``check_painter`` compares them with the legal moves and with each other. The fact of a piece that
hides what lies under it is ``solid``.
"""
