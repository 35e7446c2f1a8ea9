/* Compares gather in the evaluator with a model that follows the words of StableHLO's specification, element by
 * element, on random shapes and dimension numbers. */
#include "graph_case.h"

enum { ROUNDS = 3000, LIMIT = 1 << 14 };

static uint64_t state = 7;
static int64_t random_below(int64_t n)
{
    state = state * 6364136223846793005u + 1442695040888963407u;
    uint64_t bits = (state ^ state >> 29) * 0x9e3779b97f4a7c15u >> 13;
    return n > 0 ? (int64_t)(bits % (uint64_t)n) : 0;
}

typedef struct numbers {
    uint32_t count;
    int64_t at[8];
} numbers;

static bool has(const numbers *list, int64_t x)
{
    for (uint32_t i = 0; i < list->count; i++)
        if (list->at[i] == x)
            return true;
    return false;
}

static void push(numbers *list, int64_t x) { list->at[list->count++] = x; }

static void shuffle(numbers *list)
{
    for (uint32_t i = 1; i < list->count; i++) {
        uint32_t k = (uint32_t)random_below(i + 1);
        int64_t other = list->at[k];
        list->at[k] = list->at[i];
        list->at[i] = other;
    }
}

/* A random gather. */
typedef struct example {
    numbers operand, indices, result; /* extents */
    numbers offset, collapsed, batching, indices_batching, map, sizes;
    int64_t vector;
    qn_dtype type; /* of the indices */
} example;

/* Chooses what happens to each dimension of the operand, then the indices and where their dimensions are. */
static example random_example(void)
{
    static const int64_t extents[] = {1, 2, 3, 4, 2, 3, 5, 0};
    static const qn_dtype types[] = {QN_I8, QN_I16, QN_I32, QN_I64, QN_UI8, QN_UI16, QN_UI32, QN_UI64};
    example e = {.type = types[random_below(8)]};
    numbers dims = {0};
    uint32_t rank = (uint32_t)random_below(5), free_dims = (uint32_t)random_below(3);
    for (uint32_t i = 0; i < rank; i++) {
        int64_t extent = extents[random_below(8)], role = random_below(4);
        push(&e.operand, extent);
        if (role == 0 && extent && dims.count < 2) {
            push(&e.batching, i);
            push(&dims, extent);
            push(&e.sizes, 1);
            continue;
        }
        if (random_below(2))
            push(&e.map, i);
        if (role == 1) {
            push(&e.collapsed, i);
            push(&e.sizes, extent && random_below(8) ? 1 : 0);
        } else {
            push(&e.sizes, random_below(extent + 1));
        }
    }
    shuffle(&e.map);
    for (uint32_t i = 0; i < free_dims; i++)
        push(&dims, extents[random_below(7)]);
    bool is_single = e.map.count == 1 && random_below(2);
    uint32_t count = dims.count + !is_single;
    e.vector = is_single ? count : random_below(count);
    /* the dimensions of the indices, in a random order */
    numbers order = {0};
    for (uint32_t i = 0; i < dims.count; i++)
        push(&order, i);
    shuffle(&order);
    int64_t place[8];
    for (uint32_t i = 0, next = 0; i < count; i++) {
        bool is_vector = (int64_t)i == e.vector;
        push(&e.indices, is_vector ? (int64_t)e.map.count : dims.at[order.at[next]]);
        if (!is_vector)
            place[order.at[next++]] = i;
    }
    for (uint32_t i = 0; i < e.batching.count; i++)
        push(&e.indices_batching, place[i]);
    /* the dimensions of the result: those of slices are at random places, in order */
    uint32_t window = rank - e.batching.count - e.collapsed.count, left = window + dims.count;
    uint32_t next_index = 0, next_slice = 0;
    for (uint32_t i = 0; left > 0; i++, left--) {
        if (random_below(left) < window) {
            window--;
            while (has(&e.batching, next_slice) || has(&e.collapsed, next_slice))
                next_slice++;
            push(&e.offset, i);
            push(&e.result, e.sizes.at[next_slice++]);
        } else {
            next_index += next_index == e.vector;
            push(&e.result, e.indices.at[next_index++]);
        }
    }
    return e;
}

static int64_t number_of(const numbers *dims, const int64_t *index)
{
    int64_t number = 0;
    for (uint32_t i = 0; i < dims->count; i++)
        number = number * dims->at[i] + index[i];
    return number;
}

static int64_t elements(const numbers *dims)
{
    int64_t count = 1;
    for (uint32_t i = 0; i < dims->count; i++)
        count *= dims->at[i];
    return count;
}

/* The number of the operand's element that the result has at an index; -1 if there is none. `start` has the indices,
 * where a value above all extents stands for unsigned numbers that do not fit. */
static int64_t picked(const example *e, const int64_t *index, const int64_t *start)
{
    int64_t batch[8], vector[9], at[8];
    uint32_t next = 0, next_offset = 0;
    for (uint32_t i = 0; i < e->result.count; i++)
        if (!has(&e->offset, i))
            batch[next++] = index[i];
    for (uint32_t d = 0; d < e->operand.count; d++) {
        int64_t full_start = 0, full_batch = 0, full_offset = 0;
        for (uint32_t k = 0; k < e->map.count; k++) {
            if (e->map.at[k] != d)
                continue;
            for (uint32_t i = 0, from = 0; i < e->indices.count; i++)
                vector[i] = i == e->vector ? (int64_t)k : batch[from++];
            int64_t most = e->operand.at[d] - e->sizes.at[d], given = start[number_of(&e->indices, vector)];
            full_start = given < 0 ? 0 : given > most ? most : given;
        }
        for (uint32_t k = 0; k < e->batching.count; k++)
            if (e->batching.at[k] == d)
                full_batch = batch[e->indices_batching.at[k] - (e->indices_batching.at[k] > e->vector)];
        if (!has(&e->batching, d) && !has(&e->collapsed, d))
            full_offset = index[e->offset.at[next_offset++]];
        if (e->sizes.at[d] == 0)
            return -1;
        at[d] = full_start + full_batch + full_offset;
    }
    return number_of(&e->operand, at);
}

/* Fills the indices with numbers below, in, at and beyond the range, as bits and as numbers. */
static void random_indices(const example *e, unsigned char *bits, int64_t *numbers_out)
{
    size_t size = dtype_bytes(e->type);
    for (int64_t i = 0; i < elements(&e->indices); i++) {
        uint64_t value = (uint64_t)random_below(8) - (random_below(2) ? 2 : 0);
        if (random_below(6) == 0)
            value = (uint64_t)1 << (8 * size - 1); /* the least signed number, a large unsigned one */
        unsigned unused = 64 - 8 * (unsigned)size;
        memcpy(bits + i * (int64_t)size, &value, size);
        bool large = !dtype_is_signed(e->type) && (value << unused) >> unused > INT32_MAX;
        int64_t number = (int64_t)(value << unused) >> unused;
        if (!dtype_is_signed(e->type))
            number = large ? INT32_MAX : (int64_t)((value << unused) >> unused);
        numbers_out[i] = number;
    }
}

#define LIST(list) ((attr_dims){(list).count, (list).at})

static void check(const example *e)
{
    static uint16_t data[LIMIT], result[LIMIT];
    static unsigned char bits[LIMIT * 8];
    static int64_t start[LIMIT];
    node_id x = graph_formal(&g, type_tensor(&g, QN_UI16, e->operand.count, e->operand.at), NULL);
    node_id i = graph_formal(&g, type_tensor(&g, e->type, e->indices.count, e->indices.at), NULL);
    node_id y =
        MAKE(OP_gather,
             ATTRS(.offset_dims = LIST(e->offset), .collapsed_slice_dims = LIST(e->collapsed),
                   .operand_batching_dims = LIST(e->batching), .start_indices_batching_dims = LIST(e->indices_batching),
                   .start_index_map = LIST(e->map), .index_vector_dim = e->vector, .slice_sizes = LIST(e->sizes)),
             x, i);
    end(y);
    if (!y)
        return;
    const type *shape = node_shape(&g, y);
    CHECK(shape->rank == e->result.count && shape->elements == elements(&e->result) && shape->elements < LIMIT);
    for (int64_t k = 0; k < elements(&e->operand); k++)
        data[k] = (uint16_t)(k + 1);
    random_indices(e, bits, start);
    run((const void *[]){data, bits}, (void *[]){result});
    for (int64_t k = 0; k < shape->elements; k++) {
        int64_t index[8], rest = k;
        for (uint32_t d = shape->rank; d-- > 0; rest /= shape->dims[d]) {
            CHECK(shape->dims[d] == e->result.at[d]);
            index[d] = rest % shape->dims[d];
        }
        int64_t from = picked(e, index, start);
        if (result[k] != (from < 0 ? 0 : data[from])) {
            unit_fail(__FILE__, __LINE__, "element %lld of %lld is %u", (long long)k, (long long)shape->elements,
                      result[k]);
            return;
        }
    }
}

TEST(random_gathers)
{
    for (int round = 0; round < ROUNDS; round++) {
        begin();
        const example e = random_example();
        check(&e);
        done();
    }
}
