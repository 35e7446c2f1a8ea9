"""Writes the modules of tests/modules: NAME.mlir, NAME.npz and a row of index.tsv.

NAME.npz is a zip of .npy members. in0, in1, ... are the inputs in the order of the arguments. out0, out1, ... are the
expected results. If result K does not use the tolerances of index.tsv, tolK (f64) has the absolute tolerance of each
element. bf16 is stored as raw bits (`|V2`). The bytes of the zip depend only on the contents of the members.
"""

import io
import os
import zipfile

import ml_dtypes
import numpy as np

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
MODULES = os.path.join(ROOT, "tests", "modules")
COLUMNS = ["name", "rtol", "floor", "ulp"]
HEADER = """\
# rtol: f32 and f64, relative to the larger of |expected| and floor; 0 asks for the same bits.
# floor: one number, or one for each result.
# ulp: f16 and bf16, in units in the last place; 0 asks for the same bits. Integers and i1 are exact.
# A member tolK of NAME.npz overrides both for result K: absolute, for each element.
"""


def npy_bytes(a):
    a = np.asarray(a, order="C")
    if a.dtype == ml_dtypes.bfloat16:
        a = a.view(np.dtype("V2"))
    stream = io.BytesIO()
    np.save(stream, a, allow_pickle=False)
    return stream.getvalue()


def write_members(path, inputs, outputs, tolerances=None):
    members = [(f"in{k}.npy", a) for k, a in enumerate(inputs)] + [(f"out{k}.npy", a) for k, a in enumerate(outputs)]
    members += [(f"tol{k}.npy", t.astype(np.float64)) for k, t in sorted((tolerances or {}).items())]
    with zipfile.ZipFile(path, "w") as z:
        for member, a in members:
            z.writestr(zipfile.ZipInfo(member, (1980, 1, 1, 0, 0, 0)), npy_bytes(a), zipfile.ZIP_DEFLATED)


def write_module(name, text, inputs, outputs, tolerances=None):
    with open(os.path.join(MODULES, name + ".mlir"), "w") as f:
        f.write(text)
    write_members(os.path.join(MODULES, name + ".npz"), inputs, outputs, tolerances)


def family(name):
    """The prefix of the name (op_, ../text/ or no prefix). It says which script makes the module."""
    return next((p for p in ("op_", "../text/") if name.startswith(p)), "")


def write_index(rows, which):
    """Replaces the rows of one family, and removes the files of modules that no longer have a row."""
    path = os.path.join(MODULES, "index.tsv")
    kept = []
    if os.path.exists(path):
        with open(path) as f:
            lines = [line.rstrip("\n").split("\t") for line in f if not line.startswith("#")]
        kept = [r for r in lines[1:] if family(r[0]) != which]
    new = {r[0] for r in rows}
    for entry in os.listdir(MODULES):
        stem, kind = os.path.splitext(entry)
        if kind in (".mlir", ".npz") and family(stem) == which and stem not in new:
            os.remove(os.path.join(MODULES, entry))
    with open(path, "w") as f:
        f.write(HEADER)
        f.write("\t".join(COLUMNS) + "\n")
        for r in sorted(kept + [[str(c) for c in row] for row in rows]):
            f.write("\t".join(r) + "\n")
