/* Passes of Fourier transforms: factors and tables. See fft.h. */
#include "graph/fft.h"

#include <string.h>

#include "graph/unity.h"

enum {
    SHORT_LENGTH = 256, /* fft_halves does not cut a transform that is shorter than this */
    WIDE_LANES = 16,    /* the most lanes of a vector: f32 with AVX-512 */
    WHOLE_TABLE = 4096, /* fft_digit cuts a table of step 1 (fft.h) only if the table has more roots than this */
    LONG_RADIX = 16,    /* fft_radices divides a length above 2^16 by this first, if possible */
    PASS_COST = 10      /* cost of a pass for each element, in addition to radix_costs */
};

/* radix_costs[r]: the rough cost of a transform of length r, for each element; 0 if r is not a radix. Only the ratios
 * of costs matter. */
static const uint8_t radix_costs[MAX_RADIX + 1] = {
    [2] = 2,   [3] = 5,   [4] = 4,   [5] = 8,   [6] = 8,   [7] = 11, [8] = 7,   [9] = 10,  [10] = 12,
    [11] = 22, [12] = 10, [13] = 26, [14] = 15, [15] = 14, [16] = 9, [17] = 34, [19] = 38, [23] = 46};

fft_pass fft_pass_at(const graph *g, node_id n)
{
    const type *t = node_shape(g, node_operand(g, n, 0));
    const attr_record *a = node_attrs(g, n);
    attr_dims twiddles = attr_fft_twiddles(a);
    return (fft_pass){.dtype = (qn_dtype)t->dtype,
                      .batch = t->dims[0],
                      .radix = t->dims[1],
                      .rest = t->dims[2],
                      .done = t->dims[3],
                      .inner = t->dims[4],
                      .order = twiddles.count ? twiddles.at[0] : 0,
                      .digit = twiddles.count ? twiddles.at[1] : 1,
                      .divisor = attr_fft_divisor(a),
                      .packed = attr_fft_packed(a)};
}

/* If n is a result of an fft_pass, perhaps reshaped, returns the pass and sets *result to the number of the result.
 * Otherwise returns 0. */
static node_id pass_of(const graph *g, node_id n, int64_t *result)
{
    while (n && node_op(g, n) == OP_reshape)
        n = node_operand(g, n, 0);
    if (!n || node_op(g, n) != OP_result || node_op(g, node_operand(g, n, 0)) != OP_fft_pass)
        return 0;
    *result = attr_index(node_attrs(g, n));
    return node_operand(g, n, 0);
}

node_id fft_packed_parts(graph *g, node_id re, node_id im, uint32_t rank, const int64_t *dims)
{
    int64_t first, second;
    node_id pass = pass_of(g, re, &first);
    if (!pass || pass_of(g, im, &second) != pass || first == second)
        return 0;
    attrs a = attrs_of(g, pass);
    a.fft_packed = 1 + first;
    a.shape = (attr_dims){rank, dims};
    return node_make(g, OP_fft_pass, 2, node_operands(g, pass), &a);
}

/* ---- tables ------------------------------------------------------------------------------------------------------ */

int64_t fft_table_size(const fft_pass *f, fft_table table)
{
    switch (table) {
    case FFT_COARSE: return f->order ? f->radix * f->rest / f->digit * f->done : 0;
    case FFT_FINE: return f->digit > 1 ? f->digit * f->done : 0;
    default: return f->rest > 1 ? (f->radix - 1) * f->rest : 0;
    }
}

void fft_table_fill(arena *a, const fft_pass *f, fft_table table, void *re, void *im)
{
    bool after = table == FFT_AFTER;
    size_t size = dtype_bytes(f->dtype);
    int64_t columns = after ? f->rest : f->done, rows = fft_table_size(f, table) / columns;
    const unity *u = unity_new(a, after ? f->radix * f->rest : f->order);
    char *to[2] = {re, im};
    for (int64_t i = 0; i < rows; i++)
        for (int64_t k = 0; k < columns; k++, to[0] += size, to[1] += size)
            unity_root(u, (after ? i + 1 : table == FFT_COARSE ? i * f->digit : i) * k, f->dtype, to[0], to[1]);
}

/* ---- factors ----------------------------------------------------------------------------------------------------- */

bool fft_is_smooth(int64_t n)
{
    for (int64_t d = 2; d <= FFT_PRIME; d++)
        while (n % d == 0)
            n /= d;
    return n == 1;
}

int64_t fft_smooth_above(int64_t n)
{
    int64_t best = INT64_MAX;
    for (int64_t five = 1; five < 5 * n; five *= 5)
        for (int64_t three = five; three < 3 * n; three *= 3) {
            int64_t m = three;
            while (m < n)
                m *= 2;
            best = m < best ? m : best;
        }
    return best;
}

/* The least cost of passes for length n. The radices of the passes are at most `most` and do not increase. If n > 1,
 * sets *first to the radix of the first pass. */
static int64_t least_cost(int64_t n, int64_t most, int64_t *first)
{
    int64_t best = INT64_MAX / 2, next;
    if (n == 1)
        return 0;
    for (int64_t r = most; r > 1; r--) {
        if (!radix_costs[r] || n % r)
            continue;
        int64_t cost = PASS_COST + radix_costs[r] + least_cost(n / r, r, &next);
        if (cost < best) {
            best = cost;
            *first = r;
        }
    }
    return best;
}

uint32_t fft_radices(int64_t n, int64_t *out)
{
    uint32_t count = 0;
    for (int64_t most = MAX_RADIX; n > 1; n /= most) {
        /* For long lengths, least_cost would take too long. */
        while (n > (int64_t)1 << 16 && n % LONG_RADIX == 0) {
            out[count++] = LONG_RADIX;
            n /= LONG_RADIX;
        }
        least_cost(n, most, &most);
        out[count++] = most;
    }
    return count;
}

/* The percentage of lanes that are in use along a dimension of this extent. */
static int64_t used_lanes(int64_t extent)
{
    return 100 * extent / ((extent + WIDE_LANES - 1) / WIDE_LANES * WIDE_LANES);
}

int64_t fft_halves(int64_t n)
{
    int64_t best = 1, most = 0;
    for (int64_t a = 2; a <= n / a && n >= SHORT_LENGTH; a++) {
        /* `used` is the product of the shares of used lanes for both lengths, in units of 0.01 %. A larger `a` replaces
         * `best` if its `used` is at most 500 units (5 %) lower. */
        int64_t used = n % a ? 0 : used_lanes(a) * used_lanes(n / a);
        if (a >= WIDE_LANES / 2 && used && used + 500 >= most) {
            most = used;
            best = a;
        }
    }
    return best;
}

int64_t fft_digit(int64_t n, int64_t b, int64_t rest)
{
    int64_t best = 1;
    for (int64_t d = 2; d <= rest && n > WHOLE_TABLE; d++)
        if (rest % d == 0 && b / d + d < b / best + best)
            best = d;
    return best;
}
