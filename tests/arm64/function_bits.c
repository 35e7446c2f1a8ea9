/* Prints a line for every elementwise operation without attributes, in every type. The line has two hashes: of the
 * evaluator's results, and of the results of compiled code. Two machines agree if they print the same lines.
 *
 * Each operation gets SAMPLES operands. For an operation with one operand of at most 32 bits, the samples are spread
 * over all bit patterns. The samples of other operations are random. A complex number has a sample for each part. */
#include "agree.h"
#include "base/hash.h"

enum { SAMPLES = 1 << 15, ELEMENT_BYTES = 16 /* of the widest type, c128 */ };

/* The bits of operand number `input` in sample i, for an operation with `inputs` operands. The first samples are all
 * pairs of special values. */
static uint64_t operand(qn_dtype dtype, uint32_t inputs, uint32_t input, uint64_t i)
{
    uint32_t width = dtype_facts[dtype].bits;
    uint64_t mask = ~(uint64_t)0 >> (64 - width), count;
    special_bits(dtype, 0, &count);
    if (i < count * count)
        return special_bits(dtype, input == 0 ? i / count : input == 1 ? i % count : i * 7, &count);
    if (inputs == 1 && width <= 32)
        return i * (((uint64_t)1 << width) / SAMPLES | 1) & mask;
    uint64_t any = random_next();
    if (!dtype_is_float(dtype) || i % 4)
        return any & mask;
    return dtype_encode(dtype, ldexp((double)(int64_t)any, (int)(i / 4 % 140) - 130));
}

static uint64_t image_hash(const uint8_t *bytes, size_t size, const void *const *slots, size_t result)
{
    cpu_facts cpu;
    program *p = NULL;
    pool *threads = NULL;
    void *image = NULL;
    size_t image_size = 0;
    uint64_t hash = 0;
    cpu_probe(&cpu);
    qn_compile_request request = {.graph = bytes, .graph_size = size, .level = level_facts[level_best(&cpu)].name};
    CHECK_OK(qn_jit_compiler()->compile(qn_jit_compiler()->self, &request, &image, &image_size));
    CHECK_OK(pool_open(1, NULL, &threads));
    char *copy = aligned_alloc(64, (image_size + 63) / 64 * 64);
    memcpy(copy, image, image_size);
    CHECK_OK(program_load(copy, image_size, &cpu, &p));
    const region *r = region_at(&g, function);
    if (p) {
        CHECK_OK(program_call(p, threads, &stop_never, (void *const *)slots));
        hash = hash_bytes(slots[r->formals.count], result, 0);
    }
    program_free(p);
    pool_close(threads);
    free(copy);
    free(image);
    return hash;
}

static void print_row(op_kind op, qn_dtype dtype)
{
    enum { MOST = 4 };
    const char *operands = op_facts[op].operands;
    uint32_t inputs = 1, parts = dtype_is_complex(dtype) ? 2 : 1;
    uint8_t *bytes = NULL;
    size_t size = 0;
    for (const char *c = operands; *c; c++)
        inputs += *c == ',';
    const int64_t count = SAMPLES;
    node_id in_nodes[MOST];
    char *slots[MOST + 1];
    begin();
    random_seed((uint64_t)op * 64 + dtype);
    for (uint32_t k = 0; k < inputs && k < MOST; k++) {
        qn_dtype own = k == 0 && strncmp(operands, "(pred,", 6) == 0 ? QN_I1 : dtype, part = dtype_part(own);
        in_nodes[k] = graph_formal(&g, type_tensor(&g, own, 1, &count), NULL);
        slots[k] = malloc((size_t)count * ELEMENT_BYTES);
        for (int64_t i = 0; i < count * (own == part ? 1 : 2); i++) {
            uint64_t bits = operand(part, inputs * parts, k, (uint64_t)i);
            memcpy(slots[k] + (size_t)i * dtype_bytes(part), &bits, dtype_bytes(part));
        }
    }
    node_id made = node_make(&g, op, inputs, in_nodes, NO_ATTRS);
    end(made);
    size_t result = (size_t)count * dtype_bytes((qn_dtype)node_shape(&g, made)->dtype);
    slots[inputs] = malloc((size_t)count * ELEMENT_BYTES);
    CHECK_OK(evaluate_expanded(&g, function, (const void *const *)slots, (void *const *)&slots[inputs]));
    printf("%s %s %016" PRIx64, op_facts[op].name, dtype_facts[dtype].name, hash_bytes(slots[inputs], result, 0));
    CHECK_OK(graph_to_bytes(&g, function, &bytes, &size));
    printf(" %016" PRIx64 "\n", image_hash(bytes, size, (const void *const *)slots, result));
    for (uint32_t k = 0; k <= inputs; k++)
        free(slots[k]);
    free(bytes);
    done();
}

TEST(every_row)
{
    for (int op = 1; op < OP_COUNT; op++)
        for (int dtype = 1; dtype < DTYPE_COUNT; dtype++)
            if (op_is_elementwise((op_kind)op) && strcmp(op_facts[op].attributes, "(none)") == 0 &&
                (op_facts[op].types >> dtype_facts[dtype].class & 1) &&
                (op != OP_complex || dtype_of_parts((qn_dtype)dtype)))
                print_row((op_kind)op, (qn_dtype)dtype);
}
