"""A gallery of a game's pictures for designers, drawn again whenever a file is saved.

``server`` serves a page of pictures on loopback. ``drawing`` runs ``worker`` in a process of its
own, which imports the painter and draws; once ``watch`` finds a changed file, a new process with
the new code takes its place. ``shots`` lists the pictures.
"""

from render.gallery.server import PORT, serve

__all__ = ["PORT", "serve"]
