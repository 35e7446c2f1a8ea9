"""Prints tests/data/optim.inc: steps of optax's optimisers, values of its schedules, and first values of parameters by
jax.nn.initializers.

    python tests/oracle/optim_values.py > tests/data/optim.inc
"""
import jax
import jax.numpy as jnp
import numpy as np
import optax

START = np.array([0.5, -1.25, 2.0], np.float32)
STEPS = 5


def slope(p, t):
    """The slope of parameter p in step t: depends on both, so that the state matters."""
    return p * np.float32(0.75) + np.float32([0.5, -0.25, 1.0]) * np.float32(t - 2)


def row(name, values):
    print("{%s, {%s}}," % (name, ", ".join(float(v).hex() + "f" for v in np.asarray(values, np.float32).ravel())))


print("/* Made by tests/oracle/optim_values.py with jax %s and optax %s. */" % (jax.__version__, optax.__version__))
print("/* clang-format off */")
print("#ifdef STEP")
for name, make in {
        "QN_SGD": optax.sgd(0.1),
        "QN_MOMENTUM": optax.sgd(0.1, momentum=0.9),
        "QN_NESTEROV": optax.sgd(0.1, momentum=0.9, nesterov=True),
        "QN_ADAM": optax.adam(0.1),
        "QN_ADAMW": optax.adamw(0.1),
}.items():
    p = jnp.array(START)
    state = make.init(p)
    for t in range(STEPS):
        update, state = make.update(slope(p, t), state, p)
        p = optax.apply_updates(p, update)
        row("%s, %d" % (name, t), p)
print("#endif")
print("#ifdef SCHEDULE")
schedules = [optax.linear_schedule(0.5, 0.1, 10), optax.cosine_decay_schedule(0.5, 10, 0.2),
             optax.exponential_decay(0.5, 10, 0.3), optax.warmup_cosine_decay_schedule(0.0, 0.5, 4, 10, 0.1)]
for t in [0, 1, 3, 4, 5, 9, 10, 15]:
    row(t, [s(t) for s in schedules])
print("#endif")
print("#ifdef INITIAL")
init = jax.nn.initializers
for name, make in {
        "uniform": init.uniform(0.3), "normal": init.normal(0.3),
        "glorot_uniform": init.glorot_uniform(), "glorot_normal": init.glorot_normal(),
        "he_uniform": init.he_uniform(), "he_normal": init.he_normal(),
        "variance_out_normal": init.variance_scaling(0.7, "fan_out", "normal"),
}.items():
    row(name, make(jax.random.key(42), (2, 3, 4), jnp.float32))
row("truncated_normal", jax.random.truncated_normal(jax.random.key(42), -0.5, 1.5, (2, 3, 4), jnp.float32))
print("#endif")
