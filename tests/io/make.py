#!/usr/bin/env python3
"""Writes the files in tests/io/data with the packages numpy, ml_dtypes and safetensors, for tests/cli/test_io.sh."""
import os
import ml_dtypes, numpy
from safetensors.numpy import save_file

directory = os.path.join(os.path.dirname(os.path.abspath(__file__)), "data")
arrays = {
    "w": numpy.asfortranarray(numpy.arange(6, dtype=">f4").reshape(3, 2)), # big endian, Fortran order
    "b": numpy.array([0.5, -1], ml_dtypes.bfloat16),
    "mask": numpy.array([True, False, True]),
    "table": (numpy.arange(640, dtype=numpy.int64) ** 2 % 97).reshape(40, 16),
}
numpy.savez(os.path.join(directory, "stored.npz"), **arrays)
numpy.savez_compressed(os.path.join(directory, "compressed.npz"), **arrays)
plain = {name: numpy.ascontiguousarray(a.astype(a.dtype.newbyteorder("="))) for name, a in arrays.items()}
save_file(plain, os.path.join(directory, "model.safetensors"), {"format": "np"})
