/* custom_call in the graph: reading, printing, canonical bytes, inference, errors. Nothing is called here. */
#include "rewrite/rewrite.h"
#include "graph/build.h"
#include "graph_case.h"
#include "stablehlo/print.h"
#include "stablehlo/stablehlo.h"
#include "unit.h"

/* ---- text ---------------------------------------------------------------------------------------------------------- */

#define FUNCTION(body)                                                                                                 \
    "func.func @main(%x: tensor<3x4xf32>, %y: tensor<4xi32>) -> tensor<3x4xf32> {\n" body                              \
    "\n return %x : tensor<3x4xf32>\n}\n"
#define CALL(attributes)                                                                                               \
    FUNCTION("%r = stablehlo.custom_call @f(%x) {" attributes "} : (tensor<3x4xf32>) -> tensor<3x4xf32>")

static qn_status read_text(graph *to, const char *source)
{
    CHECK_OK(graph_init(to));
    return stablehlo_parse(to, "t.mlir", source, strlen(source));
}

/* The first custom_call of a text; the graph is `g`. */
static node_id call_of(const char *source)
{
    CHECK_OK(read_text(&g, source));
    for (node_id n = 1; n < g.nodes.count; n++)
        if (node_op(&g, n) == OP_custom_call)
            return n;
    return 0;
}

TEST(a_dictionary_keeps_names_types_and_values)
{
    node_id n = call_of(CALL("api_version = 4 : i32, backend_config = {b = 2 : i8, a = \"x\\00y\", c = true, d = 0.5, "
                             "e = array<i16: 1, -1>, f = {g = 1.5 : f32}, h.i = 7}"));
    attr_dict dict = attr_backend_attributes(node_attrs(&g, n));
    CHECK(dict.count == 7 && attr_dict_valid(dict));
    const attr_entry *e = dict.at;
    CHECK(e[0].kind == ENTRY_STRING && e[0].count == 3 && memcmp(e[0].at, "x\0y", 3) == 0);
    CHECK(e[1].kind == ENTRY_NUMBER && e[1].dtype == QN_I8 && *(const int8_t *)e[1].at == 2);
    CHECK(e[2].dtype == QN_I1 && *(const uint8_t *)e[2].at == 1);
    CHECK(e[3].dtype == QN_F64 && *(const double *)e[3].at == 0.5);
    CHECK(e[4].kind == ENTRY_LIST && e[4].count == 2 && ((const int16_t *)e[4].at)[1] == -1);
    CHECK(e[5].kind == ENTRY_DICT && e[5].count == 1 && ((const attr_entry *)e[5].at)->dtype == QN_F32);
    CHECK(e[6].dtype == QN_I64 && e[6].name.size == 3);
    graph_free(&g);
}

TEST(attributes_are_kept_and_printed)
{
    node_id n = call_of(CALL("has_side_effect = true, backend_config = \"abc\", api_version = 2 : i32"));
    const attr_record *a = node_attrs(&g, n);
    CHECK(attr_has_side_effect(a) && attr_api_version(a) == 2 && attr_backend_config(a).size == 3);
    CHECK(attr_call_target_name(a).size == 1 && strcmp(attr_call_target_name(a).at, "f") == 0 &&
          node_has_effects(&g, n));
    text out = {0};
    CHECK_OK(stablehlo_print(&g, &out));
    CHECK(strstr(out.at, "%r = stablehlo.custom_call @f(%x) {has_side_effect = true, backend_config = \"abc\", "
                         "api_version = 2 : i32} : (tensor<3x4xf32>) -> tensor<3x4xf32>\n"));
    text_free(&out);
    graph_free(&g);
}

TEST(annotations_are_their_operands)
{
    node_id n =
        call_of("func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {\n"
                "%0 = stablehlo.custom_call @Sharding(%x) {mhlo.sharding = \"\"} : (tensor<4xf32>) -> tensor<4xf32>\n"
                "%1 = stablehlo.custom_call @LayoutConstraint(%0) {operand_layouts = [dense<0> : tensor<1xindex>], "
                "has_side_effect = true} : (tensor<4xf32>) -> tensor<4xf32>\n"
                "stablehlo.custom_call @xla.sdy.ShardingGroup(%1) {has_side_effect = true} : (tensor<4xf32>) -> ()\n"
                "return %1 : tensor<4xf32>\n}");
    qn_status why = NULL;
    const region *r = region_at(&g, graph_entry(&g, &why));
    CHECK(!n && r->outputs[0] == r->formals.at[0].node);
    graph_free(&g);
}

static const struct {
    const char *source, *error;
} refused[] = {
    {CALL("api_version = 5 : i32"), "stablehlo.custom_call: api_version is 5, 1 to 4 expected"},
    {CALL("backend_config = {a = 1}"), "backend_config is a dictionary, a string expected below api_version 4"},
    {CALL("api_version = 4 : i32, backend_config = {a = 1, a = 2}"), "one name twice"},
    {CALL("api_version = 4 : i32, backend_config = {a = @f}"),
     "strings, numbers, bools, lists of numbers and dictionaries"},
    {CALL("api_version = 4 : i32, backend_config = {a = dense<0> : tensor<2x2xi8>}"), "one dimension"},
    {CALL("api_version = 4 : i32, backend_config = {a = 300 : i8}"), "'300' does not fit i8"},
    {CALL("has_side_effect = 1"), "true or false expected for 'has_side_effect'"},
    {CALL("operand_layouts = [dense<[0, 1]> : tensor<2xindex>]"), "layout 0 is not row-major"},
    {CALL("called_computations = [@g]"), "custom calls that call computations are not supported"},
    {CALL("output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, "
          "operand_tuple_indices = []>]"),
     "there is no result 0 or no operand 1"},
    {CALL("output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0, 1], operand_index = "
          "0>]"),
     "aliases of parts of tuples are not supported"},
    {FUNCTION("%r = stablehlo.custom_call @\"\"(%x) : (tensor<3x4xf32>) -> tensor<i1>"), "call_target_name is empty"},
    {FUNCTION("%r = \"stablehlo.custom_call\"(%x) <{call_target_name = \"a\\00\"}> : (tensor<3x4xf32>) -> tensor<i1>"),
     "call_target_name is cut short by a 0"},
    {FUNCTION("%r = stablehlo.custom_call @f(%x) : (tensor<3x4xf32>) -> tuple<tensor<i1>>"),
     "result 0 is neither a tensor nor a token"},
    {FUNCTION("%r = stablehlo.custom_call @f(%x) : (tensor<3x4xf64>) -> tensor<i1>"), "is declared as tensor<3x4xf64>"},
    {FUNCTION("%r = stablehlo.custom_call @Sharding(%x) : (tensor<3x4xf32>) -> tensor<i1>"),
     "is declared as tensor<i1>"},
    {FUNCTION("%t = stablehlo.custom_call @f() : () -> !stablehlo.token\n%r = stablehlo.add %t, %t : !stablehlo.token"),
     "operand 0 is !stablehlo.token, a tensor expected"},
    {"func.func @main(%t: !stablehlo.token) -> tensor<f32> {}", "an argument is !stablehlo.token, a tensor expected"},
    {"func.func @main() -> !stablehlo.token {\n%t = stablehlo.custom_call @f() : () -> !stablehlo.token\n"
     "return %t : !stablehlo.token\n}",
     "output 0 is a token, a tensor expected"},
};

TEST(what_is_not_supported_says_so)
{
    for (size_t i = 0; i < sizeof refused / sizeof *refused; i++) {
        qn_status status = read_text(&g, refused[i].source);
        if (!status || !strstr(qn_status_message(status), refused[i].error))
            unit_fail(__FILE__, __LINE__, "wanted: %s\ngot: %s", refused[i].error, qn_status_message(status));
        qn_status_free(status);
        graph_free(&g);
    }
}

/* ---- nodes --------------------------------------------------------------------------------------------------------- */

static node_id call(const char *target, bool effect, const char *config, node_id x, const char *result)
{
    type_id type = type_of(result);
    return b_custom_call(&g, target, effect, config, 1, &x, 1, &type);
}

/* Each attribute is part of the call: calls that differ in one are two, equal ones are one. */
TEST(equal_calls_are_one)
{
    begin();
    node_id x = in("4xf32"), usual = call("f", false, "c", x, "4xf32");
    CHECK(usual == call("f", false, "c", x, "4xf32"));
    CHECK(usual != call("h", false, "c", x, "4xf32") && usual != call("f", false, NULL, x, "4xf32"));
    CHECK(usual != call("f", false, "d", x, "4xf32") && usual != call("f", false, "c", x, "2x2xf32"));
    CHECK(usual != call("f", false, "c", x, "4xi32") && usual != call("f", true, "c", x, "4xf32"));
    CHECK(call("f", true, "c", x, "4xf32") != call("f", true, "c", x, "4xf32"));
    attrs a = attrs_of(&g, usual);
    a.api_version = 4;
    a.backend_config = (attr_string){0};
    node_id typed = node_make(&g, OP_custom_call, 1, &x, &a);
    a.backend_attributes = (attr_dict){1, &(attr_entry){{1, "a"}, ENTRY_NUMBER, QN_I8, 1, "\1"}};
    node_id first = node_make(&g, OP_custom_call, 1, &x, &a);
    a.backend_attributes.at = &(attr_entry){{1, "a"}, ENTRY_NUMBER, QN_I8, 1, "\2"};
    node_id second = node_make(&g, OP_custom_call, 1, &x, &a);
    a.backend_attributes.at = &(attr_entry){{1, "a"}, ENTRY_NUMBER, QN_I8, 1, "\1"};
    CHECK(typed && first && second && typed != first && first != second);
    CHECK(first == node_make(&g, OP_custom_call, 1, &x, &a));
    a.output_operand_aliases = (attr_pairs){1, &(attr_pair){0, 0}};
    CHECK(node_make(&g, OP_custom_call, 1, &x, &a) != first);
    end(usual, first);
    CHECK_OK(graph_verify(&g));
    done();
}

TEST(dictionaries_out_of_order_are_refused)
{
    static const attr_entry entries[] = {{{1, "b"}, ENTRY_STRING, 0, 0, ""}, {{1, "a"}, ENTRY_STRING, 0, 0, ""}};
    static const attr_entry bool_of_two[] = {{{1, "a"}, ENTRY_NUMBER, QN_I1, 1, "\2"}};
    static const attr_entry nameless[] = {{{0, ""}, ENTRY_STRING, 0, 0, ""}};
    attr_entry deep[MAX_DICT_DEPTH + 1];
    for (int i = 0; i <= MAX_DICT_DEPTH; i++)
        deep[i] = i < MAX_DICT_DEPTH ? (attr_entry){{1, "a"}, ENTRY_DICT, 0, 1, &deep[i + 1]}
                                     : (attr_entry){{1, "a"}, ENTRY_STRING, 0, 0, ""};
    CHECK(!attr_dict_valid((attr_dict){2, entries}) && attr_dict_valid((attr_dict){1, entries}));
    CHECK(!attr_dict_valid((attr_dict){1, bool_of_two}) && !attr_dict_valid((attr_dict){1, nameless}));
    CHECK(!attr_dict_valid((attr_dict){1, deep}) && attr_dict_valid((attr_dict){1, deep + 1}));
}

TEST(rewrites_keep_calls)
{
    begin();
    node_id one = constant_f32(1), made = call("f", false, NULL, one, "f32");
    node_id empty = call("f", false, NULL, one, "0xf32"), same = b_add(&g, made, b_zeros_like(&g, made));
    end(same, empty);
    graph to;
    region_id entry;
    CHECK_OK(graph_init(&to));
    CHECK_OK(simplify(&g, function, &to, &entry));
    const region *r = region_at(&to, entry);
    CHECK(node_op(&to, node_operand(&to, r->outputs[0], 0)) == OP_custom_call ||
          node_op(&to, r->outputs[0]) == OP_custom_call);
    CHECK(node_op(&to, r->outputs[1]) == OP_constant); /* no elements, no effect */
    CHECK_OK(graph_verify(&to));
    graph_free(&to);
    float out;
    qn_status status = evaluate(&g, function, NULL, (void *[]){&out, &out});
    CHECK(qn_status_code(status) == QN_UNSUPPORTED && strstr(qn_status_message(status), "custom call @f"));
    qn_status_free(status);
    done();
}
