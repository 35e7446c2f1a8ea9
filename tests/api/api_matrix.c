/* Functions of matrices through the public interface: values against numpy and scipy, gradients against central
 * differences, refused operands. */
#include "api.h"

enum { MOST = 25 };

/* The matrix of the cases, and the right-hand side of least squares. The expected values are those of the same numbers
 * in numpy. */
static void fill(double *to, int count)
{
    for (int i = 0; i < count; i++)
        to[i] = sin(1.7 * i + 1) + 0.5 * cos(i * i % 101);
}

static qn_value side(qn_value a, int rows)
{
    double b[MOST];
    for (int i = 0; i < rows; i++)
        b[i] = cos(i + 0.5);
    return qn_constant(a.graph, QN_F64, QN_DIMS(rows), b);
}

static qn_value build_expm(qn_value a) { return qn_expm(a); }
static qn_value build_expm_halved(qn_value a) { return qn_expm(qn_scale(a, 4)); }
static qn_value build_power_3(qn_value a) { return qn_matrix_power(a, 3); }
static qn_value build_power_minus_2(qn_value a) { return qn_matrix_power(a, -2); }
static qn_value build_power_0(qn_value a) { return qn_matrix_power(a, 0); }
static qn_value build_frobenius(qn_value a) { return qn_norm(a, 2, QN_DIMS(-2, -1)); }
static qn_value build_norm_3_of_columns(qn_value a) { return qn_norm(a, 3, QN_DIMS(0)); }
static qn_value build_norm_1_of_rows(qn_value a) { return qn_norm(a, 1, QN_DIMS(1)); }
static qn_value build_norm_inf_of_rows(qn_value a) { return qn_norm(a, INFINITY, QN_DIMS(1)); }
static qn_value build_norm_minus_inf(qn_value a) { return qn_norm(a, -INFINITY, QN_DIMS(1)); }
static qn_value build_norm_0(qn_value a) { return qn_norm(a, 0, QN_DIMS(1)); }
static qn_value build_matrix_norm_1(qn_value a) { return qn_matrix_norm(a, 1); }
static qn_value build_matrix_norm_minus_inf(qn_value a) { return qn_matrix_norm(a, -INFINITY); }
static qn_value build_lstsq(qn_value a) { return qn_lstsq(a, side(a, 5)); }
static qn_value build_lstsq_wide(qn_value a) { return qn_lstsq(a, side(a, 3)); }
static qn_value build_matrix_norm_2(qn_value a) { return qn_matrix_norm(a, 2); }
static qn_value build_matrix_norm_minus_2(qn_value a) { return qn_matrix_norm(a, -2); }
static qn_value build_nuclear_norm(qn_value a) { return qn_nuclear_norm(a); }
static qn_value build_cond(qn_value a) { return qn_cond(a); }
static qn_value build_pinv(qn_value a) { return qn_pinv(a, -1); }
static qn_value build_lstsq_svd(qn_value a) { return qn_lstsq_svd(a, side(a, 5), 1e-6f); }
static qn_value build_svd(qn_value a)
{
    qn_value f[3];
    qn_svd(a, 0, f);
    return f[1];
}
static qn_value build_qr_wide(qn_value a)
{
    qn_value f[2];
    qn_qr(a, 1, f);
    return qn_abs(f[1]);
}

static const struct {
    const char *name;
    int rows, columns;
    qn_value (*build)(qn_value a);
    int count;
    double want[MOST];
} cases[] = {
    {"expm",
     3,
     3,
     build_expm,
     9,
     {5.7161103495911298, 1.3134699093850664, -4.7423587700023351, -2.6969102690589732, 1.389318316499933,
      2.4093161522176345, -4.6859101857170788, 0.25581655598386982, 5.6685297665414502}},
    {"expm halved",
     3,
     3,
     build_expm_halved,
     9,
     {5136.4308467498322, 629.94201553146672, -5162.0874098226186, -3143.5367298006227, -375.85470113057488,
      3155.9150539112184, -5613.0552489342617, -673.51413863992354, 5638.6819360728987}},
    {"power 3",
     3,
     3,
     build_power_3,
     9,
     {6.1055246988024363, 0.88700456885258927, -6.21933383664192, -3.754074079967054, -0.40724411704561975,
      3.7168869671507894, -6.680627283008798, -0.65904608941379972, 6.6219397027607885}},
    {"power minus 2",
     3,
     3,
     build_power_minus_2,
     9,
     {0.065995551632391888, -14.806359960248868, 8.1797167116492595, 1.3912099635135653, -5.0553120938075251,
      4.2076603491511273, 0.047509281110415219, -15.368561152140805, 8.8356891097601533}},
    {"power 0", 3, 3, build_power_0, 9, {1, 0, 0, 0, 1, 0, 0, 0, 1}},
    {"frobenius", 3, 4, build_frobenius, 1, {2.8852114698530231}},
    {"norm 3 of columns",
     3,
     4,
     build_norm_3_of_columns,
     4,
     {1.5675777270783966, 0.7480528985890641, 1.4823527691069467, 1.0746506192786873}},
    {"norm 1 of rows", 3, 4, build_norm_1_of_rows, 3, {3.9551535375115523, 2.4610941756573714, 2.5358713245179185}},
    {"norm inf of rows", 3, 4, build_norm_inf_of_rows, 3, {1.3414709848078965, 1.0431595739650197, 1.0907197873552792}},
    {"norm minus inf", 3, 4, build_norm_minus_inf, 3, {0.63772763521443432, 0.42045028546992746, 0.16970928027596077}},
    {"norm 0", 3, 4, build_norm_0, 3, {4, 4, 4}},
    {"matrix norm 1", 3, 4, build_matrix_norm_1, 1, {2.9519043773760885}},
    {"matrix norm minus inf", 3, 4, build_matrix_norm_minus_inf, 1, {2.4610941756573714}},
    {"lstsq", 5, 3, build_lstsq, 3, {-0.27080038674070578, 0.091366301758598722, -0.94628462635157018}},
    {"lstsq wide",
     3,
     5,
     build_lstsq_wide,
     5,
     {0.19669493997464027, -0.20358632327655532, -0.60021259495681001, 0.066450728028779021, 0.059227108434089785}},
    {"matrix norm 2", 3, 4, build_matrix_norm_2, 1, {2.4747055267251037}},
    {"matrix norm minus 2", 4, 3, build_matrix_norm_minus_2, 1, {0.52515917200187312}},
    {"nuclear norm", 3, 4, build_nuclear_norm, 1, {4.4491820428724465}},
    {"cond", 3, 3, build_cond, 1, {16.952430464074158}},
    {"pinv",
     3,
     2,
     build_pinv,
     6,
     {0.73006024300823047, -1.3263870617493014, -3.2230049703359431, -0.69188645817406103, 1.8453923336834976,
      6.325289949643933}},
    {"lstsq svd", 5, 3, build_lstsq_svd, 3, {-0.27080038674070578, 0.091366301758598722, -0.94628462635157018}},
    {"svd", 4, 3, build_svd, 3, {2.6360785671296352, 1.0486862532490471, 0.52515917200187301}},
    {"qr wide",
     3,
     5,
     build_qr_wide,
     15,
     {1.4417394612356993, 0.13281791220316075, 1.2353861099682519, 0.12552812170829297, 0.4255474130525807, 0,
      1.5717155630341484, 0.27246314091882029, 1.4068116008760088, 0.33070542673628156, 0, 0, 0.97940198031447834,
      0.23931448209436654, 0.099625905025514244}},
};

/* The sum of the sines of the result divided by 16, at `a`. */
static double loss_at(const qn_function *f, int rows, int columns, double *a)
{
    double loss, value[MOST], slope[MOST];
    qn_tensor in[] = {TENSOR(a, QN_F64, rows, columns)}, out[3];
    for (size_t i = 0; i < 3; i++) {
        out[i] = (qn_tensor){i == 0 ? &loss : i == 1 ? value : slope, QN_F64, qn_function_output(f, i).dims};
    }
    CHECK_OK(qn_call(f, 1, in, 3, out));
    return loss;
}

TEST(values_and_gradients)
{
    qn_context *context = open_jit();
    for (size_t c = 0; c < COUNT(cases); c++) {
        int rows = cases[c].rows, columns = cases[c].columns;
        double a[MOST], loss, value[MOST], slope[MOST];
        qn_graph *graph = qn_graph_new(context, cases[c].name);
        qn_value x = qn_input(graph, "a", QN_F64, QN_DIMS(rows, columns)), y = cases[c].build(x), d;
        qn_value sum = qn_sum(qn_sine(qn_scale(y, 1.0 / 16)), QN_SCALAR);
        qn_gradient(sum, 1, &x, &d);
        qn_output(graph, NULL, sum);
        qn_output(graph, NULL, y);
        qn_output(graph, NULL, d);
        fill(a, rows * columns);
        qn_tensor in[] = {TENSOR(a, QN_F64, rows, columns)};
        qn_tensor out[] = {
            SCALAR_TENSOR(&loss, QN_F64), {value, QN_F64, qn_value_dims(y)}, TENSOR(slope, QN_F64, rows, columns)};
        RUN(graph, in, out);
        for (int i = 0; i < cases[c].count; i++)
            if (!(fabs(value[i] - cases[c].want[i]) <= 1e-12 * fmax(1, fabs(cases[c].want[i]))))
                unit_fail(__FILE__, __LINE__, "%s: element %d is %.17g, not %.17g", cases[c].name, i, value[i],
                          cases[c].want[i]);
        qn_function *f = compile(graph, NULL);
        for (int i = 0; i < rows * columns; i++) {
            const double step = 1e-6, at = a[i];
            a[i] = at + step;
            double above = loss_at(f, rows, columns, a);
            a[i] = at - step;
            double difference = (above - loss_at(f, rows, columns, a)) / (2 * step);
            a[i] = at;
            if (!(fabs(slope[i] - difference) <= 1e-6 * fmax(1, fabs(difference))))
                unit_fail(__FILE__, __LINE__, "%s: derivative %d is %g, not %g", cases[c].name, i, slope[i],
                          difference);
        }
        qn_function_free(f);
    }
    qn_close(context);
}

/* |(3, 4i)| is 5, and expm(i pi) is -1. */
TEST(complex_values)
{
    double z[4] = {3, 0, 0, 4}, norm, turn[2] = {0, 3.14159265358979323846}, minus[2];
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "complex");
    qn_output(graph, NULL, qn_norm(qn_input(graph, "z", QN_C128, QN_DIMS(2)), 2, QN_SCALAR));
    qn_output(graph, NULL, qn_expm(qn_input(graph, "a", QN_C128, QN_DIMS(1, 1))));
    qn_tensor in[] = {TENSOR(z, QN_C128, 2), TENSOR(turn, QN_C128, 1, 1)};
    qn_tensor out[] = {SCALAR_TENSOR(&norm, QN_F64), TENSOR(minus, QN_C128, 1, 1)};
    RUN(graph, in, out);
    CHECK(norm == 5);
    CHECK_NEAR(minus[0], -1, 1e-14);
    CHECK_NEAR(minus[1] + 1, 1, 1e-14);
    qn_close(context);
}

/* The exponential of a batch: zeros, a matrix that is halved 8 times, one with an infinity, one that overflows. */
TEST(exponentials_of_unusual_matrices)
{
    double a[4][2][2] = {{{0}}, {{-700, 0}, {700, -1}}, {{INFINITY, 1}, {0, 1}}, {{800, 1}, {0, 1}}}, e[4][2][2];
    qn_context *context = open_jit();
    qn_graph *graph = qn_graph_new(context, "expm");
    qn_output(graph, NULL, qn_expm(qn_input(graph, "a", QN_F64, QN_DIMS(4, 2, 2))));
    qn_tensor in[] = {TENSOR(a, QN_F64, 4, 2, 2)}, out[] = {TENSOR(e, QN_F64, 4, 2, 2)};
    RUN(graph, in, out);
    CHECK(e[0][0][0] == 1 && e[0][0][1] == 0 && e[0][1][0] == 0 && e[0][1][1] == 1);
    CHECK_NEAR(e[1][1][0], 700 * exp(-1) / 699, 1e-11);
    CHECK_NEAR(e[1][1][1], exp(-1), 1e-11);
    CHECK(isnan(e[2][0][0]) && isinf(e[3][0][0]));
    qn_close(context);
}

#define REFUSES(message, ...)                                                                                          \
    do {                                                                                                               \
        qn_graph *graph = qn_graph_new(context, "bad");                                                                \
        qn_value wide = qn_input(graph, "b", QN_F64, QN_DIMS(2, 3)), row = qn_input(graph, "r", QN_F64, QN_DIMS(3));   \
        qn_value integers = qn_input(graph, "c", QN_I32, QN_DIMS(3, 3));                                               \
        (void)wide, (void)integers, (void)row;                                                                         \
        __VA_ARGS__;                                                                                                   \
        CHECK_FAILS(qn_graph_status(graph), QN_INVALID_ARGUMENT, message);                                             \
        qn_graph_free(graph);                                                                                          \
    } while (0)

TEST(refused_operands)
{
    qn_context *context = open_jit();
    REFUSES("expm: operand 0 is tensor<2x3xf64>; expected square matrices", qn_expm(wide));
    REFUSES("matrix_power: operand 0 is tensor<2x3xf64>; expected square matrices", qn_matrix_power(wide, 2));
    REFUSES("norm: operand 0 is tensor<3x3xi32>; expected a tensor of a float", qn_norm(integers, 2, QN_SCALAR));
    REFUSES("norm: the order is NaN", qn_norm(wide, NAN, QN_SCALAR));
    REFUSES("norm: ", qn_norm(wide, 2, QN_DIMS(2)));
    REFUSES("matrix_norm: operand 0 is tensor<3xf64>; expected matrices", qn_matrix_norm(row, 1));
    REFUSES("matrix_norm: the order is 3; expected 1, -1, 2, -2 or an infinity", qn_matrix_norm(wide, 3));
    REFUSES("lstsq: tensor<3xf64> does not fit tensor<2x3xf64>", qn_lstsq(wide, row));
    REFUSES("lstsq: operand 0 is tensor<3xf64>; expected matrices", qn_lstsq(row, row));
    REFUSES("lstsq_svd: tensor<3xf64> does not fit tensor<2x3xf64>", qn_lstsq_svd(wide, row, 0));
    REFUSES("lstsq_svd: operand 0 is tensor<3xf64>; expected matrices", qn_lstsq_svd(row, row, 0));
    REFUSES("svd: operand 0 is tensor<3x3xi32>; expected matrices of a float", qn_svd(integers, 0, (qn_value[3]){0}));
    REFUSES("matrix_rank: operand 0 is tensor<3xf64>; expected matrices", qn_matrix_rank(row, 0));
    REFUSES("cond: operand 0 is tensor<3xf64>; expected matrices", qn_cond(row));
    REFUSES("nuclear_norm: operand 0 is tensor<3x3xi32>; expected matrices", qn_nuclear_norm(integers));
    REFUSES("cond: operand 0 is tensor<0x3xf64>; expected matrices with elements",
            qn_cond(qn_input(graph, "e", QN_F64, QN_DIMS(0, 3))));
    qn_close(context);
}
