"""Measures the machine, then Quern and its peers on the rows of rows.py:

    bench.py BUILD [--seconds S] [--elapsed] [--docs] [--keep] [WORD...]

JAX lowers each row's program; libquern.so in BUILD reads the text. All contestants run in this process, in turns, on
one core with one thread, and the least CPU time of each counts: on one core, that is the time that passes without that
of other programs, which can make a time too long but never too short. On some virtual machines the CPU's clock is
inexact; there, on an idle machine, --elapsed measures the time that passes. Results are compared with JAX's. With words,
only rows with one of them in the group or name are measured; with --keep, the other rows keep the figures of the run
before.

Writes BUILD/bench/results.json and BUILD/bench/*.svg, and prints a table. With --docs, also writes the table into
docs/performance.md. The exit status is 1 if results differ or a program is not compiled, never because of a time.
"""

import json
import os
import platform
import sys
import time

for crippling in [v for v in os.environ if v.startswith(("MKL_", "OPENBLAS_", "OMP_", "KMP_", "NUMBA_", "ATEN_"))]:
    del os.environ[crippling]
os.environ["JAX_PLATFORMS"] = "cpu"
os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
os.environ["OMP_NUM_THREADS"] = os.environ["OPENBLAS_NUM_THREADS"] = "1"

import jax  # noqa: E402
import numpy as np  # noqa: E402

import peers  # noqa: E402
import report  # noqa: E402
import rows  # noqa: E402
from quern import Helpers, Quern, aligned_copy  # noqa: E402

ROUNDS = 5
PATTERNS = ("read", "write", "copy", "triad")

# ---- the machine --------------------------------------------------------------------------------------------------------


def cache_sizes():
    """Bytes of the data caches of a core, by level, from sysfs."""
    found = {}
    for i in range(8):
        at = f"/sys/devices/system/cpu/cpu0/cache/index{i}/"
        try:
            kind, level, size = (open(at + f).read().strip() for f in ("type", "level", "size"))
        except OSError:
            break
        if kind != "Instruction":
            found[f"L{level}"] = int(size[:-1]) * {"K": 1 << 10, "M": 1 << 20}[size[-1]]
    return found or {"L1": 32 << 10, "L2": 1 << 20}


def cpu_name():
    try:
        for line in open("/proc/cpuinfo"):
            if line.startswith(("model name", "Model")):
                return line.split(":", 1)[1].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


def time_of_others():
    """CPU time since the machine started that this process and its children did not use, in seconds. 0 without /proc."""
    try:
        with open("/proc/stat") as f:
            user, nice, system, _, _, irq, softirq, steal = map(int, f.readline().split()[1:9])
    except OSError:
        return 0
    return (user + nice + system + irq + softirq + steal) / os.sysconf("SC_CLK_TCK") - sum(os.times()[:4])


class Machine:
    """The limits of this machine. Rates for other sizes are measured when a row asks for them."""

    def __init__(self, helpers, cores):
        self.helpers, self.cores = helpers, cores
        self.levels = helpers.levels()
        self.handle = helpers.level(self.levels[0])
        self.known = {}

    def bandwidth(self, pattern, size, threads=1):
        """Bytes a second: the best of ordinary stores and stores around the cache, with vectors of each level."""
        size = 2 ** round(np.log2(max(size, 8192)))
        key = pattern, size, threads
        stores = [False] if pattern == "read" else [False, True]
        rate = max(
            self.helpers.lib.machine_bandwidth(self.helpers.level(level), PATTERNS.index(pattern), around, size, threads)
            for around in stores
            for level in self.levels
        )
        self.known[key] = max(self.known.get(key, 0), rate)
        return self.known[key]

    def arithmetic(self, divisions):
        rate = self.helpers.lib.machine_arithmetic(self.handle, 1, divisions)
        self.known[divisions] = max(self.known.get(divisions, 0), rate)
        return self.known[divisions]

    def describe(self):
        """Peaks of each level and bandwidths of each cache, with one thread and with all."""
        lib, sizes = self.helpers.lib, cache_sizes()
        places = [("L1", sizes.get("L1", 32 << 10) // 2), ("L2", sizes.get("L2", 1 << 20) // 2)]
        if "L3" in sizes:
            places.append(("L3", min(sizes["L2"] * 4, sizes["L3"] // 2)))
        places.append(("DRAM", max(256 << 20, 2 * min(sizes.get("L3", 0), 256 << 20))))
        peak, bandwidth = {}, []
        for level in self.levels:
            handle = self.helpers.level(level)
            peak[level] = {t: lib.machine_arithmetic(handle, t, False) * 2e-9 for t in {1, self.cores}}
        for place, size in places:
            for threads in sorted({1, self.cores}):
                for pattern in PATTERNS:
                    for around in (False, True) if pattern != "read" else (False,):
                        rate = lib.machine_bandwidth(
                            self.handle, PATTERNS.index(pattern), around, size * threads, threads
                        )
                        bandwidth.append({"place": place, "bytes": size, "threads": threads, "pattern": pattern,
                                          "around": around, "gb": rate * 1e-9})
        return {"cpu": cpu_name(), "cores": self.cores, "gflops": peak, "bandwidth": bandwidth}


# ---- a row --------------------------------------------------------------------------------------------------------------


class Job:
    """A row with its arguments, and the results that JAX gives."""

    def __init__(self, row):
        self.arguments = row.make()
        leaves, tree = jax.tree.flatten(self.arguments)
        self.inputs = [aligned_copy(np.asarray(a), row.guard) for a in leaves]
        self.arguments = jax.tree.unflatten(tree, self.inputs)
        self.jitted = jax.jit(row.f, keep_unused=True)
        lowered = self.jitted.lower(*self.arguments)
        self.text = lowered.as_text()
        self.want = [np.asarray(a) for a in jax.tree.leaves(self.jitted(*self.arguments))]
        self.shared = self.outputs_of_own()
        self.errors = {}  # of each contestant, in ULP

    def outputs_of_own(self):
        return peers.results_of_own(self.want)

    def fresh(self):
        """For numpy, whose functions return what they wrote to one of these."""
        return self.shared

    def check(self, got, tolerance):
        got = [np.asarray(g) for g in (got if isinstance(got, (list, tuple)) else [got])]
        return len(got) >= len(self.want) and all(close(g, w, tolerance) for g, w in zip(got, self.want))


def close(got, want, tolerance):
    if want.size != got.size:
        return False
    if want.dtype.kind not in "fV":
        return bool((got.reshape(want.shape).astype(want.dtype) == want).all())
    got, want = got.reshape(want.shape).astype(np.float64), want.astype(np.float64)
    return got.size == 0 or bool(np.max(np.abs(got - want)) <= tolerance * max(1e-30, np.max(np.abs(want))))


def ulps(got, row, job):
    """The largest error of a row's results in units in the last place of f32; None if the row has no exact results."""
    if not row.exact:
        return None
    exact = np.asarray(row.exact(*(a.astype(np.float64) for a in job.inputs)))
    got = np.asarray(got[0] if isinstance(got, (list, tuple)) else got).astype(np.float64).reshape(exact.shape)
    one = np.spacing(np.maximum(np.abs(exact), np.finfo(np.float32).tiny).astype(np.float32)).astype(np.float64)
    return float(np.max(np.abs(got - exact) / one))


def as_numpy(result):
    """Results of torch as arrays; bf16 goes through f32, which is exact."""
    if isinstance(result, (list, tuple)) or type(result).__name__.startswith("topk"):
        return [as_numpy(r) for r in result]
    if hasattr(result, "detach"):
        return (result.float() if str(result.dtype) == "torch.bfloat16" else result).detach().numpy()
    return result


def python_least(run, seconds):
    """The least time of a call from Python."""
    now = time.perf_counter if Helpers.elapsed else time.process_time
    least, end = float("inf"), time.perf_counter() + seconds
    for _ in range(3):
        start = now()
        run()
        least = min(least, now() - start)
    batch = max(1, int(100e-6 / max(least, 1e-7)))
    while time.perf_counter() < end:
        start = now()
        for _ in range(batch):
            run()
        least = min(least, (now() - start) / batch)
    return least


def contestants(row, job, quern, others, helpers, problems):
    """Functions of seconds that return the least time of a call."""
    made = {}
    for level, q in quern.items():
        graph = q.parse(job.text)
        function, out = q.compile(graph), job.outputs_of_own()
        call = q.call(function, job.inputs, out)
        helpers.least("run_quern", call, 0)
        if call.failures or not job.check(out, row.tolerance):
            raise RuntimeError(f"the results of Quern at {level} differ from JAX's")
        job.errors["Quern"] = ulps(out, row, job)
        made["Quern" if q is next(iter(quern.values())) else f"Quern {level}"] = (
            lambda s, c=call: helpers.least("run_quern", c, s)
        )
        job.costs = getattr(job, "costs", None) or q.costs(graph)
    for peer in others:
        try:
            run = peer.make(row, job)
            got = run and as_numpy(run())
            if run and not job.check(got, max(row.tolerance, 1e-3)):
                raise RuntimeError("its results differ from JAX's")
            job.errors[peer.name] = run and ulps(got, row, job)
        except Exception as e:  # noqa: BLE001  a peer that cannot do a row is left out of it
            problems.append(f"{row.name}: {peer.name} is left out: {(str(e).splitlines() or ['?'])[0][:100]}")
            continue
        if run:
            made[peer.name] = getattr(run, "least", None) or (lambda s, r=run: python_least(r, s))
    return made


def limit(row, job, machine):
    """The time that the machine needs at least, and for what."""
    read, written = sum(a.nbytes for a in job.inputs), sum(a.nbytes for a in job.want)
    if row.name.startswith(("gather", "max pool")) or row.loops:
        read = min(read, 2 * written) if not row.loops else read
    pattern = "read" if written < read / 8 else "write" if read < written / 8 else "triad" if read > 1.5 * written else "copy"
    found = [((read + written) / machine.bandwidth(pattern, read + written), f"memory ({pattern})")]
    arithmetic, divisions = job.costs
    if not row.loops:
        found += [(arithmetic / machine.arithmetic(False), "arithmetic")] if arithmetic else []
        found += [(divisions / machine.arithmetic(True), "division")] if divisions else []
    return max(found)


def measure(row, quern, others, helpers, machine, seconds, problems):
    job = Job(row)
    made = contestants(row, job, quern, others, helpers, problems)
    times = dict.fromkeys(made, float("inf"))
    limits = []
    for i in range(ROUNDS):
        if i in (0, ROUNDS - 1):
            limits.append(limit(row, job, machine))
        for name, least in made.items():
            times[name] = min(times[name], least(seconds / ROUNDS))
    bound, what = min(limits)
    mine, rivals = times["Quern"], {n: t for n, t in times.items() if not n.startswith("Quern")}
    best = min(rivals, key=rivals.get) if rivals else None
    loose = {n: 1.3 for n in rivals if (job.errors[n] or 0) > 1}
    reached = all(mine <= t * (row.allowed.get(n) or loose.get(n, 1.03)) for n, t in rivals.items())
    return {
        "group": row.group, "name": row.name, "seconds": times, "best_peer": best,
        "ratio": mine / rivals[best] if best else None, "reached": reached, "ulps": job.errors,
        "limit": what, "limit_seconds": bound, "of_limit": bound / mine, "of_limit_wanted": row.of_limit,
    }


# ---- sweeps -------------------------------------------------------------------------------------------------------------

SWEEPS = {
    "x*y+z": lambda n: rows.Row("sweep", "x*y+z", rows.arrays(*[rows.uniform(n)] * 3), lambda x, y, z: x * y + z,
                                numpy=rows.np_fma, c="c_fma", torch=lambda t, x, y, z, out: t.addcmul(z, x, y, out=out[0])),
    "sum": lambda n: rows.Row("sweep", "sum", rows.arrays(rows.uniform(n)), rows.jnp.sum, tolerance=1e-3, c="c_sum",
                              numpy=lambda x, out: np.sum(x, out=out[0]), torch=lambda t, x, out: t.sum(x)),
    "exp": lambda n: rows.Row("sweep", "exp", rows.arrays(rows.uniform(n, low=-9, high=9)), rows.jnp.exp, c="c_exp",
                              numpy=lambda x, out: np.exp(x, out=out[0]), torch=lambda t, x, out: t.exp(x, out=out[0]),
                              tolerance=1e-4),
}


def sweep(name, make, quern, others, helpers, seconds, problems):
    """The least time of each contestant at sizes from 100 to 10^7."""
    points = []
    first = dict([next(iter(quern.items()))])
    for n in (10**2, 10**3, 10**4, 10**5, 10**6, 10**7):
        row = make(n)
        made = contestants(row, Job(row), first, [p for p in others if p.name != "numba"], helpers, problems)
        times = dict.fromkeys(made, float("inf"))
        for _ in range(3):
            for contestant, least in made.items():
                times[contestant] = min(times[contestant], least(seconds / 3))
        points.append((n, times))
    return {"name": name, "points": points}


# ---- threads ------------------------------------------------------------------------------------------------------------

THREADED = ("x*y+z 1.6e7", "sum 1.6e7", "gelu (tanh) 1e6", "softmax 1024x1024", "sum of columns 1024x1024", "transpose 2048x2048")


def with_threads(row, alone, together, helpers):
    """The least time with one thread over that with all, in turns."""
    job, calls = Job(row), []
    for q in (alone, together):
        out = job.outputs_of_own()
        calls.append(q.call(q.compile(q.parse(job.text)), job.inputs, out))
        helpers.least("run_quern", calls[-1], 0)
        if calls[-1].failures or not job.check(out, row.tolerance):
            raise RuntimeError("results differ from JAX's")
    times = [float("inf")] * 2
    for _ in range(ROUNDS):
        for i, call in enumerate(calls):
            times[i] = min(times[i], helpers.least("run_quern", call, 0.1, together=True))
    return {"name": row.name, "alone": times[0], "together": times[1]}


# ---- the run before -----------------------------------------------------------------------------------------------------


def keep_others(result, path):
    """Adds what only the run before has measured, in the order of rows.py."""
    if not os.path.exists(path):
        return
    with open(path) as f:
        before = json.load(f)
    have = {r["name"] for r in result["rows"]}
    order = {row.name: i for i, row in enumerate(rows.ROWS)}
    result["rows"] += [r for r in before["rows"] if r["name"] not in have and r["name"] in order]
    result["rows"].sort(key=lambda r: order[r["name"]])
    for part in ("sweeps", "threads"):
        result[part] = result[part] or before[part]
    for part in ("problems", "failed"):
        result[part] += [line for line in before[part] if line.split(":")[0] not in have and line not in result[part]]


# ---- all ----------------------------------------------------------------------------------------------------------------


def main():
    words, seconds, docs, keep = [], 0.5, False, False
    given = iter(sys.argv[2:])
    for word in given:
        if word == "--seconds":
            seconds = float(next(given))
        elif word == "--elapsed":
            Helpers.elapsed = True
        elif word == "--docs":
            docs = True
        elif word == "--keep":
            keep = True
        else:
            words.append(word)
    build = sys.argv[1]
    out = os.path.join(build, "bench")
    helpers = Helpers(os.path.join(out, "libbench.so"))
    started, before = time.monotonic(), time_of_others()
    machine = Machine(helpers, int(os.environ.get("BENCH_CORES", "1")))
    result = {"when": time.strftime("%Y-%m-%d"), "machine": machine.describe(), "rows": [], "sweeps": [], "failed": [],
              "clock": "time" if Helpers.elapsed else "CPU time"}
    everywhere = hasattr(os, "sched_setaffinity") and os.sched_getaffinity(0)
    if everywhere and "BENCH_CPU" in os.environ:
        os.sched_setaffinity(0, {int(os.environ["BENCH_CPU"])})
    report.print_machine(result["machine"])
    others, missing = peers.load(helpers)
    quern = {level: Quern(build, level) for level in machine.levels}
    result["peers"] = {p.name: p.version for p in others}
    result["missing"] = missing
    result["problems"] = problems = []
    report.print_peers(result)
    group = None
    for row in rows.ROWS:
        if words and not any(w in row.name or w == row.group for w in words):
            continue
        if row.group != group:
            report.print_head(row.group)
        group = row.group
        try:
            result["rows"].append(measure(row, quern, others, helpers, machine, seconds, problems))
            report.print_row(result["rows"][-1])
        except RuntimeError as e:
            result["failed"].append(f"{row.name}: {str(e).splitlines()[0][:200]}")
            print(f"  {row.name:44} failed: {result['failed'][-1]}", flush=True)
    for name, make in SWEEPS.items():
        if not words or "sweep" in words:
            result["sweeps"].append(sweep(name, make, quern, others, helpers, seconds / 2, problems))
    result["threads"] = []
    if machine.cores > 1 and (not words or "threads" in words):
        if everywhere:
            os.sched_setaffinity(0, everywhere)
        together = Quern(build, machine.levels[0], machine.cores)
        for row in (r for r in rows.ROWS if r.name in THREADED):
            result["threads"].append(with_threads(row, quern[machine.levels[0]], together, helpers))
    report.print_threads(result)
    result["others"] = (time_of_others() - before) / (time.monotonic() - started)
    if keep:
        keep_others(result, os.path.join(out, "results.json"))
    report.print_summary(result)
    with open(os.path.join(out, "results.json"), "w") as f:
        json.dump(result, f, indent=1)
    for s in result["sweeps"]:
        report.write_svg(s, os.path.join(out, report.file_name(s)))
    if docs:
        report.write_docs(result, "docs", out)
    return 1 if result["failed"] else 0


if __name__ == "__main__":
    sys.exit(main())
