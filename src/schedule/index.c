/* Index expressions. An index is simplified when it is made. For example, if a reshape undoes an earlier reshape, the
 * index through both is a single variable. */
#include "schedule/nest.h"

affine affine_constant(int64_t value) { return (affine){.constant = value}; }

static affine affine_term(term_id id) { return (affine){.count = 1, .scaled = {{1, id}}}; }

bool affine_same(const affine *x, const affine *y)
{
    if (x->constant != y->constant || x->count != y->count)
        return false;
    for (uint32_t i = 0; i < x->count; i++)
        if (x->scaled[i].term != y->scaled[i].term || x->scaled[i].factor != y->scaled[i].factor)
            return false;
    return true;
}

static affine make_term(arena *a, nest *n, term wanted)
{
    for (term_id i = 1; i < n->terms.count; i++) {
        const term *have = &n->terms.at[i];
        if (have->kind == wanted.kind && have->var == wanted.var && have->value == wanted.value &&
            have->divisor == wanted.divisor && affine_same(&have->operand, &wanted.operand))
            return affine_term(i);
    }
    if (!n->terms.count)
        LIST_ADD(a, &n->terms, (term){0});
    LIST_ADD(a, &n->terms, wanted);
    return affine_term(n->terms.count - 1);
}

affine affine_var(arena *a, nest *n, uint32_t var)
{
    int64_t extent = n->loops.at[var].extent;
    if (extent == 1)
        return affine_constant(0);
    return make_term(a, n, (term){.kind = TERM_VAR, .var = var, .high = extent - 1});
}

affine affine_value(arena *a, nest *n, sx value, int64_t low, int64_t high)
{
    if (low == high)
        return affine_constant(low);
    return make_term(a, n, (term){.kind = TERM_VALUE, .value = value, .low = low, .high = high});
}

affine affine_scale(affine x, int64_t factor)
{
    if (!factor)
        return affine_constant(0);
    x.constant *= factor;
    for (uint32_t i = 0; i < x.count; i++)
        x.scaled[i].factor *= factor;
    return x;
}

static void add_term(affine *x, int64_t factor, term_id id)
{
    uint32_t i = 0;
    while (i < x->count && x->scaled[i].term < id)
        i++;
    if (i < x->count && x->scaled[i].term == id) {
        x->scaled[i].factor += factor;
        if (x->scaled[i].factor)
            return;
        x->count--;
        for (; i < x->count; i++)
            x->scaled[i] = x->scaled[i + 1];
        return;
    }
    for (uint32_t k = x->count; k > i; k--)
        x->scaled[k] = x->scaled[k - 1];
    x->scaled[i].factor = factor;
    x->scaled[i].term = id;
    x->count++;
}

/* Finds two summands of x, f*d*(e div d) and f*(e mod d), whose sum is f*e. Here e is an index, d a divisor and f a
 * factor. Sets *div and *mod to the positions of the summands in x->scaled. */
static bool join_division(const nest *n, const affine *x, uint32_t *div, uint32_t *mod)
{
    for (uint32_t i = 0; i < x->count; i++)
        for (uint32_t k = 0; k < x->count; k++) {
            const term *p = &n->terms.at[x->scaled[i].term], *q = &n->terms.at[x->scaled[k].term];
            if (p->kind == TERM_DIV && q->kind == TERM_MOD && p->divisor == q->divisor &&
                affine_same(&p->operand, &q->operand) && x->scaled[i].factor == x->scaled[k].factor * p->divisor) {
                *div = i;
                *mod = k;
                return true;
            }
        }
    return false;
}

static affine sum(const affine *x, const affine *y)
{
    affine z = *x;
    z.constant += y->constant;
    for (uint32_t i = 0; i < y->count; i++)
        add_term(&z, y->scaled[i].factor, y->scaled[i].term);
    return z;
}

/* Shortens a sum to one term: a TERM_DIV with divisor 1, whose operand is the sum. Needed because an affine index holds
 * at most AFFINE_TERMS terms. */
static affine fold_terms(arena *a, nest *n, affine x)
{
    int64_t low, high;
    affine_bounds(n, &x, &low, &high);
    return make_term(a, n, (term){.kind = TERM_DIV, .operand = x, .divisor = 1, .low = low, .high = high});
}

affine affine_add(arena *a, nest *n, affine x, affine y)
{
    if (x.count + y.count > AFFINE_TERMS) {
        if (x.count > 1)
            x = fold_terms(a, n, x);
        if (y.count > 1)
            y = fold_terms(a, n, y);
    }
    affine z = sum(&x, &y);
    uint32_t div, mod;
    while (join_division(n, &z, &div, &mod)) {
        int64_t factor = z.scaled[mod].factor;
        affine operand = affine_scale(n->terms.at[z.scaled[mod].term].operand, factor);
        term_id d = z.scaled[div].term, m = z.scaled[mod].term;
        add_term(&z, -z.scaled[div].factor, d);
        add_term(&z, -factor, m);
        if (z.count + operand.count > AFFINE_TERMS)
            operand = fold_terms(a, n, operand);
        z = sum(&z, &operand);
    }
    return z;
}

void affine_bounds(const nest *n, const affine *x, int64_t *low, int64_t *high)
{
    *low = *high = x->constant;
    for (uint32_t i = 0; i < x->count; i++) {
        const term *t = &n->terms.at[x->scaled[i].term];
        int64_t k = x->scaled[i].factor;
        *low += k > 0 ? k * t->low : k * t->high;
        *high += k > 0 ? k * t->high : k * t->low;
    }
}

/* Splits x into divisor * whole + rest, with rest >= 0. Terms whose factor is a multiple of `divisor` go to `whole`,
 * all others to `rest`. Sets *most to an upper bound of `rest`. */
static void split(const nest *n, const affine *x, int64_t divisor, affine *whole, affine *rest, int64_t *most)
{
    int64_t q = x->constant / divisor - (x->constant % divisor < 0), least;
    *whole = affine_constant(q);
    *rest = affine_constant(x->constant - q * divisor);
    for (uint32_t i = 0; i < x->count; i++)
        if (x->scaled[i].factor % divisor == 0)
            add_term(whole, x->scaled[i].factor / divisor, x->scaled[i].term);
        else
            add_term(rest, x->scaled[i].factor, x->scaled[i].term);
    affine_bounds(n, rest, &least, most);
    int64_t lift = least < 0 ? (divisor - 1 - least) / divisor : 0;
    whole->constant -= lift;
    rest->constant += lift * divisor;
    *most += lift * divisor;
}

/* A dimension of extent 0 has no valid index; `divisor` is then 0, and any result will do. */
affine affine_div(arena *a, nest *n, affine x, int64_t divisor)
{
    if (divisor <= 1)
        return x;
    affine whole, rest;
    int64_t most;
    split(n, &x, divisor, &whole, &rest, &most);
    if (most < divisor)
        return whole;
    affine quotient =
        make_term(a, n, (term){.kind = TERM_DIV, .operand = rest, .divisor = divisor, .high = most / divisor});
    return affine_add(a, n, whole, quotient);
}

affine affine_mod(arena *a, nest *n, affine x, int64_t divisor)
{
    if (divisor <= 1)
        return affine_constant(0);
    affine whole, rest;
    int64_t most;
    split(n, &x, divisor, &whole, &rest, &most);
    if (most < divisor)
        return rest;
    return make_term(a, n, (term){.kind = TERM_MOD, .operand = rest, .divisor = divisor, .high = divisor - 1});
}

bool affine_has_values(const nest *n, const affine *x)
{
    for (uint32_t i = 0; i < x->count; i++) {
        const term *t = &n->terms.at[x->scaled[i].term];
        if (t->kind == TERM_VALUE || (t->kind != TERM_VAR && affine_has_values(n, &t->operand)))
            return true;
    }
    return false;
}

int64_t common_divisor(int64_t x, int64_t y) { return y ? common_divisor(y, x % y) : x < 0 ? -x : x; }

int64_t affine_factor(const nest *n, const affine *x, uint32_t var)
{
    int64_t factor = 0;
    for (uint32_t i = 0; i < x->count; i++) {
        const term *t = &n->terms.at[x->scaled[i].term];
        if (t->kind == TERM_VAR && t->var == var)
            factor += x->scaled[i].factor;
        if (t->kind == TERM_DIV && t->divisor == 1 && affine_factor(n, &t->operand, var) != NON_AFFINE)
            factor += x->scaled[i].factor * affine_factor(n, &t->operand, var);
        else if ((t->kind == TERM_DIV || t->kind == TERM_MOD) && affine_factor(n, &t->operand, var) != 0)
            return NON_AFFINE;
    }
    return factor;
}

predicate_id predicate_and(arena *a, nest *n, predicate_id parent, affine index, int64_t low, int64_t high,
                           int64_t divisor)
{
    int64_t least, most;
    affine_bounds(n, &index, &least, &most);
    if (least >= low && most < high && divisor <= 1)
        return parent;
    for (predicate_id p = 1; p < n->predicates.count; p++) {
        const predicate *have = &n->predicates.at[p];
        if (have->parent == parent && have->low == low && have->high == high && have->divisor == divisor &&
            affine_same(&have->index, &index))
            return p;
    }
    if (!n->predicates.count)
        LIST_ADD(a, &n->predicates, (predicate){0});
    LIST_ADD(a, &n->predicates, (predicate){parent, index, low, high, divisor});
    return n->predicates.count - 1;
}
