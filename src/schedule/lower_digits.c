/* Sorts by digits. The comparator must compare one integer of each element, the key. Every stable sort then gives the
 * result that docs/numerics.md defines. A long slice is sorted by one digit of the key after another, from the lowest
 * digit up:
 *
 *   counts   for each part of a slice and each value of the digit: counts the elements of the part that have the value
 *   places   for each part and each value: computes, from the counts, the place of the part's first element with the
 *            value
 *   spread   moves each element to the next free place for its value
 *
 * Each part is a tile of the kernel, so threads share a slice. The number of the current digit is a value in memory
 * (sort_level), so all digits use the same three kernels. If short code can compute the key from columns that are moved
 * anyway, `counts` and `spread` compute the key in SIMD lanes. This costs less than moving a column of keys. */
#include "schedule/lower_sort.h"

enum {
    WIDE_DIGIT = 11,    /* bits of a digit: the counts of all its values fit in the L1 cache, and a 32-bit key has three
                        digits */
    NARROW_DIGIT = 8,   /* bits of a digit in slices of at most WIDE_PART elements, and in keys of at most
                        2 * NARROW_DIGIT bits */
    WIDE_PART = 65536,  /* elements of a part: enough that moving them takes more time than handling the counts */
    NARROW_PART = 8192, /* elements of a part if digits are narrow */
    LONG_KEY = 32       /* instructions; a key with longer code is moved instead of computed again */
};

bool sort_key(const sorting *c, uint32_t *column, bool *is_signed, bool *down)
{
    const sx_code *s = c->before;
    const sx_inst *last = sx_at(s, s->outputs.at[0]);
    if (last->op != SX_OP_slt && last->op != SX_OP_ult)
        return false;
    const sx_inst *x = sx_at(s, last->a), *y = sx_at(s, last->b);
    *is_signed = last->op == SX_OP_slt;
    *column = x->aux / 2;
    *down = x->aux % 2;
    return x->op == SX_OP_arg && y->op == SX_OP_arg && x->aux / 2 == y->aux / 2 && x->aux != y->aux &&
           x->aux < 2 * c->columns.count;
}

/* Returns the number of the column that moves the elements of an input to a result; c->columns.count if there is
 * none. */
static uint32_t moved_column(const sorting *c, uint32_t input)
{
    uint32_t i = 0;
    while (i < c->columns.count && (c->columns.at[i].input != input || !c->columns.at[i].result))
        i++;
    return i;
}

/* Whether the key has short code (LONG_KEY) without slow paths and loops, and every input that the key needs has a
 * moved_column. */
static bool can_make_key(const sorting *c, sx key)
{
    const sx_code *s = c->whole;
    bool *used = ARENA_NEW_ARRAY(c->a, bool, s->inst.count);
    uint32_t count = 0;
    used[key] = true;
    for (sx i = key + 1; i-- > 1;) {
        const sx_inst *inst = sx_at(s, i);
        const sx operand[] = {inst->a, inst->b, inst->c}, *listed;
        if (!used[i])
            continue;
        if (inst->op == SX_OP_arg && inst->aux < c->inputs && moved_column(c, inst->aux) == c->columns.count)
            return false;
        if (sx_listed(s, inst, &listed) || inst->op == SX_OP_result || ++count > LONG_KEY)
            return false;
        for (uint32_t k = 0; k < sx_op_arity[inst->op]; k++)
            used[operand[k]] = true;
    }
    return true;
}

/* Removes the column of the key, and adds code to `code` that computes the key from the other columns. Returns the
 * key. */
static sx make_key(sorting *c, sx_code *code, uint32_t column)
{
    sx key = c->columns.at[column].key, *args = ARENA_NEW_ARRAY(c->a, sx, c->inputs + c->captures), out;
    for (uint32_t i = column; i + 1 < c->columns.count; i++)
        c->columns.at[i] = c->columns.at[i + 1];
    c->columns.count--;
    for (uint32_t i = 0; i < c->inputs + c->captures; i++) {
        node_id from = node_operand(c->g, c->n, i);
        qn_dtype dtype = (qn_dtype)node_shape(c->g, from)->dtype;
        uint32_t at = i < c->inputs ? moved_column(c, i) : c->columns.count + i - c->inputs;
        sx_type type = i < c->inputs ? sx_storage(dtype) : sx_representation(dtype);
        args[i] = i < c->inputs && at == c->columns.count ? sx_bits(code, type, 0) : sx_arg(code, at, type);
    }
    sx_output(c->whole, key);
    sx_inline(code, c->whole, args, &out);
    c->whole->outputs.count = 0;
    return out;
}

bool sort_make_key(sorting *c)
{
    uint32_t column;
    bool is_signed, down;
    if (!sort_key(c, &column, &is_signed, &down))
        return false;
    sx_code *code = c->key = sx_new(c->a);
    const struct column *k = &c->columns.at[column];
    sx_mark from = sx_begin(code);
    sx value = c->whole && k->input == NO_INPUT && can_make_key(c, k->key) ? make_key(c, code, column)
                                                                           : sx_arg(code, column, k->type);
    sx_type type = sx_type_of(code, value);
    if (is_signed)
        value = sx_xor(code, value, sx_bits(code, type, (uint64_t)1 << (sx_type_bits[type] - 1)));
    if (down)
        value = sx_xor(code, value, sx_int(code, type, -1));
    sx_output(code, sx_settle(code, from, value));
    code->args = c->columns.count + c->captures;
    return true;
}

bool sort_by_digits(sorting *c)
{
    if (c->length <= SORT_CUT || c->length > INT32_MAX || c->wanted < c->length || !sort_make_key(c))
        return false;
    uint32_t bits = sx_type_bits[sx_type_of(c->key, c->key->outputs.at[0])];
    c->digit = c->length > WIDE_PART && bits > 2 * NARROW_DIGIT ? WIDE_DIGIT : NARROW_DIGIT;
    c->part = c->digit == WIDE_DIGIT ? WIDE_PART : NARROW_PART;
    return true;
}

static nest_sort *open_digits(lowering *l, const sorting *c, sort_kind kind, affine *row)
{
    nest_sort *s = sort_open(l, c, kind, divide_up(c->length, c->part), row);
    s->before = NULL;
    s->key = c->key;
    s->digit = c->digit;
    s->part = c->part;
    return s;
}

/* The number of counts of a slice: one for each part and each value of the digit. */
static int64_t counts_of_slice(const sorting *c) { return divide_up(c->length, c->part) << c->digit; }

static qn_status count_digits(sorting *c, buffer_id level, buffer_id counts)
{
    lowering l = sort_lowering(c, "sort counts");
    affine row;
    nest_sort *s = open_digits(&l, c, SORT_COUNTS, &row);
    affine part = affine_var(l.a, l.n, 0);
    sort_load_columns(&l, c, affine_add(l.a, l.n, affine_scale(row, c->length), affine_scale(part, c->part)), part);
    s->level = sort_load(&l, level, SX_I64, affine_constant(0));
    uint32_t stage = add_stage(&l, (int64_t)1 << c->digit);
    affine at = affine_add(l.a, l.n, affine_scale(row, counts_of_slice(c)), affine_scale(part, (int64_t)1 << c->digit));
    at = affine_add(l.a, l.n, at, affine_var(l.a, l.n, l.n->stages.at[stage].loop));
    sort_store(&l, counts, at, sx_int(l.n->code, SX_I32, 0));
    return sort_finish(c, &l);
}

static qn_status place_digits(sorting *c, buffer_id counts, buffer_id places)
{
    lowering l = sort_lowering(c, "sort places");
    affine row;
    nest_sort *s = sort_open(&l, c, SORT_PLACES, 0, &row);
    s->before = NULL;
    s->digit = c->digit;
    s->part = c->part;
    s->width = 1;
    s->capture_count = 0;
    uint32_t stage = add_stage(&l, counts_of_slice(c));
    affine at =
        affine_add(l.a, l.n, affine_scale(row, counts_of_slice(c)), affine_var(l.a, l.n, l.n->stages.at[stage].loop));
    sx *columns = ARENA_NEW_ARRAY(l.a, sx, 1);
    columns[0] = sort_load(&l, counts, SX_I32, at);
    s->columns = columns;
    sort_store(&l, places, at, columns[0]);
    return sort_finish(c, &l);
}

static qn_status spread_digits(sorting *c, buffer_id level, buffer_id places, bool last)
{
    lowering l = sort_lowering(c, "sort spread");
    affine row;
    sort_choose_places(c, last);
    nest_sort *s = open_digits(&l, c, SORT_SPREAD, &row);
    affine part = affine_var(l.a, l.n, 0);
    s->level = sort_load(&l, level, SX_I64, affine_constant(0));
    s->cuts = sort_load(
        &l, places, SX_I32,
        affine_add(l.a, l.n, affine_scale(row, counts_of_slice(c)), affine_scale(part, (int64_t)1 << c->digit)));
    sort_copy_columns(&l, c, row, c->part);
    return sort_finish(c, &l);
}

qn_status lower_digits(sorting *c)
{
    uint32_t bits = sx_type_bits[sx_type_of(c->key, c->key->outputs.at[0])];
    type_id table = type_tensor(c->g, QN_UI32, 2, (int64_t[]){c->slices, counts_of_slice(c)});
    buffer_id level = 0;
    for (uint32_t done = 0; done < bits; done += c->digit) {
        buffer_id counts = buffer_temp(c->p->s, table), places = buffer_temp(c->p->s, table);
        QN_TRY(sort_level(c, level, &level));
        QN_TRY(count_digits(c, level, counts));
        QN_TRY(place_digits(c, counts, places));
        QN_TRY(spread_digits(c, level, places, done + c->digit >= bits));
    }
    return NULL;
}
