"""Runs many modules that check their own results with build/tests/checker, in several processes."""

import collections
import os
import queue
import subprocess
import threading

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
# What happened to a module: see checker.c. Two outcomes are added here: `crash` and `slow`.
Outcome = collections.namedtuple("Outcome", "name kind number message")


class Checker:
    """One process of the program. It is started again after a module that ended it."""

    def __init__(self, program, options, seconds):
        self.command = [program] + [word for pair in options.items() for word in pair]
        self.seconds = seconds
        self.process = None

    def start(self):
        self.process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def run(self, name, text):
        if not self.process:
            self.start()
        data = text.encode()
        slow = threading.Event()
        timer = threading.Timer(self.seconds, lambda: (slow.set(), self.process.kill()))
        timer.start()
        try:
            self.process.stdin.write(f"{name}\t{len(data)}\n".encode() + data)
            self.process.stdin.flush()
            line = self.process.stdout.readline()
        except BrokenPipeError:
            line = b""
        timer.cancel()
        if line:
            fields = line.decode(errors="replace").rstrip("\n").split("\t")
            return Outcome(fields[0], fields[1], int(fields[2]), fields[3])
        code = self.process.wait()
        self.process = None
        kind, why = ("slow", f"no result after {self.seconds} s") if slow.is_set() else ("crash", f"status {code}")
        return Outcome(name, kind, 0, why)

    def close(self):
        if self.process:
            self.process.stdin.close()
            self.process.wait()


def run_modules(build, modules, options, jobs, seconds=60):
    """Runs (name, text) pairs. Yields an Outcome for each, in any order."""
    program = os.path.join(build, "tests", "checker")
    if not os.path.exists(program):
        raise SystemExit(f"{program} does not exist: run make {os.path.relpath(program, ROOT)}")
    os.environ.setdefault("QUERN_JIT", os.path.abspath(os.path.join(build, "quern-jit")))
    waiting, done = queue.Queue(), queue.Queue()

    def work():
        checker = Checker(program, options, seconds)
        while (item := waiting.get()) is not None:
            done.put(checker.run(*item))
        checker.close()

    threads = [threading.Thread(target=work, daemon=True) for _ in range(jobs)]
    count = 0
    for item in modules:
        waiting.put(item)
        count += 1
    for thread in threads:
        waiting.put(None)
        thread.start()
    for _ in range(count):
        yield done.get()
