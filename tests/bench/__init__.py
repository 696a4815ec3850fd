"""Benchmarks: speed and memory against baselines in the same run, and against limits.

``python -m tests.bench [PART …]`` prints the table. Each file is one benchmark with a ``measure``
that yields rows.
"""
