"""One name for each thing, in every language and in the code."""
