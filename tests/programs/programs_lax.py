"""Programs of jax.lax: convolutions, windows, gather and scatter in general form, sorts, scans, solves, loops."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from cases import bf16, f16, integers, normal, uniform
from programs import case

# ---- convolution ------------------------------------------------------------------------------------------------------

IMAGE = normal(2, 9, 8, 3)
KERNEL = normal(3, 3, 3, 5, scale=0.4)
NHWC = ("NHWC", "HWIO", "NHWC")

case("conv_2d", IMAGE, KERNEL)(lambda x, k: lax.conv_general_dilated(x, k, (1, 1), "SAME", dimension_numbers=NHWC))
case("conv_2d_strided", IMAGE, KERNEL)(lambda x, k: lax.conv_general_dilated(x, k, (2, 2), "SAME", dimension_numbers=NHWC))
case("conv_2d_valid_nchw", normal(2, 3, 8, 7), normal(4, 3, 3, 2))(lambda x, k: lax.conv(x, k, (1, 2), "VALID"))
case("conv_2d_dilated", IMAGE, KERNEL)(
    lambda x, k: lax.conv_general_dilated(x, k, (1, 1), ((2, 1), (0, 3)), (2, 1), (1, 2), dimension_numbers=NHWC)
)
case("conv_2d_negative_padding", IMAGE, KERNEL)(
    lambda x, k: lax.conv_general_dilated(x, k, (1, 1), ((-1, 2), (1, -2)), dimension_numbers=NHWC)
)
case("conv_depthwise", normal(1, 7, 7, 4), normal(3, 3, 1, 8))(
    lambda x, k: lax.conv_general_dilated(x, k, (1, 1), "SAME", dimension_numbers=NHWC, feature_group_count=4)
)
case("conv_grouped", normal(2, 6, 6, 8), normal(3, 3, 4, 6))(
    lambda x, k: lax.conv_general_dilated(x, k, (1, 1), "SAME", dimension_numbers=NHWC, feature_group_count=2)
)
case("conv_batch_grouped", normal(6, 5, 5, 2), normal(3, 3, 2, 6))(
    lambda x, k: lax.conv_general_dilated(x, k, (1, 1), "VALID", dimension_numbers=NHWC, batch_group_count=3)
)
case("conv_transposed", normal(1, 4, 5, 3), normal(3, 3, 3, 2))(
    lambda x, k: (lax.conv_transpose(x, k, (2, 2), "SAME"), lax.conv_transpose(x, k, (2, 3), "VALID"))
)
case("conv_1d", normal(2, 20, 3), normal(4, 3, 6))(
    lambda x, k: lax.conv_general_dilated(x, k, (2,), "SAME", dimension_numbers=("NWC", "WIO", "NWC"))
)
case("conv_1d_causal", normal(2, 16, 4), normal(3, 4, 4))(
    lambda x, k: lax.conv_general_dilated(x, k, (1,), ((4, 0),), rhs_dilation=(2,), dimension_numbers=("NWC", "WIO", "NWC"))
)
case("conv_3d", normal(1, 4, 5, 6, 2), normal(2, 3, 3, 2, 3))(
    lambda x, k: lax.conv_general_dilated(x, k, (1, 1, 1), "SAME", dimension_numbers=("NDHWC", "DHWIO", "NDHWC"))
)
case("conv_integer", integers(1, 6, 6, 2, low=-9, high=9), integers(3, 3, 2, 3, low=-9, high=9, seed="k"))(
    lambda x, k: lax.conv_general_dilated(x, k, (1, 1), "SAME", dimension_numbers=NHWC)
)
case("conv_bf16", normal(1, 6, 6, 8, dtype=bf16), normal(3, 3, 8, 4, dtype=bf16, scale=0.2))(
    lambda x, k: lax.conv_general_dilated(x, k, (1, 1), "SAME", dimension_numbers=NHWC, preferred_element_type=jnp.float32)
)
case("conv_f64", normal(1, 6, 6, 2, dtype=np.float64), normal(3, 3, 2, 4, dtype=np.float64), x64=True)(
    lambda x, k: lax.conv_general_dilated(x, k, (1, 1), "SAME", dimension_numbers=NHWC)
)
case("conv_gradient", normal(2, 7, 6, 2), normal(3, 3, 2, 4))(
    lambda x, k: jax.grad(
        lambda x, k: jnp.sum(jnp.sin(lax.conv_general_dilated(x, k, (2, 1), "SAME", dimension_numbers=NHWC))), (0, 1)
    )(x, k)
)
case("conv_depthwise_gradient", normal(1, 6, 6, 3), normal(3, 3, 1, 3))(
    lambda x, k: jax.grad(
        lambda x, k: jnp.sum(
            lax.conv_general_dilated(x, k, (1, 1), "SAME", dimension_numbers=NHWC, feature_group_count=3) ** 2
        ),
        (0, 1),
    )(x, k)
)

# ---- windows ------------------------------------------------------------------------------------------------------------

PATCH = normal(2, 8, 7, 3)


def pool(x, init, op, window=(1, 2, 2, 1), strides=(1, 2, 2, 1), padding="VALID", **more):
    return lax.reduce_window(x, init, op, window, strides, padding, **more)


case("pool_max", PATCH)(lambda x: (pool(x, -jnp.inf, lax.max), pool(x, -jnp.inf, lax.max, (1, 3, 3, 1), padding="SAME")))
case("pool_min_sum", PATCH)(lambda x: (pool(x, jnp.inf, lax.min), pool(x, 0.0, lax.add, (1, 3, 2, 1), padding="SAME")))
case("pool_average", PATCH)(
    lambda x: pool(x, 0.0, lax.add, (1, 3, 3, 1), padding="SAME")
    / pool(jnp.ones_like(x), 0.0, lax.add, (1, 3, 3, 1), padding="SAME")
)
case("pool_dilated", normal(12, 11))(
    lambda x: lax.reduce_window(x, -jnp.inf, lax.max, (2, 3), (1, 2), ((1, 0), (2, 1)), base_dilation=(2, 1), window_dilation=(1, 2))
)
case("pool_integer", integers(9, 9))(
    lambda x: (
        lax.reduce_window(x, np.int32(0), lax.add, (3, 3), (2, 2), "SAME"),
        lax.reduce_window(x, np.int32(-(2**31)), lax.max, (2, 2), (1, 1), "VALID"),
    )
)
case("pool_max_gradient", PATCH)(jax.grad(lambda x: jnp.sum(jnp.sin(pool(x, -jnp.inf, lax.max, (1, 3, 3, 1), padding="SAME")))))
case("pool_average_gradient", PATCH)(jax.grad(lambda x: jnp.sum(jnp.cos(pool(x, 0.0, lax.add, (1, 2, 3, 1))))))
case("pool_bf16", normal(1, 6, 6, 4, dtype=bf16))(lambda x: pool(x, -jnp.inf, lax.max))
case("windows_cumulative", normal(4, 30))(
    lambda x: (lax.cumsum(x, 1, reverse=True), lax.cumprod(jnp.cos(x), 1), lax.cumlogsumexp(x, 1), lax.cummin(x, 1))
)
case("cumulative_gradients", normal(3, 12))(
    lambda x: (
        jax.grad(lambda x: jnp.sum(jnp.sin(lax.cumsum(x, 1))))(x),
        jax.grad(lambda x: jnp.sum(jnp.sin(lax.cumsum(x, 0, reverse=True))))(x),
        jax.grad(lambda x: jnp.sum(lax.cumlogsumexp(x, 1)))(x),
    )
)
case("associative_scan", normal(33), uniform(33))(
    lambda a, b: lax.associative_scan(lambda l, r: (l[0] * r[1] + r[0], l[1] * r[1]), (a, b))
)

# ---- gather, scatter, slices --------------------------------------------------------------------------------------------

case("gather_windows", normal(9, 8), integers(5, 2, low=-2, high=11))(
    lambda x, i: lax.gather(
        x, i, lax.GatherDimensionNumbers((1, 2), (), (0, 1)), (3, 2), mode=lax.GatherScatterMode.CLIP
    )
)
case("gather_fill", normal(9, 8), integers(6, 1, low=-4, high=12))(
    lambda x, i: lax.gather(x, i, lax.GatherDimensionNumbers((1,), (0,), (0,)), (1, 8), mode="fill", fill_value=7.0)
)
case("gather_batching", normal(4, 7, 3), integers(4, 5, 1, low=0, high=7))(
    lambda x, i: lax.gather(
        x,
        i,
        lax.GatherDimensionNumbers((2,), (1,), (1,), operand_batching_dims=(0,), start_indices_batching_dims=(0,)),
        (1, 1, 3),
        mode="clip",
    )
)
case("scatter_windows", normal(9, 8), integers(4, 2, low=0, high=7), normal(4, 3, 2, seed="u"))(
    lambda x, i, u: lax.scatter_add(x, i, u, lax.ScatterDimensionNumbers((1, 2), (), (0, 1)), mode="drop")
)
case("scatter_apply", normal(8), integers(5, 1, low=0, high=8))(
    lambda x, i: lax.scatter_apply(x, i, jnp.sin, lax.ScatterDimensionNumbers((), (0,), (0,)), update_shape=(5,))
)
case("scatter_vmap", normal(3, 8), integers(3, 4, low=0, high=8), normal(3, 4, seed="u"))(
    jax.vmap(lambda x, i, u: x.at[i].add(u))
)
case("scatter_gradient", normal(8, 2), integers(6, low=0, high=8), normal(6, 2, seed="u"))(
    lambda x, i, u: jax.grad(lambda x, u: jnp.sum(jnp.sin(x.at[i].add(u)) * x), (0, 1))(x, u)
)
case("gather_gradient", normal(8, 3), integers(9, low=-8, high=8))(
    lambda x, i: jax.grad(lambda x: jnp.sum(jnp.cos(x[i]) * jnp.arange(9.0)[:, None]))(x)
)
case("take_gradient_f64", normal(8, 3, dtype=np.float64), integers(9, low=0, high=8), x64=True)(
    lambda x, i: jax.grad(lambda x: jnp.sum(jnp.exp(jnp.take(x, i, axis=0))))(x)
)
case("slices_dynamic", normal(10, 6), np.int32(4), np.int32(9))(
    lambda x, i, j: (
        lax.dynamic_slice(x, (i, j), (3, 4)),
        lax.dynamic_update_slice(x, -x[:3, :2], (j, i)),
        lax.dynamic_index_in_dim(x, i, 0),
    )
)
case("slices_gradient", normal(10, 6), np.int32(4))(
    lambda x, i: jax.grad(lambda x: jnp.sum(lax.dynamic_slice(x, (i, 1), (3, 4)) ** 3))(x)
)
case("segment_sum", normal(30, 4), integers(30, low=0, high=7))(
    lambda x, s: (jax.ops.segment_sum(x, s, 7), jax.ops.segment_max(x, s, 7), jax.ops.segment_prod(x, s, 7))
)
case("segment_integer", integers(40), np.sort(integers(40, low=0, high=9)))(
    lambda x, s: (jax.ops.segment_sum(x, s, 9, indices_are_sorted=True), jax.ops.segment_min(x, s, 10))
)

# ---- sorting ---------------------------------------------------------------------------------------------------------------

case("sort_keys", integers(40, low=0, high=6), normal(40), integers(40, seed="payload"))(
    lambda k, v, p: (lax.sort((k, v, p), num_keys=1), lax.sort((k, v, p), num_keys=2))
)
case("sort_key_value_rows", normal(4, 15), integers(4, 15))(lambda k, v: lax.sort_key_val(k, v, dimension=1))
case("sort_gradient", normal(14))(jax.grad(lambda x: jnp.sum(jnp.sort(x) * jnp.arange(14.0))))
case("top_k", normal(5, 20))(lambda x: lax.top_k(x, 4))
case("top_k_integer", integers(3, 30, low=0, high=9), integers(25, dtype=np.uint8, low=0, high=255))(
    lambda x, y: (lax.top_k(x, 7), lax.top_k(y, 25))
)
case("top_k_special", np.array([1, np.nan, -np.inf, np.inf, 0.0, -0.0, np.nan, 2], np.float32))(lambda x: lax.top_k(x, 8))
case("top_k_f16", normal(6, 40, dtype=f16))(lambda x: lax.top_k(x, 3))
case("top_k_gradient", normal(4, 9))(jax.grad(lambda x: jnp.sum(lax.top_k(x, 3)[0] * jnp.arange(3.0))))
case("top_k_approximate", normal(4, 64))(lambda x: lax.approx_max_k(x, 5))
case("top_k_approximate_least", normal(40, 3))(
    lambda x: lax.approx_min_k(x, 4, reduction_dimension=0, recall_target=0.9, aggregate_to_topk=False)
)
case("top_k_approximate_gradient", normal(6, 30))(jax.grad(lambda x: jnp.sum(lax.approx_max_k(x, 3)[0] ** 2)))

# ---- solves, loops -----------------------------------------------------------------------------------------------------------

LOWER = np.tril(normal(5, 5)) + 3 * np.eye(5, dtype=np.float32)
case("triangular_solves", LOWER, normal(5, 3), normal(3, 5))(
    lambda a, b, c: (
        lax.linalg.triangular_solve(a, b, left_side=True, lower=True),
        lax.linalg.triangular_solve(a, b, left_side=True, lower=True, transpose_a=True),
        lax.linalg.triangular_solve(a, c, left_side=False, lower=True),
        lax.linalg.triangular_solve(a.T, b, left_side=True, lower=False, unit_diagonal=True),
    )
)
case("triangular_solve_gradient", LOWER, normal(5, 2))(
    jax.grad(lambda a, b: jnp.sum(lax.linalg.triangular_solve(a, b, left_side=True, lower=True) ** 2), (0, 1))
)
case("lu", normal(6, 6), rtol=1e-4)(lambda a: lax.linalg.lu(a))
case("lu_tall", normal(7, 4), rtol=1e-4)(lambda a: lax.linalg.lu(a))
case("cholesky_gradient", (LOWER @ LOWER.T).astype(np.float32))(jax.grad(lambda a: jnp.sum(jnp.sin(lax.linalg.cholesky(a)))))
case("map_function", normal(6, 4))(lambda x: lax.map(lambda r: jnp.sort(r) * r[0], x))
case("scan_gather", normal(12, 3), integers(8, low=0, high=12))(
    lambda x, i: lax.scan(lambda c, k: (c + x[k], c * x[k]), jnp.zeros(3), i)
)
case("while_scatter", np.int32(7))(
    lambda n: lax.while_loop(lambda s: s[0] < n, lambda s: (s[0] + 1, s[1].at[s[0] % 5].add(s[0] * 1.5)), (0, jnp.zeros(5)))
)
case("switch_windows", normal(9), np.int32(1))(
    lambda x, i: lax.switch(i, [jnp.sort, jnp.cumsum, lambda v: v[::-1]], x)
)
case("barrier_checkpoint", normal(4, 4))(
    jax.grad(lambda x: jnp.sum(jax.checkpoint(lambda y: jnp.sin(jnp.tanh(y) @ y))(x)))
)
case("barrier_plain", normal(5))(lambda x: lax.optimization_barrier((x + 1, x * 2)))
case("reduce_general", normal(5, 6), integers(5, 6))(
    lambda x, i: (
        lax.reduce((x, i), (-jnp.inf, 0), lambda a, b: (jnp.maximum(a[0], b[0]), jnp.where(a[0] >= b[0], a[1], b[1])), (1,)),
        lax.argmax(x, 1, jnp.int32),
        lax.reduce_precision(x, 5, 7),
    )
)
case("collapse_shapes", normal(2, 3, 4))(lambda x: (lax.collapse(x, 0, 2), lax.expand_dims(x, (1,)), lax.rev(x, (0, 2))))
case("batch_matmul_mixed", normal(2, 3, 4, dtype=bf16), normal(2, 4, 5, dtype=bf16))(
    lambda a, b: jnp.matmul(a, b, preferred_element_type=jnp.float32)
)
