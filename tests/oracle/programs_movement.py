"""Programs: data movement and contraction."""

import jax.numpy as jnp
import numpy as np
from jax import lax

from cases import bf16, case, f16, integers, normal

# ---- data movement --------------------------------------------------------------------------------------------------

case("dynamic_slice", normal(6, 7), np.int32(4), np.int32(-3))(
    lambda x, i, j: (
        lax.dynamic_slice(x, (i, j), (3, 2)),
        lax.dynamic_slice(x, (j, i), (6, 7)),
        lax.dynamic_index_in_dim(x, i, 0),
    )
)
case("dynamic_update_slice", normal(6, 7), normal(3, 2, seed="u"), np.int32(5), np.int32(2))(
    lambda x, u, i, j: (lax.dynamic_update_slice(x, u, (i, j)), lax.dynamic_update_slice(x, u, (-i, j)))
)
case("pad", normal(3, 4), np.float32(-1))(
    lambda x, v: (
        lax.pad(x, v, ((1, 2, 0), (0, 1, 2))),
        lax.pad(x, v, ((-1, 1, 0), (2, -2, 1))),
        lax.pad(x, v, ((0, 0, 3), (-1, -1, 0))),
    )
)
case("pad_integer", integers(2, 3), np.int32(7))(
    lambda x, v: (lax.pad(x, v, ((-1, -1, 1), (1, 1, 0))), jnp.pad(x, 1, mode="edge"), jnp.pad(x, 2))
)
case("movement", normal(2, 3, 4))(
    lambda x: (
        x[::-1],
        jnp.flip(x, (0, 2)),
        x.transpose(2, 0, 1),
        x.reshape(4, 6),
        x[1:, ::2, 1:3],
        jnp.roll(x, 1, 2),
        jnp.squeeze(x[:1], 0),
        jnp.broadcast_to(x[:, :1], (2, 3, 4)),
        jnp.tile(x[0], (2, 1)),
        jnp.swapaxes(x, 0, 2),
        jnp.stack([x[0], x[1]], 1),
        x[..., None],
    )
)
case("concatenate", normal(2, 3), normal(2, 1, seed="b"), normal(2, 0), integers(4))(
    lambda a, b, c, i: (
        jnp.concatenate([a, b, c, a], 1),
        jnp.concatenate([a, a * 2], 0),
        jnp.hstack([i, i + 1]),
        jnp.concatenate([i, jnp.zeros(0, jnp.int32)]),
    )
)
case("repeat_and_split", normal(4, 6))(
    lambda x: (*jnp.split(x, 3, 1), jnp.repeat(x[:, None, :2], 3, 1), jnp.kron(x[:2, :2], x[2:, :2]))
)
case("iota", np.float32(0.5))(
    lambda s: (
        lax.iota(jnp.int32, 7),
        lax.broadcasted_iota(jnp.float32, (3, 4), 1) * s,
        lax.broadcasted_iota(jnp.uint8, (3, 2), 0),
        jnp.eye(4),
        jnp.tril(jnp.ones((3, 4))) * s,
        jnp.linspace(0, 1, 9) * s,
        jnp.arange(10, 0, -3),
    )
)
case("zero_size", normal(0, 4), normal(4, 0), np.zeros((3, 0, 2), np.int32))(
    lambda a, b, c: (
        a @ jnp.ones((4, 3)),
        b @ a,
        jnp.sum(a, 0),
        jnp.sum(c, 1),
        a.T,
        jnp.concatenate([a, jnp.ones((1, 4))]),
        jnp.exp(a),
        c.reshape(0),
    )
)
case("scalars", np.float32(1.25), np.int32(-7), np.bool_(True))(
    lambda x, i, p: (
        jnp.sin(x),
        i * 3,
        ~p,
        jnp.where(p, x, 0),
        x + i,
        x.astype(jnp.int32),
        i.astype(jnp.float32) / x,
        jnp.float32(3),
    )
)
case("rank_five", normal(2, 3, 2, 2, 3), format="generic")(
    lambda x: (
        jnp.sum(x, (1, 3)),
        x.transpose(4, 2, 0, 1, 3),
        jnp.einsum("abcde,abcdf->abef", x, x),
        x[:, ::-1, :, 1:],
        jnp.max(x, (0, 1, 2, 3, 4)),
    )
)
case("many_results", normal(3))(lambda x: tuple(x * k for k in range(1, 17)))
case("pass_through", normal(3), integers(2), donate=(0,))(lambda x, i: (i, x, x, jnp.float32(2)))

# ---- contraction ----------------------------------------------------------------------------------------------------


def dot(a, b, contract, batch=((), ()), **more):
    return lax.dot_general(a, b, (contract, batch), **more)


case("dot_arrangements", normal(2, 3, 4), normal(4, 2, 3, seed="b"))(
    lambda a, b: (
        dot(a, b, ((2,), (0,))),
        dot(a, b, ((0,), (1,))),
        dot(a, b, ((1,), (2,))),
        dot(a, b, ((2,), (0,)), ((0,), (1,))),
        dot(a, b, ((1, 2), (2, 0))),
        dot(a, b, ((2, 1), (0, 2)), ((0,), (1,))),
        dot(a, b, ((), ()), ((0, 1), (1, 2))),
        dot(a, b, ((0, 1, 2), (1, 2, 0))),
        dot(a, b, ((), ()), ((0, 1, 2), (1, 2, 0))),
        dot(a, b[:, :, 0], ((), ())),
    )
)
case("dot_vectors", normal(9), normal(9, 5, seed="b"))(lambda v, m: (v @ v, v @ m, m.T @ v, jnp.outer(v, v), m.T @ m))
case("dot_bf16", normal(5, 24, dtype=bf16), normal(24, 6, seed="b", dtype=bf16))(
    lambda a, b: (a @ b, dot(a, b, ((1,), (0,)), preferred_element_type=jnp.float32), jnp.sum(a, 1) @ a)
)
case("dot_f16", normal(5, 24, dtype=f16), normal(24, 6, seed="b", dtype=f16))(lambda a, b: a @ b)
case(
    "dot_integer",
    integers(3, 5),
    integers(5, 4, seed="b"),
    integers(3, 5, dtype=np.int8),
    integers(5, 4, dtype=np.int8, seed="b"),
)(lambda a, b, c, d: (a @ b, c @ d, dot(c, d, ((1,), (0,)), preferred_element_type=jnp.int32)))
case("dot_precision", normal(3, 5), normal(5, 4, seed="b"))(
    lambda a, b: (jnp.dot(a, b, precision="highest"), jnp.dot(a, b, precision=("high", "default")))
)
case("einsum", normal(3, 4, 5), normal(3, 5, 2, seed="b"), normal(4, seed="c"))(
    lambda a, b, c: (
        jnp.einsum("bij,bjk->bik", a, b),
        jnp.einsum("bij,bjk,i->k", a, b, c),
        jnp.einsum("bij->jb", a),
        jnp.einsum("bij,bij->b", a, a),
        jnp.einsum("i,j->ij", c, c),
        jnp.einsum("bij,i->", a, c),
    )
)
