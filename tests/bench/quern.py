"""libquern through ctypes, and the helpers in C that call functions without Python in between (calls.c, peers.c)."""

import ctypes
import mmap
import os
import re

import ml_dtypes
import numpy as np

DTYPES = {
    np.dtype(d): i
    for i, d in enumerate(
        (np.bool_, np.int8, np.int16, np.int32, np.int64, np.uint8, np.uint16, np.uint32, np.uint64, np.float16), 1
    )
} | {np.dtype(ml_dtypes.bfloat16): 11, np.dtype(np.float32): 12, np.dtype(np.float64): 13}


class Dims(ctypes.Structure):
    _fields_ = [("count", ctypes.c_size_t), ("values", ctypes.c_int64 * 32)]


class Tensor(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("dtype", ctypes.c_int), ("dims", Dims)]


class Options(ctypes.Structure):
    """qn_options; `rest` has the fields behind `cache`, all zero."""

    _fields_ = [
        ("compiler", ctypes.c_void_p),
        ("jit", ctypes.c_char_p),
        ("jit_seconds", ctypes.c_uint32),
        ("jit_memory", ctypes.c_uint64),
        ("jit_idle_ms", ctypes.c_uint32),
        ("jit_threads", ctypes.c_uint32),
        ("threads", ctypes.c_uint32),
        ("level", ctypes.c_char_p),
        ("cache", ctypes.c_char_p),
        ("rest", ctypes.c_char * 128),
    ]


class CompileOptions(ctypes.Structure):
    """qn_compile_options; `rest` has room for fields that later versions add, all zero."""

    _fields_ = [
        ("evaluate", ctypes.c_uint32),
        ("level", ctypes.c_char_p),
        ("unsimplified", ctypes.c_uint32),
        ("no_cache", ctypes.c_uint32),
        ("cpu", ctypes.c_char_p),
        ("require_compiled", ctypes.c_uint32),
        ("rest", ctypes.c_char * 64),
    ]


class Call(ctypes.Structure):
    """quern_call of calls.c"""

    _fields_ = [
        ("call", ctypes.c_void_p),
        ("function", ctypes.c_void_p),
        ("in_count", ctypes.c_size_t),
        ("out_count", ctypes.c_size_t),
        ("inputs", ctypes.POINTER(Tensor)),
        ("outputs", ctypes.POINTER(Tensor)),
        ("failures", ctypes.c_uint64),
    ]


class CCall(ctypes.Structure):
    """c_call of calls.c"""

    _fields_ = [
        ("call", ctypes.c_void_p),
        ("n", ctypes.c_long),
        ("inputs", ctypes.POINTER(ctypes.c_void_p)),
        ("outputs", ctypes.POINTER(ctypes.c_void_p)),
    ]


def aligned(shape, dtype, offset=0):
    """An array of ones that begins `offset` bytes behind a boundary of 64 bytes."""
    size = int(np.prod(shape)) * np.dtype(dtype).itemsize
    raw = np.ones(size + 128, np.uint8)
    start = -raw.ctypes.data % 64 + offset
    return raw[start : start + size].view(dtype).reshape(shape)


def guarded(shape, dtype):
    """An array that ends at the end of a page; the page behind it, and the one before its first, cannot be accessed."""
    size, page = int(np.prod(shape)) * np.dtype(dtype).itemsize, mmap.PAGESIZE
    pages = (size + page - 1) // page
    area = mmap.mmap(-1, (pages + 2) * page)
    start = ctypes.addressof(ctypes.c_char.from_buffer(area))
    libc = ctypes.CDLL(None, use_errno=True)
    for at in (start, start + (pages + 1) * page):
        libc.mprotect(ctypes.c_void_p(at), ctypes.c_size_t(page), mmap.PROT_NONE if hasattr(mmap, "PROT_NONE") else 0)
    return np.frombuffer(area, np.uint8)[(pages + 1) * page - size : (pages + 1) * page].view(dtype).reshape(shape)


def aligned_copy(a, guard=False):
    out = (guarded if guard else aligned)(a.shape, a.dtype)
    out[...] = a
    return out


def tensors(arrays):
    out = (Tensor * max(1, len(arrays)))()
    for t, a in zip(out, arrays):
        t.data, t.dtype, t.dims = a.ctypes.data, DTYPES[a.dtype], Dims(a.ndim, a.shape)
    return out


class Helpers:
    """build/bench/libbench.so: timing of C functions, the machine's limits, and the contestants in C."""

    def __init__(self, path):
        self.lib = lib = ctypes.CDLL(path)
        lib.least_time.restype = lib.machine_arithmetic.restype = lib.machine_bandwidth.restype = ctypes.c_double
        lib.least_time.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_double, ctypes.c_int]
        lib.machine_find.restype = ctypes.c_void_p
        lib.machine_find.argtypes = [ctypes.c_char_p]
        lib.machine_has.restype = ctypes.c_bool
        lib.machine_has.argtypes = [ctypes.c_void_p]
        lib.machine_arithmetic.argtypes = [ctypes.c_void_p, ctypes.c_uint32, ctypes.c_bool]
        lib.machine_bandwidth.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_bool, ctypes.c_size_t, ctypes.c_uint32]

    def address(self, name):
        return ctypes.cast(getattr(self.lib, name), ctypes.c_void_p).value

    elapsed = False  # measure the time that passes, not CPU time

    def least(self, runner, call, seconds, together=False):
        """The least time in seconds of a call of run_quern or run_c: CPU time, or the time that passes."""
        elapsed = together or self.elapsed
        return self.lib.least_time(self.address(runner), ctypes.addressof(call), seconds, elapsed) * 1e-9

    def level(self, name):
        """The machine's loops for a level; None if this CPU cannot run them."""
        found = self.lib.machine_find(name.encode())
        return found if found and self.lib.machine_has(found) else None

    def levels(self):
        """The best level of each width of vectors."""
        widths = ("x86-64-v4-bf16", "x86-64-v4-vnni", "x86-64-v4"), ("x86-64-v3",), ("armv8-a",)
        best = [next(filter(self.level, names), None) for names in widths]
        return [name for name in best if name]


class Quern:
    def __init__(self, build, level, threads=1):
        self.lib = lib = ctypes.CDLL(os.path.join(build, "libquern.so"))
        lib.qn_status_message.restype = ctypes.c_char_p
        lib.qn_status_message.argtypes = [ctypes.c_void_p]
        for name in ("qn_open", "qn_graph_parse", "qn_compile", "qn_call", "qn_dump"):
            getattr(lib, name).restype = ctypes.c_void_p
        self.level, self.context = level, ctypes.c_void_p()
        self.keep = []  # what C has pointers to
        options = Options(threads=threads, level=level.encode(), cache=b"off")
        self.must(lib.qn_open(ctypes.byref(options), ctypes.byref(self.context)))

    def must(self, status):
        if status:
            raise RuntimeError(self.lib.qn_status_message(status).decode()[:400])

    def parse(self, text):
        graph, data = ctypes.c_void_p(), text.encode()
        self.must(self.lib.qn_graph_parse(self.context, b"bench", data, ctypes.c_size_t(len(data)), ctypes.byref(graph)))
        return graph

    def compile(self, graph):
        function = ctypes.c_void_p()
        options = CompileOptions(require_compiled=1)
        self.must(self.lib.qn_compile(graph, ctypes.byref(options), ctypes.byref(function)))
        return function

    def costs(self, graph):
        """What the nests do together, once each: arithmetic, divisions."""
        text = ctypes.c_char_p()
        self.must(self.lib.qn_dump(graph, b"costs", None, ctypes.byref(text)))
        found = re.findall(
            r": (\d+) flops, (\d+) arithmetic instructions \(one of f64 counts as two\), (\d+) divisions",
            text.value.decode())
        return [sum(int(f[i]) for f in found) for i in (1, 2)]

    def call(self, function, inputs, outputs):
        a, b = tensors(inputs), tensors(outputs)
        made = Call(
            ctypes.cast(self.lib.qn_call, ctypes.c_void_p), function.value, len(inputs), len(outputs), a, b, 0
        )
        self.keep.append((a, b, inputs, outputs))
        return made

    def free(self, function, graph):
        self.lib.qn_function_free(function)
        self.lib.qn_graph_free(graph)
        self.keep.clear()


def c_call(helpers, name, n, inputs, outputs):
    a = (ctypes.c_void_p * max(1, len(inputs)))(*(x.ctypes.data for x in inputs))
    b = (ctypes.c_void_p * max(1, len(outputs)))(*(x.ctypes.data for x in outputs))
    made = CCall(helpers.address(name), n, a, b)
    made.keep = (a, b, inputs, outputs)
    return made
