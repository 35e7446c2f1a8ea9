"""Checks the modules of tests/text with jaxlib's parser, and writes their inputs and expected results.

    python tests/oracle/text.py

jaxlib must read every tests/text/NAME.mlir. If the file begins with `// older:`, the script rewrites the text before
jaxlib reads it. The script writes NAME.npz and a row of tests/modules/index.tsv, so that run_modules.py runs the
module. jaxlib must refuse every tests/text/bad/NAME.mlir except the modules in LENIENT. jaxlib accepts these, although
they cannot run.
"""

import glob
import os
import re
import sys

import ml_dtypes
import numpy as np
from jax._src.interpreters import mlir
from jax._src.lib.mlir import ir

import store
from reference import DTYPES, FLOATS, Module, element_of, shape_of

TEXT = os.path.join(store.ROOT, "tests", "text")
LENIENT = set("""call_declaration call_recursive chlo_broadcast_dimensions dynamic_pad_unknown dynamic_shape empty
no_function second_block size_overflow device_groups device_source map_region random_state partitions replicas_generic size_overflow_result unknown_type
unranked unsupported_operation lapack_flag lapack_letter lapack_row_major lapack_transposition lapack_type misspelt_property eigh_config
eigh_integers geev gesdd_mode lapack_gtsv lapack_ormqr""".split())
CRASHES = {"deep_attribute", "deep_list"}


def parses(text):
    with mlir.make_ir_context() as context:
        context.allow_unregistered_dialects = '"quern.' in text
        try:
            ir.Module.parse(text)
        except ir.MLIRError:
            return False
    return True


def newer(text):
    """Rewrites dense attributes of dimensions as arrays, which replaced them in newer texts."""

    def array(m):
        values, count = m.group(1) or m.group(2) or "", int(m.group(3))
        values = ", ".join([values] * count) if m.group(2) else values
        return f"array<i64{': ' if values else ''}{values}>"

    return re.sub(r"dense<(?:\[([^\]]*)\]|(\d+)|)> : tensor<(\d+)xi64>", array, text)


def inputs_of(name, module):
    f = module.functions.get("main") or next(
        f
        for f in module.functions.values()
        if "private" not in str(f.attributes["sym_visibility"] if "sym_visibility" in f.attributes else "")
    )
    random = np.random.default_rng(list(name.split("_")[0].encode()))
    values = []
    for k, t in enumerate(f.type.inputs):
        element, shape = element_of(t), shape_of(t)
        if element in FLOATS:
            limit = 3 if k == 0 else 0.95
            values.append(random.uniform(-limit, limit, shape).astype(DTYPES[element]))
        elif element.startswith("complex"):
            parts = random.uniform(-2, 2, (2,) + shape)
            values.append((parts[0] + 1j * parts[1]).astype(DTYPES[element]))
        elif element == "i1":
            values.append(random.integers(0, 2, shape).astype(np.bool_))
        elif shape == ():
            values.append(np.array(3, DTYPES[element]))
        else:
            values.append(random.integers(0 if element[0] == "u" else -9, 10, shape).astype(DTYPES[element]))
    return f, values


def spectral(outputs):
    """Tolerances of Fourier transforms: in units of the largest element, 4 for each factor of 2 of the length; one for each part of
    a complex number."""
    made = {}
    for k, a in enumerate(outputs):
        unit = np.finfo(a.dtype).eps * np.max(np.abs(a), initial=0)
        parts = (2,) if np.iscomplexobj(a) else ()
        made[k] = np.full(a.shape + parts, 4 * np.log2(a.size + 2) * unit)
    return made


def printed_constants(f):
    """Returns the values of the constants that a function returns. Takes the values from the text that jaxlib prints,
    because this text has the payloads of NaNs, in hexadecimal."""
    out = []
    for op in f.regions[0].blocks[0].operations:
        if op.operation.name != "stablehlo.constant":
            continue
        t = op.results[0].type
        element, shape = element_of(t), shape_of(t)
        dtype, n = np.dtype(DTYPES[element]), int(np.prod(shape, dtype=np.int64))
        body = re.match(r"dense<(.*)> : tensor", str(op.operation.attributes["value"]), re.S).group(1)
        if body.startswith('"0x'):
            out.append(np.frombuffer(bytes.fromhex(body[3:-1]), dtype).reshape(shape))
            continue
        words = re.findall(r"[^\[\], \n]+", body)
        bits = []
        for w in words:
            if element == "i1":
                a = np.array(w == "true")
            elif w.startswith("0x"):
                a = np.array(int(w, 16), f"u{dtype.itemsize}").view(dtype)
            elif element in FLOATS:
                a = np.array(float(w)).astype(dtype)
            else:
                a = np.array(int(w), dtype)
            bits.append(a)
        bits = bits * n if len(bits) == 1 and n != 1 else bits
        out.append(
            np.array(bits, dtype).reshape(shape)
            if element != "bf16"
            else np.array([b.view(np.uint16) for b in bits], np.uint16).view(ml_dtypes.bfloat16).reshape(shape)
        )
    return out


def main():
    rows, failed = [], 0
    for path in sorted(glob.glob(os.path.join(TEXT, "*.mlir"))):
        name = os.path.splitext(os.path.basename(path))[0]
        with open(path) as f:
            text = f.read()
        if text.startswith("// older:"):
            assert not parses(text), name
            text = newer(text)
        if not parses(text):
            print(f"{name}: refused by jaxlib")
            failed += 1
            continue
        module = Module(text)
        function, inputs = inputs_of(name, module)
        exact = name.startswith("dense_")
        outputs = printed_constants(function) if exact else module.run(inputs)
        tolerances = spectral(outputs) if "stablehlo.fft" in text else None
        store.write_members(os.path.join(TEXT, name + ".npz"), inputs, outputs, tolerances)
        rows.append(["../text/" + name] + (["0", "0", "0"] if exact else ["1e-05", "0", "1"]))
    for path in sorted(glob.glob(os.path.join(TEXT, "bad", "*.mlir"))):
        name = os.path.splitext(os.path.basename(path))[0]
        with open(path) as f:
            text = f.read()
        assert re.match(r"// error: \d+:\d+: .+\n", text), name
        if name not in CRASHES and parses(text) != (name in LENIENT):
            print(f"{name}: {'taken' if parses(text) else 'refused'} by jaxlib")
            failed += 1
    if not failed:
        store.write_index(rows, "../text/")
    print(f"{len(rows)} modules of text, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
