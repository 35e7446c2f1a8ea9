/* Derives ranges of indices from loops, blocks and predicates. */
#include "schedule/nest_bounds.h"

#include "schedule/schedule.h"

/* ---- bounds ------------------------------------------------------------------------------------------------------ */

/* What is known where a predicate holds. A limit is an index with its range. Limits come from the predicate and its
 * parents, and from the blocks of loops. */
enum { MOST_LIMITS = 24 }; /* further limits are ignored, which only makes ranges wider */
typedef struct limit {
    affine index;
    index_range range;
} limit;
typedef struct limits {
    limit at[MOST_LIMITS];
    uint32_t count;
    bool never; /* the predicate never holds */
} limits;

/* Returns the range of term number `at` of the index x if x is in the range r. */
static index_range solve(const nest *n, const affine *x, uint32_t at, index_range r)
{
    affine rest = *x;
    int64_t factor = rest.scaled[at].factor;
    const term *t = &n->terms.at[x->scaled[at].term];
    index_range own = {t->low, t->high};
    if (!factor)
        return own;
    rest.scaled[at].factor = 0;
    index_range others = range_of(n, &rest), product = {r.low - others.high, r.high - others.low};
    if (factor < 0)
        product = scaled(product, -1);
    factor = factor < 0 ? -factor : factor;
    return intersect(own, (index_range){divide_up(product.low, factor), divide_down(product.high, factor)});
}

/* Adds the limit that x is in the range r. For each term of x that is a quotient, also adds the limit that follows for
 * its dividend. */
static void add_limit(const nest *n, const affine *x, index_range r, limits *out)
{
    r = intersect(r, range_of(n, x));
    out->never |= is_empty(r);
    if (out->never || out->count == MOST_LIMITS || !x->count)
        return;
    out->at[out->count++] = (limit){*x, r};
    for (uint32_t i = 0; i < x->count; i++) {
        const term *t = &n->terms.at[x->scaled[i].term];
        index_range quotient = t->kind == TERM_DIV ? solve(n, x, i, r) : (index_range){0, 0};
        if (t->kind == TERM_DIV && !is_empty(quotient))
            add_limit(n, &t->operand,
                      (index_range){quotient.low * t->divisor, quotient.high * t->divisor + t->divisor - 1}, out);
    }
}

static index_range range_where(const nest *n, const affine *x, const limits *when);

static index_range term_where(const nest *n, term_id id, const limits *when)
{
    const term *t = &n->terms.at[id];
    index_range r = {t->low, t->high};
    for (uint32_t k = 0; k < when->count; k++)
        for (uint32_t i = 0; i < when->at[k].index.count; i++)
            if (when->at[k].index.scaled[i].term == id)
                r = intersect(r, solve(n, &when->at[k].index, i, when->at[k].range));
    if (is_empty(r) || (t->kind != TERM_DIV && t->kind != TERM_MOD))
        return r;
    index_range x = range_where(n, &t->operand, when);
    if (is_empty(x))
        return x;
    index_range q = {divide_down(x.low, t->divisor), divide_down(x.high, t->divisor)};
    if (t->kind == TERM_DIV)
        return intersect(r, q);
    return q.low == q.high ? intersect(r, moved(x, -q.low * t->divisor)) : r;
}

static uint32_t term_at(const affine *x, term_id id)
{
    uint32_t k = 0;
    while (k < x->count && x->scaled[k].term != id)
        k++;
    return k;
}

/* If x contains a multiple of `limited`, subtracts this multiple from x and returns its factor; else returns 0. For
 * example, x = 6*i + 2*j + k contains 2 times 3*i + j, and k is left. All terms of `limited` must cancel, except its
 * computed terms (TERM_VALUE) if it also has terms that are not computed. These computed terms need only occur in x,
 * and may be left there with any factor, because a computed term can occur in several limits. */
static int64_t take_out(const nest *n, affine *x, const affine *limited)
{
    int64_t factor = 0;
    bool computed = true; /* all terms of `limited` are computed */
    for (uint32_t i = 0; i < limited->count; i++)
        computed &= n->terms.at[limited->scaled[i].term].kind == TERM_VALUE;
    for (uint32_t i = 0; i < limited->count; i++) {
        uint32_t k = term_at(x, limited->scaled[i].term);
        int64_t own = k < x->count ? x->scaled[k].factor : 0, other = limited->scaled[i].factor;
        if (k < x->count && !computed && n->terms.at[limited->scaled[i].term].kind == TERM_VALUE)
            continue;
        if (!other || !own || own % other || (factor && own / other != factor))
            return 0;
        factor = own / other;
    }
    for (uint32_t i = 0; i < limited->count && factor; i++)
        x->scaled[term_at(x, limited->scaled[i].term)].factor -= factor * limited->scaled[i].factor;
    x->constant -= factor * limited->constant;
    return factor;
}

static index_range sum_where(const nest *n, const affine *x, const limits *when)
{
    index_range r = {x->constant, x->constant};
    for (uint32_t i = 0; i < x->count; i++) {
        if (!x->scaled[i].factor)
            continue;
        index_range t = term_where(n, x->scaled[i].term, when);
        if (is_empty(t))
            return t;
        t = scaled(t, x->scaled[i].factor);
        r = (index_range){r.low + t.low, r.high + t.high};
    }
    return r;
}

/* Returns the range of the index x within the limits `when`: the intersection of two ranges. The first range is the sum
 * of the ranges of all terms of x. For the second range, take_out removes multiples of the limits' indices from x. This
 * range is the sum of the ranges of the removed multiples and of the terms that are left. */
static index_range range_where(const nest *n, const affine *x, const limits *when)
{
    index_range r = sum_where(n, x, when), taken = {0, 0};
    affine rest = *x;
    for (uint32_t k = 0; k < when->count; k++) {
        int64_t factor = take_out(n, &rest, &when->at[k].index);
        index_range own = scaled(when->at[k].range, factor);
        taken = (index_range){taken.low + own.low, taken.high + own.high};
    }
    index_range left = sum_where(n, &rest, when);
    return is_empty(left) ? left : intersect(r, (index_range){left.low + taken.low, left.high + taken.high});
}

/* Returns the term of a loop's variable; 0 if no index uses the variable. */
static term_id term_of_loop(const nest *n, uint32_t loop)
{
    for (term_id i = 1; i < n->terms.count; i++)
        if (n->terms.at[i].kind == TERM_VAR && n->terms.at[i].var == loop)
            return i;
    return 0;
}

/* For each loop that runs in blocks, adds the limit 0 <= v - block * b < block. Here v is the variable of the loop, and
 * b the variable of the loop that counts its blocks (nest_loop.block_of). */
static void add_blocks(const nest *n, limits *out)
{
    for (uint32_t i = 0; i < n->loops.count; i++) {
        const nest_loop *loop = &n->loops.at[i];
        term_id own = loop->block ? term_of_loop(n, i) : 0, of = own ? term_of_loop(n, loop->block_of) : 0;
        affine x = {.count = 2, .scaled = {{1, own}, {-loop->block, of}}};
        if (of < own) {
            x.scaled[0].factor = -loop->block, x.scaled[0].term = of;
            x.scaled[1].factor = 1, x.scaled[1].term = own;
        }
        if (of)
            add_limit(n, &x, (index_range){0, loop->block - 1}, out);
    }
}

static bool has_blocks(const nest *n)
{
    for (uint32_t i = 0; i < n->loops.count; i++)
        if (n->loops.at[i].block)
            return true;
    return false;
}

static limits limits_of(const nest *n, predicate_id when)
{
    limits known = {.count = 0};
    add_blocks(n, &known);
    for (predicate_id k = when; k; k = n->predicates.at[k].parent) {
        const predicate *p = &n->predicates.at[k];
        add_limit(n, &p->index, (index_range){p->low, p->high - 1}, &known);
    }
    return known;
}

static bool proven_inside(const nest *n, const affine *index, predicate_id when, int64_t elements)
{
    limits known = limits_of(n, when);
    index_range r = range_where(n, index, &known);
    return known.never || is_empty(r) || (r.low >= 0 && r.high < elements);
}

/* ---- trying values ----------------------------------------------------------------------------------------------- */

/* The variables and computed terms on which an index and its predicate depend, and a value to try for each. Only the
 * first MOST_FREE are listed; any further ones keep their lowest value. MOST_TRIES: the largest number of combinations
 * of values that are tried. */
enum { MOST_FREE = 3 * MAX_RANK, MOST_TRIES = 1 << 12 };
typedef struct trial {
    const nest *n;
    uint32_t count;
    bool is_term[MOST_FREE];
    uint32_t id[MOST_FREE]; /* number of the variable or term */
    int64_t low[MOST_FREE], high[MOST_FREE], value[MOST_FREE];
} trial;

static uint32_t find_free(const trial *t, bool is_term, uint32_t id)
{
    uint32_t i = 0;
    while (i < t->count && (t->is_term[i] != is_term || t->id[i] != id))
        i++;
    return i;
}

/* Adds the variables and computed terms of x, each with the range that the limits allow. */
static void add_free(trial *t, const affine *x, const limits *known)
{
    for (uint32_t i = 0; i < x->count; i++) {
        const term *a = &t->n->terms.at[x->scaled[i].term];
        if (a->kind == TERM_DIV || a->kind == TERM_MOD) {
            add_free(t, &a->operand, known);
            continue;
        }
        bool is_term = a->kind == TERM_VALUE;
        uint32_t id = is_term ? x->scaled[i].term : a->var;
        if (t->count == MOST_FREE || find_free(t, is_term, id) < t->count)
            continue;
        t->is_term[t->count] = is_term;
        t->id[t->count] = id;
        index_range r = term_where(t->n, x->scaled[i].term, known);
        t->low[t->count] = r.low;
        t->high[t->count++] = r.high;
    }
}

static int64_t evaluate(const trial *t, const affine *x)
{
    int64_t sum = x->constant;
    for (uint32_t i = 0; i < x->count; i++) {
        const term *a = &t->n->terms.at[x->scaled[i].term];
        bool is_term = a->kind == TERM_VALUE;
        int64_t value = 0;
        if (a->kind == TERM_DIV || a->kind == TERM_MOD) {
            int64_t operand = evaluate(t, &a->operand), quotient = divide_down(operand, a->divisor);
            value = a->kind == TERM_DIV ? quotient : operand - quotient * a->divisor;
        } else {
            uint32_t at = find_free(t, is_term, is_term ? x->scaled[i].term : a->var);
            value = at < t->count ? t->value[at] : a->low;
        }
        sum += x->scaled[i].factor * value;
    }
    return sum;
}

/* Whether the variable of each loop in blocks is in the block that the counting loop selects. */
static bool in_blocks(const trial *t)
{
    for (uint32_t i = 0; i < t->count; i++) {
        const nest_loop *loop = t->is_term[i] ? NULL : &t->n->loops.at[t->id[i]];
        uint32_t by = loop && loop->block ? find_free(t, false, loop->block_of) : t->count;
        if (by < t->count && t->value[i] / loop->block != t->value[by])
            return false;
    }
    return true;
}

static bool holds(const trial *t, predicate_id when)
{
    if (!in_blocks(t))
        return false;
    for (predicate_id k = when; k; k = t->n->predicates.at[k].parent) {
        const predicate *p = &t->n->predicates.at[k];
        int64_t value = evaluate(t, &p->index);
        if (value < p->low || value >= p->high || (p->divisor > 1 && value % p->divisor))
            return false;
    }
    return true;
}

/* Searches for values of variables and computed terms for which the predicate `when` holds, but the index is below 0 or
 * at least `elements`. Returns whether it found such values. If there are at most MOST_TRIES combinations of values,
 * tries all of them; otherwise tries MOST_TRIES random ones. */
static bool found_outside(const nest *n, const affine *index, predicate_id when, int64_t elements)
{
    trial t = {.n = n};
    limits known = limits_of(n, when);
    uint64_t random = 1;
    double all = 1;
    if (known.never)
        return false;
    add_free(&t, index, &known);
    for (predicate_id k = when; k; k = n->predicates.at[k].parent)
        add_free(&t, &n->predicates.at[k].index, &known);
    for (uint32_t i = 0; i < t.count; i++) {
        if (t.high[i] < t.low[i])
            return false;
        all *= (double)(t.high[i] - t.low[i] + 1);
    }
    for (int64_t number = 0; number < MOST_TRIES && number < (int64_t)(all < MOST_TRIES ? all : MOST_TRIES); number++) {
        int64_t rest = number;
        for (uint32_t i = 0; i < t.count; i++) {
            int64_t count = t.high[i] - t.low[i] + 1, digit = rest % count;
            rest /= count;
            random = random * 6364136223846793005u + 1442695040888963407u;
            int64_t any = (int64_t)(random >> 33) % count;
            int64_t some = random >> 62 == 0 ? 0 : random >> 62 == 1 ? count - 1 : any;
            t.value[i] = t.low[i] + (all <= MOST_TRIES ? digit : some);
        }
        int64_t value = evaluate(&t, index);
        if ((value < 0 || value >= elements) && holds(&t, when))
            return true;
    }
    return false;
}

bool index_stays_inside(const nest *n, const affine *index, predicate_id when, int64_t elements)
{
    index_range r = range_of(n, index);
    if (elements == 0 || is_empty(r) || (r.low >= 0 && r.high < elements))
        return true;
    return (when || has_blocks(n)) &&
           (proven_inside(n, index, when, elements) || (when && !found_outside(n, index, when, elements)));
}

/* ---- buffers of a tile ------------------------------------------------------------------------------------------- */

bool index_stays_in_slice(const nest *part, const affine *index, int64_t elements)
{
    affine rest;
    bool divided = false, blocks = false;
    if (!nest_scoped_index(part, index, &rest))
        return false;
    for (uint32_t i = part->shared; i < part->loops.count; i++) {
        const nest_loop *loop = &part->loops.at[i];
        if (!loop->block || loop->extent == 1)
            continue;
        blocks = true;
        if (affine_factor(part, &rest, i) == 0)
            continue; /* all blocks access the same elements */
        divided = true;
        uint32_t at = term_at(&rest, term_of_loop(part, i));
        int64_t slice = at < rest.count ? rest.scaled[at].factor : 0, slices = slice * loop->block;
        if (slice <= 0 || elements % slices || affine_factor(part, &rest, i) != slice)
            return false;
        affine below = rest;
        below.scaled[at].factor = 0;
        for (uint32_t k = 0; k < below.count; k++)
            below.scaled[k].factor = below.scaled[k].factor % slices ? below.scaled[k].factor : 0;
        index_range r = range_of(part, &below);
        if (!is_empty(r) && (r.low < 0 || r.high >= slice))
            return false;
    }
    index_range r = range_of(part, &rest);
    return divided || !blocks || is_empty(r) || (r.low >= 0 && r.high < elements);
}

/* ---- stores at computed places ----------------------------------------------------------------------------------- */

/* Of the loops in the bit set `of`, returns the one whose variable has the largest absolute factor in the index x.
 * Returns NO_LOOP if x is not affine in the variables of all these loops. */
static uint32_t widest_loop(const nest *n, const affine *x, uint64_t of)
{
    uint32_t found = NO_LOOP;
    int64_t most = -1;
    for (uint32_t i = 0; i < n->outer; i++) {
        int64_t factor = of >> i & 1 ? affine_factor(n, x, i) : 0;
        if (factor == NON_AFFINE)
            return NO_LOOP;
        factor = factor < 0 ? -factor : factor;
        if (of >> i & 1 && factor > most) {
            found = i;
            most = factor;
        }
    }
    return found;
}

/* Whether `factor * i + rest` provably differs for different i below `extent`, whatever values `rest` has within the
 * limits. For this, the values of `rest` must span less than |factor|. If `modulus` is not 0, compares modulo
 * `modulus`: terms of `rest` whose factors are multiples of `modulus` are dropped, and all values of `factor * i +
 * rest` must span less than `modulus`. */
static bool steps_apart(const nest *n, const affine *rest, int64_t factor, int64_t extent, int64_t modulus,
                        const limits *known)
{
    affine others = *rest;
    int64_t step = factor < 0 ? -factor : factor, reach;
    for (uint32_t i = 0; i < others.count && modulus; i++)
        if (others.scaled[i].factor % modulus == 0)
            others.scaled[i].factor = 0;
    index_range r = range_where(n, &others, known);
    if (is_empty(r))
        return true;
    if (r.high - r.low >= step)
        return false;
    return !modulus ||
           (!__builtin_mul_overflow(step, extent - 1, &reach) && reach < modulus && r.high - r.low < modulus - reach);
}

bool store_keeps_apart(const nest *n, const nest_store *store, uint64_t of)
{
    limits known = limits_of(n, store->predicate);
    affine rest = store->index;
    while (of) {
        uint32_t loop = n->outer <= 64 ? widest_loop(n, &rest, of) : NO_LOOP;
        if (loop == NO_LOOP)
            return false;
        int64_t factor = affine_factor(n, &rest, loop), extent = n->loops.at[loop].extent;
        for (uint32_t i = 0; i < rest.count; i++)
            if (n->terms.at[rest.scaled[i].term].kind == TERM_VAR && n->terms.at[rest.scaled[i].term].var == loop)
                rest.scaled[i].factor = 0;
        bool apart = known.never || extent <= 1 || steps_apart(n, &rest, factor, extent, 0, &known);
        for (uint32_t i = 0; i < rest.count && !apart; i++) {
            int64_t modulus = rest.scaled[i].factor < 0 ? -rest.scaled[i].factor : rest.scaled[i].factor;
            apart = modulus && steps_apart(n, &rest, factor, extent, modulus, &known);
        }
        if (!apart)
            return false;
        of &= ~((uint64_t)1 << loop);
    }
    return true;
}
