#!/usr/bin/env python3
"""Runs StableHLO's test data, read from a copy of its repository that is not part of this one.


DIR has *.mlir files, in subdirectories too: stablehlo/testdata, stablehlo/tests/interpret or stablehlo/tests/math of
https://github.com/openxla/stablehlo, one at a time, because tests/conformance.txt names files as seen from DIR. A file of the interpreter's tests has several modules, separated by `// -----`;
they are named FILE:FUNCTION. The check dialect's operations (check.expect_eq_const ...) become custom calls of the same
name. All comparisons of floats allow 3 ULP, unless the file itself allows more.

tests/conformance.txt lists expected failures with their causes. The exit status is 1 if a module fails that is not
listed, or a listed one passes. A summary by cause and by message is printed at the end.
"""

import argparse
import collections
import fnmatch
import os
import re
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "checks"))
from modules import ROOT, run_modules  # noqa: E402

CAUSES = os.path.join(ROOT, "tests", "conformance.txt")
SEPARATOR = re.compile(r"^// -----.*$", re.M)
FUNCTION = re.compile(r"func\.func (?:public |private )?@([\w.\"-]+)")
GOOD = ("right", "loose")


# ---- the check dialect ------------------------------------------------------------------------------------------------

CHECK = re.compile(r"^(\s*)check\.expect_(\w+)\s+", re.M)
GENERIC = re.compile(
    r'"check\.(expect_\w+_const)"\((%[\w#]+)\) <\{(tolerance = [^,>]*, )?value = (dense<.*>) : (tensor<.*>)\}> : .*'
)


def closing(text, at):
    """The index after the bracket that closes the one at text[at]. Strings have no brackets here."""
    depth = 0
    while True:
        depth += text[at] in "<[({"
        depth -= text[at] in ">])}"
        at += 1
        if depth == 0:
            return at


def scan(text, at, pattern):
    """Matches at this place after white space, or fails loudly, because a check that is skipped proves nothing."""
    found = re.compile(r"\s*" + pattern).match(text, at)
    if not found:
        raise ValueError(f"cannot rewrite the check near {text[at:at + 60]!r}")
    return found


def read_type(text, at):
    found = scan(text, at, r"tensor(?=<)")
    end = closing(text, found.end())
    return text[found.start() : end].strip(), end


def rewrite_checks(text):
    """Replaces operations of the check dialect by custom calls. Returns None if there is one that has no counterpart."""
    text = GENERIC.sub(r"check.\1 \2, \4 : \5", text)
    parts, at, number = [], 0, 0
    for found in CHECK.finditer(text):
        kind = found.group(2)
        if kind.startswith("serialized"):
            return None
        parts.append(text[at : found.start()] + found.group(1))
        value = scan(text, found.end(), r"(%[\w#]+)\s*,")
        constant = other = None
        at = value.end()
        if kind.endswith("_const"):
            dense = scan(text, at, r"dense(?=<)")
            at = closing(text, dense.end())
            constant = text[dense.start() : at].strip()
        else:
            name = scan(text, at, r"(%[\w#]+)")
            other, at = name.group(1), name.end()
        options = []
        while option := re.compile(r"\s*,\s*(\w+)\s*=\s*([-\w.]+)").match(text, at):
            options.append((option.group(1), option.group(2)))
            at = option.end()
        at = scan(text, at, ":").end()
        kind_of, at = read_type(text, at)
        if more := re.compile(r"\s*,(?=\s*tensor<)").match(text, at):
            _, at = read_type(text, more.end())
        if more := re.compile(r"\s*\{\s*tolerance\s*=\s*([-\w.]+)\s*:\s*f64\s*\}").match(text, at):
            options.append(("tolerance", more.group(1)))
            at = more.end()
        if constant:
            other = f"%check_{number}"
            parts.append(f"{other} = stablehlo.constant {constant} : {kind_of}\n")
        number += 1
        config = ", ".join(f"{k} = {v} : {'f64' if k == 'tolerance' else 'i64'}" for k, v in options)
        config = f", backend_config = {{{config}}}, api_version = 4 : i32" if config else ""
        target = "expect_" + kind.removesuffix("_const")
        parts.append(
            f"stablehlo.custom_call @check.{target}({value.group(1)}, {other}) {{has_side_effect = true{config}}} : "
            f"({kind_of}, {kind_of}) -> ()"
        )
    return "".join(parts) + text[at:]


# ---- modules ------------------------------------------------------------------------------------------------------------


def checking(text, functions):
    """The functions with checks, in a module without a function @main."""
    bodies = dict(zip(functions, FUNCTION.split(text)[2::2]))
    return [name for name in functions if "check." in bodies[name]] or functions[:1]


def entered(text, entry):
    """The module with one public function. The interpreter of StableHLO would run the function that is named."""
    if entry == "main":
        return text
    return re.sub(r"func\.func (?:public )?(?=@(?!%s\b))(?!private)" % re.escape(entry), "func.func private ", text)


def modules_of(directory):
    """Yields (name, text) of the modules below the directory; text is None if its checks have no counterpart."""
    for root, directories, files in os.walk(directory):
        directories.sort()
        for file in sorted(files):
            if not file.endswith(".mlir"):
                continue
            path = os.path.join(root, file)
            name = os.path.relpath(path, directory)
            with open(path, encoding="utf-8") as f:
                text = f.read()
            pieces = SEPARATOR.split(text)
            for number, piece in enumerate(pieces):
                functions = FUNCTION.findall(piece)
                if not functions:
                    continue
                for entry in ["main"] if "main" in functions else checking(piece, functions):
                    yield name if len(pieces) == 1 else f"{name}:{entry}", rewrite_checks(entered(piece, entry))


class Cause:
    """A line of conformance.txt: `name PATTERN`, `text REGEX` or `message REGEX`, a tab, the cause."""

    def __init__(self, line):
        rule, self.cause = line.split("\t")
        self.kind, self.pattern = rule.split(" ", 1)
        self.used = 0
        if self.kind not in ("name", "text", "message"):
            raise SystemExit(f"{CAUSES}: expected name, text or message, not {self.kind}")

    def matches(self, name, text, message):
        if self.kind == "name":
            return fnmatch.fnmatchcase(name, self.pattern)
        return re.search(self.pattern, text if self.kind == "text" else message)


def read_causes():
    with open(CAUSES) as f:
        return [Cause(line.rstrip("\n")) for line in f if line.strip() and not line.startswith("#")]


def short(message):
    """A message without what differs between modules that fail for one reason."""
    message = re.sub(r"^.*?:\d+:\d+: (error: )?", "", message).split("   ")[0]
    return re.sub(r"\d+", "N", message)[:150]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("directory")
    parser.add_argument("--build", default=os.path.join(ROOT, "build"), help="the build directory")
    parser.add_argument("--evaluate", action="store_true", help="without compiled code")
    parser.add_argument("--level", help="target level of compiled code")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--only", default="*", metavar="PATTERN", help="names of modules, with * and ?")
    parser.add_argument("--list", metavar="FILE", help="writes name, outcome, number and message of each module")
    arguments = parser.parse_args()
    options = {"evaluate": "1"} if arguments.evaluate else {}
    options.update({"level": arguments.level} if arguments.level else {})
    causes = read_causes()
    counts, by_cause, evaluated = collections.Counter(), collections.Counter(), collections.Counter()
    unexpected, stale, texts, failures = [], [], {}, collections.defaultdict(list)

    def cause_of(name, text, message):
        return next((c for c in causes if c.matches(name, text, message)), None)

    for name, text in modules_of(arguments.directory):
        if fnmatch.fnmatchcase(name, arguments.only):
            counts["modules"] += 1
            if text is None:
                by_cause["the check has no counterpart"] += 1
            else:
                texts[name] = text
    listing = open(arguments.list, "w") if arguments.list else None
    for o in run_modules(arguments.build, texts.items(), options, arguments.jobs):
        counts[o.kind] += 1
        counts["parsed"] += o.kind not in ("parse", "crash", "slow")
        if listing:
            print(*o, sep="\t", file=listing)
        cause = cause_of(o.name, texts[o.name], o.message)
        if o.kind in GOOD:
            if o.message and not arguments.evaluate:
                evaluated[short(o.message)] += 1
            if cause and cause.kind == "name":
                stale.append(o.name)
        elif cause:
            by_cause[cause.cause] += 1
        else:
            unexpected.append(o)
            failures[f"{o.kind}: {short(o.message)}"].append(o.name)
    if listing:
        listing.close()
    good = sum(counts[k] for k in GOOD)
    for o in sorted(unexpected):
        print(f"{o.name}: {o.kind}: {o.message[:300]}")
    for name in sorted(stale):
        print(f"{name}: passes, but tests/conformance.txt lists it")
    print("\nfailures that are not listed:")
    for message, names in sorted(failures.items(), key=lambda f: -len(f[1])):
        print(f"{len(names):6} {message}   {names[0]}")
    print("\nlisted:")
    for cause, n in by_cause.most_common():
        print(f"{n:6} {cause}")
    print("\nevaluated, because:")
    for why, n in evaluated.most_common():
        print(f"{n:6} {why}")
    print(
        f"\n{counts['modules']} modules, {counts['parsed']} parsed, {good} right ({counts['loose']} of them only within "
        f"the tolerance that the file states), {sum(by_cause.values())} failed as listed"
    )
    print(f"{good + sum(by_cause.values()) - len(stale)} passed, {len(unexpected) + len(stale)} failed")
    return 1 if unexpected or stale else 0


if __name__ == "__main__":
    sys.exit(main())
