"""What bench.py prints and writes: tables, JSON's summary, sweeps as SVG, and the x86 part of docs/performance.md."""

import math
import os
import textwrap

MARKS = "<!-- bench -->\n", "<!-- end of bench -->\n"
SPELLED = {1: "one thread"}


def quantity(seconds):
    """A time with three digits: 54.3 ns, 1.27 ms."""
    for unit, size in (("ns", 1e-9), ("us", 1e-6), ("ms", 1e-3)):
        if seconds < 1000 * size:
            break
    else:
        unit, size = "s", 1
    value = seconds / size
    return f"{value:.{max(0, 2 - int(math.floor(math.log10(max(value, 1e-9)))))}f} {unit}" if value < 1000 else f"{value:.0f} {unit}"


def mean(values):
    return math.exp(sum(map(math.log, values)) / len(values)) if values else float("nan")


def verdict(r):
    return "reached" if r["reached"] else "missed"


def error(r, name):
    return f" ({r['ulps'][name]:.2g} ULP)" if r["ulps"].get(name) is not None else ""


def of_limit(r):
    text = f"{100 * r['of_limit']:.0f} %"
    if r["of_limit_wanted"]:
        text += f" of {100 * r['of_limit_wanted']:.0f}"
    return text


# ---- text ---------------------------------------------------------------------------------------------------------------


def threads_text(threads):
    return SPELLED.get(int(threads), f"{threads} threads")


def bandwidth_table(machine):
    """Rows: a place and a number of threads; columns: patterns, with ordinary stores and with stores around the cache."""
    cells = {}
    for b in machine["bandwidth"]:
        cells.setdefault((b["place"], b["bytes"], b["threads"]), {})[b["pattern"], b["around"]] = b["gb"]
    return cells


def print_machine(m):
    print(f"machine: {m['cpu']}, {m['cores']} cores")
    for level, peaks in m["gflops"].items():
        for threads, gflops in sorted(peaks.items()):
            print(f"  {level:10} {threads_text(threads):12} {gflops:8.1f} GFLOP/s f32")
    print(f"  {'GB/s':23} {'read':>8} {'write':>8} {'copy':>8} {'triad':>8}   around the cache: write, copy, triad")
    for (place, size, threads), c in bandwidth_table(m).items():
        plain = " ".join(f"{c[p, False]:8.1f}" for p in ("read", "write", "copy", "triad"))
        around = " ".join(f"{c[p, True]:8.1f}" for p in ("write", "copy", "triad"))
        print(f"  {place:5} {size >> 10:7} K {threads_text(threads):10} {plain}   {around}", flush=True)


def print_peers(result):
    print("peers: " + ", ".join(f"{name} {version}" for name, version in result["peers"].items()))
    for name, why in result["missing"].items():
        print(f"  {name} is left out: {why}")


def print_head(group):
    print(f"\n{group}\n  {'':44} {'Quern':>9} {'best peer':>9} {'':13} {'ratio':>6}          {'limit':>12}", flush=True)


def print_row(r):
    peer = r["best_peer"] or "none"
    best = quantity(r["seconds"][peer]) if r["best_peer"] else ""
    ratio = f"{r['ratio']:6.2f} {verdict(r):8}" if r["best_peer"] else " " * 15
    print(f"  {r['name']:44} {quantity(r['seconds']['Quern']):>9} {best:>9} {peer:13} {ratio} {of_limit(r):>12} {r['limit']}",
          flush=True)


def ratios(rows):
    return [r["ratio"] for r in rows if r["ratio"]]


def print_threads(result):
    if result["threads"]:
        print(f"\nQuern with {threads_text(result['machine']['cores'])}")
    for t in result["threads"]:
        print(f"  {t['name']:44} {quantity(t['alone']):>9} alone {quantity(t['together']):>9} together "
              f"{t['alone'] / t['together']:6.2f} times")


def print_summary(result):
    compared = [r for r in result["rows"] if r["ratio"]]
    print(f"\ngeometric mean of Quern's time over the best peer's: {mean(ratios(compared)):.2f} in {len(compared)} rows; "
          f"{sum(r['reached'] for r in compared)} reached")
    for line in result["problems"] + result["failed"]:
        print(f"  {line}")


# ---- sweeps -------------------------------------------------------------------------------------------------------------

COLOURS = {"Quern": "#c0392b", "JAX": "#2471a3", "numpy": "#1e8449", "torch": "#d68910", "C": "#6c3483", "ONNX Runtime": "#707b7c"}
WIDTH, HEIGHT, LEFT, BOTTOM, TOP = 640, 360, 60, 40, 30


def file_name(s):
    return "".join(c if c.isalnum() else "_" for c in s["name"]) + ".svg"


def write_svg(s, path):
    """Nanoseconds an element over the number of elements, both logarithmic."""
    each = [(n, {k: t * 1e9 / n for k, t in times.items()}) for n, times in s["points"]]
    values = [v for _, times in each for v in times.values()]
    low, high = math.floor(math.log10(min(values))), math.ceil(math.log10(max(values)))
    first, last = math.log10(each[0][0]), math.log10(each[-1][0])

    def x(n):
        return LEFT + (math.log10(n) - first) / (last - first) * (WIDTH - LEFT - 130)

    def y(v):
        return HEIGHT - BOTTOM - (math.log10(v) - low) / (high - low) * (HEIGHT - BOTTOM - TOP)

    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" font-family="sans-serif" font-size="12">',
        '<rect width="100%" height="100%" fill="white"/>',
        f'<text x="{LEFT}" y="18">{s["name"]}: ns an element, by number of elements; f32, one thread</text>',
    ]
    for power in range(low, high + 1):
        out.append(f'<path d="M{LEFT} {y(10**power):.1f}H{WIDTH - 130}" stroke="#ddd"/>'
                   f'<text x="{LEFT - 6}" y="{y(10**power) + 4:.1f}" text-anchor="end">{10.0**power:g}</text>')
    for n, _ in each:
        out.append(f'<text x="{x(n):.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">1e{round(math.log10(n))}</text>')
    names = sorted({k for _, times in each for k in times}, key=lambda k: each[-1][1].get(k, 0), reverse=True)
    for i, name in enumerate(names):
        colour = COLOURS.get(name, "black")
        line = " ".join(f"{x(n):.1f},{y(times[name]):.1f}" for n, times in each if name in times)
        out.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="{2.5 if name == "Quern" else 1.5}"/>'
                   f'<text x="{WIDTH - 122}" y="{TOP + 16 * i + 12}" fill="{colour}">{name}</text>')
    with open(path, "w") as f:
        f.write("\n".join(out) + "\n</svg>\n")


# ---- docs/performance.md ------------------------------------------------------------------------------------------------


def wrapped(text):
    return textwrap.wrap(text, 120, break_on_hyphens=False)


def machine_section(m):
    peaks = "; ".join(
        f"{level} " + ", ".join(f"{g:.0f} ({threads_text(t)})" for t, g in sorted(p.items())) for level, p in m["gflops"].items()
    )
    lines = [
        *wrapped(f"{m['cpu']}, {m['cores']} cores. Peak of fused multiplications and additions in f32, GFLOP/s: {peaks}."), "",
        "| GB/s | read | write | copy | triad | write around the cache | copy around it | triad around it |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for (place, size, threads), c in bandwidth_table(m).items():
        plain = [c[p, False] for p in ("read", "write", "copy", "triad")] + [c[p, True] for p in ("write", "copy", "triad")]
        name = f"{place}, {size >> 10} KiB" if size < 1 << 20 else f"{place}, {size >> 20} MiB"
        lines.append(f"| {name}, {threads_text(threads)} | " + " | ".join(f"{v:.0f}" for v in plain) + " |")
    return lines


def row_line(r):
    peer = f"{r['best_peer']}, {quantity(r['seconds'][r['best_peer']])}{error(r, r['best_peer'])}" if r["best_peer"] else "none"
    ratio = f"{r['ratio']:.2f}" if r["ratio"] else ""
    other = ", ".join(f"{quantity(t)}" for n, t in r["seconds"].items() if n.startswith("Quern "))
    return (f"| {r['name']} | {quantity(r['seconds']['Quern'])}{error(r, 'Quern')} | {other} | {peer} | {ratio} | "
            f"{verdict(r) if r['ratio'] else ''} | {of_limit(r)} | {r['limit']} |")


def table(rows, levels):
    return [
        f"| work | Quern, {levels[0]} | Quern, {levels[1] if len(levels) > 1 else 'other levels'} | best peer | ratio | "
        "target | of the limit | limit |",
        "|---|---|---|---|---|---|---|---|",
    ] + [row_line(r) for r in rows]


def rows_section(result):
    rows, levels = result["rows"], list(result["machine"]["gflops"])
    compared = sorted((r for r in rows if r["ratio"]), key=lambda r: r["ratio"])
    apart = [r for r in compared if r["group"] not in ("products", "convolutions", "contractions")]
    below = sorted((r for r in rows if r["of_limit_wanted"]), key=lambda r: r["of_limit"] / r["of_limit_wanted"])
    lines = wrapped(
        f"Geometric mean of the ratios without products, convolutions and contractions: {mean(ratios(apart)):.2f} in {len(apart)} rows; "
        f"{sum(r['reached'] for r in apart)} of them reach their target, {sum(r['ratio'] <= 1 for r in apart)} are ahead of "
        "every peer."
    ) + [
        "", "By group:", "", "| group | rows | geometric mean | targets reached |", "|---|---|---|---|",
    ]
    for group in dict.fromkeys(r["group"] for r in compared):
        of = [r for r in compared if r["group"] == group]
        lines.append(f"| {group} | {len(of)} | {mean(ratios(of)):.2f} | {sum(r['reached'] for r in of)} |")
    worst = [r for r in reversed(compared) if not r["reached"]]
    lines += ["", f"### The worst rows: all {len(worst)} that miss their target against a peer", ""] + table(worst, levels)
    lines += ["", "### The rows farthest below the part of the limit that they are to reach", ""] + table(
        [r for r in below if r["of_limit"] < r["of_limit_wanted"]], levels)
    for group in dict.fromkeys(r["group"] for r in rows):
        lines += ["", f"### {group.capitalize()}", ""] + table([r for r in rows if r["group"] == group], levels)
    return lines


def threads_section(result):
    lines = ["", f"### Quern with {threads_text(result['machine']['cores'])}", "", "| work | one thread | all | times |", "|---|---|---|---|"]
    return lines + [f"| {t['name']} | {quantity(t['alone'])} | {quantity(t['together'])} | {t['alone'] / t['together']:.2f} |"
                    for t in result["threads"]]


def printed_section(path, title):
    """A table that a script has printed, as it is."""
    if not os.path.exists(path):
        return []
    return ["", f"### {title}", "", "```", *open(path).read().rstrip("\n").split("\n"), "```"]


def write_docs(result, directory, printed):
    m = result["machine"]
    drawings = os.path.join(directory, "performance")
    lines = wrapped(
        f"Measured on {result['when']}, on one core, with one thread: the least {result['clock']} of many calls, in turns in one "
        "process, "
        "with " + ", ".join(f"{n} {v}" for n, v in result["peers"].items()) + ". "
        + "".join(f"{n} could not be installed. " for n in result["missing"])
        + "C is the compiler's with -O3 -march=native -ffast-math, and libmvec. Errors of functions are those of the run's "
        "arguments."
    ) + [""]
    if result["others"] > 0.1:
        lines += wrapped(
            f"**The machine was not idle.** Other work used {result['others']:.1f} of its {m['cores']} cores. CPU time leaves "
            "out that work, but not what it does to "
            "caches and memory: for arrays beyond a core's own caches, times, ratios and limits can be off by a third, and a row "
            "can be above its limit. What was measured with several threads, and whole processes, is elapsed time, which such "
            "a load makes several times too long."
        ) + [""]
    lines += machine_section(m) + [""] + rows_section(result)
    if result["threads"]:
        lines += threads_section(result)
    lines += printed_section(os.path.join(printed, "train.table"), "Training a small network")
    lines += printed_section(os.path.join(printed, "start.table"), "Until the first result")
    lines += printed_section(os.path.join(printed, "compile.table"), "Compiling")
    if result["failed"] or result["problems"]:
        lines += ["", "### What was left out", ""] + [f"- {p}" for p in result["failed"] + result["problems"]]
    for s in result["sweeps"]:
        os.makedirs(drawings, exist_ok=True)
        write_svg(s, os.path.join(drawings, file_name(s)))
        lines += ["", f"![{s['name']}, by size](performance/{file_name(s)})"]
    path = os.path.join(directory, "performance.md")
    before, rest = open(path).read().split(MARKS[0])
    after = rest.split(MARKS[1])[1]
    with open(path, "w") as f:
        f.write(before + MARKS[0] + "\n".join(lines) + "\n" + MARKS[1] + after)
