"""Factorisations and solves of single matrices, element by element in 80-bit arithmetic, as textbooks write them."""

import numpy as np


def wide(a):
    """a in 80-bit arithmetic."""
    return a.astype(np.clongdouble if np.iscomplexobj(a) else np.longdouble)


def each_matrix(f, *arrays):
    """Applies f to the matrices in the last two dimensions."""
    leading = arrays[0].shape[:-2]
    results = [f(*(a[i] for a in arrays)) for i in np.ndindex(*leading)]
    if isinstance(results[0], tuple):
        return [np.array([r[k] for r in results]).reshape(leading + results[0][k].shape) for k in range(len(results[0]))]
    return np.array(results).reshape(leading + results[0].shape)


def cholesky(a, lower):
    """Column by column. Reads the named triangle only."""
    a = wide(a)
    n = len(a)
    l = np.zeros_like(a)
    at = (lambda i, j: a[i, j]) if lower else (lambda i, j: a[j, i].conj())
    for j in range(n):
        l[j, j] = np.sqrt((at(j, j) - sum(l[j, k] * l[j, k].conj() for k in range(j))).real)
        for i in range(j + 1, n):
            l[i, j] = (at(i, j) - sum(l[i, k] * l[j, k].conj() for k in range(j))) / l[j, j]
    return l if lower else l.conj().T


def triangular_solve(a, b, left_side, lower, unit_diagonal, transposed):
    """Substitution, in the order in which the unknowns are known."""
    a, b, n = wide(a), wide(b), len(a)
    if not left_side:
        return triangular_solve(a, b.T, True, lower, unit_diagonal, not transposed).T
    at = (lambda i, j: a[j, i]) if transposed else (lambda i, j: a[i, j])
    forwards = lower != transposed
    x = np.zeros_like(b)
    for i in range(n) if forwards else reversed(range(n)):
        known = range(i) if forwards else range(i + 1, n)
        x[i] = b[i] - sum(at(i, j) * x[j] for j in known)
        if not unit_diagonal:
            x[i] /= at(i, i)
    return x


def lu(a):
    """Column by column, with rows exchanged as LAPACK does it. Pivots are counted from 0."""
    a = wide(a)
    m, n = a.shape
    pivots, rows = np.zeros(min(m, n), np.int32), np.arange(m, dtype=np.int32)
    for j in range(min(m, n)):
        p = j + int(np.argmax(np.abs(a[j:, j].real) + np.abs(a[j:, j].imag)))
        pivots[j] = p
        a[[j, p]], rows[[j, p]] = a[[p, j]], rows[[p, j]]
        if a[j, j] != 0:
            a[j + 1 :, j] /= a[j, j]
            a[j + 1 :, j + 1 :] -= np.outer(a[j + 1 :, j], a[j, j + 1 :])
    return a, pivots, rows


def potrf(a, lower):
    """The factor, and LAPACK's info: the order of the first minor that is not positive, or 0."""
    with np.errstate(invalid="ignore", divide="ignore"):
        l = cholesky(a, lower)
    bad = [j + 1 for j in range(len(a)) if not l[j, j] > 0]
    return l, np.int32(bad[0] if bad else 0)


def getrf(a):
    both, pivots, _ = lu(a)
    zero = [j + 1 for j in range(len(pivots)) if both[j, j] == 0]
    return both, pivots + np.int32(1), np.int32(zero[0] if zero else 0)


def lapack(target, config, x):
    """A call of one of LAPACK's functions, as JAX prints it. `config` gives letters of the newer form by their names."""
    newer, name = target.endswith("_ffi"), target.removesuffix("_ffi")[-5:]
    if name == "potrf":
        lower = config("uplo") == "L" if newer else bool(x[0])
        return each_matrix(lambda a: potrf(a, lower), x[-1])
    if name == "getrf":
        return each_matrix(getrf, x[-1])
    if newer:
        flags = [config("side") == "L", config("uplo") == "L", config("diag") == "U", config("trans_x") != "N"]
        a, b = x[0], x[1] * (x[2] if len(x) > 2 else 1)
    else:
        flags, a, b = [bool(x[0]), bool(x[1]), bool(x[3]), bool(x[2])], x[8], x[9] * x[7]
    return [each_matrix(lambda a, b: triangular_solve(a, b, *flags), a, b)]
