"""Speed and memory against others in the same run, and against the budgets.

``python -m tests.bench [PART …]`` prints the table. One file is one benchmark; each has a
``measure`` that yields rows.
"""
