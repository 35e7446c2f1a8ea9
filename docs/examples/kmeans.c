/* Groups points in the plane by k-means, in one call: a loop moves each centre to the mean of the points that are
 * nearest to it, until no centre moves. */
#include "quern/check.h"

enum { POINTS = 300, CENTRES = 3 };
enum { CENTRE, MOVED, STATE }; /* the values of the loop */

static void is_moving(void *user, size_t count, const qn_value *in, qn_value *out)
{
    (void)user, (void)count;
    *out = in[MOVED];
}

static void move_centres(void *user, size_t count, const qn_value *in, qn_value *next)
{
    qn_value points = *(const qn_value *)user;
    qn_value away = qn_subtract(qn_expand(points, QN_DIMS(1)), in[CENTRE]); /* [points, centres, 2] */
    qn_value nearest = qn_argmin(qn_sum(qn_square(away), QN_DIMS(2)), 1);
    (void)count;
    qn_value sizes = qn_segment_sum(qn_fill_like(points, 1), nearest, CENTRES);
    next[CENTRE] = qn_divide(qn_segment_sum(points, nearest, CENTRES), qn_maximum(sizes, qn_fill_like(sizes, 1)));
    next[MOVED] = qn_max(qn_compare(next[CENTRE], in[CENTRE], QN_NE), QN_SCALAR);
}

int main(void)
{
    qn_context *qn;
    qn_function *f;
    QN_CHECK(qn_open(NULL, &qn));
    qn_graph *g = qn_graph_new(qn, "kmeans");
    qn_graph_set_broadcasting(g, 1);
    static const float middles[CENTRES][2] = {{0, 3}, {-2, -1}, {2, -1}};
    qn_value noise = qn_random_normal(qn_random_key(g, 1), QN_F32, QN_DIMS(CENTRES, POINTS / CENTRES, 2));
    qn_value points = qn_add(qn_constant(g, QN_F32, QN_DIMS(CENTRES, 1, 2), middles), noise);
    points = qn_reshape(points, QN_DIMS(POINTS, 2));
    qn_value first = qn_slice(points, QN_DIMS(0, 0), QN_DIMS(CENTRES, 2), QN_DIMS(1, 1));
    qn_value state[STATE] = {first, qn_fill(g, QN_I1, QN_SCALAR, 1)};
    qn_while(STATE, state, is_moving, move_centres, &points, state);
    qn_output(g, "centres", state[CENTRE]);
    QN_CHECK(qn_compile(g, NULL, &f));
    float centres[CENTRES][2];
    QN_CHECK(qn_call(f, 0, NULL, 1, &(qn_tensor){centres, QN_F32, QN_DIMS(CENTRES, 2)}));
    for (int i = 0; i < CENTRES; i++)
        printf("centre %.2f %.2f\n", (double)centres[i][0], (double)centres[i][1]);
    qn_close(qn);
}
