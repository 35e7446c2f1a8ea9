#!/usr/bin/env python3
"""Holds svd and singular_values against LAPACK's gesdd, as scipy calls it.

    tests/svd.py build/quern [--large]

The backward error is the norm of the matrix minus the product of its factors, relative to the norm of the matrix; the
orthogonality is the larger one of the norms of adjoint(u) u - 1 and vh adjoint(vh) - 1. Norms are the Frobenius norm.
Each must be at most 10 n eps, and at most 3 times LAPACK's plus 2 eps, where n is the larger extent. The singular values,
with vectors and without, differ from LAPACK's by at most 10 n eps of the largest one. The kinds of matrices are random,
of half the rank, of condition 1e12, with repeated values, graded in both directions, and zero; f32, f64, c64 and c128;
square, tall and wide. --large adds the sizes from 100 to 256. NaN and infinity must end, and lead to NaN. The last check
is a batch of 1,000 matrices of 8 rows. Prints the worst ratios. It needs numpy and scipy, so `make check` does not run it;
tests/unit/test_svd.c has the bounds without LAPACK.
"""

import argparse
import subprocess
import sys
import tempfile

import numpy as np
import scipy.linalg

TYPES = {"f32": np.float32, "f64": np.float64, "complex<f32>": np.complex64, "complex<f64>": np.complex128}
SHAPES = [(n, n) for n in (1, 2, 3, 5, 8, 16, 31, 32, 33, 64)] + [(40, 7), (7, 40), (65, 33), (33, 65), (9, 1), (1, 9)]
LARGE = [(100, 100), (128, 128), (255, 255), (256, 256), (256, 40), (40, 256)]
KINDS = "random", "half_rank", "ill", "repeated", "graded", "rising", "zero"


def adjoint(a):
    return np.conj(np.swapaxes(a, -1, -2))


def matrix(kind, m, n, dtype, random):
    wide = np.complex128 if np.issubdtype(dtype, np.complexfloating) else np.float64
    k = min(m, n)

    def normal(*shape):
        a = random.standard_normal(shape)
        return a + 1j * random.standard_normal(shape) if wide == np.complex128 else a

    def spectrum(values):
        u, v = np.linalg.qr(normal(m, k))[0], np.linalg.qr(normal(n, k))[0]
        return (u * values) @ adjoint(v)

    a = normal(m, n)
    if kind == "half_rank":
        a = normal(m, (k + 1) // 2) @ normal((k + 1) // 2, n)
    if kind == "ill":
        a = spectrum(np.geomspace(1, 1e-12, k))
    if kind == "repeated":
        a = spectrum(np.where(np.arange(k) < (k + 1) // 2, 3.0, 1.0))
    if kind == "graded":
        a *= np.geomspace(1, 1e-6, m)[:, None] * np.geomspace(1, 1e-6, n)
    if kind == "rising":
        a *= np.geomspace(1e-6, 1, m)[:, None] * np.geomspace(1e-6, 1, n)
    if kind == "zero":
        a *= 0
    return a.astype(dtype)


MODULE = """func.func public @main(%a: tensor<{a}>) -> (tensor<{u}>, tensor<{s}>, tensor<{v}>, tensor<{s}>) {{
  %f:3 = "quern.svd"(%a) : (tensor<{a}>) -> (tensor<{u}>, tensor<{s}>, tensor<{v}>)
  %s = "quern.singular_values"(%a) : (tensor<{a}>) -> tensor<{s}>
  return %f#0, %f#1, %f#2, %s : tensor<{u}>, tensor<{s}>, tensor<{v}>, tensor<{s}>
}}
"""


def run(quern, place, t, a):
    *batch, m, n = a.shape
    k, real = min(m, n), t.replace("complex<", "").replace(">", "")
    types = {name: "x".join(str(x) for x in [*batch, *dims, element]) for name, dims, element in
             (("a", (m, n), t), ("u", (m, k), t), ("s", (k,), real), ("v", (k, n), t))}
    with open(place + "/m.mlir", "w") as f:
        f.write(MODULE.format(**types))
    np.save(place + "/a.npy", a)
    command = [quern, "run", place + "/m.mlir", "--input", place + "/a.npy", "--output", place]
    subprocess.run(command + ["--cache", place + "/cache"], check=True, timeout=300)
    return [np.load(f"{place}/{i}.npy") for i in range(4)]


def errors(a, u, s, vh):
    """The backward error and the orthogonality, in the widest type; the worst of a batch."""
    wide = np.clongdouble if np.iscomplexobj(a) else np.longdouble
    a, u, vh = (x.astype(wide) for x in (a, u, vh))
    size, one = np.linalg.norm(a, axis=(-2, -1)), np.eye(u.shape[-1])
    apart = np.linalg.norm(a - (u * s[..., None, :].astype(np.longdouble)) @ vh, axis=(-2, -1))
    return {
        "residual": np.max(apart / np.where(size, size, 1)),
        "orthogonality": max(
            np.max(np.linalg.norm(x - one, axis=(-2, -1))) for x in (adjoint(u) @ u, vh @ adjoint(vh))
        ),
    }


def lapack(a):
    """scipy computes in the type of a, which numpy does not."""
    each = [scipy.linalg.svd(x, full_matrices=False) for x in a.reshape(-1, *a.shape[-2:])]
    return [np.stack(x).reshape(a.shape[:-2] + x[0].shape) for x in zip(*each)]


class Score:
    def __init__(self):
        self.passed = self.failed = 0
        self.worst = {}

    def add(self, good, message=""):
        self.passed, self.failed = self.passed + bool(good), self.failed + (not good)
        if not good:
            print(message)

    def compare(self, a, t, kind, ours):
        u, s, vh, alone = ours
        eps, n, name = np.finfo(a.dtype).eps, max(a.shape[-2:]), "x".join(str(d) for d in a.shape) + f"x{t}, {kind}"
        reference = lapack(a)
        own, theirs = errors(a, u, s, vh), errors(a, *reference)
        for what, e in own.items():
            share, ratio = e / (n * eps), e / (theirs[what] + eps)
            self.worst[what, t] = [max(x) for x in zip(self.worst.get((what, t), (0, 0)), (share, ratio))]
            text = f"{what} of {name}: {e / eps:.3g} eps, LAPACK {theirs[what] / eps:.3g}"
            self.add(share <= 10 and e <= 3 * theirs[what] + 2 * eps, text)
        for values in (s, alone):
            limit = 10 * n * eps * reference[1][..., :1]
            good = np.all(np.abs(values - reference[1]) <= limit) and np.all(values >= 0)
            self.add(good and np.all(np.diff(values) <= 0), f"values of {name}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("quern")
    parser.add_argument("--large", action="store_true")
    given = parser.parse_args()
    score = Score()
    with tempfile.TemporaryDirectory() as place:
        for t, dtype in TYPES.items():
            for m, n in SHAPES + LARGE * given.large:
                for number, kind in enumerate(KINDS):
                    a = matrix(kind, m, n, dtype, np.random.default_rng([m, n, number]))
                    score.compare(a, t, kind, run(given.quern, place, t, a))
            for bad in (np.nan, np.inf):
                a = np.stack([matrix("random", 40, 40, dtype, np.random.default_rng(1))] * 2)
                a[1, 17, 5] = bad
                results = run(given.quern, place, t, a)
                good = all(np.all(np.isfinite(x[0])) and np.all(np.isnan(x[1])) for x in results)
                score.add(good, f"{t} with {bad}")
            many = np.stack([matrix("random", 8, 8, dtype, np.random.default_rng(i)) for i in range(1000)])
            score.compare(many, t, "random", run(given.quern, place, t, many))
    for (what, t), (share, ratio) in score.worst.items():
        print(f"{what:14} {t:13} at most {share:.3g} n eps, and {ratio:.3g} times LAPACK's")
    print(f"{score.passed} passed, {score.failed} failed")
    return 1 if score.failed else 0


if __name__ == "__main__":
    sys.exit(main())
