/* The expansions of dot and rounded_dot. */
#include "graph/build.h"
#include "graph/composite.h"
#include "graph/infer.h"

void expand_dot(graph *g, const attrs *a, uint32_t count, const node_id *operands, node_id *results)
{
    int64_t last = (int64_t)node_shape(g, operands[0])->rank - 1, first = 0;
    attrs made = {.lhs_contracting_dimensions = {1, &last},
                  .rhs_contracting_dimensions = {1, &first},
                  .element_type = a->element_type,
                  .precision_config = a->precision_config};
    results[0] = node_make(g, OP_dot_general, count, operands, &made);
}

/* ---- algorithms -------------------------------------------------------------------------------------------------- */

enum { MOST_COMPONENTS = 3 };

/* An algorithm. A sum of components approximates each operand; components are numbers of the type `format`. Component i
 * of lhs is multiplied by component j of rhs only if i + j is at most `limit`. */
static const struct dot_algorithm {
    qn_dtype format; /* QN_NONE: TF32, an f32 with 10 bits of mantissa */
    qn_dtype sum;    /* the type to which the sum is rounded */
    uint8_t components, limit;
} algorithms[] = {
    [dot_algorithm_F16_F16_F16] = {QN_F16, QN_F16, 1, 0},
    [dot_algorithm_F16_F16_F32] = {QN_F16, QN_F32, 1, 0},
    [dot_algorithm_BF16_BF16_BF16] = {QN_BF16, QN_BF16, 1, 0},
    [dot_algorithm_BF16_BF16_F32] = {QN_BF16, QN_F32, 1, 0},
    [dot_algorithm_BF16_BF16_F32_X3] = {QN_BF16, QN_F32, 2, 1},
    [dot_algorithm_BF16_BF16_F32_X6] = {QN_BF16, QN_F32, 3, 2},
    [dot_algorithm_BF16_BF16_F32_X9] = {QN_BF16, QN_F32, 3, 4},
    [dot_algorithm_TF32_TF32_F32] = {QN_NONE, QN_F32, 1, 0},
    [dot_algorithm_TF32_TF32_F32_X3] = {QN_NONE, QN_F32, 2, 1},
    [dot_algorithm_F32_F32_F32] = {QN_F32, QN_F32, 1, 0},
    [dot_algorithm_F64_F64_F64] = {QN_F64, QN_F64, 1, 0},
};

/* Computes the components of x: component i is x minus the earlier components, rounded to the format. */
static void components(graph *g, const struct dot_algorithm *by, node_id x, node_id *out)
{
    node_id rest = by->format ? x : b_convert(g, x, QN_F32);
    for (uint32_t i = 0; i < by->components; i++) {
        attrs tf32 = {.exponent_bits = 8, .mantissa_bits = 10};
        out[i] = by->format ? b_convert(g, rest, by->format) : node_make(g, OP_reduce_precision, 1, &rest, &tf32);
        rest = b_subtract(g, b_convert(g, rest, QN_F32), b_convert(g, out[i], QN_F32));
    }
}

type_id infer_rounded_dot(const inference *at) { return infer_enum(at, ATTR_dot_algorithm) ? infer_product(at) : 0; }

void expand_rounded_dot(graph *g, const attrs *a, uint32_t count, const node_id *operands, node_id *results)
{
    const struct dot_algorithm *by = &algorithms[a->dot_algorithm];
    attrs made = {.lhs_batching_dimensions = a->lhs_batching_dimensions,
                  .rhs_batching_dimensions = a->rhs_batching_dimensions,
                  .lhs_contracting_dimensions = a->lhs_contracting_dimensions,
                  .rhs_contracting_dimensions = a->rhs_contracting_dimensions,
                  .element_type = by->sum == QN_F64 ? QN_F64 : QN_F32};
    node_id l[MOST_COMPONENTS], r[MOST_COMPONENTS], sum = 0;
    components(g, by, operands[0], l);
    components(g, by, operands[1], r);
    for (uint32_t order = by->limit + 1u; order-- > 0 && !g->failure;)
        for (uint32_t i = 0; i <= order; i++) {
            if (i >= by->components || order - i >= by->components)
                continue;
            node_id product = node_make(g, OP_dot_general, count, (node_id[]){l[i], r[order - i]}, &made);
            /* The last product (order 0) multiplies the first components. If an operand is infinite, its later
             * components are NaN, and so are the earlier products. So a sum of these products that is not finite
             * counts as 0. */
            if (!order && sum)
                sum = b_select(g, b_is_finite(g, sum), sum, b_zeros_like(g, sum));
            sum = sum ? b_add(g, sum, product) : product;
        }
    results[0] = sum ? b_convert(g, b_convert(g, sum, by->sum), a->element_type) : 0;
}
