"""Present a turn as text: headline, question, choices, recap and board, independent of Discord."""
