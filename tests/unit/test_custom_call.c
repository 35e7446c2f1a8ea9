/* Tests of nodes with the operation custom_call: reading, printing, inference, errors, rewriting. No host function is
 * called. */
#include "rewrite/rewrite.h"
#include "graph/build.h"
#include "graph_case.h"
#include "stablehlo/print.h"
#include "stablehlo/stablehlo.h"
#include "unit.h"

/* ---- text -------------------------------------------------------------------------------------------------------- */

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

/* Reads a text into the graph `g`. Returns its first custom_call. */
static node_id call_of(const char *source)
{
    CHECK_OK(read_text(&g, source));
    for (node_id n = 1; n < g.nodes.count; n++)
        if (node_op(&g, n) == OP_custom_call)
            return n;
    return 0;
}

#define DICT(entries) CALL("api_version = 4 : i32, backend_config = {" entries "}")
#define DEEP8(part) part part part part part part part part

TEST(a_dictionary_keeps_names_types_and_values)
{
    node_id n = call_of(CALL("api_version = 4 : i32, backend_config = {b = 2 : i8, a = \"x\\00y\", c = true, d = 0.5, "
                             "e = array<i16: 1, -1>, f = {g = 1.5 : f32}, h.i = 7, i = array<i1: true, 0>}"));
    attr_dict dict = attr_backend_attributes(node_attrs(&g, n));
    CHECK(dict.count == 8 && !attr_dict_fault(&g.arena, dict));
    const attr_entry *e = dict.at;
    CHECK(e[0].kind == ENTRY_STRING && e[0].count == 3 && memcmp(e[0].at, "x\0y", 3) == 0);
    CHECK(e[1].kind == ENTRY_NUMBER && e[1].dtype == QN_I8 && *(const int8_t *)e[1].at == 2);
    CHECK(e[2].dtype == QN_I1 && *(const uint8_t *)e[2].at == 1);
    CHECK(e[3].dtype == QN_F64 && *(const double *)e[3].at == 0.5);
    CHECK(e[4].kind == ENTRY_LIST && e[4].count == 2 && ((const int16_t *)e[4].at)[1] == -1);
    CHECK(e[5].kind == ENTRY_DICT && e[5].count == 1 && ((const attr_entry *)e[5].at)->dtype == QN_F32);
    CHECK(e[6].dtype == QN_I64 && e[6].name.size == 3);
    CHECK(e[7].kind == ENTRY_LIST && e[7].count == 2 && memcmp(e[7].at, "\1\0", 2) == 0);
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

/* Expansion gives this attribute to a call with complex values. */
TEST(interleaved_values_are_read_and_printed)
{
    node_id n = call_of("func.func @main(%x: tensor<3x2xf32>) -> tensor<3x2xf32> {\n"
                        "%r = stablehlo.custom_call @f(%x) {quern.interleaved = array<i64: 0, 1>} : "
                        "(tensor<3x2xf32>) -> tensor<3x2xf32>\n"
                        "return %r : tensor<3x2xf32>\n}\n");
    CHECK(attr_interleaved(node_attrs(&g, n)).count == 2);
    text out = {0};
    CHECK_OK(stablehlo_print(&g, &out));
    CHECK(strstr(out.at, "@f(%x) {quern.interleaved = array<i64: 0, 1>} : "));
    text_free(&out);
    graph_free(&g);
}

TEST(annotations_are_replaced_by_their_operands)
{
    node_id n =
        call_of("func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {\n"
                "%0 = stablehlo.custom_call @Sharding(%x) {mhlo.sharding = \"\"} : (tensor<4xf32>) -> tensor<4xf32>\n"
                "%1 = stablehlo.custom_call @LayoutConstraint(%0) {operand_layouts = [dense<0> : tensor<1xindex>], "
                "has_side_effect = true} : (tensor<4xf32>) -> tensor<4xf32>\n"
                "stablehlo.custom_call @xla.sdy.ShardingGroup(%1) {has_side_effect = true} : (tensor<4xf32>) -> ()\n"
                "%2 = sdy.sharding_constraint %1 <@mesh, [{\"x\", \"a\":(1)2, ?}p1], replicated={\"y\"}> : "
                "tensor<4xf32>\n"
                "%3 = \"sdy.sharding_constraint\"(%2) <{sharding = #sdy.sharding<@mesh, [{\"x\"}]>}> : "
                "(tensor<4xf32>) -> tensor<4xf32>\n"
                "%4 = sdy.reshard %3 <mesh<[\"x\"=1]>, [{}]> : tensor<4xf32>\n"
                "%5 = sdy.propagation_barrier %4 allowed_direction=NONE : tensor<4xf32>\n"
                "sdy.sharding_group %5 group_id=21 : tensor<4xf32>\n"
                "\"sdy.sharding_group\"(%5) <{group_id = 21 : i64}> : (tensor<4xf32>) -> ()\n"
                "return %5 : tensor<4xf32>\n}");
    qn_status why = NULL;
    const region *r = region_at(&g, graph_entry(&g, &why));
    CHECK(!n && r->outputs[0] == r->formals.at[0].node);
    graph_free(&g);
}

static const struct {
    const char *source, *error;
} refused[] = {
    {CALL("api_version = 5 : i32"), "stablehlo.custom_call: api_version is 5; expected 1 to 4"},
    {CALL("backend_config = {a = 1}"), "backend_config is a dictionary; expected a string below api_version 4"},
    {DICT("a = 1, a = 2"), "backend_config: the dictionary has the name 'a' twice"},
    {DICT("\"\" = 1"), "backend_config: a name is empty"},
    {DICT("a = @f"), "strings, numbers, bools, lists of numbers and dictionaries"},
    {DICT("a = dense<0> : tensor<2x2xi8>"), "one dimension, not 2"},
    {DICT("a = dense<0> : tensor<65536xi8>"), "65536 numbers in a dictionary is above the limit of 65535"},
    {DICT("a = 300 : i8"), "'300' does not fit i8"},
    {DICT("a = array<i8: 1, 300>"), "'300' does not fit i8"},
    {DICT("a = array<ui8: -1>"), "'-1' does not fit ui8"},
    {DICT("a = array<i1: 5>"), "'5' does not fit i1"},
    {DICT("a = array<i8: true>"), "true and false are of type i1, not i8"},
    {DICT("a = array<i64: 9223372036854775808>"), "this integer does not fit 64 bits"},
    {DICT("a = 1 : i4"), "element type 'i4' is not supported"},
    {DICT("a = 1.5 : f8E4M3FN"), "element type 'f8E4M3FN' is not supported"},
    {DICT("a = array<i4: 1>"), "element type 'i4' is not supported"},
    {DICT("a = " DEEP8("{a = ") DEEP8("{a = ") "1" DEEP8("}") DEEP8("}")), "dictionaries nest deeper than 16"},
    {CALL("has_side_effect = 1"), "true or false expected for 'has_side_effect'"},
    {CALL("operand_layouts = [dense<[0, 1]> : tensor<2xindex>]"), "layout 0 is not row-major"},
    {CALL("called_computations = [@g]"), "custom calls that call computations are not supported"},
    {CALL("output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, "
          "operand_tuple_indices = []>]"),
     "output_operand_aliases: there is no result 0, or no operand 1"},
    {CALL("output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0, 1], operand_index = "
          "0>]"),
     "aliases of parts of tuples are not supported"},
    {FUNCTION("%r = stablehlo.custom_call @\"\"(%x) : (tensor<3x4xf32>) -> tensor<i1>"), "call_target_name is empty"},
    {FUNCTION("%r = \"stablehlo.custom_call\"(%x) <{call_target_name = \"a\\00\"}> : (tensor<3x4xf32>) -> tensor<i1>"),
     "call_target_name is cut short by a 0"},
    {FUNCTION("%r = stablehlo.custom_call @f(%x) : (tensor<3x4xf64>) -> tensor<i1>"), "is declared as tensor<3x4xf64>"},
    {FUNCTION("%r = stablehlo.custom_call @Sharding(%x) : (tensor<3x4xf32>) -> tensor<i1>"),
     "is declared as tensor<i1>"},
    {FUNCTION("%r = sdy.sharding_constraint %x <@mesh, [{}, {}]> : tensor<i1>"), "is declared as tensor<i1>"},
    {FUNCTION("%r = sdy.sharding_constraint %x <@mesh, [{}, {} : tensor<3x4xf32>"), "expected"},
    {FUNCTION("%r = sdy.sharding_group %x group_id=1 : tensor<3x4xf32>"), "has 0 results, and 1 are named"},
    {FUNCTION("%r = sdy.manual_computation(%x) in_shardings=[<@mesh, [{}, {}]>] out_shardings=[<@mesh, [{}, {}]>]"),
     "sdy.manual_computation divides tensors among devices, and only modules for one device are supported"},
    {FUNCTION("%t = stablehlo.custom_call @f() : () -> !stablehlo.token\n%r = stablehlo.add %t, %t : !stablehlo.token"),
     "operand 0 is !stablehlo.token; expected a tensor"},
    {"func.func @main(%t: !stablehlo.token) -> tensor<f32> {}", "an argument is !stablehlo.token; expected a tensor"},
    {"func.func @main() -> !stablehlo.token {\n%t = stablehlo.custom_call @f() : () -> !stablehlo.token\n"
     "return %t : !stablehlo.token\n}",
     "output 0 is a token; expected a tensor"},
};

TEST(unsupported_calls_are_refused)
{
    for (size_t i = 0; i < sizeof refused / sizeof *refused; i++) {
        qn_status status = read_text(&g, refused[i].source);
        if (!status || !strstr(qn_status_message(status), refused[i].error))
            unit_fail(__FILE__, __LINE__, "wanted: %s\ngot: %s", refused[i].error, qn_status_message(status));
        qn_status_free(status);
        graph_free(&g);
    }
}

/* ---- nodes ------------------------------------------------------------------------------------------------------- */

static node_id call(const char *target, bool effect, const char *config, node_id x, const char *result)
{
    type_id type = type_of(result);
    return b_custom_call(&g, target, effect, config, 1, &x, 1, &type);
}

/* Calls that differ in an attribute are different nodes. Equal calls are one node, unless they have effects. */
TEST(equal_calls_are_one_node)
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

TEST(malformed_dictionaries_are_refused)
{
    static const attr_entry entries[] = {{{1, "b"}, ENTRY_STRING, 0, 0, ""}, {{1, "a"}, ENTRY_STRING, 0, 0, ""}};
    static const attr_entry bool_of_two[] = {{{1, "a"}, ENTRY_NUMBER, QN_I1, 1, "\2"}};
    static const attr_entry nameless[] = {{{0, ""}, ENTRY_STRING, 0, 0, ""}};
    static const attr_entry twice[] = {{{1, "a"}, ENTRY_STRING, 0, 0, ""}, {{1, "a"}, ENTRY_STRING, 0, 0, ""}};
    static const attr_entry typed_string[] = {{{1, "a"}, ENTRY_STRING, QN_I8, 0, ""}};
    attr_entry deep[MAX_DICT_DEPTH + 1];
    for (int i = 0; i <= MAX_DICT_DEPTH; i++)
        deep[i] = i < MAX_DICT_DEPTH ? (attr_entry){{1, "a"}, ENTRY_DICT, 0, 1, &deep[i + 1]}
                                     : (attr_entry){{1, "a"}, ENTRY_STRING, 0, 0, ""};
    const struct {
        attr_dict dict;
        const char *fault;
    } cases[] = {
        {{1, entries}, NULL},          {{2, entries}, "name 'a' is not in ascending order"},
        {{2, twice}, "twice"},         {{1, bool_of_two}, "an i1 is neither 0 nor 1"},
        {{1, nameless}, "empty"},      {{1, typed_string}, "a kind or type that does not exist"},
        {{1, deep}, "deeper than 16"}, {{1, deep + 1}, NULL},
    };
    begin();
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const char *fault = attr_dict_fault(&g.arena, cases[i].dict);
        CHECK(cases[i].fault ? fault && strstr(fault, cases[i].fault) : !fault);
    }
    graph_free(&g);
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
    /* The constant replaces a call without effects. The result of this call has no elements. */
    CHECK(node_op(&to, r->outputs[1]) == OP_constant);
    CHECK_OK(graph_verify(&to));
    graph_free(&to);
    float out;
    qn_status status = evaluate(&g, function, NULL, (void *[]){&out, &out});
    CHECK(qn_status_code(status) == QN_UNSUPPORTED && strstr(qn_status_message(status), "custom call @f"));
    qn_status_free(status);
    done();
}
