"""The composites of reference.py: normalisation, maps, barriers, random numbers, operations of several devices.

Written from the StableHLO specification and, for the random bits, from the papers that define Threefry and Philox
(Salmon et al., 2011). The module runs on one device, number 0.
"""

import numpy as np
from jax._src.lib.mlir import ir


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

    def op_optimization_barrier(self, op, x, env):
        return list(x)

    def op_barrier(self, op, x, env):
        return list(x)
