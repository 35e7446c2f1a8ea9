"""The composites of reference.py: normalisation, maps, barriers, random numbers, operations of several devices.

Written from the StableHLO specification and, for the random bits, from the papers that define Threefry and Philox
(Salmon et al., 2011). The module runs on one device, number 0.
"""

import re

import numpy as np
from jax._src.lib.mlir import ir


def rotated(x, by):
    return (x << np.uint32(by)) | (x >> np.uint32(32 - by))


def threefry(key, x0, x1):
    """Threefry-2x32 with 20 rounds, of arrays of words."""
    with np.errstate(over="ignore"):
        k = [np.uint32(key[0]), np.uint32(key[1]), np.uint32(key[0]) ^ np.uint32(key[1]) ^ np.uint32(0x1BD11BDA)]
        x0, x1 = x0 + k[0], x1 + k[1]
        for r in range(20):
            x0 = x0 + x1
            x1 = rotated(x1, (13, 15, 26, 6, 17, 29, 16, 24)[r % 8]) ^ x0
            if r % 4 == 3:
                s = r // 4 + 1
                x0, x1 = x0 + k[s % 3], x1 + k[(s + 1) % 3] + np.uint32(s)
    return x0, x1


def philox(key, c):
    """Philox-4x32 with 10 rounds, of four arrays of words."""
    with np.errstate(over="ignore"):
        k = [int(key[0]), int(key[1])]
        for _ in range(10):
            p = [np.uint64(0xD2511F53) * c[0].astype(np.uint64), np.uint64(0xCD9E8D57) * c[2].astype(np.uint64)]
            high = [(v >> np.uint64(32)).astype(np.uint32) for v in p]
            low = [v.astype(np.uint32) for v in p]
            c = [high[1] ^ c[1] ^ np.uint32(k[0]), low[1], high[0] ^ c[3] ^ np.uint32(k[1]), low[0]]
            k = [(k[0] + 0x9E3779B9) % 2**32, (k[1] + 0xBB67AE85) % 2**32]
    return c


def halves(x):
    """The low and the high words of 64-bit numbers."""
    return (x & np.uint64(2**32 - 1)).astype(np.uint32), (x >> np.uint64(32)).astype(np.uint32)


def threefry_bits(state, shape, width):
    key = [int(w) for h in halves(state[:1]) for w in h]
    counter = int(state[1])
    if width == 64:
        n = int(np.prod(shape, dtype=np.int64))
        at = np.array([(counter + i) % 2**64 for i in range(n)], np.uint64)
        low, high = threefry(key, *halves(at))
        return (low.astype(np.uint64) | high.astype(np.uint64) << np.uint64(32)).reshape(shape), n
    even = [d for d, n in enumerate(shape) if n % 2 == 0]
    pair = even[0] if even else int(np.argmax(shape)) if shape else None
    half = [(n + 1) // 2 if d == pair else n for d, n in enumerate(shape)]
    n = int(np.prod(half, dtype=np.int64))
    at = np.array([(counter + i) % 2**64 for i in range(n)], np.uint64)
    words = threefry(key, *halves(at))
    if pair is None:
        return words[0].reshape(()), n
    both = np.stack([w.reshape(half) for w in words], pair + 1)
    both = both.reshape([2 * half[d] if d == pair else n for d, n in enumerate(shape)])
    return both[tuple(slice(0, n) for n in shape)], n


def philox_bits(state, shape, width):
    key = [int(w) for h in halves(state[:1]) for w in h]
    low, high = int(state[1]), int(state[2] if len(state) == 3 else state[0])
    per = 2 if width == 64 else 4
    n = int(np.prod(shape, dtype=np.int64))
    blocks = -(-n // per)
    counter = low + (high << 64)
    at = [(counter + i) % 2**128 for i in range(blocks)]
    words = [np.array([v >> (32 * k) & (2**32 - 1) for v in at], np.uint32) for k in range(4)]
    words = philox(key, words)
    if width == 64:
        words = [a.astype(np.uint64) | b.astype(np.uint64) << np.uint64(32) for a, b in (words[:2], words[2:])]
    after = (counter + blocks) % 2**128
    return np.stack(words, 1).reshape(-1)[:n].reshape(shape), [after % 2**64, after >> 64]


def attribute(op, name):
    return op.attributes[name]


class Composites:
    def normalised(self, op, x, scale, offset, mean, variance):
        element = self.element(op)
        d = int(attribute(op, "feature_index"))
        shape = [x.shape[i] if i == d else 1 for i in range(x.ndim)]
        epsilon = np.longdouble(np.float32(ir.FloatAttr(attribute(op, "epsilon")).value))

        def r(v):
            return self.rounded(v, element)

        deviation = r(np.sqrt(r(variance + r(epsilon))))
        centred = r(x - mean.reshape(shape))
        ratio = r(centred / deviation.reshape(shape))
        return r(r(scale.reshape(shape) * ratio) + offset.reshape(shape)), centred, ratio, deviation, shape

    def feature_sum(self, op, v):
        """Sums one after another, rounded after each addition."""
        d = int(attribute(op, "feature_index"))
        rows = np.moveaxis(v, d, -1).reshape(-1, v.shape[d])
        total = np.zeros(v.shape[d], v.dtype)
        for row in rows:
            total = self.rounded(total + row, self.element(op))
        return total, rows.shape[0]

    def feature_mean(self, op, v):
        total, count = self.feature_sum(op, v)
        with np.errstate(all="ignore"):
            return self.rounded(total / np.longdouble(count), self.element(op))

    @staticmethod
    def element(op):
        return str(ir.RankedTensorType(op.operands[0].type).element_type)

    @staticmethod
    def spectrum(x, axis, sign):
        """Sums over x along an axis with the roots of unity, as the definition says: n^2 products."""
        n = x.shape[axis]
        numbers = np.arange(n)
        turns = (np.outer(numbers, numbers) % max(n, 1)).astype(np.longdouble) / max(n, 1)
        angles = turns * (8 * np.arctan(np.longdouble(1)))
        matrix = np.cos(angles) + np.clongdouble(1j) * sign * np.sin(angles)
        return np.moveaxis(np.tensordot(matrix, x.astype(np.clongdouble), (1, axis)), 0, axis)

    def op_fft(self, op, x, env):
        kind = re.search(r"(I?R?FFT)", str(attribute(op, "fft_type"))).group(1)
        lengths = [int(v) for v in attribute(op, "fft_length")]
        sign = 1 if kind.startswith("I") else -1
        y = x[0].astype(np.clongdouble)
        axes = list(range(y.ndim - len(lengths), y.ndim))
        if kind == "IRFFT":
            for axis in axes[:-1]:
                y = self.spectrum(y, axis, sign)
            n = lengths[-1]
            half = [k if k <= n // 2 else n - k for k in range(n)]
            y = y[..., half] if n else y
            for k in range(n):
                if k == 0 or 2 * k == n:
                    y[..., k] = y[..., k].real
                elif k > n // 2:
                    y[..., k] = np.conj(y[..., k])
            return [self.spectrum(y, axes[-1], sign).real / max(int(np.prod(lengths)), 1)]
        for axis in axes:
            y = self.spectrum(y, axis, sign)
        if kind == "RFFT":
            y = y[..., : lengths[-1] // 2 + 1]
        return [y / max(int(np.prod(lengths)), 1) if kind == "IFFT" else y]

    def op_batch_norm_inference(self, op, x, env):
        return [self.normalised(op, *x)[0]]

    def op_batch_norm_training(self, op, x, env):
        d = int(attribute(op, "feature_index"))
        shape = [x[0].shape[i] if i == d else 1 for i in range(x[0].ndim)]
        mean = self.feature_mean(op, x[0])
        centred = self.rounded(x[0] - mean.reshape(shape), self.element(op))
        variance = self.feature_mean(op, self.rounded(centred * centred, self.element(op)))
        return [self.normalised(op, x[0], x[1], x[2], mean, variance)[0], mean, variance]

    def op_batch_norm_grad(self, op, x, env):
        operand, scale, mean, variance, d = x
        _, centred, ratio, deviation, shape = self.normalised(op, operand, scale, scale, mean, variance)
        epsilon = np.longdouble(np.float32(ir.FloatAttr(attribute(op, "epsilon")).value))
        count = np.longdouble(operand.size // scale.size)
        of_offset, of_scale = self.feature_sum(op, d)[0], self.feature_sum(op, d * ratio)[0]
        along = self.feature_sum(op, d * centred)[0]
        drift = along.reshape(shape) * centred / (variance + epsilon).reshape(shape)
        rest = d * count - of_offset.reshape(shape) - drift
        return [(scale / deviation / count).reshape(shape) * rest, of_scale, of_offset]

    def op_map(self, op, x, env):
        block = op.regions[0].blocks[0]
        shape = x[0].shape
        out = None
        for at in np.ndindex(shape):
            value = self.block(block, [v[at] for v in x], env)[0][0]
            if out is None:
                out = np.zeros(shape, np.asarray(value).dtype)
            out[at] = value
        return [np.zeros(shape) if out is None else out]

    def op_rng_bit_generator(self, op, x, env):
        t = ir.RankedTensorType(op.results[1].type)
        name, shape = str(t.element_type), tuple(t.shape)
        width = int(name.lstrip("uibf"))
        state = np.array(x[0], np.uint64)
        if "THREE_FRY" in str(attribute(op, "rng_algorithm")):
            bits, used = threefry_bits(state, shape, width)
            after = [int(state[0]), (int(state[1]) + used) % 2**64]
        else:
            bits, counter = philox_bits(state, shape, width)
            after = [int(state[0])] + counter[: len(state) - 1]
        bits = bits.astype(f"u{width // 8}")
        return [np.array(after, np.uint64), self.reinterpreted(bits, name)]

    def op_rng(self, op, x, env):
        """The seed of an operation is the next number, unless the text gives it."""
        from reference import DTYPES, FLOATS, UNARY, WIDE

        t = ir.RankedTensorType(op.results[0].type)
        name, shape = str(t.element_type), tuple(t.shape)
        seed = int(attribute(op, "quern.seed")) if "quern.seed" in op.attributes else self.seeds + 1
        self.seeds = max(self.seeds, seed)
        n = int(np.prod(shape, dtype=np.int64))
        at = np.arange(n, dtype=np.uint64)
        low, high = halves(at)
        a, b = threefry([0, seed], high, low)
        longs = (a.astype(np.uint64) << np.uint64(32) | b.astype(np.uint64)).reshape(shape)
        words = (a ^ b).reshape(shape)
        low, high = x[0], x[1]
        if name not in FLOATS:
            mask = 2 ** int(name.lstrip("ui")) - 1
            span = (int(high) - int(low)) & mask if int(low) < int(high) else 1
            return [np.array([(int(low) + int(v) % span) & mask for v in longs.reshape(-1)], object)
                    .astype(f"u{(mask.bit_length()) // 8}").view(DTYPES[name]).reshape(shape)]
        width, mantissa = {"f16": (16, 10), "bf16": (8, 7), "f32": (32, 23), "f64": (64, 52)}[name]
        bits = longs if width == 64 else words & np.uint32(2**width - 1)
        u = (bits >> bits.dtype.type(width - mantissa)).astype(WIDE) / WIDE(2**mantissa)
        if "NORMAL" in str(attribute(op, "rng_distribution")):
            epsilon = WIDE(2) ** -(mantissa + 1)
            u = self.rounded(u * self.rounded(WIDE(2) - epsilon, name) - WIDE(1) + epsilon, name)
            r = self.rounded(UNARY["erf_inv"](u), name)
            r = self.rounded(r * self.rounded(np.sqrt(WIDE(2)), name), name)
            return [self.rounded(r * high, name) + low]
        if not low < high:
            return [np.full(shape, low)]
        return [self.rounded(u * self.rounded(high - low, name), name) + low]

    def op_composite(self, op, x, env):
        f = self.functions[ir.FlatSymbolRefAttr(attribute(op, "decomposition")).value]
        return self.block(f.regions[0].blocks[0], x, {})[0]

    def op_async_start(self, op, x, env):
        return [self.block(op.regions[0].blocks[0], x, env)[0]]

    def op_async_done(self, op, x, env):
        return list(x[0])

    def op_all_gather(self, op, x, env):
        return list(x)

    op_all_reduce = op_reduce_scatter = op_all_to_all = op_all_gather

    def op_collective_broadcast(self, op, x, env):
        groups = "".join(str(attribute(op, "replica_groups")).split(":")[0].split("dense")[1:])
        return [x[0] if "0" in groups else np.zeros_like(x[0])]

    def op_collective_permute(self, op, x, env):
        pairs = np.array(ir.DenseIntElementsAttr(attribute(op, "source_target_pairs"))).reshape(-1, 2)
        return [x[0] if [0, 0] in pairs.tolist() else np.zeros_like(x[0])]

    def op_partition_id(self, op, x, env):
        return [np.uint32(0)]

    op_replica_id = op_partition_id

    def op_optimization_barrier(self, op, x, env):
        return list(x)

    def op_barrier(self, op, x, env):
        return list(x)

    def op_ragged_dot(self, op, x, env):
        """Loops over groups; a product for each."""
        text, work = str(op.attributes["ragged_dot_dimension_numbers"]), self.work_type(op)

        def dims(key):
            found = re.search(key + r" = \[([\d, ]*)\]", text)
            return [int(s) for s in found.group(1).split(",") if s.strip()] if found else []

        lb, rb = dims("lhs_batching_dimensions"), dims("rhs_batching_dimensions")
        lc, rc = dims("lhs_contracting_dimensions"), dims("rhs_contracting_dimensions")
        (ragged,), group = dims("lhs_ragged_dimensions"), dims("rhs_group_dimensions")
        lf = [d for d in range(x[0].ndim) if d not in lb + lc]
        rf = [d for d in range(x[1].ndim) if d not in rb + rc + group]
        lhs = np.transpose(x[0].astype(work), lb + lf + lc)
        rhs = np.transpose(x[1].astype(work), group + rb + rf + rc)
        batch, free, terms = (tuple(x[0].shape[d] for d in list) for list in (lb, lf, lc))
        columns = tuple(x[1].shape[d] for d in rf)

        def product(l, r):
            l = l.reshape(batch + (-1, 1) + (int(np.prod(terms, dtype=int)),))
            r = r.reshape(batch + (1, -1) + l.shape[-1:])
            return np.sum(l * r, -1, dtype=work).reshape(batch + free + columns)

        if ragged in lb:
            return [product(lhs, rhs)]
        before = lb + (lc[: lc.index(ragged)] if ragged in lc else [d for d in lf if d < ragged])
        outer = tuple(x[0].shape[d] for d in before)
        sizes = np.broadcast_to(x[2], outer + x[2].shape[-1:]).astype(np.int64)
        ends, results = np.cumsum(sizes, -1), []
        order = lb + lf + lc
        for i in range(sizes.shape[-1]):
            inside = np.zeros([x[0].shape[d] for d in order], bool)
            view = np.moveaxis(inside, [order.index(d) for d in before + [ragged]], range(len(before) + 1))
            for at in np.ndindex(*outer):
                view[at + (slice(ends[at + (i,)] - sizes[at + (i,)], ends[at + (i,)]),)] = True
            results.append(product(np.where(inside, lhs, work(0)), rhs[i] if group else rhs))
        return [np.stack(results) if ragged in lc else sum(results)]
