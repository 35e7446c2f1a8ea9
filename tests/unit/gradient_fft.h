/* Gradients of Fourier transforms, for test_gradient.c. */
#ifndef GRADIENT_FFT_H
#define GRADIENT_FFT_H

static int fourier_type;
static attr_dims fourier_length;

/* Transforms squares, so that the gradient depends on x. */
static node_id build_fft(graph *g, const node_id *x)
{
    bool real = fourier_type == fft_type_RFFT;
    node_id operand = real ? b_square(g, x[0]) : b_square(g, complex_of(g, x));
    node_id y =
        node_make(g, OP_fft, 1, &operand, &(attrs){.fft_type = (uint8_t)fourier_type, .fft_length = fourier_length});
    return fourier_type == fft_type_IRFFT ? y : parts_as_one(g, y);
}

TEST(fft)
{
    static const gradient_case lines[] = {
        {"complex", OP_fft, build_fft, 2, {{2, {3, 12}, -2, 2}, {2, {3, 12}, -2, 2}}, 0},
        {"planes", OP_fft, build_fft, 2, {{2, {3, 5}, -2, 2}, {2, {3, 5}, -2, 2}}, 0},
        {"chirp", OP_fft, build_fft, 2, {{1, {29}, -2, 2}, {1, {29}, -2, 2}}, 0},
        {"even", OP_fft, build_fft, 1, {{2, {3, 8}, -2, 2}}, 0},
        {"odd", OP_fft, build_fft, 1, {{2, {3, 9}, -2, 2}}, 0},
        {"real planes", OP_fft, build_fft, 1, {{3, {2, 3, 6}, -2, 2}}, 0},
        {"to even", OP_fft, build_fft, 2, {{2, {3, 5}, -2, 2}, {2, {3, 5}, -2, 2}}, 0},
        {"to odd", OP_fft, build_fft, 2, {{2, {3, 5}, -2, 2}, {2, {3, 5}, -2, 2}}, 0},
        {"to planes", OP_fft, build_fft, 2, {{2, {3, 5}, -2, 2}, {2, {3, 5}, -2, 2}}, 0},
        {"to one", OP_fft, build_fft, 2, {{2, {3, 1}, -2, 2}, {2, {3, 1}, -2, 2}}, 0},
    };
    static const struct {
        int type;
        uint32_t count;
        int64_t length[2];
    } kinds[] = {
        {fft_type_FFT, 1, {12}},     {fft_type_IFFT, 2, {3, 5}}, {fft_type_FFT, 1, {29}},  {fft_type_RFFT, 1, {8}},
        {fft_type_RFFT, 1, {9}},     {fft_type_RFFT, 2, {3, 6}}, {fft_type_IRFFT, 1, {8}}, {fft_type_IRFFT, 1, {9}},
        {fft_type_IRFFT, 2, {3, 8}}, {fft_type_IRFFT, 1, {1}},
    };
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        fourier_type = kinds[i].type;
        fourier_length = (attr_dims){kinds[i].count, kinds[i].length};
        check_case(&lines[i]);
    }
}

/* The adjoint of a complex input follows JAX's convention: jax.grad(lambda z: jnp.fft.irfft(z, 4)[1])(z) is [1/4, i/2,
 * -1/4]. */
TEST(fft_convention)
{
    graph g;
    CHECK_OK(graph_init(&g));
    region_id f = graph_open_region(&g, "main");
    node_id z = graph_formal(&g, type_tensor(&g, QN_C128, 1, (int64_t[]){3}), NULL), d;
    node_id y = node_make(&g, OP_fft, 1, &z, &(attrs){.fft_type = fft_type_IRFFT, .fft_length = {1, (int64_t[]){4}}});
    y = b_reshape(&g, b_slice_one(&g, y, 0, 1, 2, 1), 0, NULL);
    gradient(&g, "gradient", "y", y, 1, &z, &d);
    graph_close_region(&g, 1, &d);
    double at[6] = {1, 0, 2, 1, 3, 0}, got[6], want[6] = {0.25, 0, 0, 0.5, -0.25, 0};
    CHECK_OK(evaluate_expanded(&g, f, (const void *[]){at}, (void *[]){got}));
    for (int i = 0; i < 6; i++)
        CHECK(fabs(got[i] - want[i]) < 1e-12);
    graph_free(&g);
}

#endif
