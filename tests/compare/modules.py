"""The modules that this directory's scripts call, and how they call them: with caller.c, which is built against any state of
Quern. Of tests/modules and tests/text the stored inputs are used, elsewhere those of `quern run --random 1`."""

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
        """A path in the temporary directory; the directory that it is in exists."""
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
        """The stored inputs as files in0.npy, ... of a directory."""
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
    """Runs a program of this directory on modules; gives its standard output, or with stop=False its error as text."""
    text = "".join("\t".join(m) + "\n" for m in modules)
    done = subprocess.run(arguments, input=text, capture_output=True, text=True)
    if done.returncode and stop:
        sys.exit(done.stderr[-1000:].strip() or f"{arguments[0]} ended with status {done.returncode}")
    return done.stdout, done.returncode and done.stderr.strip() or None


def levels(caller):
    """Those that this machine runs, the least one first."""
    return call(command(caller, "levels"))[0].split()
