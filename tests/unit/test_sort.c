/* Sorts: the evaluator against a plain implementation of the algorithm in docs/numerics.md, and compiled code against
 * the evaluator. Many comparators are no orders, so the result shows every comparison. The lengths are near those at
 * which runs, merges and cuts begin. */
#include "agree.h"

/* ---- comparators ------------------------------------------------------------------------------------------------- */

/* Each compares elements of an f32 input, then of an i32 one. */
typedef enum comparator {
    LESS,     /* of floats: no order if there are NaNs */
    NOT_LESS, /* true for equal elements */
    ALWAYS,
    NEVER,
    RANDOM,     /* a hash of both elements */
    REMAINDERS, /* of the i32 by a captured value, then the float in total order, downwards */
    COMPARATORS
} comparator;

typedef struct element {
    float value;
    int32_t place;
} element;

static uint32_t bits_of(float x)
{
    uint32_t bits;
    memcpy(&bits, &x, sizeof bits);
    return bits;
}

static int32_t total(float x) { return (int32_t)(bits_of(x) ^ ((uint32_t)((int32_t)bits_of(x) >> 31) >> 1)); }

static bool before(comparator kind, element a, element b, int32_t captured)
{
    switch (kind) {
    case LESS: return a.value < b.value;
    case NOT_LESS: return a.value >= b.value;
    case ALWAYS: return true;
    case RANDOM: return (int32_t)((uint32_t)a.place * 0x9e3779b1u + bits_of(b.value) * 0x85ebca6bu) < 0;
    case REMAINDERS:
        return a.place % captured < b.place % captured ||
               (a.place % captured == b.place % captured && total(a.value) > total(b.value));
    default: return false;
    }
}

static node_id total_order(int direction, node_id lhs, node_id rhs)
{
    return MAKE(OP_compare, ATTRS(.comparison_direction = (uint8_t)direction, .compare_type = compare_type_TOTALORDER),
                lhs, rhs);
}

static node_id as_integer(node_id x) { return MAKE(OP_bitcast_convert, ATTRS(.element_type = QN_I32), x); }

static region_id comparator_region(comparator kind, node_id captured)
{
    static const bool truth[] = {false, true};
    graph_open_region(&g, NULL);
    node_id a = in("f32"), b = in("f32"), i = in("i32"), j = in("i32"), first = 0, equal;
    switch (kind) {
    case LESS: first = compare(comparison_direction_LT, a, b); break;
    case NOT_LESS: first = compare(comparison_direction_GE, a, b); break;
    case RANDOM:
        first = b_add(&g, b_multiply(&g, i, constant_i32((int32_t)0x9e3779b1)),
                      b_multiply(&g, as_integer(b), constant_i32((int32_t)0x85ebca6b)));
        first = compare(comparison_direction_LT, first, constant_i32(0));
        break;
    case REMAINDERS:
        i = b_remainder(&g, i, captured);
        j = b_remainder(&g, j, captured);
        equal = b_and(&g, compare(comparison_direction_EQ, i, j), total_order(comparison_direction_GT, a, b));
        first = b_or(&g, compare(comparison_direction_LT, i, j), equal);
        break;
    default: first = node_constant(&g, type_scalar(&g, QN_I1), &truth[kind == ALWAYS], false);
    }
    return CLOSE(first);
}

/* ---- the plain implementation ------------------------------------------------------------------------------------ */

typedef struct sorting {
    comparator kind;
    int32_t captured;
} sorting;

static bool is_first(const sorting *s, element a, element b) { return before(s->kind, a, b, s->captured); }

static void plain_merge(const sorting *s, const element *left, int64_t lefts, const element *right, int64_t rights,
                        element *to)
{
    int64_t i = 0, j = 0;
    while (i < lefts || j < rights)
        *to++ = j < rights && (i == lefts || is_first(s, right[j], left[i])) ? right[j++] : left[i++];
}

static void plain_level(const sorting *s, const element *from, int64_t n, int64_t w, element *to)
{
    for (int64_t at = 0; at < n; at += 2 * w) {
        const element *left = from + at, *right = left + w;
        int64_t lefts = n - at < w ? n - at : w, rights = n - at < 2 * w ? n - at - lefts : w;
        for (int64_t d = 0, taken = 0; d < lefts + rights;) {
            int64_t next = d + SORT_CUT < lefts + rights ? d + SORT_CUT : lefts + rights, cut = lefts;
            if (next < lefts + rights) {
                int64_t low = taken > next - rights ? taken : next - rights;
                int64_t high = taken + SORT_CUT < lefts ? taken + SORT_CUT : lefts;
                while (low < high) {
                    int64_t middle = (low + high) / 2;
                    if (is_first(s, right[next - 1 - middle], left[middle]))
                        high = middle;
                    else
                        low = middle + 1;
                }
                cut = low;
            }
            plain_merge(s, left + taken, cut - taken, right + d - taken, next - d - (cut - taken), to + at + d);
            d = next;
            taken = cut;
        }
    }
}

static void plain_sort(const sorting *s, element *x, int64_t n)
{
    for (int64_t run = 0; run < n; run += SORT_RUN) {
        int64_t m = n - run < SORT_RUN ? n - run : SORT_RUN;
        for (int64_t round = 0; round < m; round++)
            for (int64_t p = run + round % 2; p + 1 < run + m; p += 2)
                if (is_first(s, x[p + 1], x[p])) {
                    element kept = x[p];
                    x[p] = x[p + 1];
                    x[p + 1] = kept;
                }
    }
    element *other = malloc((size_t)n * sizeof *other + 1);
    for (int64_t w = SORT_RUN; w < n; w *= 2) {
        plain_level(s, x, n, w, other);
        memcpy(x, other, (size_t)n * sizeof *x);
    }
    free(other);
}

/* ---- evaluator --------------------------------------------------------------------------------------------------- */

static void make_sort(comparator kind, attr_dims dims, int64_t dimension)
{
    begin();
    node_id x[2] = {graph_formal(&g, type_tensor(&g, QN_F32, dims.count, dims.at), NULL),
                    graph_formal(&g, type_tensor(&g, QN_I32, dims.count, dims.at), NULL)};
    node_id captured = in("i32"), both = b_sort(&g, 2, x, dimension, comparator_region(kind, captured));
    node_id out[] = {node_result(&g, both, 0), node_result(&g, both, 1)};
    end_with(2, out);
}

/* A number with few different values, so that many are equal. Some are NaN, infinite or -0. */
static float some_float(void)
{
    int64_t kind = random_below(40);
    return kind == 0   ? NAN
           : kind == 1 ? -INFINITY
           : kind == 2 ? -0.0f
           : kind < 20 ? (float)random_below(9) - 4
                       : (float)random_below(1000000) / 64;
}

/* Sorts along the middle of three dimensions. */
static void check_evaluator(comparator kind, int64_t outer, int64_t n, int64_t inner)
{
    size_t total = (size_t)(outer * n * inner);
    float *values = malloc(total * 4 + 4), *got = malloc(total * 4 + 4);
    int32_t *places = malloc(total * 4 + 4), *moved = malloc(total * 4 + 4);
    element *slice = malloc((size_t)n * sizeof *slice + 1);
    const sorting s = {kind, 7};
    for (size_t i = 0; i < total; i++) {
        values[i] = some_float();
        places[i] = (int32_t)i;
    }
    make_sort(kind, DIMS(outer, n, inner), 1);
    run((const void *[]){values, places, &s.captured}, (void *[]){got, moved});
    bool same = true;
    for (int64_t o = 0; o < outer; o++)
        for (int64_t i = 0; i < inner; i++) {
            for (int64_t k = 0; k < n; k++)
                slice[k] = (element){values[(o * n + k) * inner + i], places[(o * n + k) * inner + i]};
            plain_sort(&s, slice, n);
            for (int64_t k = 0; k < n; k++) {
                int64_t at = (o * n + k) * inner + i;
                same = same && bits_of(got[at]) == bits_of(slice[k].value) && moved[at] == slice[k].place;
            }
        }
    if (!same)
        unit_fail(__FILE__, __LINE__, "comparator %d: another result for %lld slices of %lld", kind,
                  (long long)(outer * inner), (long long)n);
    done();
    free(values);
    free(got);
    free(places);
    free(moved);
    free(slice);
}

static const int64_t lengths[] = {0,    1,    2,    3,    7,    8,    9,    15,   16,   17,   31,   33,   100,
                                  1000, 1023, 1024, 1025, 1032, 2047, 2048, 2049, 3000, 4095, 5000, 8193, 20000};
enum { LENGTHS = sizeof lengths / sizeof *lengths };

TEST(evaluator)
{
    random_seed(1);
    for (int kind = 0; kind < COMPARATORS; kind++)
        for (int i = 0; i < LENGTHS; i++)
            check_evaluator((comparator)kind, 1, lengths[i], 1);
    for (int kind = 0; kind < COMPARATORS; kind++) {
        check_evaluator((comparator)kind, 2, 17, 3);
        check_evaluator((comparator)kind, 1, 1100, 2);
        check_evaluator((comparator)kind, 3, 5, 1);
    }
}

/* ---- compiled code ----------------------------------------------------------------------------------------------- */

static void check_compiled(comparator kind, attr_dims dims, int64_t dimension)
{
    make_sort(kind, dims, dimension);
    agree(VALUES_SPECIAL);
    done();
}

TEST(compiled_lengths)
{
    for (int kind = 0; kind < COMPARATORS; kind++)
        for (int i = kind; i < LENGTHS - 1; i += COMPARATORS)
            check_compiled((comparator)kind, DIMS(lengths[i]), 0);
    check_compiled(RANDOM, DIMS(20000), 0);
    check_compiled(REMAINDERS, DIMS(12289), 0);
}

TEST(compiled_slices)
{
    for (int kind = 0; kind < COMPARATORS; kind++) {
        check_compiled((comparator)kind, DIMS(5, 33), 1);
        check_compiled((comparator)kind, DIMS(33, 5), 0);
    }
    check_compiled(RANDOM, DIMS(2, 19, 3), 1);
    check_compiled(RANDOM, DIMS(3, 1100), 1);
    check_compiled(RANDOM, DIMS(1100, 3), 0);
    check_compiled(RANDOM, DIMS(2, 5000), 1);
    check_compiled(LESS, DIMS(4, 1), 1);
    check_compiled(LESS, DIMS(4, 1, 3), 1);
    check_compiled(LESS, DIMS(0, 4), 1);
    check_compiled(LESS, (attr_dims){0, NULL}, 0);
}

/* Every element type, with the comparators of builders. */
TEST(compiled_types)
{
    for (int dtype = 1; dtype < DTYPE_COUNT; dtype++) {
        static const int64_t dims[] = {3, 70};
        begin();
        node_id x = graph_formal(&g, type_tensor(&g, (qn_dtype)dtype, 2, dims), NULL), out[8];
        node_id places = b_iota(&g, QN_I32, 2, dims, 1);
        node_id both = b_sort_by(&g, 2, (node_id[]){x, places}, 1, false, true);
        out[0] = node_result(&g, both, 0);
        out[1] = node_result(&g, both, 1);
        both = b_sort_by(&g, 2, (node_id[]){x, places}, 1, true, false);
        out[2] = node_result(&g, both, 1); /* only the places */
        both = b_sort_by(&g, 3, (node_id[]){places, x, x}, 0, true, false);
        out[3] = node_result(&g, both, 2);
        out[4] = b_sort_by(&g, 1, &x, 0, false, true);
        both = b_sort_by(&g, 2, (node_id[]){x, x}, 1, false, false);
        out[5] = node_result(&g, both, 0);
        end_with(6, out);
        agree(VALUES_SPECIAL);
        done();
    }
}

/* Inputs of many types and a comparator that looks at all of them. */
TEST(compiled_widths)
{
    static const char *const types[] = {"300xi8",  "300xf64", "300xi1",  "300xbf16", "300xui64", "300xf16", "300xi16",
                                        "300xf32", "300xi64", "300xui8", "300xf64",  "300xf64",  "300xf64", "300xf64",
                                        "300xi1",  "300xf32", "300xf32", "300xf32",  "300xf32"};
    enum { COUNT = sizeof types / sizeof *types };
    node_id x[COUNT], out[COUNT], sides[2] = {0};
    begin();
    for (int i = 0; i < COUNT; i++)
        x[i] = in(types[i]);
    region_id region = graph_open_region(&g, NULL);
    node_id formals[2 * COUNT];
    for (int i = 0; i < 2 * COUNT; i++)
        formals[i] = graph_formal(&g, type_scalar(&g, (qn_dtype)node_shape(&g, x[i / 2])->dtype), NULL);
    for (int i = 0; i < 2 * COUNT; i++) {
        node_id value = b_convert(&g, formals[i], QN_F32);
        sides[i % 2] = sides[i % 2] ? b_add(&g, sides[i % 2], value) : value;
    }
    region = CLOSE(compare(comparison_direction_LT, sides[0], sides[1]));
    node_id all = b_sort(&g, COUNT, x, 0, region);
    for (int i = 0; i < COUNT; i++)
        out[i] = node_result(&g, all, (uint32_t)i);
    end_with(COUNT, out);
    agree(VALUES_SPECIAL);
    done();
}

/* Sorts of expressions, beside what reads the results, and in a loop that updates its state. */
TEST(compiled_neighbours)
{
    begin();
    node_id x = in("40x12xf32"), scale = in("f32");
    node_id scaled = b_multiply(&g, x, b_broadcast_scalar(&g, scale, node_type(&g, x)));
    node_id sorted = b_sort_by(&g, 1, (node_id[]){b_sine(&g, scaled)}, 0, false, true);
    node_id again = b_sort_by(&g, 1, (node_id[]){b_transpose(&g, sorted, (int64_t[]){1, 0})}, 0, true, true);
    end(b_subtract(&g, sorted, scaled), b_sum(&g, again, DIMS(1)), again);
    agree(VALUES_SPECIAL);
    done();
    begin();
    node_id state[] = {constant_i32(0), in("3x50xf32")};
    graph_open_region(&g, NULL);
    node_id i = in("i32");
    in("3x50xf32");
    region_id condition = CLOSE(compare(comparison_direction_LT, i, constant_i32(5)));
    graph_open_region(&g, NULL);
    i = in("i32");
    node_id y = in("3x50xf32");
    y = b_sort_by(&g, 1, (node_id[]){b_reverse(&g, y, DIMS(1))}, 1, false, false);
    region_id body = CLOSE(b_add(&g, i, constant_i32(1)), y);
    node_id loop = node_make(&g, OP_while, 2, state, ATTRS(REGIONS(condition, body)));
    end(node_result(&g, loop, 1));
    agree(VALUES_SPECIAL);
    done();
}

/* Only the first elements are read. */
static void check_first(comparator kind, attr_dims dims, int64_t dimension, int64_t wanted)
{
    begin();
    node_id x[2] = {graph_formal(&g, type_tensor(&g, QN_F32, dims.count, dims.at), NULL),
                    graph_formal(&g, type_tensor(&g, QN_I32, dims.count, dims.at), NULL)};
    node_id captured = in("i32"), both = b_sort(&g, 2, x, dimension, comparator_region(kind, captured));
    node_id largest = b_sort_by(&g, 2, (node_id[]){x[1], x[0]}, dimension, true, false), out[4];
    for (uint32_t i = 0; i < 4; i++)
        out[i] = b_slice_one(&g, node_result(&g, i < 2 ? both : largest, i % 2), (uint32_t)dimension,
                             i % 2 && wanted > 2, i % 2 ? wanted : (wanted + 1) / 2, 1 + i % 2);
    end_with(4, out);
    agree(VALUES_SPECIAL);
    done();
}

TEST(compiled_first_elements)
{
    for (int kind = 0; kind < COMPARATORS; kind++) {
        check_first((comparator)kind, DIMS(5, 33), 1, 1 + 4 * kind);
        check_first((comparator)kind, DIMS(1000), 0, 100 * kind + 1);
    }
    check_first(RANDOM, DIMS(3, 40, 2), 1, 9);
    check_first(RANDOM, DIMS(1024), 0, 1000);
    check_first(REMAINDERS, DIMS(2, 5000), 1, 40);
    check_first(LESS, DIMS(3000, 2), 0, 1024);
    check_first(LESS, DIMS(3000), 0, 1025);
    check_first(LESS, DIMS(20000), 0, 7);
}

/* Long slices of every element type are sorted by digits. */
TEST(compiled_digits)
{
    for (int dtype = 1; dtype < DTYPE_COUNT; dtype++) {
        static const int64_t dims[] = {1500, 2};
        begin();
        node_id x = graph_formal(&g, type_tensor(&g, (qn_dtype)dtype, 2, dims), NULL), out[5];
        node_id places = b_iota(&g, QN_I32, 2, dims, 0);
        node_id both = b_sort_by(&g, 2, (node_id[]){x, places}, 0, false, true);
        out[0] = node_result(&g, both, 0);
        out[1] = node_result(&g, both, 1);
        out[2] = node_result(&g, b_sort_by(&g, 2, (node_id[]){x, places}, 0, true, false), 1);
        out[3] = b_sort_by(&g, 1, (node_id[]){b_transpose(&g, x, (int64_t[]){1, 0})}, 1, false, true);
        out[4] = node_result(&g, b_sort_by(&g, 3, (node_id[]){x, x, places}, 0, false, false), 2);
        end_with(5, out);
        agree(VALUES_SPECIAL);
        done();
    }
    static const char *const wide[] = {"70000xf32", "2x66000xi64", "65537xf64"};
    for (int i = 0; i < 3; i++) {
        begin();
        node_id x = in(wide[i]), places;
        uint32_t last = node_shape(&g, x)->rank - 1;
        places = b_iota(&g, QN_I32, last + 1, node_shape(&g, x)->dims, last);
        end(b_sort_by(&g, 1, &x, last, false, true),
            node_result(&g, b_sort_by(&g, 2, (node_id[]){x, places}, last, true, true), 1));
        agree(VALUES_SPECIAL);
        done();
    }
}

/* Sorts of one input are sorts of numbers, and so are those of short slices with other inputs. */
static void check_numbers(qn_dtype dtype, attr_dims dims, bool down, bool total)
{
    uint32_t last = dims.count - 1;
    begin();
    node_id x = graph_formal(&g, type_tensor(&g, dtype, dims.count, dims.at), NULL);
    node_id places = b_iota(&g, QN_I64, dims.count, dims.at, last);
    node_id sorted = b_sort_by(&g, 1, &x, last, down, total);
    node_id first = b_sort_by(&g, 1, (node_id[]){b_reverse(&g, x, DIMS(last))}, last, down, !total);
    node_id both = b_sort_by(&g, 2, (node_id[]){x, places}, last, down, total);
    end(sorted, b_slice_one(&g, first, last, 0, (dims.at[last] + 1) / 2, 1), node_result(&g, both, 0),
        node_result(&g, both, 1));
    agree(VALUES_SPECIAL);
    done();
}

TEST(compiled_numbers)
{
    static const int64_t some[] = {2, 3, 6, 8, 16, 33, 64, 90, 129, 200, 1000, 1024};
    static const int64_t few[] = {5, 65, 700};
    static const qn_dtype types[] = {QN_F32, QN_I64, QN_UI32, QN_F64, QN_BF16, QN_I8};
    for (int k = 0; k < (int)(sizeof types / sizeof *types); k++)
        for (int i = k % 3; i < (int)(sizeof some / sizeof *some); i += k ? 3 : 1)
            check_numbers(types[k], DIMS(3, some[i]), i % 3 == 0, k % 2);
    for (int dtype = 1; dtype < DTYPE_COUNT; dtype++)
        for (int i = 0; i < 3; i++)
            check_numbers((qn_dtype)dtype, DIMS(2, few[i]), dtype % 2, i % 2);
    check_numbers(QN_F32, DIMS(1500), false, false);
    check_numbers(QN_I32, DIMS(5000), true, false);
    check_numbers(QN_F32, DIMS(30000), true, true);
}

/* Orders that are hard for a quicksort: sorted ones, few different numbers, periods, numbers of all magnitudes. */
TEST(compiled_patterns)
{
    static const int64_t lengths_of_patterns[] = {300, 1024, 20000};
    for (int i = 0; i < 3; i++) {
        int64_t n = lengths_of_patterns[i];
        begin();
        node_id scale = in("i32"), out[9];
        node_id up =
            b_add(&g, b_iota(&g, QN_I32, 1, &n, 0), b_broadcast_scalar(&g, scale, type_tensor(&g, QN_I32, 1, &n)));
        node_id all[9] = {up, b_reverse(&g, up, DIMS(0))};
        static const int32_t periods[] = {1, 2, 16, 64, 1000};
        for (int k = 0; k < 5; k++)
            all[2 + k] = b_remainder(&g, up, b_broadcast_scalar(&g, constant_i32(periods[k]), node_type(&g, up)));
        all[7] = b_minimum(&g, all[0], all[1]);
        all[8] = b_multiply(&g, all[7], all[7]);
        for (int k = 0; k < 9; k++)
            out[k] = k < 8 ? b_sort_by(&g, 1, &all[k], 0, k % 2, false)
                           : b_sort_by(&g, 1, (node_id[]){b_exponential(&g, b_convert(&g, all[k - 1], QN_F32))}, 0,
                                       false, true);
        end_with(9, out);
        agree(VALUES_SMALL);
        done();
    }
}

static void check_selection(qn_dtype dtype, attr_dims dims, int64_t dimension, int64_t wanted)
{
    begin();
    node_id x = graph_formal(&g, type_tensor(&g, dtype, dims.count, dims.at), NULL), out[4];
    node_id places = b_iota(&g, QN_I32, dims.count, dims.at, dimension);
    node_id down = b_sort_by(&g, 2, (node_id[]){x, places}, dimension, true, false);
    node_id up = b_sort_by(&g, 3, (node_id[]){x, b_negate(&g, places), x}, dimension, false, true);
    for (uint32_t i = 0; i < 4; i++)
        out[i] = b_slice_one(&g, node_result(&g, i < 2 ? down : up, i % 2), (uint32_t)dimension, 0, wanted, 1);
    end_with(4, out);
    agree(VALUES_SPECIAL);
    done();
}

/* The first elements of longer slices are selected. */
TEST(compiled_selection)
{
    for (int dtype = 1; dtype <= QN_F64; dtype++)
        check_selection((qn_dtype)dtype, DIMS(2, 600), 1, 10);
    check_selection(QN_F32, DIMS(515, 3), 0, 1);
    check_selection(QN_F32, DIMS(40000), 0, 3); /* in parts */
    check_selection(QN_F32, DIMS(2, 200000), 1, 90);
    check_selection(QN_I32, DIMS(33000), 0, 1000);
    check_selection(QN_F64, DIMS(3, 2100), 1, 64);
}

/* A long comparator of both elements at once, with slow paths; the code has few copies of it. */
TEST(compiled_long_comparator)
{
    static const int64_t lengths_of_long[] = {5, 70, 1100};
    for (int i = 0; i < 3; i++) {
        begin();
        node_id x = graph_formal(&g, type_tensor(&g, QN_F32, 1, &lengths_of_long[i]), NULL);
        graph_open_region(&g, NULL);
        node_id a = in("f32"), b = in("f32");
        node_id wave = b_sine(&g, b_multiply(&g, a, b_exponential(&g, b_sine(&g, b))));
        wave = b_add(&g, wave, b_power(&g, b_abs(&g, a), b_tanh(&g, b_subtract(&g, b, a))));
        region_id region = CLOSE(compare(comparison_direction_GT, wave, constant_f32(0.5f)));
        node_id sorted = b_sort(&g, 1, &x, 0, region);
        end(sorted, b_slice_one(&g, b_sort_by(&g, 1, &x, 0, true, false), 0, 0, 3, 1));
        agree(VALUES_USUAL);
        agree(VALUES_SPECIAL);
        done();
    }
}
