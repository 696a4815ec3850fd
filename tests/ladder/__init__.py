"""How strong the opponents are: ``python -m tests.ladder``."""
