/* Selection: finds the k elements of a slice that a sort would put first, as for a top_k, but does not sort the whole
 * slice. In the code, k is `wanted`. The comparator must compare one integer of each element, the key (lower_digits.c).
 *
 * The nest keeps a small buffer of candidates in scratch. When the buffer is full, it is sorted, and its first k
 * elements are kept (emit_select.c). From then on, the nest skips each element whose key is not below the key of the
 * last kept one. Such an element sorts after the k kept ones: the sort is stable, and the kept elements come earlier in
 * the slice. All other elements enter the buffer. SIMD lanes test several elements at a time.
 *
 * A long slice is cut into parts, so that threads share it. A first nest selects in each part. A second nest selects
 * among the selected elements of all parts. The sort of a top_k has a second operand, the position of each element in
 * its slice (an iota). The first nest computes these positions instead of loading them. */
#include "schedule/lower_sort.h"

enum {
    LEAST_PART = 16384, /* the fewest elements of a part, if there are several parts. The last part may be shorter */
    WANTED_PART = 256,  /* a part also has at least WANTED_PART * wanted elements */
    MOST_PARTS = 1024,
    LEAST_ROOMS = 4 /* a slice shorter than this many buffers of candidates is sorted instead */
};

/* The number of elements of the buffer of candidates: SORT_RUN times a power of 4. To sort the buffer, each pass merges
 * pairs of runs from one of two arrays to the other. The power of 4 makes the number of passes even, so the result ends
 * in the first array. */
static int64_t buffer_room(int64_t wanted)
{
    int64_t room = 4 * SORT_RUN;
    while (room < 2 * wanted + SORT_SELECTED)
        room *= 4;
    return room;
}

/* Whether a column holds the positions of the elements in their slices and is not in a buffer yet. */
static bool is_position(const sorting *c, const column *k)
{
    if (k->input == NO_INPUT || (k->type != SX_I32 && k->type != SX_I64) || sort_column_of(c, k->input))
        return false;
    node_id n = node_operand(c->g, c->n, k->input);
    return node_op(c->g, n) == OP_iota && attr_iota_dimension(node_attrs(c->g, n)) == c->along &&
           dtype_is_int((qn_dtype)node_shape(c->g, n)->dtype);
}

/* Makes the code (columns of two elements, captures) -> whether the key of the first element is below the key of the
 * second one. */
static sx_code *compare_keys(const sorting *c)
{
    sx_code *out = sx_new(c->a);
    uint32_t width = c->columns.count;
    sx *args = ARENA_NEW_ARRAY(c->a, sx, width + c->captures), keys[2];
    for (uint32_t side = 0; side < 2; side++) {
        for (uint32_t i = 0; i < width; i++)
            args[i] = sx_arg(out, 2 * i + side, c->columns.at[i].type);
        for (uint32_t i = 0; i < c->captures; i++) {
            qn_dtype dtype = (qn_dtype)node_shape(c->g, node_operand(c->g, c->n, c->inputs + i))->dtype;
            args[width + i] = sx_arg(out, 2 * width + i, sx_representation(dtype));
        }
        sx_inline(out, c->key, args, &keys[side]);
    }
    sx_output(out, sx_ult(out, keys[0], keys[1]));
    return out;
}

static bool key_uses(const sx_code *key, uint32_t argument)
{
    for (sx i = 1; i < key->inst.count; i++)
        if (sx_at(key, i)->op == SX_OP_arg && sx_at(key, i)->aux == argument)
            return true;
    return false;
}

void sort_find_positions(sorting *c)
{
    for (uint32_t i = 0; i < c->columns.count; i++)
        c->columns.at[i].position = is_position(c, &c->columns.at[i]) && !key_uses(c->key, i);
}

bool sort_by_selection(sorting *c)
{
    if (c->wanted > SORT_CUT || c->length < LEAST_ROOMS * buffer_room(c->wanted) || c->length > INT32_MAX ||
        !sort_make_key(c))
        return false;
    sort_find_positions(c);
    c->before = compare_keys(c);
    return true;
}

/* Selects from the first `among` elements of each slice, in parts of `part` elements. The selected elements of all
 * parts become the first elements of the slice. */
static qn_status select_from(sorting *c, int64_t among, int64_t part, bool last)
{
    lowering l = sort_lowering(c, "sort select");
    affine row;
    sort_choose_places(c, last);
    nest_sort *s = sort_open(&l, c, SORT_SELECT, divide_up(c->length, part), &row);
    s->key = c->key;
    s->among = among;
    s->part = part;
    s->room = buffer_room(c->wanted);
    sort_copy_columns(&l, c, row, part);
    return sort_finish(c, &l);
}

qn_status lower_select(sorting *c)
{
    int64_t least = WANTED_PART * c->wanted > LEAST_PART ? WANTED_PART * c->wanted : LEAST_PART;
    int64_t parts = c->length / least < MOST_PARTS ? c->length / least : MOST_PARTS;
    if (parts * c->wanted < buffer_room(c->wanted))
        return select_from(c, c->length, c->length, true);
    int64_t part = divide_up(c->length, parts);
    QN_TRY(select_from(c, c->length, part, false));
    return select_from(c, divide_up(c->length, part) * c->wanted, c->length, true);
}
