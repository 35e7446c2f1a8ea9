"""Programs of n operations, one for each shape of graph: text of StableHLO. Compiling must take time linear in n, so
tests/compare/growth counts the instructions of compiling some, and tests/bench measures them."""

T = "tensor<8x32xf32>"
REGION = "({\n^bb0(%%a%d: tensor<f32>, %%b%d: tensor<f32>):\n%%r%d = stablehlo.%s %%a%d, %%b%d : tensor<f32>\n" \
         "stablehlo.return %%r%d : tensor<f32>\n})"


def module(lines, result, kind=T, inputs=f"%x: {T}, %w: tensor<32x32xf32>, %i: tensor<i32>, %p: tensor<i1>"):
    results = result if isinstance(result, list) else [result]
    body = "\n".join(lines)
    return (f"func.func @main({inputs}) -> ({', '.join([kind] * len(results))}) {{\n{body}\nreturn {', '.join(results)} : "
            f"{', '.join([kind] * len(results))}\n}}\n")


def elementwise(n):
    """A chain: each operation reads the one before."""
    ops = ("tanh %%v%d", "abs %%v%d", "negate %%v%d", "add %%v%d, %%x")
    return module(["%v0 = stablehlo.abs %x : " + T] +
                  [f"%v{k + 1} = stablehlo.{ops[k % 4] % k} : {T}".replace("%%", "%") for k in range(n)], f"%v{n}")


def shared(n):
    """Each operation reads the two before it, so values have two users."""
    return module([f"%v0 = stablehlo.abs %x : {T}", f"%v1 = stablehlo.negate %x : {T}"] +
                  [f"%v{k + 2} = stablehlo.{'add' if k % 2 else 'maximum'} %v{k + 1}, %v{k} : {T}" for k in range(n)],
                  f"%v{n + 1}")


def outputs(n):
    """Many results of one value."""
    lines = []
    for k in range(n // 2):
        lines += [f"%c{k} = stablehlo.constant dense<{k}.5> : {T}", f"%v{k} = stablehlo.add %x, %c{k} : {T}"]
    return module(lines, [f"%v{k}" for k in range(n // 2)])


def wide(n):
    """Many values that one sum reads."""
    lines, last = [], "%x"
    for k in range(n // 3):
        lines += [f"%c{k} = stablehlo.constant dense<{k}.5> : {T}", f"%m{k} = stablehlo.multiply %x, %c{k} : {T}",
                  f"%s{k} = stablehlo.add {last}, %m{k} : {T}"]
        last = f"%s{k}"
    return module(lines, last)


def reductions(n):
    """Sums of rows, each subtracted from the rows."""
    lines, last = ["%z = stablehlo.constant dense<0.0> : tensor<f32>"], "%x"
    for k in range(n // 3):
        lines += [f'%s{k} = "stablehlo.reduce"({last}, %z) <{{dimensions = array<i64: 1>}}> ' + REGION %
                  (k, k, k, "add", k, k, k) + f" : ({T}, tensor<f32>) -> tensor<8xf32>",
                  f"%t{k} = stablehlo.broadcast_in_dim %s{k}, dims = [0] : (tensor<8xf32>) -> {T}",
                  f"%d{k} = stablehlo.subtract {last}, %t{k} : {T}"]
        last = f"%d{k}"
    return module(lines, last)


def products(n):
    """Layers: a product, then a function."""
    lines, last = [], "%x"
    for k in range(n // 2):
        lines += [f"%d{k} = stablehlo.dot_general {last}, %w, contracting_dims = [1] x [0] : ({T}, tensor<32x32xf32>) -> {T}",
                  f"%t{k} = stablehlo.tanh %d{k} : {T}"]
        last = f"%t{k}"
    return module(lines, last)


def concatenations(n):
    """Like a DenseNet: each layer reads all before it."""
    lines, last, width = [], "%x", 32
    for k in range(n // 3):
        t, more = f"tensor<8x{width}xf32>", f"tensor<8x{width + 2}xf32>"
        lines += [f"%s{k} = stablehlo.slice {last} [0:8, {width - 2}:{width}] : ({t}) -> tensor<8x2xf32>",
                  f"%t{k} = stablehlo.tanh %s{k} : tensor<8x2xf32>",
                  f"%c{k} = stablehlo.concatenate {last}, %t{k}, dim = 1 : ({t}, tensor<8x2xf32>) -> {more}"]
        last, width = f"%c{k}", width + 2
    return module(lines, last, f"tensor<8x{width}xf32>")


def movement(n):
    """Transposes, reverses and pads around elementwise operations."""
    lines, last = [], "%x"
    for k in range(n // 4):
        lines += [f"%a{k} = stablehlo.transpose {last}, dims = [1, 0] : ({T}) -> tensor<32x8xf32>",
                  f"%b{k} = stablehlo.reverse %a{k}, dims = [0] : tensor<32x8xf32>",
                  f"%c{k} = stablehlo.transpose %b{k}, dims = [1, 0] : (tensor<32x8xf32>) -> {T}",
                  f"%d{k} = stablehlo.add %c{k}, %x : {T}"]
        last = f"%d{k}"
    return module(lines, last)


def updates(n):
    """Slices at computed places, and updates of them."""
    lines, last = ["%o = stablehlo.constant dense<0> : tensor<i32>"], "%x"
    for k in range(n // 3):
        lines += [f"%s{k} = stablehlo.dynamic_slice {last}, %i, %o, sizes = [2, 32] : ({T}, tensor<i32>, tensor<i32>) -> tensor<2x32xf32>",
                  f"%t{k} = stablehlo.tanh %s{k} : tensor<2x32xf32>",
                  f"%u{k} = stablehlo.dynamic_update_slice {last}, %t{k}, %o, %i : ({T}, tensor<2x32xf32>, tensor<i32>, tensor<i32>) -> {T}"]
        last = f"%u{k}"
    return module(lines, last)


def sorts(n):
    lines, last = [], "%x"
    for k in range(n // 2):
        lines += [f'%s{k} = "stablehlo.sort"({last}) <{{dimension = 1 : i64}}> ({{\n^bb0(%a{k}: tensor<f32>, %b{k}: '
                  f"tensor<f32>):\n%r{k} = stablehlo.compare LT, %a{k}, %b{k} : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
                  f"stablehlo.return %r{k} : tensor<i1>\n}}) : ({T}) -> {T}", f"%t{k} = stablehlo.tanh %s{k} : {T}"]
        last = f"%t{k}"
    return module(lines, last)


def loops(n):
    """Loops, one after another."""
    lines, last = ["%o = stablehlo.constant dense<1> : tensor<i32>"], "%x"
    for k in range(n // 4):
        lines += [f"%l{k}:2 = stablehlo.while(%j{k} = %i, %v{k} = {last}) : tensor<i32>, {T}\ncond {{\n"
                  f"%c{k} = stablehlo.compare GT, %j{k}, %o : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
                  f"stablehlo.return %c{k} : tensor<i1>\n}} do {{\n%d{k} = stablehlo.subtract %j{k}, %o : tensor<i32>\n"
                  f"%e{k} = stablehlo.add %v{k}, %x : {T}\nstablehlo.return %d{k}, %e{k} : tensor<i32>, {T}\n}}"]
        last = f"%l{k}#1"
    return module(lines, last)


def branches(n):
    lines, last = [], "%x"
    for k in range(n // 3):
        lines += [f'%f{k} = "stablehlo.if"(%p) ({{\n%a{k} = stablehlo.tanh {last} : {T}\nstablehlo.return %a{k} : {T}\n}}, '
                  f"{{\n%b{k} = stablehlo.negate {last} : {T}\nstablehlo.return %b{k} : {T}\n}}) : (tensor<i1>) -> {T}"]
        last = f"%f{k}"
    return module(lines, last)


def calls(n):
    """Chains of functions, each of which calls the one before."""
    lines, last = [], "%x"
    for k in range(n // 3):
        inner = f"func.call @f{k - 1}(%a) : ({T}) -> {T}" if k % 50 else f"stablehlo.tanh %a : {T}"
        lines += [f"func.func private @f{k}(%x: {T}) -> {T} {{\n%a = stablehlo.abs %x : {T}\n%y = {inner}\n"
                  f"%z = stablehlo.add %y, %x : {T}\nreturn %z : {T}\n}}"]
    main = []
    for k in [*range(49, n // 3, 50)] or [n // 3 - 1]:
        main += [f"%y{k} = func.call @f{k}({last}) : ({T}) -> {T}"]
        last = f"%y{k}"
    return "\n".join(lines) + "\n" + module(main, last)


def distinct(n):
    """n results of different lengths: n small kernels."""
    body, kinds = [], []
    for k in range(n):
        t = f"tensor<{17 + k}xf32>"
        body += [f"%v{k} = stablehlo.add %x{k}, %x{k} : {t}"]
        kinds += [t]
    inputs = ", ".join(f"%x{k}: {t}" for k, t in enumerate(kinds))
    return (f"func.func @main({inputs}) -> ({', '.join(kinds)}) {{\n" + "\n".join(body) +
            f"\nreturn {', '.join(f'%v{k}' for k in range(n))} : {', '.join(kinds)}\n}}\n")


SHAPES = [elementwise, shared, outputs, wide, reductions, products, concatenations, movement, updates, sorts, loops, branches,
          calls]
