"""The other programs of the benchmark. Each peer makes, for a row, a function that runs it once, or None."""

import os

import numpy as np

from quern import aligned, c_call


class Jax:
    name = "JAX"

    def __init__(self, helpers):
        import jax

        self.jax = jax
        self.version = jax.__version__

    def make(self, row, job):
        placed = self.jax.tree.map(self.jax.numpy.asarray, job.arguments)
        compiled, wait = job.jitted, self.jax.block_until_ready
        return lambda: wait(compiled(*placed))


class Numpy:
    name = "numpy"

    def __init__(self, helpers):
        self.version = np.__version__

    def make(self, row, job):
        f = row.ways.get("numpy")
        return f and (lambda: f(*job.inputs, job.fresh()))


class Torch:
    name = "torch"

    def __init__(self, helpers):
        import torch

        torch.set_num_threads(1)
        self.torch = torch
        self.version = torch.__version__

    def tensor(self, a):
        if a.dtype.name == "bfloat16":
            return self.torch.from_numpy(a.view(np.int16)).view(self.torch.bfloat16)
        return self.torch.from_numpy(a)

    def make(self, row, job):
        f = row.ways.get("torch")
        if not f:
            return None
        given = [self.tensor(a) for a in job.inputs]
        out = [self.tensor(a) for a in job.outputs_of_own()]

        def run():
            with self.torch.inference_mode():
                return f(self.torch, *given, out)

        return run


class Numba:
    name = "numba"

    def __init__(self, helpers):
        import numba

        self.njit = numba.njit
        self.version = numba.__version__

    def make(self, row, job):
        f = row.ways.get("numba")
        if not f:
            return None
        fast, out = self.njit(fastmath=True)(f), job.outputs_of_own()

        def run():
            fast(*job.inputs, *out)
            return out

        run()  # compiles
        return run


class Onnx:
    name = "ONNX Runtime"

    def __init__(self, helpers):
        import onnx
        import onnxruntime

        self.onnx, self.runtime = onnx, onnxruntime
        self.version = onnxruntime.__version__

    def nodes(self, way, count):
        helper, names = self.onnx.helper, "xyz"[:count]
        if isinstance(way, str):
            return [helper.make_node(way, list(names), ["out"])]
        return [helper.make_node(w[0], w[1].split(), w[2].split(), **(w[3] if len(w) > 3 else {})) for w in way]

    def make(self, row, job):
        way = row.ways.get("ort")
        if not way:
            return None
        helper, single = self.onnx.helper, self.onnx.TensorProto.FLOAT
        info = helper.make_tensor_value_info
        graph = helper.make_graph(
            self.nodes(way, len(job.inputs)), "row",
            [info(n, single, a.shape) for n, a in zip("xyz", job.inputs)],
            [info("out", single, job.want[0].shape)],
        )
        model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 20)], ir_version=9)
        options = self.runtime.SessionOptions()
        options.intra_op_num_threads = options.inter_op_num_threads = 1
        session = self.runtime.InferenceSession(model.SerializeToString(), options, providers=["CPUExecutionProvider"])
        binding = session.io_binding()
        for n, a in zip("xyz", job.inputs):
            binding.bind_cpu_input(n, a)
        out = job.outputs_of_own()
        binding.bind_output("out", "cpu", 0, np.float32, out[0].shape, out[0].ctypes.data)

        def run():
            session.run_with_iobinding(binding)
            return out

        return run


class C:
    """The compiler's vectorised loops, and libmvec. Timed without Python between the calls, as Quern is."""

    name = "C"

    def __init__(self, helpers):
        self.helpers = helpers
        self.version = os.environ.get("BENCH_CC", "gcc")

    def make(self, row, job):
        name = row.ways.get("c")
        if not name:
            return None
        out = job.outputs_of_own()
        call = c_call(self.helpers, name, job.inputs[0].size, job.inputs, out)
        run = lambda: self.helpers.least("run_c", call, 0) and out  # noqa: E731
        run.least = lambda seconds: self.helpers.least("run_c", call, seconds)
        return run


def load(helpers):
    """The peers that are installed, and why others are not."""
    found, missing = [], {}
    for kind in (Jax, Numpy, Torch, Onnx, Numba, C):
        try:
            found.append(kind(helpers))
        except Exception as e:  # noqa: BLE001  a broken installation may fail in any way
            missing[kind.name] = str(e).splitlines()[0][:100] if str(e) else type(e).__name__
    return found, missing


def results_of_own(want):
    return [aligned(w.shape, w.dtype) for w in want]
