"""Processes for what is long: plain JSON goes in, bytes come out, the event loop stays free.

A job is a function at the top of a module, so that a process finds it by its name. It gets plain
data and returns bytes; what it raises is raised where it was asked for.
"""

from bot.workers.pool import Closed, Died, Pool, Priority, cores
from bot.workers.worker import Job

__all__ = ["Closed", "Died", "Job", "Pool", "Priority", "cores"]
