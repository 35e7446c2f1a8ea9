#!/usr/bin/env python3
"""Prints a C program that calls the functions of linked objects on given inputs.

    object_driver.py DIR NAME...

For each function NAME, DIR has the header NAME.h, which `quern compile` wrote, and the inputs NAME.in0.npy,
NAME.in1.npy, ... The C program takes a directory. For each function it writes the results, as plain bytes, to files
NAME.0, NAME.1, ... of that directory. Updated inputs come last. It also checks that each function refuses wrong
addresses.
"""

import re
import struct
import sys


def tensors(header):
    """Returns (name, is it read, is it written, bytes) of each tensor, in the order of the parameters."""
    found = re.findall(r"^/\* (\w+): \w+\[[0-9, ]*\], (read and updated|read|written) \*/\n.*\n#define \w+_BYTES_\w+ (\d+)", header, re.M)
    return [(name, "read" in how, how != "read", int(size)) for name, how, size in found]


def data(path):
    with open(path, "rb") as f:
        whole = f.read()
    return whole[10 + struct.unpack("<H", whole[8:10])[0] :]


def case(directory, name):
    with open(f"{directory}/{name}.h") as f:
        header = f.read()
    all_, lines, args, results, inputs = tensors(header), [], [], [], 0
    for i, (_, read, written, size) in enumerate(all_):
        content = ""
        if read:
            raw = data(f"{directory}/{name}.in{inputs}.npy")
            assert len(raw) == size, (name, i, len(raw), size)
            content = " = {" + ",".join(map(str, raw)) + "}" if any(raw) else ""
            inputs += 1
        lines.append(f"    static _Alignas(64) unsigned char t{i}[{size or 1}]{content};")
        args.append(f"(void *)t{i}")
        if written:
            results.append((read, i, size))
    results.sort(key=lambda r: r[0])
    lines.append(f"    static {name}_workspace w;")
    lines.append("    memset(w.bytes, 0xa5, sizeof w.bytes);")
    call = lambda a, w: f"{name}({', '.join(a + [w])})"
    kinds = re.findall(r"(\w+) \*\w+,", header[header.index(f"int {name}(") :])
    assert len(kinds) == len(all_), (name, kinds)
    needed = [i for i, t in enumerate(all_) if t[3]]
    for i in needed:
        lines.append(f"    failed += {call(args[:i] + ['NULL'] + args[i + 1 :], '&w')} != QUERN_RT_NULL;")
        off = [*args[:i], f"(void *)(t{i} + 1)", *args[i + 1 :]]
        if kinds[i] not in ("uint8_t", "int8_t"):
            lines.append(f"    failed += {call(off, '&w')} != QUERN_RT_MISALIGNED;")
    empty = re.search(rf"#define {name}_WORKSPACE_BYTES 0$", header, re.M)
    lines.append(f"    failed += {call(args, 'NULL')} != QUERN_RT_{'OK' if empty else 'NULL'};")
    lines.append(f"    failed += {call(args, 'w.bytes + 16')} != QUERN_RT_{'OK' if empty else 'MISALIGNED'};")
    lines.append(f"    failed += {call(args, '&w')} != QUERN_RT_OK;")
    for k, (_, i, size) in enumerate(results):
        lines.append(f'    put(directory, "{name}.{k}", t{i}, {size});')
    return f"static int case_{name}(const char *directory)\n{{\n    int failed = 0;\n    (void)directory;\n" + "\n".join(lines) + f'\n    if (failed)\n        printf("{name}: %d calls returned a wrong status\\n", failed);\n    return failed;\n}}\n'


def main():
    directory, names = sys.argv[1], sys.argv[2:]
    print("#include <stdio.h>\n#include <string.h>\n")
    for name in names:
        print(f'#include "{name}.h"')
    print("""
static void put(const char *directory, const char *name, const void *bytes, size_t size)
{
    char path[1024];
    snprintf(path, sizeof path, "%s/%s", directory, name);
    FILE *f = fopen(path, "wb");
    if (!f || fwrite(bytes, 1, size, f) != size || fclose(f))
        printf("cannot write %s\\n", path);
}
""")
    for name in names:
        print(case(directory, name))
    calls = " + ".join(f"case_{name}(argv[1])" for name in names)
    print(f"int main(int argc, char **argv)\n{{\n    return argc != 2 || ({calls}) != 0;\n}}")


main()
