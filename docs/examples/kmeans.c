/* Groups points in the plane by k-means, in one call: a loop moves each centre to the mean of the points that are
 * nearest to it, until no centre moves. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "quern/quern.h"

enum { POINTS = 300, CENTRES = 3, LIMIT = 100 };
enum { CENTRE, MOVED, ROUND, STATE }; /* the values of the loop */

static void check(qn_status status)
{
    if (!status)
        return;
    fprintf(stderr, "kmeans: %s\n", qn_status_message(status));
    exit(1);
}

/* The number of the nearest of the centres [k, 2] for each of the points [n, 2]. */
static qn_value nearest(qn_value points, qn_value centres)
{
    qn_value away = qn_subtract(qn_expand(points, QN_DIMS(1)), qn_expand(centres, QN_DIMS(0))); /* [n, k, 2] */
    return qn_argmin(qn_sum(qn_square(away), QN_DIMS(2)), 1);
}

static void is_moving(void *user, size_t count, const qn_value *in, qn_value *out)
{
    (void)user, (void)count;
    qn_value early = qn_compare(in[ROUND], qn_fill_like(in[ROUND], LIMIT), QN_LT);
    *out = qn_and(early, qn_compare(in[MOVED], qn_fill_like(in[MOVED], 0), QN_GT));
}

/* `user` is the points. */
static void move_centres(void *user, size_t count, const qn_value *in, qn_value *next)
{
    qn_value points = *(const qn_value *)user, near = nearest(points, in[CENTRE]);
    (void)count;
    qn_value sizes = qn_segment_sum(qn_fill_like(near, 1), near, CENTRES);
    qn_value divisor = qn_convert(qn_maximum(sizes, qn_fill_like(sizes, 1)), QN_F32); /* a group may be empty */
    next[CENTRE] = qn_divide(qn_segment_sum(points, near, CENTRES), qn_expand(divisor, QN_DIMS(-1)));
    next[MOVED] = qn_max(qn_abs(qn_subtract(next[CENTRE], in[CENTRE])), QN_SCALAR);
    next[ROUND] = qn_add(in[ROUND], qn_fill_like(in[ROUND], 1));
}

static uint32_t seed = 1;
static float noise(void) { return (float)((seed = seed * 1664525u + 1013904223u) >> 8) * 0x1p-23f - 1; }

int main(void)
{
    qn_context *qn;
    qn_function *f;
    check(qn_open(NULL, &qn));
    qn_graph *g = qn_graph_new(qn, "kmeans");
    qn_graph_set_broadcasting(g, 1);
    qn_value points = qn_input(g, "points", QN_F32, QN_DIMS(POINTS, 2));
    qn_value first = qn_slice(points, QN_DIMS(0, 0), QN_DIMS(CENTRES, 2), QN_DIMS(1, 1));
    qn_value state[STATE] = {first, qn_fill(g, QN_F32, QN_SCALAR, 1), qn_fill(g, QN_I32, QN_SCALAR, 0)};
    qn_while(STATE, state, is_moving, move_centres, &points, state);
    qn_output(g, "centres", state[CENTRE]);
    qn_output(g, "rounds", state[ROUND]);
    check(qn_compile(g, NULL, &f));

    static const float true_centres[CENTRES][2] = {{0, 3}, {-2, -1}, {2, -1}};
    static float at[POINTS][2], centres[CENTRES][2];
    int32_t rounds;
    for (int i = 0; i < POINTS; i++) /* the first points, where the centres begin, are of the first two groups */
        for (int k = 0; k < 2; k++)
            at[i][k] = true_centres[i == 2 ? 0 : i % CENTRES][k] + 1.5f * noise();
    check(qn_call(f, 1, &(qn_tensor){at, QN_F32, QN_DIMS(POINTS, 2)}, 2,
                  (qn_tensor[]){{centres, QN_F32, QN_DIMS(CENTRES, 2)}, {&rounds, QN_I32, QN_SCALAR}}));
    printf("%d rounds\n", (int)rounds);
    int found = 0;
    for (int i = 0; i < CENTRES; i++) {
        printf("centre %.2f %.2f\n", (double)centres[i][0], (double)centres[i][1]);
        for (int k = 0; k < CENTRES; k++)
            found += hypotf(centres[i][0] - true_centres[k][0], centres[i][1] - true_centres[k][1]) < 0.3f;
    }
    qn_close(qn);
    return found != CENTRES;
}
