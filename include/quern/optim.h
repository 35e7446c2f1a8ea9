/* Optimisers: functions that add one step of training to a graph. quern/quern.h does not include this header.
 *
 * The parameters and the state of the optimiser are values. In the simplest case both are inputs of the graph, which
 * each call updates in place:
 *
 *     qn_optimizer adam = {.kind = QN_ADAM, .rate = 1e-3};
 *     qn_value state[1 + 2 * COUNT];                            // qn_optimizer_state_count(&adam, COUNT)
 *     qn_optimizer_inputs(&adam, COUNT, params, state);         // declares inputs, with the names step, w1.mean, ...
 *     qn_optimizer_update(&adam, loss, COUNT, params, (qn_value){0}, state);
 *
 * The program provides the memory of the state, which must be all zeros before the first call. In a loop inside of a
 * graph (qn_while), use qn_optimizer_step, which computes the next parameters and the next state as values.
 * qn_optimizer_zeros makes the first state.
 *
 * After an error the functions give the value "nothing" (id 0, quern.h), and the graph keeps the error. */
#ifndef QUERN_OPTIM_H
#define QUERN_OPTIM_H

#include "quern/quern.h"

#ifdef __cplusplus
extern "C" {
#endif

/* How a step computes the new value of a parameter p from its slope s (the derivative of the loss), the rate r and the
 * state. v, m and q are parts of the state; v', m' and q' are their new values. t counts the steps from 1.
 *
 *     QN_SGD       p - r s
 *     QN_MOMENTUM  v' = momentum v + s                   p - r v'
 *     QN_NESTEROV  v' = momentum v + s                   p - r (momentum v' + s)
 *     QN_ADAM      m' = beta1 m + (1 - beta1) s          p - r u with u = (m' / (1 - beta1^t)) /
 *                  q' = beta2 q + (1 - beta2) s^2            (sqrt(q' / (1 - beta2^t)) + epsilon)
 *     QN_ADAMW     like QN_ADAM                          p - r (u + decay p)
 *
 * Sources: Kingma and Ba, "Adam: A Method for Stochastic Optimization" (2015); Loshchilov and Hutter, "Decoupled Weight
 * Decay Regularization" (2019). optax has the same formulas. */
typedef enum qn_optimizer_kind {
    QN_SGD = 0,
    QN_MOMENTUM = 1,
    QN_NESTEROV = 2,
    QN_ADAM = 3,
    QN_ADAMW = 4
} qn_optimizer_kind;

typedef struct qn_optimizer {
    qn_optimizer_kind kind;
    double rate;                  /* above 0; not used in steps whose argument `rate` is a value */
    double momentum;              /* 0 means 0.9 */
    double beta1, beta2, epsilon; /* 0 means 0.9, 0.999 and 1e-8 */
    double decay;                 /* 0 means 1e-4, as in optax; negative means none */
    double clip_norm; /* if above 0, qn_optimizer_update first passes the slopes to qn_clip_by_global_norm with this
                         norm */
    QN_RESERVED;
} qn_optimizer;

/* The number of values in the state for `count` parameters. The first value is the number of steps so far, a scalar of
 * i32. For QN_MOMENTUM and QN_NESTEROV, v of each parameter follows; for QN_ADAM and QN_ADAMW, m of each parameter,
 * then q of each. v, m and q have the types of their parameters. */
QN_API size_t qn_optimizer_state_count(const qn_optimizer *optimizer, size_t count);
/* Sets `state` to the first state: constants whose elements are all zero. */
QN_API void qn_optimizer_zeros(const qn_optimizer *optimizer, size_t count, const qn_value *params, qn_value *state);
/* Declares the state as inputs of the graph, and sets `state` to them. The first one is named "step". The others have
 * the name of their parameter and an ending: ".velocity" for v, ".mean" for m, ".square" for q. If a parameter has no
 * name, its number takes the place of its name. If the only parameter has no name, the inputs are named "velocity",
 * "mean" and "square". If a graph has two optimisers, each needs a scope of its own (qn_scope_push). */
QN_API void qn_optimizer_inputs(const qn_optimizer *optimizer, size_t count, const qn_value *params, qn_value *state);
/* One step. slopes[i] has the type of params[i], a float type. rate: a scalar of a float type; (qn_value){0} means the
 * number in `optimizer`. Sets `next_params` and `next_state`, which may be the arrays `params` and `state`. */
QN_API void qn_optimizer_step(const qn_optimizer *optimizer, size_t count, const qn_value *params,
                              const qn_value *slopes, qn_value rate, const qn_value *state, qn_value *next_params,
                              qn_value *next_state);
/* The whole step for params and state that are inputs: computes the gradient of `loss`, a scalar, with respect to
 * params, calls qn_optimizer_step, and updates params and state (qn_update). */
QN_API void qn_optimizer_update(const qn_optimizer *optimizer, qn_value loss, size_t count, const qn_value *params,
                                qn_value rate, const qn_value *state);

/* Scales the values by one factor, so that the Euclidean norm of all their elements together is at most `norm`. If this
 * norm is already below `norm`, the values do not change. `out` may be `values`. The values have float types. The
 * Euclidean norm is computed in f32, or in f64 if the first value is f64. */
QN_API void qn_clip_by_global_norm(size_t count, const qn_value *values, double norm, qn_value *out);

/* Schedules compute the rate, a scalar of f32, from `step`, a scalar of an integer type that counts from 0, such as
 * state[0]. `steps` is at least 1.
 *   linear       goes from `from` to `to` in `steps` steps, then stays
 *   cosine       goes from `from` to `to` along half a period of a cosine, in `steps` steps, then stays
 *   exponential  from * factor^(step / steps); the quotient is not rounded, and `step` may be above `steps`
 *   warmup       goes from 0 to `peak` in `warmup` steps, then along half a period of a cosine to `to`, which it
 *                reaches at step `steps`, then stays. `warmup` is at least 1, and `steps` is above `warmup` */
QN_API qn_value qn_schedule_linear(qn_value step, double from, double to, int64_t steps);
QN_API qn_value qn_schedule_cosine(qn_value step, double from, double to, int64_t steps);
QN_API qn_value qn_schedule_exponential(qn_value step, double from, double factor, int64_t steps);
QN_API qn_value qn_schedule_warmup(qn_value step, double peak, int64_t warmup, double to, int64_t steps);

#ifdef __cplusplus
}
#endif
#endif
