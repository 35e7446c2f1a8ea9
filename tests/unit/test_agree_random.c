/* Compiles and evaluates random graphs (random_graph.h), and compares the results. Each graph depends only on its seed.
 * The test prints each graph whose results differ. The command
 *
 *     QUERN_RANDOM_SEED=1000 QUERN_RANDOM_COUNT=5000 build/tests/test_agree_random
 *
 * makes each test use 5000 seeds, starting at 1000. */
#include "random_graph.h"

static bool random_case(uint64_t seed, const uint32_t *what)
{
    random_graph(seed, what);
    bool agreed = agree_seeded(__FILE__, __LINE__, seed % 3 ? VALUES_USUAL : VALUES_SPECIAL, seed);
    done();
    return agreed;
}

static void random_cases(uint64_t count, const uint32_t *what)
{
    uint64_t first = number_from("QUERN_RANDOM_SEED", 1);
    count = number_from("QUERN_RANDOM_COUNT", count);
    for (uint64_t seed = first; seed < first + count && unit_failures < MAX_REPORTS; seed++)
        random_case(seed, what);
}

TEST(movement)
{
    static const weights what = {[ELEMENTWISE_OP] = 10, [MOVEMENT] = 80, [SOURCE] = 7, [REDUCTION] = 3};
    random_cases(80, what);
}

TEST(arithmetic)
{
    static const weights what = {[ELEMENTWISE_OP] = 80, [MOVEMENT] = 10, [SOURCE] = 10};
    random_cases(40, what);
}

TEST(reductions)
{
    static const weights what = {
        [ELEMENTWISE_OP] = 25, [MOVEMENT] = 20, [SOURCE] = 5, [REDUCTION] = 30, [PRODUCT] = 10, [PATTERN] = 10};
    random_cases(80, what);
}

TEST(control)
{
    static const weights what = {
        [ELEMENTWISE_OP] = 25, [MOVEMENT] = 20, [SOURCE] = 5, [REDUCTION] = 5, [LOOP] = 20, [BRANCH] = 20};
    random_cases(80, what);
}

TEST(calls)
{
    static const weights what = {
        [ELEMENTWISE_OP] = 25, [MOVEMENT] = 20, [SOURCE] = 5, [REDUCTION] = 5, [LOOP] = 8, [BRANCH] = 7, [CALL] = 30};
    random_cases(80, what);
}

/* The graphs have reductions and branches, so branches capture values that reductions use. */
TEST(reductions_and_branches)
{
    static const weights what = {
        [ELEMENTWISE_OP] = 25, [MOVEMENT] = 30, [REDUCTION] = 20, [BRANCH] = 20, [PATTERN] = 5};
    random_cases(80, what);
}

TEST(everything)
{
    static const weights what = {[ELEMENTWISE_OP] = 35, [MOVEMENT] = 25, [SOURCE] = 6, [REDUCTION] = 12,
                                 [PRODUCT] = 8,         [LOOP] = 5,      [BRANCH] = 5, [PATTERN] = 4};
    random_cases(80, what);
}

TEST(indexed)
{
    static const weights what = {[ELEMENTWISE_OP] = 25, [MOVEMENT] = 15, [SOURCE] = 5, [REDUCTION] = 5, [LOOP] = 3,
                                 [BRANCH] = 2,          [INDEXED] = 45};
    random_cases(80, what);
}

TEST(ordered)
{
    static const weights what = {[ELEMENTWISE_OP] = 25, [MOVEMENT] = 20, [SOURCE] = 5, [REDUCTION] = 5, [LOOP] = 3,
                                 [BRANCH] = 2,          [ORDERED] = 40};
    random_cases(80, what);
}

TEST(convolved)
{
    static const weights what = {[ELEMENTWISE_OP] = 30, [MOVEMENT] = 30, [SOURCE] = 5,    [REDUCTION] = 8, [LOOP] = 2,
                                 [BRANCH] = 2,          [PRODUCT] = 3,   [CONVOLVED] = 20};
    random_cases(80, what);
}
