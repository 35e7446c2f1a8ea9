/* The values and vectors of diag(d) + rho z z', where z' is the transpose of z. The method determines the bits of
 * results (docs/numerics.md).
 *
 * The values are the roots of
 *
 *     w(x) = 1 / rho + sum of z[j]^2 / (d[j] - x)
 *
 * Each d[j] whose z[j] is not 0 is a pole. There is one root between each pole and the next pole, and one root between
 * the last pole and the last pole plus rho z'z. All roots are found at once. Row i of a matrix belongs to root i, and
 * column j to the pole d[j]. The origin of a root is the nearer of the two poles beside the root; for the last root, it
 * is the last pole. A root is stored as its distance `mu` from its origin, so its distance from every pole is accurate
 * to a few ulp. A round computes the next guess, the root of
 *
 *     c + p / (left - x) + q / (right - x)
 *
 * Here, left and right are the two poles beside the root. At the previous guess, this function has the same value and
 * slope as w. In most rounds, p or q is the weight z[j]^2 of the origin. In every SECULAR_PERIOD-th round, the term of
 * p has the slope of those terms of w whose poles are at most d[i]. The term of q then has the slope of the other
 * terms. A guess outside the interval in which w changes sign is replaced by the geometric mean of the interval's ends.
 * Source: R.-C. Li, Solving secular equations stably and efficiently, LAPACK Working Note 89 (1993).
 *
 * The vectors are computed from a modified z, for which the computed roots x[i] are exact. For this z, rho z[j]^2 is
 * the product of (x[i] - d[j]) over all i, divided by the product of (d[i] - d[j]) over all i except j. So the vectors
 * are orthogonal even if the roots are inaccurate. Source: M. Gu, S. C. Eisenstat, SIAM J. Matrix Anal. Appl. 15
 * (1994). */
#include <math.h>

#include "graph/eigh.h"

enum { SECULAR_ROUNDS = 64, SECULAR_PERIOD = 4 }; /* part of the definition of results (docs/numerics.md) */

/* The state of the loop: the guess, the interval in which w changes sign, and whether the guess still changes. */
enum { STATE_MU, STATE_LOW, STATE_HIGH, STATE_OPEN, STATES };

/* For each matrix of the batch, most members have a list of m numbers. Members marked "matrix" have an m x m matrix. */
typedef struct secular {
    node_id inverse;     /* 1 / rho, as a list */
    node_id origin;      /* the pole from which mu is measured */
    node_id left, right; /* the poles beside the root, minus the origin */
    node_id at_left;     /* whether the left pole is the origin */
    node_id weight;      /* z^2 of the origin */
    node_id poles;       /* matrix: d[j], or infinity where z[j] is 0 */
    node_id weights;     /* matrix: z[j]^2 */
    node_id before;      /* matrix: whether j is at most i */
} secular;

static node_id zero_of(graph *g, node_id like) { return like ? b_zeros_like(g, like) : 0; }

static node_id less(graph *g, node_id a, node_id b) { return b_compare(g, comparison_direction_LT, a, b); }

/* Returns a matrix. Element (i, j) is pole j minus root i. */
static node_id distances(graph *g, const secular *s, node_id mu)
{
    return b_subtract(g, b_subtract(g, s->poles, eigh_down(g, s->origin, s->poles)), eigh_down(g, mu, s->poles));
}

static node_id sum_where(graph *g, node_id mask, node_id a)
{
    return eigh_sum_rows(g, b_select(g, mask, a, zero_of(g, a)));
}

/* `w` is the value of the function w at the guess, and `sizes` is the sum of the magnitudes of the quotients in w.
 * `slope` is the slope of w at the guess, and `before` is the part of the slope that comes from the poles before the
 * root. */
typedef struct sums {
    node_id w, sizes, before, slope;
} sums;

static sums evaluate(graph *g, const secular *s, node_id mu)
{
    node_id far = distances(g, s, mu), inverse = far ? b_divide(g, b_fill_like(g, far, 1), far) : 0;
    node_id term = b_multiply(g, s->weights, inverse), slope = b_multiply(g, term, inverse);
    return (sums){b_add(g, s->inverse, eigh_sum_rows(g, term)), eigh_sum_rows(g, b_abs(g, term)),
                  sum_where(g, s->before, slope), eigh_sum_rows(g, slope)};
}

/* Numbers here are measured from the origin. Let mu + y be the root, between the two poles, of the function with c, p
 * and q (see above). Returns y, which solves c y^2 - a y + b = 0. */
static node_id step(graph *g, const secular *s, node_id i, node_id mu, const sums *at)
{
    node_id l = b_subtract(g, s->left, mu), r = b_subtract(g, s->right, mu), lr = b_multiply(g, l, r);
    node_id after = b_subtract(g, at->slope, at->before), gap = b_subtract(g, s->right, s->left);
    node_id split = b_subtract(g, b_subtract(g, at->w, b_multiply(g, l, at->before)), b_multiply(g, r, after));
    node_id near = b_select(g, s->at_left, l, r), other = b_select(g, s->at_left, r, l);
    node_id pole = b_divide(g, b_multiply(g, gap, s->weight), b_multiply(g, near, near));
    pole = b_select(g, s->at_left, pole, b_negate(g, pole));
    node_id exact = b_add(g, b_subtract(g, at->w, b_multiply(g, other, at->slope)), pole);
    node_id period = linalg_index(g, SECULAR_PERIOD), last = linalg_index(g, SECULAR_PERIOD - 1);
    node_id turn = b_compare(g, comparison_direction_EQ, b_remainder(g, i, period), last);
    if (!exact || !turn)
        return 0;
    node_id c = b_select(g, b_broadcast_scalar(g, turn, type_like(g, node_type(g, exact), QN_I1)), split, exact);
    node_id a = b_subtract(g, b_multiply(g, b_add(g, l, r), at->w), b_multiply(g, lr, at->slope));
    node_id b = b_multiply(g, lr, at->w);
    node_id root = b_sqrt(g, b_abs(g, b_subtract(g, b_multiply(g, a, a), b_scale(g, b_multiply(g, b, c), 4))));
    node_id low = b_divide(g, b_subtract(g, a, root), b_scale(g, c, 2));
    node_id high = b_divide(g, b_scale(g, b, 2), b_add(g, a, root));
    return b_select(g, b_compare(g, comparison_direction_LE, a, zero_of(g, a)), low, high);
}

/* The geometric mean of `low` and `high`, which do not have opposite signs. If one of the two is 0, the result is 1/32
 * of the other. */
static node_id middle(graph *g, node_id low, node_id high)
{
    node_id sum = b_add(g, low, high), mean = b_sqrt(g, b_abs(g, low));
    mean = b_multiply(g, mean, b_sqrt(g, b_abs(g, high)));
    mean = b_select(g, less(g, sum, zero_of(g, sum)), b_negate(g, mean), mean);
    return b_select(g, b_compare(g, comparison_direction_EQ, mean, zero_of(g, mean)), b_scale(g, sum, 0x1p-5), mean);
}

static void find_roots(graph *g, const void *self, node_id i, const node_id *state, node_id *next)
{
    const secular *s = self;
    node_id mu = state[STATE_MU], zero = zero_of(g, mu);
    if (!zero)
        return;
    bool wide = node_shape(g, mu)->dtype == QN_F64;
    sums at = evaluate(g, s, mu);
    node_id bound = b_add(g, b_add(g, b_scale(g, at.sizes, 8), s->inverse), b_multiply(g, b_abs(g, mu), at.slope));
    bound = b_scale(g, bound, wide ? 0x1p-53 : 0x1p-24);
    node_id open = b_and(g, state[STATE_OPEN], b_compare(g, comparison_direction_GT, b_abs(g, at.w), bound));
    node_id below = less(g, at.w, zero);
    node_id low = b_select(g, below, mu, state[STATE_LOW]), high = b_select(g, below, state[STATE_HIGH], mu);
    node_id guess = b_add(g, mu, step(g, s, i, mu, &at)), mean = middle(g, low, high);
    guess = b_select(g, b_and(g, less(g, low, guess), less(g, guess, high)), guess, mean);
    open = b_and(g, open, b_and(g, less(g, low, guess), less(g, guess, high)));
    next[STATE_MU] = b_select(g, open, guess, mu);
    next[STATE_LOW] = low;
    next[STATE_HIGH] = high;
    next[STATE_OPEN] = open;
}

static node_id is_open(graph *g, const void *self, const node_id *state)
{
    (void)self;
    int64_t both[2] = {0, 1};
    return b_reduce(g, OP_or, state[STATE_OPEN], b_fill(g, type_scalar(g, QN_I1), 0), (attr_dims){2, both});
}

/* Returns the distance of each root from its origin. Sets s->origin and the members of s that depend on the origin.
 * `used` is true where z is not 0. */
static node_id solve(graph *g, secular *s, node_id d, node_id z, node_id rho, node_id used)
{
    node_id poles = s->poles, infinite = b_fill_like(g, poles, HUGE_VAL);
    node_id later = b_and(g, linalg_triangle(g, poles, comparison_direction_LT), eigh_across(g, used, poles));
    int64_t two = 2;
    node_id top = b_fill(g, type_scalar(g, (qn_dtype)node_shape(g, d)->dtype), HUGE_VAL);
    node_id after = b_reduce(g, OP_minimum, b_select(g, later, poles, infinite), top, (attr_dims){1, &two});
    node_id last = b_compare(g, comparison_direction_EQ, after, after ? b_fill_like(g, after, HUGE_VAL) : 0);
    node_id is_next = b_and(g, later, b_compare(g, comparison_direction_EQ, poles, eigh_down(g, after, poles)));
    node_id squares = b_multiply(g, z, z), next_weight = sum_where(g, is_next, s->weights);
    node_id span = b_multiply(g, rho, eigh_sum_rows(g, s->weights));
    node_id gap = b_select(g, last, span, b_subtract(g, after, d)), half = b_scale(g, gap, 0.5);

    /* The sign of w in the middle of the interval says which pole is nearer. The last root has no pole to its right.
     * For this root, s->right is a pole without weight, twice as far from the origin as the end of the interval. */
    s->origin = d;
    sums at = evaluate(g, s, half);
    node_id zero = zero_of(g, d), below = less(g, at.w, zero);
    node_id right = b_and(g, below, b_not(g, last));
    s->at_left = b_not(g, right);
    s->origin = b_select(g, right, after, d);
    s->left = b_select(g, right, b_negate(g, gap), zero);
    s->right = b_select(g, right, zero, b_select(g, last, b_add(g, gap, gap), gap));
    s->weight = b_select(g, right, next_weight, squares);
    node_id minus = b_negate(g, half), state[STATES];
    state[STATE_MU] = b_select(g, right, minus, half);
    state[STATE_LOW] = b_select(g, right, minus, b_select(g, below, half, zero));
    state[STATE_HIGH] = b_select(g, right, zero, b_select(g, below, gap, half));
    state[STATE_OPEN] = used;
    linalg_loop(g, SECULAR_ROUNDS, is_open, find_roots, s, STATES, state);
    return state[STATE_MU];
}

/* Let y be the z for which the roots are exact, with the signs of the old z. Returns sqrt(rho) y; vectors are
 * normalised later. `far` is the result of `distances`. */
static node_id weigh(graph *g, node_id d, node_id z, node_id far, node_id used)
{
    if (!far || !used || !d)
        return 0;
    int64_t one = 1;
    node_id same = linalg_triangle(g, far, comparison_direction_EQ), ones = b_fill_like(g, far, 1);
    node_id apart = b_select(g, same, ones, b_subtract(g, eigh_down(g, d, far), eigh_across(g, d, far)));
    node_id ratio = b_divide(g, b_negate(g, far), apart);
    ratio = b_select(g, eigh_down(g, used, far), ratio, ones);
    node_id unit = b_fill(g, type_scalar(g, (qn_dtype)node_shape(g, far)->dtype), 1);
    node_id size = b_sqrt(g, b_abs(g, b_reduce(g, OP_multiply, ratio, unit, (attr_dims){1, &one})));
    size = b_select(g, less(g, z, zero_of(g, z)), b_negate(g, size), size);
    return b_select(g, used, size, zero_of(g, size));
}

void eigh_secular(graph *g, node_id d, node_id z, node_id rho, node_id *values, node_id *rows)
{
    if (!d || !z || !rho)
        return;
    const type *t = node_shape(g, d);
    node_id like = b_fill(g, type_tensor(g, (qn_dtype)t->dtype, 3, (int64_t[]){t->dims[0], t->dims[1], t->dims[1]}), 0);
    node_id used = b_compare(g, comparison_direction_NE, z, zero_of(g, z));
    node_id wide_rho = eigh_down(g, rho, d), wide_z = eigh_across(g, z, like);
    secular s = {.inverse = wide_rho ? b_divide(g, b_fill_like(g, wide_rho, 1), wide_rho) : 0,
                 .weights = b_multiply(g, wide_z, wide_z),
                 .before = linalg_triangle(g, like, comparison_direction_GE)};
    s.poles =
        b_select(g, eigh_across(g, used, like), eigh_across(g, d, like), like ? b_fill_like(g, like, HUGE_VAL) : 0);
    node_id mu = solve(g, &s, d, z, wide_rho, used), far = distances(g, &s, mu);
    node_id found = b_divide(g, eigh_across(g, weigh(g, d, z, far, used), like), far);
    node_id same = linalg_triangle(g, like, comparison_direction_EQ), ones = like ? b_fill_like(g, like, 1) : 0;
    found = b_select(g, eigh_down(g, used, like), found, b_select(g, same, ones, like));
    node_id length = b_sqrt(g, eigh_sum_rows(g, b_multiply(g, found, found)));
    *rows = b_divide(g, found, eigh_down(g, length, like));
    *values = b_select(g, used, b_add(g, s.origin, mu), d);
}
