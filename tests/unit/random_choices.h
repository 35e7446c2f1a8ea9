/* Random choices that the tests with random graphs share. */
#ifndef RANDOM_CHOICES_H
#define RANDOM_CHOICES_H

#include "agree.h"

static inline const type *shape_of(node_id n) { return node_shape(&g, n); }
static inline qn_dtype dtype_of(node_id n) { return (qn_dtype)node_shape(&g, n)->dtype; }
static inline bool chance(int64_t percent) { return random_below(100) < percent; }

/* The number in the environment variable `variable`, or `otherwise` if the variable is not set. */
static inline uint64_t number_from(const char *variable, uint64_t otherwise)
{
    const char *value = getenv(variable);
    return value ? strtoull(value, NULL, 10) : otherwise;
}

/* Writes the numbers 0 .. n - 1 in random order. */
static inline void shuffle(uint32_t n, int64_t *out)
{
    for (uint32_t i = 0; i < n; i++) {
        uint32_t k = (uint32_t)random_below(i + 1);
        out[i] = out[k];
        out[k] = i;
    }
}

/* A random element type. The bits of `types` are the allowed classes. */
static inline qn_dtype random_dtype(uint32_t types)
{
    static const qn_dtype usual[] = {QN_F32, QN_F32, QN_F32, QN_F32, QN_BF16, QN_F16, QN_F64, QN_I32, QN_I1, QN_I8};
    for (;;) {
        qn_dtype d = chance(70) ? usual[random_below(10)] : (qn_dtype)random_between(1, DTYPE_COUNT - 1);
        if (types >> dtype_facts[d].class & 1)
            return d;
    }
}

static inline bool random_attributes(op_kind op, qn_dtype dtype, attrs *a)
{
    switch ((int)op) {
    case OP_compare:
        a->comparison_direction = (uint8_t)random_between(comparison_direction_EQ, comparison_direction_LT);
        a->compare_type = dtype_is_float(dtype) && chance(30) ? compare_type_TOTALORDER : 0;
        return true;
    case OP_convert: a->element_type = random_dtype(TYPES_ANY); return true;
    case OP_reduce_precision:
        a->exponent_bits = random_between(1, 11);
        a->mantissa_bits = random_between(0, 30);
        return true;
    default: return strcmp(op_facts[op].attributes, "(none)") == 0;
    }
}

/* Chooses an elementwise operation with its attributes. On entry, *dtype is the element type of a value. On return,
 * it is the element type of the operands, which stays the same if the operation allows it. */
static inline op_kind random_operation(qn_dtype *dtype, attrs *a)
{
    const qn_dtype given = *dtype;
    op_kind op;
    do {
        do
            op = (op_kind)random_between(1, OP_COUNT - 1);
        while (!op_is_elementwise(op));
        *dtype = op_facts[op].types >> dtype_facts[given].class & 1 ? given : random_dtype(op_facts[op].types);
        if (op == OP_complex && !dtype_of_parts(*dtype))
            *dtype = QN_F32;
    } while (!random_attributes(op, *dtype, a) || (op_facts[op].ulp && chance(60)));
    return op;
}

static inline uint32_t operand_count(op_kind op)
{
    uint32_t count = 1;
    for (const char *c = op_facts[op].operands; *c; c++)
        count += *c == ',';
    return count;
}

/* The region of a reduction. On average, one region in five does not commute. */
static inline region_id random_region(qn_dtype dtype)
{
    static const op_kind ops[] = {OP_add, OP_add, OP_maximum, OP_minimum, OP_multiply, OP_and, OP_or};
    graph_open_region(&g, NULL);
    node_id x = graph_formal(&g, type_scalar(&g, dtype), NULL), y = graph_formal(&g, type_scalar(&g, dtype), NULL);
    if (chance(20)) {
        node_id less = b_compare(&g, comparison_direction_LT, x, y);
        return CLOSE(b_select(&g, less, dtype == QN_I1 ? b_not(&g, y) : b_subtract(&g, x, y), y));
    }
    op_kind op;
    do
        op = ops[random_below(7)];
    while (!(op_facts[op].types >> dtype_facts[dtype].class & 1));
    return CLOSE(node_make(&g, op, 2, (node_id[]){x, y}, NULL));
}

#endif
