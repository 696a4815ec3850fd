"""Everything is done once, whoever asks for it twice."""
