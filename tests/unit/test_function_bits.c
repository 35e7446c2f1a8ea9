/* The bits of the functions, which may change only with the version of the numerics (docs/numerics.md). For each
 * function and type there is a hash of its results for a fixed set of operands: all of them in f16 and bf16; in f32 and
 * f64, and for two operands, a sequence of random bits and of ordinary numbers. If a hash changes on purpose, the version
 * changes too; UNIT_VERBOSE=1 prints the table. */
#include <stdlib.h>

#include "math/elementwise.h"
#include "unit.h"

enum { WORDS = 1 << 16 };

/* Number `n` of the random sequence splitmix64 (Steele and Vigna). */
static uint64_t mixed(uint64_t n)
{
    n = (n + 1) * 0x9e3779b97f4a7c15;
    n = (n ^ n >> 30) * 0xbf58476d1ce4e5b9;
    n = (n ^ n >> 27) * 0x94d049bb133111eb;
    return n ^ n >> 31;
}

/* Operand number `i`: its bits, in the low bits of the result. Of four, one is random, the others have an exponent near
 * that of 1. */
static uint64_t operand(qn_dtype type, uint64_t i, uint64_t sequence)
{
    int bits = dtype_facts[type].bits, fraction = dtype_facts[type].mantissa;
    uint64_t word = mixed(2 * i + sequence) >> (64 - bits), bias = ((uint64_t)1 << (dtype_exponent(type) - 1)) - 1;
    if (bits == 16 && !sequence)
        return i;
    if (i % 4 == 0)
        return word;
    uint64_t exponent = bias + mixed(word) % 16 - 11, sign = word >> (bits - 1) << (bits - 1);
    return sign | exponent << fraction | (word & (((uint64_t)1 << fraction) - 1));
}

static void put(qn_dtype type, void *words, uint64_t i, uint64_t word)
{
    if (dtype_facts[type].bits == 16)
        ((uint16_t *)words)[i] = (uint16_t)word;
    else if (dtype_facts[type].bits == 32)
        ((uint32_t *)words)[i] = (uint32_t)word;
    else
        ((uint64_t *)words)[i] = word;
}

/* FNV-1a (Fowler, Noll and Vo) */
static uint64_t hash_of(const uint8_t *bytes, size_t size)
{
    uint64_t hash = 0xcbf29ce484222325;
    for (size_t i = 0; i < size; i++)
        hash = (hash ^ bytes[i]) * 0x100000001b3;
    return hash;
}

static uint64_t results_hash(op_kind op, int operands, qn_dtype type)
{
    static uint64_t in[2][WORDS], out[WORDS];
    arena memory;
    for (int k = 0; k < operands; k++)
        for (uint64_t i = 0; i < WORDS; i++)
            put(type, in[k], i, operand(type, i, (uint64_t)k));
    arena_init(&memory);
    ARENA_ENTER(&memory, unit_fail(__FILE__, __LINE__, "out of memory"); return 0);
    sx_code *s = sx_new(&memory);
    sx x[2] = {0};
    for (int k = 0; k < operands; k++)
        x[k] = sx_from_storage(s, type, sx_arg(s, (uint32_t)k, sx_storage(type)));
    qn_dtype types[2] = {type, type};
    sx_output(s, sx_to_storage(s, type, scalar_apply(s, op, types, type, x, NULL)));
    CHECK_OK(sx_run(s, WORDS, (const void *const[]){in[0], in[1]}, (void *const[]){out}));
    ARENA_LEAVE(&memory);
    arena_free(&memory);
    return hash_of((const uint8_t *)out, WORDS * (size_t)dtype_facts[type].bits / 8);
}

/* For numerics version 4. */
static const struct row {
    op_kind op;
    uint64_t hashes[4]; /* f16, bf16, f32, f64 */
} rows[] = {
    {OP_cbrt, {0x01f33fc5a85735e1, 0x3af5809938214295, 0xb418df2693a7b59a, 0x2969889306cd79b9}},
    {OP_cosine, {0x2254225973763f69, 0x3f871463675d6f0d, 0xeafdc829ed2824e4, 0xcafd754314b71c2d}},
    {OP_exponential, {0x874003f7425d9f06, 0x2f0338f6cb02a675, 0x72e0ce740d80c257, 0x6919564c37d49eb2}},
    {OP_exponential_minus_one, {0x2c531fb095c49e01, 0xf23b2b29c606b14c, 0xd0e39d48a3992a33, 0xecedca3f0e082a7f}},
    {OP_log, {0x5e36170d64c0e400, 0xd7acb6237090231a, 0xde5c2c0797ad6b53, 0x46cd30cedb9b3abc}},
    {OP_log_plus_one, {0xae0ef88969add806, 0x2ac5372aa47533c9, 0xde7df514563c57fb, 0xe00280e528477589}},
    {OP_logistic, {0x7677528f694aa1df, 0x9f478685cf8211fe, 0xd5a74d99f48fcc47, 0xc21aaa4452701d39}},
    {OP_rsqrt, {0x8e191e686c986ab7, 0xd514bf5d8eec702f, 0xc421d531e6375c22, 0xf8f18039b5458260}},
    {OP_sine, {0x56b7c829b1498421, 0xc1f3a73c15ed0089, 0xc16df3cbc82272ce, 0xa5e64711a5a84c32}},
    {OP_tan, {0xb0ce9c0cb965435d, 0x8c499867d6afa2b1, 0x59e32288bd8d26f0, 0xc3d0b659b30070cf}},
    {OP_tanh, {0xec5bee069d2d49d5, 0xd9a66b7026211b89, 0xc4d899814e171b19, 0x1d672a5396a261d7}},
    {OP_acos, {0x1284a86a28f65843, 0xbffdbd2c1bb2eab8, 0xe2c648ab30a11171, 0x55ca659bedac72fc}},
    {OP_acosh, {0x48ae0b5658b616da, 0x1ca820f2a973c385, 0xceff342d6d6b2f5c, 0x3cf795b39530ba66}},
    {OP_asin, {0xac82b65cd0867e2d, 0xbdd3b02dc7b986b9, 0xec61baa761698c40, 0xa005bc3a2df05a73}},
    {OP_asinh, {0xd8f0657d9e717b69, 0x4a22aed33f0daa5d, 0xa664e36c7b058e25, 0x6aca47e7c904500b}},
    {OP_atan, {0x54ac1c2487e1655d, 0x24dcb6701611c001, 0x0fca4ebf53f46784, 0x2c9922f5f9bebabf}},
    {OP_atanh, {0xa0058898d67644c5, 0x48379747896ec3dd, 0xb91976534c96faf7, 0x88df6deaf5b5f0dc}},
    {OP_cosh, {0xda7646a0119e5f45, 0xafb2ecd6080d7d8d, 0x928eddee03863d10, 0x5578056feb22a1a4}},
    {OP_erf, {0x6ff3776fe3f76b45, 0xa0e474c1d27782d5, 0x7b87e120ec859120, 0x80d7a620e31076e8}},
    {OP_erf_inv, {0x1abb4aae54af790d, 0xaff15b98b5f111a5, 0x3538d988247fa6ef, 0x51441cc7f4b3fb3e}},
    {OP_erfc, {0x5cb492e87681f3c6, 0x447a0cf7fca570ff, 0x3b32880c076ba08b, 0x7058ee21c03f5ace}},
    {OP_sinh, {0x92422519a80a6651, 0xfd22b36ffba34b29, 0x212e49829c68afbb, 0xd45477ddc2ef50f4}},
    {OP_atan2, {0x6c5b00f2939a37e2, 0x119b8cd9c8ae7f2a, 0x2dc615a5dc76d8ad, 0x5b243298065e5450}},
    {OP_power, {0x082e34d3d4c7acc6, 0x6d70d5a12b04884c, 0xbbafc2c0b7ab3e40, 0xba4cab3b363551e7}},
    {OP_lgamma, {0x5b1be32eb7878cb6, 0x0b7d9862898af458, 0x99087a7e8bf0c745, 0x6446e313e7c3f500}},
    {OP_digamma, {0x94a87864f6e2f6fb, 0x52a61f5556e22801, 0x6a4e8140e1d9b3f7, 0x4b66ad0251491b7a}},
    {OP_bessel_i1e, {0x94f2aadb63838c4d, 0xa48e8066523ea851, 0xae63c680aca6aeaa, 0xd4675425aa661f8b}},
    {OP_bessel_i0e, {0x7cb822a61049a0e5, 0xde9b43f27066131d, 0x8761744fe59ddd45, 0x9f5ca1031c79afd9}},
    {OP_polygamma, {0x72970a87c26c34a3, 0x5fc61ad533647246, 0x734139edcd0047a5, 0x12cd795c5af5c4d5}},
    {OP_zeta, {0x2c26735cc850c618, 0x84b08a5913aeecfd, 0x29fdce52ee7d6888, 0xf5349299b46a9c89}},
};

static const uint64_t *recorded(op_kind op)
{
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (rows[i].op == op)
            return rows[i].hashes;
    return NULL;
}

static void check_function(op_kind op, int operands)
{
    static const qn_dtype types[] = {QN_F16, QN_BF16, QN_F32, QN_F64};
    const uint64_t *want = recorded(op);
    if (getenv("UNIT_VERBOSE"))
        printf("    {OP_%s, {", op_facts[op].name);
    for (int t = 0; t < 4; t++) {
        uint64_t got = results_hash(op, operands, types[t]);
        if (getenv("UNIT_VERBOSE"))
            printf("%s0x%016llx", t ? ", " : "", (unsigned long long)got);
        /* The numbers 4096 and above are for operations that only a copy of Quern has. */
        if (op_facts[op].number >= 4096 && !want)
            continue;
        if (!want || want[t] != got)
            unit_fail(__FILE__, __LINE__, "%s of %s: the hash is 0x%016llx, not 0x%016llx: the results changed",
                      op_facts[op].name, dtype_facts[types[t]].name, (unsigned long long)got,
                      (unsigned long long)(want ? want[t] : 0));
    }
    if (getenv("UNIT_VERBOSE"))
        printf("}},\n");
}

TEST(version) { CHECK_EQ_U64(NUMERICS_VERSION, 4); }

/* A test for each row of ops.def with an error bound. */
#define FUNCTION(name, operands)                                                                                       \
    TEST(name) { check_function(OP_##name, operands); }
#define UNARY_0(name)
#define UNARY_1(name) FUNCTION(name, 1)
#define UNARY_2(name) FUNCTION(name, 1)
#define UNARY_1_2(name) FUNCTION(name, 1)
#define BINARY_0(name)
#define BINARY_2(name) FUNCTION(name, 2)
#define UNARY(name, number, dialect, types, result, gradient, ulp, doc) UNARY_##ulp(name)
#define BINARY(name, number, dialect, types, result, gradient, ulp, doc) BINARY_##ulp(name)
#include "graph/ops.def"
