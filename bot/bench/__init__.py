"""Benchmarks: speed and memory against baselines in the same run, and against limits.

``python -m bot.bench [PART …]`` prints the table. Each part is a module with a ``measure`` that
yields rows. Those that need the harnesses of the tests are in ``tests/bench``.
"""
