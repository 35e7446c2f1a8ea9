/* Cases of operations that order elements, for test_agree_structural.c. */
#ifndef CASES_ORDER_H
#define CASES_ORDER_H

static void give_top_k(outputs *out, node_id operand, int64_t k)
{
    node_id both = MAKE(OP_top_k, ATTRS(.k = k), operand);
    for (uint32_t i = 0; i < 2; i++)
        give(out, node_result(&g, both, i));
}

static void cases_top_k(qn_dtype dtype, outputs *out)
{
    node_id line = FORMAL(dtype, 37), plane = FORMAL(dtype, 3, 19), none = FORMAL(dtype, 0);
    give_top_k(out, line, 5);
    give_top_k(out, line, 0);
    give_top_k(out, line, 37);
    give_top_k(out, plane, 1);
    give_top_k(out, b_reverse(&g, plane, DIMS(1)), 8);
    give_top_k(out, FORMAL(dtype, 4, 1), 1);
    give_top_k(out, none, 0);
}

#endif
