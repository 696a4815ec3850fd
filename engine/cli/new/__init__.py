"""``new``: generate a small working game as a starting point.

``templates`` has its files, under the name "harbour". ``generator.py`` fills them in, and
``command.py`` asks which features the game has.
"""
