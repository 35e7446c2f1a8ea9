/* Long reductions: reduce chunks, then combine their results in a tree (docs/numerics.md).
 *
 *   chunks    one nest reduces all whole chunks, a second one the shorter last chunk, each into a table of partial
 *             results [chunk, result element]; chunks are independent tiles
 *   combine   one nest for each level of the tree combines pairs of neighbours
 *   finish    the last nest applies the start value
 */
#include "schedule/lower.h"

/* Shared by the nests of one long reduction. */
typedef struct chunked {
    region_plan *p;
    const member *m;
    uint32_t width;
    qn_dtype *types;       /* of partial results */
    int64_t kept, reduced; /* elements of the result; elements reduced into each of them */
    sx_code *fold, *finish;
} chunked;

static lowering new_lowering(const chunked *c, const char *label)
{
    arena *a = c->p->s->arena;
    lowering l = {.p = c->p, .g = c->p->s->graph, .a = a, .n = ARENA_NEW(a, nest)};
    l.n->code = sx_new(a);
    l.n->label = label;
    return l;
}

static buffer_id *new_partials(const chunked *c, int64_t chunks)
{
    schedule *s = c->p->s;
    buffer_id *made = ARENA_NEW_ARRAY(s->arena, buffer_id, c->width);
    for (uint32_t i = 0; i < c->width; i++) {
        const int64_t dims[] = {chunks, c->kept};
        made[i] = buffer_temp(s, type_tensor(s->graph, c->types[i], 2, dims));
    }
    return made;
}

/* Indices of the domain: the kept ones are the outer variables from `first` on, the reduced ones are unraveled from
 * `e`, the number of the reduced element. *row is the number of the result element. */
static void domain_index(lowering *l, const member *m, uint32_t first, affine e, affine *out, affine *row)
{
    *row = affine_constant(0);
    for (uint32_t i = 0; i < m->kept; i++) {
        out[i] = affine_var(l->a, l->n, first + i);
        *row = affine_add(l->a, l->n, affine_scale(*row, m->extent[i]), out[i]);
    }
    for (uint32_t i = m->dims; i-- > m->kept;) {
        out[i] = i == m->kept ? e : affine_mod(l->a, l->n, e, m->extent[i]);
        e = affine_div(l->a, l->n, e, m->extent[i]);
    }
}

static void add_kept(lowering *l, const member *m)
{
    for (uint32_t i = 0; i < m->kept; i++)
        add_var(l, m->extent[i]);
    l->n->outer = l->n->vars.count;
}

/* Reduces chunks `from` to from + count - 1, of `extent` elements each, into the partial results. */
static qn_status reduce_chunks(chunked *c, int64_t from, int64_t count, int64_t extent, const buffer_id *partials)
{
    lowering l = new_lowering(c, "chunks");
    const attr_record *a = node_attrs(l.g, c->m->node);
    l.n->mode = attr_order(a) == order_lanes ? LANES_REDUCED : LANES_KEPT;
    uint32_t chunk_var = add_var(&l, count);
    add_kept(&l, c->m);
    uint32_t stage = add_stage(&l, extent);
    affine chunk = affine_add(l.a, l.n, affine_var(l.a, l.n, chunk_var), affine_constant(from));
    affine inner =
        l.n->stages.at[stage].var == UINT32_MAX ? affine_constant(0) : affine_var(l.a, l.n, l.n->stages.at[stage].var);
    affine e = affine_add(l.a, l.n, affine_scale(chunk, CHUNK), inner), index[MAX_DOMAIN], row;
    domain_index(&l, c->m, 1, e, index, &row);
    l.current = stage + 1;
    nest_reduction made;
    if (!lower_reduction(&l, c->m, index, &made))
        return l.failure;
    c->fold = made.fold;
    c->finish = made.finish;
    made.finish = NULL;
    uint32_t first = add_reduction(&l, stage, &made), store = add_stage(&l, 1);
    for (uint32_t i = 0; i < c->width; i++) {
        sx value = read_result(&l, first + i, c->types[i]);
        affine to = affine_add(l.a, l.n, affine_scale(chunk, c->kept), row);
        add_store(&l, &l.n->stages.at[store], partials[i], 0, to, c->types[i], value);
    }
    if (l.failure)
        return l.failure;
    step_nest(c->p->s, l.n);
    return NULL;
}

static sx read_partial(lowering *l, const chunked *c, buffer_id from, uint32_t i, affine at)
{
    sx value = nest_argument(
        l, (nest_arg){.kind = ARG_LOAD, .type = (uint8_t)sx_storage(c->types[i]), .buffer = from, .index = at});
    return sx_from_storage(l->n->code, c->types[i], value);
}

/* Runs `fold` or `finish` on x, 2 * width values, to which it adds the captures. */
static void inline_code(lowering *l, const chunked *c, const sx_code *code, sx *x, sx *out)
{
    lower_captures(l, c->m, x + (size_t)2 * c->width);
    sx_inline(l->n->code, code, x, out);
}

/* One level of the tree over `count` partial results: combines pairs of neighbours or, if `odd`, copies the last. */
static void combine_pairs(const chunked *c, int64_t count, const buffer_id *from, const buffer_id *to, bool odd)
{
    lowering l = new_lowering(c, odd ? "copy" : "combine");
    uint32_t pair_var = add_var(&l, odd ? 1 : count / 2), row_var = add_var(&l, c->kept);
    l.n->outer = l.n->vars.count;
    uint32_t stage = add_stage(&l, 1);
    affine row = affine_var(l.a, l.n, row_var), pair = affine_var(l.a, l.n, pair_var);
    affine last = affine_add(l.a, l.n, row, affine_constant((count - 1) * c->kept));
    affine left = odd ? last : affine_add(l.a, l.n, affine_scale(pair, 2 * c->kept), row);
    affine right = affine_add(l.a, l.n, left, affine_constant(odd ? 0 : c->kept));
    affine place = affine_add(l.a, l.n, odd ? affine_constant(count / 2 * c->kept) : affine_scale(pair, c->kept), row);
    sx x[MAX_ARGUMENTS], out[MAX_WIDTH];
    for (uint32_t i = 0; i < c->width; i++) {
        out[i] = x[i] = read_partial(&l, c, from[i], i, left);
        x[c->width + i] = read_partial(&l, c, from[i], i, right);
    }
    if (!odd)
        inline_code(&l, c, c->fold, x, out);
    for (uint32_t i = 0; i < c->width; i++)
        add_store(&l, &l.n->stages.at[stage], to[i], 0, place, c->types[i], out[i]);
    step_nest(c->p->s, l.n);
}

/* Applies the start value and stores the result. */
static qn_status apply_start(const chunked *c, const buffer_id *from)
{
    lowering l = new_lowering(c, "finish");
    add_kept(&l, c->m);
    uint32_t stage = add_stage(&l, 1);
    l.current = stage + 1;
    affine index[MAX_DOMAIN], row;
    domain_index(&l, c->m, 0, affine_constant(0), index, &row);
    bool reduce = node_op(l.g, c->m->node) == OP_reduce;
    sx x[MAX_ARGUMENTS], out[MAX_WIDTH];
    for (uint32_t i = 0; i < c->width; i++) {
        sx_type type = sx_representation(c->types[i]);
        x[i] = reduce ? lower_value(&l, node_operand(l.g, c->m->node, c->width + i), NULL, 0)
                      : sx_bits(l.n->code, type, 0);
        x[c->width + i] = read_partial(&l, c, from[i], i, row);
    }
    inline_code(&l, c, c->finish, x, out);
    const type *t = node_shape(l.g, c->m->node);
    for (uint32_t i = 0; i < c->width; i++) {
        buffer_id to = result_buffer(c->p, c->m->node, i);
        const type *shape = t->dtype ? t : type_at(l.g, t->parts[i]);
        if (to)
            add_store(&l, &l.n->stages.at[stage], to, 0, row, (qn_dtype)shape->dtype, out[i]);
    }
    if (l.failure)
        return l.failure;
    step_nest(c->p->s, l.n);
    return NULL;
}

static void describe(chunked *c)
{
    const graph *g = c->p->s->graph;
    const type *t = node_shape(g, c->m->node);
    bool reduce = node_op(g, c->m->node) == OP_reduce;
    qn_dtype operand = (qn_dtype)node_shape(g, node_operand(g, c->m->node, 0))->dtype;
    c->width = t->dtype ? 1 : t->rank;
    c->types = ARENA_NEW_ARRAY(c->p->s->arena, qn_dtype, c->width);
    for (uint32_t i = 0; i < c->width; i++) {
        qn_dtype result = (qn_dtype)(t->dtype ? t->dtype : type_at(g, t->parts[i])->dtype);
        c->types[i] = reduce ? result : dot_sum_type(operand, result);
    }
    c->kept = c->reduced = 1;
    for (uint32_t i = 0; i < c->m->dims; i++)
        *(i < c->m->kept ? &c->kept : &c->reduced) *= c->m->extent[i];
}

qn_status lower_chunks(region_plan *p, const member *m)
{
    chunked c = {.p = p, .m = m};
    describe(&c);
    int64_t whole = c.reduced / CHUNK, rest = c.reduced % CHUNK, count = whole + (rest > 0);
    buffer_id *partials = new_partials(&c, count);
    QN_TRY(reduce_chunks(&c, 0, whole, CHUNK, partials));
    if (rest)
        QN_TRY(reduce_chunks(&c, whole, 1, rest, partials));
    while (count > 1) {
        buffer_id *next = new_partials(&c, (count + 1) / 2);
        combine_pairs(&c, count, partials, next, false);
        if (count % 2)
            combine_pairs(&c, count, partials, next, true);
        partials = next;
        count = (count + 1) / 2;
    }
    return apply_start(&c, partials);
}
