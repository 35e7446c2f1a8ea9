// A classifier of digits in noise, in C++: two layers, trained by Adam. The loop of training is part of the graph.
#include <cstdio>

#include "quern/quern.hpp"

using qn::value;
using qn::values;

constexpr int PIXELS = 15, HIDDEN = 32, CLASSES = 10, BATCH = 64, STEPS = 400;
constexpr std::size_t PARAMS = 4;
const qn::optimizer adam{QN_ADAM, 0.01};

// The digits from 0 to 9, in five rows of three pixels: the bits of octal numbers.
constexpr int glyphs[] = {075557, 026227, 071747, 071717, 055711, 074717, 074757, 071222, 075757, 075717};

// Pictures of random digits with noise, and the digits.
std::pair<value, value> draw(const value &key)
{
    std::vector<float> pixels;
    for (int i = 0; i < CLASSES * PIXELS; i++)
        pixels.push_back(float(glyphs[i / PIXELS] >> (PIXELS - 1 - i % PIXELS) & 1));
    auto [which, noise] = qn::random_split<2>(key);
    value digits = random_integers(which, qn::i32, {BATCH}, 0, CLASSES);
    value pictures = take(qn::constant(key.graph, {pixels, {CLASSES, PIXELS}}), digits, 0);
    return {pictures + 0.3 * random_normal(noise, qn::f32, {BATCH, PIXELS}), digits};
}

// A score for each digit. p: the weights and offsets of the two layers.
value scores(const values &p, const value &pictures) { return linear(relu(linear(pictures, p[0], p[1])), p[2], p[3]); }

// One step of training. state: the parameters, then the state of Adam, which begins with the number of the step.
values take_step(const values &state)
{
    values p(state.begin(), state.begin() + PARAMS), of_adam(state.begin() + PARAMS, state.end());
    auto [pictures, digits] = draw(random_fold_in(qn::random_key(state[0].graph, 1), of_adam[0]));
    value loss = cross_entropy(scores(p, pictures), one_hot(digits, CLASSES, qn::f32));
    auto next = adam.step(p, gradient(loss, p), of_adam);
    next.params.insert(next.params.end(), next.state.begin(), next.state.end());
    return next.params;
}

int main()
try {
    auto quern = qn::open();
    qn::graph g(quern, "digits");
    values keys = random_split(qn::random_key(g, 0), 2);
    values state = {init_he_normal(keys[0], qn::f32, {PIXELS, HIDDEN}), g.fill<float>({HIDDEN}, 0),
                    init_he_normal(keys[1], qn::f32, {HIDDEN, CLASSES}), g.fill<float>({CLASSES}, 0)};
    for (const value &zero : adam.zeros(state))
        state.push_back(zero);
    values trained = qn::repeat(STEPS, state, take_step);

    auto [pictures, digits] = draw(qn::random_key(g, 2)); // not seen in training
    for (const values &p : {state, trained})
        g.output(mean(qn::convert<float>(argmax(scores(p, pictures), -1) == digits)));
    float before, after;
    g.compile()({}, {before, after});
    std::printf("%.0f%% of the digits right before, %.0f%% after %d steps\n", 100 * before, 100 * after, STEPS);
} catch (const qn::error &failure) {
    std::fprintf(stderr, "digits: %s\n", failure.what());
    return 1;
}
