"""Lowers the programs of this directory with JAX and writes tests/programs/NAME.mlir, NAME.npz and index.tsv.

    python -m venv venv && venv/bin/pip install jax==0.10.2 ml_dtypes
    venv/bin/python tests/programs/make.py [NAME...]

Expected results are JAX's own on the CPU, so a program and its expected results share nothing with Quern. Inputs come
from fixed seeds; an unchanged script writes the same files again. Texts have no locations. tests/run_modules.py runs the
modules; tests/oracle/README.md describes the files.
"""

import os
import re
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from programs import CASES  # noqa: E402  first: it finds tests/oracle

import jax  # noqa: E402
import numpy as np  # noqa: E402
import store  # noqa: E402

for module in ("numpy", "lax", "nn", "random", "models", "science", "special", "fft", "complex", "signal", "statistics", "eigen", "qr", "linalg", "svd"):
    __import__("programs_" + module)

HERE = os.path.dirname(os.path.abspath(__file__))
HEADER = """\
# rtol: of f32 and f64, relative to the larger of |expected| and floor. floor: the largest magnitude in each result.
# ulp: of f16 and bf16. Integers and i1 are exact.
"""


def make(name, c):
    f = c["f"]
    with jax.enable_x64(c["x64"]):
        function = jax.jit(lambda *a: f(*a), donate_argnums=c["donate"], keep_unused=True)
        function.__wrapped__.__name__ = name
        lowered = {"lowering_platforms": (c["platform"],)} if c["platform"] else {}
        text = function.trace(*c["arguments"]).lower(**lowered).as_text()
        want = [np.asarray(a) for a in jax.tree.leaves(jax.jit(f, keep_unused=True)(*c["arguments"]))]
    inputs = [np.asarray(a) for a in jax.tree.leaves(c["arguments"])]
    assert not re.search(r"/(tmp|work|home|root|usr)/", text), name
    floors = []
    for w in want:
        wide = np.abs(w).astype(np.float64) if w.dtype.kind not in "biu" else np.zeros(1)
        floors.append(float(f"{np.max(wide[np.isfinite(wide)], initial=0):.2g}"))
    with open(os.path.join(HERE, name + ".mlir"), "w") as out:
        out.write(text)
    store.write_members(os.path.join(HERE, name + ".npz"), inputs, want)
    return [name, f"{c['rtol']:g}", ",".join(f"{f:g}" for f in floors) or "0", str(c["ulp"])]


def main():
    path = os.path.join(HERE, "index.tsv")
    rows = {}
    if os.path.exists(path):
        with open(path) as f:
            rows = {r[0]: r for r in (line.rstrip("\n").split("\t") for line in f if not line.startswith("#")) if r[0] in CASES}
    failed = 0
    for name in sys.argv[1:] or list(CASES):
        try:
            rows[name] = make(name, CASES[name])
        except Exception as e:
            failed += 1
            print(f"{name}: {type(e).__name__}: {str(e)[:800]}")
    for entry in os.listdir(HERE):
        stem, kind = os.path.splitext(entry)
        if kind in (".mlir", ".npz") and stem not in rows:
            os.remove(os.path.join(HERE, entry))
    with open(path, "w") as f:
        f.write(HEADER + "\t".join(store.COLUMNS) + "\n")
        f.writelines("\t".join(rows[name]) + "\n" for name in sorted(rows))
    print(f"{len(rows)} programs, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
