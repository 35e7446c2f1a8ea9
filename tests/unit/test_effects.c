/* Tests of effects. A node is never merged, dropped, moved or rewritten if it has effects, or if it owns a region that
 * contains a node with effects. */
#include "abi/image.h"
#include "rewrite/expand.h"
#include "rewrite/rewrite.h"
#include "gradient/gradient.h"
#include "graph/build.h"
#include "graph_case.h"
#include "quern/compiler.h"
#include "quern/jit.h"
#include "unit.h"

static node_id poke(node_id x)
{
    type_id t = node_type(&g, x);
    return b_custom_call(&g, "poke", true, NULL, 1, &x, 1, &t);
}

/* Lists the nodes of a region that have effects. For a node without regions, the list has the number of elements of the
 * node's operand, such as "2 ". For a node with regions, the list has the lists of these regions, each in brackets. */
static void list_effects(const graph *in, region_id r, text *out)
{
    for (uint32_t i = 0; i < region_at(in, r)->effects.count; i++) {
        node_id n = region_at(in, r)->effects.at[i];
        const attr_record *a = node_attrs(in, n);
        if (!a->region_count)
            text_printf(out, "%" PRId64 " ", node_shape(in, node_operand(in, n, 0))->elements);
        for (uint32_t k = 0; k < a->region_count; k++) {
            text_puts(out, "[ ");
            list_effects(in, a->regions[k], out);
            text_puts(out, "] ");
        }
    }
}

#define CHECK_EFFECTS(in, r, wanted)                                                                                   \
    do {                                                                                                               \
        text listed = {0};                                                                                             \
        list_effects((in), (r), &listed);                                                                              \
        text_puts(&listed, "");                                                                                        \
        if (strcmp(listed.at ? listed.at : "", (wanted)) != 0)                                                         \
            unit_fail(__FILE__, __LINE__, "effects are %s, not %s", listed.at ? listed.at : "none", (wanted));         \
        text_free(&listed);                                                                                            \
    } while (0)

/* Checks the effects of `function` three times: in the graph `g`, after writing it as bytes and reading it back, and
 * after expansion and simplification. */
static void check_everywhere(const char *given, const char *simplified)
{
    graph to;
    region_id entry = 0;
    uint8_t *bytes = NULL;
    size_t size = 0;
    CHECK_EFFECTS(&g, function, given);
    CHECK_OK(graph_to_bytes(&g, function, &bytes, &size));
    CHECK_OK(graph_init(&to));
    CHECK_OK(graph_from_bytes(&to, bytes, size, &entry));
    CHECK_EFFECTS(&to, entry, given);
    CHECK_OK(graph_verify(&to));
    graph_free(&to);
    free(bytes);
    CHECK_OK(graph_init(&to));
    graph expanded;
    CHECK_OK(graph_init(&expanded));
    CHECK_OK(expand(&g, function, false, &expanded, &entry));
    CHECK_OK(simplify(&expanded, entry, &to, &entry));
    graph_free(&expanded);
    CHECK_EFFECTS(&to, entry, simplified);
    CHECK_OK(graph_verify(&to));
    graph_free(&to);
}

TEST(nodes_with_effects_are_not_merged_or_dropped)
{
    begin();
    node_id x = in("3xf32"), y = in("2xf32");
    CHECK(MAKE(OP_negate, NO_ATTRS, x) == MAKE(OP_negate, NO_ATTRS, x));
    node_id first = poke(x), between = poke(y), last = poke(x);
    CHECK(first != last && node_has_effects(&g, between));
    end(last);
    check_everywhere("3 2 3 ", "3 2 3 ");
    done();
}

TEST(effects_keep_the_order_of_their_nodes)
{
    begin();
    node_id x = in("3xf32"), y = in("2xf32"), z = in("1xf32");
    node_id on_y = poke(y), on_z = poke(z);
    end(poke(x), on_z, on_y);
    check_everywhere("2 1 3 ", "2 1 3 ");
    done();
}

/* The results of this while loop are unused. Without the effect in the loop's body, simplification would remove the
 * loop. */
static void loop_with_effect(node_id x)
{
    node_id zero = constant_i32(0), three = constant_i32(3);
    graph_open_region(&g, NULL);
    region_id condition = CLOSE(compare(comparison_direction_LT, in("i32"), three));
    graph_open_region(&g, NULL);
    node_id i = in("i32");
    poke(x);
    region_id body = CLOSE(MAKE(OP_add, NO_ATTRS, i, constant_i32(1)));
    node_id start[] = {zero};
    node_make(&g, OP_while, 1, start, ATTRS(REGIONS(condition, body)));
}

TEST(owners_have_the_effects_of_their_regions)
{
    begin();
    node_id x = in("3xf32"), y = in("2xf32");
    loop_with_effect(x);
    poke(y);
    loop_with_effect(x);
    end(y);
    check_everywhere("[ ] [ 3 ] 2 [ ] [ 3 ] ", "[ ] [ 3 ] 2 [ ] [ 3 ] ");
    done();
}

TEST(calls_are_inlined_where_they_stand)
{
    CHECK_OK(graph_init(&g));
    graph_open_region(&g, "f");
    region_id f = (poke(in("3xf32")), CLOSE(constant_i32(1)));
    graph_open_region(&g, "main");
    node_id x = in("3xf32"), y = in("2xf32");
    poke(y);
    MAKE(OP_call, ATTRS(REGIONS(f)), x);
    MAKE(OP_call, ATTRS(REGIONS(f)), x);
    poke(y);
    end(y);
    check_everywhere("2 [ 3 ] [ 3 ] 2 ", "2 3 3 2 ");
    done();
}

TEST(the_evaluator_runs_unused_effects)
{
    begin();
    node_id x = in("f32");
    node_id vast = MAKE(OP_broadcast_in_dim, ATTRS(.shape = DIMS((int64_t)1 << 40)), x);
    end(x);
    float one = 1, out = 0;
    run((const void *[]){&one}, (void *[]){&out}); /* `vast` is unused, so it needs no memory */
    CHECK(out == 1);
    graph_open_region(&g, "other");
    node_id same = in("f32");
    vast = MAKE(OP_broadcast_in_dim, ATTRS(.shape = DIMS((int64_t)1 << 40)), same);
    poke(vast);
    end(same);
    qn_status status = evaluate(&g, function, (const void *[]){&one}, (void *[]){&out});
    CHECK(qn_status_code(status) == QN_OUT_OF_MEMORY);
    qn_status_free(status);
    done();
}

TEST(an_unused_effect_is_compiled)
{
    begin();
    node_id x = in("3xf32");
    poke(x);
    end(x);
    uint8_t *bytes = NULL;
    size_t size = 0, made = 0;
    void *image = NULL;
    CHECK_OK(graph_to_bytes(&g, function, &bytes, &size));
    qn_compile_request request = {.graph = bytes, .graph_size = size, .level = "x86-64-v3"};
    CHECK_OK(qn_jit_compiler()->compile(qn_jit_compiler()->self, &request, &image, &made));
    const image_header *h = image;
    CHECK(h && h->code.hosts == 1 && h->plan.steps == 1 && h->code.tensors > 0);
    free(image);
    free(bytes);
    done();
}

TEST(gradients_through_effects_are_refused)
{
    begin();
    node_id x = in("1xf32");
    node_id y = MAKE(OP_reshape, NO_ATTRS, poke(x)), by;
    gradient(&g, "gradient", "y", y, 1, &x, &by);
    qn_status status = graph_take_failure(&g);
    CHECK(strstr(qn_status_message(status),
                 "custom_call is not defined: it has effects, and y depends on an x through it"));
    qn_status_free(status);
    done();
}
