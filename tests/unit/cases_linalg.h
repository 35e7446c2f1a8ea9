/* Cases of factorisations and solves, for test_agree_structural.c. Special values make most results NaN; test_linalg.c
 * has cases with usual values. */
#ifndef CASES_LINALG_H
#define CASES_LINALG_H

static void cases_cholesky(qn_dtype dtype, outputs *out)
{
    node_id a = FORMAL(dtype, 3, 5, 5);
    give(out, MAKE(OP_cholesky, ATTRS(.lower = true), a));
    give(out, MAKE(OP_cholesky, ATTRS(.lower = false), a));
    give(out, MAKE(OP_cholesky, ATTRS(.lower = true), FORMAL(dtype, 37, 37)));
    give(out, MAKE(OP_cholesky, ATTRS(.lower = true), FORMAL(dtype, 1, 1)));
    give(out, MAKE(OP_cholesky, ATTRS(.lower = true), FORMAL(dtype, 2, 0, 0)));
    give(out, MAKE(OP_cholesky, ATTRS(.lower = true), FORMAL(dtype, 0, 4, 4)));
}

static void cases_triangular_solve(qn_dtype dtype, outputs *out)
{
    node_id a = FORMAL(dtype, 2, 3, 6, 6), left = FORMAL(dtype, 2, 3, 6, 4), right = FORMAL(dtype, 2, 3, 4, 6);
    for (uint8_t i = 0; i < 24; i++) {
        attrs how = {.left_side = i & 1, .lower = i & 2, .unit_diagonal = i & 4, .transpose_a = (uint8_t)(1 + i / 8)};
        give(out, MAKE(OP_triangular_solve, &how, a, i & 1 ? left : right));
    }
    attrs how = {.left_side = true, .lower = true, .transpose_a = transpose_a_NO_TRANSPOSE};
    give(out, MAKE(OP_triangular_solve, &how, FORMAL(dtype, 40, 40), FORMAL(dtype, 40, 1)));
    give(out, MAKE(OP_triangular_solve, &how, FORMAL(dtype, 0, 0), FORMAL(dtype, 0, 3)));
    give(out, MAKE(OP_triangular_solve, &how, FORMAL(dtype, 3, 3), FORMAL(dtype, 3, 0)));
    give(out, MAKE(OP_triangular_solve, &how, FORMAL(dtype, 0, 3, 3), FORMAL(dtype, 0, 3, 2)));
}

static void give_eigh(bool lower, node_id a, outputs *out)
{
    node_id made = MAKE(OP_eigh, ATTRS(.lower = lower), a);
    give(out, node_result(&g, made, 0));
    give(out, node_result(&g, made, 1));
}

static void cases_eigh(qn_dtype dtype, outputs *out)
{
    give_eigh(true, FORMAL(dtype, 2, 3, 6, 6), out);
    give_eigh(false, FORMAL(dtype, 7, 7), out);
    give_eigh(true, FORMAL(dtype, 1, 1), out);
    give_eigh(true, FORMAL(dtype, 2, 0, 0), out);
    give_eigh(true, FORMAL(dtype, 0, 3, 3), out);
}

static void give_factors(node_id a, outputs *out)
{
    node_id made = MAKE(OP_lu, NO_ATTRS, a);
    for (uint32_t i = 0; i < 3; i++)
        give(out, node_result(&g, made, i));
}

static void cases_lu(qn_dtype dtype, outputs *out)
{
    give_factors(FORMAL(dtype, 2, 3, 6, 6), out);
    give_factors(FORMAL(dtype, 21, 18), out);
    give_factors(FORMAL(dtype, 7, 20), out);
    give_factors(FORMAL(dtype, 1, 1), out);
    give_factors(FORMAL(dtype, 2, 0, 3), out);
    give_factors(FORMAL(dtype, 3, 0), out);
    give_factors(FORMAL(dtype, 0, 2, 2), out);
}

static void give_pair(op_kind op, node_id a, outputs *out)
{
    node_id made = MAKE(op, NO_ATTRS, a);
    give(out, node_result(&g, made, 0));
    give(out, node_result(&g, made, 1));
}

static void cases_qr(qn_dtype dtype, outputs *out)
{
    give_pair(OP_qr, FORMAL(dtype, 2, 3, 6, 6), out);
    give_pair(OP_qr, FORMAL(dtype, 36, 34), out);
    give_pair(OP_qr, FORMAL(dtype, 7, 20), out);
    give_pair(OP_qr, FORMAL(dtype, 1, 1), out);
    give_pair(OP_qr, FORMAL(dtype, 2, 0, 3), out);
    give_pair(OP_qr, FORMAL(dtype, 3, 0), out);
    give_pair(OP_qr, FORMAL(dtype, 0, 2, 2), out);
}

static void cases_reduced_qr(qn_dtype dtype, outputs *out)
{
    give_pair(OP_reduced_qr, FORMAL(dtype, 2, 3, 6, 4), out);
    give_pair(OP_reduced_qr, FORMAL(dtype, 1, 1), out);
    give_pair(OP_reduced_qr, FORMAL(dtype, 3, 0), out);
    give_pair(OP_reduced_qr, FORMAL(dtype, 0, 2, 2), out);
}

static void give_svd(node_id a, outputs *out)
{
    node_id made = MAKE(OP_svd, NO_ATTRS, a);
    for (uint32_t i = 0; i < 3; i++)
        give(out, node_result(&g, made, i));
}

static void cases_svd(qn_dtype dtype, outputs *out)
{
    give_svd(FORMAL(dtype, 2, 2, 3, 3), out);
    give_svd(FORMAL(dtype, 2, 4), out);
    give_svd(FORMAL(dtype, 1, 1), out);
    give_svd(FORMAL(dtype, 2, 0, 3), out);
    give_svd(FORMAL(dtype, 3, 0), out);
    give_svd(FORMAL(dtype, 0, 2, 2), out);
}

static void cases_singular_values(qn_dtype dtype, outputs *out)
{
    give(out, MAKE(OP_singular_values, NO_ATTRS, FORMAL(dtype, 2, 5, 3)));
    give(out, MAKE(OP_singular_values, NO_ATTRS, FORMAL(dtype, 0, 3)));
}

static void cases_pinv(qn_dtype dtype, outputs *out)
{
    give(out, MAKE(OP_pinv, ATTRS(.cutoff = 0x3DCCCCCD), FORMAL(dtype, 2, 3, 3)));
    give(out, MAKE(OP_pinv, ATTRS(.cutoff = 0xBF800000), FORMAL(dtype, 2, 1)));
    give(out, MAKE(OP_pinv, NO_ATTRS, FORMAL(dtype, 3, 0)));
}

static void cases_expm(qn_dtype dtype, outputs *out)
{
    node_id a = FORMAL(dtype, 2, 3, 3);
    give(out, MAKE(OP_expm, NO_ATTRS, a));
    give(out, MAKE(OP_expm, NO_ATTRS, FORMAL(dtype, 1, 1)));
    give(out, MAKE(OP_expm, NO_ATTRS, FORMAL(dtype, 0, 2, 2)));
}

static void cases_householder_product(qn_dtype dtype, outputs *out)
{
    give(out, MAKE(OP_householder_product, NO_ATTRS, FORMAL(dtype, 2, 6, 5), FORMAL(dtype, 2, 3)));
    give(out, MAKE(OP_householder_product, NO_ATTRS, FORMAL(dtype, 36, 34), FORMAL(dtype, 34)));
    give(out, MAKE(OP_householder_product, NO_ATTRS, FORMAL(dtype, 4, 2), FORMAL(dtype, 0)));
    give(out, MAKE(OP_householder_product, NO_ATTRS, FORMAL(dtype, 0, 2, 2), FORMAL(dtype, 0, 2)));
}

#endif
