"""Worker processes for long jobs, which would block the event loop.

A job is a top-level function of a module, so that the process can find it by name. Its arguments
and its result are pickled. Exceptions are raised again in the caller.
"""

from bot.workers.pool import Closed, Died, Pool, Priority, cores
from bot.workers.worker import Job

__all__ = ["Closed", "Died", "Job", "Pool", "Priority", "cores"]
