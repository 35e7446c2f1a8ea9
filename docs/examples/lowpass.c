/* Removes noise from a signal: transforms it, keeps the lowest frequencies, transforms back.
 *
 *     signal [2, 1000] -- rfft --> [2, 501] -- times 1 below CUT, else 0 --> -- irfft --> [2, 1000]
 *
 * The signals are a slow oscillation and a square wave, both with noise of every frequency. Prints a picture of the
 * square wave and how far each signal is from the one without noise, before and after. */
#include <math.h>

#include "quern/check.h"

enum { SIGNALS = 2, N = 1000, HALF = N / 2 + 1, CUT = 40, ROWS = 13, COLUMNS = 100 };

/* Builds and compiles the filter. */
static qn_function *compile(qn_context *qn)
{
    qn_graph *g = qn_graph_new(qn, "lowpass");
    qn_value x = qn_input(g, "signal", QN_F32, QN_DIMS(SIGNALS, N));
    qn_value spectrum = qn_fft(x, QN_RFFT, QN_DIMS(N));
    qn_value number = qn_iota(g, QN_DIMS(SIGNALS, HALF), QN_I32, 1);
    qn_value low = qn_compare(number, qn_fill_like(number, CUT), QN_LT);
    qn_value kept = qn_select(low, spectrum, qn_fill_like(spectrum, 0));
    qn_output(g, "filtered", qn_fft(kept, QN_IRFFT, QN_DIMS(N)));
    qn_output(g, "power", qn_square(qn_abs(spectrum)));
    qn_function *f;
    QN_CHECK(qn_compile(g, NULL, &f));
    return f;
}

static uint32_t state = 1;
static float noise(void) { return (float)((state = state * 1664525u + 1013904223u) >> 8) * 0x1p-23f - 1; }

static double distance(const float *x, const float *y)
{
    double sum = 0;
    for (int i = 0; i < N; i++)
        sum += ((double)x[i] - (double)y[i]) * ((double)x[i] - (double)y[i]);
    return sqrt(sum / N);
}

/* Draws a signal with values from -1.5 to 1.5. */
static void draw(const float *x)
{
    static char picture[ROWS][COLUMNS + 1];
    for (int r = 0; r < ROWS; r++)
        for (int c = 0; c < COLUMNS; c++)
            picture[r][c] = ' ';
    for (int i = 0; i < N; i++) {
        int r = (int)((1.5f - x[i]) / 3 * ROWS);
        picture[r < 0 ? 0 : r >= ROWS ? ROWS - 1 : r][i * COLUMNS / N] = '*';
    }
    for (int r = 0; r < ROWS; r++)
        puts(picture[r]);
}

int main(void)
{
    static float clean[SIGNALS][N], noisy[SIGNALS][N], filtered[SIGNALS][N], power[SIGNALS][HALF];
    int good = 1;
    for (int i = 0; i < N; i++) {
        double turn = 6.283185307179586 * i / N;
        clean[0][i] = (float)(0.7 * sin(3 * turn) + 0.3 * cos(8 * turn));
        clean[1][i] = i * 6 / N % 2 ? -1.0f : 1.0f;
        for (int k = 0; k < SIGNALS; k++)
            noisy[k][i] = clean[k][i] + 0.8f * noise();
    }
    qn_context *qn;
    QN_CHECK(qn_open(NULL, &qn));
    qn_tensor in[] = {{noisy, QN_F32, QN_DIMS(SIGNALS, N)}};
    qn_tensor out[] = {{filtered, QN_F32, QN_DIMS(SIGNALS, N)}, {power, QN_F32, QN_DIMS(SIGNALS, HALF)}};
    QN_CHECK(qn_call(compile(qn), 1, in, 2, out));
    puts("noisy:");
    draw(noisy[1]);
    puts("filtered:");
    draw(filtered[1]);
    for (int k = 0; k < SIGNALS; k++) {
        double before = distance(noisy[k], clean[k]), after = distance(filtered[k], clean[k]);
        int most = 1;
        for (int i = 1; i < HALF; i++)
            most = power[k][i] > power[k][most] ? i : most;
        printf("signal %d: strongest at %d periods, error %.3f before, %.3f after\n", k, most, before, after);
        good = good && after < before / 2 && most == 3;
    }
    qn_close(qn);
    return !good;
}
