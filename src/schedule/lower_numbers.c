/* Sorts slices as numbers: converts each slice to an array of signed integers, which vector instructions sort
 * (emit_numbers.c). The comparator must compare one integer of each element, the key (lower_digits.c). There are two
 * kinds of numbers.
 *
 * A number of the first kind is the key alone. An expression `back` computes the elements from the sorted numbers.
 * find_back tries several forms of `back` on some elements. Elements with equal keys may differ: many comparators do
 * not distinguish -0 from 0, or one NaN from another. So the kernel compares each element x with back(number of x). If
 * they differ, it stores all elements with the key of x again, in their original order. So a wrong `back` makes the
 * sort slower, but the result is right.
 *
 * In a number of the second kind, the low bits are the position of the element in the slice, and the bits above are the
 * key. So no two numbers of a slice are equal, and sorting them gives the stable order. The columns are then gathered
 * by position. If numbers of the second kind need 64 bits, slices of fewer than SORT_RUN elements are sorted as runs
 * instead (lower_sort.c), because this costs less. */
#include <string.h>

#include "schedule/lower_sort.h"

enum {
    TRIALS = 64, /* elements on which find_back tries a form */
    FORMS = 6    /* forms of from_number */
};

/* Returns the bits of element number `i` for the trials of find_back. Floats among these elements are finite. */
static uint64_t trial_bits(sx_type type, uint32_t i)
{
    uint64_t bits = (i + 1) * (uint64_t)0x9e3779b97f4a7c15;
    return type == SX_F32 ? (bits >> 32) & 0xff7fffff : type == SX_F64 ? bits & 0xffefffffffffffff : bits;
}

/* Returns the element that has this number. form / 2 says which integer of an element is compared:
 *
 *   0   the element's bits as a signed integer
 *   1   the element's bits as an unsigned integer
 *   2   like 0, but if the integer is negative, all bits except the sign are inverted. This gives a total order of
 *       floats
 *
 * If form % 2 is 1, larger integers have smaller keys. */
static sx from_number(sx_code *s, uint32_t form, sx_type column, sx number)
{
    sx_type type = sx_type_of(s, number);
    uint32_t bits = sx_type_bits[type];
    sx_mark from = sx_begin(s);
    sx x = form % 2 ? sx_xor(s, number, sx_int(s, type, -1)) : number;
    if (form / 2 == 1)
        x = sx_xor(s, x, sx_bits(s, type, (uint64_t)1 << (bits - 1)));
    if (form / 2 == 2)
        x = sx_xor(s, x, sx_lshr(s, sx_ashr(s, x, sx_int(s, type, bits - 1)), sx_int(s, type, 1)));
    return sx_settle(s, from, sx_is_float(column) ? sx_bitcast(s, column, x) : x);
}

/* Whether the code of the key reads no argument but column 0. */
static bool reads_column_only(const sx_code *key)
{
    for (sx i = 1; i < key->inst.count; i++)
        if (sx_at(key, i)->op == SX_OP_arg && sx_at(key, i)->aux)
            return false;
    return true;
}

/* Sets c->back for a sort of one column. Returns false if no form fits. */
static bool find_back(sorting *c)
{
    sx_type column = c->columns.at[0].type, word = c->word;
    union {
        uint32_t narrow[TRIALS];
        uint64_t wide[TRIALS];
    } given;
    uint8_t same[FORMS][TRIALS];
    void *outs[FORMS];
    sx_code *s = sx_new(c->a);
    sx x = sx_arg(s, 0, column), bits = sx_is_float(column) ? sx_bitcast(s, word, x) : x, number;
    sx_inline(s, c->key, &x, &number);
    number = sx_xor(s, number, sx_bits(s, word, (uint64_t)1 << (sx_type_bits[word] - 1)));
    for (uint32_t form = 0; form < FORMS; form++) {
        sx_output(s, sx_eq(s, from_number(s, form, word, number), bits));
        outs[form] = same[form];
    }
    for (uint32_t i = 0; i < TRIALS; i++)
        if (word == SX_I32)
            given.narrow[i] = (uint32_t)trial_bits(column, i);
        else
            given.wide[i] = trial_bits(column, i);
    qn_status failed = sx_run(s, TRIALS, (const void *[]){&given}, outs);
    qn_status_free(failed);
    for (uint32_t form = 0; !failed && form < FORMS; form++) {
        uint32_t count = 0;
        for (uint32_t i = 0; i < TRIALS; i++)
            count += same[form][i];
        if (count < TRIALS)
            continue;
        c->back = sx_new(c->a);
        sx_output(c->back, from_number(c->back, form, column, sx_arg(c->back, 0, word)));
        return true;
    }
    return false;
}

bool sort_by_numbers(sorting *c)
{
    uint32_t column;
    bool is_signed, down;
    if (!c->p->s->packs || c->length > INT32_MAX || !sort_key(c, &column, &is_signed, &down))
        return false;
    uint32_t bits = sx_type_bits[c->columns.at[column].type], count = c->columns.count;
    bool narrow = bits + SORT_POSITION < 32, alone = bits >= 32 && count <= 2;
    bool positions = c->length <= SORT_CUT && bits <= 32 && (narrow || c->length >= SORT_RUN);
    if (!positions && !alone)
        return false;
    struct column *before = arena_copy(c->a, c->columns.at, count * sizeof *before);
    if (sort_make_key(c)) {
        c->word = sx_type_of(c->key, c->key->outputs.at[0]);
        if (alone && c->columns.count == 1 && sx_type_bits[c->columns.at[0].type] == bits &&
            reads_column_only(c->key) && find_back(c))
            return true;
        if (positions) {
            c->word = narrow ? SX_I32 : SX_I64;
            sort_find_positions(c);
            return true;
        }
    }
    memcpy(c->columns.at, before, count * sizeof *before);
    c->columns.count = count;
    c->key = NULL;
    return false;
}

qn_status lower_numbers(sorting *c)
{
    lowering l = sort_lowering(c, "sort");
    affine row;
    sort_choose_places(c, true);
    nest_sort *s = sort_open(&l, c, SORT_NUMBERS, 0, &row);
    s->before = NULL;
    s->key = c->key;
    s->back = c->back;
    s->word = c->word;
    sort_copy_columns(&l, c, row, 0);
    return sort_finish(c, &l);
}
