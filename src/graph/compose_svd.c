/* Functions of compose.h that use singular values. The last two dimensions of a value hold a matrix. */
#include <float.h>
#include <string.h>

#include "graph/build.h"
#include "graph/compose.h"
#include "graph/linalg.h"

static bool check(graph *g, const char *what, node_id a)
{
    if (!a || g->failure)
        return false;
    const type *t = node_shape(g, a);
    qn_dtype dtype = (qn_dtype)t->dtype;
    if (t->rank >= 2 && (dtype_is_float(dtype) || dtype_is_complex(dtype)))
        return true;
    return graph_fail(g, QN_INVALID_ARGUMENT, "%s: operand 0 is %s; expected matrices of a float or complex type", what,
                      type_string(g, node_type(g, a))),
           false;
}

static node_id adjoint(graph *g, node_id a)
{
    return a ? linalg_restore(g, linalg_adjoint(g, linalg_collapse(g, a)), node_type(g, a)) : 0;
}

/* If a matrix has more columns than rows, decomposes its adjoint. Otherwise factors the matrix (m rows, n columns) as
 * q * r with a square q, then decomposes `square`, the first n rows of r. The first n columns of u are the product of
 * the first n columns of q and the u of `square`. The last m - n columns of u are those of q. */
static void svd_complete(graph *g, node_id a, node_id *results)
{
    const type t = *node_shape(g, a);
    uint32_t row = t.rank - 2, column = t.rank - 1;
    node_id f[2] = {0};
    if (t.dims[row] < t.dims[column]) {
        node_id turned[3] = {0};
        svd_complete(g, adjoint(g, a), turned);
        results[0] = adjoint(g, turned[2]);
        results[1] = turned[1];
        results[2] = adjoint(g, turned[0]);
        return;
    }
    compose_qr(g, a, true, f);
    node_id square = f[1] ? b_slice_one(g, f[1], row, 0, t.dims[column], 1) : 0;
    node_id made = square ? node_make(g, OP_svd, 1, &square, NULL) : 0;
    if (!made)
        return;
    node_id first = compose_matmul(g, b_slice_one(g, f[0], column, 0, t.dims[column], 1), node_result(g, made, 0));
    node_id others = b_slice_one(g, f[0], column, t.dims[column], t.dims[row], 1);
    results[0] = b_concatenate(g, 2, (node_id[]){first, others}, column);
    results[1] = node_result(g, made, 1);
    results[2] = node_result(g, made, 2);
}

void compose_svd(graph *g, node_id a, bool complete, node_id *results)
{
    if (!check(g, "svd", a))
        return;
    const type *t = node_shape(g, a);
    if (complete && t->dims[t->rank - 2] != t->dims[t->rank - 1]) {
        svd_complete(g, a, results);
        return;
    }
    node_id made = node_make(g, OP_svd, 1, &a, NULL);
    for (uint32_t i = 0; i < 3 && made; i++)
        results[i] = node_result(g, made, i);
}

static node_id values_of(graph *g, const char *what, node_id a)
{
    return check(g, what, a) ? node_make(g, OP_singular_values, 1, &a, NULL) : 0;
}

void compose_gesdd(graph *g, node_id a, bool vectors, bool complete, node_id *results)
{
    node_id f[3] = {0};
    if (vectors)
        compose_svd(g, a, complete, f);
    else
        f[1] = values_of(g, "gesdd", a);
    results[0] = a;
    results[1] = f[1];
    if (vectors) {
        results[2] = f[0];
        results[3] = f[2];
    }
    if (!f[1])
        return;
    int64_t last = node_shape(g, f[1])->rank - 1;
    node_id failed = b_convert(g, b_compare(g, comparison_direction_NE, f[1], f[1]), QN_I32);
    results[4] =
        failed ? b_reduce(g, OP_maximum, failed, b_fill(g, type_scalar(g, QN_I32), 0), (attr_dims){1, &last}) : 0;
}

/* Takes element `number` of each row. The result lacks the last dimension. */
static node_id take(graph *g, node_id values, int64_t number)
{
    if (!values)
        return 0;
    uint32_t last = node_shape(g, values)->rank - 1;
    node_id one = b_slice_one(g, values, last, number, number + 1, 1);
    return one ? b_reshape(g, one, last, node_shape(g, one)->dims) : 0;
}

node_id compose_spectral_norm(graph *g, const char *what, node_id a, bool smallest)
{
    node_id values = values_of(g, what, a);
    if (!values)
        return 0;
    int64_t count = node_shape(g, values)->dims[node_shape(g, values)->rank - 1];
    if (!count)
        return graph_fail(g, QN_INVALID_ARGUMENT, "%s: operand 0 is %s; expected matrices with elements", what,
                          type_string(g, node_type(g, a)));
    return take(g, values, smallest ? count - 1 : 0);
}

node_id compose_nuclear_norm(graph *g, node_id a)
{
    int64_t last = -1;
    node_id values = values_of(g, "nuclear_norm", a);
    return values ? compose_sum(g, values, (attr_dims){1, &last}, false) : 0;
}

node_id compose_cond(graph *g, node_id a)
{
    return b_divide(g, compose_spectral_norm(g, "cond", a, false), compose_spectral_norm(g, "cond", a, true));
}

node_id compose_matrix_rank(graph *g, node_id a, double cutoff)
{
    node_id values = values_of(g, "matrix_rank", a);
    if (!values)
        return 0;
    const type t = *node_shape(g, a);
    int64_t m = t.dims[t.rank - 2], n = t.dims[t.rank - 1], last = t.rank - 2;
    qn_dtype computed = dtype_part(linalg_dtype((qn_dtype)t.dtype));
    if (cutoff < 0)
        cutoff = (double)(m < n ? n : m) * (computed == QN_F64 ? DBL_EPSILON : FLT_EPSILON);
    node_id limit = values;
    if (m && n) {
        attr_dims dims = {1, &last};
        limit = b_unreduce(g, b_scale(g, take(g, values, 0), cutoff), node_type(g, values), dims);
    }
    return b_sum(g, b_convert(g, b_compare(g, comparison_direction_GT, values, limit), QN_I32), (attr_dims){1, &last});
}

node_id compose_lstsq_svd(graph *g, node_id a, node_id b, float cutoff)
{
    if (!check(g, "lstsq_svd", a) || !b)
        return 0;
    node_id columns = linalg_columns(g, "lstsq_svd", a, b);
    attrs how = {0};
    memcpy(&how.cutoff, &cutoff, sizeof cutoff);
    node_id inverse = columns ? node_make(g, OP_pinv, 1, &a, &how) : 0;
    node_id x = inverse ? compose_matmul(g, inverse, columns) : 0;
    bool vector = node_shape(g, b)->rank < node_shape(g, a)->rank;
    return x && vector ? b_reshape(g, x, node_shape(g, x)->rank - 1, node_shape(g, x)->dims) : x;
}
