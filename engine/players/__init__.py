"""Opponents for any seat of any game: they know the contract, what a seat may see, and no clock."""
