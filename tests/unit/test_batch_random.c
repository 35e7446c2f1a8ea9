/* Random graphs that never mix rows. Each row of a batch must have the bits that this row has alone (batch.h). A graph
 * depends only on its seed. The graphs of one seed for different batches differ only in the extent of the batch. The
 * test prints each graph whose rows differ. The command
 *
 *     QUERN_RANDOM_SEED=1000 QUERN_RANDOM_COUNT=5000 build/tests/test_batch_random
 *
 * makes each test use 5000 seeds, starting at 1000.
 *
 * A value has one batch dimension, in any place, or none. Operations move this dimension but never join it with others,
 * cut it, reduce it or contract it. Values without a batch come from weights. */
#include "batch.h"
#include "graph/compose.h"
#include "random_choices.h"

enum { MAX_VALUES = 80, MAX_ELEMENTS = 1100 /* of one row */, MAX_DIMS = 5, NONE = -1 };

/* The dimensions of a value. `batch` is the number of the batch dimension, or NONE. */
typedef struct shape {
    uint32_t rank;
    int32_t batch;
    int64_t dims[MAX_DIMS];
} shape;

typedef struct value {
    node_id node;
    int32_t batch;
    bool used; /* whether the value is an operand */
} value;

typedef enum choice { ELEMENTWISE_OP, MOVEMENT, REDUCTION, PRODUCT, SOURCE, LOOP, PATTERN, CHOICES } choice;
typedef uint32_t weights[CHOICES]; /* the relative frequency of each choice */

/* The current graph: its weights, the values that a new node may use, and whether a loop's body is open. */
static const uint32_t *chosen;
static value values[MAX_VALUES];
static uint32_t value_count;
static bool in_loop;

/* ---- shapes ------------------------------------------------------------------------------------------------------ */

static shape shape_in(value v)
{
    const type *t = shape_of(v.node);
    shape s = {.rank = t->rank, .batch = v.batch};
    for (uint32_t i = 0; i < t->rank; i++)
        s.dims[i] = t->dims[i];
    return s;
}

static type_id type_in(const shape *s, qn_dtype dtype) { return type_tensor(&g, dtype, s->rank, s->dims); }

static bool same_shape(const shape *a, const shape *b)
{
    bool same = a->rank == b->rank && a->batch == b->batch;
    for (uint32_t i = 0; i < a->rank && same; i++)
        same = a->dims[i] == b->dims[i];
    return same;
}

/* Writes the numbers of all dimensions except the batch, in order or shuffled. Returns the number of these
 * dimensions. */
static uint32_t features_of(const shape *s, bool shuffled, int64_t *out)
{
    int64_t order[MAX_DIMS];
    uint32_t count = 0;
    for (uint32_t i = 0; i < s->rank; i++)
        order[i] = i;
    if (shuffled)
        shuffle(s->rank, order);
    for (uint32_t i = 0; i < s->rank; i++)
        if (order[i] != s->batch)
            out[count++] = order[i];
    return count;
}

/* Elements of one row. */
static int64_t elements_of(const shape *s)
{
    int64_t elements = 1;
    for (uint32_t i = 0; i < s->rank; i++)
        elements *= (int32_t)i == s->batch ? 1 : s->dims[i];
    return elements;
}

static int64_t random_extent(void)
{
    static const int64_t extents[] = {1, 1, 2, 3, 5, 7, 8, 16, 17, 31, 32, 33, 64, 65, 100, 257};
    return extents[random_below(16)];
}

static shape random_shape(bool with_batch)
{
    uint32_t rank = chance(40) ? 1u + with_batch : (uint32_t)random_between(with_batch, 4);
    shape s = {.batch = with_batch ? 0 : NONE};
    for (uint32_t i = 0; i < rank; i++) {
        s.dims[s.rank++] = (int32_t)i == s.batch ? batch : random_extent();
        if (elements_of(&s) > MAX_ELEMENTS)
            s.dims[i] = 1;
    }
    return s;
}

/* ---- values ------------------------------------------------------------------------------------------------------ */

static value value_at(uint32_t i)
{
    values[i].used = true;
    return values[i];
}

static value any_value(void)
{
    uint32_t from = value_count > 6 && chance(60) ? value_count - 6 : 0;
    return value_at(from + (uint32_t)random_below(value_count - from));
}

/* Keeps a value for later nodes, unless it is too large. */
static value keep(node_id n, int32_t batch_dimension)
{
    value v = {.node = n, .batch = batch_dimension};
    shape s = shape_in(v);
    if (elements_of(&s) <= 2 * MAX_ELEMENTS && value_count < MAX_VALUES)
        values[value_count++] = v;
    return v;
}

static qn_dtype usual_dtype(void) { return chance(75) ? QN_F32 : random_dtype(TYPES_ANY); }

static node_id random_constant(type_id t)
{
    static char data[16 * 64];
    bool splat = type_at(&g, t)->elements > 64;
    if (splat)
        return b_fill(&g, t, 0.5);
    fill_values(VALUES_USUAL, 0, type_at(&g, t), data);
    return node_constant(&g, t, data, false);
}

/* A weight, which is an input or a constant. In the body of a loop, it is always a constant. */
static node_id weight(const shape *s, qn_dtype dtype)
{
    bool full = region_at(&g, g.open)->formals.count >= MAX_TENSORS / 2;
    type_id t = type_in(s, dtype);
    return in_loop || full || chance(15) ? random_constant(t) : graph_formal(&g, t, NULL);
}

/* A weight with some of the dimensions, repeated along the others. */
static node_id broadcast_weight(const shape *s, qn_dtype dtype)
{
    shape part = {.batch = NONE};
    int64_t places[MAX_DIMS];
    for (uint32_t i = 0; i < s->rank; i++)
        if ((int32_t)i != s->batch && chance(60)) {
            part.dims[part.rank] = chance(15) ? 1 : s->dims[i];
            places[part.rank++] = i;
        }
    return b_broadcast(&g, weight(&part, dtype), s->rank, s->dims, places);
}

/* A value with rows. It is an input, whose batch is dimension 0, transposed so that the batch is dimension s->batch. */
static node_id new_rows(const shape *s, qn_dtype dtype)
{
    shape leading = {.rank = s->rank, .dims = {batch}};
    int64_t order[MAX_DIMS], features[MAX_DIMS], count = features_of(s, false, features);
    for (int64_t i = 0; i < count; i++) {
        leading.dims[i + 1] = s->dims[features[i]];
        order[features[i]] = i + 1;
    }
    order[s->batch] = 0;
    return b_transpose(&g, rows_formal(type_in(&leading, dtype)), order);
}

/* The sum of each row of v, broadcast to a shape. If v is a weight, uses the sum of all elements of v. */
static node_id spread_sum(value v, const shape *s, qn_dtype dtype)
{
    shape from = shape_in(v);
    int64_t features[MAX_DIMS], place = s->batch;
    uint32_t count = features_of(&from, false, features);
    node_id total = b_convert(&g, b_sum(&g, v.node, (attr_dims){count, features}), dtype);
    return s->rank ? b_broadcast(&g, total, s->rank, s->dims, &place) : total;
}

static node_id made_of_shape(const shape *s, qn_dtype dtype)
{
    bool full = region_at(&g, g.open)->formals.count >= MAX_TENSORS / 2;
    if (chance(35)) {
        value v = any_value();
        if (v.batch == NONE || s->batch != NONE)
            return spread_sum(v, s, dtype);
    }
    if (s->batch == NONE)
        return weight(s, dtype);
    return in_loop || full || chance(50) ? broadcast_weight(s, dtype) : new_rows(s, dtype);
}

/* A value of this shape and type: an older one, or a new one. */
static node_id value_of(const shape *s, qn_dtype dtype)
{
    uint32_t start = (uint32_t)random_below(value_count + 1);
    for (uint32_t i = 0; i < value_count && chance(95); i++) {
        uint32_t at = (start + i) % value_count;
        shape other = shape_in(values[at]);
        if (!same_shape(&other, s))
            continue;
        if (dtype_of(values[at].node) == dtype)
            return value_at(at).node;
        if (chance(40))
            return b_convert(&g, value_at(at).node, dtype);
    }
    return keep(made_of_shape(s, dtype), s->batch).node;
}

static node_id scalar_of(qn_dtype dtype) { return value_of(&(shape){.batch = NONE}, dtype); }

/* ---- elementwise operations and movement ------------------------------------------------------------------------- */

static void random_elementwise(void)
{
    attrs a = {0};
    value v = any_value();
    qn_dtype dtype = dtype_of(v.node);
    op_kind op = random_operation(&dtype, &a);
    node_id x = b_convert(&g, v.node, dtype), operands[8];
    shape s = shape_in(v);
    uint32_t count = operand_count(op), at = (uint32_t)random_below(count), scalars = 0;
    if (op == OP_select) {
        at = 1 + at % 2;
        scalars = chance(30);
    }
    if (op == OP_clamp) {
        at = 1;
        scalars = (uint32_t)random_below(8) & 5;
    }
    for (uint32_t i = 0; i < count; i++) {
        qn_dtype wanted = i == 0 && op == OP_select ? QN_I1 : dtype;
        operands[i] = i == at ? x : scalars >> i & 1 ? scalar_of(wanted) : value_of(&s, wanted);
    }
    keep(node_make(&g, op, count, operands, &a), v.batch);
}

static void move_broadcast(value v)
{
    shape s = shape_in(v), to = {.batch = NONE};
    int64_t order[MAX_DIMS], places[MAX_DIMS];
    to.rank = s.rank + (uint32_t)random_below(MAX_DIMS - s.rank + 1);
    shuffle(to.rank, order);
    for (uint32_t i = 0; i < to.rank; i++)
        to.dims[i] = random_between(1, 4);
    for (uint32_t i = 0; i < s.rank; i++) {
        bool is_batch = (int32_t)i == s.batch;
        places[i] = order[i];
        if (is_batch)
            to.batch = (int32_t)order[i];
        if (is_batch || s.dims[i] != 1 || chance(50))
            to.dims[order[i]] = s.dims[i];
    }
    keep(b_broadcast(&g, v.node, to.rank, to.dims, places), to.batch);
}

/* Appends random extents whose product is `left`. */
static void append_factors(shape *s, int64_t left, uint32_t most)
{
    uint32_t count = (uint32_t)random_between(left != 1, most), from = s->rank;
    for (uint32_t i = 0; i < count; i++)
        s->dims[s->rank++] = 1;
    for (int64_t p = 2; left > 1; p++)
        for (; left % p == 0; left /= p)
            s->dims[from + random_below(count)] *= p;
}

/* Reshapes the dimensions before the batch, and the dimensions after the batch. */
static void move_reshape(value v)
{
    shape s = shape_in(v), to = {.batch = NONE};
    int64_t before = 1, after = 1;
    for (uint32_t i = 0; i < s.rank; i++)
        *((int32_t)i < s.batch ? &before : &after) *= (int32_t)i == s.batch ? 1 : s.dims[i];
    if (v.batch != NONE) {
        append_factors(&to, before, 2);
        to.batch = (int32_t)to.rank;
        to.dims[to.rank++] = batch;
    }
    append_factors(&to, after, MAX_DIMS - to.rank);
    keep(b_reshape(&g, v.node, to.rank, to.dims), to.batch);
}

static void move_transpose(value v)
{
    int64_t order[MAX_DIMS];
    int32_t place = NONE;
    uint32_t rank = shape_of(v.node)->rank;
    shuffle(rank, order);
    for (uint32_t i = 0; i < rank; i++)
        if (order[i] == v.batch)
            place = (int32_t)i;
    keep(b_transpose(&g, v.node, order), place);
}

static void move_slice(value v)
{
    shape s = shape_in(v);
    int64_t start[MAX_DIMS] = {0}, stride[MAX_DIMS], limit[MAX_DIMS];
    for (uint32_t i = 0; i < s.rank; i++) {
        limit[i] = s.dims[i];
        stride[i] = 1;
        if ((int32_t)i == s.batch || chance(40))
            continue;
        start[i] = random_below(s.dims[i]);
        limit[i] = random_between(start[i] + 1, s.dims[i]);
        stride[i] = chance(60) ? 1 : random_between(1, 4);
    }
    keep(b_slice(&g, v.node, start, limit, stride), v.batch);
}

static void move_pad(value v)
{
    shape s = shape_in(v);
    int64_t low[MAX_DIMS] = {0}, high[MAX_DIMS] = {0}, interior[MAX_DIMS] = {0};
    for (uint32_t i = 0; i < s.rank; i++) {
        if ((int32_t)i == s.batch || chance(30))
            continue;
        interior[i] = chance(70) ? 0 : random_between(1, 3);
        low[i] = random_between(s.dims[i] > 4 ? -2 : 0, 3);
        high[i] = random_between(s.dims[i] > 4 ? -2 : 0, 3);
    }
    keep(b_pad(&g, v.node, scalar_of(dtype_of(v.node)), low, high, interior), v.batch);
}

static void move_concatenate(value v)
{
    shape s = shape_in(v);
    int64_t features[MAX_DIMS];
    node_id parts[3];
    uint32_t count = (uint32_t)random_between(1, 3), place = (uint32_t)random_below(count);
    if (!features_of(&s, true, features))
        return;
    for (uint32_t i = 0; i < count; i++) {
        shape other = s;
        if (chance(50))
            other.dims[features[0]] = random_between(1, 5);
        parts[i] = i == place ? v.node : value_of(&other, dtype_of(v.node));
    }
    keep(b_concatenate(&g, count, parts, (uint32_t)features[0]), v.batch);
}

static void move_reverse(value v)
{
    shape s = shape_in(v);
    int64_t features[MAX_DIMS];
    uint32_t count = features_of(&s, true, features);
    if (count)
        keep(b_reverse(&g, v.node, (attr_dims){(uint32_t)random_between(1, count), features}), v.batch);
}

/* Takes or replaces the part of v at computed start indices. The part has all rows. */
static void move_dynamic(value v)
{
    shape s = shape_in(v), part = s;
    node_id starts[MAX_DIMS];
    for (uint32_t i = 0; i < s.rank; i++) {
        starts[i] = scalar_of(QN_I32);
        if (chance(60))
            starts[i] = b_and(&g, starts[i], b_fill_like(&g, starts[i], 7));
        if ((int32_t)i != s.batch)
            part.dims[i] = random_between(1, s.dims[i]);
    }
    if (chance(50))
        keep(b_dynamic_slice(&g, v.node, starts, part.dims), v.batch);
    else
        keep(b_dynamic_update_slice(&g, v.node, value_of(&part, dtype_of(v.node)), starts), v.batch);
}

static void random_movement(void)
{
    static void (*const moves[])(value) = {move_broadcast, move_reshape,     move_transpose, move_slice,
                                           move_pad,       move_concatenate, move_reverse,   move_dynamic};
    uint32_t which = (uint32_t)random_below(8);
    moves[which](any_value());
}

/* ---- reductions and products ------------------------------------------------------------------------------------- */

static void random_reduction(void)
{
    value v = any_value();
    shape s = shape_in(v);
    int64_t list[MAX_DIMS];
    uint32_t count = features_of(&s, true, list);
    if (!count)
        return;
    attr_dims dims = {(uint32_t)random_between(1, count), list};
    node_id r;
    if (chance(40)) {
        r = b_sum(&g, v.node, dims);
    } else {
        region_id region = random_region(dtype_of(v.node));
        node_id init = scalar_of(dtype_of(v.node));
        r = MAKE(OP_reduce, ATTRS(.dimensions = dims, REGIONS(region)), v.node, init);
    }
    int32_t place = v.batch;
    for (uint32_t i = 0; i < dims.count; i++)
        place -= v.batch != NONE && dims.at[i] < v.batch;
    if (chance(30))
        keep(b_unreduce(&g, r, node_type(&g, v.node), dims), v.batch);
    else
        keep(r, place);
}

/* One operand of a product. Lists the batching dimensions and the contracting dimensions of the operand, in the same
 * order as the other operand lists its own. Dimensions that are in no list are free. */
typedef struct factor {
    node_id node;
    shape s;
    uint32_t batching, contracting;
    int64_t batching_dims[MAX_DIMS], contracting_dims[MAX_DIMS];
} factor;

/* Inserts dimension d at index `place` of a list. */
static void list_at(int64_t *list, uint32_t *count, uint32_t place, int64_t d)
{
    memmove(list + place + 1, list + place, (*count - place) * sizeof *list);
    list[place] = d;
    ++*count;
}

static bool is_free(const factor *f, int64_t d)
{
    return !dims_contain((attr_dims){f->batching, f->batching_dims}, d) &&
           !dims_contain((attr_dims){f->contracting, f->contracting_dims}, d);
}

/* Chooses the dimensions of y, in random order. Each batching or contracting dimension of x gets a dimension of y as
 * its partner. If `with_batch`, y also has the batch. Sometimes y has one free dimension. */
static void make_partner(const factor *x, bool with_batch, factor *y)
{
    uint32_t paired = x->batching + x->contracting, is_free_too = (uint32_t)random_below(2), made = 0;
    int64_t places[MAX_DIMS];
    y->s = (shape){.rank = paired + is_free_too + with_batch, .batch = NONE};
    shuffle(y->s.rank, places);
    for (uint32_t i = 0; i < x->batching; i++) {
        y->batching_dims[y->batching++] = places[made];
        y->s.dims[places[made++]] = x->s.dims[x->batching_dims[i]];
    }
    for (uint32_t i = 0; i < x->contracting; i++) {
        y->contracting_dims[y->contracting++] = places[made];
        y->s.dims[places[made++]] = x->s.dims[x->contracting_dims[i]];
    }
    if (is_free_too)
        y->s.dims[places[made++]] = chance(50) ? random_extent() % 20 + 1 : 1;
    if (with_batch) {
        y->s.batch = (int32_t)places[made];
        y->s.dims[places[made]] = batch;
    }
}

/* The number of the batch dimension in the product. */
static int32_t batch_of_product(const factor *lhs, const factor *rhs)
{
    int32_t place = 0;
    for (uint32_t i = 0; i < lhs->batching; i++, place++)
        if (lhs->batching_dims[i] == lhs->s.batch)
            return place;
    for (uint32_t i = 0; i < lhs->s.rank; i++) {
        if ((int32_t)i == lhs->s.batch)
            return place;
        place += is_free(lhs, i);
    }
    for (uint32_t i = 0; i < rhs->s.rank; i++) {
        if ((int32_t)i == rhs->s.batch)
            return place;
        place += is_free(rhs, i);
    }
    return NONE;
}

/* Multiplies a value by another one. Some features are contracting or batching dimensions. If both operands have a
 * batch, the batch is a batching dimension too. */
static void random_product(void)
{
    value v = any_value();
    factor x = {.node = v.node, .s = shape_in(v)}, y = {0};
    int64_t features[MAX_DIMS];
    uint32_t count = features_of(&x.s, true, features), at = 0;
    bool with_batch = chance(v.batch == NONE ? 70 : 35);
    if (count > 1 && chance(25))
        x.batching_dims[x.batching++] = features[at++];
    for (int i = 0; i < 2 && at < count; i++)
        if (chance(i ? 50 : 92))
            x.contracting_dims[x.contracting++] = features[at++];
    if (x.batching + x.contracting + 2 > MAX_DIMS)
        return;
    make_partner(&x, with_batch, &y);
    if (with_batch && v.batch != NONE) {
        uint32_t place = (uint32_t)random_below(x.batching + 1);
        list_at(x.batching_dims, &x.batching, place, x.s.batch);
        list_at(y.batching_dims, &y.batching, place, y.s.batch);
    }
    if (x.s.rank + y.s.rank - x.batching - 2 * x.contracting > MAX_DIMS)
        return;
    y.node = value_of(&y.s, dtype_of(v.node));
    bool swapped = chance(50);
    const factor *lhs = swapped ? &y : &x, *rhs = swapped ? &x : &y;
    bool half = dtype_is_float(dtype_of(v.node)) && dtype_of(v.node) != QN_F64;
    qn_dtype to = half && chance(40) ? QN_F32 : QN_NONE;
    keep(b_dot_general(&g, lhs->node, rhs->node, (attr_dims){lhs->batching, lhs->batching_dims},
                       (attr_dims){rhs->batching, rhs->batching_dims},
                       (attr_dims){lhs->contracting, lhs->contracting_dims},
                       (attr_dims){rhs->contracting, rhs->contracting_dims}, to),
         batch_of_product(lhs, rhs));
}

/* Makes a pattern that is common in neural networks, along a dimension that is not the batch. */
static void random_pattern(void)
{
    value v = any_value();
    shape s = shape_in(v);
    int64_t d[MAX_DIMS];
    if (!dtype_is_float(dtype_of(v.node)) || !features_of(&s, true, d))
        return;
    attr_dims dims = {1, d};
    node_id x = v.node;
    switch (random_below(6)) {
    case 0: keep(compose_softmax(&g, x, *d), v.batch); break;
    case 1: keep(compose_log_softmax(&g, x, *d), v.batch); break;
    case 2: keep(compose_variance(&g, x, dims, true), v.batch); break;
    case 3: keep(b_subtract(&g, x, b_unreduce(&g, b_sum(&g, x, dims), node_type(&g, x), dims)), v.batch); break;
    case 4: keep(compose_argmax(&g, x, *d), v.batch - (v.batch != NONE && *d < v.batch)); break;
    default: keep(compose_gelu(&g, x, chance(50)), v.batch);
    }
}

/* ---- whole graphs ------------------------------------------------------------------------------------------------ */

static void grow(uint32_t count);

/* Makes a loop of two rounds. Each round adds a value to the state. */
static void random_loop(void)
{
    value v = any_value();
    shape s = shape_in(v);
    type_id counter = type_scalar(&g, QN_I32), t = node_type(&g, v.node);
    if (in_loop)
        return;
    graph_open_region(&g, NULL);
    node_id i = graph_formal(&g, counter, NULL);
    graph_formal(&g, t, NULL);
    region_id condition = CLOSE(b_compare(&g, comparison_direction_LT, i, constant_i32(2)));
    uint32_t outside = value_count;
    graph_open_region(&g, NULL);
    in_loop = true;
    i = graph_formal(&g, counter, NULL);
    node_id state = graph_formal(&g, t, NULL);
    keep(state, v.batch);
    grow((uint32_t)random_between(1, 4));
    value last = value_at(value_count - 1);
    node_id change = v.batch == NONE && last.batch != NONE ? state : spread_sum(last, &s, dtype_of(state));
    region_id body = CLOSE(b_add(&g, i, constant_i32(1)), b_add(&g, state, change));
    in_loop = false;
    value_count = outside;
    node_id start = constant_i32(0);
    keep(node_result(&g, MAKE(OP_while, ATTRS(REGIONS(condition, body)), start, v.node), 1), v.batch);
}

static void random_source(void)
{
    bool with_batch = chance(60);
    shape s = random_shape(with_batch);
    keep(made_of_shape(&s, usual_dtype()), s.batch);
}

static void grow(uint32_t count)
{
    static void (*const make[])(void) = {random_elementwise, random_movement, random_reduction, random_product,
                                         random_source,      random_loop,     random_pattern};
    uint32_t total = 0;
    for (int i = 0; i < CHOICES; i++)
        total += chosen[i];
    while (count--) {
        int64_t pick = random_below(total);
        int what = 0;
        while (pick >= chosen[what])
            pick -= chosen[what++];
        make[what]();
    }
}

/* Moves the batch of v to dimension 0. */
static node_id with_leading_batch(value v)
{
    shape s = shape_in(v);
    int64_t order[MAX_DIMS + 1] = {v.batch};
    features_of(&s, false, order + 1);
    return b_transpose(&g, v.node, order);
}

static uint64_t seed; /* the seed of the current graph */

/* Makes the graph of the current seed for `batch` rows. The outputs are values with rows that no node uses, and a few
 * other values with rows. */
static void random_graph(void)
{
    random_seed(seed);
    value_count = 0;
    in_loop = false;
    shape first = random_shape(true);
    keep(new_rows(&first, usual_dtype()), 0);
    grow((uint32_t)random_between(4, 14));
    node_id outputs[6] = {0};
    uint32_t count = 0;
    for (uint32_t i = value_count; i-- > 0 && count < 6;)
        if (values[i].batch != NONE && (!values[i].used || chance(8) || (i == 0 && count == 0)))
            outputs[count++] = with_leading_batch(values[i]);
    end_with(count, outputs);
}

/* Tests one random graph, whose seed is `number`. Returns whether some rows of its outputs differ from each other. */
static bool random_case(uint64_t number, const uint32_t *what)
{
    seed = number;
    chosen = what;
    batch_case c = {.a = {.file = __FILE__, .line = __LINE__, .seed = seed}, .build = random_graph, .rotation = seed};
    c.a.unsimplified = seed % 5 == 0;
    batch_open(&c, seed % 8 ? VALUES_USUAL : VALUES_SPECIAL);
    bool varies = false;
    for (uint32_t i = 0; i < c.outputs; i++)
        varies |= batch_output_varies(&c, i);
    done();
    batch_compare_all(&c);
    batch_close(&c);
    return varies;
}

/* Tests `count` graphs. Checks that in at least four of five graphs some rows of the outputs differ from each other. */
static void random_cases(uint64_t count, const uint32_t *what)
{
    uint64_t first = number_from("QUERN_RANDOM_SEED", 1), at = first, varied = 0;
    count = number_from("QUERN_RANDOM_COUNT", count);
    for (; at < first + count && unit_failures < MAX_REPORTS; at++)
        varied += random_case(at, what);
    if (at - first >= 50)
        CHECK(varied * 5 >= (at - first) * 4);
}

TEST(products)
{
    static const weights what = {
        [ELEMENTWISE_OP] = 20, [MOVEMENT] = 20, [SOURCE] = 10, [REDUCTION] = 10, [PRODUCT] = 40};
    random_cases(70, what);
}

TEST(reductions)
{
    static const weights what = {
        [ELEMENTWISE_OP] = 20, [MOVEMENT] = 25, [SOURCE] = 5, [REDUCTION] = 35, [PRODUCT] = 5, [PATTERN] = 10};
    random_cases(50, what);
}

TEST(everything)
{
    static const weights what = {[ELEMENTWISE_OP] = 35, [MOVEMENT] = 25, [SOURCE] = 6, [REDUCTION] = 12,
                                 [PRODUCT] = 12,        [LOOP] = 5,      [PATTERN] = 5};
    random_cases(80, what);
}
