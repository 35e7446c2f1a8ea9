/* Fits a Gaussian process to noisy samples of a function, and predicts the function between and beyond the samples.
 *
 * The covariance of two samples is `amplitude^2 exp(-(x - z)^2 / (2 length^2))`, plus noise^2 for a sample with itself.
 * The logarithms of length, amplitude and noise are fitted: each step moves them along the gradient of the likelihood of
 * the samples, which follows from the Cholesky factor l of the matrix k of covariances:
 *
 *     log likelihood = -y inv(k) y / 2 - sum(log(diagonal of l)) - N log(2 pi) / 2
 *
 * Source: Rasmussen and Williams, "Gaussian Processes for Machine Learning" (2006), algorithm 2.1. */
#include <math.h>

#include "quern/check.h"

enum { N = 40, POINTS = 9, STEPS = 60 };
enum { LENGTH, AMPLITUDE, NOISE, PARAMETERS };

/* e^(factor * logs[index]), in the shape [1]. The graphs broadcast it to the shape of the other operand. */
static qn_value parameter(qn_value logs, int index, double factor)
{
    return qn_exponential(qn_scale(qn_slice(logs, QN_DIMS(index), QN_DIMS(index + 1), QN_DIMS(1)), factor));
}

/* The covariances of the function's values at x (rows) and at z (columns). */
static qn_value covariances(qn_value logs, qn_value x, qn_value z)
{
    qn_value apart = qn_subtract(qn_expand(x, QN_DIMS(1)), z);
    qn_value near = qn_multiply(qn_square(apart), parameter(logs, LENGTH, -2));
    return qn_multiply(parameter(logs, AMPLITUDE, 2), qn_exponential(qn_scale(near, -0.5)));
}

static qn_graph *graph_new(qn_context *qn, const char *name)
{
    qn_graph *g = qn_graph_new(qn, name);
    qn_graph_set_broadcasting(g, 1);
    return g;
}

static qn_value on_diagonal(qn_graph *g)
{
    return qn_compare(qn_iota(g, QN_DIMS(N, N), QN_I32, 0), qn_iota(g, QN_DIMS(N, N), QN_I32, 1), QN_EQ);
}

/* The factor of the samples' covariances, and l^-1 y in *turned. */
static qn_value factor(qn_graph *g, qn_value logs, qn_value x, qn_value y, qn_value *turned)
{
    qn_value noise = qn_select(on_diagonal(g), parameter(logs, NOISE, 2), qn_fill(g, QN_F64, QN_SCALAR, 0));
    qn_value l = qn_cholesky(qn_add(covariances(logs, x, x), noise), 1);
    *turned = qn_triangular_solve(l, qn_expand(y, QN_DIMS(1)), 1, 1, 0, QN_NO_TRANSPOSE);
    return l;
}

/* Compiles a function of logs, x and y: the log likelihood and its gradient by logs. */
static qn_function *likelihood(qn_context *qn)
{
    qn_graph *g = graph_new(qn, "likelihood");
    qn_value logs = qn_input(g, "logs", QN_F64, QN_DIMS(PARAMETERS)), x = qn_input(g, "x", QN_F64, QN_DIMS(N));
    qn_value y = qn_input(g, "y", QN_F64, QN_DIMS(N)), turned, gradient;
    qn_value l = factor(g, logs, x, y, &turned);
    qn_value diagonal = qn_select(on_diagonal(g), l, qn_fill_like(l, 1));
    qn_value misfit = qn_scale(qn_sum(qn_square(turned), QN_SCALAR), -0.5);
    qn_value total = qn_subtract(misfit, qn_sum(qn_log(diagonal), QN_SCALAR));
    total = qn_shift(total, -N * log(6.283185307179586) / 2);
    qn_gradient(total, 1, &logs, &gradient);
    qn_output(g, "likelihood", total);
    qn_output(g, "gradient", gradient);
    qn_function *f;
    QN_CHECK(qn_compile(g, NULL, &f));
    return f;
}

/* Compiles a function of logs, x, y and the places z: the mean and the variance of the function's values at z. */
static qn_function *prediction(qn_context *qn)
{
    qn_graph *g = graph_new(qn, "prediction");
    qn_value logs = qn_input(g, "logs", QN_F64, QN_DIMS(PARAMETERS)), x = qn_input(g, "x", QN_F64, QN_DIMS(N));
    qn_value y = qn_input(g, "y", QN_F64, QN_DIMS(N)), z = qn_input(g, "z", QN_F64, QN_DIMS(POINTS)), turned;
    qn_value l = factor(g, logs, x, y, &turned), between = covariances(logs, x, z);
    qn_value v = qn_triangular_solve(l, between, 1, 1, 0, QN_NO_TRANSPOSE);
    qn_output(g, "mean", qn_matmul(qn_squeeze(turned, QN_DIMS(1)), v));
    qn_output(g, "variance", qn_subtract(parameter(logs, AMPLITUDE, 2), qn_sum(qn_square(v), QN_DIMS(0))));
    qn_function *f;
    QN_CHECK(qn_compile(g, NULL, &f));
    return f;
}

static uint32_t state = 1;
static double noise(void) { return (double)((state = state * 1664525u + 1013904223u) >> 8) * 0x1p-23 - 1; }

static double truth(double x) { return sin(x) + 0.3 * x; }

int main(void)
{
    double x[N], y[N], z[POINTS], logs[PARAMETERS] = {0}, total, first = 0, gradient[PARAMETERS];
    double mean[POINTS], variance[POINTS];
    int good = 1;
    for (int i = 0; i < N; i++) {
        x[i] = 8.0 * i / (N - 1);
        y[i] = truth(x[i]) + 0.2 * noise();
    }
    for (int i = 0; i < POINTS; i++)
        z[i] = 1.1 * i + 0.5;
    qn_context *qn;
    QN_CHECK(qn_open(NULL, &qn));
    qn_tensor in[] = {{logs, QN_F64, QN_DIMS(PARAMETERS)},
                      {x, QN_F64, QN_DIMS(N)},
                      {y, QN_F64, QN_DIMS(N)},
                      {z, QN_F64, QN_DIMS(POINTS)}};
    qn_tensor fit[] = {{&total, QN_F64, QN_SCALAR}, {gradient, QN_F64, QN_DIMS(PARAMETERS)}};
    qn_tensor predicted[] = {{mean, QN_F64, QN_DIMS(POINTS)}, {variance, QN_F64, QN_DIMS(POINTS)}};
    qn_function *f = likelihood(qn);
    for (int step = 0; step <= STEPS; step++) {
        QN_CHECK(qn_call(f, 3, in, 2, fit));
        first = step ? first : total;
        if (step % 10 == 0)
            printf("step %2d: log likelihood %8.3f; length %.3f, amplitude %.3f, noise %.3f\n", step, total,
                   exp(logs[LENGTH]), exp(logs[AMPLITUDE]), exp(logs[NOISE]));
        for (int i = 0; i < PARAMETERS && step < STEPS; i++)
            logs[i] += 0.02 * gradient[i] / (1 + fabs(gradient[i]) / 5);
    }
    QN_CHECK(qn_call(prediction(qn), 4, in, 2, predicted));
    for (int i = 0; i < POINTS; i++) {
        double deviation = sqrt(variance[i]), error = fabs(mean[i] - truth(z[i]));
        printf("at %4.1f: %7.3f +- %.3f, true %7.3f%s\n", z[i], mean[i], deviation, truth(z[i]),
               z[i] > 8 ? ", beyond the samples" : "");
        good = good && error < 4 * deviation && (z[i] > 8 || error < 0.2);
    }
    qn_close(qn);
    return !(good && total > first + 20);
}
