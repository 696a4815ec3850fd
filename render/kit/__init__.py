"""The parts every picture is made of. The kit knows no game.

How a painter works
-------------------
A picture is a :class:`~render.kit.canvas.Canvas`: an image of palette entries, never RGB, so that
drawing is pasting and the file needs no conversion. Make one per picture::

    canvas = Canvas(1600, height, COURT, table.language, recording=table.recording)

and put things on it, back to front. A painter is a :class:`~render.kit.painter.PartsPainter` with
a function for each part; it gets a :class:`~render.kit.board_model.BoardModel`, the view with what
is asked about it. The toy's painter, in the tests, is the smallest there is.

What never changes in a game and language belongs to a base that is cached
(``functools.lru_cache``) and copied: ``base(language, seats).copy(height)``.

=====================  ===========================================================================
``canvas.put``         a sprite, anchored at a point; say what plain colour it stands on
                       (``on="tile"``), or ``on=None`` to blend with whatever is there (slower)
``canvas.box``         a rounded rectangle of any size: fill, outline, shadow
``canvas.text``        a line of text; ``y`` is its middle; ``room`` and ``least`` make it fit
``canvas.fill``        a plain rectangle
``canvas.note``        a fact for the tests, kept only while recording
=====================  ===========================================================================

The parts, by module
--------------------
``scene``     what a picture is asked for; the protocol of painters
``table``     the view read once: who is asked, what is legal, names, colours
``painter``   a function for each part
``crop``      the page of a part for a phone, its rows of tiles, its players' panels
``rules_card``  the picture of a rules card: its page, and figures for it
``pins``      numbered pins on a finished picture, for a text that explains it
``contract``  what every picture keeps, and the test of it
``palette``   named colours (``"ink"``), :func:`~render.kit.palette.mix`, ``text_on``; palettes
              ``COURT`` (Caylus, 1303, Emperor) and ``COUNTRY`` (Tuscany)
``layout``    the grid: columns, margins, tile and panel sizes
``header``    title, phase line, to-move pill; ``of_table`` for boards, ``crop`` for crops
``question``  what is asked, in one line, with the answers that are goods or amounts
``banner``    who has won
``scores``    where points came from: the part ``score``, and its four greatest rows on the board
``chart``     the part ``chart``: points round by round
``crop_road`` the winding road in a crop, as far as something stands on it
``wide``      the page of a wide board, for a desk
``places``    where the players stand on a board, tall or wide, and at the end the summary
``panel``     plain panel; player panel (``Player``, ``Count``); its ``stripe`` and ``counts`` alone
``tile``      tile on the board (``Face``, ``draw``), ``frame`` and ``code`` for cards
``stock``     chips and tiles not built yet
``road``      the winding road: positions of spaces, ribbon, chevrons, spaces with nothing on them
``bridge``    who has passed, and what a worker costs
``tokens``    worker, flat marker, house, bare sign, in a player's colour; provost and bailiff
``goods``     goods, money, any cube, points shield, "build one of these"
``icons``     an icon in any size and colour (``assets/icons.txt`` lists them)
``effects``   the row of glyphs that says what a place does, written as data
``marks``     ring, halo, chosen piece, code plate, place for a worker, arrow
``changes``   by how much a count has changed: the chip behind it, figures with their sign
``frames``    how boxes with round corners are made of few pixels; the canvas uses it
``names``     a player's name; a thing's name in one or two lines
``text``      measuring, fitting, cutting, breaking text
``pen``       shapes at three times their size: how a new sprite is made
``encode``    the PNG file

A new sprite is a cached function of its look::

    @lru_cache(maxsize=64)
    def knight(colour: str, size: float) -> Sprite:
        pen = Pen(-40, -40, 40, 40)        # the box it covers around its anchor
        pen.poly(points, colour, "ink", 3)
        pen.icon("visored-helm", 0, -5, size * 0.54, text_on(colour))
        return pen.sprite()

Colours of new parts are named ones or listed mixes: anything else becomes the nearest entry.

While ``recording`` is on, ``canvas.marks`` lists every text, code, ring and piece with its box;
``check_painter`` compares them with the legal moves and with each other. The mark of a piece that
hides what lies under it is ``solid``.
"""
