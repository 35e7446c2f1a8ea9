/* Gradients through complex numbers, for test_gradient.c. The inputs of each function are the parts of its complex
 * numbers, because test_gradient.c takes finite differences of real numbers. */
#ifndef GRADIENT_COMPLEX_H
#define GRADIENT_COMPLEX_H

static node_id complex_of(graph *g, const node_id *x) { return b_complex(g, x[0], x[1]); }

/* Both parts of a complex value, in one tensor. */
static node_id parts_as_one(graph *g, node_id z)
{
    node_id re = b_real(g, z);
    return re ? b_concatenate(g, 2, (node_id[]){re, b_imag(g, z)}, 0) : 0;
}

static node_id build_complex_unary(graph *g, const node_id *x)
{
    node_id made = node_make(g, current_op, 1, (node_id[]){complex_of(g, x)}, NULL);
    return made && dtype_is_complex((qn_dtype)node_shape(g, made)->dtype) ? parts_as_one(g, made) : made;
}

static node_id build_complex_binary(graph *g, const node_id *x)
{
    node_id both[2] = {complex_of(g, x), complex_of(g, x + 2)};
    return parts_as_one(g, node_make(g, current_op, 2, both, NULL));
}

static node_id build_complex_dot(graph *g, const node_id *x)
{
    const attr_dims none = {0, NULL}, first = {1, DIMS(0)}, last = {1, DIMS(1)};
    node_id l = complex_of(g, x), r = b_conj(g, complex_of(g, x + 2));
    return parts_as_one(g, b_dot_general(g, l, r, none, none, last, first, QN_NONE));
}

static node_id build_complex_product(graph *g, const node_id *x)
{
    node_id one = b_fill(g, type_scalar(g, QN_C128), 1);
    node_id made = b_reduce(g, OP_multiply, complex_of(g, x), one, (attr_dims){1, DIMS(0)});
    return parts_as_one(g, made);
}

static node_id build_complex_moves(graph *g, const node_id *x)
{
    node_id z = b_transpose(g, complex_of(g, x), DIMS(1, 0)), sum = b_sum(g, z, (attr_dims){1, DIMS(1)});
    z = b_multiply(g, z, b_broadcast(g, sum, 2, DIMS(5, 3), DIMS(0)));
    z = b_pad(g, z, b_fill(g, type_scalar(g, QN_C128), 2), DIMS(1, 0), DIMS(0, -1), DIMS(0, 1));
    return parts_as_one(g, b_square(g, z));
}

static node_id build_complex_if(graph *g, const node_id *x)
{
    region_id branches[2];
    node_id z = complex_of(g, x);
    for (int i = 0; i < 2; i++) {
        branches[i] = graph_open_region(g, NULL);
        node_id made = i ? b_conj(g, z) : b_multiply(g, z, z);
        graph_close_region(g, 1, &made);
    }
    node_id pred = b_fill(g, type_scalar(g, QN_I1), 1);
    return parts_as_one(g, node_make(g, OP_if, 1, &pred, &(attrs){.region_count = 2, .regions = branches}));
}

/* The variants are, from 0: cholesky upper and lower, a solve by the adjoint on the left and on the right, lu, expm,
 * reduced_qr, eigh lower and upper. */
static int complex_variant;
static node_id build_complex_factors(graph *g, const node_id *x)
{
    node_id both[2] = {heavy_diagonal(g, complex_of(g, x)), complex_of(g, x + 2)};
    attrs solve = {.left_side = complex_variant == 2, .lower = true, .transpose_a = transpose_a_ADJOINT};
    if (complex_variant < 2)
        return parts_as_one(g, b_sine(g, node_make(g, OP_cholesky, 1, both, &(attrs){.lower = complex_variant})));
    if (complex_variant < 4)
        return parts_as_one(g, b_sine(g, node_make(g, OP_triangular_solve, 2, both, &solve)));
    if (complex_variant > 6)
        return build_eigh_of(g, both[1], complex_variant == 7);
    if (complex_variant == 5)
        return parts_as_one(g, b_sine(g, node_make(g, OP_expm, 1, both + 1, NULL)));
    node_id made = node_make(g, complex_variant == 4 ? OP_lu : OP_reduced_qr, 1, both, NULL);
    if (made && complex_variant == 6)
        return parts_as_one(g, b_sine(g, b_add(g, node_result(g, made, 0), node_result(g, made, 1))));
    return made ? parts_as_one(g, b_sine(g, node_result(g, made, 0))) : 0;
}

/* Every elementwise row of ops.def that takes complex numbers, at operands far from branch cuts and poles. */
TEST(complex_rows)
{
    for (op_kind op = 1; op < OP_COUNT; op++) {
        const op_fact *row = &op_facts[op];
        bool binary = strcmp(row->operands, "(lhs, rhs)") == 0;
        if (row->class != OP_CLASS_ELEMENTWISE || row->gradient != GRADIENT_RULE || !(row->types & TYPES_COMPLEX) ||
            strcmp(row->attributes, "(none)") != 0 || !(binary || strcmp(row->operands, "(operand)") == 0))
            continue;
        gradient_case unary = {row->name, op, build_complex_unary, 2, {{1, {5}, 0.3, 0.7}, {1, {5}, 0.2, 0.6}}, 0};
        gradient_case both = {row->name,
                              op,
                              build_complex_binary,
                              4,
                              {{1, {5}, 0.5, 2}, {1, {5}, -1, 1}, {1, {5}, 1, 2}, {1, {5}, 0.5, 1}},
                              0};
        current_op = op;
        check_case(binary ? &both : &unary);
    }
}

TEST(complex_structure)
{
    static const gradient_case cases[] = {
        {"parts", OP_complex, build_complex_moves, 2, {{2, {3, 5}, -2, 2}, {2, {3, 5}, -2, 2}}, 0},
        {"product", OP_reduce, build_complex_product, 2, {{2, {4, 2}, -2, 2}, {2, {4, 2}, -2, 2}}, 0},
        {"branches", OP_if, build_complex_if, 2, {{1, {4}, -2, 2}, {1, {4}, -2, 2}}, 0},
        {"dot",
         OP_dot_general,
         build_complex_dot,
         4,
         {{2, {3, 5}, -2, 2}, {2, {3, 5}, -2, 2}, {2, {5, 2}, -2, 2}, {2, {5, 2}, -2, 2}},
         0},
    };
    check_cases(cases, sizeof cases / sizeof *cases);
}

TEST(complex_factorisations)
{
    static const op_kind ops[] = {OP_cholesky,         OP_cholesky, OP_triangular_solve,
                                  OP_triangular_solve, OP_lu,       OP_expm,
                                  OP_reduced_qr,       OP_eigh,     OP_eigh};
    for (complex_variant = 0; complex_variant < 9; complex_variant++) {
        op_kind op = ops[complex_variant];
        gradient_case c = {op_facts[op].name,
                           op,
                           build_complex_factors,
                           4,
                           {{2, {3, 3}, -1, 1}, {2, {3, 3}, -1, 1}, {2, {3, 3}, -1, 1}, {2, {3, 3}, -1, 1}},
                           0};
        check_case(&c);
    }
}

/* The adjoint of a complex input follows JAX's convention: jax.grad(lambda z: abs(z)**2 + real(z)*imag(z))(1 - 2j) is
 * 0+3j. */
TEST(complex_convention)
{
    graph g;
    CHECK_OK(graph_init(&g));
    region_id f = graph_open_region(&g, "main");
    node_id z = graph_formal(&g, type_scalar(&g, QN_C128), NULL), d;
    node_id y = b_add(&g, b_square(&g, b_abs(&g, z)), b_multiply(&g, b_real(&g, z), b_imag(&g, z)));
    gradient(&g, "gradient", "y", y, 1, &z, &d);
    graph_close_region(&g, 1, &d);
    double at[2] = {1, -2}, got[2];
    CHECK_OK(evaluate_expanded(&g, f, (const void *[]){at}, (void *[]){got}));
    CHECK(fabs(got[0]) < 1e-12 && fabs(got[1] - 3) < 1e-12);
    graph_free(&g);
}

#endif
