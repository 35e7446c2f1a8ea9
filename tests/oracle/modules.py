"""Lowers small JAX programs to StableHLO and writes the modules, with inputs and expected results, to tests/modules.

    python tests/oracle/modules.py [NAME...]       (JAX 0.10.2, numpy, ml_dtypes, mpmath)

The programs are in programs_*.py. Expected results come from reference.py, which runs the text of a module in 80-bit
arithmetic. If JAX's own results on the CPU do not agree with the expected results, nothing is written. The tolerance of
a module is a relative error of 1e-5 (f32) or 1e-12 (f64), or 1 ulp (f16, bf16). For a program that amplifies rounding
errors, the error of an element smaller than `floor` is divided by `floor`, not by the element. The script chooses
`floor` by the errors of two runs: JAX's run, and a run of reference.py that rounds after each operation. Four times
these errors must be allowed.
"""

import re
import sys

from cases import CASES, bf16  # must come before jax, because cases.py sets variables that jax reads

import jax
import numpy as np

import programs_control  # noqa: F401
import programs_elementwise  # noqa: F401
import programs_movement  # noqa: F401
import programs_networks  # noqa: F401
import store
from reference import FLOATS, WIDE, Module, from_storage

OPERATIONS = set("""
abs cbrt ceil cosine count_leading_zeros exponential exponential_minus_one floor is_finite log log_plus_one logistic
negate not popcnt round_nearest_afz round_nearest_even rsqrt sign sine sqrt tan tanh add and atan2 divide maximum
minimum multiply or power remainder shift_left shift_right_arithmetic shift_right_logical subtract xor compare clamp
select convert reduce_precision constant iota bitcast_convert broadcast_in_dim reshape transpose slice pad concatenate
reverse dynamic_slice dynamic_update_slice dot_general reduce while case if return
""".split())
CHLO = set("""acos acosh asin asinh atan atanh cosh erf erf_inv erfc is_inf is_neg_inf is_pos_inf sinh square
next_after""".split())


def lower(c):
    f = c["f"]
    f.__name__ = c["name"]
    f.__qualname__ = c["name"]
    lowered = jax.jit(f, donate_argnums=c["donate"], keep_unused=True).lower(*c["arguments"])
    if c["format"] == "generic":
        text = lowered.compiler_ir("stablehlo").operation.get_asm(print_generic_op_form=True) + "\n"
    else:
        text = lowered.as_text(debug_info=c["format"] == "debug")
    return text.replace(store.ROOT + "/", ""), jax.tree.leaves(jax.jit(f, keep_unused=True)(*c["arguments"]))


def check_operations(name, text):
    for dialect, allowed in (("stablehlo", OPERATIONS), ("chlo", CHLO)):
        used = set(re.findall(r'(?:= |^\s*|")' + dialect + r"\.(\w+)", text, re.M))
        assert used <= allowed, (name, dialect, used - allowed)
    assert not re.search(r"/(tmp|work|home|root|usr)/", text), name
    assert not re.search(r"applies stablehlo.(add|multiply).*tensor<b?f16>\) ->", text), f"{name}: sums in 16 bits"


def ulps(got, want, element):
    """The distance in units in the last place of `want`."""
    p, emin, _ = FLOATS[element]
    g, w = from_storage(got), from_storage(want)
    _, e = np.frexp(np.where(np.isfinite(w), w, 1))
    unit = np.ldexp(WIDE(1), np.maximum(e - 1, emin) - p + 1)
    same = (g == w) | (np.isnan(g) & np.isnan(w))
    with np.errstate(all="ignore"):
        return np.where(same, 0, np.abs(g - w) / unit)


def make(name, c):
    c["name"] = name
    with jax.enable_x64(c["x64"]):
        text, xla = lower(c)
    check_operations(name, text)
    inputs = [np.asarray(a) for a in jax.tree.leaves(c["arguments"])]
    module = Module(text)
    want, stepped = module.run(inputs), module.run(inputs, rounding=True)
    xla = [np.asarray(a) for a in xla]
    rtol = 1e-12 if c["x64"] else 1e-5
    floors, worst_ulp = [0.0] * len(want), 0.0
    assert len(want) == len(xla), (name, len(want), len(xla))
    for k, (w, s, x) in enumerate(zip(want, stepped, xla)):
        assert w.dtype == x.dtype and w.shape == x.shape, (name, k, w.dtype, x.dtype, w.shape, x.shape)
        if w.dtype in (np.float32, np.float64):
            t = 1e-5 if w.dtype == np.float32 else rtol
            a, b, v = (np.asarray(y, np.longdouble) for y in (s, x, w))
            with np.errstate(all="ignore"):
                same = [(y == v) | (np.isnan(y) & np.isnan(v)) for y in (a, b)]
                error = np.maximum(np.where(same[0], 0, np.abs(a - v)), np.where(same[1], 0, np.abs(b - v)))
            assert np.all(np.isfinite(error)), (name, k, w, s, x)
            need = np.where(4 * error > t * np.abs(np.where(np.isfinite(v), v, 0)), 4 * error / t, 0)
            if need.size and need.max() > 0:
                floors[k] = float(f"{1.05 * need.max():.1g}")
                assert floors[k] <= 2 * np.max(
                    np.abs(v)
                ), f"{name}: result {k} is badly conditioned: {floors[k]} {np.max(np.abs(v))}"
        elif w.dtype in (np.float16, bf16):
            e = "bf16" if w.dtype == bf16 else "f16"
            worst_ulp = max(worst_ulp, np.max(ulps(s, w, e), initial=0), np.max(ulps(x, w, e), initial=0))
        else:
            assert np.array_equal(w, s) and np.array_equal(w, x), (name, k, w, s, x)
    floor = ",".join(f"{f:g}" for f in floors) if any(floors) else "0"
    halves = any(w.dtype in (np.float16, bf16) for w in want)
    note = f"floor {floor}" if floor != "0" else ""
    note += f" ulp {worst_ulp:.0f}" if worst_ulp else ""
    assert worst_ulp <= c["ulp"], f"{name}: {worst_ulp} ulp"
    print(f"{name:32} {len(text):6} bytes {len(want):3} results {note}")
    store.write_module(name, text, inputs, want)
    return [name, f"{rtol:g}", floor, c["ulp"] if halves else 1]


def main():
    names = sys.argv[1:] or list(CASES)
    rows, failed = [], 0
    for name in names:
        try:
            rows.append(make(name, CASES[name]))
        except Exception as e:
            failed += 1
            print(f"{name}: {type(e).__name__}: {str(e)[:1500]}")
    if failed:
        print(f"{failed} failed, the index is left as it was")
        return 1
    if not sys.argv[1:]:
        store.write_index(rows, "")
    return 0


if __name__ == "__main__":
    sys.exit(main())
