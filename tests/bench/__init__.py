"""Benchmarks that use the tests' harnesses: tables, PostgreSQL, a browser, recorded games.

``python -m tests.bench [PART …]`` prints the table; ``bot/bench`` has all other parts.
"""
