/* Functions composed of several operations. See compose.h. */
#include "graph/compose.h"

#include <inttypes.h>
#include <math.h>
#include <string.h>

#include "graph/build.h"

/* ---- arguments --------------------------------------------------------------------------------------------------- */

static bool check_float(graph *g, const char *what, node_id value)
{
    if (!value || g->failure)
        return false;
    if (dtype_is_float((qn_dtype)node_shape(g, value)->dtype))
        return true;
    return graph_fail_type(g, what, "operand 0", value, TYPES_FLOAT), false;
}

bool compose_dimension(graph *g, const char *what, node_id value, int64_t dimension, int64_t *out)
{
    if (!value || g->failure)
        return false;
    int64_t rank = node_shape(g, value)->rank;
    *out = dimension < 0 ? dimension + rank : dimension;
    return graph_check_dimension(g, what, "", dimension, -rank, node_type(g, value));
}

/* Checks `given`, the dimensions of a reduction. Sets *out to the same dimensions, counted from the first dimension
 * (compose_dimension). If `given` is empty, sets *out to all dimensions. */
static bool check_dimensions(graph *g, const char *what, node_id value, attr_dims given, attr_dims *out)
{
    int64_t dims[MAX_RANK];
    if (!value || g->failure)
        return false;
    if (given.count == 0) {
        *out = b_all_dims(g, node_shape(g, value)->rank);
        return true;
    }
    for (uint32_t i = 0; i < given.count; i++) {
        int64_t d;
        if (!compose_dimension(g, what, value, given.at[i], &d))
            return false;
        if (dims_contain((attr_dims){i, dims}, d))
            return graph_fail(g, QN_INVALID_ARGUMENT,
                              "%s: %" PRId64 " lists dimension %" PRId64 " again; expected each dimension once", what,
                              given.at[i], d),
                   false;
        dims[i] = d;
    }
    *out = dims_copy(g, given.count, dims);
    return true;
}

/* ---- shapes ------------------------------------------------------------------------------------------------------ */

node_id compose_broadcast_to(graph *g, node_id value, uint32_t rank, const int64_t *dims)
{
    if (!value || g->failure)
        return 0;
    const type *from = node_shape(g, value);
    type_id wanted = type_tensor_of(g, "broadcast_to", (qn_dtype)from->dtype, rank, dims);
    if (!wanted || wanted == node_type(g, value))
        return wanted ? value : 0;
    int64_t places[MAX_RANK];
    bool fits = from->rank <= rank;
    for (uint32_t i = 0; i < from->rank && fits; i++) {
        places[i] = rank - from->rank + i;
        fits = from->dims[i] == 1 || from->dims[i] == dims[places[i]];
    }
    if (!fits)
        return graph_fail(g, QN_INVALID_ARGUMENT,
                          "broadcast_to: %s does not broadcast to %s; expected extents that are 1 or equal, counted "
                          "from the last one",
                          type_string(g, node_type(g, value)), type_string(g, wanted));
    return b_broadcast(g, value, rank, dims, places);
}

node_id compose_scale(graph *g, node_id value, double factor)
{
    return check_float(g, "scale", value) ? b_scale(g, value, factor) : 0;
}

node_id compose_shift(graph *g, node_id value, double term)
{
    return check_float(g, "shift", value) ? b_shift(g, value, term) : 0;
}

/* Reshapes the result of a reduction so that it has the reduced dimensions again, with extent 1. */
static node_id keep_dims(graph *g, node_id reduced, type_id whole, attr_dims dims)
{
    int64_t kept[MAX_RANK];
    for (uint32_t i = 0; i < type_at(g, whole)->rank; i++)
        kept[i] = dims_contain(dims, i) ? 1 : type_at(g, whole)->dims[i];
    return b_reshape(g, reduced, type_at(g, whole)->rank, kept);
}

static int64_t reduced_count(const graph *g, node_id value, attr_dims dims)
{
    int64_t count = 1;
    for (uint32_t i = 0; i < dims.count; i++)
        count *= node_shape(g, value)->dims[dims.at[i]];
    return count;
}

/* ---- matmul ------------------------------------------------------------------------------------------------------ */

/* Finds the shape to which the leading dimensions of both operands broadcast. All dimensions except the last two are
 * leading dimensions. */
static bool broadcast_batch(graph *g, const char *what, node_id lhs, node_id rhs, uint32_t *rank, int64_t *dims)
{
    const type *a = node_shape(g, lhs), *b = node_shape(g, rhs);
    *rank = (a->rank > b->rank ? a->rank : b->rank) - 2;
    for (uint32_t i = 0; i < *rank; i++) {
        int64_t from_a = *rank - i + 2 > a->rank ? 1 : a->dims[a->rank - 2 - (*rank - i)];
        int64_t from_b = *rank - i + 2 > b->rank ? 1 : b->dims[b->rank - 2 - (*rank - i)];
        if (from_a != from_b && from_a != 1 && from_b != 1)
            return graph_fail(g, QN_INVALID_ARGUMENT, "%s: leading dimensions do not broadcast in %s x %s", what,
                              type_string(g, node_type(g, lhs)), type_string(g, node_type(g, rhs))),
                   false;
        dims[i] = from_a == 1 ? from_b : from_a;
    }
    return true;
}

static node_id with_batch(graph *g, node_id value, uint32_t rank, const int64_t *batch)
{
    const type *t = node_shape(g, value);
    int64_t dims[MAX_RANK];
    memcpy(dims, batch, rank * sizeof *dims);
    memcpy(dims + rank, t->dims + t->rank - 2, 2 * sizeof *dims);
    return compose_broadcast_to(g, value, rank + 2, dims);
}

static node_id matmul_matrices(graph *g, const char *what, node_id lhs, node_id rhs)
{
    uint32_t rank;
    int64_t batch[MAX_RANK], numbers[MAX_RANK], last, second;
    if (node_shape(g, rhs)->rank == 2) {
        last = node_shape(g, lhs)->rank - 1;
        second = 0;
        return b_dot_general(g, lhs, rhs, (attr_dims){0}, (attr_dims){0}, (attr_dims){1, &last},
                             (attr_dims){1, &second}, QN_NONE);
    }
    if (!broadcast_batch(g, what, lhs, rhs, &rank, batch))
        return 0;
    for (uint32_t i = 0; i < rank; i++)
        numbers[i] = i;
    last = rank + 1;
    second = rank;
    return b_dot_general(g, with_batch(g, lhs, rank, batch), with_batch(g, rhs, rank, batch),
                         (attr_dims){rank, numbers}, (attr_dims){rank, numbers}, (attr_dims){1, &last},
                         (attr_dims){1, &second}, QN_NONE);
}

/* Makes the graph fail: the number of columns of `a` is not `rows`, the number of rows of `b`. `a` and `b` are the
 * types of the operands. If the product fits with operand 1 transposed or with the operands swapped, sets g->fits to
 * this call. */
static node_id matmul_misfit(graph *g, const char *what, const char *more, const type *a, const type *b, int64_t rows)
{
    int64_t columns = a->dims[a->rank - 1];
    if (b->rank > 1 && b->dims[b->rank - 1] == columns)
        g->fits = arena_printf(&g->arena, "qn_%s(operand 0, qn_matrix_transpose(operand 1)%s)", what, more);
    else if (a->rank > 1 && b->dims[b->rank - 1] == a->dims[a->rank - 2])
        g->fits = arena_printf(&g->arena, "qn_%s(operand 1, operand 0%s)", what, more);
    return graph_fail(g, QN_INVALID_ARGUMENT,
                      "%s: inner dimensions differ: %" PRId64 " %s in operand 0, %" PRId64
                      " %s in operand 1; expected equal numbers",
                      what, columns, a->rank > 1 ? "columns" : "elements", rows, b->rank > 1 ? "rows" : "elements");
}

node_id compose_matmul(graph *g, node_id lhs, node_id rhs) { return compose_matmul_of(g, "matmul", "", lhs, rhs); }

node_id compose_matmul_of(graph *g, const char *what, const char *more, node_id lhs, node_id rhs)
{
    if (!lhs || !rhs || g->failure)
        return 0;
    const type *a = node_shape(g, lhs), *b = node_shape(g, rhs);
    const char *both =
        arena_printf(&g->arena, "%s x %s", type_string(g, node_type(g, lhs)), type_string(g, node_type(g, rhs)));
    if (a->rank == 0 || b->rank == 0)
        return graph_fail(g, QN_INVALID_ARGUMENT,
                          "%s: an operand of %s is a scalar; expected vectors or matrices. qn_multiply and qn_scale "
                          "multiply by numbers",
                          what, both);
    if (a->dtype != b->dtype)
        return graph_fail(g, QN_INVALID_ARGUMENT,
                          "%s: element types differ in %s; expected one type. qn_convert changes types", what, both);
    int64_t inner = b->dims[b->rank == 1 ? 0 : b->rank - 2];
    if (a->dims[a->rank - 1] != inner)
        return matmul_misfit(g, what, more, a, b, inner);
    bool row = a->rank == 1, column = b->rank == 1;
    if (row)
        lhs = b_reshape(g, lhs, 2, (int64_t[]){1, inner});
    if (column)
        rhs = b_reshape(g, rhs, 2, (int64_t[]){inner, 1});
    node_id product = lhs && rhs ? matmul_matrices(g, what, lhs, rhs) : 0;
    if (!product || (!row && !column))
        return product;
    int64_t dims[MAX_RANK];
    uint32_t rank = 0;
    const type *whole = node_shape(g, product);
    for (uint32_t i = 0; i < whole->rank; i++)
        if (!(row && i == whole->rank - 2) && !(column && i == whole->rank - 1))
            dims[rank++] = whole->dims[i];
    return b_reshape(g, product, rank, dims);
}

/* ---- reductions -------------------------------------------------------------------------------------------------- */

/* The type in which sums are accumulated. */
static qn_dtype sum_dtype(qn_dtype dtype) { return dtype == QN_F16 || dtype == QN_BF16 ? QN_F32 : dtype; }

static node_id sum_over(graph *g, node_id value, attr_dims dims, bool keep)
{
    qn_dtype dtype = (qn_dtype)node_shape(g, value)->dtype;
    type_id whole = node_type(g, value);
    node_id sum = b_sum(g, b_convert(g, value, sum_dtype(dtype)), dims);
    sum = b_convert(g, sum, dtype);
    return keep ? keep_dims(g, sum, whole, dims) : sum;
}

node_id compose_sum(graph *g, node_id value, attr_dims given, bool keep)
{
    attr_dims dims;
    return check_dimensions(g, "sum", value, given, &dims) ? sum_over(g, value, dims, keep) : 0;
}

/* `wide` has the type of sums (sum_dtype). The mean has this type, too. */
static node_id wide_mean(graph *g, node_id wide, attr_dims dims, bool keep)
{
    node_id sum = sum_over(g, wide, dims, keep);
    return b_divide(g, sum, b_fill_like(g, sum, (double)reduced_count(g, wide, dims)));
}

node_id compose_mean(graph *g, node_id value, attr_dims given, bool keep)
{
    attr_dims dims;
    if (!check_float(g, "mean", value) || !check_dimensions(g, "mean", value, given, &dims))
        return 0;
    qn_dtype dtype = (qn_dtype)node_shape(g, value)->dtype;
    return b_convert(g, wide_mean(g, b_convert(g, value, sum_dtype(dtype)), dims, keep), dtype);
}

node_id compose_variance(graph *g, node_id value, attr_dims given, bool keep)
{
    attr_dims dims;
    if (!check_float(g, "variance", value) || !check_dimensions(g, "variance", value, given, &dims))
        return 0;
    qn_dtype dtype = (qn_dtype)node_shape(g, value)->dtype;
    node_id wide = b_convert(g, value, sum_dtype(dtype));
    node_id mean = wide_mean(g, wide, dims, false);
    node_id deviation = wide ? b_subtract(g, wide, b_unreduce(g, mean, node_type(g, wide), dims)) : 0;
    return deviation ? b_convert(g, wide_mean(g, b_square(g, deviation), dims, keep), dtype) : 0;
}

static node_id reduce_extreme(graph *g, const char *what, op_kind op, node_id value, attr_dims given, bool keep)
{
    attr_dims dims;
    if (!check_dimensions(g, what, value, given, &dims))
        return 0;
    if (reduced_count(g, value, dims) == 0)
        return graph_fail(g, QN_INVALID_ARGUMENT, "%s: no elements to choose from in %s; expected at least one", what,
                          type_string(g, node_type(g, value)));
    type_id whole = node_type(g, value);
    node_id init = b_extreme(g, (qn_dtype)node_shape(g, value)->dtype, op == OP_maximum ? -1 : 1);
    node_id chosen = b_reduce(g, op, value, init, dims);
    return chosen && keep ? keep_dims(g, chosen, whole, dims) : chosen;
}

node_id compose_maximum(graph *g, node_id value, attr_dims dims, bool keep)
{
    return reduce_extreme(g, "max", OP_maximum, value, dims, keep);
}

node_id compose_minimum(graph *g, node_id value, attr_dims dims, bool keep)
{
    return reduce_extreme(g, "min", OP_minimum, value, dims, keep);
}

/* ---- argmax and argmin ------------------------------------------------------------------------------------------- */

/* Makes a reducer of pairs (value, index). The reducer keeps the pair with the better value; `better` is the comparison
 * GT or LT. NaN is better than any number. If the values are equal, or both are NaN, the reducer keeps the pair with
 * the lower index. The result does not depend on the order of combination. */
static region_id choose_first(graph *g, qn_dtype dtype, int better)
{
    type_id value = type_scalar(g, dtype), place = type_scalar(g, QN_I32);
    region_id opened = graph_open_region(g, NULL);
    node_id x = graph_formal(g, value, NULL), i = graph_formal(g, place, NULL);
    node_id y = graph_formal(g, value, NULL), k = graph_formal(g, place, NULL);
    node_id x_nan = b_compare(g, comparison_direction_NE, x, x), y_nan = b_compare(g, comparison_direction_NE, y, y);
    node_id wins = b_or(g, b_compare(g, better, x, y), b_and(g, x_nan, b_not(g, y_nan)));
    node_id same = b_or(g, b_compare(g, comparison_direction_EQ, x, y), b_and(g, x_nan, y_nan));
    node_id first = b_or(g, wins, b_and(g, same, b_compare(g, comparison_direction_LT, i, k)));
    node_id out[] = {b_select(g, first, x, y), b_select(g, first, i, k)};
    return opened ? graph_close_region(g, 2, out) : 0;
}

static node_id arg_extreme(graph *g, const char *what, node_id value, int64_t given, bool largest)
{
    int64_t d;
    if (!compose_dimension(g, what, value, given, &d))
        return 0;
    const type *t = node_shape(g, value);
    if (t->dims[d] == 0 || t->dims[d] > INT32_MAX)
        return graph_fail(g, QN_INVALID_ARGUMENT, "%s: dimension %" PRId64 " of %s has no elements or too many for i32",
                          what, d, type_string(g, node_type(g, value)));
    node_id places = b_iota(g, QN_I32, t->rank, t->dims, (uint32_t)d);
    node_id none = b_extreme(g, (qn_dtype)t->dtype, largest ? -1 : 1), zero = b_fill(g, type_scalar(g, QN_I32), 0);
    region_id choose = choose_first(g, (qn_dtype)t->dtype, largest ? comparison_direction_GT : comparison_direction_LT);
    attrs a = {.dimensions = {1, &d}, .region_count = 1, .regions = &choose};
    a.order = order_of_dimensions(t->rank, a.dimensions);
    node_id both = choose ? node_make(g, OP_reduce, 4, (node_id[]){value, places, none, zero}, &a) : 0;
    return node_result(g, both, 1);
}

node_id compose_argmax(graph *g, node_id value, int64_t dimension)
{
    return arg_extreme(g, "argmax", value, dimension, true);
}

node_id compose_argmin(graph *g, node_id value, int64_t dimension)
{
    return arg_extreme(g, "argmin", value, dimension, false);
}

/* ---- softmax ----------------------------------------------------------------------------------------------------- */

/* Returns `x - max(x)`, where x is `value` and the maximum is taken over the dimensions `along`. The subtraction keeps
 * exp in range, and changes neither softmax nor log_softmax. So no gradient needs to go through the maximum. */
static node_id below_maximum(graph *g, node_id value, attr_dims along)
{
    node_id most = b_reduce(g, OP_maximum, value, b_extreme(g, (qn_dtype)node_shape(g, value)->dtype, -1), along);
    most = b_stop_gradient(g, most);
    return most ? b_subtract(g, value, b_unreduce(g, most, node_type(g, value), along)) : 0;
}

node_id compose_softmax(graph *g, node_id value, int64_t dimension)
{
    int64_t d;
    if (!check_float(g, "softmax", value) || !compose_dimension(g, "softmax", value, dimension, &d))
        return 0;
    attr_dims along = {1, &d};
    node_id e = b_exponential(g, below_maximum(g, value, along));
    return e ? b_divide(g, e, b_unreduce(g, sum_over(g, e, along, false), node_type(g, e), along)) : 0;
}

node_id compose_log_softmax(graph *g, node_id value, int64_t dimension)
{
    int64_t d;
    if (!check_float(g, "log_softmax", value) || !compose_dimension(g, "log_softmax", value, dimension, &d))
        return 0;
    attr_dims along = {1, &d};
    node_id x = below_maximum(g, value, along), e = b_exponential(g, x);
    node_id total = e ? b_log(g, sum_over(g, e, along, false)) : 0;
    return total ? b_subtract(g, x, b_unreduce(g, total, node_type(g, x), along)) : 0;
}

/* ---- activations and losses -------------------------------------------------------------------------------------- */

/* Makes a select, not maximum(value, 0): at 0, the gradient of the select is 0, and the gradient of the maximum is 1/2.
 * NaN stays NaN. */
node_id compose_relu(graph *g, node_id value)
{
    node_id zero = value ? b_zeros_like(g, value) : 0;
    return zero ? b_select(g, b_compare(g, comparison_direction_LE, value, zero), zero, value) : 0;
}

node_id compose_gelu(graph *g, node_id value, bool approximate)
{
    if (!check_float(g, "gelu", value))
        return 0;
    if (!approximate) /* uses erfc, because `1 + erf(x)` cancels for negative x */
        return b_multiply(g, b_scale(g, value, 0.5), b_erfc(g, b_scale(g, value, -0.70710678118654752440)));
    node_id cube = b_multiply(g, b_square(g, value), value);
    node_id inner = b_scale(g, b_add(g, value, b_scale(g, cube, 0.044715)), 0.79788456080286535588);
    return b_multiply(g, b_scale(g, value, 0.5), b_shift(g, b_tanh(g, inner), 1));
}

node_id compose_one_hot(graph *g, node_id indices, int64_t classes, qn_dtype dtype)
{
    if (!indices || g->failure)
        return 0;
    const type *t = node_shape(g, indices);
    if (!dtype_is_int((qn_dtype)t->dtype))
        return graph_fail_type(g, "one_hot", "indices", indices, TYPES_INT);
    if (classes < 0)
        return graph_fail(g, QN_INVALID_ARGUMENT, "one_hot: %" PRId64 " classes; expected at least 0", classes);
    int64_t dims[MAX_RANK + 1], places[MAX_RANK];
    for (uint32_t i = 0; i < t->rank; i++) {
        dims[i] = t->dims[i];
        places[i] = i;
    }
    dims[t->rank] = classes;
    if (!type_tensor_of(g, "one_hot", dtype, t->rank + 1, dims))
        return 0;
    /* Compares in a wide type, because the type of the indices can be too narrow for `classes`. */
    node_id wide = b_convert(g, indices, t->dtype == QN_UI64 ? QN_UI64 : QN_I64);
    qn_dtype counter = t->dtype == QN_UI64 ? QN_UI64 : QN_I64;
    node_id place = b_iota(g, counter, t->rank + 1, dims, t->rank);
    return b_convert(g, b_compare(g, comparison_direction_EQ, b_broadcast(g, wide, t->rank + 1, dims, places), place),
                     dtype);
}

node_id compose_cross_entropy(graph *g, node_id logits, node_id targets)
{
    if (!check_float(g, "cross_entropy", logits) || !targets)
        return 0;
    const type *t = node_shape(g, logits);
    if (t->rank == 0 || node_type(g, targets) != node_type(g, logits)) {
        const type *labels = node_shape(g, targets);
        if (dtype_is_int((qn_dtype)labels->dtype) && labels->rank + 1 == t->rank &&
            (!labels->rank || memcmp(labels->dims, t->dims, labels->rank * sizeof *t->dims) == 0))
            g->fits = arena_printf(&g->arena, "qn_one_hot(operand 1, %" PRId64 ", qn_value_dtype(operand 0))",
                                   t->dims[t->rank - 1]);
        return graph_fail(
            g, QN_INVALID_ARGUMENT,
            "cross_entropy: logits and targets are %s and %s; expected the same type for both, of shape [..., classes]",
            type_string(g, node_type(g, logits)), type_string(g, node_type(g, targets)));
    }
    int64_t last = t->rank - 1;
    node_id likelihood =
        sum_over(g, b_multiply(g, targets, compose_log_softmax(g, logits, -1)), (attr_dims){1, &last}, false);
    node_id loss = b_negate(g, likelihood);
    return loss ? compose_mean(g, loss, (attr_dims){0}, false) : 0;
}
