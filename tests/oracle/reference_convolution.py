"""Convolution for reference.py, written from the StableHLO specification: windows of the padded operand.

Padding takes part as zeros, as the specification says, so the two differ where a weight is infinite or NaN.
"""

import re

import numpy as np


def roles(text, first, second):
    """The dimensions with the roles `first` and `second`, then the spatial ones, of text like `b, 0, 1, f`."""
    words = [w.strip() for w in text.split(",")]
    return [words.index(first), words.index(second)] + [words.index(str(i)) for i in range(len(words) - 2)]


def dilated(x, axes, steps):
    shape = list(x.shape)
    index = [slice(None)] * x.ndim
    for d, s in zip(axes, steps):
        shape[d] = (shape[d] - 1) * s + 1 if shape[d] else 0
        index[d] = slice(None, None, s)
    out = np.zeros(shape, x.dtype)
    out[tuple(index)] = x
    return out


def padded(x, axes, pads):
    for d, (low, high) in zip(axes, pads):
        n = x.shape[d]
        cut = [slice(None)] * x.ndim
        cut[d] = slice(min(max(-low, 0), n), max(min(n, n + high), min(max(-low, 0), n)))
        x = x[tuple(cut)]
        wide = [(0, 0)] * x.ndim
        wide[d] = (max(low, 0), max(high, 0))
        x = np.pad(x, wide)
    return x


def convolve(x, w, a, shape):
    """a: strides, pads, lhs_dilation, rhs_dilation, reversal, the dimensions of lhs, rhs and the result, and the two
    group counts. Sums in the type of x and w; i1 by `or` of `and`."""
    n = len(a["lhs"]) - 2
    x = padded(dilated(np.transpose(x, a["lhs"]), range(2, 2 + n), a["lhs_dilation"]), range(2, 2 + n), a["pads"])
    w = dilated(np.transpose(w, a["rhs"]), range(2, 2 + n), a["rhs_dilation"])
    w = np.flip(w, [2 + i for i in range(n) if a["reversal"][i]])
    result = np.zeros([shape[d] for d in a["out"]], x.dtype)
    groups, batches = a["feature_groups"], a["batch_groups"]
    parts = groups * batches
    features, count = w.shape[1] // parts, result.shape[0]
    for place in np.ndindex(*result.shape[2:]) if result.size else ():
        begin = [p * s for p, s in zip(place, a["strides"])]
        window = x[(slice(None), slice(None)) + tuple(slice(b, b + k) for b, k in zip(begin, w.shape[2:]))]
        for g in range(parts):
            own = window[g * count : (g + 1) * count] if batches > 1 else window
            inputs = w.shape[0]
            own = own[:, g * inputs : (g + 1) * inputs] if groups > 1 else own
            weights = w[:, g * features : (g + 1) * features]
            axes = [1] + list(range(2, 2 + n)), [0] + list(range(2, 2 + n))
            if x.dtype == bool:
                r = np.tensordot(own.astype(np.int64), weights.astype(np.int64), axes) > 0
            else:
                r = np.tensordot(own, weights, axes)
            result[(slice(None), slice(g * features, (g + 1) * features)) + place] = r
    return np.transpose(result, np.argsort(a["out"]))


class Convolutions:
    def op_dynamic_conv(self, op, x, env):
        return self.op_convolution(op, x, env)

    def op_convolution(self, op, x, env):
        def ints(name, fill):
            return list(op.attributes[name]) if name in op.attributes else [fill] * n

        text = str(op.attributes["dimension_numbers"])
        lhs, rhs, out = re.search(r"\[(.*)\]x\[(.*)\]->\[(.*)\]", text).groups()
        lhs, rhs, out = roles(lhs, "b", "f"), roles(rhs, "i", "o"), roles(out, "b", "f")
        n = len(lhs) - 2
        pads = np.zeros((n, 2), np.int64)
        if "padding" in op.attributes:
            pads = np.array(list(op.attributes["padding"])).reshape(n, 2) if n else pads
        if len(x) > 2:
            pads = x[2]
        a = {
            "strides": ints("window_strides", 1),
            "pads": [(int(p), int(q)) for p, q in pads],
            "lhs_dilation": ints("lhs_dilation", 1),
            "rhs_dilation": ints("rhs_dilation", 1),
            "reversal": ints("window_reversal", False),
            "lhs": lhs,
            "rhs": rhs,
            "out": out,
            "feature_groups": int(op.attributes["feature_group_count"]),
            "batch_groups": int(op.attributes["batch_group_count"]),
        }
        work = self.work_type(op)
        return [convolve(x[0].astype(work), x[1].astype(work), a, self.result_shape(op))]
