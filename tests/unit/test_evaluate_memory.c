/* Tests the evaluator when memory runs out. In each call another allocation fails: the first, the second, and so on.
 * Each such call must return QN_OUT_OF_MEMORY and free all its memory. A call after all failures must give the right
 * result. */
#include "../sanitized.h"
#include "graph_case.h"

/* If `countdown` is not negative, that many allocations succeed and then one fails. While `armed`, `blocks` lists the
 * blocks that are allocated. */
static long countdown = -1;
static bool armed;
static void *blocks[4096];

/* Replaces `old` by `block` in the list. A NULL in the list is a free place. Returns false if `old` is not in the
 * list. */
__attribute__((unused)) static bool replace_block(void *old, void *block)
{
    for (size_t i = 0; i < sizeof blocks / sizeof *blocks; i++)
        if (blocks[i] == old) {
            blocks[i] = block;
            return true;
        }
    return false;
}

static size_t blocks_left(void)
{
    size_t count = 0;
    for (size_t i = 0; i < sizeof blocks / sizeof *blocks; i++)
        count += blocks[i] != NULL;
    return count;
}

#if defined(__GLIBC__) && !ADDRESS_SANITIZED
#define CAN_FAIL 1
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

static bool fails(void) { return countdown >= 0 && countdown-- == 0; }

static void *counted(void *block)
{
    if (armed && block && !replace_block(NULL, block))
        CHECK(!"the list of blocks is full");
    return block;
}

void *calloc(size_t count, size_t size) { return fails() ? NULL : counted(__libc_calloc(count, size)); }
void *aligned_alloc(size_t alignment, size_t size)
{
    return fails() ? NULL : counted(__libc_memalign(alignment, size));
}
void free(void *block)
{
    if (block)
        replace_block(block, NULL);
    __libc_free(block);
}
#else
#define CAN_FAIL 0
#endif

/* Makes a function that needs every kind of allocation. It has a loop of three rounds with a maximum, a sum, a dot, and
 * elementwise operations. The region of the maximum uses an `if`. */
static void make_function(void)
{
    begin();
    node_id x = in("8x2xf32"), zero = constant_i32(0);
    graph_open_region(&g, NULL);
    node_id i = in("i32");
    (void)in("2xf32");
    region_id condition = CLOSE(compare(comparison_direction_LT, i, constant_i32(3)));
    graph_open_region(&g, NULL);
    i = in("i32");
    node_id s = in("2xf32");
    graph_open_region(&g, NULL);
    node_id a = in("f32"), b = in("f32");
    graph_open_region(&g, NULL);
    region_id yes = CLOSE(a);
    graph_open_region(&g, NULL);
    region_id no = CLOSE(b);
    region_id larger = CLOSE(MAKE(OP_if, ATTRS(REGIONS(yes, no)), compare(comparison_direction_GT, a, b)));
    node_id most = MAKE(OP_reduce, ATTRS(.dimensions = DIMS(0), REGIONS(larger)), x, constant_f32(-100));
    node_id sum =
        MAKE(OP_reduce, ATTRS(.dimensions = DIMS(0), REGIONS(binary_region(OP_add, "f32"))), x, constant_f32(0));
    attrs dot = {.lhs_contracting_dimensions = DIMS(0), .rhs_contracting_dimensions = DIMS(0)};
    node_id scale = MAKE(OP_dot_general, &dot, s, sum);
    node_id flag = compare(comparison_direction_GT, scale, constant_f32(0));
    node_id next = MAKE(OP_select, NO_ATTRS, flag, MAKE(OP_exponential, NO_ATTRS, most), s);
    region_id body = CLOSE(MAKE(OP_add, NO_ATTRS, i, constant_i32(1)), next);
    node_id start = node_make(&g, OP_iota, 0, NULL, ATTRS(.shape = DIMS(2), .element_type = QN_F32));
    node_id loop = MAKE(OP_while, ATTRS(REGIONS(condition, body)), zero, start);
    end(node_result(&g, loop, 1), x);
}

TEST(every_allocation_fails_once)
{
    make_function();
    float x[16], wanted[2], got[2], copy[16];
    for (int k = 0; k < 16; k++)
        x[k] = (float)k / 16;
    run((const void *[]){x}, (void *[]){wanted, copy});
    armed = true;
    long n = 0;
    for (qn_status status = NULL; CAN_FAIL; n++) {
        countdown = n;
        status = evaluate(&g, function, (const void *[]){x}, (void *[]){got, copy});
        bool used = countdown < 0;
        countdown = -1;
        if (!used || qn_status_code(status) != QN_OUT_OF_MEMORY) {
            CHECK(!used && !status);
            break;
        }
        qn_status_free(status);
        CHECK_EQ_U64(blocks_left(), 0);
    }
    CHECK(n > 50 || !CAN_FAIL);
    CHECK_EQ_U64(blocks_left(), 0);
    armed = false;
    memset(got, 0, sizeof got);
    run((const void *[]){x}, (void *[]){got, copy});
    CHECK(memcmp(got, wanted, sizeof got) == 0);
    done();
}
