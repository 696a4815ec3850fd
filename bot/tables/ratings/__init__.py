"""Ratings: how strong a player is at a game, learnt from the places at rated tables."""
