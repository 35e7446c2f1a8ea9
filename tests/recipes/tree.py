"""A copy of the tree, and the edits that recipes make. An edit inserts text before or after a line, replaces text, or
copies a function or a line under another name. An edit raises Mismatch if the tree has no place for the edit."""

import os
import re
import shutil
import subprocess
import textwrap


class Mismatch(Exception):
    pass


class Text:
    """A recipe of HACKING.md."""

    def __init__(self, title, body):
        self.title = title
        self.blocks = [textwrap.dedent(b) for b in re.findall(r"^ *```\w+\n(.*?)^ *```$", body, re.M | re.S)]
        self.codes = [re.sub(r"\s+", " ", c) for c in re.findall(r"`([^`]+)`", re.sub(r"```.*?```", "", body, flags=re.S))]

    def block(self, start):
        """Returns the first fenced code with a line that begins with `start`."""
        for b in self.blocks:
            if re.search("^" + re.escape(start), b, re.M):
                return b
        raise Mismatch(f"the text has no code with a line that begins with `{start}`")

    def code(self, start):
        """Returns the first code in backquotes that begins with `start`."""
        for c in self.codes:
            if c.startswith(start):
                return c
        raise Mismatch(f"the text has no `{start}...`")


class Tree:
    def __init__(self, origin, directory):
        self.directory = directory
        listed = subprocess.run(["git", "ls-files", "-z", "-co", "--exclude-standard"], cwd=origin, check=True,
                                capture_output=True, text=True).stdout
        for name in filter(None, listed.split("\0")):
            if os.path.exists(os.path.join(origin, name)):
                os.makedirs(os.path.dirname(self.path(name)), exist_ok=True)
                shutil.copy2(os.path.join(origin, name), self.path(name))
        self.run("git", "init", "-q")
        self.run("git", "config", "user.name", "recipes")
        self.run("git", "config", "user.email", "recipes@localhost")
        self.run("git", "add", "-A")
        self.run("git", "commit", "-qm", "The tree")

    def path(self, name):
        return os.path.join(self.directory, name)

    def run(self, *command):
        return subprocess.run(command, cwd=self.directory, check=True, stdout=subprocess.PIPE, text=True).stdout

    def recipe(self, title):
        with open(self.path("docs/HACKING.md")) as f:
            found = re.search(rf"^## Recipe: {re.escape(title)}\n(.*?)(?=^## )", f.read(), re.M | re.S)
        if not found:
            raise Mismatch("HACKING.md has no such recipe")
        return Text(title, found.group(1))

    def read(self, name):
        if not os.path.exists(self.path(name)):
            raise Mismatch(f"there is no {name}")
        with open(self.path(name)) as f:
            return f.read()

    def write(self, name, text):
        with open(self.path(name), "w") as f:
            f.write(text)

    def append(self, name, text):
        self.write(name, self.read(name) + "\n" + text)

    def find(self, name, pattern, last=False):
        found = list(re.finditer(pattern, self.read(name), re.M))
        if not found:
            raise Mismatch(f"{name} has no match of {pattern}")
        return found[-1 if last else 0]

    def before(self, name, pattern, text):
        """Inserts text before the first match of the pattern, which begins with ^."""
        at = self.find(name, pattern).start()
        self.write(name, self.read(name)[:at] + text + self.read(name)[at:])

    def after(self, name, pattern, text, last=False):
        """Inserts text after the line in which the first match ends. If `last` is set, takes the last match instead."""
        source, at = self.read(name), self.find(name, pattern, last).end()
        at = source.index("\n", at) + 1
        self.write(name, source[:at] + text + source[at:])

    def replace(self, name, pattern, text):
        found = self.find(name, pattern)
        source = self.read(name)
        self.write(name, source[:found.start()] + found.expand(text) + source[found.end():])

    def repeat_function(self, name, function, old, new):
        """Inserts a copy of a function after the function, with `old` replaced by `new` in the copy."""
        body = self.find(name, rf"^[a-z][^;{{}}\n]*\b{function}\([^;{{}}]*\)\n\{{\n(?s:.*?)^\}}\n")
        source = self.read(name)
        copy = body.group(0).replace(old, new)
        self.write(name, source[:body.end()] + "\n" + copy + source[body.end():])

    def repeat_line(self, name, pattern, old, new):
        """Inserts a copy of a line after the line, with `old` replaced by `new` in the copy."""
        found = self.find(name, rf"^[^\n]*{pattern}[^\n]*\n")
        source = self.read(name)
        self.write(name, source[:found.end()] + found.group(0).replace(old, new) + source[found.end():])
