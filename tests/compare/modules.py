"""The modules that the scripts of this directory compare, and functions that run the program `caller` (caller.c).
`caller` can be built against any state of Quern. Modules of tests/modules and tests/text get their stored inputs. Other
modules get the inputs of `quern run --random 1`."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile

HERE = os.path.dirname(os.path.abspath(__file__))
TESTS = os.path.dirname(HERE)
DIRECTORIES = ["modules", "text", "bench", "compare/modules"]
SEED = "1"
# Modules whose code has an instruction that Valgrind 3.19 does not know: vmovq from a vector register to another.
UNKNOWN_TO_VALGRIND = ["modules/op_convolution_f32", "modules/op_convolution_half", "modules/op_convolution_integer",
                      "modules/gradients_movement", "text/convolution", "text/eigh"]
CALLGRIND = ["valgrind", "--tool=callgrind", "--toggle-collect=counted_call", "--dump-after=counted_call"]


class Workplace:
    """A temporary directory with the stored inputs, and the list of modules: name, path, inputs. Names are unique."""

    def __enter__(self):
        self.directory = tempfile.mkdtemp(prefix="quern-compare-")
        self.modules = [m for directory in DIRECTORIES for m in self.find(directory)]
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.directory, ignore_errors=True)

    def path(self, *parts):
        """Returns a path in the temporary directory. Makes the parent directories of the path."""
        path = os.path.join(self.directory, *parts)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        return path

    def find(self, directory):
        files = sorted(os.listdir(os.path.join(TESTS, directory)))
        for name in (f[:-5] for f in files if f.endswith(".mlir")):
            path = os.path.join(TESTS, directory, name)
            label = f"{directory.split('/')[0]}/{name}"
            stored = name + ".npz" in files
            yield label, path + ".mlir", self.unpack(path + ".npz", label) if stored else SEED

    def unpack(self, archive, label):
        """Writes the stored inputs as in0.npy, ... into a directory, and returns it."""
        inputs = os.path.dirname(self.path("inputs", label, "in"))
        with zipfile.ZipFile(archive) as z:
            for member in z.namelist():
                if member.startswith("in"):
                    data = z.read(member)
                    assert data[6] == 1 and b"'fortran_order': False" in data[:256], f"{archive}: {member}"
                    with open(os.path.join(inputs, member), "wb") as f:
                        f.write(data)
        return inputs


def command(caller, job, **options):
    return [os.path.abspath(caller), job] + [str(x) for pair in options.items() for x in pair]


def call(arguments, modules=(), stop=True):
    """Runs a program on a list of modules. Returns the program's standard output, and the text of its error, or None.
    If `stop` is set, an error ends this script."""
    text = "".join("\t".join(m) + "\n" for m in modules)
    done = subprocess.run(arguments, input=text, capture_output=True, text=True)
    if done.returncode and stop:
        sys.exit(done.stderr[-1000:].strip() or f"{arguments[0]} ended with status {done.returncode}")
    return done.stdout, done.returncode and done.stderr.strip() or None


def levels(caller):
    """The levels that this machine runs, the lowest first."""
    return call(command(caller, "levels"))[0].split()


def count(place, caller, level, modules, **options):
    """The instructions of a call of each module. After each call callgrind writes a file, numbered from 1."""
    report = place.path("reports", "count")
    call(CALLGRIND + [f"--callgrind-out-file={report}"] + command(caller, "count", level=level, **options), modules)
    counts = []
    for i in range(len(modules)):
        with open(f"{report}.{i + 1}") as f:
            counts.append(int(re.search(r"^summary: (\d+)", f.read(), re.M).group(1)))
    shutil.rmtree(os.path.dirname(report))
    return counts


def measure(place, caller, level, modules):
    """Compiles modules into packs and counts the instructions of a call of each: {name: instructions}"""
    packs = [(name, place.path("packs", name + ".pack"), inputs) for name, _, inputs in modules]
    call(command(caller, "pack", level=level, out=place.path("packs", "-")[:-2]), modules)
    return dict(zip((p[0] for p in packs), count(place, caller, level, packs)))
