"""The list of programs that modules.py lowers, and the inputs of the programs, which come from fixed seeds.

`case(name, arguments...)(function)` registers a program. `x64` allows 64-bit types. `donate` lists the arguments whose
memory results may reuse. `format` is the format in which the module is printed: pretty, generic or debug. `ulp` is the
tolerance of 16-bit floats.
"""

import os

os.environ["XLA_FLAGS"] = "--xla_allow_excess_precision=false"
os.environ["JAX_PLATFORMS"] = "cpu"

import ml_dtypes
import numpy as np

CASES = {}


def case(name, *arguments, x64=False, donate=(), format="pretty", ulp=1):
    def add(f):
        assert name not in CASES
        CASES[name] = dict(f=f, arguments=arguments, x64=x64, donate=donate, format=format, ulp=ulp)
        return f

    return add


def random(name):
    return np.random.default_rng(list(name.encode()))


def normal(*shape, seed="normal", scale=1.0, dtype=np.float32):
    return (random(seed + str(shape)).standard_normal(shape) * scale).astype(dtype)


def uniform(*shape, seed="uniform", low=0.0, high=1.0, dtype=np.float32):
    return random(seed + str(shape)).uniform(low, high, shape).astype(dtype)


def integers(*shape, low=-100, high=100, dtype=np.int32, seed="integers"):
    return random(seed + str(shape)).integers(low, high, shape, dtype=np.int64).astype(dtype)


def bits(*shape, dtype=np.int32):
    return (
        random("bits" + np.dtype(dtype).name)
        .integers(0, 256, np.prod(shape) * np.dtype(dtype).itemsize, dtype=np.uint8)
        .view(dtype)
        .reshape(shape)
    )


bf16, f16 = ml_dtypes.bfloat16, np.float16
