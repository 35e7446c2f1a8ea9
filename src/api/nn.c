/* The functions of quern/nn.h. Most wrap a function of src/graph, which takes nodes. */
#include "quern/nn.h"

#include "api/compose_in.h"
#include "graph/compose_nn.h"

/* The node of an optional operand. 0 if the operand is absent, or after a failure. */
static node_id optional(qn_graph *graph, const char *what, size_t index, qn_value value)
{
    return value.graph || value.id ? builder_operand(graph, what, index, value) : 0;
}

qn_value qn_linear(qn_value value, qn_value weight, qn_value offset)
{
    COMPOSE("linear", value,
            compose_linear(g, n, builder_operand(graph, "linear", 1, weight), optional(graph, "linear", 2, offset)));
}

qn_value qn_silu(qn_value value) { return compose_value("silu", compose_silu, value); }

qn_value qn_logsumexp(qn_value value, int64_t dimension)
{
    return compose_along("logsumexp", compose_logsumexp, value, dimension);
}

qn_value qn_layer_norm(qn_value value, qn_value scale, qn_value offset, double epsilon)
{
    COMPOSE("layer_norm", value,
            compose_layer_norm(g, n, optional(graph, "layer_norm", 1, scale), optional(graph, "layer_norm", 2, offset),
                               epsilon));
}

qn_value qn_rms_norm(qn_value value, qn_value scale, double epsilon)
{
    COMPOSE("rms_norm", value, compose_rms_norm(g, n, optional(graph, "rms_norm", 1, scale), epsilon));
}

static void norm(op_kind op, size_t count, const qn_value *values, float epsilon, int64_t feature_index, qn_value *out)
{
    qn_graph *graph = builder_graph(count, values);
    if (feature_index < 0)
        feature_index += (int64_t)qn_value_dims(values[0]).count;
    attrs a = {.epsilon = builder_f32(epsilon), .feature_index = feature_index};
    bool given = builder_ready(graph, op_facts[op].name) && builder_given(graph, op_facts[op].name, "out", out != NULL);
    builder_clear(graph, 3, out);
    if (given)
        builder_results(graph, op, &a, count, values, 3, out);
}

void qn_batch_norm_training(qn_value operand, qn_value scale, qn_value offset, float epsilon, int64_t feature_index,
                            qn_value out[3])
{
    norm(OP_batch_norm_training, 3, (qn_value[]){operand, scale, offset}, epsilon, feature_index, out);
}

void qn_batch_norm_grad(qn_value operand, qn_value scale, qn_value mean, qn_value variance, qn_value grad_output,
                        float epsilon, int64_t feature_index, qn_value out[3])
{
    norm(OP_batch_norm_grad, 5, (qn_value[]){operand, scale, mean, variance, grad_output}, epsilon, feature_index, out);
}

qn_value qn_dropout(qn_value key, qn_value value, double rate)
{
    COMPOSE_IN(key.graph ? key.graph : value.graph, "dropout", key,
               compose_dropout(g, n, builder_operand(graph, "dropout", 1, value), rate));
}

qn_value qn_attention(qn_value query, qn_value key, qn_value value, const qn_attention_options *options)
{
    static const qn_attention_options none;
    const qn_attention_options o = options ? *options : none;
    COMPOSE_IN(builder_graph(3, (qn_value[]){query, key, value}), "attention", query,
               !BUILDER_RESERVED(graph, "attention", qn_attention_options, &o)
                   ? 0
                   : compose_attention(g, n, builder_operand(graph, "attention", 1, key),
                                       builder_operand(graph, "attention", 2, value),
                                       optional(graph, "attention", 3, o.mask), o.causal != 0, o.scale));
}

static node_id einsum(qn_graph *graph, const char *spec, size_t count, const qn_value *operands)
{
    node_id *ids = builder_operands(graph, "einsum", "operands", count, operands);
    return ids ? compose_einsum(&graph->g, spec, (uint32_t)count, ids) : 0;
}

qn_value qn_einsum(const char *spec, size_t count, const qn_value *operands)
{
    qn_graph *graph = builder_graph(count, operands);
    qn_value nothing = {graph, 0};
    if (!builder_ready(graph, "einsum") || !builder_given(graph, "einsum", "spec", spec != NULL) ||
        !builder_given_list(graph, "einsum", "operands", count, operands))
        return nothing;
    GRAPH_ENTER(graph, nothing);
    node_id made = einsum(graph, spec, count, operands);
    ARENA_LEAVE(&graph->g.arena);
    return builder_value(graph, made);
}
