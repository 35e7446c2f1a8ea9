#!/usr/bin/env python3
"""Holds cholesky, lu, qr and eigh against LAPACK, as scipy calls it.

    tests/factors.py build/quern [--large] [--only factors | eigh]

A backward error is the norm of the matrix minus the product of its factors, relative to the norm of the matrix; the
orthogonality of q is the norm of adjoint(q) q - 1. Norms are the Frobenius norm. Each must be at most 10 n eps, and at
most 3 times LAPACK's plus eps, where n is the larger extent. The kinds of matrices are random, of half the rank, of
condition 1 / (1000 eps), graded (rows and columns shrink by 1e-12 in all), and zero; f32, f64, c64 and c128; square,
tall and wide. --large adds the sizes from 100 to 256. The errors of eigh are those of a v - v w and of the vectors'
orthogonality, and 3 eps are added to LAPACK's, whose errors for two rows are a fraction of eps. Errors are computed in
the widest type, because those of sums in f64 would be as large. Symmetric and Hermitian matrices have given values:
random, half of them 0, from 1 down to 1e-12, of two or three different values, and near to each other in groups; and
graded, zero and constant ones. Prints the worst ratios.
It needs numpy and scipy, so `make check` does not run it; tests/api/api_factors.c has the bounds without LAPACK.
"""

import argparse
import os
import subprocess
import sys
import tempfile

import numpy as np
import scipy.linalg

TYPES = {"f32": np.float32, "f64": np.float64, "complex<f32>": np.complex64, "complex<f64>": np.complex128}
SHAPES = [(n, n) for n in (1, 2, 3, 5, 8, 16, 31, 32, 33, 64)] + [(40, 7), (7, 40), (65, 33), (33, 65)]
LARGE = [(100, 100), (128, 128), (255, 255), (256, 256), (256, 40), (40, 256)]
KINDS = "random", "half_rank", "ill", "graded", "zero"


def adjoint(a):
    return a.conj().T


def wider(a):
    """In the widest type: sums of doubles would add errors of their own to those that are measured."""
    return a.astype(np.clongdouble if np.iscomplexobj(a) else np.longdouble)


def matrix(kind, m, n, dtype, random):
    wide = np.complex128 if np.issubdtype(dtype, np.complexfloating) else np.float64
    eps, k = np.finfo(dtype).eps, min(m, n)

    def normal(*shape):
        a = random.standard_normal(shape)
        return a + 1j * random.standard_normal(shape) if wide == np.complex128 else a

    a = normal(m, n)
    if kind == "half_rank":
        a = normal(m, (k + 1) // 2) @ normal((k + 1) // 2, n)
    if kind == "ill":
        u, v = np.linalg.qr(normal(m, k))[0], np.linalg.qr(normal(n, k))[0]
        a = (u * np.geomspace(1, 1000 * eps, k)) @ adjoint(v)
    if kind == "graded":
        a *= np.geomspace(1, 1e-6, m)[:, None] * np.geomspace(1, 1e-6, n)
    if kind == "zero":
        a *= 0
    return a.astype(dtype)


def positive(a, kind):
    """A positive definite matrix with the kind's spectrum: the factor has a."""
    n = len(a)
    wide = a.astype(np.complex128 if np.iscomplexobj(a) else np.float64)
    b = wide @ adjoint(wide) / n
    shift = 0 if kind == "random" else 100 * n * np.finfo(a.dtype).eps * np.linalg.norm(b)
    return (b + (shift + (kind == "random") * 0.01) * np.eye(n)).astype(a.dtype)


MODULE = """func.func public @main(%a: tensor<{m}x{n}x{t}>, %p: tensor<{s}x{s}x{t}>) -> ({results}) {{
  %f:2 = "quern.qr"(%a) : (tensor<{m}x{n}x{t}>) -> (tensor<{m}x{n}x{t}>, tensor<{k}x{t}>)
  %v = stablehlo.slice %f#0 [0:{m}, 0:{k}] : (tensor<{m}x{n}x{t}>) -> tensor<{m}x{k}x{t}>
  %q = "quern.householder_product"(%v, %f#1) : (tensor<{m}x{k}x{t}>, tensor<{k}x{t}>) -> tensor<{m}x{k}x{t}>
  %l:3 = "quern.lu"(%a) : (tensor<{m}x{n}x{t}>) -> (tensor<{m}x{n}x{t}>, tensor<{k}xi32>, tensor<{m}xi32>)
  %c = stablehlo.cholesky %p, lower = true : tensor<{s}x{s}x{t}>
  return %f#0, %q, %l#0, %l#2, %c : {results}
}}
"""


def run(quern, place, t, a, p):
    m, n = a.shape
    k, s = min(m, n), len(p)
    results = f"tensor<{m}x{n}x{t}>, tensor<{m}x{k}x{t}>, tensor<{m}x{n}x{t}>, tensor<{m}xi32>, tensor<{s}x{s}x{t}>"
    with open(place + "/m.mlir", "w") as f:
        f.write(MODULE.format(m=m, n=n, k=k, s=s, t=t, results=results))
    np.save(place + "/a.npy", a)
    np.save(place + "/p.npy", p)
    inputs = ["--input", place + "/a.npy", "--input", place + "/p.npy"]
    command = [quern, "run", place + "/m.mlir", *inputs, "--output", place, "--cache", place + "/cache"]
    subprocess.run(command, check=True, timeout=300)
    return [np.load(f"{place}/{i}.npy") for i in range(5)]


EIGH_SIZES = (1, 2, 3, 5, 8, 9, 12, 16, 17, 31, 32, 33, 40, 64, 65)
EIGH_LARGE = (100, 128, 129, 200, 255, 256)
EIGH_MODULE = """func.func public @main(%a: tensor<{c}x{n}x{n}x{t}>) -> (tensor<{c}x{n}x{p}>, tensor<{c}x{n}x{n}x{t}>) {{
  %f:2 = "quern.eigh"(%a) {{lower = true}} : (tensor<{c}x{n}x{n}x{t}>) -> (tensor<{c}x{n}x{p}>, tensor<{c}x{n}x{n}x{t}>)
  return %f#0, %f#1 : tensor<{c}x{n}x{p}>, tensor<{c}x{n}x{n}x{t}>
}}
"""


def hermitians(n, dtype, random):
    """Matrices by the names of their kinds."""
    i, given = np.arange(n), random.standard_normal(n)
    values = {
        "half_rank": np.where(i < n // 2, 0, given),
        "ill": np.geomspace(1, 1e-12, n),
        "two": np.where(i % 2, 1, -1),
        "three": i % 3,
        "groups": np.round(given) + 10 * np.finfo(dtype).eps * i,
    }
    wide = np.complex128 if np.issubdtype(dtype, np.complexfloating) else np.float64
    a = random.standard_normal((n, n)) + (1j * random.standard_normal((n, n)) if wide == np.complex128 else 0)
    q, grades = np.linalg.qr(a)[0], np.geomspace(1, 1e-6, n)
    made = {kind: (q * w) @ adjoint(q) for kind, w in values.items()}
    made["random"] = a + adjoint(a)
    made["graded"] = made["random"] * grades[:, None] * grades
    made["zero"] = 0 * a
    made["ones"] = 0 * a + 1
    rounded = {kind: x.astype(dtype) for kind, x in made.items()}
    return {kind: np.tril(x, -1) + adjoint(np.tril(x, -1)) + np.diag(x.diagonal().real) for kind, x in rounded.items()}


def run_eigh(quern, place, t, a):
    part = "f32" if "f32" in t else "f64"
    with open(place + "/e.mlir", "w") as f:
        f.write(EIGH_MODULE.format(c=len(a), n=a.shape[1], t=t, p=part))
    np.save(place + "/a.npy", a)
    command = [quern, "run", place + "/e.mlir", "--input", place + "/a.npy", "--output", place, "--cache", place + "/cache"]
    subprocess.run(command, check=True, timeout=300)
    return np.load(place + "/0.npy"), np.load(place + "/1.npy")


def eigh_errors(a, w, v):
    a, v = wider(a), wider(v)
    size = np.linalg.norm(a)
    residual = np.linalg.norm(a @ v - v * wider(w)) / (size if size else 1)
    return {"eigh": residual, "vectors": np.linalg.norm(adjoint(v) @ v - np.eye(len(a)))}


def relative(a, b):
    size = np.linalg.norm(a)
    return np.linalg.norm(a - b) / (size if size else 1)


def errors(a, p, q, r, both, rows, c):
    """Backward errors and the orthogonality."""
    a, p, q, r, both, c = (wider(x) for x in (a, p, q, r, both, c))
    k = min(a.shape)
    l = np.tril(both[:, :k], -1) + np.eye(len(a), k)
    return {
        "qr": relative(a, q @ r),
        "orthogonality": np.linalg.norm(adjoint(q) @ q - np.eye(k)),
        "lu": relative(a[rows], l @ np.triu(both[:k])),
        "cholesky": relative(p, c @ adjoint(c)),
    }


def lapack(a, p):
    q, r = scipy.linalg.qr(a, mode="economic")
    both, pivots = scipy.linalg.lu_factor(a)
    rows = np.arange(len(a))
    for i, j in enumerate(pivots):
        rows[[i, j]] = rows[[j, i]]
    return q, r, both, rows, scipy.linalg.cholesky(p, lower=True)


class Tally:
    """Counts checks and keeps the worst ratios."""

    def __init__(self):
        self.passed = self.failed = 0
        self.worst = {}

    def count(self, good):
        self.passed, self.failed = self.passed + good, self.failed + (not good)

    def compare(self, ours, theirs, name, t, kind, n, eps, slack=1):
        for what, e in ours.items():
            share, ratio = e / (n * eps), e / (theirs[what] + eps)
            self.worst[what, t] = [max(x) for x in zip(self.worst.get((what, t), (0, 0)), (share, ratio))]
            good = share <= 10 and e <= 3 * theirs[what] + slack * eps
            self.count(good)
            if not good:
                print(f"{what} of {name}x{t}, {kind}: {e / eps:.3g} eps, LAPACK {theirs[what] / eps:.3g}")


def check_eigh(quern, place, t, dtype, sizes, tally):
    for n in sizes:
        made = hermitians(n, dtype, np.random.default_rng(n))
        values, vectors = run_eigh(quern, place, t, np.array(list(made.values())))
        for (kind, a), w, v in zip(made.items(), values, vectors):
            theirs = eigh_errors(a, *scipy.linalg.eigh(a, driver="evd"))
            tally.count(bool(np.all(np.diff(w) >= 0)))
            tally.compare(eigh_errors(a, w, v), theirs, f"{n}x{n}", t, kind, n, np.finfo(dtype).eps, 3)
    for bad in (np.nan, np.inf):
        a = np.stack([hermitians(40, dtype, np.random.default_rng(1))["random"]] * 2)
        a[0, 17, 5] = bad
        w, v = run_eigh(quern, place, t, a)
        tally.count(bool(np.all(np.isnan(w[0])) and np.all(np.isnan(v[0]))))
        tally.count(bool(np.all(np.isfinite(w[1])) and np.all(np.isfinite(v[1]))))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("quern")
    parser.add_argument("--large", action="store_true")
    parser.add_argument("--only", choices=("factors", "eigh"))
    given = parser.parse_args()
    tally = Tally()
    with tempfile.TemporaryDirectory() as place:
        for t, dtype in TYPES.items():
            for m, n in (SHAPES + LARGE * given.large) * (given.only != "eigh"):
                for number, kind in enumerate(KINDS):
                    random = np.random.default_rng([m, n, number])
                    a = matrix(kind, m, n, dtype, random)
                    spectrum = "random" if kind == "zero" else kind
                    p = positive(matrix(spectrum, n, n, dtype, random), spectrum)
                    packed, q, both, rows, c = run(given.quern, place, t, a, p)
                    ours = errors(a, p, q, np.triu(packed[: min(m, n)]), both, rows, c)
                    theirs, eps = errors(a, p, *lapack(a, p)), np.finfo(dtype).eps
                    tally.compare(ours, theirs, f"{m}x{n}", t, kind, max(m, n), eps)
            for bad in (np.nan, np.inf) * (given.only != "eigh"):
                a = matrix("random", 40, 40, dtype, np.random.default_rng(1))
                p = positive(a, "random")
                a[17, 5] = p[17, 5] = bad
                results = run(given.quern, place, t, a, p)
                good = all(not np.all(np.isfinite(x)) for i, x in enumerate(results) if i != 3)
                tally.count(good)
            if given.only != "factors":
                check_eigh(given.quern, place, t, dtype, EIGH_SIZES + EIGH_LARGE * given.large, tally)
    for (what, t), (share, ratio) in tally.worst.items():
        print(f"{what:14} {t:13} at most {share:.3g} n eps, and {ratio:.3g} times LAPACK's")
    print(f"{tally.passed} passed, {tally.failed} failed")
    return 1 if tally.failed else 0


if __name__ == "__main__":
    sys.exit(main())
