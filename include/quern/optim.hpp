// Derivatives and optimisers, for quern/quern.hpp; quern/optim.h explains the optimisers.
//
//     qn::optimizer adam{QN_ADAM, 1e-3};
//     adam.update(loss, params, adam.inputs(params));      // the whole step; params and the state are inputs
//
// In a loop inside a graph, `zeros` gives the first state, and `step` returns the next one.
#ifndef QUERN_OPTIM_HPP
#define QUERN_OPTIM_HPP

#include "quern/optim.h"
#include "quern/regions.hpp"

namespace qn {
inline namespace QUERN_INTERFACE {

// ---- Derivatives ----------------------------------------------------------------------------------------------------

// The derivatives of y with respect to xs (qn_gradient).
template <typename L, typename = detail::if_list<L>>
typename detail::listed<L>::results gradient(const value &y, const L &xs)
{
    using list = detail::listed<L>;
    auto out = list::sized(list::size(xs));
    qn_gradient(y, list::size(xs), list::at(xs), list::at(out));
    return out;
}
template <std::size_t n> std::array<value, n> gradient(const value &y, const value (&xs)[n])
{
    return gradient(y, detail::array_of(xs));
}
// Let s be the sum of all elements of all products ys[k] * seeds[k]. Returns the derivatives of s with respect to xs
// (qn_vjp). For example: `vjp({y}, {seed}, {a, b})`.
template <typename L, typename = detail::if_list<L>>
typename detail::listed<L>::results vjp(const values &ys, const values &seeds, const L &xs)
{
    using list = detail::listed<L>;
    auto out = list::sized(list::size(xs));
    if (ys.size() == seeds.size())
        qn_vjp(ys.size(), ys.data(), seeds.data(), list::size(xs), list::at(xs), list::at(out));
    else
        qn_graph_fail(detail::graph_of(xs), QN_INVALID_ARGUMENT, "vjp: the numbers of values and seeds differ");
    return out;
}
template <std::size_t n> std::array<value, n> vjp(const values &ys, const values &seeds, const value (&xs)[n])
{
    return vjp(ys, seeds, detail::array_of(xs));
}

// ---- Optimisers -----------------------------------------------------------------------------------------------------

// The result of a step: the new parameters and the new state.
struct trained {
    values params, state;
};

// The fields are those of qn_optimizer. Unless `params` is empty, a wrong number of slopes, or of values in the state,
// is an error. The optional argument `rate_now` is a scalar that replaces the field `rate`.
struct optimizer {
    qn_optimizer_kind kind = QN_SGD;
    double rate = 0, momentum = 0, beta1 = 0, beta2 = 0, epsilon = 0, decay = 0, clip_norm = 0;

    qn_optimizer c() const { return {kind, rate, momentum, beta1, beta2, epsilon, decay, clip_norm, {}}; }
    // The number of values in the state for `count` parameters.
    std::size_t state_count(std::size_t count) const
    {
        const qn_optimizer o = c();
        return qn_optimizer_state_count(&o, count);
    }
    // The first state, as constants.
    values zeros(const values &params) const
    {
        const qn_optimizer o = c();
        values state(state_count(params.size()));
        qn_optimizer_zeros(&o, params.size(), params.data(), state.data());
        return state;
    }
    // The state as inputs of the graph. Their memory must be all zeros before the first call.
    values inputs(const values &params) const
    {
        const qn_optimizer o = c();
        values state(state_count(params.size()));
        qn_optimizer_inputs(&o, params.size(), params.data(), state.data());
        return state;
    }
    // One step. slopes[i] is the derivative of the loss with respect to params[i].
    trained step(const values &params, const values &slopes, const values &state, const value &rate_now = {}) const
    {
        const qn_optimizer o = c();
        trained next{values(params.size()), values(state_count(params.size()))};
        if (fits(params, state, slopes.size()))
            qn_optimizer_step(&o, params.size(), params.data(), slopes.data(), rate_now, state.data(),
                              detail::raw(next.params), detail::raw(next.state));
        return next;
    }
    // The gradient of `loss`, a step, and updates of params and state, which are inputs of the graph.
    void update(const value &loss, const values &params, const values &state, const value &rate_now = {}) const
    {
        const qn_optimizer o = c();
        if (fits(params, state, params.size()))
            qn_optimizer_update(&o, loss, params.size(), params.data(), rate_now, state.data());
    }

  private:
    bool fits(const values &params, const values &state, std::size_t slopes) const
    {
        const std::size_t wanted = state_count(params.size());
        if (params.empty() || (state.size() == wanted && slopes == params.size()))
            return true;
        const std::string message = "optimizer: " + std::to_string(params.size()) + " parameters have " +
                                    std::to_string(slopes) + " slopes and a state of " + std::to_string(state.size()) +
                                    " values; expected " + std::to_string(params.size()) + " and " +
                                    std::to_string(wanted);
        qn_graph_fail(params[0].graph, QN_INVALID_ARGUMENT, message.c_str());
        return false;
    }
};

// Returns the values of the list, all scaled by one factor, so that the norm of all their elements together is at most
// `norm`. If the norm is smaller already, the values do not change.
inline values clip_by_global_norm(const values &list, double norm)
{
    values out(list.size());
    qn_clip_by_global_norm(list.size(), list.data(), norm, out.data());
    return out;
}

} // namespace QUERN_INTERFACE
} // namespace qn

#endif
