"""Factorisations and solves of single matrices, element by element in 80-bit arithmetic, as textbooks write them."""

import numpy as np

WIDE = np.longdouble


def each_matrix(f, *arrays):
    """Applies f to the matrices in the last two dimensions."""
    leading = arrays[0].shape[:-2]
    results = [f(*(a[i] for a in arrays)) for i in np.ndindex(*leading)]
    if isinstance(results[0], tuple):
        return [np.array([r[k] for r in results]).reshape(leading + results[0][k].shape) for k in range(len(results[0]))]
    return np.array(results).reshape(leading + results[0].shape)


def cholesky(a, lower):
    """Column by column. Reads the named triangle only."""
    n = len(a)
    l = np.zeros((n, n), WIDE)
    at = (lambda i, j: a[i, j]) if lower else (lambda i, j: a[j, i])
    for j in range(n):
        l[j, j] = np.sqrt(WIDE(at(j, j)) - sum(l[j, k] * l[j, k] for k in range(j)))
        for i in range(j + 1, n):
            l[i, j] = (WIDE(at(i, j)) - sum(l[i, k] * l[j, k] for k in range(j))) / l[j, j]
    return l if lower else l.T


def triangular_solve(a, b, left_side, lower, unit_diagonal, transposed):
    """Substitution, in the order in which the unknowns are known."""
    n = len(a)
    if not left_side:
        return triangular_solve(a, b.T, True, lower, unit_diagonal, not transposed).T
    at = (lambda i, j: a[j, i]) if transposed else (lambda i, j: a[i, j])
    forwards = lower != transposed
    x = np.zeros(b.shape, WIDE)
    for i in range(n) if forwards else reversed(range(n)):
        known = range(i) if forwards else range(i + 1, n)
        x[i] = b[i] - sum(WIDE(at(i, j)) * x[j] for j in known)
        if not unit_diagonal:
            x[i] /= WIDE(at(i, i))
    return x
