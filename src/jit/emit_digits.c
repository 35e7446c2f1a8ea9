/* Emits a step of a sort by digits: SORT_COUNTS, SORT_PLACES or SORT_SPREAD (sort_kind in nest.h, lower_digits.c).
 *
 * In SORT_COUNTS and SORT_SPREAD, vector instructions compute the digits of several elements at a time. Scalar
 * instructions then count or move each element. The table has an entry for each value of the digit. In SORT_COUNTS, an
 * entry counts the elements with this value so far. In SORT_SPREAD, an entry is the place of the next element with this
 * value. Places are clamped to the slice, so that wrong counts in memory cause no store outside of the slice. */
#include "jit/emit_stage.h"

typedef struct spreader {
    nest_emitter *n;
    const nest_sort *s;
    LLVMValueRef *captures;
    LLVMValueRef *from; /* SORT_COUNTS, SORT_SPREAD: the columns of the part; SORT_PLACES: the buffer of all counts */
    LLVMValueRef *to;   /* SORT_SPREAD: the columns of the slice */
    sx_type *types;
    LLVMValueRef shift;  /* the result of key_shift */
    LLVMValueRef digits; /* the address in scratch of the digits of SORT_DIGITS elements */
    LLVMValueRef table;  /* the address of the table */
    LLVMTypeRef word;
} spreader;

static LLVMValueRef integer(const spreader *r, int64_t value) { return emit_int(r->n->e, value); }

static LLVMValueRef place(const spreader *r, LLVMTypeRef type, LLVMValueRef base, LLVMValueRef index)
{
    return LLVMBuildGEP2(r->n->e->builder, type, base, &index, 1, "");
}

static sx_type bits_type(sx_type type) { return type == SX_F32 ? SX_I32 : type == SX_F64 ? SX_I64 : type; }

/* Loads a vector of words (i32) from an address that is aligned only to one word. */
static LLVMValueRef load_words(const spreader *r, LLVMValueRef at, uint32_t lanes)
{
    LLVMValueRef made = LLVMBuildLoad2(r->n->e->builder, emit_type(r->n->e, SX_I32, lanes), at, "");
    LLVMSetAlignment(made, sizeof(uint32_t));
    return made;
}

static void store_words(const spreader *r, LLVMValueRef value, LLVMValueRef at)
{
    LLVMSetAlignment(LLVMBuildStore(r->n->e->builder, value, at), sizeof(uint32_t));
}

LLVMValueRef emit_sort_keys(nest_emitter *n, const LLVMValueRef *columns, const sx_type *types,
                            const LLVMValueRef *captures, LLVMValueRef index, uint32_t lanes, uint32_t present)
{
    emitter *e = n->e;
    const nest_sort *s = n->nest->sort;
    LLVMValueRef *args = ARENA_NEW_ARRAY(e->arena, LLVMValueRef, s->width + s->capture_count + 1), key;
    bool *used = ARENA_NEW_ARRAY(e->arena, bool, s->width + s->capture_count + 1);
    for (sx i = 1; i < s->key->inst.count; i++)
        if (sx_at(s->key, i)->op == SX_OP_arg)
            used[sx_at(s->key, i)->aux] = true;
    for (uint32_t c = 0; c < s->width; c++) {
        if (!used[c])
            continue;
        LLVMValueRef at = LLVMBuildGEP2(e->builder, e->types[types[c]], columns[c], &index, 1, "");
        if (present < lanes) {
            args[c] = emit_load_lanes(n, types[c], at, present, NULL);
            continue;
        }
        args[c] = LLVMBuildLoad2(e->builder, emit_type(e, types[c], lanes), at, "");
        LLVMSetAlignment(args[c], (sx_type_bits[types[c]] + 7u) / 8);
    }
    for (uint32_t i = 0; i < s->capture_count; i++)
        args[s->width + i] = emit_splat(e, captures[i], lanes);
    emit_code(e, s->key, args, &key, lanes);
    return key;
}

/* The digits of `lanes` elements from element `index` on, as words. */
static LLVMValueRef find_digits(const spreader *r, LLVMValueRef index, uint32_t lanes)
{
    emitter *e = r->n->e;
    LLVMBuilderRef b = e->builder;
    const nest_sort *s = r->s;
    LLVMValueRef key = emit_sort_keys(r->n, r->from, r->types, r->captures, index, lanes, lanes);
    sx_type type = sx_type_of(s->key, s->key->outputs.at[0]);
    key = LLVMBuildLShr(b, key, emit_splat(e, r->shift, lanes), "");
    LLVMTypeRef words = emit_type(e, SX_I32, lanes);
    if (sx_type_bits[type] != 32)
        key = sx_type_bits[type] > 32 ? LLVMBuildTrunc(b, key, words, "") : LLVMBuildZExt(b, key, words, "");
    return LLVMBuildAnd(b, key, emit_bits(e, SX_I32, ((uint64_t)1 << s->digit) - 1, lanes), "");
}

/* Counts or moves element `index` of the part. `digit` is the element's digit. */
static void use_digit(const spreader *r, LLVMValueRef digit, LLVMValueRef index)
{
    emitter *e = r->n->e;
    LLVMBuilderRef b = e->builder;
    LLVMValueRef at = place(r, r->word, r->table, LLVMBuildZExt(b, digit, e->types[SX_I64], ""));
    LLVMValueRef number = LLVMBuildLoad2(b, r->word, at, "");
    LLVMBuildStore(b, LLVMBuildAdd(b, number, LLVMConstInt(r->word, 1, false), ""), at);
    if (r->s->kind == SORT_COUNTS)
        return;
    LLVMValueRef last = LLVMConstInt(r->word, (unsigned long long)r->s->length - 1, false);
    LLVMValueRef inside = LLVMBuildICmp(b, LLVMIntULT, number, last, "");
    number = LLVMBuildZExt(b, LLVMBuildSelect(b, inside, number, last, ""), e->types[SX_I64], "");
    for (uint32_t c = 0; c < r->s->width; c++) {
        LLVMTypeRef type = e->types[bits_type(r->types[c])];
        LLVMValueRef value = LLVMBuildLoad2(b, type, place(r, type, r->from[c], index), "");
        LLVMBuildStore(b, value, place(r, type, r->to[c], number));
    }
}

static void use_part(const spreader *r, LLVMValueRef length)
{
    nest_emitter *n = r->n;
    LLVMBuilderRef b = n->e->builder;
    uint32_t lanes = n->e->target->shape.lanes < SORT_DIGITS ? n->e->target->shape.lanes : SORT_DIGITS;
    LLVMValueRef zero = integer(r, 0), whole = LLVMBuildAnd(b, length, integer(r, -SORT_DIGITS), "");
    loop l = emit_loop_open(n, NULL, zero, whole);
    if (n->polls)
        emit_poll(n->e);
    for (uint32_t i = 0; i < SORT_DIGITS; i += lanes) {
        LLVMValueRef made = find_digits(r, LLVMBuildAdd(b, l.index, integer(r, i), ""), lanes);
        store_words(r, made, place(r, r->word, r->digits, integer(r, i)));
    }
    for (uint32_t i = 0; i < SORT_DIGITS; i++)
        use_digit(r, LLVMBuildLoad2(b, r->word, place(r, r->word, r->digits, integer(r, i)), ""),
                  LLVMBuildAdd(b, l.index, integer(r, i), ""));
    LLVMValueRef done = emit_loop_close(n, &l, NULL, SORT_DIGITS, whole);
    l = emit_loop_open(n, NULL, done, length);
    use_digit(r, find_digits(r, l.index, 1), l.index);
    emit_loop_close(n, &l, NULL, 1, length);
}

/* Copies the places of the part from the address `places` to the table. If `places` is NULL, fills the table with
 * zeros. */
static void fill_table(const spreader *r, LLVMValueRef places)
{
    nest_emitter *n = r->n;
    uint32_t lanes = n->e->target->shape.lanes;
    LLVMValueRef all = integer(r, (int64_t)1 << r->s->digit), value = emit_bits(n->e, SX_I32, 0, lanes);
    loop l = emit_loop_open(n, NULL, integer(r, 0), all);
    if (places)
        value = load_words(r, place(r, r->word, places, l.index), lanes);
    store_words(r, value, place(r, r->word, r->table, l.index));
    emit_loop_close(n, &l, NULL, lanes, all);
}

/* Makes the places of a slice. In each part, the place of the first element with digit d is the sum of two counts: the
 * elements with digit d in earlier parts, and the elements with a smaller digit in the whole slice. */
static void make_places(const spreader *r, LLVMValueRef counts, LLVMValueRef places)
{
    nest_emitter *n = r->n;
    LLVMBuilderRef b = n->e->builder;
    uint32_t lanes = n->e->target->shape.lanes;
    int64_t parts = (r->s->length + r->s->part - 1) / r->s->part;
    LLVMValueRef zero = integer(r, 0), all = integer(r, (int64_t)1 << r->s->digit),
                 end = integer(r, parts << r->s->digit);
    LLVMValueRef sum = emit_bits(n->e, SX_I32, 0, lanes), at;
    accumulators a = {.at = &sum, .count = 1, .vectors = 1};
    loop digits = emit_loop_open(n, NULL, zero, all);
    if (n->polls)
        emit_poll(n->e);
    loop l = emit_loop_open(n, &a, zero, end);
    at = LLVMBuildAdd(b, l.index, digits.index, "");
    LLVMValueRef count = load_words(r, place(r, r->word, counts, at), lanes);
    store_words(r, sum, place(r, r->word, places, at));
    sum = LLVMBuildAdd(b, sum, count, "");
    emit_loop_close(n, &l, &a, (int64_t)1 << r->s->digit, end);
    store_words(r, sum, place(r, r->word, r->table, digits.index));
    emit_loop_close(n, &digits, NULL, lanes, all);
    sum = LLVMConstInt(r->word, 0, false);
    l = emit_loop_open(n, &a, zero, all);
    at = place(r, r->word, r->table, l.index);
    count = LLVMBuildLoad2(b, r->word, at, "");
    LLVMBuildStore(b, sum, at);
    sum = LLVMBuildAdd(b, sum, count, "");
    emit_loop_close(n, &l, &a, 1, all);
    digits = emit_loop_open(n, NULL, zero, all);
    if (n->polls)
        emit_poll(n->e);
    LLVMValueRef before = load_words(r, place(r, r->word, r->table, digits.index), lanes);
    l = emit_loop_open(n, NULL, zero, end);
    at = place(r, r->word, places, LLVMBuildAdd(b, l.index, digits.index, ""));
    store_words(r, LLVMBuildAdd(b, load_words(r, at, lanes), before, ""), at);
    emit_loop_close(n, &l, NULL, (int64_t)1 << r->s->digit, end);
    emit_loop_close(n, &digits, NULL, lanes, all);
}

/* The number of bits by which a key is shifted to the right, so that the wanted digit becomes the lowest one. */
static LLVMValueRef key_shift(const spreader *r)
{
    emitter *e = r->n->e;
    LLVMBuilderRef b = e->builder;
    sx_type type = sx_type_of(r->s->key, r->s->key->outputs.at[0]);
    LLVMValueRef level = emit_get(r->n, r->s->level, 0, 0, false);
    LLVMValueRef shift = LLVMBuildMul(b, level, integer(r, r->s->digit), "");
    shift = LLVMBuildAnd(b, shift, integer(r, sx_type_bits[type] - 1), "");
    return type == SX_I64 ? shift : LLVMBuildTrunc(b, shift, e->types[type], "");
}

void emit_digits(nest_emitter *n)
{
    emitter *e = n->e;
    LLVMBuilderRef b = e->builder;
    const nest *nest = n->nest;
    const nest_sort *s = nest->sort;
    spreader r = {.n = n, .s = s, .word = e->types[SX_I32], .digits = n->scratch};
    LLVMValueRef slice = n->vars[nest->outer - 1] ? n->vars[nest->outer - 1] : integer(&r, 0);
    LLVMValueRef part = nest->outer == 2 && n->vars[0] ? n->vars[0] : integer(&r, 0);
    int64_t all = (int64_t)1 << s->digit, counts = (s->length + s->part - 1) / s->part * all;
    LLVMValueRef row = LLVMBuildMul(b, slice, integer(&r, counts), "");
    LLVMValueRef first = LLVMBuildMul(b, slice, integer(&r, s->length), "");
    LLVMValueRef own = LLVMBuildAdd(b, row, LLVMBuildMul(b, part, integer(&r, all), ""), "");
    LLVMValueRef begin = LLVMBuildMul(b, part, integer(&r, s->part), "");
    r.table = place(&r, r.word, n->scratch, integer(&r, SORT_DIGITS));
    r.from = ARENA_NEW_ARRAY(e->arena, LLVMValueRef, s->width);
    r.to = ARENA_NEW_ARRAY(e->arena, LLVMValueRef, s->width);
    r.types = ARENA_NEW_ARRAY(e->arena, sx_type, s->width);
    r.captures = ARENA_NEW_ARRAY(e->arena, LLVMValueRef, s->capture_count + 1);
    for (uint32_t i = 0; i < s->capture_count; i++)
        r.captures[i] = emit_get(n, s->captures[i], 0, 0, false);
    for (uint32_t c = 0; c < s->width; c++) {
        const nest_arg *arg = &nest->args.at[sx_at(nest->code, s->columns[c])->aux];
        r.types[c] = (sx_type)arg->type;
        LLVMTypeRef type = e->types[bits_type(r.types[c])];
        r.from[c] = n->bases[arg->buffer];
        if (s->kind != SORT_PLACES)
            r.from[c] = place(&r, type, r.from[c], LLVMBuildAdd(b, first, begin, ""));
        if (s->kind == SORT_SPREAD)
            r.to[c] = place(&r, type, n->bases[nest->stages.at[0].stores.at[c].buffer], first);
    }
    if (s->kind == SORT_PLACES) {
        LLVMValueRef to = n->bases[nest->stages.at[0].stores.at[0].buffer];
        make_places(&r, place(&r, r.word, r.from[0], row), place(&r, r.word, to, row));
        return;
    }
    r.shift = key_shift(&r);
    LLVMValueRef left = LLVMBuildSub(b, integer(&r, s->length), begin, ""), length = integer(&r, s->part);
    length = LLVMBuildSelect(b, emit_less(n, left, length), left, length, "");
    if (s->kind == SORT_COUNTS) {
        r.table = place(&r, r.word, n->bases[nest->stages.at[0].stores.at[0].buffer], own);
        fill_table(&r, NULL);
    } else {
        fill_table(&r, place(&r, r.word, n->bases[nest->args.at[sx_at(nest->code, s->cuts)->aux].buffer], own));
    }
    use_part(&r, length);
}
