/* Tests of the inference of result types, and of the messages for invalid operations. */
#include "graph_case.h"

/* Checks the type of the value that an expression makes in a fresh function. */
#define GIVES(type, ...)                                                                                               \
    do {                                                                                                               \
        begin();                                                                                                       \
        check_type(__LINE__, type, (__VA_ARGS__));                                                                     \
        done();                                                                                                        \
    } while (0)
/* Checks that an expression makes no value and fails with this message. */
#define REFUSED(message, ...)                                                                                          \
    do {                                                                                                               \
        begin();                                                                                                       \
        check_refused(__LINE__, message, (__VA_ARGS__));                                                               \
        done();                                                                                                        \
    } while (0)

static void check_type(int line, const char *wanted, node_id n)
{
    qn_status failure = graph_take_failure(&g);
    if (failure || !n)
        unit_fail(__FILE__, line, "%s, wanted %s", qn_status_message(failure), wanted);
    else if (strcmp(type_string(&g, node_type(&g, n)), wanted) != 0)
        unit_fail(__FILE__, line, "the type is %s, wanted %s", type_string(&g, node_type(&g, n)), wanted);
    else
        CHECK_OK(graph_verify(&g));
    qn_status_free(failure);
}

static void check_refused(int line, const char *message, node_id n)
{
    qn_status failure = graph_take_failure(&g);
    if (n || !failure || strcmp(qn_status_message(failure), message) != 0)
        unit_fail(__FILE__, line, "node %u, \"%s\",\n    wanted \"%s\"", n, qn_status_message(failure), message);
    if (failure && qn_status_code(failure) != QN_INVALID_ARGUMENT)
        unit_fail(__FILE__, line, "code %d", qn_status_code(failure));
    qn_status_free(failure);
}

TEST(rows)
{
    GIVES("tensor<2x3xf32>", MAKE(OP_add, NO_ATTRS, in("2x3xf32"), in("2x3xf32")));
    GIVES("tensor<i1>", MAKE(OP_add, NO_ATTRS, in("i1"), in("i1")));
    GIVES("tensor<0x3xf16>", MAKE(OP_tanh, NO_ATTRS, in("0x3xf16")));
    GIVES("tensor<4xi1>", MAKE(OP_is_finite, NO_ATTRS, in("4xbf16")));
    REFUSED("add: operands differ: tensor<2x3xf32> and tensor<2x4xf32>",
            MAKE(OP_add, NO_ATTRS, in("2x3xf32"), in("2x4xf32")));
    REFUSED("add: element types differ: f32 and f64", MAKE(OP_add, NO_ATTRS, in("3xf32"), in("3xf64")));
    REFUSED("add: 1 operand given; expected (lhs, rhs)", MAKE(OP_add, NO_ATTRS, in("f32")));
    REFUSED("negate: 2 operands given; expected (operand)", MAKE(OP_negate, NO_ATTRS, in("f32"), in("f32")));
    REFUSED("sqrt: operand 0 is tensor<2xi32>; expected a float or complex type", MAKE(OP_sqrt, NO_ATTRS, in("2xi32")));
    REFUSED("and: operand 0 is tensor<f32>; expected an integer type or i1",
            MAKE(OP_and, NO_ATTRS, in("f32"), in("f32")));
    REFUSED("abs: operand 0 is tensor<ui8>; expected a signed integer, float or complex type",
            MAKE(OP_abs, NO_ATTRS, in("ui8")));
    REFUSED("divide: operand 0 is tensor<i1>; expected an integer, float or complex type",
            MAKE(OP_divide, NO_ATTRS, in("i1"), in("i1")));
    REFUSED("popcnt: operand 0 is tensor<i1>; expected an integer type", MAKE(OP_popcnt, NO_ATTRS, in("i1")));
    REFUSED("argument: node_make cannot make an argument; add a formal or a capture to a region instead",
            node_make(&g, OP_argument, 0, NULL, NULL));
    REFUSED("operation 0 does not exist", node_make(&g, OP_none, 0, NULL, NULL));
}

TEST(compare_types)
{
    for (int dtype = 1; dtype < DTYPE_COUNT; dtype++) {
        begin();
        node_id x = in(dtype_facts[dtype].name);
        node_id bare = compare(comparison_direction_LT, x, x);
        uint8_t wanted = dtype_is_float(dtype_part((qn_dtype)dtype)) ? compare_type_FLOAT
                         : dtype_is_signed((qn_dtype)dtype)          ? compare_type_SIGNED
                                                                     : compare_type_UNSIGNED;
        CHECK(attr_compare_type(node_attrs(&g, bare)) == wanted);
        node_id given =
            MAKE(OP_compare, ATTRS(.comparison_direction = comparison_direction_LT, .compare_type = wanted), x, x);
        CHECK(bare == given);
        done();
    }
    GIVES("tensor<2xi1>", MAKE(OP_compare, ATTRS(.comparison_direction = 1, .compare_type = compare_type_TOTALORDER),
                               in("2xf32"), in("2xf32")));
    REFUSED("compare: comparison_direction 0 does not exist; expected EQ, NE, GE, GT, LE or LT",
            MAKE(OP_compare, NO_ATTRS, in("f32"), in("f32")));
    REFUSED("compare: comparison_direction 7 does not exist; expected EQ, NE, GE, GT, LE or LT",
            compare(7, in("f32"), in("f32")));
    REFUSED(
        "compare: compare_type SIGNED does not fit tensor<ui8>; expected UNSIGNED",
        MAKE(OP_compare, ATTRS(.comparison_direction = 1, .compare_type = compare_type_SIGNED), in("ui8"), in("ui8")));
    REFUSED("compare: compare_type TOTALORDER does not fit tensor<i8>; expected SIGNED",
            MAKE(OP_compare, ATTRS(.comparison_direction = 1, .compare_type = compare_type_TOTALORDER), in("i8"),
                 in("i8")));
}

TEST(elementwise)
{
    GIVES("tensor<2xf32>", MAKE(OP_clamp, NO_ATTRS, in("f32"), in("2xf32"), in("2xf32")));
    REFUSED("clamp: min is tensor<f64>; expected tensor<2xf32>, the operand's type, or tensor<f32>",
            MAKE(OP_clamp, NO_ATTRS, in("f64"), in("2xf32"), in("2xf32")));
    REFUSED("clamp: max is tensor<3xf32>; expected tensor<2xf32>, the operand's type, or tensor<f32>",
            MAKE(OP_clamp, NO_ATTRS, in("f32"), in("2xf32"), in("3xf32")));
    GIVES("tensor<2x2xi8>", MAKE(OP_select, NO_ATTRS, in("2x2xi1"), in("2x2xi8"), in("2x2xi8")));
    GIVES("tensor<2x2xi8>", MAKE(OP_select, NO_ATTRS, in("i1"), in("2x2xi8"), in("2x2xi8")));
    REFUSED("select: pred is tensor<2xi1>; expected tensor<i1>, or i1 in the shape of tensor<2x2xi8>",
            MAKE(OP_select, NO_ATTRS, in("2xi1"), in("2x2xi8"), in("2x2xi8")));
    REFUSED("select: pred is tensor<i8>; expected tensor<i1>, or i1 in the shape of tensor<i8>",
            MAKE(OP_select, NO_ATTRS, in("i8"), in("i8"), in("i8")));
    REFUSED("select: on_true and on_false differ: tensor<i8> and tensor<i16>",
            MAKE(OP_select, NO_ATTRS, in("i1"), in("i8"), in("i16")));
    GIVES("tensor<3xbf16>", MAKE(OP_convert, ATTRS(.element_type = QN_BF16), in("3xi1")));
    REFUSED("convert: element_type 0 does not exist; expected a qn_dtype such as QN_F32",
            MAKE(OP_convert, NO_ATTRS, in("3xi1")));
    GIVES("tensor<f64>", MAKE(OP_reduce_precision, ATTRS(.exponent_bits = 5, .mantissa_bits = 0), in("f64")));
    REFUSED("reduce_precision: exponent_bits is 0; expected at least 1",
            MAKE(OP_reduce_precision, ATTRS(.mantissa_bits = 3), in("f64")));
    REFUSED("reduce_precision: mantissa_bits is -1; expected at least 0",
            MAKE(OP_reduce_precision, ATTRS(.exponent_bits = 5, .mantissa_bits = -1), in("f64")));
}

TEST(constants)
{
    static const float data[6] = {1, 2, 3, 4, 5, 6};
    attr_data six = {.at = data, .bytes = 24}, one = {.at = data, .bytes = 4, .splat = true};
    attr_data wide = {.at = data, .bytes = 24, .splat = true};
    GIVES("tensor<2x3xf32>", node_constant(&g, type_of("2x3xf32"), data, false));
    GIVES("tensor<2x3xf32>",
          node_make(&g, OP_constant, 0, NULL, ATTRS(.shape = DIMS(2, 3), .element_type = QN_F32, .value = six)));
    GIVES("tensor<2x5xf32>",
          node_make(&g, OP_constant, 0, NULL, ATTRS(.shape = DIMS(2, 5), .element_type = QN_F32, .value = one)));
    GIVES("tensor<0xf32>", node_constant(&g, type_of("0xf32"), data, false));
    REFUSED("constant: 24 bytes of data given; expected 40 for tensor<2x5xf32>",
            node_make(&g, OP_constant, 0, NULL, ATTRS(.shape = DIMS(2, 5), .element_type = QN_F32, .value = six)));
    REFUSED("constant: 4 bytes of data given; expected 0 for tensor<0xf32>",
            node_make(&g, OP_constant, 0, NULL, ATTRS(.shape = DIMS(0), .element_type = QN_F32, .value = one)));
    REFUSED("constant: 24 bytes of data given; expected 4 for one element of tensor<2x5xf32>",
            node_make(&g, OP_constant, 0, NULL, ATTRS(.shape = DIMS(2, 5), .element_type = QN_F32, .value = wide)));
    REFUSED(
        "constant: buffer 4 does not exist",
        node_make(&g, OP_constant, 0, NULL, ATTRS(.shape = DIMS(2), .element_type = QN_F32, .value = {.buffer = 5})));
    REFUSED("constant: rank 17 is above the limit of 16",
            node_make(&g, OP_constant, 0, NULL,
                      ATTRS(.shape = DIMS(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1), .element_type = QN_F32,
                            .value = one)));
    GIVES("tensor<2x3xui8>",
          node_make(&g, OP_iota, 0, NULL, ATTRS(.shape = DIMS(2, 3), .element_type = QN_UI8, .iota_dimension = 1)));
    REFUSED("iota: iota_dimension 2 is no dimension of tensor<2x3xui8>; expected 0 to 1",
            node_make(&g, OP_iota, 0, NULL, ATTRS(.shape = DIMS(2, 3), .element_type = QN_UI8, .iota_dimension = 2)));
    REFUSED("iota: iota_dimension 0 is no dimension: tensor<f32> has no dimensions; expected rank 1 or more",
            node_make(&g, OP_iota, 0, NULL, ATTRS(.element_type = QN_F32)));
    REFUSED("iota: the result is tensor<2xi1>; expected an integer, float or complex type",
            node_make(&g, OP_iota, 0, NULL, ATTRS(.shape = DIMS(2), .element_type = QN_I1)));
    REFUSED("iota: dimension 0 is negative: -2; expected at least 0",
            node_make(&g, OP_iota, 0, NULL, ATTRS(.shape = DIMS(-2), .element_type = QN_I8)));
}

TEST(shapes)
{
    GIVES("tensor<2x4xi8>", MAKE(OP_bitcast_convert, ATTRS(.element_type = QN_I8), in("2xf32")));
    GIVES("tensor<2xf32>", MAKE(OP_bitcast_convert, ATTRS(.element_type = QN_F32), in("2x4xi8")));
    GIVES("tensor<2x4xui16>", MAKE(OP_bitcast_convert, ATTRS(.element_type = QN_UI16), in("2x4xbf16")));
    REFUSED("bitcast_convert: the last dimension of tensor<2x3xi8> must be 4, because 4 elements make one f32",
            MAKE(OP_bitcast_convert, ATTRS(.element_type = QN_F32), in("2x3xi8")));
    REFUSED("bitcast_convert: the last dimension of tensor<i8> must be 4, because 4 elements make one f32",
            MAKE(OP_bitcast_convert, ATTRS(.element_type = QN_F32), in("i8")));
    REFUSED("bitcast_convert: tensor<8xi1> has no bits that can be read as i8",
            MAKE(OP_bitcast_convert, ATTRS(.element_type = QN_I8), in("8xi1")));
    GIVES("tensor<4x2x3xf32>",
          MAKE(OP_broadcast_in_dim, ATTRS(.shape = DIMS(4, 2, 3), .broadcast_dimensions = DIMS(2, 1)), in("3x1xf32")));
    REFUSED("broadcast_in_dim: dimension 0 of tensor<3xf32> has the extent 3; expected 1, or 4 as in dimension 1 of "
            "tensor<3x4xf32>",
            MAKE(OP_broadcast_in_dim, ATTRS(.shape = DIMS(3, 4), .broadcast_dimensions = DIMS(1)), in("3xf32")));
    REFUSED("broadcast_in_dim: broadcast dimension 1 is already listed; expected each dimension at most once",
            MAKE(OP_broadcast_in_dim, ATTRS(.shape = DIMS(3, 3), .broadcast_dimensions = DIMS(1, 1)), in("3x3xf32")));
    REFUSED("broadcast_in_dim: broadcast dimension 2 is no dimension of tensor<3x3xf32>; expected 0 to 1",
            MAKE(OP_broadcast_in_dim, ATTRS(.shape = DIMS(3, 3), .broadcast_dimensions = DIMS(2)), in("3xf32")));
    REFUSED("broadcast_in_dim: broadcast_dimensions has length 0; expected 1, one number for each dimension of "
            "tensor<3xf32>",
            MAKE(OP_broadcast_in_dim, ATTRS(.shape = DIMS(3, 3)), in("3xf32")));
    GIVES("tensor<3x2xf32>", MAKE(OP_reshape, ATTRS(.shape = DIMS(3, 2)), in("2x3xf32")));
    GIVES("tensor<f32>", MAKE(OP_reshape, NO_ATTRS, in("1x1xf32")));
    REFUSED("reshape: tensor<2x3xf32> has 6 elements, tensor<4xf32> has 4; expected equal numbers",
            MAKE(OP_reshape, ATTRS(.shape = DIMS(4)), in("2x3xf32")));
    REFUSED("reshape: the size of tensor<1099511627776x1099511627776xf32> overflows: more than 70368744177664 bytes; "
            "expected smaller extents",
            MAKE(OP_reshape, ATTRS(.shape = DIMS(1ll << 40, 1ll << 40)), in("2x3xf32")));
    GIVES("tensor<4x2x3xf32>", MAKE(OP_transpose, ATTRS(.permutation = DIMS(2, 0, 1)), in("2x3x4xf32")));
    REFUSED("transpose: permutation: dimension 0 is already listed; expected each dimension at most once",
            MAKE(OP_transpose, ATTRS(.permutation = DIMS(0, 0)), in("2x3xf32")));
    REFUSED("transpose: permutation: dimension 2 is no dimension of tensor<2x3xf32>; expected 0 to 1",
            MAKE(OP_transpose, ATTRS(.permutation = DIMS(0, 2)), in("2x3xf32")));
    GIVES("tensor<2x3xf32>", MAKE(OP_reverse, ATTRS(.dimensions = DIMS(1, 0)), in("2x3xf32")));
    REFUSED("reverse: dimension -1 is no dimension of tensor<2x3xf32>; expected 0 to 1",
            MAKE(OP_reverse, ATTRS(.dimensions = DIMS(-1)), in("2x3xf32")));
    REFUSED("reverse: dimension 1 is already listed; expected each dimension at most once",
            MAKE(OP_reverse, ATTRS(.dimensions = DIMS(1, 1)), in("2x3xf32")));
}

#define SLICE(start, limit, step) ATTRS(.start_indices = start, .limit_indices = limit, .strides = step)

TEST(slices)
{
    GIVES("tensor<2x3xf32>", MAKE(OP_slice, SLICE(DIMS(1, 0), DIMS(3, 8), DIMS(1, 3)), in("4x8xf32")));
    GIVES("tensor<0x1xf32>", MAKE(OP_slice, SLICE(DIMS(4, 7), DIMS(4, 8), DIMS(1, INT64_MAX)), in("4x8xf32")));
    REFUSED("slice: limit 9 in dimension 1 is above its extent 8 in tensor<4x8xf32>; expected at most the extent",
            MAKE(OP_slice, SLICE(DIMS(0, 0), DIMS(4, 9), DIMS(1, 1)), in("4x8xf32")));
    REFUSED("slice: start 3 in dimension 0 is above limit 2",
            MAKE(OP_slice, SLICE(DIMS(3, 0), DIMS(2, 8), DIMS(1, 1)), in("4x8xf32")));
    REFUSED("slice: start -1 in dimension 0 is negative",
            MAKE(OP_slice, SLICE(DIMS(-1, 0), DIMS(2, 8), DIMS(1, 1)), in("4x8xf32")));
    REFUSED("slice: stride 0 in dimension 1 is below 1",
            MAKE(OP_slice, SLICE(DIMS(0, 0), DIMS(2, 8), DIMS(1, 0)), in("4x8xf32")));
    REFUSED("slice: strides has length 1; expected 2, one number for each dimension of tensor<4x8xf32>",
            MAKE(OP_slice, SLICE(DIMS(0, 0), DIMS(2, 8), DIMS(1)), in("4x8xf32")));
    GIVES("tensor<2x3xf32>",
          MAKE(OP_dynamic_slice, ATTRS(.slice_sizes = DIMS(2, 3)), in("4x8xf32"), in("ui8"), in("ui8")));
    REFUSED("dynamic_slice: slice size 9 in dimension 1 is not within its extent 8 in tensor<4x8xf32>",
            MAKE(OP_dynamic_slice, ATTRS(.slice_sizes = DIMS(2, 9)), in("4x8xf32"), in("i32"), in("i32")));
    REFUSED("dynamic_slice: start index 1 is tensor<f32>; expected a scalar integer",
            MAKE(OP_dynamic_slice, ATTRS(.slice_sizes = DIMS(2, 3)), in("4x8xf32"), in("i32"), in("f32")));
    REFUSED("dynamic_slice: start indices 0 and 1 differ: tensor<i32> and tensor<i64>",
            MAKE(OP_dynamic_slice, ATTRS(.slice_sizes = DIMS(2, 3)), in("4x8xf32"), in("i32"), in("i64")));
    REFUSED("dynamic_slice: 1 start indices given; expected one for each dimension of tensor<4x8xf32>",
            MAKE(OP_dynamic_slice, ATTRS(.slice_sizes = DIMS(2, 3)), in("4x8xf32"), in("i32")));
    REFUSED("dynamic_slice: 0 operands given; expected (operand, start_indices, ...)",
            node_make(&g, OP_dynamic_slice, 0, NULL, NULL));
    GIVES("tensor<4xf32>", MAKE(OP_dynamic_update_slice, NO_ATTRS, in("4xf32"), in("2xf32"), in("i64")));
    GIVES("tensor<f32>", MAKE(OP_dynamic_update_slice, NO_ATTRS, in("f32"), in("f32")));
    REFUSED("dynamic_update_slice: dimension 0 of the update is larger than in the operand: 5 and 4 in tensor<5xf32> "
            "and tensor<4xf32>",
            MAKE(OP_dynamic_update_slice, NO_ATTRS, in("4xf32"), in("5xf32"), in("i64")));
    REFUSED("dynamic_update_slice: operand and update differ in element type or rank: tensor<4xf32> and tensor<2xf16>",
            MAKE(OP_dynamic_update_slice, NO_ATTRS, in("4xf32"), in("2xf16"), in("i64")));
}

#define PAD(low, high, interior) ATTRS(.edge_padding_low = low, .edge_padding_high = high, .interior_padding = interior)

TEST(padding)
{
    GIVES("tensor<8xf32>", MAKE(OP_pad, PAD(DIMS(-2), DIMS(3), DIMS(2)), in("3xf32"), in("f32")));
    GIVES("tensor<0xf32>", MAKE(OP_pad, PAD(DIMS(-3), DIMS(0), DIMS(0)), in("3xf32"), in("f32")));
    GIVES("tensor<2xf32>", MAKE(OP_pad, PAD(DIMS(1), DIMS(1), DIMS(INT64_MAX)), in("0xf32"), in("f32")));
    REFUSED("pad: padding makes dimension 0 of tensor<3xf32> negative: -1",
            MAKE(OP_pad, PAD(DIMS(-3), DIMS(-1), DIMS(0)), in("3xf32"), in("f32")));
    REFUSED("pad: padding of dimension 0 of tensor<3xf32> overflows",
            MAKE(OP_pad, PAD(DIMS(1), DIMS(INT64_MAX), DIMS(0)), in("3xf32"), in("f32")));
    REFUSED("pad: padding of dimension 0 of tensor<3xf32> overflows",
            MAKE(OP_pad, PAD(DIMS(1), DIMS(1), DIMS(INT64_MAX)), in("3xf32"), in("f32")));
    REFUSED("pad: the size of tensor<1125899906842628xf32> overflows: more than 70368744177664 bytes; expected smaller "
            "extents",
            MAKE(OP_pad, PAD(DIMS(1), DIMS(1ll << 50), DIMS(0)), in("3xf32"), in("f32")));
    REFUSED("pad: interior padding -1 in dimension 0 is negative",
            MAKE(OP_pad, PAD(DIMS(1), DIMS(1), DIMS(-1)), in("3xf32"), in("f32")));
    REFUSED("pad: padding_value is tensor<1xf32>; expected tensor<f32>",
            MAKE(OP_pad, PAD(DIMS(1), DIMS(1), DIMS(0)), in("3xf32"), in("1xf32")));
    GIVES("tensor<2x9xf32>", MAKE(OP_concatenate, ATTRS(.dimension = 1), in("2x4xf32"), in("2x5xf32"), in("2x0xf32")));
    REFUSED("concatenate: inputs 0 and 1 differ outside dimension 0: tensor<2x4xf32> and tensor<2x5xf32>; expected "
            "equal extents there",
            MAKE(OP_concatenate, NO_ATTRS, in("2x4xf32"), in("2x5xf32")));
    REFUSED("concatenate: dimension 0 is no dimension: tensor<f32> has no dimensions; expected rank 1 or more",
            MAKE(OP_concatenate, NO_ATTRS, in("f32")));
    REFUSED("concatenate: there is no input", node_make(&g, OP_concatenate, 0, NULL, NULL));
}

#define DOT(lb, rb, lc, rc)                                                                                            \
    .lhs_batching_dimensions = lb, .rhs_batching_dimensions = rb, .lhs_contracting_dimensions = lc,                    \
    .rhs_contracting_dimensions = rc

TEST(dots)
{
    GIVES("tensor<10x16xf32>",
          MAKE(OP_dot_general, ATTRS(DOT(NO_DIMS, NO_DIMS, DIMS(1), DIMS(0))), in("10x7xf32"), in("7x16xf32")));
    GIVES("tensor<5x2x3x4xi32>",
          MAKE(OP_dot_general, ATTRS(DOT(DIMS(1), DIMS(2), DIMS(2), DIMS(1)), .element_type = QN_I32), in("2x5x7x3xi8"),
               in("4x7x5xi8")));
    GIVES("tensor<2x3xi1>",
          MAKE(OP_dot_general, ATTRS(DOT(NO_DIMS, NO_DIMS, NO_DIMS, NO_DIMS)), in("2xi1"), in("3xi1")));
    REFUSED(
        "dot_general: contracting dimensions 1 and 0 differ in extent: 7 and 8 in tensor<10x7xf32> x tensor<8x16xf32>",
        MAKE(OP_dot_general, ATTRS(DOT(NO_DIMS, NO_DIMS, DIMS(1), DIMS(0))), in("10x7xf32"), in("8x16xf32")));
    REFUSED("dot_general: batching dimensions 0 and 0 differ in extent: 2 and 3 in tensor<2x7xf32> x tensor<3x7xf32>",
            MAKE(OP_dot_general, ATTRS(DOT(DIMS(0), DIMS(0), DIMS(1), DIMS(1))), in("2x7xf32"), in("3x7xf32")));
    REFUSED("dot_general: lhs has 1 contracting dimensions, rhs 0",
            MAKE(OP_dot_general, ATTRS(DOT(NO_DIMS, NO_DIMS, DIMS(1), NO_DIMS)), in("2x7xf32"), in("3x7xf32")));
    REFUSED("dot_general: lhs contracting dimension 0 is already listed; expected each dimension at most once",
            MAKE(OP_dot_general, ATTRS(DOT(DIMS(0), DIMS(0), DIMS(0), DIMS(1))), in("7x7xf32"), in("7x7xf32")));
    REFUSED("dot_general: rhs contracting dimension 2 is no dimension of tensor<7x7xf32>; expected 0 to 1",
            MAKE(OP_dot_general, ATTRS(DOT(NO_DIMS, NO_DIMS, DIMS(0), DIMS(2))), in("7x7xf32"), in("7x7xf32")));
    REFUSED("dot_general: element types differ: f32 and f16 in tensor<7xf32> x tensor<7xf16>; expected one type",
            MAKE(OP_dot_general, ATTRS(DOT(NO_DIMS, NO_DIMS, DIMS(0), DIMS(0))), in("7xf32"), in("7xf16")));
    REFUSED("dot_general: element_type is i32; expected a float type for operands of f32",
            MAKE(OP_dot_general, ATTRS(DOT(NO_DIMS, NO_DIMS, DIMS(0), DIMS(0)), .element_type = QN_I32), in("7xf32"),
                 in("7xf32")));
    REFUSED("dot_general: element_type is i1; expected an integer or float type for operands of ui8",
            MAKE(OP_dot_general, ATTRS(DOT(NO_DIMS, NO_DIMS, DIMS(0), DIMS(0)), .element_type = QN_I1), in("7xui8"),
                 in("7xui8")));
    REFUSED("dot_general: element_type is f32; expected i1 for operands of i1",
            MAKE(OP_dot_general, ATTRS(DOT(NO_DIMS, NO_DIMS, DIMS(0), DIMS(0)), .element_type = QN_F32), in("7xi1"),
                 in("7xi1")));
    GIVES("tensor<f32>", MAKE(OP_dot_general, ATTRS(DOT(NO_DIMS, NO_DIMS, DIMS(0), DIMS(0)), .element_type = QN_F32),
                              in("7xf64"), in("7xf64")));
    REFUSED("dot_general: order 3 is not allowed here; expected chain or lanes",
            MAKE(OP_dot_general, ATTRS(DOT(NO_DIMS, NO_DIMS, DIMS(0), DIMS(0)), .order = 3), in("7xf32"), in("7xf32")));
    REFUSED("dot_general: rank 20 is above the limit of 16",
            MAKE(OP_dot_general, NO_ATTRS, in("1x1x1x1x1x1x1x1x1x1xf32"), in("1x1x1x1x1x1x1x1x1x1xf32")));
}

static uint8_t order_of(node_id n)
{
    CHECK(n != 0);
    return attr_order(node_attrs(&g, n));
}

static node_id reduce_with(attr_dims dimensions, region_id region, node_id x, node_id init)
{
    return MAKE(OP_reduce, ATTRS(.dimensions = dimensions, REGIONS(region)), x, init);
}

static node_id sum_of(const char *type, attr_dims dimensions)
{
    node_id x = in(type);
    return MAKE(OP_reduce, ATTRS(.dimensions = dimensions, REGIONS(binary_region(OP_add, "f32"))), x, constant_f32(0));
}

TEST(default_orders)
{
    static const struct {
        const char *lhs, *rhs;
        uint8_t order;
    } dots[] = {
        {"10x7xf32", "7x16xf32", order_chain}, {"1x7xf32", "7x16xf32", order_chain},
        {"10x7xf32", "7x1xf32", order_chain},  {"1x7xf32", "7x1xf32", order_chain},
        {"0x7xf32", "7x2xf32", order_chain},   {"7xf32", "7x16xf32", order_chain},
        {"7xf32", "16x7xf32", order_lanes},    {"7xf32", "1x7xf32", order_lanes},
        {"10x7xf32", "7xf32", order_lanes},    {"7x10xf32", "7xf32", order_chain},
        {"7xf32", "7xf32", order_lanes},       {"1x7xf32", "16x7xf32", order_chain},
    };
    for (size_t i = 0; i < sizeof dots / sizeof *dots; i++) {
        begin();
        node_id lhs = in(dots[i].lhs), rhs = in(dots[i].rhs);
        int64_t left = node_shape(&g, lhs)->dims[0] != 7 && node_shape(&g, lhs)->rank == 2;
        int64_t right = node_shape(&g, rhs)->dims[0] != 7;
        CHECK_EQ_U64(order_of(MAKE(OP_dot_general, ATTRS(DOT(NO_DIMS, NO_DIMS, DIMS(left), DIMS(right))), lhs, rhs)),
                     dots[i].order);
        done();
    }
    begin();
    node_id batched = in("3x7xf32");
    CHECK(order_of(MAKE(OP_dot_general, ATTRS(DOT(DIMS(0), DIMS(0), DIMS(1), DIMS(1))), batched, batched)) ==
          order_lanes);
    node_id given =
        MAKE(OP_dot_general, ATTRS(DOT(DIMS(0), DIMS(0), DIMS(1), DIMS(1)), .order = order_chain), batched, batched);
    CHECK(order_of(given) == order_chain);
    done();
#define SUM_ORDER(type, dimensions, wanted)                                                                            \
    do {                                                                                                               \
        begin();                                                                                                       \
        CHECK_EQ_U64(order_of(sum_of(type, dimensions)), wanted);                                                      \
        done();                                                                                                        \
    } while (0)
    SUM_ORDER("4x5xf32", DIMS(1), order_lanes);
    SUM_ORDER("4x5xf32", DIMS(0), order_chain);
    SUM_ORDER("4x5xf32", DIMS(0, 1), order_lanes);
    SUM_ORDER("4x5x1xf32", DIMS(1), order_chain);
    SUM_ORDER("4x5x1xf32", DIMS(2), order_lanes);
    SUM_ORDER("1x1xf32", DIMS(0), order_chain);
    SUM_ORDER("1x1xf32", NO_DIMS, order_chain);
    SUM_ORDER("f32", NO_DIMS, order_chain);
    SUM_ORDER("4xf32", NO_DIMS, order_chain);
    SUM_ORDER("3x0xf32", DIMS(1), order_lanes);
    static const struct {
        op_kind op;
        uint8_t order;
    } reducers[] = {{OP_maximum, order_lanes}, {OP_multiply, order_lanes}, {OP_subtract, order_chain}};
    for (int i = 0; i < 3; i++) {
        begin();
        node_id x = in("4x5xf32");
        node_id n = reduce_with(DIMS(1), binary_region(reducers[i].op, "f32"), x, constant_f32(0));
        CHECK_EQ_U64(order_of(n), reducers[i].order);
        done();
    }
}

TEST(reductions)
{
    GIVES("tensor<4x6xf32>", sum_of("4x5x6xf32", DIMS(1)));
    GIVES("tensor<f32>", sum_of("4x5x6xf32", DIMS(2, 0, 1)));
    REFUSED("reduce: dimension 3 is no dimension of tensor<4x5x6xf32>; expected 0 to 2", sum_of("4x5x6xf32", DIMS(3)));
    REFUSED("reduce: dimension 1 is already listed; expected each dimension at most once",
            sum_of("4x5x6xf32", DIMS(1, 1)));
    REFUSED("reduce: init_value 0 is tensor<f64>; expected tensor<f32>",
            reduce_with(DIMS(0), binary_region(OP_add, "f32"), in("2xf32"), in("f64")));
    REFUSED("reduce: lhs of the region for input 0 is tensor<f64>; expected tensor<f32>",
            reduce_with(DIMS(0), binary_region(OP_add, "f64"), in("2xf32"), in("f32")));
    REFUSED("reduce: 3 operands given; expected inputs, then as many init_values",
            MAKE(OP_reduce, ATTRS(.dimensions = DIMS(0), REGIONS(binary_region(OP_add, "f32"))), in("2xf32"),
                 in("2xf32"), in("f32")));
    REFUSED("reduce: the region takes 2 arguments; expected two for each of the 2 inputs",
            MAKE(OP_reduce, ATTRS(.dimensions = DIMS(0), REGIONS(binary_region(OP_add, "f32"))), in("2xf32"),
                 in("2xf32"), in("f32"), in("f32")));
    REFUSED("reduce: inputs 0 and 1 differ in shape: tensor<2xf32> and tensor<3xi32>",
            MAKE(OP_reduce, ATTRS(.dimensions = DIMS(0), REGIONS(binary_region(OP_add, "f32"))), in("2xf32"),
                 in("3xi32"), in("f32"), in("i32")));
    REFUSED("reduce: 0 regions given; expected 1",
            MAKE(OP_reduce, ATTRS(.dimensions = DIMS(0)), in("2xf32"), in("f32")));
    REFUSED("add: 1 region given; expected none",
            MAKE(OP_add, ATTRS(REGIONS(binary_region(OP_add, "f32"))), in("2xf32"), in("2xf32")));
}

#include "infer_fft.h"
#include "infer_scatter.h"
#include "infer_window.h"

/* Makes a region for control flow. The formals have the types a and b; if a type is NULL, that formal is missing. The
 * output is the formal with number `formal`. If `formal` is -1, the output is a zero of type `output`. */
static region_id region_of(const char *a, const char *b, const char *output, int formal)
{
    graph_open_region(&g, NULL);
    node_id formals[2] = {a ? in(a) : 0, b ? in(b) : 0};
    static const uint64_t zero;
    node_id n = formal >= 0 ? formals[formal] : node_constant(&g, type_of(output), &zero, true);
    return CLOSE(n);
}

TEST(control)
{
    GIVES("tensor<f32>",
          MAKE(OP_while, ATTRS(REGIONS(region_of("f32", NULL, "i1", -1), region_of("f32", NULL, NULL, 0))), in("f32")));
    REFUSED(
        "while: the condition gives tensor<i8>; expected tensor<i1>, such as the result of a compare",
        MAKE(OP_while, ATTRS(REGIONS(region_of("f32", NULL, "i8", -1), region_of("f32", NULL, NULL, 0))), in("f32")));
    REFUSED(
        "while: the condition takes 2 arguments, 1 operand is given",
        MAKE(OP_while, ATTRS(REGIONS(region_of("f32", "f32", "i1", -1), region_of("f32", NULL, NULL, 0))), in("f32")));
    REFUSED(
        "while: argument 0 of the body is tensor<f64>, the operand is tensor<f32>",
        MAKE(OP_while, ATTRS(REGIONS(region_of("f32", NULL, "i1", -1), region_of("f64", NULL, NULL, 0))), in("f32")));
    REFUSED(
        "while: output 0 of the body is tensor<f64>, the operand is tensor<f32>; expected equal types",
        MAKE(OP_while, ATTRS(REGIONS(region_of("f32", NULL, "i1", -1), region_of("f32", NULL, "f64", -1))), in("f32")));
    REFUSED("while: the body has 1 outputs; expected one for each of the 2 operands",
            MAKE(OP_while, ATTRS(REGIONS(region_of("f32", "f32", "i1", -1), region_of("f32", "f32", NULL, 0))),
                 in("f32"), in("f32")));
    REFUSED("while: 1 region given; expected 2",
            MAKE(OP_while, ATTRS(REGIONS(region_of("f32", NULL, "i1", -1))), in("f32")));
    GIVES("tensor<2xf32>", MAKE(OP_case, ATTRS(REGIONS(region_of(NULL, NULL, "2xf32", -1))), in("i32")));
    REFUSED("case: index is tensor<i64>; expected tensor<i32>",
            MAKE(OP_case, ATTRS(REGIONS(region_of(NULL, NULL, "2xf32", -1))), in("i64")));
    REFUSED("case: there is no branch", MAKE(OP_case, NO_ATTRS, in("i32")));
    REFUSED("case: branch 0 takes 1 arguments; expected none",
            MAKE(OP_case, ATTRS(REGIONS(region_of("f32", NULL, NULL, 0))), in("i32")));
    REFUSED("if: branches 0 and 1 differ in output 0: tensor<f32> and tensor<f64>",
            MAKE(OP_if, ATTRS(REGIONS(region_of(NULL, NULL, "f32", -1), region_of(NULL, NULL, "f64", -1))), in("i1")));
    REFUSED(
        "if: pred is tensor<1xi1>; expected tensor<i1>. qn_select chooses for each element",
        MAKE(OP_if, ATTRS(REGIONS(region_of(NULL, NULL, "f32", -1), region_of(NULL, NULL, "f32", -1))), in("1xi1")));
    REFUSED("if: 1 region given; expected 2", MAKE(OP_if, ATTRS(REGIONS(region_of(NULL, NULL, "f32", -1))), in("i1")));
}

/* Makes a function with two results while another function is open. */
static region_id pair_function(void)
{
    graph_open_region(&g, "pair");
    node_id a = in("2xf32"), b = in("3xi8");
    return CLOSE(b, a);
}

TEST(calls)
{
    GIVES("tuple<tensor<3xi8>, tensor<2xf32>>",
          MAKE(OP_call, ATTRS(REGIONS(pair_function())), in("2xf32"), in("3xi8")));
    GIVES("tensor<2xf32>", node_result(&g, MAKE(OP_call, ATTRS(REGIONS(pair_function())), in("2xf32"), in("3xi8")), 1));
    REFUSED("result: there is no result 2 in tuple<tensor<3xi8>, tensor<2xf32>>",
            node_result(&g, MAKE(OP_call, ATTRS(REGIONS(pair_function())), in("2xf32"), in("3xi8")), 2));
    REFUSED("call: argument 1 of @pair is tensor<3xi8>, the operand is tensor<3xi16>",
            MAKE(OP_call, ATTRS(REGIONS(pair_function())), in("2xf32"), in("3xi16")));
    REFUSED("call: @pair takes 2 arguments, 1 operand is given",
            MAKE(OP_call, ATTRS(REGIONS(pair_function())), in("2xf32")));
    REFUSED("call: the callee is no function",
            MAKE(OP_call, ATTRS(REGIONS(region_of("f32", NULL, NULL, 0))), in("f32")));
    REFUSED("negate: operand 0 is tuple<tensor<3xi8>, tensor<2xf32>>; expected an integer, float or complex type",
            MAKE(OP_negate, NO_ATTRS, MAKE(OP_call, ATTRS(REGIONS(pair_function())), in("2xf32"), in("3xi8"))));
}

/* ---- the verifier ------------------------------------------------------------------------------------------------ */

static void check_fault(int line, const char *message)
{
    qn_status status = graph_verify(&g);
    if (!status || strcmp(qn_status_message(status), message) != 0 || qn_status_code(status) != QN_INTERNAL)
        unit_fail(__FILE__, line, "\"%s\", wanted \"%s\"", qn_status_message(status), message);
    qn_status_free(status);
}

/* Changes a field of a valid graph. Expects that the verifier fails with this message. Then restores the field. */
#define FAULT(place, value, message)                                                                                   \
    do {                                                                                                               \
        __typeof__(place) kept_ = (place);                                                                             \
        (place) = (value);                                                                                             \
        check_fault(__LINE__, message);                                                                                \
        (place) = kept_;                                                                                               \
        CHECK_OK(graph_verify(&g));                                                                                    \
    } while (0)

TEST(verifier)
{
    begin();
    node_id x = in("2xf32"), y = in("2xf32"), sum = MAKE(OP_add, NO_ATTRS, x, y);
    node_id product = MAKE(OP_multiply, NO_ATTRS, x, y), flag = in("i1"), wide = in("f64");
    graph_open_region(&g, NULL);
    region_id first = CLOSE(MAKE(OP_negate, NO_ATTRS, sum));
    graph_open_region(&g, NULL);
    region_id second = CLOSE(MAKE(OP_exponential, NO_ATTRS, sum));
    node_id chosen = MAKE(OP_if, ATTRS(REGIONS(first, second)), flag);
    end(chosen, product);
    region *main = region_at(&g, function);
    uint32_t nodes = g.nodes.count, types = g.types.count;
    FAULT(g.nodes.at[product].type, node_type(&g, flag),
          "graph_verify: node 4: multiply is tensor<i1>; inference gives tensor<2xf32>");
    FAULT(g.nodes.at[sum].operand[1], product,
          "graph_verify: node 3: operand 1 is node 4, which does not come before node 3");
    FAULT(g.nodes.at[sum].operand[1], 0, "graph_verify: node 3: operand 1 is missing (node 0)");
    FAULT(g.nodes.at[chosen].operand[1], region_at(&g, first)->outputs[0],
          "graph_verify: node 11: operand 1 is of another region");
    FAULT(g.nodes.at[chosen].operand[1], wide,
          "graph_verify: node 11: if: capture 0 of region 0 is tensor<f64>; expected tensor<2xf32>");
    FAULT(g.nodes.at[product].op, OP_add, "graph_verify: nodes 3 and 4 are equal");
    FAULT(g.nodes.at[product].op, 9999,
          "graph_verify: node 4: one of these does not exist: operation 9999, type 1, attributes 0, region 1");
    FAULT(g.nodes.at[product].region, first,
          "graph_verify: region 1: node 4, entry 3 of its node list, is out of order or not a node of this region");
    FAULT(g.nodes.at[product].attrs, g.nodes.at[chosen].attrs,
          "graph_verify: node 4: multiply has attributes of another operation");
    FAULT(g.nodes.at[product].attrs, g.nodes.at[y].attrs,
          "graph_verify: node 4: multiply has attributes of another operation");
    FAULT(g.types.at[node_type(&g, x)].elements, 3, "graph_verify: type 1: 3 elements noted, 2 counted");
    FAULT(
        main->formals.at[0].alias, 2,
        "graph_verify: region 1: formal 0 cannot share memory with output 2, which does not exist or has another type");
    FAULT(
        main->formals.at[3].alias, 0,
        "graph_verify: region 1: formal 3 cannot share memory with output 0, which does not exist or has another type");
    FAULT(main->formals.at[0].node, y,
          "graph_verify: region 1: the node recorded for argument 0 is not argument 0 of this region");
    FAULT(main->nodes.count, main->nodes.count - 1, "graph_verify: node 11: its region lists it 0 times");
    FAULT(region_at(&g, first)->captured.at[0], flag,
          "graph_verify: region 2: captured value 0 is not in the enclosing region, or its type is not that of capture "
          "0");
    FAULT(region_at(&g, first)->outputs, main->outputs,
          "graph_verify: region 2: output 0 is not a value of this region");
    CHECK(nodes == g.nodes.count && types == g.types.count);
    done();
}

#define GATHER(...) MAKE(OP_gather, ATTRS(__VA_ARGS__), in("4x5x6xf32"), in("4x3x2xi16"))
#define PICKS .start_index_map = DIMS(0, 2), .index_vector_dim = 2, .collapsed_slice_dims = DIMS(0)
#define BATCH .operand_batching_dims = DIMS(0), .start_index_map = DIMS(1, 2), .offset_dims = DIMS(1, 2)

TEST(gather)
{
    GIVES("tensor<4x5x3x1xf32>", GATHER(PICKS, .offset_dims = DIMS(1, 3), .slice_sizes = DIMS(1, 5, 1)));
    GIVES("tensor<4x2x6x3xf32>",
          GATHER(BATCH, .start_indices_batching_dims = DIMS(0), .index_vector_dim = 2, .slice_sizes = DIMS(1, 2, 6)));
    GIVES("tensor<2x2xbf16>",
          MAKE(OP_gather, ATTRS(.offset_dims = DIMS(0, 1), .slice_sizes = DIMS(2, 2)), in("3x2xbf16"), in("0xui64")));
    REFUSED("gather: slice_sizes has 2 numbers; expected one for each dimension of tensor<4x5x6xf32>",
            GATHER(PICKS, .offset_dims = DIMS(1, 3), .slice_sizes = DIMS(1, 5)));
    REFUSED("gather: slice size 7 in dimension 2 is not within its extent 6 in tensor<4x5x6xf32>",
            GATHER(PICKS, .offset_dims = DIMS(1, 3), .slice_sizes = DIMS(1, 5, 7)));
    REFUSED("gather: slices have 2 elements in dimension 0, one of collapsed_slice_dims",
            GATHER(PICKS, .offset_dims = DIMS(1, 3), .slice_sizes = DIMS(2, 5, 1)));
    REFUSED("gather: offset_dims has 1 numbers; expected 2, one for each dimension of tensor<4x5x6xf32> that is "
            "neither collapsed nor batching",
            GATHER(PICKS, .offset_dims = DIMS(1), .slice_sizes = DIMS(1, 5, 1)));
    REFUSED("gather: offset_dims do not ascend: 3 before 1",
            GATHER(PICKS, .offset_dims = DIMS(3, 1), .slice_sizes = DIMS(1, 5, 1)));
    REFUSED("gather: offset_dims: 4 is no dimension of the result, which has rank 4",
            GATHER(PICKS, .offset_dims = DIMS(1, 4), .slice_sizes = DIMS(1, 5, 1)));
    REFUSED("gather: start_index_map has 1 numbers, and an index vector of tensor<4x3x2xi16> has 2",
            GATHER(.start_index_map = DIMS(0), .index_vector_dim = 2, .offset_dims = DIMS(0, 1, 2),
                   .slice_sizes = DIMS(1, 1, 1)));
    REFUSED("gather: index_vector_dim 4 is neither a dimension of tensor<4x3x2xi16> nor its rank",
            GATHER(.start_index_map = DIMS(0), .index_vector_dim = 4, .offset_dims = DIMS(0, 1, 2),
                   .slice_sizes = DIMS(1, 1, 1)));
    REFUSED("gather: start_index_map: dimension 0 is already listed; expected each dimension at most once",
            GATHER(.start_index_map = DIMS(0, 0), .index_vector_dim = 2, .offset_dims = DIMS(0, 1, 2),
                   .slice_sizes = DIMS(1, 1, 1)));
    REFUSED("gather: operand_batching_dims: dimension 3 is no dimension of tensor<4x5x6xf32>; expected 0 to 2",
            GATHER(PICKS, .operand_batching_dims = DIMS(3)));
    REFUSED("gather: operand_batching_dims: dimension 0 is already listed; expected each dimension at most once",
            GATHER(PICKS, .operand_batching_dims = DIMS(0)));
    REFUSED("gather: start_indices_batching_dims contains index_vector_dim 2",
            GATHER(BATCH, .start_indices_batching_dims = DIMS(2), .index_vector_dim = 2, .slice_sizes = DIMS(1, 2, 6)));
    REFUSED("gather: operand_batching_dims and start_indices_batching_dims have 1 and 0 numbers",
            GATHER(BATCH, .index_vector_dim = 2, .slice_sizes = DIMS(1, 2, 6)));
    REFUSED("gather: batching dimensions 0 of tensor<4x5x6xf32> and 1 of tensor<4x3x2xi16> differ in extent",
            GATHER(BATCH, .start_indices_batching_dims = DIMS(1), .index_vector_dim = 2, .slice_sizes = DIMS(1, 2, 6)));
    REFUSED("gather: start_indices is tensor<f32>; expected an integer type",
            MAKE(OP_gather, ATTRS(.offset_dims = DIMS(0), .slice_sizes = DIMS(1)), in("4xf32"), in("f32")));
}

#define SOLVE(a, b, ...) MAKE(OP_triangular_solve, ATTRS(__VA_ARGS__), in(a), in(b))

TEST(factorisations_and_solves)
{
    GIVES("tensor<5x4x4xf32>", MAKE(OP_cholesky, ATTRS(.lower = true), in("5x4x4xf32")));
    GIVES("tensor<5x4x3xf64>", SOLVE("5x4x4xf64", "5x4x3xf64", .left_side = true, .transpose_a = transpose_a_ADJOINT));
    GIVES("tensor<3x4xf64>", SOLVE("4x4xf64", "3x4xf64", .transpose_a = transpose_a_TRANSPOSE));
    GIVES("tuple<tensor<2x3x5xf16>, tensor<2x3xi32>, tensor<2x3xi32>>", MAKE(OP_lu, NO_ATTRS, in("2x3x5xf16")));
    GIVES("tuple<tensor<5x3xf64>, tensor<3xi32>, tensor<5xi32>>", MAKE(OP_lu, NO_ATTRS, in("5x3xf64")));
    GIVES("tuple<tensor<2x3xf16>, tensor<2x3x3xf16>>", MAKE(OP_eigh, ATTRS(.lower = true), in("2x3x3xf16")));
    GIVES("tuple<tensor<3xf64>, tensor<3x3xcomplex<f64>>>",
          MAKE(OP_eigh, ATTRS(.lower = true), in("3x3xcomplex<f64>")));
    REFUSED("eigh: operand 0 is tensor<3x4xf32>; expected square matrices in the last two dimensions",
            MAKE(OP_eigh, NO_ATTRS, in("3x4xf32")));
    GIVES("tuple<tensor<2x3x5xf16>, tensor<2x3xf16>>", MAKE(OP_qr, NO_ATTRS, in("2x3x5xf16")));
    REFUSED("qr: operand 0 is tensor<5xf64>; expected matrices in the last two dimensions",
            MAKE(OP_qr, NO_ATTRS, in("5xf64")));
    GIVES("tensor<5x3xf64>", MAKE(OP_householder_product, NO_ATTRS, in("5x3xf64"), in("2xf64")));
    REFUSED("householder_product: tau has 4 elements for each matrix of tensor<5x3xf64>; expected at most one for each "
            "column",
            MAKE(OP_householder_product, NO_ATTRS, in("5x3xf64"), in("4xf64")));
    REFUSED("householder_product: operand 0 is tensor<3x5xf64>; expected at most as many columns as rows",
            MAKE(OP_householder_product, NO_ATTRS, in("3x5xf64"), in("3xf64")));
    GIVES("tuple<tensor<5x3xf16>, tensor<3x3xf16>>", MAKE(OP_reduced_qr, NO_ATTRS, in("5x3xf16")));
    REFUSED("reduced_qr: operand 0 is tensor<3x5xf64>; expected at most as many columns as rows",
            MAKE(OP_reduced_qr, NO_ATTRS, in("3x5xf64")));
    GIVES("tensor<2x3x3xf32>", MAKE(OP_expm, NO_ATTRS, in("2x3x3xf32")));
    GIVES("tuple<tensor<2x5x3xf16>, tensor<2x3xf16>, tensor<2x3x3xf16>>", MAKE(OP_svd, NO_ATTRS, in("2x5x3xf16")));
    GIVES("tuple<tensor<3x3xcomplex<f32>>, tensor<3xf32>, tensor<3x5xcomplex<f32>>>",
          MAKE(OP_svd, NO_ATTRS, in("3x5xcomplex<f32>")));
    GIVES("tensor<2x3xf64>", MAKE(OP_singular_values, NO_ATTRS, in("2x3x5xcomplex<f64>")));
    GIVES("tensor<2x5x3xf64>", MAKE(OP_pinv, NO_ATTRS, in("2x3x5xf64")));
    REFUSED("svd: operand 0 is tensor<5xf64>; expected matrices in the last two dimensions",
            MAKE(OP_svd, NO_ATTRS, in("5xf64")));
    REFUSED("singular_values: operand 0 is tensor<5xf64>; expected matrices in the last two dimensions",
            MAKE(OP_singular_values, NO_ATTRS, in("5xf64")));
    REFUSED("pinv: operand 0 is tensor<5xf64>; expected matrices in the last two dimensions",
            MAKE(OP_pinv, NO_ATTRS, in("5xf64")));
    REFUSED("expm: operand 0 is tensor<3x2xf32>; expected square matrices in the last two dimensions",
            MAKE(OP_expm, NO_ATTRS, in("3x2xf32")));
    REFUSED("lu: operand 0 is tensor<5xf64>; expected matrices in the last two dimensions",
            MAKE(OP_lu, NO_ATTRS, in("5xf64")));
    REFUSED("cholesky: operand 0 is tensor<3x4xf32>; expected square matrices in the last two dimensions",
            MAKE(OP_cholesky, NO_ATTRS, in("3x4xf32")));
    REFUSED("cholesky: operand 0 is tensor<4xf32>; expected square matrices in the last two dimensions",
            MAKE(OP_cholesky, NO_ATTRS, in("4xf32")));
    GIVES("tensor<4x4xcomplex<f32>>", MAKE(OP_cholesky, NO_ATTRS, in("4x4xcomplex<f32>")));
    GIVES("tuple<tensor<5x3xcomplex<f64>>, tensor<3xcomplex<f64>>>", MAKE(OP_qr, NO_ATTRS, in("5x3xcomplex<f64>")));
    REFUSED("cholesky: operand 0 is tensor<4x4xi32>; expected a float or complex type",
            MAKE(OP_cholesky, NO_ATTRS, in("4x4xi32")));
    REFUSED("triangular_solve: operand 0 is tensor<4x3xf32>; expected square matrices in the last two dimensions",
            SOLVE("4x3xf32", "3x3xf32", .left_side = true, .transpose_a = 1));
    REFUSED("triangular_solve: operands differ in element type or rank: tensor<3x3xf32> and tensor<3x3xf64>",
            SOLVE("3x3xf32", "3x3xf64", .left_side = true, .transpose_a = 1));
    REFUSED("triangular_solve: operands differ in element type or rank: tensor<2x3x3xf32> and tensor<3x3xf32>",
            SOLVE("2x3x3xf32", "3x3xf32", .left_side = true, .transpose_a = 1));
    REFUSED("triangular_solve: dimension 0 differs: 2 and 5 in tensor<2x3x3xf32> and tensor<5x3x3xf32>",
            SOLVE("2x3x3xf32", "5x3x3xf32", .left_side = true, .transpose_a = 1));
    REFUSED("triangular_solve: dimension 0 of b is 4; expected 3, as in tensor<3x3xf32>, because left_side is true",
            SOLVE("3x3xf32", "4x3xf32", .left_side = true, .transpose_a = 1));
    REFUSED("triangular_solve: dimension 1 of b is 4; expected 3, as in tensor<3x3xf32>, because left_side is false",
            SOLVE("3x3xf32", "3x4xf32", .transpose_a = 1));
    REFUSED("triangular_solve: transpose_a 0 does not exist; expected NO_TRANSPOSE, TRANSPOSE or ADJOINT",
            SOLVE("3x3xf32", "3x3xf32", .left_side = true));
}

#define CONVOLVED(lhs, rhs, ...)                                                                                       \
    MAKE(OP_convolution,                                                                                               \
         ATTRS(.input_dimensions = DIMS(0, 2, 1), .kernel_dimensions = DIMS(1, 2, 0),                                  \
               .output_dimensions = DIMS(0, 2, 1), __VA_ARGS__),                                                       \
         in(lhs), in(rhs))
#define PAIR(low, high) ((attr_pairs){1, (const attr_pair[]){{low, high}}})

TEST(convolution)
{
    GIVES("tensor<2x7x5xf32>", CONVOLVED("2x9x4xf32", "3x4x5xf32", .element_type = QN_NONE));
    GIVES("tensor<2x4x5xf64>", CONVOLVED("2x9x4xf32", "3x4x5xf32", .window_strides = DIMS(2), .element_type = QN_F64));
    GIVES("tensor<2x10x5xi32>", CONVOLVED("2x9x4xi8", "3x4x5xi8", .padding = PAIR(1, 2), .element_type = QN_I32));
    GIVES("tensor<2x15x5xf32>", CONVOLVED("2x9x4xf32", "3x4x5xf32", .lhs_dilation = DIMS(2)));
    GIVES("tensor<2x5x5xf32>", CONVOLVED("2x9x4xf32", "3x4x5xf32", .rhs_dilation = DIMS(2)));
    GIVES("tensor<2x7x6xf32>", CONVOLVED("2x9x4xf32", "3x2x6xf32", .feature_group_count = 2));
    GIVES("tensor<1x7x6xf32>", CONVOLVED("2x9x4xf32", "3x4x6xf32", .batch_group_count = 2));
    GIVES("tensor<2x0x5xf32>", CONVOLVED("2x2x4xf32", "3x4x5xf32", .element_type = QN_NONE));
    GIVES("tensor<2x0x5xf32>", CONVOLVED("2x9x4xf32", "3x4x5xf32", .padding = PAIR(-4, -5)));
    GIVES("tensor<2x0x5xf32>", CONVOLVED("2x0x4xf32", "0x4x5xf32", .element_type = QN_NONE));
    REFUSED("convolution: the operands are tensor<2x9x4xf32> x tensor<4x5xf32>; expected equal ranks of at least 2",
            CONVOLVED("2x9x4xf32", "4x5xf32", .element_type = QN_NONE));
    REFUSED("convolution: input_dimensions must name each of the dimensions 0 to 2 once",
            MAKE(OP_convolution, ATTRS(.input_dimensions = DIMS(0, 1, 1)), in("2x9x4xf32"), in("3x4x5xf32")));
    REFUSED("convolution: output_dimensions must name each of the dimensions 0 to 2 once",
            MAKE(OP_convolution,
                 ATTRS(.input_dimensions = DIMS(0, 2, 1), .kernel_dimensions = DIMS(0, 1, 2),
                       .output_dimensions = DIMS(0, 1, 3)),
                 in("2x9x4xf32"), in("3x4x5xf32")));
    REFUSED("convolution: window_strides has 2 numbers; expected one for each of 1 spatial dimensions",
            CONVOLVED("2x9x4xf32", "3x4x5xf32", .window_strides = DIMS(1, 1)));
    REFUSED("convolution: window_strides 0 in spatial dimension 0 is not positive",
            CONVOLVED("2x9x4xf32", "3x4x5xf32", .window_strides = DIMS(0)));
    REFUSED("convolution: rhs_dilation -1 in spatial dimension 0 is not positive",
            CONVOLVED("2x9x4xf32", "3x4x5xf32", .rhs_dilation = DIMS(-1)));
    REFUSED("convolution: window_reversal 2 in spatial dimension 0 is neither 0 nor 1",
            CONVOLVED("2x9x4xf32", "3x4x5xf32", .window_reversal = DIMS(2)));
    REFUSED("convolution: padding has 2 pairs; expected one for each of 1 spatial dimensions",
            CONVOLVED("2x9x4xf32", "3x4x5xf32", .padding = {2, (const attr_pair[]){{0, 0}, {0, 0}}}));
    REFUSED("convolution: padding and dilations in spatial dimension 0 do not fit 64 bits",
            CONVOLVED("2x9x4xf32", "3x4x5xf32", .padding = PAIR(INT64_MAX, INT64_MAX)));
    REFUSED("convolution: feature_group_count -1 is not positive",
            CONVOLVED("2x9x4xf32", "3x4x5xf32", .feature_group_count = -1));
    REFUSED("convolution: feature_group_count is 2 and batch_group_count 2; expected at most one of them above 1",
            CONVOLVED("2x9x4xf32", "3x2x6xf32", .feature_group_count = 2, .batch_group_count = 2));
    REFUSED("convolution: feature_group_count 3 does not divide dimension 2 of lhs tensor<2x9x4xf32>",
            CONVOLVED("2x9x4xf32", "3x2x6xf32", .feature_group_count = 3));
    REFUSED("convolution: batch_group_count 2 does not divide dimension 2 of rhs tensor<3x4x5xf32>",
            CONVOLVED("2x9x4xf32", "3x4x5xf32", .batch_group_count = 2));
    REFUSED("convolution: rhs has 3 input features; expected 4 in tensor<2x9x4xf32> x tensor<3x3x5xf32>",
            CONVOLVED("2x9x4xf32", "3x3x5xf32", .element_type = QN_NONE));
    REFUSED(
        "convolution: element types differ: f32 and f16 in tensor<2x9x4xf32> x tensor<3x4x5xf16>; expected one type",
        CONVOLVED("2x9x4xf32", "3x4x5xf16", .element_type = QN_NONE));
    REFUSED("convolution: element_type is i32; expected a float type for operands of f32",
            CONVOLVED("2x9x4xf32", "3x4x5xf32", .element_type = QN_I32));
}
