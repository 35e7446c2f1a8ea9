// Shared by the tests of quern.hpp.
#ifndef HPP_HPP
#define HPP_HPP

#include <cstring>
#include <string>

#include "quern/jit.h"
#include "quern/quern.hpp"
#include "unit.h"

// Whether `text` has `part`.
[[maybe_unused]] static bool has(const std::string &text, const char *part)
{
    return text.find(part) != std::string::npos;
}

// The StableHLO text of a C graph, or its error. Frees the graph.
[[maybe_unused]] static std::string printed(qn_graph *graph)
{
    char *text = nullptr;
    qn_status failure = qn_graph_status(graph);
    failure = failure ? failure : qn_graph_print(graph, &text);
    std::string out = failure ? std::string("error: ") + qn_status_message(failure) : text;
    qn_status_free(failure);
    qn_free(text);
    qn_graph_free(graph);
    return out;
}

#define CHECK_TEXT(got, want) check_text(__FILE__, __LINE__, #got, got, want)
[[maybe_unused]] static void check_text(const char *file, int line, const char *what, const std::string &got,
                                        const std::string &want)
{
    if (got != want)
        unit_fail(file, line, "%s is \"%s\", not \"%s\"", what, got.c_str(), want.c_str());
}

#if QUERN_THROWS
// Checks that an expression throws a qn::error with this code and text.
#define CHECK_THROWS(expression, code, text)                                                                           \
    check_throws(                                                                                                      \
        __FILE__, __LINE__, #expression, [&] { (void)(expression); }, code, text)
template <typename F>
void check_throws(const char *file, int line, const char *what, const F &f, qn_code code, const char *text)
{
    try {
        f();
        unit_fail(file, line, "%s throws nothing", what);
    } catch (const qn::error &thrown) {
        if (thrown.code() != code || !has(thrown.what(), text))
            unit_fail(file, line, "%s throws code %d, \"%s\"", what, thrown.code(), thrown.what());
    }
}

// A context without a cache and a compiler process.
[[maybe_unused]] static qn::context open_evaluator()
{
    qn::options options;
    options.cache = "off";
    options.jit = "";
    return qn::open(options);
}
[[maybe_unused]] static qn::context open_compiler()
{
    qn::options options;
    options.cache = "off";
    options.compiler = qn_jit_compiler();
    options.threads = 2;
    return qn::open(options);
}
#endif

#endif
