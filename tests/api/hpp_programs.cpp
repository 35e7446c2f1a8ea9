// Whole programs in C++: k-means, and a transformer that is trained, saved, packed, and served by eight threads.
#include <fstream>
#include <thread>
#include <unistd.h>

#include "hpp.hpp"
#include "quern/io.hpp"

namespace {

using qn::value;
using qn::values;
using floats = std::vector<float>;

// Numbers in [0, 1).
float next_number(unsigned &state)
{
    state = state * 1664525u + 1013904223u;
    return static_cast<float>(state >> 8) / 16777216.f;
}

// ---- k-means --------------------------------------------------------------------------------------------------------

constexpr int POINTS = 200, CENTRES = 3, STEPS = 20;

// The nearest of the centres [k, 2] for each of the points [n, 2].
value nearest(const value &points, const value &centres)
{
    value away = expand(points, {1}) - expand(centres, {0}); // [n, k, 2]
    return argmin(sum(away * away, {2}), 1);
}
value move_centres(const value &points, const value &centres)
{
    value which = nearest(points, centres), one = fill_like(which, 1);
    value counts = convert(segment_sum(one, which, CENTRES), qn::f32);
    return segment_sum(points, which, CENTRES) / expand(maximum(counts, 1), {1});
}

// The same on the host.
void move_centres_on_host(const floats &points, double (&centres)[CENTRES][2])
{
    double sums[CENTRES][3] = {};
    for (std::size_t i = 0; i < points.size(); i += 2) {
        int best = 0;
        double least = INFINITY;
        for (int k = 0; k < CENTRES; k++)
            if (double d = std::hypot(points[i] - centres[k][0], points[i + 1] - centres[k][1]); d < least)
                least = d, best = k;
        sums[best][0] += points[i], sums[best][1] += points[i + 1], sums[best][2]++;
    }
    for (int k = 0; k < CENTRES; k++)
        for (int d = 0; d < 2; d++)
            centres[k][d] = sums[k][d] / std::fmax(sums[k][2], 1);
}

// ---- a transformer --------------------------------------------------------------------------------------------------

constexpr int WORDS = 7, WIDTH = 16, HEADS = 2, LENGTH = 12;

// Declares parameters as inputs of a graph, and keeps a list of them.
struct parameters {
    qn::graph &g;
    values list = {};
    value operator()(const char *name, const qn::dims &shape)
    {
        list.push_back(g.input<float>(name, shape));
        return list.back();
    }
};

// x: [LENGTH, WIDTH]
value block(parameters &p, const value &x)
{
    auto heads = [&](const value &v, const char *name) {
        return transpose(reshape_to(matmul(v, p(name, {WIDTH, WIDTH})), {-1, HEADS, WIDTH / HEADS}), {1, 0, 2});
    };
    value normal = layer_norm(x, p("scale1", {WIDTH}), {}, 1e-5);
    value query = heads(normal, "query"), key = heads(normal, "key"), of_key = heads(normal, "value");
    qn::attention_options causal;
    causal.causal = true;
    value seen = reshape_to(transpose(attention(query, key, of_key, causal), {1, 0, 2}), {-1, WIDTH});
    value y = x + matmul(seen, p("join", {WIDTH, WIDTH})).name("attended");
    value hidden = gelu(matmul(rms_norm(y, p("scale2", {WIDTH}), 1e-5), p("up", {WIDTH, 4 * WIDTH})));
    return y + matmul(hidden, p("down", {4 * WIDTH, WIDTH}));
}

// Scores of each word as the next one, after each place: [LENGTH, WORDS].
value scores(parameters &p, const value &words)
{
    value table = p("table", {WORDS, WIDTH}), x = take(table, words, 0) + p("places", {LENGTH, WIDTH});
    for (int i = 0; i < 2; i++) {
        qn::scope layer(p.g, "block" + std::to_string(i));
        x = block(p, x);
    }
    return matmul(x, matrix_transpose(table));
}

qn::graph training(const qn::context &quern)
{
    qn::graph g(quern, "train");
    parameters p{g};
    value words = g.input<int>("words", {LENGTH + 1});
    value next = one_hot(slice(words, {1}, {LENGTH + 1}), WORDS, qn::f32);
    value loss = cross_entropy(scores(p, slice(words, {0}, {LENGTH})), next);
    const qn::optimizer adam{QN_ADAM, 0.01};
    adam.update(loss, p.list, adam.inputs(p.list));
    g.output("loss", loss);
    return g;
}
qn::graph prediction(const qn::context &quern)
{
    qn::graph g(quern, "predict");
    parameters p{g};
    g.output("next", argmax(scores(p, g.input<int>("words", {LENGTH})), -1));
    return g;
}

// A text of two words in turn: what follows is the word before the last one.
std::vector<int> text_of(int first, int second)
{
    std::vector<int> words(LENGTH + 1);
    for (std::size_t i = 0; i < words.size(); i++)
        words[i] = i % 2 ? second : first;
    return words;
}

// How many of the words after the second one a function predicts.
int predicted(const qn::function &f, const qn::archive &weights, int seed)
{
    const auto text = text_of(seed % (WORDS - 1), seed % WORDS);
    const std::vector<int> words(text.begin(), text.end() - 1);
    std::vector<int> next(LENGTH);
    f(weights.load(f, {{"words", words}}, true), {next});
    int right = 0;
    for (std::size_t i = 1; i < LENGTH; i++)
        right += next[i] == text[i + 1];
    return right;
}

} // namespace

TEST(k_means)
{
    unsigned state = 1;
    floats points;
    for (int i = 0; i < POINTS; i++) {
        points.push_back(static_cast<float>(i % CENTRES) + next_number(state));
        points.push_back(static_cast<float>(i % CENTRES % 2) + next_number(state));
    }
    auto quern = open_compiler();
    qn::graph g(quern, "k_means");
    value p = g.input<float>("points", {POINTS, 2}), first = slice(p, {0, 0}, {CENTRES, 2});
    auto [step, centres] = qn::while_(
        {g.fill<int>({}, 0), first}, [](value i, value) { return i < STEPS; },
        [p](value i, value c) {
            return std::array{i + 1, move_centres(p, c)};
        });
    g.output("centres", centres);
    g.output("sizes", segment_sum(fill_like(nearest(p, centres), 1), nearest(p, centres), CENTRES));
    float got[CENTRES][2];
    int sizes[CENTRES];
    g.compile()({points}, {got, sizes});
    double want[CENTRES][2];
    for (int i = 0; i < 2 * CENTRES; i++)
        want[i / 2][i % 2] = points[static_cast<std::size_t>(i)];
    for (int i = 0; i < STEPS; i++)
        move_centres_on_host(points, want);
    int all = 0;
    for (int k = 0; k < CENTRES; k++) {
        CHECK(std::fabs(got[k][0] - want[k][0]) < 1e-4 && std::fabs(got[k][1] - want[k][1]) < 1e-4);
        CHECK(sizes[k] > 20);
        all += sizes[k];
    }
    CHECK(all == POINTS);
}

TEST(transformer)
{
    const std::string name = "/tmp/hpp_programs." + std::to_string(getpid());
    const std::string weight_file = name + ".safetensors", pack_file = name + ".qpack";
    {
        auto quern = open_compiler();
        auto train = training(quern).compile();
        // All inputs but the words are updated: the parameters and the state of Adam.
        std::vector<floats> memory;
        std::vector<qn::const_tensor> inputs;
        unsigned state = 2;
        std::size_t place = 0;
        for (std::size_t i = 0; i < train.input_count(); i++) {
            const qn_parameter in = train.input(i);
            const bool is_state = has(in.name, ".mean") || has(in.name, ".square") || has(in.name, "step");
            memory.emplace_back(qn::dims(in.dims).elements());
            for (float &x : memory.back())
                x = is_state ? 0 : has(in.name, "scale") ? 1 : 0.5f * next_number(state) - 0.25f;
            inputs.push_back(qn_tensor{memory.back().data(), in.dtype, in.dims});
            if (!std::strcmp(in.name, "words"))
                place = i;
        }
        float loss = 0, first_loss = 0;
        for (int i = 0; i < 200; i++) {
            auto words = text_of(i % (WORDS - 1), i % WORDS);
            inputs[place] = words;
            train(inputs, {loss});
            first_loss = i ? first_loss : loss;
        }
        CHECK(first_loss > 1.5f && loss < 0.5f * first_loss);
        qn::archive_save(weight_file.c_str(), train, inputs);
        const qn::bytes pack = prediction(quern).make_pack();
        std::ofstream(pack_file, std::ios::binary).write(pack.data(), static_cast<std::streamsize>(pack.size()));
    }
    // The server: it has no compiler, and reads both files.
    auto quern = open_evaluator();
    const qn::function predict = quern.load(pack_file.c_str());
    const auto weights = qn::archive_open(weight_file.c_str());
    CHECK(predict.stats().kind == QN_ENGINE_COMPILED);
    std::vector<std::thread> servers;
    std::vector<int> right(8);
    for (std::size_t i = 0; i < right.size(); i++)
        servers.emplace_back([&predict, &weights, &right, i] {
            for (int k = 0; k < 10; k++)
                right[i] += predicted(predict, weights, static_cast<int>(i) * 10 + k);
        });
    for (auto &server : servers)
        server.join();
    int all = 0, evaluated = 0;
    const qn::function slow = prediction(quern).compile();
    CHECK(slow.stats().kind == QN_ENGINE_EVALUATOR);
    for (int k = 0; k < 80; k++)
        evaluated += predicted(slow, weights, k);
    for (int count : right)
        all += count;
    CHECK(all == evaluated && all > 80 * (LENGTH - 1) * 9 / 10);
    CHECK(!std::remove(weight_file.c_str()) && !std::remove(pack_file.c_str()));
}
