"""Prints values of jax.random, for tests/api/api_random.c.

    python tests/oracle/random_values.py > tests/data/random.inc

Each array holds the bits of the elements. The settings are JAX's defaults: threefry2x32, partitionable.
"""

import jax

jax.config.update("jax_enable_x64", True)

import jax.numpy as jnp
import numpy as np

KEY = jax.random.PRNGKey(0x123456789ABCDEF0)
LOGITS = np.sin(np.arange(60, dtype=np.float32)).reshape(4, 3, 5)


def show(name, value):
    a = np.asarray(value)
    bits = a.astype(np.uint8) if a.dtype == np.bool_ else a.view(f"u{a.dtype.itemsize}")
    words = [f"0x{int(v):x}" for v in bits.reshape(-1)]
    lines, line = [], "   "
    for w in words:
        if len(line) + len(w) + 2 > 118:
            lines.append(line)
            line = "   "
        line += f" {w},"
    body = "\n".join(lines + [line])
    print(f"static const uint64_t {name}[] = {{\n{body}\n}};")


def main():
    print("/* Made by tests/oracle/random_values.py. */")
    print("/* clang-format off */")
    show("jax_key", KEY)
    show("jax_split", jax.random.split(KEY, 5))
    show("jax_fold_in", jax.random.fold_in(KEY, 77))
    for bits in (8, 16, 32, 64):
        show(f"jax_bits_{bits}", jax.random.bits(KEY, (3, 7), f"u{bits // 8}"))
    show("jax_bits_scalar", jax.random.bits(KEY, (), "u4"))
    for name, dtype in (("f16", jnp.float16), ("bf16", jnp.bfloat16), ("f32", jnp.float32), ("f64", jnp.float64)):
        unit = np.asarray(jax.random.uniform(KEY, (2, 9), dtype))
        show(f"jax_unit_{name}", unit)
        # XLA may contract the product and the sum to an fma, so numpy moves the numbers to another range.
        show(f"jax_uniform_{name}", unit * unit.dtype.type(9.5) + unit.dtype.type(-2.5))
        show(f"jax_normal_{name}", jax.random.normal(KEY, (2, 9), dtype))
    for name, dtype, low, high in (
        ("i8", jnp.int8, -128, 127),
        ("ui8", jnp.uint8, 3, 256),
        ("i16", jnp.int16, -5, 6),
        ("i32", jnp.int32, -1000000007, 1000000007),
        ("ui32", jnp.uint32, 10, 17),
        ("i64", jnp.int64, -(2**63), 2**63 - 1),
    ):
        show(f"jax_integers_{name}", jax.random.randint(KEY, (11,), low, high, dtype))
    show("jax_bernoulli", jax.random.bernoulli(KEY, np.float32(0.3), (40,)))
    show("jax_permutation_1", jax.random.permutation(KEY, 1).astype(jnp.int32))
    show("jax_permutation", jax.random.permutation(KEY, 61).astype(jnp.int32))
    show("jax_categorical_last", jax.random.categorical(KEY, LOGITS, axis=-1).astype(jnp.int32))
    show("jax_categorical_first", jax.random.categorical(KEY, LOGITS, axis=0).astype(jnp.int32))


if __name__ == "__main__":
    main()
