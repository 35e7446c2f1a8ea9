/* Result types of factorisations, solves and other operations on matrices. */
#include "graph/infer.h"

#include <inttypes.h>

static bool check_square(const inference *at, uint32_t operand)
{
    const type *t = infer_shape(at, operand);
    if (t->rank >= 2 && t->dims[t->rank - 2] == t->dims[t->rank - 1])
        return true;
    return infer_fail(at, "operand %u is %s; expected square matrices in the last two dimensions", operand,
                      infer_print(at, operand)),
           false;
}

type_id infer_cholesky(const inference *at) { return check_square(at, 0) ? infer_type(at, 0) : 0; }

type_id infer_triangular_solve(const inference *at)
{
    const type *a = infer_shape(at, 0), *b = infer_shape(at, 1);
    if (!check_square(at, 0))
        return 0;
    if (a->dtype != b->dtype || a->rank != b->rank)
        return infer_fail(at, "operands differ in element type or rank: %s and %s", infer_print(at, 0),
                          infer_print(at, 1));
    for (uint32_t i = 0; i + 2 < a->rank; i++)
        if (a->dims[i] != b->dims[i])
            return infer_fail(at, "dimension %u differs: %" PRId64 " and %" PRId64 " in %s and %s", i, a->dims[i],
                              b->dims[i], infer_print(at, 0), infer_print(at, 1));
    uint32_t shared = b->rank - (attr_left_side(at->a) ? 2 : 1);
    if (b->dims[shared] != a->dims[a->rank - 1])
        return infer_fail(
            at, "dimension %u of b is %" PRId64 "; expected %" PRId64 ", as in %s, because left_side is %s", shared,
            b->dims[shared], a->dims[a->rank - 1], infer_print(at, 0), attr_left_side(at->a) ? "true" : "false");
    return infer_enum(at, ATTR_transpose_a) ? infer_type(at, 1) : 0;
}

type_id infer_eigh(const inference *at)
{
    const type *t = infer_shape(at, 0);
    if (!check_square(at, 0))
        return 0;
    type_id values = infer_tensor(at, dtype_part((qn_dtype)t->dtype), t->rank - 1, t->dims);
    return values ? type_tuple(at->g, 2, (type_id[]){values, infer_type(at, 0)}) : 0;
}

/* Checks that operand 0 has at least two dimensions. */
static bool check_matrices(const inference *at)
{
    if (infer_shape(at, 0)->rank >= 2)
        return true;
    return infer_fail(at, "operand 0 is %s; expected matrices in the last two dimensions", infer_print(at, 0)), false;
}

type_id infer_lu(const inference *at)
{
    const type *t = infer_shape(at, 0);
    if (!check_matrices(at))
        return 0;
    int64_t dims[MAX_RANK], rows = t->dims[t->rank - 2], columns = t->dims[t->rank - 1];
    for (uint32_t i = 0; i < t->rank; i++)
        dims[i] = t->dims[i];
    type_id permutation = infer_tensor(at, QN_I32, t->rank - 1, dims);
    dims[t->rank - 2] = rows < columns ? rows : columns;
    type_id pivots = infer_tensor(at, QN_I32, t->rank - 1, dims);
    return pivots ? type_tuple(at->g, 3, (type_id[]){infer_type(at, 0), pivots, permutation}) : 0;
}

type_id infer_qr(const inference *at)
{
    const type *t = infer_shape(at, 0);
    if (!check_matrices(at))
        return 0;
    int64_t dims[MAX_RANK], rows = t->dims[t->rank - 2], columns = t->dims[t->rank - 1];
    for (uint32_t i = 0; i + 2 < t->rank; i++)
        dims[i] = t->dims[i];
    dims[t->rank - 2] = rows < columns ? rows : columns;
    type_id tau = infer_tensor(at, (qn_dtype)t->dtype, t->rank - 1, dims);
    return tau ? type_tuple(at->g, 2, (type_id[]){infer_type(at, 0), tau}) : 0;
}

type_id infer_reduced_qr(const inference *at)
{
    const type *t = infer_shape(at, 0);
    if (!check_matrices(at))
        return 0;
    int64_t dims[MAX_RANK], columns = t->dims[t->rank - 1];
    if (columns > t->dims[t->rank - 2])
        return infer_fail(at, "operand 0 is %s; expected at most as many columns as rows", infer_print(at, 0));
    for (uint32_t i = 0; i < t->rank; i++)
        dims[i] = t->dims[i];
    dims[t->rank - 2] = columns;
    type_id r = infer_tensor(at, (qn_dtype)t->dtype, t->rank, dims);
    return r ? type_tuple(at->g, 2, (type_id[]){infer_type(at, 0), r}) : 0;
}

type_id infer_singular_values(const inference *at)
{
    const type *t = infer_shape(at, 0);
    if (!check_matrices(at))
        return 0;
    int64_t dims[MAX_RANK], rows = t->dims[t->rank - 2], columns = t->dims[t->rank - 1];
    for (uint32_t i = 0; i + 2 < t->rank; i++)
        dims[i] = t->dims[i];
    dims[t->rank - 2] = rows < columns ? rows : columns;
    return infer_tensor(at, dtype_part((qn_dtype)t->dtype), t->rank - 1, dims);
}

type_id infer_svd(const inference *at)
{
    type_id values = infer_singular_values(at);
    const type t = *infer_shape(at, 0);
    int64_t dims[MAX_RANK], rows, columns;
    if (!values)
        return 0;
    for (uint32_t i = 0; i < t.rank; i++)
        dims[i] = t.dims[i];
    rows = t.dims[t.rank - 2];
    columns = t.dims[t.rank - 1];
    dims[t.rank - 1] = rows < columns ? rows : columns;
    type_id u = infer_tensor(at, (qn_dtype)t.dtype, t.rank, dims);
    dims[t.rank - 2] = dims[t.rank - 1];
    dims[t.rank - 1] = columns;
    type_id vh = infer_tensor(at, (qn_dtype)t.dtype, t.rank, dims);
    return u && vh ? type_tuple(at->g, 3, (type_id[]){u, values, vh}) : 0;
}

type_id infer_pinv(const inference *at)
{
    const type t = *infer_shape(at, 0);
    int64_t dims[MAX_RANK];
    if (!check_matrices(at))
        return 0;
    for (uint32_t i = 0; i < t.rank; i++)
        dims[i] = t.dims[i];
    dims[t.rank - 2] = t.dims[t.rank - 1];
    dims[t.rank - 1] = t.dims[t.rank - 2];
    return infer_tensor(at, (qn_dtype)t.dtype, t.rank, dims);
}

type_id infer_expm(const inference *at) { return check_square(at, 0) ? infer_type(at, 0) : 0; }

type_id infer_householder_product(const inference *at)
{
    const type *t = infer_shape(at, 0), *tau = infer_shape(at, 1);
    if (!check_matrices(at))
        return 0;
    int64_t rows = t->dims[t->rank - 2], columns = t->dims[t->rank - 1];
    bool fits = tau->dtype == t->dtype && tau->rank + 1 == t->rank;
    for (uint32_t i = 0; fits && i + 2 < t->rank; i++)
        fits = tau->dims[i] == t->dims[i];
    if (!fits)
        return infer_fail(at, "tau is %s; expected the element type and leading dimensions of %s, then one dimension",
                          infer_print(at, 1), infer_print(at, 0));
    if (columns > rows)
        return infer_fail(at, "operand 0 is %s; expected at most as many columns as rows", infer_print(at, 0));
    if (tau->dims[tau->rank - 1] > columns)
        return infer_fail(at,
                          "tau has %" PRId64 " elements for each matrix of %s; expected at most one for each column",
                          tau->dims[tau->rank - 1], infer_print(at, 0));
    return infer_type(at, 0);
}
