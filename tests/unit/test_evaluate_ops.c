/* Compares data movement in the evaluator with models. From the index of an element in the result, a model computes the
 * index of the same element in the operand. */
#include "graph_case.h"

enum { ROUNDS = 400, LIMIT = 4096 };

static uint64_t state = 1;
static uint64_t random_bits(void)
{
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (state ^ state >> 29) * 0x9e3779b97f4a7c15u >> 13;
}
static int64_t random_below(int64_t n) { return n > 0 ? (int64_t)(random_bits() % (uint64_t)n) : 0; }

static const char *const dtypes[] = {"i1", "f32", "bf16", "f64", "ui8"};

/* Makes a random type of up to 5 dimensions. The extents are 0 to 5, and rarely 0. */
static type_id random_type(uint32_t least_rank)
{
    static const int64_t extents[] = {1, 2, 3, 5, 2, 3, 4, 1, 3, 2, 0, 5};
    int64_t dims[5];
    uint32_t rank = least_rank + (uint32_t)random_below(6 - least_rank);
    for (uint32_t i = 0; i < rank; i++)
        dims[i] = extents[random_below(12)];
    const char *name = dtypes[random_below(5)];
    return type_tensor(&g, dtype_from_name(name, strlen(name)), rank, dims);
}

static void index_of(const type *t, int64_t number, int64_t *index)
{
    for (uint32_t i = t->rank; i-- > 0; number /= t->dims[i])
        index[i] = number % t->dims[i];
}

static int64_t number_of(const type *t, const int64_t *index)
{
    int64_t number = 0;
    for (uint32_t i = 0; i < t->rank; i++)
        number = number * t->dims[i] + index[i];
    return number;
}

static unsigned char first_data[LIMIT * 8], second_data[LIMIT * 8], result[LIMIT * 8];
static const void *inputs[8] = {first_data, second_data};

static void random_data(unsigned char *data, const type *t)
{
    for (int64_t i = 0; i < t->elements * dtype_facts[t->dtype].size; i++)
        data[i] = (unsigned char)(t->dtype == QN_I1 ? random_bits() & 1 : random_bits());
}

/* Closes the function with output y, runs it, and compares the result with the inputs. Let s be `source[k]`. If s is
 * not negative, element k of the result must equal element s of the first input; otherwise it must equal element ~s of
 * the second input. */
static void check_moved(node_id x, node_id y, const int64_t *source)
{
    end(y);
    const type *shape = node_shape(&g, y);
    size_t size = dtype_facts[shape->dtype].size;
    (void)x;
    memset(result, 0xa5, sizeof result);
    run(inputs, (void *[]){result});
    for (int64_t k = 0; k < shape->elements; k++) {
        const unsigned char *wanted =
            source[k] >= 0 ? first_data + source[k] * (int64_t)size : second_data + ~source[k] * (int64_t)size;
        if (memcmp(result + k * (int64_t)size, wanted, size) != 0) {
            text printed = {0};
            type_print(&g, node_type(&g, y), &printed);
            unit_fail(__FILE__, __LINE__, "element %" PRId64 " of a %s of type %s is wrong", k,
                      op_facts[node_op(&g, y)].name, printed.at);
            text_free(&printed);
            return;
        }
    }
    CHECK(result[(size_t)shape->elements * size] == 0xa5);
}

static int64_t source[LIMIT];

static void shuffle(int64_t *list, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
        list[i] = i;
    for (uint32_t i = count; i > 1; i--) {
        int64_t k = random_below(i), kept = list[k];
        list[k] = list[i - 1];
        list[i - 1] = kept;
    }
}

#define EACH_ELEMENT(y)                                                                                                \
    for (int64_t k = 0, index[MAX_RANK];                                                                               \
         k < node_shape(&g, y)->elements && (index_of(node_shape(&g, y), k, index), 1); k++)

TEST(transpose)
{
    for (int round = 0; round < ROUNDS; round++) {
        begin();
        node_id x = graph_formal(&g, random_type(0), NULL);
        const type *from = node_shape(&g, x);
        int64_t order[5], there[5];
        shuffle(order, from->rank);
        node_id y = MAKE(OP_transpose, ATTRS(.permutation = {from->rank, order}), x);
        random_data(first_data, from);
        EACH_ELEMENT(y)
        {
            for (uint32_t i = 0; i < from->rank; i++)
                there[order[i]] = index[i];
            source[k] = number_of(from, there);
        }
        check_moved(x, y, source);
        done();
    }
}

TEST(broadcast_in_dim)
{
    for (int round = 0; round < ROUNDS; round++) {
        begin();
        const type *to = type_at(&g, random_type(0));
        int64_t places[5], dims[5], there[5];
        shuffle(places, to->rank);
        uint32_t rank = (uint32_t)random_below(to->rank + 1);
        for (uint32_t i = 0; i < rank; i++)
            dims[i] = random_below(3) ? to->dims[places[i]] : 1;
        node_id x = graph_formal(&g, type_tensor(&g, (qn_dtype)to->dtype, rank, dims), NULL);
        node_id y =
            MAKE(OP_broadcast_in_dim, ATTRS(.shape = {to->rank, to->dims}, .broadcast_dimensions = {rank, places}), x);
        random_data(first_data, node_shape(&g, x));
        EACH_ELEMENT(y)
        {
            for (uint32_t i = 0; i < rank; i++)
                there[i] = dims[i] == 1 ? 0 : index[places[i]];
            source[k] = number_of(node_shape(&g, x), there);
        }
        check_moved(x, y, source);
        done();
    }
}

TEST(slice)
{
    for (int round = 0; round < ROUNDS; round++) {
        begin();
        node_id x = graph_formal(&g, random_type(0), NULL);
        const type *from = node_shape(&g, x);
        int64_t start[5], limit[5], step[5], there[5];
        for (uint32_t i = 0; i < from->rank; i++) {
            start[i] = random_below(from->dims[i] + 1);
            limit[i] = start[i] + random_below(from->dims[i] - start[i] + 1);
            step[i] = random_below(8) ? 1 + random_below(3) : INT64_MAX;
        }
        node_id y = MAKE(OP_slice,
                         ATTRS(.start_indices = {from->rank, start}, .limit_indices = {from->rank, limit},
                               .strides = {from->rank, step}),
                         x);
        random_data(first_data, from);
        EACH_ELEMENT(y)
        {
            for (uint32_t i = 0; i < from->rank; i++)
                there[i] = index[i] ? start[i] + index[i] * step[i] : start[i];
            source[k] = number_of(from, there);
        }
        check_moved(x, y, source);
        done();
    }
}

TEST(reverse)
{
    for (int round = 0; round < ROUNDS; round++) {
        begin();
        node_id x = graph_formal(&g, random_type(0), NULL);
        const type *from = node_shape(&g, x);
        int64_t dims[5], there[5];
        shuffle(dims, from->rank);
        uint32_t count = (uint32_t)random_below(from->rank + 1);
        node_id y = MAKE(OP_reverse, ATTRS(.dimensions = {count, dims}), x);
        random_data(first_data, from);
        EACH_ELEMENT(y)
        {
            memcpy(there, index, sizeof there);
            for (uint32_t i = 0; i < count; i++)
                there[dims[i]] = from->dims[dims[i]] - 1 - index[dims[i]];
            source[k] = number_of(from, there);
        }
        check_moved(x, y, source);
        done();
    }
}

TEST(pad)
{
    for (int round = 0; round < 4 * ROUNDS; round++) {
        begin();
        node_id x = graph_formal(&g, random_type(0), NULL);
        const type *from = node_shape(&g, x);
        node_id value = graph_formal(&g, type_scalar(&g, (qn_dtype)from->dtype), NULL);
        int64_t low[5], high[5], between[5], there[5], elements = 1;
        for (uint32_t i = 0; i < from->rank; i++) {
            between[i] = random_below(3);
            int64_t spread = from->dims[i] ? (from->dims[i] - 1) * (between[i] + 1) + 1 : 0;
            low[i] = random_below(5) - 2;
            high[i] = random_below(5) - 2;
            if (random_below(10) == 0)
                low[i] = -spread - 2 + random_below(3);
            if (random_below(10) == 0)
                high[i] = -spread - 2 + random_below(3);
            if (spread + low[i] + high[i] < 0)
                (low[i] < 0 ? high : low)[i] = -spread - (low[i] < 0 ? low : high)[i] + random_below(2);
            elements *= spread + low[i] + high[i];
        }
        node_id y = MAKE(OP_pad,
                         ATTRS(.edge_padding_low = {from->rank, low}, .edge_padding_high = {from->rank, high},
                               .interior_padding = {from->rank, between}),
                         x, value);
        CHECK(y && elements == node_shape(&g, y)->elements);
        random_data(first_data, from);
        random_data(second_data, node_shape(&g, value));
        if (y && elements <= LIMIT) {
            EACH_ELEMENT(y)
            {
                source[k] = 0;
                for (uint32_t i = 0; i < from->rank; i++) {
                    int64_t from_low = index[i] - low[i], step = between[i] + 1;
                    there[i] = from_low >= 0 ? from_low / step : 0;
                    if (from_low < 0 || from_low % step || there[i] >= from->dims[i])
                        source[k] = ~(int64_t)0;
                }
                if (source[k] == 0)
                    source[k] = number_of(from, there);
            }
            check_moved(x, y, source);
        }
        done();
    }
}

TEST(pad_extremes)
{
    static const struct {
        const char *from;
        int64_t low, high, between, wanted[4];
    } cases[] = {
        {"1xi8", 2, -1, INT64_MAX, {7, 7}},
        {"1xi8", INT64_MIN, INT64_MAX, 5, {0}},
        {"3xi8", INT64_MIN, INT64_MAX, 0, {7, 7}},
        {"3xi8", -INT64_MAX, INT64_MAX, 0, {7, 7, 7}},
        {"2xi8", -((int64_t)1 << 60), -1, ((int64_t)1 << 60) - 1, {0}},
        {"2xi8", -((int64_t)1 << 60), 1, ((int64_t)1 << 60) - 1, {2, 7}},
        {"2xi8", 1, -((int64_t)1 << 60), ((int64_t)1 << 60) - 1, {7, 1}},
        {"0xi8", 2, 1, INT64_MAX, {7, 7, 7}},
        {"4xi8", -1, -1, 0, {2, 3}},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        static const int8_t data[4] = {1, 2, 3, 4}, seven = 7;
        begin();
        node_id x = in(cases[i].from), value = in("i8");
        node_id y = MAKE(OP_pad,
                         ATTRS(.edge_padding_low = DIMS(cases[i].low), .edge_padding_high = DIMS(cases[i].high),
                               .interior_padding = DIMS(cases[i].between)),
                         x, value);
        end(y);
        int8_t out[8] = {0};
        run((const void *[]){data, &seven}, (void *[]){out});
        int64_t n = y ? node_shape(&g, y)->elements : -1;
        CHECK(n >= 0 && n <= 4);
        for (int64_t k = 0; k < 4; k++)
            if (out[k] != cases[i].wanted[k])
                unit_fail(__FILE__, __LINE__, "case %zu: element %" PRId64 " is %d", i, k, out[k]);
        done();
    }
}

TEST(concatenate)
{
    for (int round = 0; round < ROUNDS; round++) {
        begin();
        node_id parts[4];
        const void *data[4];
        uint32_t count = 1 + (uint32_t)random_below(4);
        parts[0] = graph_formal(&g, random_type(1), NULL);
        const type *first = node_shape(&g, parts[0]);
        int64_t along = random_below(first->rank), dims[5], where[64], which[64], total = 0;
        memcpy(dims, first->dims, first->rank * sizeof *dims);
        for (uint32_t i = 0; i < count; i++) {
            dims[along] = i ? random_below(4) : dims[along];
            if (i)
                parts[i] = graph_formal(&g, type_tensor(&g, (qn_dtype)first->dtype, first->rank, dims), NULL);
            for (int64_t d = 0; d < dims[along]; d++, total++) {
                which[total] = i;
                where[total] = d;
            }
            data[i] = (char *)first_data + i * LIMIT * 2;
        }
        random_data(first_data, type_at(&g, type_tensor(&g, QN_I8, 1, (int64_t[]){sizeof first_data})));
        node_id y = node_make(&g, OP_concatenate, count, parts, ATTRS(.dimension = along));
        end(y);
        run(data, (void *[]){result});
        size_t size = dtype_facts[first->dtype].size;
        EACH_ELEMENT(y)
        {
            const char *from = data[which[index[along]]];
            const type *t = node_shape(&g, parts[which[index[along]]]);
            index[along] = where[index[along]];
            CHECK(memcmp(result + k * (int64_t)size, from + number_of(t, index) * (int64_t)size, size) == 0);
        }
        done();
    }
}

/* Stores `value` as an element of an integer type. */
static void put_index(unsigned char *to, int64_t value, const char *type)
{
    memcpy(to, &value, dtype_facts[dtype_from_name(type, strlen(type))].size);
}

/* Makes a start index of a slice, sometimes out of range. Sets *wanted to the start index after clamping. */
static void random_start(const char *type, int64_t room, unsigned char *to, int64_t *wanted)
{
    int64_t value = random_below(room + 5) - 2;
    if (type[0] == 'u' && value < 0)
        value = 255;
    if (random_below(8) == 0 && type[0] != 'u')
        value = -100;
    if (random_below(8) == 0 && strcmp(type, "ui64") == 0)
        value = -1; /* the bits of the largest ui64 */
    put_index(to, value, type);
    if (strcmp(type, "ui64") == 0 && value == -1)
        value = INT64_MAX;
    *wanted = value < 0 ? 0 : value > room ? room : value;
}

static const char *const index_types[] = {"i8", "i16", "i32", "i64", "ui8", "ui16", "ui32", "ui64"};

TEST(dynamic_slices)
{
    for (int round = 0; round < 2 * ROUNDS; round++) {
        begin();
        const char *type_name = index_types[random_below(8)];
        bool update = round & 1;
        node_id x = graph_formal(&g, random_type(0), NULL), operands[7] = {x};
        const type *from = node_shape(&g, x);
        int64_t sizes[5], start[5], there[5];
        unsigned char starts[5][8];
        for (uint32_t i = 0; i < from->rank; i++) {
            sizes[i] = random_below(from->dims[i] + 1);
            random_start(type_name, from->dims[i] - sizes[i], starts[i], &start[i]);
        }
        type_id part = type_tensor(&g, (qn_dtype)from->dtype, from->rank, sizes);
        if (update)
            operands[1] = graph_formal(&g, part, NULL);
        for (uint32_t i = 0; i < from->rank; i++) {
            operands[1 + update + i] = in(type_name);
            inputs[1 + update + i] = starts[i];
        }
        random_data(first_data, from);
        random_data(second_data, type_at(&g, part));
        node_id y = node_make(&g, update ? OP_dynamic_update_slice : OP_dynamic_slice, 1 + update + from->rank,
                              operands, update ? NULL : ATTRS(.slice_sizes = {from->rank, sizes}));
        EACH_ELEMENT(y)
        {
            bool inside = true;
            for (uint32_t i = 0; i < from->rank; i++) {
                there[i] = update ? index[i] - start[i] : start[i] + index[i];
                inside = inside && (!update || (there[i] >= 0 && there[i] < sizes[i]));
            }
            source[k] = !update ? number_of(from, there) : inside ? ~number_of(type_at(&g, part), there) : k;
        }
        check_moved(x, y, source);
        inputs[1] = second_data;
        done();
    }
}

TEST(reshape_and_bitcast)
{
    begin();
    node_id x = in("2x3xf32");
    node_id flat = MAKE(OP_reshape, ATTRS(.shape = DIMS(6, 1)), x);
    node_id bits = MAKE(OP_bitcast_convert, ATTRS(.element_type = QN_UI32), flat);
    node_id bytes = MAKE(OP_bitcast_convert, ATTRS(.element_type = QN_I8), x);
    node_id back = MAKE(OP_bitcast_convert, ATTRS(.element_type = QN_F32), bytes);
    end(flat, bits, bytes, back);
    uint32_t data[6] = {0x7fa00001, 0x80000000, 1, 0x3f800000, 0xff800000, 0x04030201}, out[4][6];
    run((const void *[]){data}, (void *[]){out[0], out[1], out[2], out[3]});
    for (int i = 0; i < 4; i++)
        CHECK(memcmp(out[i], data, sizeof data) == 0);
    CHECK(((uint8_t *)out[2])[20] == 1 && ((uint8_t *)out[2])[23] == 4);
    done();
}

TEST(iota)
{
    begin();
    node_id a =
        node_make(&g, OP_iota, 0, NULL, ATTRS(.shape = DIMS(3, 300, 2), .element_type = QN_I8, .iota_dimension = 1));
    node_id b =
        node_make(&g, OP_iota, 0, NULL, ATTRS(.shape = DIMS(3, 4), .element_type = QN_F64, .iota_dimension = 0));
    node_id c = node_make(&g, OP_iota, 0, NULL, ATTRS(.shape = DIMS(4100), .element_type = QN_F16));
    node_id d = node_make(&g, OP_iota, 0, NULL, ATTRS(.shape = DIMS(600), .element_type = QN_BF16));
    node_id e = node_make(&g, OP_iota, 0, NULL, ATTRS(.shape = DIMS(0, 4), .element_type = QN_UI64));
    node_id f = node_make(&g, OP_iota, 0, NULL, ATTRS(.shape = DIMS(70000), .element_type = QN_UI16));
    end(a, b, c, d, e, f);
    static int8_t bytes[3][300][2];
    static uint16_t halves[4100], brains[600], shorts[70000];
    double doubles[3][4];
    run(NULL, (void *[]){bytes, doubles, halves, brains, NULL, shorts});
    for (int i = 0; i < 1800; i++)
        CHECK((&bytes[0][0][0])[i] == (int8_t)(i / 2 % 300));
    for (int i = 0; i < 12; i++)
        CHECK((&doubles[0][0])[i] == i / 4);
    CHECK(halves[1] == 0x3c00 && halves[2047] == 0x67ff && halves[2048] == 0x6800);
    CHECK(halves[2049] == 0x6800 && halves[2051] == 0x6802 && halves[4099] == 0x6c01); /* ties to even */
    CHECK(brains[256] == 0x4380 && brains[257] == 0x4380 && brains[259] == 0x4382 && brains[3] == 0x4040);
    CHECK(shorts[65535] == 65535 && shorts[65536] == 0 && shorts[69999] == 4463);
    done();
}

TEST(constants)
{
    begin();
    static float large[5000];
    for (int i = 0; i < 5000; i++)
        large[i] = (float)i * 0.5f;
    uint32_t nan = 0x7fa12345;
    uint16_t narrow[3] = {1, 0x8000, 0x7e01};
    node_id a = node_constant(&g, type_of("50x100xf32"), large, false),
            b = node_constant(&g, type_of("7xf32"), &nan, true);
    node_id c = node_constant(&g, type_of("3xf16"), narrow, false),
            d = node_constant(&g, type_of("2x0xf32"), NULL, false);
    node_id e = node_constant(&g, type_of("0xi8"), NULL, true);
    CHECK(attr_value(node_attrs(&g, a)).buffer == 1);
    end(a, b, c, d, e);
    static float large_out[5000];
    uint32_t nan_out[7];
    uint16_t narrow_out[3];
    run(NULL, (void *[]){large_out, nan_out, narrow_out, NULL, NULL});
    CHECK(memcmp(large, large_out, sizeof large) == 0 && memcmp(narrow, narrow_out, sizeof narrow) == 0);
    for (int i = 0; i < 7; i++)
        CHECK_EQ_U64(nan_out[i], nan);
    g.buffers.at[0].data = NULL;
    qn_status status = evaluate(&g, function, NULL, (void *[]){large_out, nan_out, narrow_out, NULL, NULL});
    CHECK(strcmp(qn_status_message(status), "a large constant has no data") == 0);
    qn_status_free(status);
    done();
}
