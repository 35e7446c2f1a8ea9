/* Splits a long reduction into two nests. This helps two kinds of reductions. If a reduction has few results, the split
 * lets threads share it. If it is a product of a vector and a large matrix, the split lets it read the matrix in the
 * order of memory, or sum several chunks side by side (tile.c). The two nests are:
 *
 *   blocks    reduces each block of chunks to a partial result, in a table [block, result element]
 *   join      joins the partial results of the blocks and combines them with the start value
 *
 * The split does not change the bits of results. docs/numerics.md defines how the chunks of a reduction are joined: in
 * a tree of pairs or in order. With a tree of pairs, the number of chunks in a block is a power of two, so the partial
 * result of a block is a node of the tree. If chunks are joined in order, a block is one chunk.
 */
#include "schedule/lower.h"

enum {
    MOST_BLOCKS = 64, /* the largest number of blocks in a tree of pairs; enough tiles for the threads of a pool */
    FEW_ROWS = 16,    /* a reduction is split for threads only if it has fewer than FEW_ROWS results in the order
                         `lanes`, or fewer than FEW_ROWS * FEW_ROWS in the order `chain` */
    LEAST_ELEMENTS = 1 << 16, /* a reduction with at most this many elements for each result is not split for threads */
    LEAST_CHUNKS = 4,         /* the fewest chunks for which a product of a vector and a matrix is split */
    LEAST_MATRIX = 1 << 20,   /* the fewest elements of the matrix for ALONG_RESULT; a smaller matrix stays in cache */
    LEAST_TURNED = 1 << 16,   /* the fewest elements of the matrix for ALONG_CHUNKS */
    MOST_TURNED = 1 << 21     /* the most elements of the matrix for ALONG_CHUNKS, if the product has enough results for
                                 threads (FEW_ROWS * FEW_ROWS). A larger matrix is read from memory, and prefetchers
                                 follow the rows of a tile better than several chunks of each row. On Zen 3, a matrix of
                                 4096x4096 f32 took 2.3 times as long along chunks. */
};

/* How the product of a vector and a large matrix reads the matrix. */
typedef enum streaming {
    NOT_STREAMED,
    ALONG_RESULT, /* the matrix is contiguous along the result */
    ALONG_CHUNKS  /* the matrix is contiguous along the contracted dimension, and its rows consist of whole chunks */
} streaming;

/* The dimension of a matrix along which its elements are contiguous in memory. A transpose only changes indices and
 * copies nothing. */
static int64_t contiguous_dim(const graph *g, node_id n)
{
    if (node_op(g, n) != OP_transpose)
        return (int64_t)node_shape(g, n)->rank - 1;
    attr_dims from = attr_permutation(node_attrs(g, n));
    int64_t below = contiguous_dim(g, node_operand(g, n, 0)), found = -1;
    for (uint32_t i = 0; i < from.count; i++)
        found = from.at[i] == below ? i : found;
    return found;
}

static streaming streams_matrix(const graph *g, node_id n, int64_t kept, int64_t reduced)
{
    const attr_record *a = node_attrs(g, n);
    if (node_op(g, n) != OP_dot_general || reduced < LEAST_CHUNKS * DOT_CHUNK || kept * reduced < LEAST_TURNED)
        return NOT_STREAMED;
    for (uint32_t side = 0; side < 2; side++) {
        const type *matrix = node_shape(g, node_operand(g, n, side)),
                   *vector = node_shape(g, node_operand(g, n, !side));
        attr_dims contracted = side ? attr_rhs_contracting_dimensions(a) : attr_lhs_contracting_dimensions(a);
        int64_t last = contiguous_dim(g, node_operand(g, n, side));
        bool along = last >= 0 && matrix->dims[last] > 1 && kept * reduced >= LEAST_MATRIX;
        for (uint32_t i = 0; i < contracted.count; i++)
            along = along && contracted.at[i] != last;
        if (vector->elements != reduced || matrix->elements != kept * reduced)
            continue;
        if (along)
            return ALONG_RESULT;
        bool large = kept * reduced > MOST_TURNED && kept >= FEW_ROWS * FEW_ROWS;
        if (contracted.count == 1 && contracted.at[0] == last && reduced % DOT_CHUNK == 0 && !large)
            return ALONG_CHUNKS;
    }
    return NOT_STREAMED;
}

bool is_split(const graph *g, const member *m)
{
    if (!m->reduction)
        return false;
    nest_cut cut = reduction_cut(g, m->node);
    int64_t kept = 1, reduced = 1;
    for (uint32_t i = 0; i < m->dims; i++)
        *(i < m->kept ? &kept : &reduced) *= m->extent[i];
    if (cut.in_order)
        return streams_matrix(g, m->node, kept, reduced) != NOT_STREAMED;
    return cut.chunk && reduced > LEAST_ELEMENTS &&
           kept < (reduction_order(g, m->node) == order_lanes ? FEW_ROWS : FEW_ROWS * FEW_ROWS);
}

typedef struct split_member {
    const member *m;
    uint32_t width;
    const qn_dtype *types; /* the types of the partial results */
    buffer_id *partials;
    sx_code *fold, *finish;
} split_member;

/* All reductions of the group have the same domain. */
typedef struct split {
    region_plan *p;
    const group *group;
    split_member *members; /* the members of the group that are reductions */
    uint32_t count;
    int64_t kept, reduced; /* elements of a result; elements that are reduced to one element of a result */
    int64_t chunk;         /* elements of a chunk */
    int64_t block, blocks; /* chunks of a block; number of blocks */
    bool in_order;         /* chunks are joined in order */
    bool side_by_side;     /* a tile sums several chunks at once; the inner loop of nest `blocks` runs over one chunk */
} split;

static lowering new_lowering(const split *c, const char *label)
{
    arena *a = c->p->s->arena;
    lowering l = {.p = c->p, .g = c->p->s->graph, .a = a, .n = ARENA_NEW(a, nest)};
    l.n->code = sx_new(a);
    l.n->label = node_label(a, l.g, c->members[0].m->node, label);
    return l;
}

/* Sets `out` to an index of the domain. The indices of kept dimensions are the variables of the outer loops from loop
 * `first` on. The indices of reduced dimensions are computed from `e`, the number of the reduced element. Sets *row to
 * the number of the result element. */
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

/* Adds an outer loop for each kept dimension. If there are none, adds a loop of extent 1, because lanes run along the
 * last outer loop. */
static void add_kept(lowering *l, const member *m)
{
    if (!m->kept)
        add_loop(l, 1, LOOP_PARALLEL);
    for (uint32_t i = 0; i < m->kept; i++)
        add_loop(l, m->extent[i], LOOP_PARALLEL);
    l->n->outer = l->n->loops.count;
}

static void store_element(lowering *l, const member *m, uint32_t stage, const affine *index)
{
    sx value = compute_value(l, m->node, index, 0);
    const type *t = node_shape(l->g, m->node);
    if (!l->failure)
        add_store(l, &l->n->stages.at[stage], result_buffer(l->p, m->node, 0), 0, row_major(l, t, index),
                  (qn_dtype)t->dtype, value);
}

static qn_status reduce_blocks(split *c)
{
    lowering l = new_lowering(c, "reduce blocks");
    const member *like = c->members[0].m;
    l.n->mode = c->group->mode;
    uint32_t blocks = add_loop(&l, c->blocks, LOOP_PARALLEL);
    add_kept(&l, like);
    uint32_t stage = add_stage(&l, c->side_by_side ? c->chunk : c->reduced), next = 0;
    affine e = affine_var(l.a, l.n, l.n->stages.at[stage].loop), index[MAX_DOMAIN], row;
    if (c->side_by_side)
        e = affine_add(l.a, l.n, affine_scale(affine_var(l.a, l.n, blocks), c->chunk), e);
    domain_index(&l, like, 1, e, index, &row);
    l.current = stage + 1;
    uint32_t *first = ARENA_NEW_ARRAY(l.a, uint32_t, c->count);
    for (uint32_t i = 0; i < c->group->members.count && !l.failure; i++) {
        nest_reduction made;
        if (!c->group->members.at[i].reduction) {
            store_element(&l, &c->group->members.at[i], stage, index);
        } else if (lower_reduction(&l, c->members[next].m, index, &made)) {
            c->members[next].fold = made.read ? reducer_code(&l, c->members[next].m) : made.fold;
            c->members[next].finish = made.finish;
            made.finish = NULL;
            if (!c->side_by_side) {
                l.n->loops.at[l.n->stages.at[stage].loop].block_of = blocks;
                l.n->loops.at[l.n->stages.at[stage].loop].block = c->block * c->chunk;
            }
            if (made.cut.in_order)
                made.cut = (nest_cut){0};
            first[next++] = add_reduction(&l, stage, &made);
        }
    }
    if (l.failure)
        return l.failure;
    uint32_t store = add_stage(&l, 1);
    for (uint32_t i = 0; i < c->count; i++)
        for (uint32_t k = 0; k < c->members[i].width; k++) {
            sx value = read_result(&l, first[i] + k, c->members[i].types[k]);
            affine to = affine_add(l.a, l.n, affine_scale(affine_var(l.a, l.n, blocks), c->kept), row);
            add_store(&l, &l.n->stages.at[store], c->members[i].partials[k], 0, to, c->members[i].types[k], value);
        }
    if (!l.failure)
        step_nest(c->p->s, l.n);
    return l.failure;
}

/* Adds a reduction over the partial results of one reduction. In the tree of pairs, each partial result is a chunk of
 * its own. Returns the number of the first result. */
static uint32_t join_member(lowering *l, const split *c, const split_member *m, uint32_t stage, affine from)
{
    bool product = is_product(node_op(l->g, m->m->node));
    sx *elements = ARENA_NEW_ARRAY(l->a, sx, m->width), *inits = ARENA_NEW_ARRAY(l->a, sx, m->width);
    sx_type types[MAX_WIDTH];
    for (uint32_t i = 0; i < m->width; i++) {
        sx value = nest_argument(l, (nest_arg){.kind = ARG_LOAD,
                                               .type = (uint8_t)sx_storage(m->types[i]),
                                               .buffer = m->partials[i],
                                               .index = from});
        elements[i] = sx_from_storage(l->n->code, m->types[i], value);
        types[i] = sx_type_of(l->n->code, elements[i]);
        inits[i] = product ? sx_bits(l->n->code, sx_representation(m->types[i]), 0)
                           : lower_value(l, node_operand(l->g, m->m->node, m->width + i), NULL, 0);
    }
    sx *captures = ARENA_NEW_ARRAY(l->a, sx, MAX_CAPTURES);
    nest_reduction join = {.width = m->width,
                           .element_count = m->width,
                           .elements = elements,
                           .inits = inits,
                           .capture_count = lower_captures(l, m->m, captures),
                           .captures = captures,
                           .first = code_identity(l->a, m->width, types),
                           .step = m->fold,
                           .fold = m->fold,
                           .finish = m->finish,
                           .order = order_chain,
                           .cut = {.chunk = !c->in_order}};
    return add_reduction(l, stage, &join);
}

static qn_status join_blocks(const split *c)
{
    lowering l = new_lowering(c, "reduce join");
    add_kept(&l, c->members[0].m);
    uint32_t stage = add_stage(&l, c->blocks), *first = ARENA_NEW_ARRAY(l.a, uint32_t, c->count);
    l.current = stage + 1;
    affine block = affine_var(l.a, l.n, l.n->stages.at[stage].loop), index[MAX_DOMAIN], row;
    domain_index(&l, c->members[0].m, 0, affine_constant(0), index, &row);
    affine from = affine_add(l.a, l.n, affine_scale(block, c->kept), row);
    for (uint32_t i = 0; i < c->count; i++)
        first[i] = join_member(&l, c, &c->members[i], stage, from);
    uint32_t store = add_stage(&l, 1);
    for (uint32_t i = 0; i < c->count; i++)
        for (uint32_t k = 0; k < c->members[i].width; k++) {
            const type *t = node_shape(l.g, c->members[i].m->node);
            buffer_id to = result_buffer(c->p, c->members[i].m->node, k);
            qn_dtype dtype = (qn_dtype)(t->dtype ? t->dtype : type_at(l.g, t->parts[k])->dtype);
            if (to)
                add_store(&l, &l.n->stages.at[store], to, 0, row, dtype, read_result(&l, first[i] + k, dtype));
        }
    if (!l.failure)
        step_nest(c->p->s, l.n);
    return l.failure;
}

static void add_member(split *c, const member *m)
{
    schedule *s = c->p->s;
    const graph *g = s->graph;
    const type *t = node_shape(g, m->node);
    split_member *made = &c->members[c->count++];
    *made = (split_member){.m = m, .width = t->dtype ? 1 : t->rank};
    qn_dtype *types = ARENA_NEW_ARRAY(s->arena, qn_dtype, made->width);
    made->types = types;
    made->partials = ARENA_NEW_ARRAY(s->arena, buffer_id, made->width);
    for (uint32_t i = 0; i < made->width; i++) {
        const int64_t dims[] = {c->blocks, c->kept};
        types[i] = reduction_partial_type(g, m->node, i);
        made->partials[i] = buffer_temp(s, type_tensor(s->graph, types[i], 2, dims));
    }
}

qn_status lower_split(region_plan *p, const group *gr)
{
    const member *m = &gr->members.at[0];
    split c = {.p = p, .group = gr, .kept = 1, .reduced = 1, .block = 1};
    c.members = ARENA_NEW_ARRAY(p->s->arena, split_member, gr->members.count);
    for (uint32_t i = 0; i < m->dims; i++)
        *(i < m->kept ? &c.kept : &c.reduced) *= m->extent[i];
    nest_cut cut = reduction_cut(p->s->graph, m->node);
    int64_t chunks = (c.reduced + cut.chunk - 1) / cut.chunk;
    c.in_order = cut.in_order;
    c.side_by_side = cut.in_order && streams_matrix(p->s->graph, m->node, c.kept, c.reduced) == ALONG_CHUNKS;
    c.chunk = cut.chunk;
    while (!c.in_order && (chunks + c.block - 1) / c.block > MOST_BLOCKS)
        c.block *= 2;
    c.blocks = (chunks + c.block - 1) / c.block;
    for (uint32_t i = 0; i < gr->members.count; i++)
        if (gr->members.at[i].reduction)
            add_member(&c, &gr->members.at[i]);
    QN_TRY(reduce_blocks(&c));
    return join_blocks(&c);
}
