/* Makes Hermitian matrices tridiagonal by Householder's reflectors, and transforms vectors back. The method determines
 * the bits of the results (docs/numerics.md).
 *
 * Each round of a loop makes a reflector h = 1 - tau v v', where 1 is the identity and v' is the adjoint of v. Then
 *
 *     h' a h = a - v w' - w v',   where   x = tau a v,   w = x - (tau / 2) (x' v) v
 *
 * A round reads and writes the matrix once: it subtracts the products v w' and w v' of the round before, and multiplies
 * by the new v. In a large matrix, the loop reduces only about half of the columns. The remaining rows and columns then
 * are a smaller matrix, which another loop reduces in the same way (a new level). Source: Golub, Van Loan, Matrix
 * Computations, "The symmetric QR algorithm" (tridiagonalisation). */
#include "graph/eigh.h"

static int64_t extent(const graph *g, node_id value, uint32_t d) { return node_shape(g, value)->dims[d]; }

/* The state of the loop. V and W are the v and w of the round before. Round k sets row k of ROWS to its v', and row k
 * of TAU to its tau. It sets row k of FOUND to two elements of the tridiagonal matrix: the diagonal element of column k
 * and the element below it. */
enum { STATE_MATRIX, STATE_V, STATE_W, STATE_ROWS, STATE_TAU, STATE_FOUND, STATES };

/* a - v w' - w v'. */
static node_id subtract(graph *g, node_id a, node_id v, node_id w)
{
    node_id first = b_multiply(g, linalg_spread(g, v, a), linalg_spread(g, linalg_adjoint(g, w), a));
    node_id second = b_multiply(g, linalg_spread(g, w, a), linalg_spread(g, linalg_adjoint(g, v), a));
    return b_subtract(g, a, b_add(g, first, second));
}

/* The sum of a * b over dimension d. Dimension d stays, with extent 1. */
static node_id sum_of_products(graph *g, node_id a, node_id b, uint32_t d)
{
    int64_t over = d;
    node_id sum = b_sum(g, b_multiply(g, a, b), (attr_dims){1, &over});
    if (!sum)
        return 0;
    int64_t dims[3] = {extent(g, a, 0), extent(g, a, 1), extent(g, a, 2)};
    dims[d] = 1;
    return b_reshape(g, sum, 3, dims);
}

/* Replaces elements below `least` by 0. composite_eigh.c scaled the matrix, so its largest element is about 1. `least`
 * is 2^-9 times the rounding error of such an element. */
static node_id drop_noise(graph *g, node_id column)
{
    node_id size = linalg_size(g, column);
    if (!size)
        return 0;
    double least = node_shape(g, size)->dtype == QN_F64 ? 0x1p-62 : 0x1p-33;
    node_id noise = b_compare(g, comparison_direction_LT, size, b_fill_like(g, size, least));
    return b_select(g, noise, b_zeros_like(g, column), column);
}

static void reduce_column(graph *g, const void *self, node_id k, const node_id *state, node_id *next)
{
    (void)self;
    node_id a = state[STATE_MATRIX], v = state[STATE_V], w = state[STATE_W];
    int64_t m = extent(g, a, 1);
    node_id vk = linalg_conj(g, linalg_block_at(g, v, k, 0, 1, 1)),
            wk = linalg_conj(g, linalg_block_at(g, w, k, 0, 1, 1));
    node_id past = b_add(g, b_multiply(g, v, linalg_spread(g, wk, v)), b_multiply(g, w, linalg_spread(g, vk, w)));
    node_id column = b_subtract(g, linalg_adjoint(g, linalg_block_at(g, a, k, 0, 1, m)), past);
    node_id below = b_add(g, k, linalg_index(g, 1));
    reflector h = linalg_reflector(g, drop_noise(g, column), below);
    node_id on = linalg_real(g, linalg_block_at(g, column, k, 0, 1, 1));

    a = subtract(g, a, v, w);
    if (!a || !h.v)
        return;
    node_id x = sum_of_products(g, a, linalg_spread(g, linalg_transpose(g, h.v), a), 2);
    x = b_multiply(g, linalg_spread(g, h.tau, x), x);
    node_id size = sum_of_products(g, linalg_conj(g, x), h.v, 1);
    node_id share = b_multiply(g, b_scale(g, h.tau, 0.5), size);
    w = b_subtract(g, x, b_multiply(g, linalg_spread(g, share, h.v), h.v));
    node_id open = linalg_compare_scalar(g, comparison_direction_GE, linalg_places(g, w, 1), below);
    next[STATE_MATRIX] = a;
    next[STATE_V] = h.v;
    next[STATE_W] = b_select(g, open, w, w ? b_zeros_like(g, w) : 0);
    next[STATE_ROWS] = linalg_replace(g, state[STATE_ROWS], linalg_adjoint(g, h.v), k, 0);
    next[STATE_TAU] = linalg_replace(g, state[STATE_TAU], h.tau, k, 0);
    next[STATE_FOUND] = linalg_replace(g, state[STATE_FOUND], linalg_join(g, on, linalg_real(g, h.beta), 2), k, 0);
}

static node_id zeros(graph *g, qn_dtype dtype, int64_t batch, int64_t rows, int64_t columns)
{
    return b_fill(g, type_tensor(g, dtype, 3, (int64_t[]){batch, rows, columns}), 0);
}

/* Reduces the first `count` columns of `a`. Returns the matrix of the other rows and columns. Sets *found to FOUND
 * (batch x count x 2) after the last round. */
static node_id reduce_level(graph *g, node_id a, int64_t count, struct eigh_level *out, node_id *found)
{
    qn_dtype dtype = (qn_dtype)node_shape(g, a)->dtype;
    int64_t batch = extent(g, a, 0), m = extent(g, a, 1);
    int64_t width = count < LINALG_LEAF ? count : LINALG_LEAF, kept = (count + width - 1) / width * width;
    node_id column = zeros(g, dtype, batch, m, 1);
    node_id state[STATES] = {[STATE_MATRIX] = a,
                             [STATE_V] = column,
                             [STATE_W] = column,
                             [STATE_ROWS] = zeros(g, dtype, batch, kept, m),
                             [STATE_TAU] = zeros(g, dtype, batch, kept, 1),
                             [STATE_FOUND] = zeros(g, dtype_part(dtype), batch, count, 2)};
    linalg_loop(g, count, NULL, reduce_column, NULL, STATES, state);
    out->v = state[STATE_ROWS];
    out->tau = state[STATE_TAU];
    *found = state[STATE_FOUND];
    return subtract(g, linalg_block(g, state[STATE_MATRIX], count, m, count, m),
                    linalg_block(g, state[STATE_V], count, m, 0, 1), linalg_block(g, state[STATE_W], count, m, 0, 1));
}

void eigh_reduce(graph *g, node_id a, eigh_reduction *out)
{
    *out = (eigh_reduction){0};
    if (!a)
        return;
    int64_t batch = extent(g, a, 0), n = extent(g, a, 1), top = 0;
    node_id all = 0;
    while (top < n - 1) {
        int64_t m = n - top, count = m > 2 * LINALG_LEAF ? linalg_half(m) : m - 1;
        struct eigh_level *level = &out->levels[out->count++];
        node_id found = 0;
        level->top = top;
        a = reduce_level(g, a, count, level, &found);
        if (!a)
            return;
        all = top ? linalg_join(g, all, found, 1) : found;
        top += count;
    }
    node_id last = linalg_real(g, a);
    last = linalg_join(g, last, last ? b_zeros_like(g, last) : 0, 2);
    all = n > 1 ? linalg_join(g, all, last, 1) : last;
    out->d = b_reshape(g, linalg_block(g, all, 0, n, 0, 1), 2, (int64_t[]){batch, n});
    out->e = b_reshape(g, linalg_block(g, all, 0, n, 1, 2), 2, (int64_t[]){batch, n});
}

/* ---- vectors ----------------------------------------------------------------------------------------------------- */

/* The reflectors of a level, cut into `count` panels of `width` reflectors. The matrix `v` has a row for each
 * reflector. Let R be the rows of one panel in `v`, and T the rows of the same panel in `t`. The product of the panel's
 * reflectors is 1 - R' T R, where 1 is the identity and R' the adjoint of R. */
typedef struct panels {
    node_id v, t;
    int64_t count, width;
} panels;

/* Round i multiplies the state by one panel. Round 0 takes the last panel. */
static void apply_panel(graph *g, const void *self, node_id i, const node_id *state, node_id *next)
{
    const panels *p = self;
    node_id number = b_subtract(g, linalg_index(g, p->count - 1), i);
    node_id row = b_multiply(g, number, linalg_index(g, p->width));
    node_id v = linalg_block_at(g, p->v, row, 0, p->width, extent(g, p->v, 2));
    node_id t = linalg_block_at(g, p->t, row, 0, p->width, p->width);
    node_id w = linalg_product(g, t, false, linalg_product(g, v, false, state[0]));
    next[0] = b_subtract(g, state[0], linalg_product(g, v, true, w));
}

/* Returns q c, where q is the product of a level's reflectors. */
static node_id apply_level(graph *g, const struct eigh_level *level, node_id c)
{
    if (!level->v || !level->tau)
        return 0;
    int64_t batch = extent(g, level->v, 0), kept = extent(g, level->v, 1), m = extent(g, level->v, 2);
    int64_t width = kept < LINALG_LEAF ? kept : LINALG_LEAF, count = kept / width;
    node_id v = linalg_adjoint(g, b_reshape(g, level->v, 3, (int64_t[]){batch * count, width, m}));
    node_id tau = b_reshape(g, level->tau, 3, (int64_t[]){batch * count, width, 1});
    node_id square = zeros(g, (qn_dtype)node_shape(g, tau)->dtype, batch * count, width, width);
    node_id t = linalg_weights(g, v, tau, linalg_identity(g, square), false);
    panels p = {level->v, b_reshape(g, t, 3, (int64_t[]){batch, kept, width}), count, width};
    linalg_loop(g, count, NULL, apply_panel, &p, 1, &c);
    return c;
}

node_id eigh_restore(graph *g, const eigh_reduction *r, node_id c)
{
    if (!c)
        return 0;
    int64_t n = extent(g, c, 1), columns = extent(g, c, 2);
    for (uint32_t i = r->count; i-- > 0;) {
        const struct eigh_level *level = &r->levels[i];
        node_id changed = level->v ? linalg_from_real(g, linalg_block(g, c, level->top, n, 0, columns), level->v) : 0;
        changed = apply_level(g, level, changed);
        node_id kept = linalg_from_real(g, linalg_block(g, c, 0, level->top, 0, columns), changed);
        c = level->top ? linalg_join(g, kept, changed, 1) : changed;
        if (!c)
            return 0;
    }
    return c;
}
