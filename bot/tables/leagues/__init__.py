"""Leagues and cups: groups and pods, seasons, standings, promotion."""
