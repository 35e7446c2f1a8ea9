"""The modules that the scripts of this directory compare, and functions that run the program `caller` (caller.c).
`caller` can be built against any state of Quern. Modules of tests/modules and tests/text get their stored inputs. Other
modules get the inputs of `quern run --random 1`."""

import os
import shutil
import subprocess
import sys
import tempfile
import zipfile

HERE = os.path.dirname(os.path.abspath(__file__))
TESTS = os.path.dirname(HERE)
DIRECTORIES = ["modules", "text", "bench", "compare/modules"]
SEED = "1"


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
