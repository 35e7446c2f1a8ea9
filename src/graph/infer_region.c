/* Result types of reduce, while, case, if, call and custom_call, and of the nodes `argument` and `result`. infer.c has
 * already checked the captures. This file checks formals, outputs and operands. */
#include "graph/infer.h"

#include <inttypes.h>
#include <string.h>

static bool check_region_count(const inference *at, uint32_t wanted)
{
    return at->a->region_count == wanted || (infer_fail(at, "%u region%s given; expected %u", at->a->region_count,
                                                        at->a->region_count == 1 ? "" : "s", wanted),
                                             false);
}

static type_id formal_type(const inference *at, const region *r, uint32_t i)
{
    return node_type(at->g, r->formals.at[i].node);
}

static type_id output_type(const inference *at, const region *r, uint32_t i) { return node_type(at->g, r->outputs[i]); }

static bool check_formals(const inference *at, const char *who, const region *r)
{
    if (r->formals.count != at->count)
        return infer_fail(at, "%s takes %u argument%s, %u operand%s given", who, r->formals.count,
                          r->formals.count == 1 ? "" : "s", at->count, at->count == 1 ? " is" : "s are"),
               false;
    for (uint32_t i = 0; i < at->count; i++)
        if (formal_type(at, r, i) != infer_type(at, i))
            return infer_fail(at, "argument %u of %s is %s, the operand is %s", i, who,
                              type_string(at->g, formal_type(at, r, i)), infer_print(at, i)),
                   false;
    return true;
}

static type_id results_type(const inference *at, uint32_t count, const type_id *types)
{
    return count == 1 ? types[0] : type_tuple(at->g, count, types);
}

static type_id output_types(const inference *at, const region *r)
{
    type_id *types = ARENA_NEW_ARRAY(&at->g->arena, type_id, r->output_count);
    for (uint32_t i = 0; i < r->output_count; i++) {
        types[i] = output_type(at, r, i);
        if (!type_is_tensor(at->g, types[i]))
            return infer_fail(at, "output %u of a region is %s; expected a tensor", i, type_string(at->g, types[i]));
    }
    return results_type(at, r->output_count, types);
}

/* ---- values of a region ------------------------------------------------------------------------------------------ */

type_id infer_argument(const inference *at)
{
    return infer_fail(at, "node_make cannot make an argument; add a formal or a capture to a region instead");
}

type_id infer_result(const inference *at)
{
    const type *tuple = infer_shape(at, 0);
    if (attr_index(at->a) < 0 || attr_index(at->a) >= tuple->rank)
        return infer_fail(at, "there is no result %" PRId64 " in %s", attr_index(at->a), infer_print(at, 0));
    return tuple->parts[attr_index(at->a)];
}

/* ---- reduce ------------------------------------------------------------------------------------------------------ */

bool infer_combiner(const inference *at, uint32_t inputs)
{
    if (!check_region_count(at, 1))
        return false;
    const region *r = region_at(at->g, at->a->regions[0]);
    if (r->formals.count != 2 * inputs)
        return infer_fail(at, "the region takes %u arguments; expected two for each of the %u inputs", r->formals.count,
                          inputs),
               false;
    if (r->output_count != inputs)
        return infer_fail(at, "the region has %u outputs; expected one for each of the %u inputs", r->output_count,
                          inputs),
               false;
    for (uint32_t i = 0; i < inputs; i++) {
        type_id scalar = type_scalar(at->g, (qn_dtype)infer_shape(at, i)->dtype);
        type_id have[] = {formal_type(at, r, i), formal_type(at, r, inputs + i), output_type(at, r, i)};
        static const char *const names[] = {"lhs of the region for input", "rhs of the region for input",
                                            "output of the region"};
        for (int k = 0; k < 3; k++)
            if (have[k] != scalar)
                return infer_fail(at, "%s %u is %s; expected %s", names[k], i, type_string(at->g, have[k]),
                                  type_string(at->g, scalar)),
                       false;
    }
    return true;
}

static bool check_inits(const inference *at, uint32_t inputs)
{
    for (uint32_t i = 0; i < inputs; i++) {
        type_id scalar = type_scalar(at->g, (qn_dtype)infer_shape(at, i)->dtype);
        if (infer_type(at, inputs + i) != scalar)
            return infer_fail(at, "init_value %u is %s; expected %s", i, infer_print(at, inputs + i),
                              type_string(at->g, scalar)),
                   false;
    }
    return true;
}

bool infer_reduced_inputs(const inference *at)
{
    if (at->count == 0 || at->count % 2)
        return infer_fail(at, "%u operands given; expected inputs, then as many init_values", at->count), false;
    for (uint32_t i = 1; i < at->count / 2; i++)
        if (infer_type(at, i) != type_like(at->g, infer_type(at, 0), (qn_dtype)infer_shape(at, i)->dtype))
            return infer_fail(at, "inputs 0 and %u differ in shape: %s and %s", i, infer_print(at, 0),
                              infer_print(at, i)),
                   false;
    return infer_combiner(at, at->count / 2) && check_inits(at, at->count / 2);
}

type_id infer_same_shapes(const inference *at, uint32_t count, uint32_t rank, const int64_t *dims)
{
    type_id *types = ARENA_NEW_ARRAY(&at->g->arena, type_id, count);
    for (uint32_t i = 0; i < count; i++)
        if (!(types[i] = infer_tensor(at, (qn_dtype)infer_shape(at, i)->dtype, rank, dims)))
            return 0;
    return results_type(at, count, types);
}

type_id infer_reduce(const inference *at)
{
    uint32_t reduced = 0, rank = 0;
    int64_t dims[MAX_RANK];
    if (!infer_reduced_inputs(at) || !infer_dimensions(at, "dimension", attr_dimensions(at->a), 0, &reduced) ||
        !infer_order(at))
        return 0;
    const type *first = infer_shape(at, 0);
    for (uint32_t i = 0; i < first->rank; i++)
        if (!(reduced >> i & 1))
            dims[rank++] = first->dims[i];
    return infer_same_shapes(at, at->count / 2, rank, dims);
}

/* ---- control ----------------------------------------------------------------------------------------------------- */

type_id infer_while(const inference *at)
{
    if (!check_region_count(at, 2))
        return 0;
    const region *condition = region_at(at->g, at->a->regions[0]), *body = region_at(at->g, at->a->regions[1]);
    if (!check_formals(at, "the condition", condition) || !check_formals(at, "the body", body))
        return 0;
    if (condition->output_count != 1)
        return infer_fail(at, "the condition has %u outputs; expected one", condition->output_count);
    if (output_type(at, condition, 0) != type_scalar(at->g, QN_I1))
        return infer_fail(at, "the condition gives %s; expected tensor<i1>, such as the result of a compare",
                          type_string(at->g, output_type(at, condition, 0)));
    if (body->output_count != at->count)
        return infer_fail(at, "the body has %u outputs; expected one for each of the %u operands", body->output_count,
                          at->count);
    for (uint32_t i = 0; i < at->count; i++)
        if (output_type(at, body, i) != infer_type(at, i))
            return infer_fail(at, "output %u of the body is %s, the operand is %s; expected equal types", i,
                              type_string(at->g, output_type(at, body, i)), infer_print(at, i));
    return output_types(at, body);
}

static type_id infer_branches(const inference *at)
{
    const region *first = region_at(at->g, at->a->regions[0]);
    for (uint32_t b = 0; b < at->a->region_count; b++) {
        const region *branch = region_at(at->g, at->a->regions[b]);
        if (branch->formals.count)
            return infer_fail(at, "branch %u takes %u arguments; expected none", b, branch->formals.count);
        if (branch->output_count != first->output_count)
            return infer_fail(at, "branches 0 and %u differ in number of outputs: %u and %u", b, first->output_count,
                              branch->output_count);
        for (uint32_t i = 0; i < branch->output_count; i++)
            if (output_type(at, branch, i) != output_type(at, first, i))
                return infer_fail(at, "branches 0 and %u differ in output %u: %s and %s", b, i,
                                  type_string(at->g, output_type(at, first, i)),
                                  type_string(at->g, output_type(at, branch, i)));
    }
    return output_types(at, first);
}

type_id infer_case(const inference *at)
{
    if (infer_type(at, 0) != type_scalar(at->g, QN_I32))
        return infer_fail(at, "index is %s; expected tensor<i32>", infer_print(at, 0));
    return at->a->region_count ? infer_branches(at) : infer_fail(at, "there is no branch");
}

type_id infer_if(const inference *at)
{
    if (infer_type(at, 0) != type_scalar(at->g, QN_I1)) {
        bool scalar = !infer_shape(at, 0)->rank;
        if (scalar)
            infer_misfit(at, 0, TYPES_BOOL);
        return infer_fail(at, "pred is %s; expected tensor<i1>%s", infer_print(at, 0),
                          scalar ? "" : ". qn_select chooses for each element");
    }
    return check_region_count(at, 2) ? infer_branches(at) : 0;
}

type_id infer_call(const inference *at)
{
    if (!check_region_count(at, 1))
        return 0;
    const region *callee = region_at(at->g, at->a->regions[0]);
    if (callee->parent)
        return infer_fail(at, "the callee is no function");
    if (callee->calls >= MAX_CALLS)
        return graph_fail(at->g, QN_UNSUPPORTED, "call: calls nest deeper than %d", MAX_CALLS);
    if (at->g->depth + callee->levels > MAX_DEPTH)
        return graph_fail(at->g, QN_UNSUPPORTED, "call: regions, including the callee's, nest deeper than %d",
                          MAX_DEPTH);
    const char *who = callee->name ? arena_printf(&at->g->arena, "@%s", callee->name) : "the function";
    return check_formals(at, who, callee) ? output_types(at, callee) : 0;
}

/* ---- custom_call ------------------------------------------------------------------------------------------------- */

static bool check_call_configuration(const inference *at)
{
    const attr_record *a = at->a;
    attr_string name = attr_call_target_name(a);
    if (!name.size || memchr(name.at, 0, name.size))
        return infer_fail(at, "call_target_name is %s", name.size ? "cut short by a 0" : "empty"), false;
    if (!attr_api_version(a))
        infer_field(at, ATTR_api_version)->I64 = 1;
    if (attr_api_version(a) < 1 || attr_api_version(a) > 4)
        return infer_fail(at, "api_version is %" PRId64 "; expected 1 to 4", attr_api_version(a)), false;
    if (attr_backend_attributes(a).count && (attr_backend_config(a).size || attr_api_version(a) != 4))
        return infer_fail(at, "backend_config is a dictionary; expected a string below api_version 4"), false;
    const char *fault = attr_dict_fault(&at->g->arena, attr_backend_attributes(a));
    return !fault || (infer_fail(at, "backend_config: %s", fault), false);
}

static bool check_aliases(const inference *at, uint32_t count, const type_id *results)
{
    attr_pairs pairs = attr_output_operand_aliases(at->a);
    for (uint32_t i = 0; i < pairs.count; i++) {
        int64_t output = pairs.at[i].first, operand = pairs.at[i].second;
        if (output < 0 || output >= count || operand < 0 || operand >= at->count)
            return infer_fail(at, "output_operand_aliases: there is no result %" PRId64 ", or no operand %" PRId64,
                              output, operand),
                   false;
        if (results[output] != infer_type(at, (uint32_t)operand))
            return infer_fail(at, "result %" PRId64 " is %s but shares the memory of operand %" PRId64 ", which is %s",
                              output, type_string(at->g, results[output]), operand, infer_print(at, (uint32_t)operand)),
                   false;
        for (uint32_t k = 0; k < i; k++)
            if (pairs.at[k].first == output || pairs.at[k].second == operand)
                return infer_fail(at, "result %" PRId64 " or operand %" PRId64 " shares memory twice", output, operand),
                       false;
    }
    return true;
}

/* Checks the attribute `interleaved`, which lists the numbers of the tensors that the host sees as complex. The tensors
 * among the operands are numbered first, from 0, then the tensors among the results. Tokens have no numbers. A listed
 * tensor must be f32 or f64, and its last dimension must have extent 2: a real and an imaginary part. */
static bool check_interleaved(const inference *at, uint32_t results, const type_id *types)
{
    attr_dims list = attr_interleaved(at->a);
    for (uint32_t i = 0; i < list.count; i++) {
        int64_t number = list.at[i];
        const type *t = NULL;
        for (uint32_t k = 0; k < at->count + results && !t; k++) {
            const type *one = k < at->count ? infer_shape(at, k) : type_at(at->g, types[k - at->count]);
            if (one->kind == TYPE_TENSOR && number-- == 0)
                t = one;
        }
        if (!t || !t->rank || t->dims[t->rank - 1] != 2 || !dtype_of_parts((qn_dtype)t->dtype))
            return infer_fail(at, "interleaved has %" PRId64 ", which is no tensor of pairs of f32 or f64", list.at[i]),
                   false;
    }
    return true;
}

type_id infer_custom_call(const inference *at)
{
    attr_types said = attr_result_types(at->a);
    if (said.count > MAX_OPERANDS)
        return infer_fail(at, "%u results are above the limit of %d", said.count, MAX_OPERANDS);
    type_id *types = ARENA_NEW_ARRAY(&at->g->arena, type_id, said.count);
    for (uint32_t i = 0; i < said.count; i++) {
        const type *t = &said.at[i];
        types[i] = t->kind == TYPE_TOKEN    ? type_token(at->g)
                   : t->kind == TYPE_TENSOR ? infer_tensor(at, (qn_dtype)t->dtype, t->rank, t->dims)
                                            : infer_fail(at, "result %u is neither a tensor nor a token", i);
        if (!types[i])
            return 0;
    }
    if (!check_call_configuration(at) || !check_aliases(at, said.count, types) ||
        !check_interleaved(at, said.count, types))
        return 0;
    return results_type(at, said.count, types);
}
