/* Index expressions: sums of multiples of atoms, kept simple as they are made, so that a reshape of a reshape or a
 * row-major offset over flattened dimensions comes out as the plain variable it is. */
#include "schedule/nest.h"

ix ix_constant(int64_t value) { return (ix){.constant = value}; }

static ix ix_atom(atom_id id) { return (ix){.count = 1, .term = {{1, id}}}; }

bool ix_same(const ix *x, const ix *y)
{
    if (x->constant != y->constant || x->count != y->count)
        return false;
    for (uint32_t i = 0; i < x->count; i++)
        if (x->term[i].atom != y->term[i].atom || x->term[i].factor != y->term[i].factor)
            return false;
    return true;
}

static ix make_atom(arena *a, nest *n, atom wanted)
{
    for (atom_id i = 1; i < n->atoms.count; i++) {
        const atom *have = &n->atoms.at[i];
        if (have->kind == wanted.kind && have->var == wanted.var && have->value == wanted.value &&
            have->divisor == wanted.divisor && ix_same(&have->operand, &wanted.operand))
            return ix_atom(i);
    }
    if (!n->atoms.count)
        LIST_ADD(a, &n->atoms, (atom){0});
    LIST_ADD(a, &n->atoms, wanted);
    return ix_atom(n->atoms.count - 1);
}

ix ix_var(arena *a, nest *n, uint32_t var)
{
    int64_t extent = n->vars.at[var].extent;
    if (extent == 1)
        return ix_constant(0);
    return make_atom(a, n, (atom){.kind = ATOM_VAR, .var = var, .high = extent - 1});
}

ix ix_value(arena *a, nest *n, sx value, int64_t low, int64_t high)
{
    if (low == high)
        return ix_constant(low);
    return make_atom(a, n, (atom){.kind = ATOM_VALUE, .value = value, .low = low, .high = high});
}

ix ix_scale(ix x, int64_t factor)
{
    if (!factor)
        return ix_constant(0);
    x.constant *= factor;
    for (uint32_t i = 0; i < x.count; i++)
        x.term[i].factor *= factor;
    return x;
}

static void add_term(ix *x, int64_t factor, atom_id id)
{
    uint32_t i = 0;
    while (i < x->count && x->term[i].atom < id)
        i++;
    if (i < x->count && x->term[i].atom == id) {
        x->term[i].factor += factor;
        if (x->term[i].factor)
            return;
        x->count--;
        for (; i < x->count; i++)
            x->term[i] = x->term[i + 1];
        return;
    }
    for (uint32_t k = x->count; k > i; k--)
        x->term[k] = x->term[k - 1];
    x->term[i].factor = factor;
    x->term[i].atom = id;
    x->count++;
}

/* k*d*(e div d) + k*(e mod d) = k*e */
static bool join_division(const nest *n, const ix *x, uint32_t *div, uint32_t *mod)
{
    for (uint32_t i = 0; i < x->count; i++)
        for (uint32_t k = 0; k < x->count; k++) {
            const atom *p = &n->atoms.at[x->term[i].atom], *q = &n->atoms.at[x->term[k].atom];
            if (p->kind == ATOM_DIV && q->kind == ATOM_MOD && p->divisor == q->divisor &&
                ix_same(&p->operand, &q->operand) && x->term[i].factor == x->term[k].factor * p->divisor) {
                *div = i;
                *mod = k;
                return true;
            }
        }
    return false;
}

static ix sum(const ix *x, const ix *y)
{
    ix z = *x;
    z.constant += y->constant;
    for (uint32_t i = 0; i < y->count; i++)
        add_term(&z, y->term[i].factor, y->term[i].atom);
    return z;
}

/* A sum with more atoms than an ix holds is folded into one computed atom: a division by 1, which the emitter computes
 * as it stands. */
static ix fold_terms(arena *a, nest *n, ix x)
{
    int64_t low, high;
    ix_bounds(n, &x, &low, &high);
    return make_atom(a, n, (atom){.kind = ATOM_DIV, .operand = x, .divisor = 1, .low = low, .high = high});
}

ix ix_add(arena *a, nest *n, ix x, ix y)
{
    if (x.count + y.count > IX_TERMS) {
        if (x.count > 1)
            x = fold_terms(a, n, x);
        if (y.count > 1)
            y = fold_terms(a, n, y);
    }
    ix z = sum(&x, &y);
    uint32_t div, mod;
    while (join_division(n, &z, &div, &mod)) {
        int64_t factor = z.term[mod].factor;
        ix operand = ix_scale(n->atoms.at[z.term[mod].atom].operand, factor);
        atom_id d = z.term[div].atom, m = z.term[mod].atom;
        add_term(&z, -z.term[div].factor, d);
        add_term(&z, -factor, m);
        if (z.count + operand.count > IX_TERMS)
            operand = fold_terms(a, n, operand);
        z = sum(&z, &operand);
    }
    return z;
}

void ix_bounds(const nest *n, const ix *x, int64_t *low, int64_t *high)
{
    *low = *high = x->constant;
    for (uint32_t i = 0; i < x->count; i++) {
        const atom *t = &n->atoms.at[x->term[i].atom];
        int64_t k = x->term[i].factor;
        *low += k > 0 ? k * t->low : k * t->high;
        *high += k > 0 ? k * t->high : k * t->low;
    }
}

/* x = divisor * whole + rest, with as much as possible in whole but rest nowhere negative. */
static void split(const nest *n, const ix *x, int64_t divisor, ix *whole, ix *rest, int64_t *most)
{
    int64_t q = x->constant / divisor - (x->constant % divisor < 0), least;
    *whole = ix_constant(q);
    *rest = ix_constant(x->constant - q * divisor);
    for (uint32_t i = 0; i < x->count; i++)
        if (x->term[i].factor % divisor == 0)
            add_term(whole, x->term[i].factor / divisor, x->term[i].atom);
        else
            add_term(rest, x->term[i].factor, x->term[i].atom);
    ix_bounds(n, rest, &least, most);
    int64_t lift = least < 0 ? (divisor - 1 - least) / divisor : 0;
    whole->constant -= lift;
    rest->constant += lift * divisor;
    *most += lift * divisor;
}

/* A divisor of 0 is the extent of a dimension that has no index at all. */
ix ix_div(arena *a, nest *n, ix x, int64_t divisor)
{
    if (divisor <= 1)
        return x;
    ix whole, rest;
    int64_t most;
    split(n, &x, divisor, &whole, &rest, &most);
    if (most < divisor)
        return whole;
    ix quotient =
        make_atom(a, n, (atom){.kind = ATOM_DIV, .operand = rest, .divisor = divisor, .high = most / divisor});
    return ix_add(a, n, whole, quotient);
}

ix ix_mod(arena *a, nest *n, ix x, int64_t divisor)
{
    if (divisor <= 1)
        return ix_constant(0);
    ix whole, rest;
    int64_t most;
    split(n, &x, divisor, &whole, &rest, &most);
    if (most < divisor)
        return rest;
    return make_atom(a, n, (atom){.kind = ATOM_MOD, .operand = rest, .divisor = divisor, .high = divisor - 1});
}

int64_t ix_factor(const nest *n, const ix *x, uint32_t var)
{
    int64_t factor = 0;
    for (uint32_t i = 0; i < x->count; i++) {
        const atom *t = &n->atoms.at[x->term[i].atom];
        if (t->kind == ATOM_VAR && t->var == var)
            factor += x->term[i].factor;
        if (t->kind == ATOM_DIV && t->divisor == 1 && ix_factor(n, &t->operand, var) != IX_TANGLED)
            factor += x->term[i].factor * ix_factor(n, &t->operand, var);
        else if ((t->kind == ATOM_DIV || t->kind == ATOM_MOD) && ix_factor(n, &t->operand, var) != 0)
            return IX_TANGLED;
    }
    return factor;
}

predicate_id predicate_and(arena *a, nest *n, predicate_id parent, ix index, int64_t low, int64_t high, int64_t divisor)
{
    int64_t least, most;
    ix_bounds(n, &index, &least, &most);
    if (least >= low && most < high && divisor <= 1)
        return parent;
    for (predicate_id p = 1; p < n->predicates.count; p++) {
        const predicate *have = &n->predicates.at[p];
        if (have->parent == parent && have->low == low && have->high == high && have->divisor == divisor &&
            ix_same(&have->index, &index))
            return p;
    }
    if (!n->predicates.count)
        LIST_ADD(a, &n->predicates, (predicate){0});
    LIST_ADD(a, &n->predicates, (predicate){parent, index, low, high, divisor});
    return n->predicates.count - 1;
}
