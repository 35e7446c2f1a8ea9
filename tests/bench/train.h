/* Shared by the programs of the training benchmark, train_*.c: network, data, initial weights, clock, result.
 *
 * The network reads a seven-segment digit: 7 inputs (segments a to g), 16 tanh units, 10 outputs with softmax and
 * cross-entropy. All ten digits are one batch. The training is 10,000 epochs of plain gradient descent in f32. Each
 * program has one or more variants. Each variant trains copies of the same initial weights several times and prints one
 * line:
 *
 *     name  nanoseconds-per-epoch  loss-after-training
 *
 * The time is that of the shortest training. This file computes the loss, in f64, from the trained weights.
 * train_jax.py has the same definitions in Python.
 */
#ifndef QUERN_BENCH_TRAIN_H
#define QUERN_BENCH_TRAIN_H

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { DIGITS = 10, SEGMENTS = 7, HIDDEN = 16, EPOCHS = 10000 };
#define RATE 0.1f

typedef struct weights {
    float w1[SEGMENTS][HIDDEN], b1[HIDDEN];
    float w2[HIDDEN][DIGITS], b2[DIGITS];
} weights;

/* The inputs of each digit. An input is 1 if its segment is lit, otherwise 0. */
static const float train_x[DIGITS][SEGMENTS] = {
    {1, 1, 1, 1, 1, 1, 0}, {0, 1, 1, 0, 0, 0, 0}, {1, 1, 0, 1, 1, 0, 1}, {1, 1, 1, 1, 0, 0, 1}, {0, 1, 1, 0, 0, 1, 1},
    {1, 0, 1, 1, 0, 1, 1}, {1, 0, 1, 1, 1, 1, 1}, {1, 1, 1, 0, 0, 0, 0}, {1, 1, 1, 1, 1, 1, 1}, {1, 1, 1, 1, 0, 1, 1},
};

/* Makes weights that are uniformly distributed in [-1/2, 1/2). All weights are multiples of 2^-24, so C and Python make
 * exactly the same weights. */
static inline weights train_first_weights(void)
{
    float values[sizeof(weights) / sizeof(float)];
    uint32_t state = 1;
    for (size_t i = 0; i < sizeof values / sizeof *values; i++) {
        state = state * 1664525u + 1013904223u;
        values[i] = (float)(state >> 8) * 0x1p-24f - 0.5f;
    }
    weights w;
    memcpy(&w, values, sizeof w);
    return w;
}

static inline double train_loss(const weights *w)
{
    double total = 0;
    for (int n = 0; n < DIGITS; n++) {
        double logits[DIGITS], sum = 0;
        for (int c = 0; c < DIGITS; c++)
            logits[c] = w->b2[c];
        for (int j = 0; j < HIDDEN; j++) {
            double z = w->b1[j];
            for (int k = 0; k < SEGMENTS; k++)
                z += (double)train_x[n][k] * w->w1[k][j];
            for (int c = 0; c < DIGITS; c++)
                logits[c] += tanh(z) * w->w2[j][c];
        }
        for (int c = 0; c < DIGITS; c++)
            sum += exp(logits[c] - logits[n]);
        total += log(sum);
    }
    return total / DIGITS;
}

/* The CPU time of the process, in nanoseconds. Unlike elapsed time, it does not include the time of other processes. */
static inline double train_now_ns(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return 1e9 * (double)t.tv_sec + (double)t.tv_nsec;
}

/* Calls `train` `repeats` times and prints the line. `train` runs all epochs and updates the weights in place. */
static inline void train_contest(const char *name, int repeats, void (*train)(void *user, weights *), void *user)
{
    double best = 1e30, loss = 0;
    for (int i = 0; i < repeats; i++) {
        weights w = train_first_weights();
        double start = train_now_ns();
        train(user, &w);
        double took = train_now_ns() - start;
        best = took < best ? took : best;
        loss = train_loss(&w);
    }
    printf("%s %.1f %.9g\n", name, best / EPOCHS, loss);
}

#endif
