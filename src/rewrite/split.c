/* Splits complex values in regions and functions, node by node. See split.h. */
#include "rewrite/split.h"

#include <string.h>

#include "graph/fft.h"
#include "rewrite/copy.h"
#include "rewrite/split_ops.h"

typedef struct splitter {
    const graph *from;
    graph *to;
    parts *map;           /* for each node of `from`: its parts in `to` */
    region_id *functions; /* for each function of `from`, by region_id: the copy of the function */
    attrs made;           /* the attributes of the node that is being made; see copier.made (copy.h) */
} splitter;

static qn_dtype dtype_at(const graph *g, node_id n)
{
    const type *t = node_shape(g, n);
    return t->kind == TYPE_TENSOR ? (qn_dtype)t->dtype : QN_NONE;
}

static bool is_complex(const graph *g, node_id n) { return dtype_is_complex(dtype_at(g, n)); }

static void split_notes(splitter *s, node_id from, parts to)
{
    copy_notes(s->from, from, s->to, to.re);
    if (to.im && to.im != to.re)
        copy_notes(s->from, from, s->to, to.im);
}

/* The type of each part of a value of type t, in the new graph. If t is not complex, the value is its only part. */
static type_id part_type(splitter *s, type_id t)
{
    const type *have = type_at(s->from, t);
    return type_tensor(s->to, dtype_part((qn_dtype)have->dtype), have->rank, have->dims);
}

/* The type of the real tensor that has the same bytes in memory as a tensor of type t. */
static type_id memory_type(splitter *s, type_id t)
{
    const type *have = type_at(s->from, t);
    int64_t dims[MAX_RANK + 1];
    for (uint32_t i = 0; i < have->rank; i++)
        dims[i] = have->dims[i];
    dims[have->rank] = 2;
    bool complex = dtype_is_complex((qn_dtype)have->dtype);
    return type_tensor(s->to, dtype_part((qn_dtype)have->dtype), have->rank + complex, dims);
}

/* ---- lists ------------------------------------------------------------------------------------------------------- */

typedef LIST_OF(node_id) node_list;

static void add_parts(splitter *s, node_list *list, parts p)
{
    LIST_ADD(&s->to->arena, list, p.re);
    if (p.im)
        LIST_ADD(&s->to->arena, list, p.im);
}

/* Adds the formal f of the graph `from` to the open region. A complex formal becomes two. */
static parts add_formal(splitter *s, const formal *f)
{
    type_id t = part_type(s, node_type(s->from, f->node));
    parts made = {graph_formal(s->to, t, f->name), 0};
    if (is_complex(s->from, f->node))
        made.im = graph_formal(s->to, t, NULL);
    return made;
}

/* Adds the formals of a comparator. A real input has two formals: the left and the right element. A complex input has
 * four: the left and the right real part, then the left and the right imaginary part. */
static void add_compared(splitter *s, const region *in, parts *args)
{
    for (uint32_t i = 0; i + 1 < in->formals.count; i += 2) {
        const formal *f = &in->formals.at[i];
        bool complex = is_complex(s->from, f->node);
        for (uint32_t part = 0; part < 1u + complex; part++)
            for (uint32_t k = 0; k < 2; k++) {
                type_id t = part_type(s, node_type(s->from, f[k].node));
                *(part ? &args[i + k].im : &args[i + k].re) = graph_formal(s->to, t, part ? NULL : f[k].name);
            }
    }
}

static void split_body(splitter *s, region_id r, const parts *args);

static region_id split_region(splitter *s, node_id n, uint32_t index)
{
    graph *g = s->to;
    region_id r = node_attrs(s->from, n)->regions[index];
    const region *in = region_at(s->from, r);
    uint32_t formals = in->formals.count, captures, first = node_captures(s->from, n, index, &captures);
    parts *args = ARENA_NEW_ARRAY(&g->arena, parts, formals + captures);
    node_list outputs = {0};
    region_id made = graph_open_region(g, NULL);
    if (!made)
        return 0;
    if (node_op(s->from, n) == OP_sort)
        add_compared(s, in, args);
    else
        for (uint32_t i = 0; i < formals; i++)
            args[i] = add_formal(s, &in->formals.at[i]);
    for (uint32_t i = 0; i < formals; i++)
        split_notes(s, in->formals.at[i].node, args[i]);
    for (uint32_t i = 0; i < captures; i++)
        args[formals + i] = s->map[node_operand(s->from, n, first + i)];
    split_body(s, r, args);
    for (uint32_t i = 0; i < in->output_count && !g->failure; i++)
        add_parts(s, &outputs, s->map[in->outputs[i]]);
    return graph_close_region(g, outputs.count, outputs.at) ? made : 0;
}

/* ---- nodes ------------------------------------------------------------------------------------------------------- */

/* The parts of result `index` of node n, which has several results and is split already. */
static parts result_parts(splitter *s, node_id n, uint32_t index)
{
    const type *tuple = node_shape(s->from, n);
    uint32_t at = 0;
    if (node_op(s->from, n) == OP_custom_call) {
        node_id memory = node_result(s->to, s->map[n].re, index);
        bool complex = dtype_is_complex((qn_dtype)type_at(s->from, tuple->parts[index])->dtype);
        return complex ? parts_of_memory(s->to, memory) : (parts){memory, 0};
    }
    for (uint32_t i = 0; i < index; i++)
        at += 1u + dtype_is_complex((qn_dtype)type_at(s->from, tuple->parts[i])->dtype);
    bool complex = dtype_is_complex((qn_dtype)type_at(s->from, tuple->parts[index])->dtype);
    node_id made = s->map[n].re;
    return (parts){node_result(s->to, made, at), complex ? node_result(s->to, made, at + 1) : 0};
}

static parts split_host_call(splitter *s, node_id n);

/* Splits a node whose operands and results are lists of values. Each complex value becomes two values of the list. */
static parts split_lists(splitter *s, node_id n)
{
    graph *g = s->to;
    node_list operands = {0};
    for (uint32_t k = 0; k < node_operand_count(s->from, n); k++)
        add_parts(s, &operands, s->map[node_operand(s->from, n, k)]);
    node_id made = node_make(g, node_op(s->from, n), operands.count, operands.at, &s->made);
    if (!is_complex(s->from, n) || g->failure)
        return (parts){made, 0};
    return (parts){node_result(g, made, 0), node_result(g, made, 1)};
}

/* Splits a complex constant. The data of a large constant stay interleaved: real part, imaginary part, and so on. */
static parts split_constant(splitter *s, node_id n)
{
    graph *g = s->to;
    attr_data value = attr_value(node_attrs(s->from, n));
    type_id t = part_type(s, node_type(s->from, n));
    if (value.buffer) {
        const type *memory = type_at(g, memory_type(s, node_type(s->from, n)));
        attrs record = {.element_type = (qn_dtype)memory->dtype, .shape = {memory->rank, memory->dims}, .value = value};
        return parts_of_memory(g, node_make_closed(g, OP_constant, 0, NULL, &record));
    }
    size_t size = dtype_bytes((qn_dtype)type_at(g, t)->dtype), count = value.bytes / (2 * size);
    char *re = arena_alloc(&g->arena, count * size + 1), *im = arena_alloc(&g->arena, count * size + 1);
    for (size_t i = 0; i < count; i++) {
        memcpy(re + i * size, (const char *)value.at + 2 * i * size, size);
        memcpy(im + i * size, (const char *)value.at + (2 * i + 1) * size, size);
    }
    return (parts){node_constant(g, t, re, value.splat), node_constant(g, t, im, value.splat)};
}

static bool touches_complex(const splitter *s, node_id n)
{
    bool touches = is_complex(s->from, n);
    for (uint32_t k = 0; k < node_at(s->from, n)->count && !touches; k++)
        touches = is_complex(s->from, node_operand(s->from, n, k));
    for (uint32_t i = 0; node_shape(s->from, n)->kind == TYPE_TUPLE && i < node_shape(s->from, n)->rank; i++)
        touches |= dtype_is_complex((qn_dtype)type_at(s->from, node_shape(s->from, n)->parts[i])->dtype);
    return touches;
}

static parts split_node(splitter *s, node_id n)
{
    graph *g = s->to;
    const attr_record *record = node_attrs(s->from, n);
    op_kind op = node_op(s->from, n);
    uint32_t count = node_operand_count(s->from, n);
    if (op == OP_result)
        return result_parts(s, node_operand(s->from, n, 0), (uint32_t)attr_index(record));
    region_id *regions = ARENA_NEW_ARRAY(&g->arena, region_id, record->region_count);
    for (uint32_t i = 0; i < record->region_count; i++)
        if (!(regions[i] = op == OP_call ? s->functions[record->regions[i]] : split_region(s, n, i)))
            return (parts){0};
    s->made = attrs_of(s->from, n);
    s->made.regions = regions;
    if (op == OP_custom_call && touches_complex(s, n))
        return split_host_call(s, n);
    if (op_owns_regions(op) || op == OP_custom_call || !touches_complex(s, n))
        return split_lists(s, n);
    if (op == OP_constant)
        return split_constant(s, n);
    parts *operands = ARENA_NEW_ARRAY(&g->arena, parts, count);
    for (uint32_t k = 0; k < count; k++)
        operands[k] = s->map[node_operand(s->from, n, k)];
    qn_dtype from = count ? dtype_at(s->from, node_operand(s->from, n, 0)) : QN_NONE;
    return split_op(g, op, &s->made, from, dtype_at(s->from, n), count, operands);
}

/* Splits a host call (custom_call). The host gets and returns complex tensors. In the graph, a real tensor with the
 * same bytes in memory stands for each complex tensor. The field `interleaved` lists the numbers of these real tensors.
 * The tensors of a call are numbered together: first the operands, then the results. */
static parts split_host_call(splitter *s, node_id n)
{
    graph *g = s->to;
    const attr_record *record = node_attrs(s->from, n);
    attr_types types = attr_result_types(record);
    uint32_t count = node_operand_count(s->from, n), total = 0, results = node_result_count(s->from, n), number = 0;
    node_id *operands = ARENA_NEW_ARRAY(&g->arena, node_id, count);
    type *made_types = ARENA_NEW_ARRAY(&g->arena, type, types.count);
    int64_t *interleaved = ARENA_NEW_ARRAY(&g->arena, int64_t, count + types.count);
    for (uint32_t k = 0; k < count; k++) {
        parts p = s->map[node_operand(s->from, n, k)];
        operands[k] = p.im ? memory_of_parts(g, p) : p.re;
        if (p.im)
            interleaved[total++] = number;
        number += node_shape(s->from, node_operand(s->from, n, k))->kind == TYPE_TENSOR;
    }
    for (uint32_t i = 0; i < types.count; i++) {
        bool is_tensor = types.at[i].kind == TYPE_TENSOR;
        made_types[i] = types.at[i];
        number += is_tensor;
        if (!is_tensor || !dtype_is_complex((qn_dtype)types.at[i].dtype))
            continue;
        interleaved[total++] = number - 1;
        int64_t *dims = ARENA_NEW_ARRAY(&g->arena, int64_t, types.at[i].rank + 1);
        for (uint32_t d = 0; d < types.at[i].rank; d++)
            dims[d] = types.at[i].dims[d];
        dims[types.at[i].rank] = 2;
        made_types[i].dtype = (uint8_t)dtype_part((qn_dtype)types.at[i].dtype);
        made_types[i].rank++;
        made_types[i].elements *= 2;
        made_types[i].dims = dims;
    }
    s->made.result_types = (attr_types){types.count, made_types};
    s->made.interleaved = (attr_dims){total, interleaved};
    node_id made = node_make(g, OP_custom_call, count, operands, &s->made);
    if (!made || !is_complex(s->from, n))
        return (parts){made, 0};
    return results == 1 ? parts_of_memory(g, made) : (parts){made, 0};
}

static void split_body(splitter *s, region_id r, const parts *args)
{
    const region *in = region_at(s->from, r);
    for (uint32_t i = 0; i < in->nodes.count && !s->to->failure; i++) {
        node_id n = in->nodes.at[i];
        bool is_argument = node_op(s->from, n) == OP_argument;
        s->map[n] = is_argument ? args[attr_index(node_attrs(s->from, n))] : split_node(s, n);
        if (!is_argument && !s->to->failure)
            split_notes(s, n, s->map[n]);
    }
}

/* ---- functions --------------------------------------------------------------------------------------------------- */

/* Splits a called function. Each of its complex arguments and results becomes two. */
static region_id split_function(splitter *s, region_id f)
{
    graph *g = s->to;
    const region *in = region_at(s->from, f);
    parts *args = ARENA_NEW_ARRAY(&g->arena, parts, in->formals.count);
    node_list outputs = {0};
    region_id made = graph_open_region(g, in->name);
    if (!made)
        return 0;
    for (uint32_t i = 0; i < in->formals.count; i++) {
        args[i] = add_formal(s, &in->formals.at[i]);
        split_notes(s, in->formals.at[i].node, args[i]);
    }
    split_body(s, f, args);
    for (uint32_t i = 0; i < in->output_count && !g->failure; i++)
        add_parts(s, &outputs, s->map[in->outputs[i]]);
    graph_close_region(g, outputs.count, outputs.at);
    region_at(g, made)->is_private = in->is_private;
    return made;
}

/* Whether output i shares the memory of an input. If so, the output must have the type of the input. */
static bool is_updated(const region *entry, uint32_t i)
{
    for (uint32_t k = 0; k < entry->formals.count; k++)
        if (entry->formals.at[k].alias == (int32_t)i)
            return true;
    return false;
}

/* Splits the entry function, whose inputs and outputs keep their numbers and their bytes in memory. */
static region_id split_entry(splitter *s, region_id entry)
{
    graph *g = s->to;
    const region *in = region_at(s->from, entry);
    parts *args = ARENA_NEW_ARRAY(&g->arena, parts, in->formals.count);
    node_id *out = ARENA_NEW_ARRAY(&g->arena, node_id, in->output_count);
    region_id made = graph_open_region(g, in->name);
    if (!made)
        return 0;
    for (uint32_t i = 0; i < in->formals.count; i++) {
        const formal *have = &in->formals.at[i];
        args[i].re = graph_formal(g, memory_type(s, node_type(s->from, have->node)), have->name);
        copy_notes(s->from, have->node, g, args[i].re);
    }
    for (uint32_t i = 0; i < in->formals.count; i++)
        if (is_complex(s->from, in->formals.at[i].node))
            args[i] = parts_of_memory(g, args[i].re);
    split_body(s, entry, args);
    for (uint32_t i = 0; i < in->output_count && !g->failure; i++) {
        parts p = s->map[in->outputs[i]];
        bool words = p.im && !is_updated(in, i) && dtype_at(s->from, in->outputs[i]) == QN_C64;
        const type *memory = type_at(g, memory_type(s, node_type(s->from, in->outputs[i])));
        out[i] = p.im ? fft_packed_parts(g, p.re, p.im, memory->rank, memory->dims) : p.re;
        if (!out[i])
            out[i] = words ? words_of_parts(g, p) : memory_of_parts(g, p);
    }
    graph_close_region(g, in->output_count, out);
    copy_function_facts(s->from, entry, g, made);
    return made;
}

static void split_buffers(splitter *s)
{
    for (uint32_t i = 0; i < s->from->buffers.count; i++) {
        const constant_buffer *have = &s->from->buffers.at[i];
        constant_buffer made = {memory_type(s, have->type), have->data};
        LIST_ADD(&s->to->arena, &s->to->buffers, made);
    }
}

qn_status split(const graph *from, region_id entry, graph *to, region_id *out)
{
    ARENA_ENTER(&to->arena, return status_oom());
    region_list functions = {0};
    splitter *s = ARENA_NEW(&to->arena, splitter);
    *s = (splitter){.from = from, .to = to};
    s->map = ARENA_NEW_ARRAY(&to->arena, parts, from->nodes.count);
    s->functions = ARENA_NEW_ARRAY(&to->arena, region_id, from->regions.count);
    split_buffers(s);
    if (from->name)
        to->name = arena_string(&to->arena, from->name, strlen(from->name));
    list_functions(from, &to->arena, entry, &functions);
    for (uint32_t i = 0; i < functions.count; i++)
        s->functions[functions.at[i]] =
            functions.at[i] == entry ? split_entry(s, entry) : split_function(s, functions.at[i]);
    *out = s->functions[entry];
    ARENA_LEAVE(&to->arena);
    return graph_take_failure(to);
}
