/* Blocks, functions and loops of the expansions of factorisations. See linalg.h. */
#include "graph/linalg.h"

#include <inttypes.h>

#include "graph/nodes.h"

int64_t linalg_half(int64_t n)
{
    int64_t leaves = (n + LINALG_LEAF - 1) / LINALG_LEAF;
    return (leaves + 1) / 2 * LINALG_LEAF;
}

node_id linalg_collapse(graph *g, node_id value)
{
    if (!value)
        return 0;
    const type *t = node_shape(g, value);
    int64_t dims[3] = {1, t->dims[t->rank - 2], t->dims[t->rank - 1]};
    for (uint32_t i = 0; i + 2 < t->rank; i++)
        dims[0] *= t->dims[i];
    return b_reshape(g, value, 3, dims);
}

node_id linalg_restore(graph *g, node_id value, type_id t)
{
    if (!value)
        return 0;
    const type *have = node_shape(g, value), *wanted = type_at(g, t);
    int64_t dims[MAX_RANK];
    for (uint32_t i = 0; i + 2 < wanted->rank; i++)
        dims[i] = wanted->dims[i];
    dims[wanted->rank - 2] = have->dims[1];
    dims[wanted->rank - 1] = have->dims[2];
    return b_reshape(g, value, wanted->rank, dims);
}

/* ---- numbers ----------------------------------------------------------------------------------------------------- */

qn_dtype linalg_dtype(qn_dtype dtype) { return dtype == QN_F64 || dtype_is_complex(dtype) ? dtype : QN_F32; }

static bool is_complex(const graph *g, node_id x) { return x && dtype_is_complex((qn_dtype)node_shape(g, x)->dtype); }

node_id linalg_real(graph *g, node_id x) { return is_complex(g, x) ? b_real(g, x) : x; }

node_id linalg_conj(graph *g, node_id x) { return is_complex(g, x) ? b_conj(g, x) : x; }

node_id linalg_size(graph *g, node_id x)
{
    return is_complex(g, x) ? b_add(g, b_abs(g, b_real(g, x)), b_abs(g, b_imag(g, x))) : b_abs(g, x);
}

node_id linalg_divide_by_real(graph *g, node_id x, node_id divisor)
{
    if (!is_complex(g, x))
        return b_divide(g, x, divisor);
    return b_complex(g, b_divide(g, b_real(g, x), divisor), b_divide(g, b_imag(g, x), divisor));
}

node_id linalg_from_real(graph *g, node_id real, node_id like)
{
    return like ? b_convert(g, real, (qn_dtype)node_shape(g, like)->dtype) : 0;
}

/* ---- blocks ------------------------------------------------------------------------------------------------------ */

node_id linalg_block(graph *g, node_id value, int64_t top, int64_t bottom, int64_t left, int64_t right)
{
    if (!value)
        return 0;
    const type *t = node_shape(g, value);
    if (bottom - top == t->dims[1] && right - left == t->dims[2])
        return value;
    return b_slice(g, value, (int64_t[]){0, top, left}, (int64_t[]){t->dims[0], bottom, right}, (int64_t[]){1, 1, 1});
}

node_id linalg_join(graph *g, node_id first, node_id second, uint32_t d)
{
    return b_concatenate(g, 2, (node_id[]){first, second}, d);
}

node_id linalg_transpose(graph *g, node_id value) { return b_transpose(g, value, (int64_t[]){0, 2, 1}); }

node_id linalg_adjoint(graph *g, node_id value) { return linalg_transpose(g, linalg_conj(g, value)); }

node_id linalg_product(graph *g, node_id lhs, bool adjoint, node_id rhs)
{
    int64_t batch = 0, left = adjoint ? 1 : 2, right = 1;
    return b_dot_general(g, adjoint ? linalg_conj(g, lhs) : lhs, rhs, (attr_dims){1, &batch}, (attr_dims){1, &batch},
                         (attr_dims){1, &left}, (attr_dims){1, &right}, QN_NONE);
}

node_id linalg_index(graph *g, int64_t value) { return b_fill(g, type_scalar(g, QN_I32), (double)value); }

node_id linalg_block_at(graph *g, node_id value, node_id row, node_id column, int64_t rows, int64_t columns)
{
    if (!value)
        return 0;
    node_id zero = linalg_index(g, 0), starts[3] = {zero, row ? row : zero, column ? column : zero};
    return b_dynamic_slice(g, value, starts, (int64_t[]){node_shape(g, value)->dims[0], rows, columns});
}

node_id linalg_replace(graph *g, node_id value, node_id block, node_id row, node_id column)
{
    node_id zero = linalg_index(g, 0);
    return b_dynamic_update_slice(g, value, block, (node_id[]){zero, row ? row : zero, column ? column : zero});
}

node_id linalg_spread(graph *g, node_id value, node_id like)
{
    if (!value || !like)
        return 0;
    const type *have = node_shape(g, value), *wanted = node_shape(g, like);
    int64_t kept[3], places[3];
    uint32_t rank = 0;
    for (uint32_t i = 0; i < 3; i++)
        if (have->dims[i] == wanted->dims[i]) {
            kept[rank] = wanted->dims[i];
            places[rank++] = i;
        }
    return b_broadcast(g, b_reshape(g, value, rank, kept), 3, wanted->dims, places);
}

node_id linalg_triangle(graph *g, node_id like, int direction)
{
    if (!like)
        return 0;
    const int64_t *dims = node_shape(g, like)->dims;
    return b_compare(g, direction, b_iota(g, QN_I32, 3, dims, 1), b_iota(g, QN_I32, 3, dims, 2));
}

node_id linalg_take_rows(graph *g, node_id value, node_id rows)
{
    if (!value || !rows)
        return 0;
    const type *t = node_shape(g, value);
    int64_t zero = 0, one = 1, two = 2;
    attrs a = {.offset_dims = {t->rank - 2, &two},
               .collapsed_slice_dims = {1, &one},
               .operand_batching_dims = {1, &zero},
               .start_indices_batching_dims = {1, &zero},
               .start_index_map = {1, &one},
               .index_vector_dim = 2,
               .slice_sizes = {t->rank, (int64_t[]){1, 1, t->rank == 3 ? t->dims[2] : 0}}};
    return node_make(g, OP_gather, 2, (node_id[]){value, rows}, &a);
}

node_id linalg_first_marked(graph *g, node_id marks)
{
    if (!marks)
        return 0;
    const type *t = node_shape(g, marks);
    int64_t none = t->dims[t->rank - 2] + 1, both[2] = {t->rank - 2, t->rank - 1};
    node_id number = b_shift(g, b_iota(g, QN_I32, t->rank, t->dims, t->rank - 2), 1);
    node_id found = b_select(g, marks, number, number ? b_fill_like(g, number, (double)none) : 0);
    node_id first =
        b_reduce(g, OP_minimum, found, b_fill(g, type_scalar(g, QN_I32), (double)none), (attr_dims){2, both});
    if (!first)
        return 0;
    return b_select(g, b_compare(g, comparison_direction_EQ, first, b_fill_like(g, first, (double)none)),
                    b_zeros_like(g, first), first);
}

/* ---- functions and loops ----------------------------------------------------------------------------------------- */

/* Makes the name of a function from all data that determine the function's nodes, so that functions with equal names
 * are equal. */
static const char *function_name(graph *g, const char *name, bool flag, uint32_t count, const node_id *args)
{
    const char *made = arena_printf(&g->arena, "quern.%s%s", name, flag ? ".unit" : "");
    for (uint32_t i = 0; i < count; i++) {
        const type *t = node_shape(g, args[i]);
        made = arena_printf(&g->arena, "%s.", made);
        for (uint32_t d = 0; d < t->rank; d++)
            made = arena_printf(&g->arena, "%s%" PRId64 "x", made, t->dims[d]);
        made = arena_printf(&g->arena, "%s%s", made, dtype_facts[t->dtype].name);
    }
    return made;
}

static bool is_own(const graph *g, region_id function)
{
    for (uint32_t i = 0; i < g->tables->expanded.count; i++)
        if (g->tables->expanded.at[i] == function)
            return true;
    return false;
}

static region_id make_function(graph *g, const char *name, linalg_body body, bool flag, uint32_t count,
                               const node_id *args, uint32_t result_count)
{
    node_id *formals = ARENA_NEW_ARRAY(&g->arena, node_id, count);
    node_id *results = ARENA_NEW_ARRAY(&g->arena, node_id, result_count);
    region_id made = graph_open_region(g, name);
    if (!made)
        return 0;
    for (uint32_t i = 0; i < count; i++)
        formals[i] = graph_formal(g, node_type(g, args[i]), NULL);
    body(g, flag, formals, results);
    if (!graph_close_region(g, result_count, results))
        return 0;
    region_at(g, made)->is_private = true;
    LIST_ADD(&g->arena, &g->tables->expanded, made);
    return made;
}

void linalg_call(graph *g, const char *name, linalg_body body, bool flag, uint32_t count, const node_id *args,
                 uint32_t result_count, node_id *results)
{
    for (uint32_t i = 0; i < count; i++)
        if (!args[i])
            return;
    const char *full = function_name(g, name, flag, count, args);
    region_id function = graph_find_function(g, full);
    if (!function || !is_own(g, function))
        function = make_function(g, full, body, flag, count, args, result_count);
    if (!function)
        return;
    node_id call = node_make(g, OP_call, count, args, &(attrs){.region_count = 1, .regions = &function});
    for (uint32_t i = 0; i < result_count && call; i++)
        results[i] = node_result(g, call, i);
}

/* Opens a region with the formals of a loop: the number of the round, then the state. */
static region_id open_round(graph *g, uint32_t count, const node_id *state, node_id *formals)
{
    region_id made = graph_open_region(g, NULL);
    formals[0] = graph_formal(g, type_scalar(g, QN_I32), NULL);
    for (uint32_t i = 0; i < count; i++)
        formals[1 + i] = graph_formal(g, node_type(g, state[i]), NULL);
    return made;
}

void linalg_loop(graph *g, int64_t rounds, linalg_more more, linalg_round round, const void *self, uint32_t count,
                 node_id *state)
{
    node_id formals[1 + LINALG_STATES] = {0}, next[1 + LINALG_STATES] = {0}, first[1 + LINALG_STATES];
    region_id regions[2];
    for (uint32_t i = 0; i < count; i++)
        if (!(first[1 + i] = state[i]))
            return;
    first[0] = linalg_index(g, 0);
    regions[0] = open_round(g, count, state, formals);
    next[0] = b_compare(g, comparison_direction_LT, formals[0], linalg_index(g, rounds));
    if (more && !g->failure)
        next[0] = b_and(g, next[0], more(g, self, formals + 1));
    graph_close_region(g, 1, next);
    regions[1] = open_round(g, count, state, formals);
    if (!g->failure)
        round(g, self, formals[0], formals + 1, next + 1);
    next[0] = b_add(g, formals[0], linalg_index(g, 1));
    graph_close_region(g, 1 + count, next);
    if (g->failure)
        return;
    node_id loop = node_make(g, OP_while, 1 + count, first, &(attrs){.region_count = 2, .regions = regions});
    for (uint32_t i = 0; i < count; i++)
        state[i] = loop ? node_result(g, loop, 1 + i) : 0;
}
