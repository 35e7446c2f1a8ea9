#!/usr/bin/env python3
"""Compares libquern's tensor files and DLPack with the packages that define them, in both directions.

    python3 tests/io/reference.py build/libquern.so [COUNT [SEED]]

Needs numpy and safetensors from PyPI; uses ml_dtypes (bf16) and torch (DLPack) if they are installed. Writes and reads
COUNT random files (1000), and damages half as many. The same SEED gives the same files. Prints "N passed, N failed".
"""
import ctypes, gc, json, os, random, struct, sys, tempfile, weakref
import numpy
import safetensors, safetensors.numpy
try:
    import ml_dtypes
    BF16 = numpy.dtype(ml_dtypes.bfloat16)
except ImportError:
    BF16 = None
try:
    import torch
except ImportError:
    torch = None

# ---- the C interface -------------------------------------------------------------------------------------------------


class Dims(ctypes.Structure):
    _fields_ = [("count", ctypes.c_size_t), ("values", ctypes.c_int64 * 32)]


class Tensor(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("dtype", ctypes.c_int), ("dims", Dims)]


class Named(ctypes.Structure):
    _fields_ = [("name", ctypes.c_char_p), ("tensor", Tensor)]


class Stored(ctypes.Structure):
    _fields_ = [("name", ctypes.c_char_p), ("dtype", ctypes.c_int), ("dims", Dims), ("type", ctypes.c_char_p),
                ("data", ctypes.c_void_p), ("why", ctypes.c_char_p), ("reserved", ctypes.c_uint64 * 4)]


class Note(ctypes.Structure):
    _fields_ = [("key", ctypes.c_char_p), ("value", ctypes.c_char_p)]


class Options(ctypes.Structure):
    _fields_ = [("format", ctypes.c_int), ("note_count", ctypes.c_size_t), ("notes", ctypes.POINTER(Note)),
                ("reserved", ctypes.c_uint64 * 4)]


quern = ctypes.CDLL(os.path.abspath(sys.argv[1]))
quern.qn_archive_tensor.restype = Stored
quern.qn_archive_note.restype = Note
quern.qn_archive_count.restype = quern.qn_archive_note_count.restype = ctypes.c_size_t
quern.qn_status_message.restype = ctypes.c_char_p
for name in ("qn_archive_open", "qn_archive_write", "qn_archive_copy", "qn_archive_get", "qn_dlpack_export",
             "qn_dlpack_export_old", "qn_dlpack_import", "qn_dlpack_import_old"):
    getattr(quern, name).restype = ctypes.c_void_p


class Refused(Exception):
    pass


def ok(status):
    if status:
        message = quern.qn_status_message(ctypes.c_void_p(status)).decode()
        quern.qn_status_free(ctypes.c_void_p(status))
        raise Refused(message)


# qn_dtype: numpy's name, safetensors' name
TYPES = {1: ("bool", "BOOL"), 2: ("int8", "I8"), 3: ("int16", "I16"), 4: ("int32", "I32"), 5: ("int64", "I64"),
         6: ("uint8", "U8"), 7: ("uint16", "U16"), 8: ("uint32", "U32"), 9: ("uint64", "U64"), 10: ("float16", "F16"),
         11: ("bfloat16", "BF16"), 12: ("float32", "F32"), 13: ("float64", "F64"), 14: ("complex64", "C64"),
         15: ("complex128", None)}
NUMBERS = {name: number for number, (name, _) in TYPES.items()}


def numpy_type(number):
    return BF16 if number == 11 else numpy.dtype(TYPES[number][0])


def tensor_of(array):
    dims = Dims(array.ndim, (ctypes.c_int64 * 32)(*array.shape))
    return Tensor(array.ctypes.data, NUMBERS[array.dtype.name], dims)


def quern_write(path, arrays, notes):
    named = (Named * max(1, len(arrays)))(*[Named(n.encode(), tensor_of(a)) for n, a in arrays.items()])
    list_ = (Note * max(1, len(notes)))(*[Note(k.encode(), v.encode()) for k, v in notes.items()])
    options = Options(0, len(notes), list_)
    ok(quern.qn_archive_write(path.encode(), ctypes.byref(options), ctypes.c_size_t(len(arrays)), named))


def quern_read(path):
    """The arrays and notes of a file. Reads every tensor in two ways."""
    archive = ctypes.c_void_p()
    ok(quern.qn_archive_open(path.encode(), ctypes.byref(archive)))
    try:
        arrays = {}
        for i in range(quern.qn_archive_count(archive)):
            at = ctypes.c_size_t(i)
            stored, got = quern.qn_archive_tensor(archive, at), Tensor()
            if not stored.dtype:
                raise Refused(stored.why.decode())
            array = numpy.empty(stored.dims.values[:stored.dims.count], numpy_type(stored.dtype))
            ok(quern.qn_archive_copy(archive, at, ctypes.byref(tensor_of(array))))
            ok(quern.qn_archive_get(archive, at, ctypes.byref(got)))
            if ctypes.string_at(got.data, array.nbytes) != array.tobytes():
                raise AssertionError("qn_archive_get and qn_archive_copy differ")
            arrays[stored.name.decode()] = array
        count = quern.qn_archive_note_count(archive)
        notes = [quern.qn_archive_note(archive, ctypes.c_size_t(i)) for i in range(count)]
        return arrays, {n.key.decode(): n.value.decode() for n in notes}
    finally:
        quern.qn_archive_free(archive)


def quern_count(path):
    archive = ctypes.c_void_p()
    ok(quern.qn_archive_open(path.encode(), ctypes.byref(archive)))
    count = quern.qn_archive_count(archive)
    quern.qn_archive_free(archive)
    return count


# ---- random files ----------------------------------------------------------------------------------------------------


def random_array(rng, number):
    shape = [rng.choice((0, 1, 2, 3, 4, 7)) if rng.random() < 0.9 else 40 for _ in range(rng.randrange(5))]
    dtype = numpy_type(number)
    size = int(numpy.prod(shape, dtype=numpy.int64))
    if number == 1:
        data = bytes(rng.getrandbits(1) for _ in range(size))
    elif rng.random() < 0.5:
        data = rng.randbytes(size * dtype.itemsize)
    else: # compressible
        data = (rng.randbytes(dtype.itemsize) * (size + 1))[:size * dtype.itemsize]
    return numpy.frombuffer(data, dtype).reshape(shape)


def random_name(rng):
    return "".join(rng.choice("abcXYZ019._-/ \"\\'é語\U0001f600") for _ in range(rng.randrange(1, 12)))


def random_arrays(rng, kind):
    numbers = [n for n in TYPES if (n != 11 or BF16 is not None) and (kind != "safetensors" or n != 15)]
    count = 1 if kind == "npy" else rng.choice((0, 1, 2, 3, 5, 20))
    return {random_name(rng): random_array(rng, rng.choice(numbers)) for _ in range(count)}


def shuffled(rng, array):
    """The same array in another memory order or byte order."""
    if rng.random() < 0.3 and array.ndim:
        array = numpy.asfortranarray(array)
    if rng.random() < 0.3 and array.dtype != BF16:
        array = array.astype(array.dtype.newbyteorder(">"))
    return array


def reference_write(rng, kind, path, arrays, notes):
    if kind == "npy":
        with open(path, "wb") as out:
            version = rng.choice(((1, 0), (2, 0), (3, 0)))
            numpy.lib.format.write_array(out, shuffled(rng, next(iter(arrays.values()))), version=version)
    elif kind == "npz":
        write = rng.choice((numpy.savez, numpy.savez_compressed))
        write(path, **{n: shuffled(rng, a) for n, a in arrays.items()})
    else:
        with open(path, "wb") as out:
            out.write(safetensors.numpy.save(arrays, notes or None))


def typed(array):
    return array.view(BF16) if BF16 is not None and array.dtype == numpy.dtype("V2") else array


def reference_read(kind, path):
    if kind == "npy":
        return {"": typed(numpy.load(path))}, {}
    if kind == "npz":
        with numpy.load(path) as archive:
            return {n: typed(archive[n]) for n in archive.files}, {}
    names = {st: number for number, (_, st) in TYPES.items()}
    with open(path, "rb") as file:
        data = file.read()
    arrays = {n: numpy.frombuffer(bytes(t["data"]), numpy_type(names[t["dtype"]])).reshape(t["shape"])
              for n, t in safetensors.deserialize(data)}
    header = json.loads(data[8:8 + struct.unpack("<Q", data[:8])[0]])
    return arrays, header.get("__metadata__", {})


def same(got, want):
    if got.keys() != want.keys():
        return f"names {sorted(got)} instead of {sorted(want)}"
    for name in want:
        a, b = got[name], want[name]
        if a.dtype.newbyteorder("=") != b.dtype or a.shape != b.shape or a.astype(b.dtype).tobytes() != b.tobytes():
            return f"{name!r}: {a.dtype}{a.shape} instead of {b.dtype}{b.shape}, or other elements"
    return ""


def round_trip(rng, directory):
    kind = rng.choice(("npy", "npz", "safetensors"))
    path = os.path.join(directory, "file." + kind)
    arrays = random_arrays(rng, kind)
    notes = {random_name(rng): random_name(rng) for _ in range(rng.randrange(3))} if kind == "safetensors" else {}
    expected = {"": next(iter(arrays.values()))} if kind == "npy" else arrays
    reference_write(rng, kind, path, arrays, notes)
    got, got_notes = quern_read(path)
    wrong = same(got, expected) or (got_notes != notes and f"notes {got_notes} instead of {notes}")
    if wrong:
        return f"{kind} written by the reference: {wrong}"
    quern_write(path, arrays, notes)
    got, got_notes = reference_read(kind, path)
    wrong = same(got, expected) or (got_notes != notes and f"notes {got_notes} instead of {notes}")
    return wrong and f"{kind} written by Quern: {wrong}"


def many(count, directory):
    """More members than the 16 bits of a zip file's end record can count."""
    path = os.path.join(directory, "many.npz")
    quern_write(path, {str(i): numpy.array(i) for i in range(count)}, {})
    with numpy.load(path) as archive:
        wrong = len(archive.files) != count or archive[str(count - 1)] != count - 1
    return wrong and "numpy reads other arrays" or quern_count(path) != count and "Quern reads another number"


def damage(rng, directory):
    """What Quern accepts of a damaged safetensors file, the reference must accept too, with the same tensors."""
    path = os.path.join(directory, "damaged.safetensors")
    arrays = random_arrays(rng, "safetensors")
    reference_write(rng, "safetensors", path, arrays, {})
    with open(path, "rb") as file:
        data = bytearray(file.read())
    header = 8 + struct.unpack("<Q", data[:8])[0]
    for _ in range(rng.randrange(1, 4)):
        at = rng.randrange(header if rng.random() < 0.95 else len(data))
        if rng.random() < 0.5:
            data[at] = rng.choice(b'0123456789{}[],:" \\uFI"')
        elif rng.random() < 0.5:
            data[at] ^= 1 << rng.randrange(8)
        else:
            del data[rng.randrange(at, len(data)):]
            break
    with open(path, "wb") as file:
        file.write(data)
    try:
        got, _ = quern_read(path)
    except Refused:
        return ""
    try:
        wanted = reference_read("safetensors", path)[0]
        return same(got, {n: a.view("u1").astype(bool) if a.dtype == bool else a for n, a in wanted.items()})
    except Exception as why:
        return f"Quern accepts what the reference refuses: {why}: {bytes(data[:200])}"


# ---- DLPack ----------------------------------------------------------------------------------------------------------

capsule_new = ctypes.pythonapi.PyCapsule_New
capsule_new.restype, capsule_new.argtypes = ctypes.py_object, (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
capsule_pointer = ctypes.pythonapi.PyCapsule_GetPointer
capsule_pointer.restype, capsule_pointer.argtypes = ctypes.c_void_p, (ctypes.py_object, ctypes.c_char_p)
capsule_rename = ctypes.pythonapi.PyCapsule_SetName
capsule_rename.argtypes = ctypes.py_object, ctypes.c_char_p
USED = b"used_dltensor", b"used_dltensor_versioned" # kept, because capsules do not copy their names
RELEASE = ctypes.CFUNCTYPE(None, ctypes.c_void_p)


class Exported:
    """An object that exports the memory of an array through libquern, as a producer for from_dlpack."""

    def __init__(self, array, versioned, flags=0):
        self.array, self.versioned, self.flags, self.released = array, versioned, flags, 0
        self.release = RELEASE(self.count)

    def count(self, _):
        self.released += 1

    def __dlpack_device__(self):
        return 1, 0

    def __dlpack__(self, **_):
        out = ctypes.c_void_p()
        tensor = ctypes.byref(tensor_of(self.array))
        if self.versioned:
            ok(quern.qn_dlpack_export(tensor, self.flags, self.release, None, ctypes.byref(out)))
        else:
            ok(quern.qn_dlpack_export_old(tensor, self.release, None, ctypes.byref(out)))
        return capsule_new(out, b"dltensor_versioned" if self.versioned else b"dltensor", None)


def imported(owner, versioned, writable=0):
    """The tensor that libquern sees in the memory of `owner`, and a function that frees the memory."""
    capsule = owner.__dlpack__(max_version=(1, 0)) if versioned else owner.__dlpack__()
    name = b"dltensor_versioned" if versioned else b"dltensor"
    pointer, tensor = ctypes.c_void_p(capsule_pointer(capsule, name)), Tensor()
    if versioned:
        ok(quern.qn_dlpack_import(pointer, writable, ctypes.byref(tensor)))
    else:
        ok(quern.qn_dlpack_import_old(pointer, ctypes.byref(tensor)))
    capsule_rename(capsule, USED[versioned]) # the deleter is now ours to call
    return tensor, lambda: (quern.qn_dlpack_free if versioned else quern.qn_dlpack_free_old)(pointer)


def dlpack_out(array, versioned, consume, name, flags=0):
    producer = Exported(array, versioned, flags)
    consumer = consume(producer)
    wrong = ""
    if (consumer.data_ptr() if name == "torch" else consumer.ctypes.data) != array.ctypes.data and array.size:
        wrong = "it was copied"
    elif tuple(consumer.shape) != array.shape:
        wrong = f"shape {consumer.shape}"
    elif producer.released:
        wrong = "it was released early"
    del consumer
    gc.collect()
    return wrong or (producer.released != 1 and f"it was released {producer.released} times")


def dlpack_in(array, wrap, versioned, writable=0):
    array, fixed = array.copy(), not array.flags.writeable
    array.flags.writeable = not fixed
    alive, address, shape, dtype = weakref.ref(array), array.ctypes.data, array.shape, NUMBERS[array.dtype.name]
    tensor, free = imported(wrap(array), versioned, writable)
    if tensor.data != address and array.size:
        return "it was copied"
    if tuple(tensor.dims.values[:tensor.dims.count]) != shape or tensor.dtype != dtype:
        return "another shape or type"
    del array
    gc.collect()
    if alive() is None:
        return "the memory was freed early"
    free()
    gc.collect()
    return alive() is not None and "the memory is not freed"


def dlpack_cases():
    types = [n for n in TYPES if n != 11]
    shapes = [(), (3,), (2, 3), (1, 4, 1), (0, 2)]
    versions = [False, True] if numpy.lib.NumpyVersion(numpy.__version__) >= "2.1.0" else [False]
    for number in types:
        for shape in shapes:
            array = numpy.ones(shape, numpy_type(number))
            for versioned in versions:
                yield f"numpy takes {array.dtype}{shape}", lambda a=array, v=versioned: dlpack_out(
                    a, v, numpy.from_dlpack, "numpy")
                yield f"numpy gives {array.dtype}{shape}", lambda a=array, v=versioned: dlpack_in(a, lambda x: x, v)
            if torch:
                yield f"torch takes {array.dtype}{shape}", lambda a=array: dlpack_out(
                    a, False, lambda p: torch.from_dlpack(p.__dlpack__()), "torch")
                yield f"torch gives {array.dtype}{shape}", lambda a=array: dlpack_in(a, torch.from_numpy, False)


def refuses(what, owner, versioned, writable=0):
    try:
        imported(owner, versioned, writable)
    except Refused as why:
        return what not in str(why) and str(why)
    return "it is accepted"


def is_fixed(array):
    if array.flags.writeable:
        raise Refused("it can be written")
    return array


def dlpack_refusals():
    grid = numpy.arange(12, dtype=numpy.float32).reshape(3, 4)
    yield "a transposed array", lambda: refuses("row-major", grid.T, False)
    yield "a slice", lambda: refuses("row-major", grid[:, ::2], False)
    if numpy.lib.NumpyVersion(numpy.__version__) >= "2.1.0":
        fixed = grid.copy()
        fixed.flags.writeable = False
        yield "a read-only array, to write", lambda: refuses("read-only", fixed, True, 1)
        yield "a read-only array, to read", lambda: dlpack_in(fixed, lambda x: x, True)
        yield "an array that Quern marks as read-only", lambda: dlpack_out(
            grid, True, lambda p: is_fixed(numpy.from_dlpack(p)), "numpy", 1)
    if torch:
        half = torch.ones(3, dtype=torch.bfloat16)
        yield "bf16 of torch", lambda: imported(half, False)[0].dtype != 11 and "another type"


# ---- all -------------------------------------------------------------------------------------------------------------


def main():
    gc.freeze() # gc.collect then skips the objects of the packages
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 1000
    rng = random.Random(int(sys.argv[3]) if len(sys.argv) > 3 else 1)
    passed = failed = 0
    with tempfile.TemporaryDirectory() as directory:
        cases = [(f"file {i}", lambda: round_trip(rng, directory)) for i in range(count)]
        cases += [(f"damage {i}", lambda: damage(rng, directory)) for i in range(count // 2)]
        cases += [(f"{n} members", lambda n=n: many(n, directory)) for n in (65534, 65535, 65536)]
        for name, case in cases + list(dlpack_cases()) + list(dlpack_refusals()):
            try:
                wrong = case()
            except Refused as why:
                wrong = str(why)
            passed += not wrong
            failed += bool(wrong)
            if wrong and failed < 20:
                print(f"FAILED: {name}: {wrong}")
    print("numpy", numpy.__version__, "safetensors", safetensors.__version__, "ml_dtypes",
          BF16 is not None and ml_dtypes.__version__, "torch", torch and torch.__version__)
    print(f"{passed} passed, {failed} failed")
    return failed != 0


sys.exit(main())
