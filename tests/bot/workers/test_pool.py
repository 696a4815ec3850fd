"""The worker pool: jobs in other processes, errors, dying processes, shutdown."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path

import pytest

from bot.tables.computer.decisions import MoveRequest
from bot.workers import Closed, Died, Pool, Priority
from bot.workers import pool as workers
from bot.workers.thinking import expert_pool, search_move
from bot.workers.worker import NICENESS, Worker
from engine.core import Chance, game
from engine.players.strengths import EXPERT
from tests.bot.workers import jobs

HERE = Path(__file__).parents[3]
WAIT_LIMIT_S = 60.0
"""Seconds after which something is considered stuck, on a busy machine."""


@pytest.fixture
async def pool() -> AsyncIterator[Pool]:
    made = Pool(1)
    yield made
    await made.close()


async def wait_until(what: str, test: Callable[[], object]) -> None:
    """Wait until a condition in another process holds."""
    until = time.monotonic() + WAIT_LIMIT_S
    while not test():
        assert time.monotonic() < until, f"waited {WAIT_LIMIT_S} s until {what}"
        await asyncio.sleep(0.01)


def words(file: Path) -> list[str]:
    return file.read_text().split() if file.exists() else []


def has_ended(pid: int) -> bool:
    """Return whether a process has ended; zombies count as ended."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


@pytest.mark.skipif(not hasattr(os, "nice"), reason="this platform knows no niceness")
async def test_workers_have_lower_priority_than_the_bot(pool: Pool) -> None:
    assert int(await pool.ask(jobs.niceness, None)) == min(os.nice(0) + NICENESS, 19)


async def test_an_expert_thinks_in_the_slowest_process_and_nobody_else_does(pool: Pool) -> None:
    experts, rules = expert_pool(), game("emperor")
    state = rules.new(2, None, Chance(5))
    (seat, *_) = rules.to_move(state)
    view = rules.view(state, seat).to_json()

    def asked(strength: str) -> MoveRequest:
        return MoveRequest(1, 1, rules.name, view, seat, strength, "s", effort=0.01)

    await search_move(pool, experts, asked("hard"))
    assert experts.pids == []
    (other,) = pool.pids
    first = await search_move(pool, experts, asked(EXPERT))
    (own,) = experts.pids
    assert own != other
    assert os.getpriority(os.PRIO_PROCESS, own) == 19
    experts.renew()  # the process is killed, as by a restart
    assert await search_move(pool, experts, asked(EXPERT)) == first
    await experts.close()


async def test_a_job_runs_in_a_process_without_discord(pool: Pool) -> None:
    assert (
        await pool.ask(jobs.echo, {"seat": 1, "name": "芽衣"})
        == b'{"seat": 1, "name": "\\u82bd\\u8863"}'
    )
    assert int(await pool.ask(jobs.pid, None)) not in (0, os.getpid())
    known = (await pool.ask(jobs.modules, None)).decode().split()
    assert not {"discord", "sqlalchemy", "PIL", "pytest"} & set(known)


async def test_an_error_reaches_only_its_caller(pool: Pool) -> None:
    wrong, odd, fine = await asyncio.gather(
        pool.ask(jobs.refuse, "no such part"),
        pool.ask(jobs.refuse_oddly, "odd"),
        pool.ask(jobs.echo, 1),
        return_exceptions=True,
    )
    assert isinstance(wrong, ValueError)
    assert str(wrong) == "no such part"
    assert "in refuse" in wrong.__notes__[0]
    assert isinstance(odd, RuntimeError)
    assert str(odd) == "UnpicklableError: oddodd"
    assert fine == b"1"


async def test_arguments_that_cannot_be_pickled_are_refused(pool: Pool) -> None:
    with pytest.raises(TypeError):
        await pool.ask(jobs.echo, threading.Lock())
    assert await pool.ask(jobs.echo, 1) == b"1"


async def test_a_killed_worker_is_replaced_and_its_job_done(pool: Pool, tmp_path: Path) -> None:
    file = tmp_path / "hangs"
    drawing = asyncio.create_task(pool.ask(jobs.hang, [str(file), ""]))
    await wait_until("a worker has begun", lambda: words(file))
    os.kill(int(words(file)[0]), signal.SIGKILL)
    await wait_until("another has begun", lambda: len(words(file)) == 2)
    assert len(set(words(file))) == 2
    file.unlink()
    assert await asyncio.wait_for(drawing, WAIT_LIMIT_S) == b"done"


async def test_a_job_that_kills_two_workers_is_refused_and_others_are_done(
    pool: Pool, tmp_path: Path
) -> None:
    file = tmp_path / "deaths"
    poisoned = asyncio.create_task(pool.ask(jobs.die, [str(file), "died"]))
    others = [asyncio.create_task(pool.ask(jobs.echo, number)) for number in range(3)]
    with pytest.raises(Died):
        await poisoned
    assert words(file) == ["died", "died"]
    assert await asyncio.gather(*others) == [b"0", b"1", b"2"]


async def test_workers_killed_while_idle_do_not_count_against_a_job(pool: Pool) -> None:
    for _ in range(3):
        await pool.ask(jobs.echo, 1)
        (pid,) = pool.pids
        os.kill(pid, signal.SIGTERM)
        await wait_until("it has ended", partial(has_ended, pid))
    assert await pool.ask(jobs.echo, 2) == b"2"


class DyingWorker(Worker):
    """A process that ends as soon as it starts."""

    def _start(self) -> None:
        super()._start()
        self.kill()
        self._process.join()


async def test_a_process_that_dies_at_start_is_retried_after_a_pause(
    pool: Pool, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses: list[float | None] = []

    def wait(seconds: float | None = None) -> bool:
        pauses.append(seconds)
        monkeypatch.setattr(workers, "Worker", Worker)
        return False

    monkeypatch.setattr(workers, "Worker", DyingWorker)
    monkeypatch.setattr(pool._closed, "wait", wait)
    assert await pool.ask(jobs.echo, 2) == b"2"
    assert pauses == [workers.RESTART_DELAY_S]


async def test_a_job_that_never_ends_is_refused() -> None:
    pool = Pool(1, limit=0.2)
    with pytest.raises(Died):
        await pool.ask(jobs.spin, None)
    assert await pool.ask(jobs.echo, 2) == b"2"
    await pool.close()


async def test_the_most_urgent_job_goes_first_and_cancelled_jobs_are_dropped(
    pool: Pool, tmp_path: Path
) -> None:
    file, order = tmp_path / "hangs", str(tmp_path / "order")
    first = asyncio.create_task(pool.ask(jobs.hang, [str(file), ""]))
    await wait_until("the worker is busy", lambda: words(file))
    asked = [
        asyncio.create_task(pool.ask(jobs.note, [order, word], priority=priority))
        for word, priority in (
            ("thought", Priority.THOUGHT),
            ("cancelled", Priority.PICTURE),
            ("picture", Priority.PICTURE),
        )
    ]
    await asyncio.sleep(0)
    asked[1].cancel()
    await asyncio.sleep(0)
    file.unlink()
    await asyncio.gather(first, asked[0], asked[2])
    assert words(Path(order)) == ["picture", "thought"]


async def test_a_failing_warm_up_does_not_stop_a_worker(tmp_path: Path) -> None:
    file = str(tmp_path / "warm")
    pool = Pool(1, [(jobs.die, [file, "died"]), (jobs.refuse, "no"), (jobs.note, [file, "warm"])])
    pool.start()
    await wait_until("it is warm", lambda: words(Path(file)) == ["died", "warm"])
    assert await pool.ask(jobs.echo, 1) == b"1"
    await pool.close()


async def test_closing_cancels_waiting_jobs_and_ends_every_process(tmp_path: Path) -> None:
    pool, file = Pool(2), tmp_path / "hangs"
    asked = [asyncio.create_task(pool.ask(jobs.hang, [str(file), ""])) for _ in range(2)]
    await wait_until("both are busy", lambda: len(words(file)) == 2)
    asked += [asyncio.create_task(pool.ask(jobs.echo, number)) for number in range(5)]
    pids = pool.pids
    await asyncio.sleep(0)
    await asyncio.wait_for(pool.close(), WAIT_LIMIT_S)
    results = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(result) for result in results] == [Closed] * 7
    assert len(pids) == 2
    assert all(map(has_ended, pids))
    with pytest.raises(Closed):
        await pool.ask(jobs.echo, 1)
    await pool.close()


async def test_an_unused_pool_closes() -> None:
    pool = Pool(1)
    await pool.close()
    with pytest.raises(Closed):
        await pool.ask(jobs.echo, 1)


PARENT = """
import asyncio, signal, sys
from bot.workers import Pool
from tests.bot.workers import jobs

async def main():
    pool = Pool(2)
    await asyncio.gather(*(pool.ask(jobs.hang, [sys.argv[1], ""]) for _ in range(2)))

signal.signal(signal.SIGINT, signal.default_int_handler)
asyncio.run(main())
"""


async def parent(file: Path) -> tuple[asyncio.subprocess.Process, list[int]]:
    """Start a program with two busy workers, in its own process group as at a terminal."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", PARENT, str(file)),
        cwd=HERE,
        stderr=asyncio.subprocess.PIPE,
        start_new_session=True,
    )
    await wait_until("both workers are busy", lambda: len(words(file)) == 2)
    return process, [int(word) for word in words(file)]


async def test_a_killed_parent_leaves_no_orphans(tmp_path: Path) -> None:
    file = tmp_path / "hangs"
    process, pids = await parent(file)
    process.kill()
    file.unlink()
    _, errors = await asyncio.wait_for(process.communicate(), WAIT_LIMIT_S)
    await wait_until("they have ended", lambda: all(map(has_ended, pids)))
    assert errors == b""


async def test_ctrl_c_is_handled_by_the_parent_only(tmp_path: Path) -> None:
    file = tmp_path / "hangs"
    process, pids = await parent(file)
    os.killpg(process.pid, signal.SIGINT)
    _, errors = await asyncio.wait_for(process.communicate(), WAIT_LIMIT_S)
    await wait_until("they have ended", lambda: all(map(has_ended, pids)))
    assert errors.decode().splitlines()[-1] == "KeyboardInterrupt"
    assert errors.count(b"spawn_main") == 0
