"""Caylus (2005, first printing): the engine, its words and its texts."""
