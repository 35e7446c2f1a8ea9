"""The list of programs that make.py lowers. `case(name, arguments...)(function)` registers one.

`rtol` is the tolerance of f32 and f64 (by default 1e-5 and 1e-12), relative to the largest element of a result; `ulp`
is that of 16-bit floats. `x64` allows 64-bit types.
"""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "oracle"))
import cases  # noqa: E402, F401  before jax, because cases.py sets variables that jax reads

CASES = {}


def case(name, *arguments, x64=False, rtol=None, ulp=1, donate=(), platform=None):
    """A program. platform: for which to lower it; its expected results are always those on the CPU."""

    def add(f):
        assert name not in CASES, name
        CASES[name] = dict(
            f=f,
            arguments=arguments,
            x64=x64,
            rtol=rtol or (1e-12 if x64 else 1e-5),
            ulp=ulp,
            donate=donate,
            platform=platform,
        )
        return f

    return add
