"""What the table costs: many tables at once, each seat with its live page, decisions at a steady pace.

The server runs in a process of its own, the load in this one, on the same machine. Measured from sending a decision to
the arrival of every seat's new page. `python -m bench.table --tables 250 --seats 8 --every 4 --seconds 30`
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import signal
import sys
import tempfile
import time
import zlib
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import quote_plus

ROOT = Path(__file__).parents[1]
ENTRY = """
import sys
from antifaz.cli.serve import serve
serve(port=int(sys.argv[1]), database=sys.argv[2], secret="bench", pace=0, workers=0, log_level="warning")
"""
FIELD = re.compile(rb'name="csrf" value="([^"]*)"')
LINES = re.compile(rb'data-lines="([^"]+)"')
AT = re.compile(rb'data-at="(\d+)"')


@dataclass
class Seat:
    """One person's browser: a cookie, and a live page."""

    cookie: str = ""
    csrf: str = ""
    page: bytes = b""
    arrived: float = 0.0
    messages: int = 0
    bytes_in: int = 0
    sizes: list[int] = field(default_factory=list)


@dataclass
class Table:
    path: str = ""
    seats: list[Seat] = field(default_factory=list)


class Load:
    """The browsers of everybody."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.latencies: list[float] = []
        self.answers: list[float] = []
        self.failed = 0

    async def request(self, seat: Seat, method: str, path: str, form: dict[str, str] | None = None) -> tuple[int, str, bytes]:
        """Status, the address one is sent to, and the page; a connection of its own."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        body = "&".join(f"{k}={quote_plus(v)}" for k, v in (form or {}).items()).encode()
        head = f"{method} {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-length: {len(body)}\r\n"
        head += f"content-type: application/x-www-form-urlencoded\r\ncookie: antifaz={seat.cookie}\r\n"
        head += "accept: text/vnd.antifaz\r\n\r\n"
        writer.write(head.encode() + body)
        raw = await reader.read()
        writer.close()
        top, _, page = raw.partition(b"\r\n\r\n")
        headers = top.decode("latin-1").split("\r\n")
        for line in headers:
            name, _, value = line.partition(": ")
            if name.lower() == "set-cookie" and value.startswith("antifaz="):
                seat.cookie = value.partition(";")[0].removeprefix("antifaz=")
        location = next((line.partition(": ")[2] for line in headers if line.lower().startswith("location: ")), "")
        return int(headers[0].split()[1]), location, page

    async def open_table(self, seats: int) -> Table:
        table = Table(seats=[Seat() for _ in range(seats)])
        for number, seat in enumerate(table.seats):
            _, _, page = await self.request(seat, "GET", table.path or "/")
            found = FIELD.search(page)
            assert found
            seat.csrf = found[1].decode()
            if number == 0:
                form = {"csrf": seat.csrf, "game": "mascarade/2", "players": str(seats), "name": "Ana", "visibility": "open"}
                _, table.path, _ = await self.request(seat, "POST", "/open", form)
            else:
                form = {"csrf": seat.csrf, "name": f"Guest {number}", "avatar": "rose"}
                await self.request(seat, "POST", f"{table.path}/join", form)
        first = table.seats[0]
        await self.request(first, "POST", f"{table.path}/host", {"csrf": first.csrf, "do": "start"})
        for seat in table.seats:
            await self.request(seat, "POST", f"{table.path}/ready", {"csrf": seat.csrf})
        return table

    async def watch(self, table: Table, seat: Seat) -> None:
        """A live page, for as long as it lasts."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 20)
        head = f"GET {table.path}/stream HTTP/1.1\r\nhost: localhost\r\naccept-encoding: gzip\r\n"
        head += f"cookie: antifaz={seat.cookie}\r\n\r\n"
        writer.write(head.encode())
        await reader.readuntil(b"\r\n\r\n")
        unpack = zlib.decompressobj(31)
        text = b""
        while True:
            size = int(await reader.readline(), 16)
            if not size:
                return
            chunk = await reader.readexactly(size + 2)
            text += unpack.decompress(chunk[:-2])
            seat.bytes_in += size
            if text.endswith(b"\n\n"):
                if b"data: " in text:
                    seat.page, seat.arrived, seat.messages = text, time.perf_counter(), seat.messages + 1
                    seat.sizes.append(size)
                text = b""

    async def decide(self, table: Table) -> None:
        """Whoever is asked answers; then everybody's page must come."""
        asked = next((seat for seat in table.seats if LINES.search(seat.page)), None)
        if asked is None:
            return  # this match is over
        lines, at = LINES.search(asked.page), AT.search(asked.page)
        assert lines
        assert at
        listed = lines[1].decode().replace("&amp;", "&").split("|")
        before = [seat.messages for seat in table.seats]
        began = time.perf_counter()
        form = {"csrf": asked.csrf, "at": at[1].decode(), "answer": random.choice(listed)}
        status, _, _ = await self.request(asked, "POST", f"{table.path}/answer", form)
        self.answers.append(time.perf_counter() - began)
        if status != 204:
            self.failed += 1
            return
        for _ in range(300):
            if all(seat.messages > was for seat, was in zip(table.seats, before, strict=True)):
                break
            await asyncio.sleep(0.01)
        else:
            self.failed += 1
        self.latencies += [seat.arrived - began for seat in table.seats]

    async def keep_deciding(self, table: Table, every: float, until: float) -> None:
        await asyncio.sleep(random.random() * every)
        while time.perf_counter() < until:
            next_time = time.perf_counter() + every
            await self.decide(table)
            await asyncio.sleep(max(0, next_time - time.perf_counter()))


def resident(pid: int) -> int:
    """Bytes of memory that a process really uses."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    return 0


def processor(pid: int) -> float:
    """Seconds of computing that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def start(database: str, port: int = 0) -> tuple[asyncio.subprocess.Process, int, float]:
    began = time.perf_counter()
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", ENTRY, str(port), database),
        stderr=asyncio.subprocess.PIPE,
        env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
    )
    assert process.stderr
    while True:
        line = (await process.stderr.readline()).decode()
        found = re.search(r"http://127.0.0.1:(\d+)/", line)
        if found:
            return process, int(found[1]), time.perf_counter() - began
        assert line, "the server did not start"


def share(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * part))] if values else 0.0


async def bench(tables: int, seats: int, every: float, seconds: float) -> None:
    folder = Path(tempfile.mkdtemp(prefix="antifaz-bench-"))
    database = f"sqlite:///{folder / 'tables.sqlite'}"
    process, port, took = await start(database)
    print(f"from the command to the page: {took:.1f} s")
    load = Load(port)
    opened = [await load.open_table(seats) for _ in range(tables)]
    before = resident(process.pid)
    streams = [asyncio.create_task(load.watch(table, seat)) for table in opened for seat in table.seats]
    while not all(seat.page for table in opened for seat in table.seats):
        await asyncio.sleep(0.1)
    await asyncio.sleep(8)
    print(f"memory a seat connected: {(resident(process.pid) - before) / tables / seats / 1000:.0f} kB")
    used, began = processor(process.pid), time.perf_counter()
    mine = time.process_time()
    until = began + seconds
    await asyncio.gather(*(load.keep_deciding(table, every, until) for table in opened))
    passed = time.perf_counter() - began
    print(f"decisions: {len(load.answers)} in {passed:.0f} s, {load.failed} failed")
    for name, values in (("to every seat's page", load.latencies), ("to the acknowledgement", load.answers)):
        told = ", ".join(f"p{round(part * 100)} {share(values, part) * 1000:.0f} ms" for part in (0.5, 0.9, 0.99))
        print(f"from a decision {name}: {told}")
    server, load_too = (processor(process.pid) - used) / passed, (time.process_time() - mine) / passed
    print(f"server: {server:.0%} of a core; load: {load_too:.0%}; machine: {os.getloadavg()[0]:.1f} processes waiting or running")
    sizes = [float(size) for table in opened for seat in table.seats for size in seat.sizes[1:]]
    print(f"one update, packed: p50 {share(sizes, 0.5):.0f} B, p99 {share(sizes, 0.99):.0f} B")
    print(f"memory in all: {resident(process.pid) / 1e6:.0f} MB for {tables * seats} seats")
    for stream in streams:
        stream.cancel()
    await asyncio.gather(*streams, return_exceptions=True)
    process.send_signal(signal.SIGKILL)
    await process.wait()
    process, port, took = await start(database)
    status, _, page = await load_again(port, opened[0])
    print(f"restart after kill -9 with {tables} tables: {took:.1f} s; the first seat's page: {status}, {len(page)} bytes")
    process.send_signal(signal.SIGTERM)
    await process.wait()


async def load_again(port: int, table: Table) -> tuple[int, str, bytes]:
    return await Load(port).request(table.seats[0], "GET", table.path)


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tables", type=int, default=250)
    options.add_argument("--seats", type=int, default=8)
    options.add_argument("--every", type=float, default=4.0)
    options.add_argument("--seconds", type=float, default=30.0)
    asyncio.run(bench(**vars(options.parse_args())))
